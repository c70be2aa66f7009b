### What happens at a table, in sentences that can be read aloud, and why something cannot happen.
### $you is "yes" where the person who reads is the one who acts ($who), otherwise "no".

## In every game

event-timeout =
    { $you ->
        [yes] Il tuo tempo è scaduto.
       *[no] Il tempo di { $who } è scaduto.
    }
event-take_back =
    { $you ->
        [yes] Ci ripensi.
       *[no] { $who } ci ripensa.
    }
event-wins =
    { $count ->
        [one] Vince { $winners }.
       *[other] { $winners } si dividono la vittoria.
    }
event-nobody_wins = Non vince nessuno.
named-number = { $name } { $number }

## Refusals by the rules of the games

refusal-game_over = La partita è finita. Cominciane un’altra.
refusal-not_now = Adesso non si può. Aspetta quello che viene dopo.
refusal-not_your_turn = Non è il tuo turno. Aspetta che tocchi a te.
refusal-impossible = In questo gioco non esiste. Scegli qualcosa che sia sul tavolo.
impossible-player = A questo tavolo non c’è un giocatore così.
refusal-not_in_hand = Questa carta non ce l’hai. Giocane una della tua mano.
refusal-five_led = Non si apre con una carta da cinque diavoli finché ne hai un’altra. Giocane un’altra.
refusal-must_follow = Questa carta non risponde, e tu ne hai una che risponde. Gioca dalla parte richiesta.
refusal-no_chips = Senza chip niente scommessa. Aspetta il tuo turno alla stufa.
refusal-bet_not_tens = Una puntata è un multiplo di 10. Arrotondala.
refusal-bet_too_low = È meno della puntata minima. Punta di più.
refusal-bet_too_high = È più di quello che hai. Punta di meno.
refusal-no_coal_there = Lì non c’è carbone coperto. Scegli un altro posto nella stufa.
refusal-nothing_to_keep = Non c’è ancora niente da tenere. Gira almeno un pezzo di carbone prima di fermarti.
refusal-out_of_the_game = Non hai più rubini e per te la partita è finita. Guarda, o cominciane un’altra.
refusal-grabbed_already = Hai già acchiappato, e non si cambia. Aspetta il prossimo tiro.
refusal-no_such_devil = Un diavoletto così non esiste. Acchiappa il nero, il bianco, il rosso o il grigio.
refusal-devil_gone = Mani più veloci hanno preso l’ultimo. Acchiappa un altro diavoletto.
refusal-too_late = Troppo tardi, questo giro è finito. Aspetta il prossimo tiro.

## Refusals by the table

refusal-agreed_anew = Gli accordi sono appena cambiati. Guardali, e di’ di nuovo che per te si può cominciare.
refusal-bad_event = Il tavolo non ha capito questa mossa. Ricarica la pagina e riprova.
refusal-bad_option = Questa opzione non esiste, o non con questo valore. Scegline una tra quelle offerte.
refusal-begun = La partita è cominciata e i posti restano come sono. Aspetta la fine, o guarda.
refusal-closed = Questo tavolo è stato chiuso. Aprine un altro.
refusal-no_such_seat = Questo posto non esiste, o non c’è seduto nessuno. Scegline un altro.
refusal-no_hints = Qui non ci sono consigli: era convenuto, la partita conta, o è una gara. Fidati del tuo istinto.
refusal-no_talk = A questo tavolo non si parla. Fai parlare il tuo gioco.
refusal-nothing_said = Lì non c’è niente da vedere. Scrivi una parola o un segno.
refusal-not_a_command = Il tavolo non ha capito. Ricarica la pagina e riprova.
refusal-not_begun = La partita non è cominciata. Aspetta che tutti siano pronti.
refusal-not_host = Può farlo solo chi ospita il tavolo. Chiedi a lui.
refusal-not_over = La partita non è finita. La rivincita viene dopo.
refusal-not_seated = Non hai un posto a questo tavolo. Siediti prima, o guarda.
refusal-nothing_to_take_back = Non c’è niente da ritirare: niente è deciso, o altri l’hanno visto.
refusal-nobody_away = Non manca nessuno che il tavolo aspetti. Continua a giocare.
refusal-paused = Il tavolo è in pausa. Di’ che vuoi continuare.
refusal-removed = Chi ospita ti ha allontanato da questo tavolo. Puoi guardare.
refusal-seat_taken = Lì è già seduto qualcuno. Scegli un altro posto.
refusal-seated_already = Hai già un posto. Prima alzati.
refusal-seats_empty = Ci sono posti vuoti. Prima chiama persone o bot al tavolo.
refusal-stale_id = È arrivato troppo tardi per contare. Guarda il tavolo e rifallo.
refusal-too_fast = Piano! Era troppo tutto insieme. Aspetta un momento.
refusal-unknown_bot = La casa non ha un bot così. Scegline uno tra quelli offerti.

## Refusals at the door of the server

refusal-bad_handshake = Il collegamento con il tavolo non è riuscito. Ricarica la pagina.
refusal-unknown = La casa non ti conosce ancora. Di’ chi sei, o guarda soltanto.
refusal-foreign_origin = La pagina di un altro sito non può farlo. Apri la pagina del gioco.
refusal-no_such_table = Non c’è nessun tavolo con questo codice. Controllalo, o chiedi di nuovo il link.
refusal-too_many_connections = Troppi collegamenti arrivano dalla tua rete. Chiudi qualche finestra e riprova.
refusal-full = In questo momento è tutto pieno. Riprova tra un momento.
refusal-too_slow = La tua richiesta non è arrivata in tempo. Riprova.
refusal-damaged = Quello che era conservato di questo tavolo è danneggiato: qui non si può continuare. Chiedi a chi gestisce il server.
refusal-unknown_host = Questo server non si chiama così. Usa l’indirizzo che hai ricevuto, o chiedi a chi lo gestisce.
refusal-too_much_work = Dalla tua rete si chiede molto in questo momento. Riprova tra un momento.
refusal-too_many_watchers = Troppa gente guarda già questo tavolo. Riprova più tardi.
refusal-too_many_misses = Dalla tua rete sono arrivati troppi codici che non portano da nessuna parte. Aspetta un minuto, o usa il link.
refusal-our_fault = Qualcosa è andato storto da noi. Riprova tra un momento.
refusal-restarting = Il server si sta riavviando. Riprova tra un momento.
refusal-bad_value = Non può essere. Controlla quello che hai scritto e riprova.
refusal-bad_body = La casa non ha capito. Controlla quello che hai scritto e riprova.
refusal-gone = L’invio si è interrotto. Riprova.
refusal-internal = Qualcosa è andato storto in casa. Riprova tra un momento.
refusal-no_cookie = Un lasciapassare è per gli ospiti di questo browser. Prima di’ qui chi sei.
refusal-no_such_file = A questo indirizzo non c’è niente. Torna ai giochi.
refusal-no_such_path = A questo indirizzo non c’è niente. Torna ai giochi.
refusal-not_this_way = Così non funziona. Ricarica la pagina e riprova.
refusal-other_protocol = Questa pagina e il server parlano versioni diverse. Chiudila e riaprila tra un po’.
refusal-no_such_game = Un gioco così non esiste. Scegline uno tra quelli proposti.
refusal-no_such_pass = Questo lasciapassare è sconosciuto, usato o troppo vecchio. Fanne un altro.
refusal-too_large = Era davvero troppo lungo. Manda di meno.
refusal-too_many_guests = Troppi nuovi ospiti arrivano dalla tua rete. Riprova più tardi.
refusal-too_many_tables = Hai già molti tavoli. Prima finiscine o lasciane qualcuno.
refusal-too_many_public_tables = Dalla tua rete sono già stati aperti molti tavoli pubblici. Finiscine qualcuno, o aprine uno privato.
refusal-house_name = È un nome della casa o dei suoi bot. Scegline un altro.
refusal-too_many_reviews = Si stanno già analizzando abbastanza partite. Riprova tra un momento.
refusal-no_review = Questa partita non si può analizzare. È colpa nostra.

## Records

record-unproven = Una registrazione non prova chi sedeva lì e con quale nome, né quando, né che i suoi tempi siano veri: ne risponde solo chi la tiene.
