game-pig = Pig
game-pig-pitch = Lancez autant que vous l’osez : un 1 fait perdre tout ce que le tour a rapporté.
option-pig-goal = But
option-pig-goal-meaning = Qui atteint ce nombre de points gagne.
bot-easy-pig = N’ose jamais longtemps.
bot-normal-pig = S’arrête un peu trop tôt.
bot-hard-pig = S’arrête à 20.
bot-devil-pig = Regarde où en est chacun avant chaque lancer.
choice-roll = lancer
choice-hold = s’arrêter
event-pig-start = { $you ->
    [yes] Vous commencez.
   *[no] { $who } commence.
    }
event-pig-die = { $you ->
    [yes] Vous faites { $die } et avez { $points }.
   *[no] { $who } fait { $die } et a { $points }.
    }
event-pig-lost = { $you ->
    [yes] Vous faites 1 et ne gagnez rien.
   *[no] { $who } fait 1 et ne gagne rien.
    }
event-pig-hold = { $you ->
    [yes] Vous gardez { $points } et avez maintenant { $total }.
   *[no] { $who } garde { $points } et a maintenant { $total }.
    }
event-pig-end = { $you ->
    [yes] Vous gagnez avec { $total } !
   *[no] { $who } gagne avec { $total } !
    }
pig-table = { $goal } points pour gagner
pig-ask_first = Appuyez sur Entrée pour lancer.
pig-ask = { $points } jusqu’ici. Lancer (Entrée) ou s’arrêter (h) ?
pig-no_answer = { $typed } ne veut rien dire ici. Entrée lance le dé, h s’arrête.
pig-roll_first = Il n’y a encore rien à garder. Lancez d’abord.
