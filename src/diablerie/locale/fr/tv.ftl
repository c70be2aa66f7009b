# Le grand écran autour duquel on joue avec les téléphones.
tv-join = Scanne le code avec ton téléphone, prends une place et garde ton jeu en main.
tv-full = Plein écran
tv-not-full = Quitter le plein écran
tv-type = ou tape le code à cette adresse :
tv-not-reachable = Les autres appareils n’atteignent pas ce serveur : il n’écoute que cet ordinateur. Lance-le avec « diablerie serve --lan ».
tv-qr = Code QR de la table { $code }
tv-empty-seat = place libre
tv-ready = c’est prêt
tv-not-ready = pas encore prêt
tv-fill = { $count ->
    [one] Un bot sur la place libre
   *[other] Des bots sur les { $count } places libres
}
tv-start = Commencer
tv-won = { $count ->
    [one] { $names } a gagné !
   *[other] { $names } ont gagné !
}
tv-nobody-won = Personne n’a gagné.
tv-again = Demande une revanche sur un téléphone, et cet écran suit.
