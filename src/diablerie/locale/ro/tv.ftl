# Ecranul mare în jurul căruia se joacă cu telefoanele.
tv-join = Scanează codul cu telefonul, ia loc și ține-ți cărțile în mână.
tv-full = Ecran complet
tv-not-full = Ieși din ecranul complet
tv-type = sau scrie acolo codul:
tv-not-reachable = Alte dispozitive nu ajung la acest server: ascultă doar calculatorul acesta. Pornește-l cu „diablerie serve --lan”.
tv-qr = Codul QR al mesei { $code }
tv-empty-seat = loc liber
tv-ready = gata
tv-not-ready = încă nu e gata
tv-fill = { $count ->
    [one] Un bot pe locul liber
    [few] Boți pe cele { $count } locuri libere
   *[other] Boți pe cele { $count } de locuri libere
}
tv-start = Începe
tv-won = { $count ->
    [one] { $names } a câștigat!
    [few] { $names } au câștigat!
   *[other] { $names } au câștigat!
}
tv-nobody-won = N-a câștigat nimeni.
tv-again = Cere revanșa de pe un telefon, iar acest ecran te urmează.
