### Little Devils: the lesson.

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
