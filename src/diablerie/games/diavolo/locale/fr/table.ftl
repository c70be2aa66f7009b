## Diavolo in the browser; $devil is black, white, red or grey

dv-tumbling = Les dés roulent.
dv-dice = Noir { $black }, blanc { $white }, rouge { $red }.
dv-table = { $order }. { $dice }
dv-score = Rubis : { $parts }.
dv-hand =
    { $devil ->
        [black] Tu as attrapé le noir.
        [white] Tu as attrapé le blanc.
        [red] Tu as attrapé le rouge.
       *[grey] Tu as attrapé le gris.
    }
dv-hand-empty = Ta main est vide.
dv-name = { $name }
dv-time = { $reaction } ms
dv-round = Tour { $round }
dv-round-of = Tour { $round } sur { $limit }
dv-throws = { $who } lance les dés
dv-throws-next = Prochain lancer : { $who }.

## What is right

dv-right =
    { $devil ->
        [black] Noir !
        [white] Blanc !
        [red] Rouge !
       *[grey] Gris !
    }
dv-tie = { $order } : égalité
dv-unit-largest_sum = Sommes
dv-unit-smallest_sum = Sommes
dv-unit-largest_difference = Écarts
dv-unit-most_odd = Dés impairs
dv-unit-highest_value = Dés les plus forts
dv-unit-position = Distances au dé Diavolo

## Hands

dv-hands = Qui a attrapé quoi
dv-looking = regarde…
dv-answered = répondu
dv-grabbed = attrapé
dv-level = à égalité
dv-outcome-right = juste
dv-outcome-grey = gris !
dv-outcome-wrong = faux
dv-outcome-late = trop tard
dv-outcome-early = trop tôt
dv-outcome-nothing = rien
dv-outcome-out = hors jeu

## Devils to grab

dv-devils = Diablotins à attraper
dv-left =
    { $count ->
        [0] plus aucun
       *[other] il en reste { $count }
    }
dv-take-back = Reprendre ma réponse

## What is awaited

dv-prompt-ready = Doigts prêts…
dv-prompt-watch = { $order } : tout le monde attrape !
dv-prompt-grab = { $order } : attrape !
dv-prompt-answer = { $order } : quel diablotin est-ce ?
dv-prompt-grabbed =
    { $devil ->
        [black] Tu as le noir. Était-ce le bon ?
        [white] Tu as le blanc. Était-ce le bon ?
        [red] Tu as le rouge. Était-ce le bon ?
       *[grey] Tu as le gris. Était-ce le bon ?
    }
dv-prompt-answered =
    { $devil ->
        [black] Ta réponse : noir. Touche un autre diablotin pour changer.
        [white] Ta réponse : blanc. Touche un autre diablotin pour changer.
        [red] Ta réponse : rouge. Touche un autre diablotin pour changer.
       *[grey] Ta réponse : gris. Touche un autre diablotin pour changer.
    }
dv-prompt-early = Plus rapide que l’œil : faux départ. La prochaine fois, regarde d’abord.
dv-prompt-lot = Aussi rapides l’un que l’autre : le sort décide.
dv-mine-right = Juste ! Tes rubis sont à l’abri.
dv-mine-grey =
    { $change ->
        [0] Juste, c’était le gris ! Tu as déjà tes cinq rubis.
       *[other] Juste, c’était le gris ! Un rubis pour toi.
    }
dv-mine-wrong =
    { $left ->
        [0] Mauvais diablotin, et ton dernier rubis. Te voilà hors jeu.
       *[other] Mauvais diablotin : cela coûte un rubis.
    }
dv-mine-late =
    { $left ->
        [0] Juste, mais trop tard, et ton dernier rubis s’envole. Te voilà hors jeu.
       *[other] Juste, mais d’autres ont été plus rapides : cela coûte un rubis.
    }
dv-mine-early =
    { $left ->
        [0] Faux départ, et ton dernier rubis. Te voilà hors jeu.
       *[other] Faux départ : cela coûte un rubis.
    }
dv-mine-nothing =
    { $left ->
        [0] Aucun diablotin, et ton dernier rubis s’envole. Te voilà hors jeu.
       *[other] Aucun diablotin en main : cela coûte un rubis.
    }
dv-mine-out = Tu n’as plus de rubis. Installe-toi et regarde.

## Said where it first appears

dv-grey-is = Le gris est juste quand deux couleurs sont à égalité ; qui l’a alors gagne un rubis.

## Typed commands

command-diavolo-table = dés
dv-command-grab = attraper { $devil }
dv-ends = Les autres décident de la fin ; { $limit } s au plus
dv-ends-never = Les autres décident de la fin
award-dv-quick = La main la plus rapide
award-dv-quick-why = juste après { $count } ms
award-dv-cold = La main la plus froide
award-dv-cold-why =
    { $count ->
        [one] { $count } bonne prise
       *[other] { $count } bonnes prises
    }
award-dv-burnt = Les doigts les plus brûlés
award-dv-burnt-why =
    { $count ->
        [one] { $count } mauvaise prise
       *[other] { $count } mauvaises prises
    }
