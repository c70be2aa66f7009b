### The Devil With It: what it is called, what can be chosen, and what happens at the table, in sentences.

## The game

game-devil_with_it = Enfer et contre tous
game-devil_with_it-pitch = Parie en secret sur le charbon qui sortira du feu, puis plonge la main dedans.
game-devil_with_it-goal =
    { $goal ->
        [one] { $goal } point en jetons met fin à la partie ; le plus riche gagne.
       *[other] { $goal } points en jetons mettent fin à la partie ; le plus riche gagne.
    }

## What is counted

count-chips =
    { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    }

## What lies in the oven

coal-devil = diable
pact = pacte

## How its bots play

bot-easy-devil_with_it = Mises rondes, grands yeux, et un charbon de trop.
bot-normal-devil_with_it = S’arrête quand il y a de quoi souper.
bot-hard-devil_with_it = Compte le charbon et parie la tête froide.
bot-devil-devil_with_it = Compte charbon et jetons, et retient comment tu paries.

## Options

option-devil_with_it-goal = But
option-devil_with_it-goal-meaning = Qui possède autant en jetons met fin à la partie.
option-devil_with_it-mouth = Porte du four
option-devil_with_it-mouth-meaning = Quand le charbon restant tient dans la porte, on remplit le four à nouveau.
option-devil_with_it-minimum_bet = Mise minimale
option-devil_with_it-minimum_bet-meaning = Avec 0, la main peut rester vide.
option-devil_with_it-track = Cases chiffrées
option-devil_with_it-track-meaning = Les nombres sur lesquels se placent les pions.
option-devil_with_it-open_totals = Jetons visibles
option-devil_with_it-open_totals-meaning = Tous les jetons sont à la vue de tous, plus besoin de mémoire.

## What happens

event-devil_with_it-start =
    { $you ->
        [yes] Le sort te désigne : tu commences.
       *[no] Le sort désigne { $who } pour commencer.
    }
event-devil_with_it-lay = Les 48 charbons sont dans le four, face cachée.
event-devil_with_it-bet =
    { $you ->
        [yes] Tu as parié.
       *[no] { $who } a parié.
    }
event-devil_with_it-fists = Les mains s’ouvrent : { $stakes }.
event-devil_with_it-reveal =
    { $you ->
        [yes] Tu tends la main vers le { $place }.
       *[no] { $who } tend la main vers le { $place }.
    }
event-devil_with_it-coal =
    { $you ->
        [yes] Tu retournes { $value } et tu as { $total }.
       *[no] { $who } retourne { $value } et a { $total }.
    }
event-devil_with_it-burnt =
    { $you ->
        [yes] Un diable ! Tu te brûles les doigts.
       *[no] Un diable ! { $who } se brûle les doigts.
    }
event-devil_with_it-smoke = { $lost } partent en fumée.
event-devil_with_it-pact_pays = Le pacte rapporte { $amount } à { $names }.
event-devil_with_it-stop =
    { $you ->
        [yes] Tu t’arrêtes à { $total }.
       *[no] { $who } s’arrête à { $total }.
    }
event-devil_with_it-best =
    { $amount ->
        [0] Tour { $round } : tout le monde s’est brûlé, aucun charbon n’est sorti du feu.
       *[other] Le total de charbon le plus élevé du tour { $round } est { $amount }.
    }
event-devil_with_it-payout =
    { $you ->
        [yes] Toi : { $parts }.
       *[no] { $who } : { $parts }.
    }
event-devil_with_it-pacts = Un pacte avec le diable : { $names }.
event-devil_with_it-chips = Jetons : { $totals }.
event-devil_with_it-end =
    { $count ->
        [one] La plus grosse fortune gagne : { $winners }.
       *[other] La plus grosse fortune gagne, à égalité : { $winners }.
    }
payout-bet_lost = pari de { $stake } perdu (−{ $chips })
payout-bet_won = pari de { $stake } gagné (+{ $chips })
payout-bet_doubled = plus haut pari, { $stake }, gagné double (+{ $chips })
payout-amount_bonus = total de charbon le plus élevé +{ $chips }
payout-pieces_bonus = le plus de charbons +{ $chips }
payout-pact_received = pacte +{ $chips }
payout-nothing = rien

## What would be allowed

allowed-bet = Tu peux miser de { $low } à { $high }, par dizaines.

## Why something is refused

impossible-coal = Il ne reste pas de tel charbon dans le four.

## Ce qu’on peut faire

choice-bet = parier { $amount }
choice-reveal = encore un charbon
choice-stop = s’arrêter

## Chiffres ; d’une valeur et de la même en pour cent, chaque texte prend ce qui lui convient

figure-gain = jetons ce tour-ci { $value }
figure-bet_wins = pari gagnant { $percent }
figure-devil_chance = diable au prochain charbon { $percent }
