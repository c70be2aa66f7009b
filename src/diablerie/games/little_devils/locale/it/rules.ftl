### Little Devils: the rules, as the browser shows them.

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
rules-little_devils-trick-up = Si apre con il 18; con il 28 si sale. Tutti possono seguire, quindi la carta più alta si prende la presa: il 40, con 9 diavoletti.
rules-little_devils-trick-down = Si apre con il 42; con il 36 si scende. Il 47 e il 49 non hanno potuto seguire; il 49 è il più alto dei due e si prende 12 diavoletti.
rules-little_devils-trick-astray = Si apre con il 24; con il 29 si sale. L’11 e il 15 non hanno potuto seguire; l’11 è il più basso dei due e si prende 7 diavoletti.
rules-little_devils-score = Contare
rules-little_devils-score-text =
    Dopo nove prese ognuno aggiunge al suo totale i diavoletti delle proprie prese. Chi ha aperto la prima presa dà le carte nel giro seguente.
    Quando qualcuno ne ha 100 o più, vince chi ne ha meno. A pari merito si divide la vittoria.
