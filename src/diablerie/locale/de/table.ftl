# Rund um jeden Tisch im Browser.
table-entering = Auf dem Weg zum Tisch
table-bots = Bots: { $level }
table-code = Der Code dieses Tisches
table-rules = Regeln
table-rules-of = Regeln: { $game }
table-now = Jetzt:
table-side = { $unread ->
    [0] Verlauf und Gespräch
    [one] Verlauf und Gespräch, { $unread } neue Nachricht
   *[other] Verlauf und Gespräch, { $unread } neue Nachrichten
}
table-leave = Verlassen
table-close = Schließen
table-watchers = { $count ->
    [one] Eine Person schaut zu
   *[other] { $count } Personen schauen zu
}
table-line-connecting = Verbinden …
table-line-lost = Verbindung verloren
table-line-elsewhere = Anderswo offen
table-line-closed = Geschlossen
table-closed = Dieser Tisch wurde geschlossen. Hier gibt es nichts mehr zu verlieren.
table-closed-too-long = Diese Partie ist zu lang geworden, darum hat das Haus den Tisch geschlossen. Eröffne einen neuen.
table-closed-nobody-came = An diesen Tisch kam lange niemand, darum hat das Haus ihn geschlossen. Eröffne einen neuen.
table-closed-given-up = Die einzige Person, die hier spielte, hat aufgegeben: Der Tisch ist geschlossen. Eröffne einen neuen.
table-closed-because = Das Haus hat diesen Tisch geschlossen: „{ $why }“
table-elsewhere = Du sitzt an diesem Tisch in einem anderen Fenster oder auf einem anderen Gerät.
table-here = Hier spielen
table-lost = Die Leitung zum Server ist weg. Dein Platz bleibt deiner; wir versuchen es weiter.
table-turned-away = Der Server lässt uns gerade nicht herein. Wir versuchen es weiter.
table-again = Jetzt versuchen
table-moved = Die anderen spielen an einem anderen Tisch weiter.
table-follow = Mitkommen
table-decision = Deine Entscheidung
table-moment = Einen Moment …
table-waiting = Warten auf { $names }.
table-watching = Du schaust zu.
table-time-left = { $seconds ->
    [one] Noch eine Sekunde
   *[other] Noch { $seconds } Sekunden
}
table-log = Was geschah
table-log-empty = Noch ist nichts geschehen.
table-mute = Jemanden stummschalten
table-reactions = Ein Gefühl zeigen
table-react = Ein Gefühl zeigen
table-say = Sag etwas
table-send = Senden
table-leave-title = Das Spiel verlassen?
table-leave-why = Wenn du nur kurz gehst, spielt ein Bot für dich, sobald deine Zeit um ist, und du bekommst deinen Platz zurück, wenn du wiederkommst.
table-leave-back-soon = Bin gleich zurück
table-leave-for-good = Platz einem Bot geben
table-stay = Bleiben
table-leave-alone = Der Tisch wartet auf dich, wenn nötig tagelang: Keine Uhr läuft, und niemand spielt für dich. Du findest ihn auf der Startseite.
table-leave-and-wait = Gehen, er wartet
table-leave-end = Spiel beenden
table-leave-waited-for = An diesem Tisch wird auf alle gewartet. Bleibst du länger weg, als deine Zeit reicht, können die anderen einen Bot für dich spielen lassen; du bekommst deinen Platz zurück, wenn du wiederkommst.
table-leave-rated = Diese Partie zählt für die Wertung: Wer am Ende nicht da ist, steht hinter allen, die geblieben sind.
table-pause-want = Um eine Pause bitten
table-pause-wanted =
    { $count ->
        [one] { $names } möchte eine Pause.
       *[other] { $names } möchten eine Pause.
    }
table-pause-agree = Ja, Pause
table-pause-not-now = Jetzt nicht
table-pause-take-back = Doch keine Pause
table-paused = Der Tisch macht Pause.
table-resume = Weiterspielen
table-resume-wanted =
    { $count ->
        [one] { $names } möchte weiterspielen.
       *[other] { $names } möchten weiterspielen.
    }
table-resume-waits = Warten auf die anderen
table-missing-waits =
    { $count ->
        [one] { $names } ist nicht da. Der Tisch wartet.
       *[other] { $names } sind nicht da. Der Tisch wartet.
    }
table-missing-bot =
    { $count ->
        [one] { $names } ist nicht da. Ist die Zeit um, spielt ein Bot.
       *[other] { $names } sind nicht da. Ist die Zeit um, spielen Bots.
    }
table-vote-wait =
    { $count ->
        [0] Länger warten
       *[other] Länger warten ({ $count })
    }
table-vote-bot =
    { $count ->
        [0] Bot spielen lassen
       *[other] Bot spielen lassen ({ $count })
    }
table-keys = Tasten
table-key-hand = Hören, was du hast
table-key-table = Hören, was auf dem Tisch liegt
table-key-score = Hören, wie es steht
table-key-last = Den letzten Zug noch einmal hören
table-key-hint = Fragen, was der stärkste Bot tun würde
table-key-command = Befehle eintippen
table-key-help = Diese Tasten zeigen
table-key-move = Bewegen und auswählen
hurry = Deine Zeit ist fast um!
hint-ask = Was würdest du tun?
hint-title = Rat
hint-thinking = Lass mich nachdenken …
hint-none = Keine Ahnung. Das musst du selbst wissen.
hint-mark = Tipp
hint-taken =
    { $you ->
        [yes] Du fragst nach einem Tipp.
       *[no] { $who } fragt nach einem Tipp.
    }
seat-you = (du)
seat-away = nicht da
seat-stand-in = ein Bot springt ein
seat-bot = Ein Bot
refusal-not-connected = Es gibt gerade keine Verbindung; nichts wurde gesendet.
reaction-laugh = Ha!
reaction-cheer = Hurra!
reaction-gasp = Oh!
reaction-groan = O nein …
reaction-wink = Zwinkern
reaction-think = Hmm …
reaction-hurry = Na los!
reaction-well_played = Gut gespielt!
wrong-no-table = Einen Tisch mit diesem Code gibt es nicht. Vielleicht ist er längst geschlossen, oder der Code ist vertippt.

## Typed commands; words with the same meaning have commas between them

command-label = Befehl eintippen
command-hand = Hand, Karten
command-table = Tisch
command-score = Stand, Punkte
command-last = zuletzt, noch einmal
command-hint = Tipp
command-help = Hilfe
command-word = { $words }
command-now = Jetzt kannst du tippen: { $words }.
command-unknown = „{ $typed }“ bedeutet hier nichts. Du kannst tippen: { $words }.
table-go-on = Weiter
table-out-alone = Du bist ausgeschieden. Die Bots spielen weiter; sieh zu oder auch nicht.
table-out-others = Du bist ausgeschieden. Die anderen spielen weiter.
table-out-again = Neues Spiel
table-out-faster = Schneller zusehen
table-out-skip = Zum Ende springen
hint-equal = gleich gut
ending-podium = Siegertreppchen
ending-close = Zum Tisch sehen
ending-awards = Auszeichnungen
ending-decisive = Der entscheidende Moment
ending-decisive-words = Runde { $round }, { $name }: { $played }; besser: { $better }. Das kostete { $percent }.
ending-looking = Der entscheidende Moment wird gesucht …
ending-next = Nächstes Spiel:
ending-level = Stärke der Bots: { $level }.
ending-next-level = Nächste Stufe: { $level }
table-when-ready = Weiter geht es, sobald alle so weit sind.
table-when-you-are = Weiter geht es, sobald du so weit bist.
table-others-look = Die anderen schauen noch.
