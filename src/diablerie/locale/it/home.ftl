### The home page: games to begin, tables to join, my games, and who I am.

skip = Vai al contenuto
go-home = Alla pagina iniziale
wrong-title = Se l’è portato via il diavolo
wrong-no-page = Non è stato possibile caricare questa pagina. Controlla la connessione e riprova.
wrong-no-address = A questo indirizzo non c’è niente. Tutti i giochi cominciano dalla pagina iniziale.
wrong-reload = Riprova
page-renewed = Diablerie ha una nuova versione, perciò questa pagina si è ricaricata.
page-renewed-close = Ho capito
refusal-no_server = Il server non risponde. Controlla la connessione e riprova.
refusal-strange = Il server ha dato una risposta strana. Riprova fra un momento.

## Header

home-logo = Diablerie, pagina iniziale
home-language = Lingua
home-to-dark = Scuro
home-to-light = Chiaro
home-sound-on = Attiva l’audio
home-sound-off = Disattiva l’audio
home-who = Chi sei?
home-change-me = cambia nome e colore

## Who I am

home-who-title = Chi sei?
home-name = Nome
home-name-hint = Niente account, niente password: questo browser si ricorda di te. Un nome lungo viene accorciato a 24 segni.
home-no-name = Un nome ha bisogno di una lettera o di un segno visibile.
home-colour = Colore e segno
home-that-is-me = Sono io
home-pass-why = Anche sul telefono? Con un link lì sei la stessa persona.
home-pass-make = Link per un altro dispositivo
home-pass-link = Link per un altro dispositivo
home-pass-ready =
    { $minutes ->
        [one] Apri questo link sull’altro dispositivo entro { $minutes } minuto. Vale una volta sola.
       *[other] Apri questo link sull’altro dispositivo entro { $minutes } minuti. Vale una volta sola.
    }
home-copied = È copiato.
home-pass-arrived = Sii te stesso anche qui
home-pass-here = Con questo link su questo dispositivo sei la stessa persona che sull’altro.
home-pass-instead = Con questo link qui sei la stessa persona che sull’altro dispositivo, al posto di { $name }.
home-pass-use = Sì, sono io
home-pass-not = No

## Games

home-welcome = Siediti, qui fa caldo.
home-play-now = Gioca subito
home-play-now-meaning = Subito, con i bot.
home-against-bots = contro i bot
home-play-game-now = Gioca subito a { $game }, contro i bot
home-first-visit = È la prima volta? In due minuti sai giocare:
home-friends = Con gli amici
home-friends-meaning = Apri un tavolo e invita con un link.
home-one-screen = Un solo schermo
home-one-screen-meaning = Un grande schermo mostra il tavolo, i telefoni tengono le carte.
home-learn = Impara in 2 minuti
home-rules = Regole
home-choose = Opzioni
home-players = Giocatori
home-bots = Bot
home-pace = Ritmo
home-public = Tavolo pubblico
home-public-meaning = Tutti lo vedono nella pagina iniziale e possono sedersi o guardare.
home-talk = Chiacchiere
home-talk-meaning = Al tavolo ci si può scrivere.
home-hints = Consigli
home-hints-meaning = Chi deve decidere può chiedere che cosa farebbe il bot più forte. Non nelle corse, né quando la partita conta per la classifica.
home-away = Chi è assente
home-away-meaning = Tra persone. Chi c’è può votare altrimenti; contro soli bot il tavolo ti aspetta sempre.
home-away-stand_in = a tempo scaduto gioca un bot
home-away-wait = si aspettano tutti
home-bots-react = Bot espressivi
home-bots-react-meaning = Ogni tanto un bot ride o geme per ciò che tutti hanno visto. Della sua mano non rivela nulla.

## Tables

home-code = Codice di un tavolo
home-join = Unisciti
home-continue = Riprendi da dove eri
home-your-turn = Tocca a te
home-under-way = in corso
home-waits = ti aspetta
home-not-begun = non ancora iniziata
home-go-on = Continua
home-you = tu
home-nobody-yet = ancora nessuno
home-free-seats =
    { $count ->
        [one] { $count } posto libero
       *[other] { $count } posti liberi
    }
home-public-tables = Tavoli pubblici
home-sit-down = Siediti
home-watch = Guarda
home-more-tables =
    { $count ->
        [one] e ancora { $count } tavolo
       *[other] e altri { $count } tavoli
    }
home-no-tables = Nessun tavolo pubblico è aperto. Aprine uno: qualcuno sentirà l’odore di fumo.

## My games

home-my-games = Le mie partite
home-last-games = Le mie ultime partite
home-all-games = Tutte le mie partite
home-finished = Finite
home-no-games = Non hai ancora finito una partita. Il fuoco è già acceso.
home-rank = Posto { $rank } su { $of }
home-bots-among =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bot
    }
home-replay = Rivedi
home-record = Scarica la registrazione

## The best

home-leaders = Classifica
home-game = Gioco
home-games-played =
    { $count ->
        [one] { $count } partita
       *[other] { $count } partite
    }
home-no-leaders = Nessuno ha ancora un punteggio: contano solo le partite tra persone. Porta una vittima.

## Footer

home-unofficial = Diablerie è una versione non ufficiale fatta da appassionati. I giochi appartengono ai loro autori ed editori; testi, immagini e codice sono nostri.
home-api = Scrivi il tuo bot
home-licences = Licenze dei caratteri e dei componenti
