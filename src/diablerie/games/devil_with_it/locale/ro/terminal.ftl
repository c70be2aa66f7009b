### The Devil With It in the terminal: the table as a picture of letters, and questions.

## The table

screen-oven =
    { $count ->
        [one] Runda { $round }, { $count } cărbune în cuptor
        [few] Runda { $round }, { $count } cărbuni în cuptor
       *[other] Runda { $round }, { $count } de cărbuni în cuptor
    }
screen-hidden = ? jetoane
screen-pawn = pion { $stand }
screen-beyond = peste { $space }
screen-bet = pariu { $stake }
screen-coal = cărbuni { $coal } = { $total }
screen-turned =
    { $you ->
        [yes] Ai întors { $coal } = { $total }
       *[no] { $who } a întors { $coal } = { $total }
    }

## Questions

screen-ask_bet = Pariul tău (un multiplu de 10, de la { $low } la { $high })?
screen-ask_coal = Întoarce un cărbune (Enter sau un loc)?
screen-ask_more = Ai { $total }. Te oprești (s) sau încă unul (Enter sau un loc)?

## What was typed

screen-no_amount = { $typed } nu e o sumă. Scrie un număr.
screen-no_place = { $typed } nu e un loc din cuptor. Scrie numărul lui sau s ca să te oprești.
