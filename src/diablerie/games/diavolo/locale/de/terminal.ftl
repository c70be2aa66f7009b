### Diavolo in the terminal: the table as a picture of letters, and questions.

## The table

screen-threw =
    { $you ->
        [yes] Runde { $round }, du hast geworfen
       *[no] Runde { $round }, { $who } hat geworfen
    }
screen-order = Aufgabe: { $order }
screen-order_right = Aufgabe: { $order }; richtig ist { $devil }
screen-devils = Teufelchen: { $devils }
screen-answered = hat geantwortet
screen-grabbed = hat zugegriffen
screen-grab = { $devil } nach { $reaction } ms

## Questions

screen-ask_ready =
    { $you ->
        [yes] Du hast die Würfel. Bereit? Drück Enter und schau hin.
       *[no] { $who } hat die Würfel. Bereit? Drück Enter und schau hin.
    }
screen-ask_grab = Schnapp zu ({ $letters })!
screen-ask_numbered_grab = Schnapp zu! Deine Nummer und { $letters }, zum Beispiel { $example } ({ $numbers }):
screen-ask_devil = Welches Teufelchen ({ $letters })?

## What was typed

screen-no_devil = { $typed } ist kein Teufelchen.
screen-no_number = { $typed } beginnt nicht mit der Nummer von jemandem, der noch schnappen darf.
screen-must_grab = An diesem Tisch läuft keine Zeit, darum muss jeder zuschnappen.
screen-help_grab = Tipp s, w, r oder g für das schwarze, weiße, rote oder graue Teufelchen; Enter für keines.
screen-help_clock = Die Uhr läuft.
