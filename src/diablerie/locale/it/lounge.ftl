### Before the game and after it: seats, invitations, the end, and again.

## What is agreed on

lounge-option = { $name }: { $value }
lounge-public = tavolo pubblico
lounge-private = solo con il link o il codice
lounge-no-talk = niente chiacchiere
lounge-hints = consigli ammessi
lounge-waits = si aspettano tutti
lounge-bots-quiet = i bot non mostrano emozioni
lounge-change = Cambia
lounge-agree-title = Gli accordi
lounge-agree-meaning = Tutti vedono che cosa cambi, e devono dire di nuovo che si può cominciare.
lounge-agree = Accordarsi così
lounge-rated = Conta per la classifica.
lounge-rated-if-ready = Conta per la classifica se giocano solo persone e tutte dicono di essere pronte.
lounge-unrated-bots = Non conta per la classifica: gioca un bot.
lounge-unrated-options = Non conta per la classifica: le regole non sono quelle solite.
lounge-unrated-not_ready = Non conta per la classifica: non tutti avevano detto di essere pronti.
lounge-watchers =
    { $count ->
        [one] { $count } persona guarda
       *[other] { $count } persone guardano
    }

## Inviting

lounge-invite = Invita
lounge-code = Codice di questo tavolo
lounge-share = Invita gli amici
lounge-copied = Link copiato
lounge-link = Link a questo tavolo
lounge-qr = Scansiona e siediti
lounge-qr-large = Mostra il codice da scansionare
lounge-qr-of = Codice da scansionare con l’indirizzo { $url }
lounge-only-here = Solo questo computer raggiunge il tavolo. Per altri dispositivi avvia il server così:

## Seats

lounge-seats = Posti
lounge-seat = , posto { $seat }
lounge-free = libero
lounge-sit = Siediti qui
lounge-stand = Alzati
lounge-bot = bot
lounge-away = assente
lounge-is-ready = pronto
lounge-not-ready = non ancora pronto
lounge-add-bot = Metti un bot al posto { $seat }
lounge-remove = Manda via { $name }
lounge-remove-title = Togliere { $name }?
lounge-remove-meaning = La persona lo saprà e non potrà più sedersi a questo tavolo; potrà ancora guardare.
lounge-remove-not = No

## Chi viene e chi va

lounge-news-came = È arrivato qualcuno: { $name }.
lounge-news-sat = { $name } si siede.
lounge-news-stood = { $name } ha lasciato il posto.
lounge-news-ready = { $name } può cominciare.
lounge-news-called = { $old } ora si chiama { $name }.
lounge-news-agreed = Chi ospita ha cambiato gli accordi. Si può cominciare?
lounge-invited-by = { $name } ti invita.
lounge-host = ospita
lounge-name = Come ti chiami?
lounge-called = Ti chiami { $name }.
lounge-rename = Cambia nome

## The next step

lounge-step-sit = Scegli un posto.
lounge-step-watch = Tutti i posti sono occupati. Puoi guardare.
lounge-step-ready-first = Di’ che per te si può cominciare, poi invita gli altri.
lounge-step-invite =
    { $count ->
        [one] { $count } posto è libero. Invita qualcuno o fai giocare un bot.
       *[other] { $count } posti sono liberi. Invita gli amici o fai giocare i bot.
    }
lounge-step-free =
    { $count ->
        [one] Manca ancora { $count } persona.
       *[other] Mancano ancora { $count } persone.
    }
lounge-step-ready = Ci siete tutti. Si comincia?
lounge-step-wait =
    { $count ->
        [one] Si comincia quando { $names } è pronto.
       *[other] Si comincia quando { $names } sono pronti.
    }
lounge-fill = Completa con i bot
lounge-fill-and-play = Aggiungi bot e gioca
lounge-ready = Sono pronto
lounge-start = Comincia
lounge-start-anyway = Comincia senza aspettare

## The end

lounge-you-win = Hai vinto!
lounge-rating = Punteggio
lounge-provisional = Punteggio provvisorio
lounge-again = Ancora una
lounge-again-otherwise = Altre opzioni
lounge-again-title = Ancora una, con altre opzioni
lounge-again-like-this = Gioca così
lounge-after = Dopo la partita
lounge-review = Analisi
lounge-verify = Verifica
lounge-record = Verbale
lounge-home = Inizio
