# Der große Bildschirm, um den herum mit Handys gespielt wird.
tv-join = Scanne den Code mit dem Handy, nimm einen Platz und halte deine Karten in der Hand.
tv-full = Vollbild
tv-not-full = Vollbild beenden
tv-type = oder tippe dort den Code ein:
tv-not-reachable = Andere Geräte erreichen diesen Server nicht: Er hört nur auf diesen Rechner. Starte ihn mit „diablerie serve --lan“.
tv-qr = QR-Code des Tisches { $code }
tv-empty-seat = freier Platz
tv-ready = bereit
tv-not-ready = noch nicht bereit
tv-fill = { $count ->
    [one] Ein Bot auf den freien Platz
   *[other] Bots auf die { $count } freien Plätze
}
tv-start = Anfangen
tv-won = { $count ->
    [one] { $names } hat gewonnen!
   *[other] { $names } haben gewonnen!
}
tv-nobody-won = Niemand hat gewonnen.
tv-again = Verlange auf einem Handy eine Revanche, dann folgt dieser Bildschirm.
