# Ciò che si vede di un link prima di aprirlo: un titolo e, sotto, una descrizione.
link-house = Giochi da tavolo dall’inferno, nel browser: { $games }. Da soli o con gli amici, senza account.
link-rules = Le regole di { $game }
link-learn = Impara { $game } in due minuti
link-table = { $known ->
    [yes] { $host } ti invita a giocare a { $game }
   *[no] Ti invitano a giocare a { $game }
}
link-free = { $free ->
    [0] Tutti i posti sono occupati; vieni a guardare. { $pitch }
    [one] Un posto è libero. { $pitch }
   *[other] { $free } posti sono liberi. { $pitch }
}
link-watch = { $known ->
    [yes] { $game } con { $host }
   *[no] Una partita di { $game }
}
link-playing = La partita è in corso: vieni a guardare. { $pitch }
link-finished = La partita è finita: guarda com’è andata. { $pitch }
link-replay = { $known ->
    [yes] { $game }: una partita di { $host }
   *[no] Una partita di { $game }
}
link-replay-meaning = Tutta la partita di { $game }, passo dopo passo e con gli occhi di ciascuno.
link-moment = { $known ->
    [yes] { $game }: un momento di una partita di { $host }
   *[no] Un momento di una partita di { $game }
}
link-moment-meaning = Tu che cosa avresti fatto? Guarda questo momento di { $game }, e che cosa ne è venuto.
