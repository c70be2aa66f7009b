### The Devil With It: the rules, as the browser shows them.

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
rules-devil_with_it-pay-example = Il valore più alto è 115. La puntata di 150 di Krako è troppo alta; raggiunta, avrebbe vinto 300.
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
