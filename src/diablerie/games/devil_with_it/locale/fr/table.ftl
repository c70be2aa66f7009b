### The Devil With It at the table in the browser.

## Questions and answers

dwi-prompt-bet = Ton pari ? Jusqu’à { $high }.
dwi-prompt-reach = La main au feu : retourne un charbon.
dwi-prompt-more = { $sum } pour l’instant. Tu t’arrêtes, ou tu y retournes ?
dwi-hold-nothing = Tu regardes, les mains vides.
dwi-hold-chips =
    { $chips ->
        [one] Tu as { $chips } en jetons.
       *[other] Tu as { $chips } en jetons.
    }
dwi-hold-stake = Tu as { $chips } en jetons, dont { $stake } de mise.
dwi-lies =
    { $count ->
        [one] { $count } charbon est face cachée.
       *[other] { $count } charbons sont face cachée.
    }
dwi-lies-turn =
    { $who } est devant le four avec { $sum }, et { $count ->
        [one] { $count } charbon est face cachée.
       *[other] { $count } charbons sont face cachée.
    } Le meilleur total de charbon est { $best }.
dwi-name = { $name }
dwi-somewhere = { $name } { $spot }
dwi-spot-first = sur 0 à { $high }
dwi-spot-on = sur { $here }
dwi-spot-between = entre { $here } et { $next }
dwi-spot-beyond = au-delà de { $here }
dwi-hidden = jetons cachés
dwi-starts = commence

## The oven

dwi-oven =
    { $count ->
        [one] Le four, { $count } charbon face cachée
       *[other] Le four, { $count } charbons face cachée
    }
dwi-coal-down = Charbon, rangée { $row }, colonne { $column }
dwi-coal-up = { $value }, retourné
dwi-choose = Choisis un charbon dans le four, ou laisse faire la chance.
dwi-any = N’importe lequel
dwi-stop = S’arrêter à { $sum }
dwi-stop-yet = S’arrêter
dwi-track = Piste d’argent : { $pawns }
dwi-track-goal = but { $goal }

## Around the oven

dwi-stake = mise { $stake }
dwi-hand-thinking = réfléchit encore
dwi-hand-closed = a parié
dwi-hand-open = a parié
dwi-hand-none = sans pari
dwi-at-oven = devant le four avec { $sum }
dwi-burnt = brûlé
dwi-no-turn = pas joué
dwi-coal-front =
    { $count ->
        [one] charbon { $amount }, { $count } pièce
       *[other] charbon { $amount }, { $count } pièces
    }

## My bet and what is mine

dwi-amount = Ton pari, jusqu’à { $high }
dwi-bet = Parier { $amount }
dwi-less = 10 de moins
dwi-more = 10 de plus
dwi-add = Ajouter { $value }
dwi-lowest = Mini
dwi-all = Tout
dwi-secret = { $stake } dans ton poing. Personne ne le voit avant que tous s’ouvrent.
dwi-take-back = Reprendre
dwi-no-chips = Pas de jetons, pas de pari. Mais tu as un pacte : chaque diable qui mord les autres te rapporte 50.
dwi-chips = tes jetons
dwi-staked = ta mise
dwi-my-coal = ton charbon
dwi-best = le meilleur

## The payout of a round

dwi-payout = Tour { $round }
dwi-payout-again = Gains du tour { $round }
dwi-held-against = Le meilleur total est { $amount } : les paris jusque-là gagnent.
dwi-all-burnt = Tous brûlés : pas de charbon, et tous les paris sont perdus.
dwi-pact-paid = payé aux pactes −{ $chips }
dwi-close = Fermer

## Odds

dwi-odds = Chances
dwi-odds-devil = Risque de diable : { $chance } ; il en reste { $count }
dwi-left =
    { $count ->
        [one] { $count } charbon dans le four ; rempli de nouveau à { $mouth } ou moins
       *[other] { $count } charbons dans le four ; rempli de nouveau à { $mouth } ou moins
    }

## Said where it first appears

dwi-pact-is = Le pacte est pour qui est dernier : chaque diable qui mord les autres lui rapporte 50.

## Typed commands

command-devil_with_it-table = four
dwi-command-reach = plonger la main
award-dwi-burnt = Le plus brûlé
award-dwi-burnt-why =
    { $count ->
        [one] { $count } diable dans le charbon
       *[other] { $count } diables dans le charbon
    }
award-dwi-cold = La main la plus froide
award-dwi-cold-why =
    { $count ->
        [one] { $count } tour sans se brûler
       *[other] { $count } tours sans se brûler
    }
award-dwi-bold = Le pari le plus osé
award-dwi-bold-why = { $count } misés, et gagnés
