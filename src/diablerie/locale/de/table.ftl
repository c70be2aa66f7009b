# Rund um jeden Tisch im Browser.
table-entering = Auf dem Weg zum Tisch
table-code = Der Code dieses Tisches
table-rules = Regeln
table-rules-of = Regeln: { $game }
table-now = Jetzt:
table-side = { $unread ->
    [0] Verlauf und Gespräch
    [one] Verlauf und Gespräch, eine neue Nachricht
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
table-say = Sag etwas
table-send = Senden
table-leave-title = Das Spiel verlassen?
table-leave-why = Wenn du nur kurz gehst, spielt ein Bot für dich, sobald deine Zeit um ist, und du bekommst deinen Platz zurück, wenn du wiederkommst.
table-leave-back-soon = Bin gleich zurück
table-leave-for-good = Platz einem Bot geben
table-stay = Bleiben
table-keys = Tasten
table-key-hand = Hören, was du hast
table-key-table = Hören, was auf dem Tisch liegt
table-key-score = Hören, wie es steht
table-key-last = Den letzten Zug noch einmal hören
table-key-hint = Fragen, was der stärkste Bot tun würde
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
