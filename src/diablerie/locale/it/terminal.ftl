### What the terminal says: the table as a picture of letters, questions, and answers to what was typed.

## The table

screen-before = Prima del primo giro
screen-after = Dopo il giro { $round }
screen-trick = Giro { $round }. { $trick }
screen-oven =
    { $count ->
        [one] Giro { $round }, { $count } pezzo nella stufa
       *[other] Giro { $round }, { $count } pezzi nella stufa
    }
screen-threw =
    { $you ->
        [yes] Giro { $round }, hai tirato tu
       *[no] Giro { $round }, ha tirato { $who }
    }
screen-taking = per ora la prende
screen-last_trick =
    { $you ->
        [yes] Ultima presa: { $cards }; è toccata a te
       *[no] Ultima presa: { $cards }; è toccata a { $who }
    }
screen-your_hand = La tua mano: { $cards }
screen-hand_of = Mano di { $who }: { $cards }
screen-hidden = ? chip
screen-pawn = pedina { $stand }
screen-beyond = oltre { $space }
screen-bet = puntata { $stake }
screen-coal = carbone { $coal } = { $total }
screen-turned =
    { $you ->
        [yes] Hai girato { $coal } = { $total }
       *[no] { $who } ha girato { $coal } = { $total }
    }
screen-order = Ordine: { $order }
screen-order_right = Ordine: { $order }; giusto è il { $devil }
screen-devils = Diavoletti: { $devils }
screen-answered = ha risposto
screen-grabbed = ha acchiappato
screen-grab = { $devil } dopo { $reaction } ms

## Questions

screen-ask_game = Quale gioco ({ $numbers }; q per uscire)?
screen-ask_card = La tua carta?
screen-ask_one_of = La tua carta ({ $cards })?
screen-ask_bet = La tua puntata (un multiplo di 10, da { $low } a { $high })?
screen-ask_coal = Gira un pezzo di carbone (Invio, o un posto)?
screen-ask_more = Hai { $total }. Ti fermi (s), o ancora uno (Invio, o un posto)?
screen-ask_ready =
    { $you ->
        [yes] I dadi li hai tu. Ci siamo? Premi Invio, e guarda.
       *[no] I dadi li ha { $who }. Ci siamo? Premi Invio, e guarda.
    }
screen-ask_grab = Acchiappa ({ $letters })!
screen-ask_numbered_grab = Acchiappa! Il tuo numero e { $letters }, per esempio { $example } ({ $numbers }):
screen-ask_devil = Quale diavoletto ({ $letters })?
screen-ask_hide = Invio nasconde le tue carte e i tuoi chip.
screen-ask_look_away = { $who }, tocca a te. Gli altri guardano altrove; premi Invio.

## What was typed

screen-no_game = { $typed } non è tra questi.
screen-no_card = { $typed } non è una carta. Scrivi il suo numero.
screen-no_amount = { $typed } non è una somma. Scrivi un numero.
screen-no_place = { $typed } non è un posto nella stufa. Scrivi il suo numero, o s per fermarti.
screen-no_devil = { $typed } non è un diavoletto.
screen-no_number = { $typed } non comincia con il numero di qualcuno che può ancora acchiappare.
screen-must_grab = A questo tavolo il tempo non conta, quindi tutti devono acchiappare.
screen-help_grab = Scrivi n, b, r o g per il diavoletto nero, bianco, rosso o grigio; Invio per nessuno.
screen-help_clock = L’orologio corre.
screen-help_keys = t mostra di nuovo il tavolo, q lascia la partita.
screen-help_rules = Le regole: diablerie rules { $game }

## Coming and going

screen-welcome = { $game } ({ $credit }). ? aiuta, t mostra il tavolo, q esce.
screen-at_table = Al tavolo: { $names }.
screen-bot = { $name } (bot, { $level })
screen-bot_manner = { $bot }: { $manner } { $way }
screen-guest = Ospite
screen-numbered_guest = Ospite { $number }
screen-seat = posto { $seat }
screen-left = Lasci il tavolo; la partita non è finita.
screen-record = La registrazione è in { $file }.
screen-too_many_bots = { $bots } bot per { $players } giocatori; i bot possono essere al massimo quanti i giocatori
screen-too_many_names = { $names } nomi per { $people } persone; gli altri posti sono dei bot
screen-bad_name = il nome { $name } deve avere da 1 a { $longest } caratteri stampabili
screen-credits = Diablerie è un adattamento non ufficiale; i giochi appartengono ai loro autori ed editori.
screen-allowed_range = da { $low } a { $high }
screen-allowed_two = { $low } o { $high }
screen-allowed_list = da { $shortest } a { $longest } multipli di 10 crescenti, da 0 a 1000000
screen-games =
    { $count ->
        [one] { $count } partita
       *[other] { $count } partite
    }
screen-events =
    { $count ->
        [one] { $count } evento
       *[other] { $count } eventi
    }
screen-verified = { $file }: { $games }, { $events }: ogni mossa è lecita, ogni mescolata segue dal suo seme, i tempi concordano
screen-no-pace =
    { $count ->
        [one] In una partita è scaduto del tempo, ma non è scritto quanto ce ne fosse: non si può dire se fosse davvero scaduto.
       *[other] In { $count } partite è scaduto del tempo, ma non è scritto quanto ce ne fosse: non si può dire se fosse davvero scaduto.
    }
