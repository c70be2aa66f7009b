### The Devil With It in the terminal: the table as a picture of letters, and questions.

## The table

screen-oven =
    { $count ->
        [one] Tour { $round }, { $count } charbon dans le four
       *[other] Tour { $round }, { $count } charbons dans le four
    }
screen-hidden = ? jetons
screen-pawn = pion { $stand }
screen-beyond = après { $space }
screen-bet = mise { $stake }
screen-coal = charbon { $coal } = { $total }
screen-turned =
    { $you ->
        [yes] Tu as retourné { $coal } = { $total }
       *[no] { $who } a retourné { $coal } = { $total }
    }

## Questions

screen-ask_bet = Ta mise (un multiple de 10, de { $low } à { $high }) ?
screen-ask_coal = Retourne un charbon (Entrée, ou une place) ?
screen-ask_more = Tu as { $total }. T’arrêter (s), ou encore un (Entrée, ou une place) ?

## What was typed

screen-no_amount = { $typed } n’est pas une somme. Tape un nombre.
screen-no_place = { $typed } n’est pas une place dans le four. Tape son numéro, ou s pour t’arrêter.
