### What the terminal says: the table as a picture of letters, questions, and answers to what was typed.

## The table

screen-before = Vor der ersten Runde
screen-after = Nach Runde { $round }

## Questions

screen-ask_game = Welches Spiel ({ $numbers }; q zum Gehen)?
screen-ask_hide = Enter versteckt deine Karten und Chips.
screen-ask_look_away = { $who }, du bist dran. Die anderen schauen weg; drück Enter.

## What was typed

screen-no_game = { $typed } ist keines davon.
screen-help_keys = t zeigt den Tisch noch einmal, q verlässt das Spiel.
screen-help_rules = Die Regeln: diablerie rules { $game }

## Coming and going

screen-welcome = { $game } ({ $credit }). ? hilft, t zeigt den Tisch, q geht.
screen-at_table = Am Tisch: { $names }.
screen-bot = { $name } (Bot, { $level })
screen-bot_manner = { $bot }: { $manner } { $way }
screen-guest = Gast
screen-numbered_guest = Gast { $number }
screen-seat = Platz { $seat }
screen-left = Du verlässt den Tisch; das Spiel ist nicht zu Ende.
screen-record = Die Aufzeichnung steht in { $file }.
screen-too_many_bots = { $bots } Bots für { $players } Spieler; nenne höchstens so viele Bots wie Spieler
screen-too_many_names =
    { $names ->
        [one] { $names } Name
       *[other] { $names } Namen
    } für { $people ->
        [one] { $people } Person
       *[other] { $people } Personen
    }; auf den anderen Plätzen sitzen Bots
screen-bad_name = der Name { $name } muss 1 bis { $longest } druckbare Zeichen haben
screen-credits = Diablerie ist eine inoffizielle Umsetzung; die Spiele gehören ihren Autoren und Verlagen.
screen-allowed_range = { $low } bis { $high }
screen-allowed_two = { $low } oder { $high }
screen-allowed_list = { $shortest } bis { $longest } steigende Vielfache von 10, von 0 bis 1000000
screen-games =
    { $count ->
        [one] { $count } Spiel
       *[other] { $count } Spiele
    }
screen-events =
    { $count ->
        [one] { $count } Ereignis
       *[other] { $count } Ereignisse
    }
screen-verified = { $file }: { $games }, { $events }: Jeder Zug ist erlaubt, jedes Mischen folgt aus seiner Saat, die Zeiten passen zusammen
screen-no-pace =
    { $count ->
        [one] In einem Spiel lief Zeit ab, aber es steht nicht da, wie lange man überlegen durfte: Ob sie um war, lässt sich nicht sagen.
       *[other] In { $count } Spielen lief Zeit ab, aber es steht nicht da, wie lange man überlegen durfte: Ob sie um war, lässt sich nicht sagen.
    }
