### What the terminal says: the table as a picture of letters, questions, and answers to what was typed.

## The table

screen-before = Vor der ersten Runde
screen-after = Nach Runde { $round }
screen-trick = Runde { $round }. { $trick }
screen-oven =
    { $count ->
        [one] Runde { $round }, { $count } Kohlestück im Ofen
       *[other] Runde { $round }, { $count } Kohlestücke im Ofen
    }
screen-threw =
    { $you ->
        [yes] Runde { $round }, du hast geworfen
       *[no] Runde { $round }, { $who } hat geworfen
    }
screen-taking = bekommt ihn bisher
screen-last_trick =
    { $you ->
        [yes] Letzter Stich: { $cards }; er ging an dich
       *[no] Letzter Stich: { $cards }; er ging an { $who }
    }
screen-your_hand = Deine Hand: { $cards }
screen-hand_of = Hand von { $who }: { $cards }
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
screen-order = Aufgabe: { $order }
screen-order_right = Aufgabe: { $order }; richtig ist { $devil }
screen-devils = Teufelchen: { $devils }
screen-answered = hat geantwortet
screen-grabbed = hat zugegriffen
screen-grab = { $devil } nach { $reaction } ms

## Questions

screen-ask_game = Welches Spiel ({ $numbers }; q zum Gehen)?
screen-ask_card = Deine Karte?
screen-ask_one_of = Deine Karte ({ $cards })?
screen-ask_bet = Deine Wette (ein Vielfaches von 10, von { $low } bis { $high })?
screen-ask_coal = Deck ein Kohlestück auf (Enter, oder ein Platz)?
screen-ask_more = Du hast { $total }. Aufhören (s), oder noch eins (Enter, oder ein Platz)?
screen-ask_ready =
    { $you ->
        [yes] Du hast die Würfel. Bereit? Drück Enter und schau hin.
       *[no] { $who } hat die Würfel. Bereit? Drück Enter und schau hin.
    }
screen-ask_grab = Schnapp zu ({ $letters })!
screen-ask_numbered_grab = Schnapp zu! Deine Nummer und { $letters }, zum Beispiel { $example } ({ $numbers }):
screen-ask_devil = Welches Teufelchen ({ $letters })?
screen-ask_hide = Enter versteckt deine Karten und Chips.
screen-ask_look_away = { $who }, du bist dran. Die anderen schauen weg; drück Enter.

## What was typed

screen-no_game = { $typed } ist keines davon.
screen-no_card = { $typed } ist keine Karte. Tipp ihre Zahl.
screen-no_amount = { $typed } ist kein Betrag. Tipp eine Zahl.
screen-no_place = { $typed } ist kein Platz im Ofen. Tipp seine Zahl, oder s zum Aufhören.
screen-no_devil = { $typed } ist kein Teufelchen.
screen-no_number = { $typed } beginnt nicht mit der Nummer von jemandem, der noch schnappen darf.
screen-must_grab = An diesem Tisch läuft keine Zeit, darum muss jeder zuschnappen.
screen-help_grab = Tipp s, w, r oder g für das schwarze, weiße, rote oder graue Teufelchen; Enter für keines.
screen-help_clock = Die Uhr läuft.
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
screen-too_many_names = { $names } Namen für { $people } Personen; auf den anderen Plätzen sitzen Bots
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
