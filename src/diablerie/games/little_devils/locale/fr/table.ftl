### Little Devils in the browser.

## The trick

ld-above = Au-dessus de { $lead }
ld-below = Au-dessous de { $lead }
ld-either = { $lead } : en haut ou en bas ?
ld-either-why = La deuxième carte décide du sens.
ld-lead = entame
ld-astray = ne peut pas
ld-takes =
    { $you ->
        [yes] Il est pour toi
       *[no] { $who } le ramasse
    }
ld-taken =
    { $you ->
        [yes] Tu ramasses le pli.
       *[no] { $who } ramasse le pli.
    }
ld-taking =
    { $you ->
        [yes] Pour l’instant toi : { $reason }.
       *[no] Pour l’instant { $who } : { $reason }.
    }
ld-turned =
    { $you ->
        [yes] Tu ne peux pas suivre, et le pli se retourne contre toi.
       *[no] { $who } ne peut pas suivre, et le pli se retourne.
    }

## What I may do

ld-prompt-lead = Entame avec ce que tu veux.
ld-prompt-lead-no_five = Entame, mais sans cinq diablotins.
ld-prompt-above = Joue au-dessus de { $lead }.
ld-prompt-below = Joue au-dessous de { $lead }.
ld-prompt-nothing_above = Rien au-dessus de { $lead } : joue au-dessous.
ld-prompt-nothing_below = Rien au-dessous de { $lead } : joue au-dessus.
ld-prompt-either = Au-dessus ou au-dessous de { $lead } : à toi.

## Hand, last trick and score sheet

ld-hand = Ta main
ld-hand-is = Ta main : { $cards }.
ld-hand-none = Ta main est vide.
ld-card =
    { $devils ->
        [0] { $card }
        [one] { $card } avec { $devils } diablotin
       *[other] { $card } avec { $devils } diablotins
    }
ld-name = { $name }
ld-table-empty =
    { $you ->
        [yes] Aucune carte sur la table. À toi d’entamer.
       *[no] Aucune carte sur la table. { $who } entame.
    }
ld-table-lead = Sur la table : { $cards }. { $way }
ld-table-is = Sur la table : { $cards }. { $way }. { $taker }
ld-last-trick = Dernier pli
ld-open-tricks = Plis
ld-cost =
    { $count ->
        [0] Pas un diablotin dedans.
        [one] Il coûte { $count } diablotin.
       *[other] Il coûte { $count } diablotins.
    }
ld-sheet = Feuille de marque
ld-scores = Scores
ld-round = Tour
ld-now = en cours
ld-together = Total
ld-total = total { $total }
ld-this-round = tour +{ $count }
ld-round-over = Fin du tour { $round }
ld-final = Score final
ld-score-is =
    { $goal ->
        [one] Diablotins : { $totals }. À { $goal }, la partie finit.
       *[other] Diablotins : { $totals }. À { $goal }, la partie finit.
    }

## Said where it first appears

ld-trick-is = Un pli : tout le monde joue une carte, et quelqu’un les prend toutes, avec leurs diablotins.

## Typed commands

command-little_devils-table = pli
ld-sheet-near =
    { $count ->
        [one] { $names } est le plus près de la fin : { $total } sur { $goal }.
       *[other] { $names } sont les plus près de la fin : { $total } sur { $goal }.
    }
ld-sheet-ended =
    { $count ->
        [one] { $names } a atteint { $goal }, et c’est la fin.
       *[other] { $names } ont atteint { $goal }, et c’est la fin.
    }
ld-sheet-clean = pas un seul diablotin
award-ld-fattest = Le pli le plus gras
award-ld-fattest-why = { $count } diablotins d’un coup
award-ld-slippery = La main la plus glissante
award-ld-slippery-why =
    { $count ->
        [one] { $count } pli seulement
       *[other] { $count } plis seulement
    }
award-ld-clean = La main la plus froide
award-ld-clean-why =
    { $count ->
        [one] { $count } manche sans diablotin
       *[other] { $count } manches sans diablotin
    }
