# Ce qu’on voit d’un lien avant de l’ouvrir : un titre et, dessous, une description.
link-house = Des jeux de table venus de l’enfer, dans le navigateur : { $games }. Seul ou entre amis, sans compte.
link-rules = Les règles de { $game }
link-learn = { $game } en deux minutes
link-table = { $known ->
    [yes] { $host } t’invite à jouer à { $game }
   *[no] Tu es invité à jouer à { $game }
}
link-free = { $free ->
    [0] Toutes les places sont prises ; viens regarder. { $pitch }
    [one] Une place est libre. { $pitch }
   *[other] { $free } places sont libres. { $pitch }
}
link-watch = { $known ->
    [yes] { $game } avec { $host }
   *[no] Une partie de { $game }
}
link-playing = La partie est en cours : viens regarder. { $pitch }
link-finished = La partie est finie : regarde comment elle s’est passée. { $pitch }
link-replay = { $known ->
    [yes] { $game } : une partie de { $host }
   *[no] Une partie de { $game }
}
link-replay-meaning = Toute la partie de { $game }, pas à pas et par les yeux de chacun.
link-moment = { $known ->
    [yes] { $game } : un moment d’une partie de { $host }
   *[no] Un moment d’une partie de { $game }
}
link-moment-meaning = Qu’aurais-tu fait ? Regarde ce moment de { $game }, et ce qui s’ensuivit.
