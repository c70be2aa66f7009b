### Little Devils: what it is called, what can be chosen, and what happens at the table, in sentences.

## The game

game-little_devils = Little Devils
game-little_devils-pitch = Pas de couleurs, juste plus haut ou plus bas, et personne ne veut des plis.
game-little_devils-goal =
    { $goal ->
        [one] { $goal } diablotin met fin à la partie ; qui en a le moins gagne.
       *[other] { $goal } diablotins mettent fin à la partie ; qui en a le moins gagne.
    }

## What is counted

count-devils =
    { $count ->
        [one] { $count } diablotin
       *[other] { $count } diablotins
    }
count-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }

## The trick

trick-new = Un nouveau pli
trick-open = Entame de { $lead } ; en haut ou en bas, rien n’est dit
trick-up = Vers le haut : joue au-dessus de { $lead }
trick-down = Vers le bas : joue au-dessous de { $lead }
takes_for-highest = la carte la plus haute le ramasse
takes_for-lowest = la carte la plus basse le ramasse
takes_for-lowest_astray = la plus basse de celles qui n’ont pas pu suivre le ramasse
takes_for-highest_astray = la plus haute de celles qui n’ont pas pu suivre le ramasse

## How its bots play

bot-easy-little_devils = Joue ce qui lui tombe sous la main et s’étonne du pli.
bot-normal-little_devils = Joue par vieille habitude, et parfois sur un coup de tête.
bot-hard-little_devils = Retient chaque carte et pense à la suite.
bot-devil-little_devils = A joué ta main dans sa tête avant toi.

## Options

option-little_devils-goal = But
option-little_devils-goal-meaning = Qui a autant de diablotins met fin à la partie.
option-little_devils-open_tricks = Plis visibles
option-little_devils-open_tricks-meaning = Quels plis on peut revoir.
option-little_devils-open_tricks-none = aucun
option-little_devils-open_tricks-last = le dernier
option-little_devils-open_tricks-all = tous

## What happens

event-little_devils-deal =
    { $you ->
        [yes] Tour { $round }. Tu distribues.
       *[no] Tour { $round }. { $who } distribue.
    }
event-little_devils-lead =
    { $you ->
        [yes] À toi d’entamer.
       *[no] { $who } entame.
    }
event-little_devils-play =
    { $you ->
        [yes] Tu joues
       *[no] { $who } joue
    } le { $card }{ $devils ->
        [0] .
        [one] , avec { $devils } diablotin.
       *[other] , avec { $devils } diablotins.
    }
event-little_devils-trick =
    { $you ->
        [yes] Tu ramasses
       *[no] { $who } ramasse
    } le pli avec le { $card }{ $devils ->
        [0] , et pas un diablotin dedans.
        [one] , et { $devils } diablotin dedans.
       *[other] , et { $devils } diablotins dedans.
    }
event-little_devils-trick_hidden =
    { $you ->
        [yes] Tu ramasses
       *[no] { $who } ramasse
    } le pli avec le { $card }.
event-little_devils-round = Diablotins après le tour { $round } : { $totals }.
event-little_devils-end =
    { $count ->
        [one] Le moins de diablotins gagne : { $winners }.
       *[other] Le moins de diablotins gagne, à égalité : { $winners }.
    }

## What would be allowed

allowed-cards = Tu peux jouer : { $cards }.
allowed-cards_above = Au-dessus de { $lead }, tu as : { $cards }.
allowed-cards_below = Au-dessous de { $lead }, tu as : { $cards }.

## Why something is refused

impossible-deal = Ces cartes ne peuvent pas être distribuées maintenant : neuf du paquet pour chacun, aucune deux fois.

## Ce qu’on peut faire

choice-play = jouer le { $card }

## Chiffres ; d’une valeur et de la même en pour cent, chaque texte prend ce qui lui convient

figure-devils = diablotins à prévoir { $value }
figure-takes = ramasse le pli { $percent }
