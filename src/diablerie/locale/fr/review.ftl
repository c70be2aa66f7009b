### Un regard en arrière sur une partie : comment chacun a joué, et où elle a basculé.

review-begins = Un regard en arrière …
review-making = Un regard en arrière : { $done } décisions sur { $of }
review-leave = Cela prend un moment. Tu peux partir : cela continue sans toi, et tu le retrouveras ici.
review-ready = L’analyse est prête.
review-again = Réessayer
review-intro = Le bot le plus fort juge ce qu’on pouvait voir à chaque décision. La chance n’est pas un mérite, ni la malchance une faute.
review-accuracy = Précision
review-accuracy-of = { $name } : précision { $accuracy } sur 100
review-nothing-of = { $name } n’avait rien à décider
review-marks =
    { $mark ->
        [inaccuracy] { $count ->
            [one] { $count } imprécision
           *[other] { $count } imprécisions
        }
        [mistake] { $count ->
            [one] { $count } erreur
           *[other] { $count } erreurs
        }
       *[blunder] { $count ->
            [one] { $count } gaffe
           *[other] { $count } gaffes
        }
    }
review-flawless = sans faute
review-chances = Chances de gagner
review-chart = Chances de gagner au fil de la partie. { $parts }.
review-ends = { $name } : de { $from } à { $to }, au plus { $most }
review-points = Tournants
review-points-of = Tournants de { $name }
review-points-none = Rien n’a été gâché. Diablement bien !
review-everybody = Montrer tout le monde
review-point = Tour { $round }, { $name }
review-lost = { $percent } perdus
review-instead = { $played } ; mieux : { $better }
review-best = Le meilleur choix
review-good = Bien ; un peu mieux : { $choice }
review-better = { $mark } ; mieux : { $choice }
review-undecided = Ici, il n’y avait rien à choisir.
review-previous = Tournant précédent
review-next = Tournant suivant
review-equal = Aussi bon que le meilleur choix
review-before = Montrer la position d’avant
review-after = Montrer ce que cela a donné
