### Diavolo: the lesson.

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
