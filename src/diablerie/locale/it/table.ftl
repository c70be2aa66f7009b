# Intorno a ogni tavolo nel browser.
table-entering = Ci si avvicina al tavolo
table-code = Il codice di questo tavolo
table-rules = Regole
table-rules-of = Regole: { $game }
table-now = Adesso:
table-side = { $unread ->
    [0] Cronaca e chiacchiere
    [one] Cronaca e chiacchiere, un nuovo messaggio
   *[other] Cronaca e chiacchiere, { $unread } nuovi messaggi
}
table-leave = Esci
table-close = Chiudi
table-watchers = { $count ->
    [one] Una persona guarda
   *[other] { $count } persone guardano
}
table-line-connecting = Connessione …
table-line-lost = Connessione persa
table-line-elsewhere = Aperto altrove
table-line-closed = Chiuso
table-closed = Questo tavolo è stato chiuso. Qui non c’è più nulla da perdere.
table-closed-too-long = Questa partita è diventata troppo lunga, perciò la casa ha chiuso il tavolo. Aprine un altro.
table-elsewhere = Sei a questo tavolo in un’altra scheda o su un altro dispositivo.
table-here = Gioca qui
table-lost = La linea con il server è caduta. Il posto resta tuo; continuiamo a provare.
table-turned-away = Per ora il server non ci fa entrare. Continuiamo a provare.
table-again = Riprova ora
table-moved = Gli altri rigiocano a un altro tavolo.
table-follow = Seguili
table-decision = La tua decisione
table-moment = Un momento …
table-waiting = Si aspetta { $names }.
table-watching = Stai guardando.
table-time-left = { $seconds ->
    [one] Ancora un secondo
   *[other] Ancora { $seconds } secondi
}
table-log = Che cosa è successo
table-log-empty = Non è ancora successo niente.
table-mute = Silenzia qualcuno
table-reactions = Mostra un’emozione
table-say = Di’ qualcosa
table-send = Invia
table-leave-title = Lasciare la partita?
table-leave-why = Se ti assenti solo un attimo, un bot gioca per te quando il tuo tempo è finito, e riprendi il posto tornando.
table-leave-back-soon = Torno subito
table-leave-for-good = Cedi il posto a un bot
table-stay = Resta
table-keys = Tasti
table-key-hand = Senti che cos’hai in mano
table-key-table = Senti che cosa c’è sul tavolo
table-key-score = Senti il punteggio
table-key-last = Risenti l’ultima mossa
table-key-hint = Chiedi che cosa farebbe il bot più forte
table-key-help = Mostra questi tasti
table-key-move = Spostati e scegli
hurry = Il tuo tempo è quasi finito!
hint-ask = Tu che faresti?
hint-title = Consiglio
hint-thinking = Fammi pensare …
hint-none = Non ne ho idea. Veditela tu.
hint-mark = consiglio
hint-taken =
    { $you ->
        [yes] Chiedi un consiglio.
       *[no] { $who } chiede un consiglio.
    }
seat-you = (tu)
seat-away = assente
seat-stand-in = gioca un bot
seat-bot = Un bot
refusal-not-connected = In questo momento non c’è connessione; non è stato inviato nulla.
reaction-laugh = Ah ah!
reaction-cheer = Evviva!
reaction-gasp = Oh!
reaction-groan = Oh no …
reaction-wink = Occhiolino
reaction-think = Mmh …
reaction-hurry = Forza!
reaction-well_played = Ben giocato!
wrong-no-table = Non c’è nessun tavolo con questo codice. Forse è stato chiuso da tempo, o il codice è sbagliato.
