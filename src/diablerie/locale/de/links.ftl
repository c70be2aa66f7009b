# Was von einem Link zu sehen ist, bevor er geöffnet wird: ein Titel, darunter eine Beschreibung.
link-house = Tischspiele aus der Hölle, im Browser: { $games }. Allein oder mit Freunden, ohne Konto.
link-rules = Die Regeln von { $game }
link-learn = { $game } in zwei Minuten lernen
link-table = { $known ->
    [yes] { $host } lädt dich zu { $game } ein
   *[no] Du bist zu { $game } eingeladen
}
link-free = { $free ->
    [0] Alle Plätze sind besetzt; komm und schau zu. { $pitch }
    [one] Ein Platz ist frei. { $pitch }
   *[other] { $free } Plätze sind frei. { $pitch }
}
link-watch = { $known ->
    [yes] { $game } mit { $host }
   *[no] Eine Partie { $game }
}
link-playing = Die Partie läuft: Komm und schau zu. { $pitch }
link-finished = Die Partie ist vorbei: Sieh, wie sie lief. { $pitch }
link-replay = { $known ->
    [yes] { $game }: eine Partie von { $host }
   *[no] Eine Partie { $game }
}
link-replay-meaning = Die ganze Partie { $game }, Schritt für Schritt und mit den Augen aller.
link-moment = { $known ->
    [yes] { $game }: ein Moment aus einer Partie von { $host }
   *[no] Ein Moment aus einer Partie { $game }
}
link-moment-meaning = Was hättest du getan? Sieh dir diesen Moment von { $game } an, und was daraus wurde.
