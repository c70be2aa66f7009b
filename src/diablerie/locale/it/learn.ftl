### Introduzioni di due minuti: lette ad alta voce un respiro, sul telefono cinque righe.

learn-you = Tu
learn-coach = Che cosa fare
learn-back = Indietro
learn-again = Riprova
learn-next = Avanti
learn-skip = Salta
learn-skip-all = Salta tutto
learn-progress = Passo { $step } di { $all }
learn-finished = È tutto qui!
learn-from-start = Da capo
learn-all-rules = Tutte le regole

## The Devil With It

learn-devil_with_it-bet = Tutti scommettono in segreto quanto carbone tirerà fuori il migliore. Gli altri hanno già chiuso il pugno. Metti 80 dei tuoi chip nel tuo.
learn-devil_with_it-bet-done = I pugni si aprono insieme. La tua scommessa vince se il carbone di qualcuno vale 80 o più; non deve essere il tuo.
learn-devil_with_it-bet-other = Anche questa è una bella scommessa! Ma qui punta 80.
learn-devil_with_it-reach = Tocca a te, davanti alla stufa. Gira un pezzo di carbone qualsiasi.
learn-devil_with_it-reach-done = 25! Dopo ogni pezzo puoi fermarti o continuare, finché non esce un diavolo.
learn-devil_with_it-again = 25 è poco: ci sono puntate fino a 140. Infila la mano un’altra volta.
learn-devil_with_it-again-other = Potresti fermarti a 25. Ma qui, per una volta, osa.
learn-devil_with_it-again-done = 100 in tutto. Basterebbe per la tua puntata di 80.
learn-devil_with_it-stop = 9 dei 48 pezzi sono diavoli, e un diavolo brucia tutto il carbone del tuo turno. Fermati e tieni i tuoi 100.
learn-devil_with_it-stop-done = Salvi! I tuoi 100 sono davanti a te, e nessun diavolo può più bruciarli.
learn-devil_with_it-stop-greedy = Un diavolo! Il carbone di questo turno è bruciato e non vale nulla. La scommessa però non è ancora persa. Ora prova con prudenza.
learn-devil_with_it-burnt = Azzo aveva 90 e voleva di più: un diavolo! Il suo carbone vale 0, ma la sua scommessa può vincere grazie al carbone degli altri.
learn-devil_with_it-payout = Il carbone migliore sono i 135 di Fosca. Le puntate fino a 135 vincono altrettanto; i 140 di Krako sono persi. Valore più alto e più pezzi danno 50 ciascuno.
learn-devil_with_it-pact = Il giro dopo. Krako è solo in fondo e perciò ha un patto col diavolo. Tu hai puntato 100, più di tutti. Infila la mano!
learn-devil_with_it-pact-done = Un diavolo! Il patto porta a Krako 50 dei tuoi chip. Ma i 125 di Azzo salvano la tua scommessa, e la puntata più alta vince il doppio: 200 per te.
learn-devil_with_it-done = A 1600 chip la partita finisce e vince il più ricco. Chi resta indietro ha un patto che lo aiuta.

## Little Devils

learn-little_devils-lead = Nessuno vuole le prese: i diavoletti sulle carte contano contro di te. Apri tu. Gioca una carta qualsiasi, ma non una con cinque diavoletti.
learn-little_devils-lead-led = La seconda carta decide la direzione: più alta, si sale; più bassa, si scende. Chi apre non si prende mai la presa.
learn-little_devils-either = Krako apre con il 18. Tu sei secondo e libero: una carta più alta fa salire la presa, una più bassa la fa scendere.
learn-little_devils-either-up = Si sale! Ora gli altri devono giocare sopra il 18, se possono. Se tutti possono, la carta più alta si prende la presa.
learn-little_devils-either-down = Si scende! Ora gli altri devono giocare sotto il 18, se possono. Se tutti possono, la carta più bassa si prende la presa.
learn-little_devils-up = 22, poi 30: la presa sale. Gioca una carta qualsiasi sopra il 22.
learn-little_devils-up-safe = Al sicuro! Il 30 di Krako è la carta più alta e si prende la presa. Devi superare solo la prima carta, non l’ultima.
learn-little_devils-up-high = Si può, ma ora la carta più alta è la tua, e la presa è tua. Il 23 o il 27 sarebbe passato sotto il 30.
learn-little_devils-down = 20, poi 12: questa volta si scende. Gioca sotto il 20.
learn-little_devils-down-safe = Ben fatto! La carta più bassa si prende la presa, ed è il 12 di Krako.
learn-little_devils-down-low = Si può, ma scendendo la carta più bassa si prende la presa, ed è la tua. Sopra il 12 eri al sicuro.
learn-little_devils-unable = Si sale ancora, ma sopra il 24 non hai nulla. Allora giochi sotto, e la presa va a chi non ha potuto seguire: a te. Che costi poco!
learn-little_devils-unable-cheap = Una carta senza diavoletti! Chi è il solo a non poter seguire si prende la presa comunque: meglio che costi poco.
learn-little_devils-unable-dear = La presa era comunque tua, con i diavoletti della tua carta. Il 2 o il 14 non ne avrebbe aggiunti.
learn-little_devils-shield = Si sale, sopra il 24. Krako non ha potuto seguire e ha giocato l’11; nemmeno tu puoi. La più bassa delle due si prende la presa. Lasciala a lui!
learn-little_devils-shield-safe = L’11 di Krako è più basso, quindi la presa è sua.
learn-little_devils-shield-five = Diabolico! L’11 di Krako è più basso: la presa è sua, con i tuoi cinque diavoletti.
learn-little_devils-shield-caught = Più bassa dell’11: la presa è tua. Prova una carta tra 11 e 24.
learn-little_devils-score = Dopo nove prese ognuno conta i diavoletti che ha preso. Quando qualcuno ne ha 100 è finita, e vince chi ne ha meno.
learn-little_devils-done = In su o in giù, passa in mezzo agli altri e lascia a loro i diavoletti.

## Diavolo

learn-diavolo-largest_sum = Dieci dadi, un ordine. Quale colore ha la somma più grande? Acchiappa il suo diavoletto. Per ora non c’è fretta.
learn-diavolo-smallest_sum = Ora al contrario: quale colore ha la somma più piccola?
learn-diavolo-largest_difference = Guarda il dado più basso e il più alto di ogni colore. Dove la distanza è più grande?
learn-diavolo-most_odd = Contano solo i dadi dispari: 1, 3 e 5. Quale colore ne ha di più?
learn-diavolo-highest_value = Intanto hai perso un rubino. Quale colore ha il dado più alto? Attenzione: se più colori sono alla pari, è giusto il diavoletto grigio.
learn-diavolo-position = Niente numeri: quale dado è più vicino al dado Diavolo di ottone? Il suo colore è quello giusto.
learn-diavolo-race = Ora sul serio: tu e Azzo, e un solo diavoletto per colore. Chi lo acchiappa per primo ce l’ha. Somma più grande!
learn-diavolo-race-first = Tuo! Per Azzo non c’è più un diavoletto giusto, e perde un rubino.
learn-diavolo-race-late = Troppo tardi: Azzo ha l’unico diavoletto giusto, e tu perdi un rubino. Un’altra volta!
learn-diavolo-right = Giusto! I numeri mostrano perché. Chi acchiappa un diavoletto sbagliato, o nessuno, perde un rubino.
learn-diavolo-right-grey = Grigio, giusto: nero e bianco mostrano entrambi un 6. Preso a ragione, il diavoletto grigio porta un rubino; ma mai più di cinque.
learn-diavolo-wrong = Non era questo, e costa un rubino. Guarda i numeri dei colori e riprova.
learn-diavolo-done = Senza rubini sei fuori; vince l’ultimo che ne ha uno. In quattro o più ci sono tre diavoletti per colore, ma uno solo grigio.
