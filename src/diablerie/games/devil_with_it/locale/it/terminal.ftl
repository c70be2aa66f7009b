### The Devil With It in the terminal: the table as a picture of letters, and questions.

## The table

screen-oven =
    { $count ->
        [one] Giro { $round }, { $count } pezzo nella stufa
       *[other] Giro { $round }, { $count } pezzi nella stufa
    }
screen-hidden = ? chip
screen-pawn = pedina { $stand }
screen-beyond = oltre { $space }
screen-bet = puntata { $stake }
screen-coal = carbone { $coal } = { $total }
screen-turned =
    { $you ->
        [yes] Hai girato { $coal } = { $total }
       *[no] { $who } ha girato { $coal } = { $total }
    }

## Questions

screen-ask_bet = La tua puntata (un multiplo di 10, da { $low } a { $high })?
screen-ask_coal = Gira un pezzo di carbone (Invio, o un posto)?
screen-ask_more = Hai { $total }. Ti fermi (s), o ancora uno (Invio, o un posto)?

## What was typed

screen-no_amount = { $typed } non è una somma. Scrivi un numero.
screen-no_place = { $typed } non è un posto nella stufa. Scrivi il suo numero, o s per fermarti.
