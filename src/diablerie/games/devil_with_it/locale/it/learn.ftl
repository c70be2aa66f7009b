### The Devil With It: the lesson.

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
