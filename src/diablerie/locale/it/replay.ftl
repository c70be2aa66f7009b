### A finished game again, step by step, and whether its shuffles were fair.

replay-title = Replay
replay-loading = La partita si riapre
replay-patience = Non ancora
replay-not-over = Questa partita non è ancora finita. Potrai rivederla dopo.
replay-not-begun = Questa partita non è mai cominciata: non c’è nulla da rivedere.
replay-to-table = Al tavolo
replay-cut-short = Questo tavolo è stato chiuso prima della fine della partita.

## Stepping through

replay-begins = La partita comincia.
replay-steps = Scorri la partita
replay-first = All’inizio
replay-back = Un passo indietro
replay-play = Riproduci
replay-pause = Pausa
replay-forward = Un passo avanti
replay-last = Alla fine
replay-slider = Momento della partita
replay-moment = { $moment } di { $moments }, giro { $round }
replay-speed = Velocità
replay-times = { $speed }×
replay-view = Con gli occhi di chi
replay-view-open = Tutto scoperto
replay-view-spectator = Da spettatore
replay-view-seat = Al posto di { $name }
replay-link = Link
replay-copy-link = Link a questo momento
replay-review = Analizza questa partita
replay-beside = Accanto alla partita
replay-review-short = Analisi
replay-review-going = Analisi in corso …

## Was it fair?

replay-verify = È stato onesto?
replay-how = Prima della partita il server ha estratto un numero segreto, il seme, e ne ha mostrato l’impronta. Poi i giocatori hanno aggiunto numeri propri. Tutto il caso ne discende, e chiunque può rifare i conti.
replay-checking = Verifica in corso …
replay-fits-seed = Il seme è quello promesso: ha l’impronta mostrata prima della partita.
replay-fits-numbers =
    { $count ->
        [0] Nessun giocatore ha aggiunto un numero.
        [one] { $count } posto su { $players } ha aggiunto un proprio numero.
       *[other] { $count } posti su { $players } hanno aggiunto propri numeri.
    }
replay-fits-start = Il primo giocatore è quello su cui è caduta la sorte.
replay-fits-deal =
    { $count ->
        [one] { $count } distribuzione, carta per carta
       *[other] { $count } distribuzioni, carta per carta
    }
replay-fits-lay =
    { $count ->
        [one] La stufa è stata riempita { $count } volta.
       *[other] La stufa è stata riempita { $count } volte.
    }
replay-fits-coal =
    { $count ->
        [one] { $count } pezzo di carbone scoperto
       *[other] { $count } pezzi di carbone scoperti
    }
replay-fits-throw =
    { $count ->
        [one] { $count } lancio con ordine, dadi e posizioni
       *[other] { $count } lanci con ordine, dadi e posizioni
    }
replay-fits-lot =
    { $count ->
        [one] { $count } sorteggio a parità di tempo
       *[other] { $count } sorteggi a parità di tempo
    }
replay-verdict-fair = È stato tutto onesto. Nessuno ha scelto il caso, nemmeno il server.
replay-verdict-seed = Qualcosa non torna: questo non è il seme promesso prima della partita.
replay-verdict-no_seed = La partita non è stata giocata fino in fondo: il suo seme resta segreto e non si può verificare nulla.
replay-differs-start = Qualcosa non torna al passo { $moment }: secondo il seme comincia qualcun altro.
replay-differs-deal = Qualcosa non torna al passo { $moment }: secondo il seme le carte sono distribuite diversamente.
replay-differs-coal = Qualcosa non torna al passo { $moment }: secondo il seme lì c’è un altro pezzo di carbone.
replay-differs-throw = Qualcosa non torna al passo { $moment }: secondo il seme i dadi cadono diversamente.
replay-differs-lot = Qualcosa non torna al passo { $moment }: secondo il seme la sorte cade diversamente.
replay-show-moment = Mostra questo momento
replay-unreadable = La registrazione non si può leggere: non è stato possibile verificare nulla.
replay-insecure = I browser fanno questo calcolo solo a un indirizzo sicuro (https, o sul computer del server). Scarica la registrazione e verificala così:
replay-figures = I numeri
replay-commitment = Impronta (SHA-256 del seme)
replay-seed = Seme
replay-number-of = Numero di { $name }
replay-moves-too = Il tuo browser verifica il caso. Per verificare anche ogni mossa secondo le regole:
