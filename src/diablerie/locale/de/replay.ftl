### A finished game again, step by step, and whether its shuffles were fair.

replay-title = Wiederholung
replay-loading = Das Spiel wird noch einmal aufgeschlagen
replay-patience = Noch nicht
replay-not-over = Dieses Spiel ist noch nicht aus. Ansehen kannst du es danach.
replay-not-begun = Dieses Spiel hat nie begonnen, also gibt es nichts anzusehen.
replay-to-table = Zum Tisch
replay-cut-short = Dieser Tisch wurde geschlossen, bevor das Spiel aus war.

## Stepping through

replay-begins = Das Spiel beginnt.
replay-steps = Schritt für Schritt durch das Spiel
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-forward = Einen Schritt vor
replay-last = Zum Ende
replay-slider = Stelle im Spiel
replay-moment = { $moment } von { $moments }, Runde { $round }
replay-speed = Tempo
replay-times = { $speed }×
replay-view = Mit wessen Augen
replay-view-open = Alles offen
replay-view-spectator = Als Zuschauer
replay-view-seat = Als { $name }
replay-link = Link
replay-copy-link = Link zu diesem Moment
replay-review = Diese Partie analysieren
replay-beside = Neben der Partie
replay-review-short = Analyse
replay-review-going = Die Analyse läuft …

## Was it fair?

replay-verify = Ging alles mit rechten Dingen zu?
replay-how = Vor dem Spiel hat der Server eine geheime Zahl gezogen, die Saat, und ihren Fingerabdruck gezeigt. Dann haben die Spieler eigene Zahlen dazugegeben. Aller Zufall folgt daraus, also kann jeder nachrechnen.
replay-checking = Wird nachgerechnet …
replay-fits-seed = Die Saat ist die versprochene: Sie hat den Fingerabdruck, der vor dem Spiel gezeigt wurde.
replay-fits-numbers =
    { $count ->
        [0] Kein Spieler hat eine Zahl dazugegeben.
        [one] { $count } von { $players } Plätzen hat eine eigene Zahl dazugegeben.
       *[other] { $count } von { $players } Plätzen haben eigene Zahlen dazugegeben.
    }
replay-fits-start = Startspieler ist, auf wen das Los fiel.
replay-fits-deal =
    { $count ->
        [one] { $count } Mal gegeben, Karte für Karte
       *[other] { $count } Mal gegeben, Karte für Karte
    }
replay-fits-lay =
    { $count ->
        [one] Der Ofen wurde { $count } Mal gefüllt.
       *[other] Der Ofen wurde { $count } Mal gefüllt.
    }
replay-fits-coal =
    { $count ->
        [one] { $count } Kohlestück aufgedeckt
       *[other] { $count } Kohlestücke aufgedeckt
    }
replay-fits-throw =
    { $count ->
        [one] { $count } Wurf mit Aufgabe, Würfeln und Plätzen
       *[other] { $count } Würfe mit Aufgabe, Würfeln und Plätzen
    }
replay-fits-lot =
    { $count ->
        [one] { $count } Los bei Gleichstand
       *[other] { $count } Lose bei Gleichstand
    }
replay-verdict-fair = Es ging mit rechten Dingen zu. Niemand hat den Zufall ausgesucht, auch der Server nicht.
replay-verdict-seed = Hier stimmt etwas nicht: Das ist nicht die Saat, die vor dem Spiel versprochen wurde.
replay-verdict-no_seed = Das Spiel wurde nicht zu Ende gespielt. Darum bleibt seine Saat geheim, und es lässt sich nichts nachrechnen.
replay-differs-start = Bei Schritt { $moment } stimmt etwas nicht: Nach der Saat fängt jemand anderes an.
replay-differs-deal = Bei Schritt { $moment } stimmt etwas nicht: Nach der Saat werden die Karten anders gegeben.
replay-differs-coal = Bei Schritt { $moment } stimmt etwas nicht: Nach der Saat liegt dort ein anderes Kohlestück.
replay-differs-throw = Bei Schritt { $moment } stimmt etwas nicht: Nach der Saat fallen die Würfel anders.
replay-differs-lot = Bei Schritt { $moment } stimmt etwas nicht: Nach der Saat fällt das Los anders.
replay-show-moment = Diesen Moment zeigen
replay-unreadable = Die Aufzeichnung lässt sich nicht lesen, darum konnte nichts geprüft werden.
replay-insecure = Das rechnen Browser nur bei einer sicheren Adresse aus (https, oder am Computer des Servers selbst). Lade die Aufzeichnung herunter und prüfe sie so:
replay-figures = Die Zahlen
replay-commitment = Fingerabdruck (SHA-256 der Saat)
replay-seed = Saat
replay-number-of = Zahl von { $name }
replay-moves-too = Dein Browser prüft den Zufall. Jeden Zug nach den Regeln prüft außerdem:
