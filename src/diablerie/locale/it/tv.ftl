# Il grande schermo intorno al quale si gioca con i telefoni.
tv-join = Inquadra il codice con il telefono, prendi un posto e tieni in mano la tua mano.
tv-full = Schermo intero
tv-not-full = Esci dallo schermo intero
tv-type = oppure scrivi lì il codice:
tv-not-reachable = Gli altri dispositivi non raggiungono questo server: ascolta solo questo computer. Avvialo con «diablerie serve --lan».
tv-qr = Codice QR del tavolo { $code }
tv-empty-seat = posto libero
tv-ready = c’è
tv-not-ready = non ancora pronto
tv-fill = { $count ->
    [one] Un bot sul posto libero
   *[other] Bot sui { $count } posti liberi
}
tv-start = Comincia
tv-won = { $count ->
    [one] Ha vinto { $names }!
   *[other] Hanno vinto { $names }!
}
tv-nobody-won = Non ha vinto nessuno.
tv-again = Chiedi la rivincita su un telefono, e questo schermo ti segue.
