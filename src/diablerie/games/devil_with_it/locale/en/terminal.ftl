### The Devil With It in the terminal: the table as a picture of letters, and questions.

## The table

screen-oven =
    { $count ->
        [one] Round { $round }, { $count } piece in the oven
       *[other] Round { $round }, { $count } pieces in the oven
    }
screen-hidden = ? chips
screen-pawn = pawn { $stand }
screen-beyond = over { $space }
screen-bet = bet { $stake }
screen-coal = coal { $coal } = { $total }
screen-turned =
    { $you ->
        [yes] You have turned up { $coal } = { $total }
       *[no] { $who } has turned up { $coal } = { $total }
    }

## Questions

screen-ask_bet = Your bet (a multiple of 10 from { $low } to { $high })?
screen-ask_coal = Turn up a piece of coal (Enter, or a place)?
screen-ask_more = You have { $total }. Stop (s), or one more (Enter, or a place)?

## What was typed

screen-no_amount = { $typed } is not an amount of chips. Type a number.
screen-no_place = { $typed } is not a place in the oven. Type its number, or s to stop.
