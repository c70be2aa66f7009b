# Intorno a ogni tavolo nel browser.
table-entering = Ci si avvicina al tavolo
table-bots = Bot: { $level }
table-code = Il codice di questo tavolo
table-rules = Regole
table-rules-of = Regole: { $game }
table-now = Adesso:
table-side = { $unread ->
    [0] Cronaca e chiacchiere
    [one] Cronaca e chiacchiere, { $unread } nuovo messaggio
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
table-closed-nobody-came = A questo tavolo non viene nessuno da molto tempo, perciò la casa lo ha chiuso. Aprine un altro.
table-closed-given-up = L’unica persona che giocava qui ha rinunciato: il tavolo è chiuso. Aprine un altro.
table-closed-because = La casa ha chiuso questo tavolo: «{ $why }»
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
table-react = Mostra un’emozione
table-say = Di’ qualcosa
table-send = Invia
table-leave-title = Lasciare la partita?
table-leave-why = Se ti assenti solo un attimo, un bot gioca per te quando il tuo tempo è finito, e riprendi il posto tornando.
table-leave-back-soon = Torno subito
table-leave-for-good = Cedi il posto a un bot
table-stay = Resta
table-leave-alone = Il tavolo ti aspetta, anche per giorni: nessun orologio corre e nessuno gioca per te. Lo ritrovi nella pagina iniziale.
table-leave-and-wait = Esci, lui aspetta
table-leave-end = Chiudi la partita
table-leave-waited-for = A questo tavolo si aspettano tutti. Se resti via più del tuo tempo, gli altri possono far giocare un bot per te; riprendi il posto tornando.
table-leave-rated = Questa partita conta per la classifica: chi manca alla fine sta dietro a tutti quelli che sono rimasti.
table-pause-want = Chiedi una pausa
table-pause-wanted =
    { $count ->
        [one] { $names } vorrebbe una pausa.
       *[other] { $names } vorrebbero una pausa.
    }
table-pause-agree = Sì, una pausa
table-pause-not-now = Non ora
table-pause-take-back = Niente pausa
table-paused = Il tavolo è in pausa.
table-resume = Continua
table-resume-wanted =
    { $count ->
        [one] { $names } vuole continuare.
       *[other] { $names } vogliono continuare.
    }
table-resume-waits = Si aspettano gli altri
table-missing-waits =
    { $count ->
        [one] { $names } non c’è. Il tavolo aspetta.
       *[other] { $names } non ci sono. Il tavolo aspetta.
    }
table-missing-bot =
    { $count ->
        [one] { $names } non c’è. Quando il tempo è finito, gioca un bot.
       *[other] { $names } non ci sono. Quando il tempo è finito, giocano dei bot.
    }
table-vote-wait =
    { $count ->
        [0] Aspettiamo ancora
       *[other] Aspettiamo ancora ({ $count })
    }
table-vote-bot =
    { $count ->
        [0] Giochi un bot
       *[other] Giochi un bot ({ $count })
    }
table-keys = Tasti
table-key-hand = Senti che cos’hai in mano
table-key-table = Senti che cosa c’è sul tavolo
table-key-score = Senti il punteggio
table-key-last = Risenti l’ultima mossa
table-key-hint = Chiedi che cosa farebbe il bot più forte
table-key-command = Scrivere comandi
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

## Typed commands; words with the same meaning have commas between them

command-label = Scrivi un comando
command-hand = mano, carte
command-table = tavolo
command-score = punti, punteggio
command-last = ultima, ancora
command-hint = consiglio
command-help = aiuto
command-word = { $words }
command-now = Ora puoi scrivere: { $words }.
command-unknown = «{ $typed }» qui non vuol dire nulla. Puoi scrivere: { $words }.
table-go-on = Avanti
table-out-alone = Sei fuori. I bot giocano ancora; guardali, oppure no.
table-out-others = Sei fuori. Gli altri giocano ancora.
table-out-again = Gioca ancora
table-out-faster = Guarda più veloce
table-out-skip = Salta alla fine
hint-equal = altrettanto buono
ending-podium = Podio
ending-close = Guarda il tavolo
ending-awards = Premi
ending-decisive = Il momento decisivo
ending-decisive-words = Turno { $round }, { $name }: { $played }; meglio: { $better }. È costato { $percent }.
ending-looking = Cerco il momento decisivo …
ending-next = Prossimo gioco:
ending-level = Livello dei bot: { $level }.
ending-next-level = Livello successivo: { $level }
table-when-ready = Si va avanti quando tutti sono pronti.
table-when-you-are = Si va avanti quando vuoi.
table-others-look = Gli altri stanno ancora guardando.
