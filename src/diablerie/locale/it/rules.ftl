### Le regole, con parole nostre. Una riga è un paragrafo; quelle col punto sono un elenco.

rules-contents = Indice
rules-player = Giocatore
rules-options = Opzioni
rules-options-text = Su che cosa un tavolo può accordarsi prima di cominciare. Chi non cambia nulla gioca come di solito.
rules-usual = Di solito: { $value }.
rules-credits = Di chi è il gioco

## The Devil With It

rules-devil_with_it-goal = Di che si tratta
rules-devil_with_it-goal-text =
    Tutti scommettono in segreto quanto carbone tirerà fuori dalla stufa il migliore di questo giro. Poi uno dopo l’altro infila la mano: altro carbone o un diavolo?
    Quando qualcuno ha 1600 chip, vince il più ricco.
rules-devil_with_it-oven = La stufa
rules-devil_with_it-oven-text = Nella stufa ci sono 48 pezzi di carbone coperti, e nove sono diavoli. Ognuno comincia con 200 chip e una pedina sul 200 del tracciato.
rules-devil_with_it-bet = 1. La scommessa col diavolo
rules-devil_with_it-bet-text =
    Chi ha chip ne prende alcuni nel pugno: decine, almeno 10. Poi tutti i pugni si aprono insieme.
    Una scommessa vince se il valore di carbone più alto del giro la raggiunge, di chiunque sia quel carbone. Senza chip non scommetti, ma giochi lo stesso.
rules-devil_with_it-coal = 2. Il carbone fuori dal fuoco
rules-devil_with_it-coal-text =
    Dal primo giocatore in poi, ognuno ha un turno alla stufa. Gira un pezzo qualsiasi. Se è un numero, fermati o girane un altro.
    Chi si ferma mette il carbone davanti a sé: la somma è il suo valore del carbone.
    Chi gira un diavolo si brucia. Il carbone di questo turno va al bordo e non conta; la scommessa non ne risente.
    L’ultimo pezzo della stufa chiude subito questa parte. Chi l’ha girato tiene il suo carbone, a meno che sia un diavolo; chi non ha ancora giocato ha 0.
rules-devil_with_it-kept = fermato in tempo
rules-devil_with_it-burnt = bruciato
rules-devil_with_it-pay = 3. Le vincite
rules-devil_with_it-pay-text =
    Il valore di carbone più alto decide tutte le scommesse.
    • Una puntata più alta è persa e va alla banca.
    • Ogni altra puntata si tiene e vince altrettanto.
    • La puntata più alta del giro vince il doppio, se vince; lo stesso per tutti quelli che la condividono.
    • Il valore più alto porta 50, e il maggior numero di pezzi porta 50; a pari merito li riceve ognuno. Il carbone bruciato non porta nulla.
rules-devil_with_it-stake = Puntata
rules-devil_with_it-amount = Carbone
rules-devil_with_it-pieces = Pezzi
rules-devil_with_it-gain = Porta
rules-devil_with_it-out = bruciato
rules-devil_with_it-pay-example = Il valore più alto è 135. La puntata di 140 di Krako è troppo alta; raggiunta, avrebbe vinto 280.
rules-devil_with_it-pact = 4. Pedine e patti
rules-devil_with_it-pact-text =
    Ogni pedina va sul totale del suo padrone: su un numero o nello spazio tra due. Dei chip degli altri non si vede di più.
    Chi allora è solo in fondo, o su 0–50, ha un patto col diavolo finché le pedine non si muovono di nuovo, e i suoi chip sono scoperti. Nel primo giro nessuno ne ha.
    Chi gira un diavolo paga 50 a ogni altro giocatore che ha un patto, con chip non puntati. Se ne restano meno di 50, paga la banca per lui.
rules-devil_with_it-next = Il giro seguente
rules-devil_with_it-next-text =
    Il carbone va coperto al bordo; che cosa manca lo sa solo chi se lo ricorda. Se quello che resta entra nella bocca della stufa, cioè 19 pezzi o meno, tutti i 48 si mescolano e si dispongono di nuovo.
    Primo giocatore diventa chi siede a sinistra.
rules-devil_with_it-end = La fine
rules-devil_with_it-end-text = Quando alla fine di un giro qualcuno ha 1600 o più, vince il più ricco. A pari merito si divide la vittoria.

## Little Devils

rules-little_devils-goal = Di che si tratta
rules-little_devils-goal-text = Nessuno vuole le prese, perché sulle carte ci sono diavoletti. Quando qualcuno ne ha 100 la partita finisce, e vince chi ne ha meno.
rules-little_devils-cards = Le carte
rules-little_devils-cards-text = Non ci sono semi, solo numeri. Ognuno riceve nove carte, tra le più basse: da 1 a 27 in tre, da 1 a 36 in quattro, da 1 a 45 in cinque, da 1 a 54 in sei.
rules-little_devils-lead = Aprire
rules-little_devils-lead-text =
    La prima presa la apre chi siede a sinistra del mazziere, le altre chi ha avuto l’ultima. Si apre con qualsiasi carta, ma con una da cinque diavoletti solo se non se ne ha un’altra.
    Il secondo è libero. Se la sua carta è più alta di quella d’apertura, la presa sale; se è più bassa, scende.
rules-little_devils-follow = Seguire
rules-little_devils-follow-text =
    Tutti gli altri devono giocare da quella parte della carta d’apertura: sopra o sotto. Quale carta, lo scegli tu, qualunque cosa abbiano giocato gli altri.
    Chi da quella parte non ha nulla deve giocare dall’altra.
rules-little_devils-take = A chi va la presa
rules-little_devils-take-text =
    • Se tutti hanno potuto seguire, la carta più alta si prende una presa che sale, la più bassa una che scende.
    • Se alcuni non hanno potuto, va a uno di loro: la più bassa delle loro carte se la presa sale, la più alta se scende.
    Chi si prende una presa apre la seguente. E chi apre non si prende mai la propria.
rules-little_devils-trick-up = Si apre con il 22; con il 30 si sale. Tutti possono seguire, quindi la carta più alta si prende la presa: il 34, con 7 diavoletti.
rules-little_devils-trick-down = Si apre con il 37; con il 31 si scende. Il 39 e il 44 non hanno potuto seguire; il 44 è il più alto dei due e si prende 8 diavoletti.
rules-little_devils-trick-astray = Si apre con il 24; con il 29 si sale. L’11 e il 15 non hanno potuto seguire; l’11 è il più basso dei due e si prende 7 diavoletti.
rules-little_devils-score = Contare
rules-little_devils-score-text =
    Dopo nove prese ognuno aggiunge al suo totale i diavoletti delle proprie prese. Chi ha aperto la prima presa dà le carte nel giro seguente.
    Quando qualcuno ne ha 100 o più, vince chi ne ha meno. A pari merito si divide la vittoria.

## Diavolo

rules-diavolo-goal = Di che si tratta
rules-diavolo-goal-text = Cadono dieci dadi, uno di loro dà un ordine, e tutti acchiappano insieme. I diavoletti sbagliati costano rubini. Vince l’ultimo che ha un rubino.
rules-diavolo-table = Sul tavolo
rules-diavolo-table-text = Nove dadi, tre neri, tre bianchi e tre rossi, e il dado Diavolo. Ognuno ha cinque rubini. Quanti diavoletti ci sono dipende da quanti sono ancora in gioco; il grigio è sempre uno solo.
rules-diavolo-players = { $players } giocatori
rules-diavolo-round = Un giro
rules-diavolo-round-text = Si tirano tutti e dieci i dadi. Ognuno guarda quale colore risponde meglio all’ordine e acchiappa un diavoletto di quel colore. Quel che è preso è preso. Poi tira chi siede a sinistra.
rules-diavolo-orders = I sei ordini
rules-diavolo-orders-text = Un solo tiro, e il diavoletto che ogni ordine chiede:
rules-diavolo-grey = Il diavoletto grigio
rules-diavolo-grey-text = Se due o tre colori sono alla pari, è giusto solo il diavoletto grigio. Chi lo acchiappa a ragione vince un rubino, ma non ne ha mai più di cinque. Tutti gli altri ne perdono uno.
rules-diavolo-rubies = I rubini
rules-diavolo-rubies-text =
    • Il colore giusto non costa nulla.
    • Un diavoletto sbagliato, o nessuno, costa un rubino. Anche arrivare tardi, quando quelli giusti sono finiti.
    • Chi non ha più rubini è fuori.
    Se gli ultimi perdono il loro ultimo rubino nello stesso giro, non vince nessuno.
rules-diavolo-first = Chi è stato il primo
rules-diavolo-first-text =
    Conta quanto ci hai messo dopo aver visto i dadi, non quanto è veloce la tua connessione.
    Chi acchiappa in meno di 150 millisecondi non ha guardato: una falsa partenza, grave quanto un diavoletto sbagliato. Le mani al massimo 15 millisecondi dietro la più veloce sono alla pari, e decide la sorte. Dopo 15 secondi è troppo tardi.
rules-diavolo-peace = Senza gara
rules-diavolo-peace-text = A un tavolo senza gara tutti rispondono con calma. Ogni risposta giusta è giusta, e il diavoletto grigio c’è per tutti quelli che lo vedono. Dopo 15 giri vince chi ha più rubini.
