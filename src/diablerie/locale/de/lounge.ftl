### Before the game and after it: seats, invitations, the end, and again.

## What is agreed on

lounge-option = { $name }: { $value }
lounge-public = öffentlicher Tisch
lounge-private = nur mit Link oder Code
lounge-no-talk = kein Plaudern
lounge-hints = Tipps erlaubt
lounge-waits = auf alle wird gewartet
lounge-bots-quiet = Bots zeigen keine Gefühle
lounge-change = Ändern
lounge-agree-title = Was vereinbart ist
lounge-agree-meaning = Alle sehen, was du änderst, und werden neu gefragt, ob sie bereit sind.
lounge-agree = So vereinbaren
lounge-rated = Zählt für die Wertung.
lounge-rated-if-ready = Zählt für die Wertung, wenn nur Menschen spielen und alle sagen, dass sie bereit sind.
lounge-unrated-bots = Zählt nicht für die Wertung: Ein Bot spielt mit.
lounge-unrated-options = Zählt nicht für die Wertung: andere Regeln als üblich.
lounge-unrated-not_ready = Zählt nicht für die Wertung: Nicht alle hatten gesagt, dass sie bereit sind.
lounge-watchers =
    { $count ->
        [one] { $count } Person schaut zu
       *[other] { $count } Personen schauen zu
    }

## Inviting

lounge-invite = Einladen
lounge-code = Code dieses Tisches
lounge-share = Freunde einladen
lounge-copied = Link kopiert
lounge-link = Link zu diesem Tisch
lounge-qr = Scannen und hinsetzen
lounge-qr-large = Code zum Scannen zeigen
lounge-qr-of = Code zum Scannen mit der Adresse { $url }
lounge-only-here = Nur dieser Computer erreicht den Tisch. Für andere Geräte starte den Server so:

## Seats

lounge-seats = Plätze
lounge-seat = , Platz { $seat }
lounge-free = frei
lounge-sit = Hinsetzen
lounge-stand = Aufstehen
lounge-bot = Bot
lounge-away = nicht da
lounge-is-ready = bereit
lounge-not-ready = noch nicht bereit
lounge-add-bot = Einen Bot auf Platz { $seat } setzen
lounge-remove = { $name } wegschicken
lounge-remove-title = { $name } entfernen?
lounge-remove-meaning = Die Person erfährt es und kann sich an diesen Tisch nicht mehr setzen; zuschauen darf sie.
lounge-remove-not = Nein

## Wer kommt und geht

lounge-news-came = { $name } ist gekommen.
lounge-news-sat = { $name } setzt sich.
lounge-news-stood = { $name } ist aufgestanden.
lounge-news-ready = { $name } ist bereit.
lounge-news-called = { $old } heißt jetzt { $name }.
lounge-news-agreed = Es wurde etwas anderes vereinbart. Sind alle bereit?
lounge-invited-by = { $name } lädt dich ein.
lounge-host = lädt ein
lounge-name = Wie heißt du?
lounge-called = Du heißt { $name }.
lounge-rename = Name ändern

## The next step

lounge-step-sit = Such dir einen Platz aus.
lounge-step-watch = Alle Plätze sind besetzt. Du kannst zuschauen.
lounge-step-ready-first = Sag, dass du bereit bist, und lade dann andere ein.
lounge-step-invite =
    { $count ->
        [one] { $count } Platz ist frei. Lade jemanden ein, oder lass einen Bot mitspielen.
       *[other] { $count } Plätze sind frei. Lade Freunde ein, oder lass Bots mitspielen.
    }
lounge-step-free =
    { $count ->
        [one] Es fehlt noch { $count } Person.
       *[other] Es fehlen noch { $count } Personen.
    }
lounge-step-ready = Alle sind da. Kann es losgehen?
lounge-step-wait =
    { $count ->
        [one] Gleich geht’s los: { $names } ist noch nicht bereit.
       *[other] Gleich geht’s los: { $names } sind noch nicht bereit.
    }
lounge-fill = Mit Bots auffüllen
lounge-fill-and-play = Bots dazu und los
lounge-ready = Ich bin bereit
lounge-start = Los geht’s
lounge-start-anyway = Ohne Warten beginnen

## The end

lounge-you-win = Du gewinnst!
lounge-rating = Wertung
lounge-provisional = Vorläufige Wertung
lounge-again = Noch einmal
lounge-again-otherwise = Andere Optionen
lounge-again-title = Noch einmal, mit anderen Optionen
lounge-again-like-this = So noch einmal
lounge-after = Nach dem Spiel
lounge-review = Analyse
lounge-verify = Prüfen
lounge-record = Protokoll
lounge-home = Startseite
