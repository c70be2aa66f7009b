### What the terminal says: the table as a picture of letters, questions, and answers to what was typed.

## The table

screen-before = Prima del primo giro
screen-after = Dopo il giro { $round }

## Questions

screen-ask_game = Quale gioco ({ $numbers }; q per uscire)?
screen-ask_hide = Invio nasconde le tue carte e i tuoi chip.
screen-ask_look_away = { $who }, tocca a te. Gli altri guardano altrove; premi Invio.

## What was typed

screen-no_game = { $typed } non è tra questi.
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
screen-too_many_names =
    { $names ->
        [one] { $names } nome
       *[other] { $names } nomi
    } per { $people ->
        [one] { $people } persona
       *[other] { $people } persone
    }; gli altri posti sono dei bot
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
