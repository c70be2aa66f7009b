### The Devil With It in the terminal: the table as a picture of letters, and questions.

## The table

screen-oven =
    { $count ->
        [one] Runde { $round }, { $count } Kohlestück im Ofen
       *[other] Runde { $round }, { $count } Kohlestücke im Ofen
    }
screen-hidden = ? Chips
screen-pawn = Figur { $stand }
screen-beyond = über { $space }
screen-bet = Wette { $stake }
screen-coal = Kohle { $coal } = { $total }
screen-turned =
    { $you ->
        [yes] Du hast { $coal } = { $total } aufgedeckt
       *[no] { $who } hat { $coal } = { $total } aufgedeckt
    }

## Questions

screen-ask_bet = Deine Wette (ein Vielfaches von 10, von { $low } bis { $high })?
screen-ask_coal = Deck ein Kohlestück auf (Enter, oder ein Platz)?
screen-ask_more = Du hast { $total }. Aufhören (s), oder noch eins (Enter, oder ein Platz)?

## What was typed

screen-no_amount = { $typed } ist kein Betrag. Tipp eine Zahl.
screen-no_place = { $typed } ist kein Platz im Ofen. Tipp seine Zahl, oder s zum Aufhören.
