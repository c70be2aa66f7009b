### Diavolo: the rules, as the browser shows them.

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
