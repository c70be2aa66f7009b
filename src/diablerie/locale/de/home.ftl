### The home page: games to begin, tables to join, my games, and who I am.

skip = Zum Inhalt
go-home = Zur Startseite
wrong-title = Das hat wohl der Teufel geholt
wrong-no-page = Diese Seite ließ sich nicht laden. Prüf deine Verbindung und versuch es noch einmal.
wrong-no-address = Unter dieser Adresse ist nichts. Alle Spiele beginnen auf der Startseite.
wrong-reload = Noch einmal versuchen
page-renewed = Diablerie hat eine neue Version, darum hat sich diese Seite neu geladen.
page-renewed-close = Verstanden
refusal-no_server = Der Server antwortet nicht. Prüf deine Verbindung und versuch es noch einmal.
refusal-strange = Der Server hat seltsam geantwortet. Versuch es gleich noch einmal.

## Header

home-logo = Diablerie, Startseite
home-language = Sprache
home-to-dark = Dunkel
home-to-light = Hell
home-sound-on = Ton an
home-sound-off = Ton aus
home-who = Wer bist du?
home-change-me = Name und Farbe ändern

## Who I am

home-who-title = Wer bist du?
home-name = Name
home-name-hint = Kein Konto, kein Passwort: Dieser Browser merkt sich dich. Ein langer Name wird auf 24 Zeichen gekürzt.
home-no-name = Ein Name braucht einen Buchstaben oder ein Zeichen, das man sieht.
home-colour = Farbe und Zeichen
home-that-is-me = Das bin ich
home-pass-why = Auch auf dem Handy? Mit einem Link bist du dort dieselbe Person.
home-pass-make = Link für ein anderes Gerät
home-pass-link = Link für ein anderes Gerät
home-pass-ready =
    { $minutes ->
        [one] Öffne diesen Link innerhalb von { $minutes } Minute auf dem anderen Gerät. Er gilt einmal.
       *[other] Öffne diesen Link innerhalb von { $minutes } Minuten auf dem anderen Gerät. Er gilt einmal.
    }
home-copied = Er ist kopiert.
home-pass-arrived = Sei auch hier du selbst
home-pass-here = Mit diesem Link bist du auf diesem Gerät dieselbe Person wie auf dem anderen.
home-pass-instead = Mit diesem Link bist du hier dieselbe Person wie auf dem anderen Gerät, anstelle von { $name }.
home-pass-use = Ja, das bin ich
home-pass-not = Nein

## Games

home-welcome = Setz dich, hier ist es warm.
home-play-now = Sofort spielen
home-play-now-meaning = Sofort, mit Bots.
home-against-bots = gegen Bots
home-play-game-now = { $game } sofort spielen, gegen Bots
home-first-visit = Zum ersten Mal hier? In zwei Minuten kannst du mitspielen:
home-friends = Mit Freunden
home-friends-meaning = Einen Tisch eröffnen und mit einem Link einladen.
home-one-screen = Ein Bildschirm
home-one-screen-meaning = Ein großer Bildschirm zeigt den Tisch, die Handys halten die Karten.
home-learn = In 2 Minuten lernen
home-rules = Regeln
home-choose = Optionen
home-players = Spieler
home-bots = Bots
home-pace = Tempo
home-public = Öffentlicher Tisch
home-public-meaning = Alle sehen ihn auf der Startseite und dürfen sich setzen oder zuschauen.
home-talk = Plaudern
home-talk-meaning = Am Tisch kann man einander schreiben.
home-hints = Tipps
home-hints-meaning = Wer dran ist, darf fragen, was der stärkste Bot tun würde. Nicht im Wettrennen und nicht, wenn die Partie für die Wertung zählt.
home-away = Wer nicht da ist
home-away-meaning = Unter Menschen. Wer da ist, kann anders abstimmen; gegen Bots allein wartet der Tisch immer auf dich.
home-away-stand_in = ein Bot, wenn die Zeit um ist
home-away-wait = auf alle warten
home-bots-react = Bots zeigen Gefühle
home-bots-react-meaning = Ab und zu lacht oder stöhnt ein Bot über das, was alle gesehen haben. Über seine Hand verrät er nichts.

## Tables

home-code = Code eines Tisches
home-join = Hingehen
home-continue = Weiterspielen
home-your-turn = Du bist dran
home-under-way = läuft
home-waits = wartet auf dich
home-not-begun = noch nicht begonnen
home-go-on = Weiter
home-you = du
home-nobody-yet = noch niemand
home-free-seats =
    { $count ->
        [one] { $count } Platz frei
       *[other] { $count } Plätze frei
    }
home-public-tables = Öffentliche Tische
home-sit-down = Hinsetzen
home-watch = Zuschauen
home-more-tables =
    { $count ->
        [one] und noch { $count } Tisch
       *[other] und noch { $count } Tische
    }
home-no-tables = Kein öffentlicher Tisch ist offen. Eröffne einen, und irgendwer riecht den Rauch.

## My games

home-my-games = Meine Spiele
home-last-games = Meine letzten Spiele
home-all-games = Alle meine Spiele
home-finished = Beendet
home-no-games = Du hast noch kein Spiel beendet. Das Feuer brennt schon.
home-rank = Platz { $rank } von { $of }
home-bots-among =
    { $count ->
        [one] { $count } Bot
       *[other] { $count } Bots
    }
home-replay = Ansehen
home-record = Aufzeichnung herunterladen

## The best

home-leaders = Bestenliste
home-game = Spiel
home-games-played =
    { $count ->
        [one] { $count } Spiel
       *[other] { $count } Spiele
    }
home-no-leaders = Noch hat niemand eine Wertung: Nur Spiele unter Menschen zählen. Bring ein Opfer mit.

## Footer

home-unofficial = Diablerie ist eine inoffizielle Umsetzung von Liebhabern. Die Spiele gehören ihren Autoren und Verlagen; Texte, Bilder und Code sind von uns.
home-api = Schreib deinen eigenen Bot
home-licences = Lizenzen der Schriften und Bausteine
