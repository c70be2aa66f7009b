game-pig = Pig
game-pig-pitch = Lance autant que tu l’oses : un 1 fait perdre tout ce que le tour a rapporté.
rules-pig = À son tour, on lance le dé autant de fois qu’on veut et on additionne les points. Un 1 met fin au tour, et tout ce qu’il a rapporté est perdu. Qui s’arrête garde ses points et passe le dé. Qui atteint 100 points en premier gagne.
option-pig-goal = But
option-pig-goal-meaning = Qui atteint ce nombre de points gagne.
bot-easy-pig = N’ose jamais longtemps.
bot-normal-pig = S’arrête un peu trop tôt.
bot-hard-pig = S’arrête à 20.
bot-devil-pig = Regarde où en est chacun avant chaque lancer.
choice-roll = lancer
choice-hold = s’arrêter
event-pig-start = { $you ->
    [yes] Tu commences.
   *[no] { $who } commence.
    }
event-pig-die = { $you ->
    [yes] Tu fais { $die } et tu as { $points }.
   *[no] { $who } fait { $die } et a { $points }.
    }
event-pig-lost = { $you ->
    [yes] Tu fais 1 et tu ne gagnes rien.
   *[no] { $who } fait 1 et ne gagne rien.
    }
event-pig-hold = { $you ->
    [yes] Tu gardes { $points } et tu as maintenant { $total }.
   *[no] { $who } garde { $points } et a maintenant { $total }.
    }
event-pig-end = { $you ->
    [yes] Tu gagnes avec { $total } !
   *[no] { $who } gagne avec { $total } !
    }
pig-table = { $goal } points pour gagner
pig-ask_first = Appuie sur Entrée pour lancer.
pig-ask = { $points } jusqu’ici. Lancer (Entrée) ou s’arrêter (h) ?
pig-no_answer = { $typed } ne veut rien dire ici. Entrée lance le dé, h s’arrête.
refusal-pig_roll_first = Il n’y a encore rien à garder. Lance d’abord.
