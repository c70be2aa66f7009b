### The games, what is on the table, and what a table can agree on.

## Games

game-devil_with_it = The Devil With It
game-devil_with_it-pitch = Scommetti in segreto quanto carbone uscirà dal fuoco, poi infila la mano.
game-devil_with_it-goal =
    { $goal ->
        [one] { $goal } punto in chip chiude la partita; vince il più ricco.
       *[other] { $goal } punti in chip chiudono la partita; vince il più ricco.
    }
game-little_devils = Little Devils
game-little_devils-pitch = Niente semi, solo più alto e più basso, e nessuno vuole le prese.
game-little_devils-goal =
    { $goal ->
        [one] { $goal } diavoletto chiude la partita; vince chi ne ha di meno.
       *[other] { $goal } diavoletti chiudono la partita; vince chi ne ha di meno.
    }
game-diavolo = Diavolo
game-diavolo-pitch = Dieci dadi, un ordine, e tutti acchiappano un diavoletto nello stesso istante.
game-diavolo-goal = Vince l’ultimo che ha ancora un rubino.
game-diavolo-goal-in_peace =
    { $goal ->
        [one] Vince chi ha più rubini dopo { $goal } giro.
       *[other] Vince chi ha più rubini dopo { $goal } giri.
    }
game-players = da { $fewest } a { $most } giocatori

## What is counted

count-devils =
    { $count ->
        [one] { $count } diavoletto
       *[other] { $count } diavoletti
    }
count-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
count-chips =
    { $count ->
        [one] { $count } chip
       *[other] { $count } chip
    }
count-rubies =
    { $count ->
        [one] { $count } rubino
       *[other] { $count } rubini
    }

## The Devil With It

coal-devil = diavolo
pact = patto

## Little Devils

trick-new = Una nuova presa
trick-open = Si apre con { $lead }; su o giù, è ancora aperto
trick-up = Su: gioca sopra { $lead }
trick-down = Giù: gioca sotto { $lead }
takes_for-highest = tocca alla carta più alta
takes_for-lowest = tocca alla carta più bassa
takes_for-lowest_astray = tocca alla più bassa di quelle che non hanno potuto rispondere
takes_for-highest_astray = tocca alla più alta di quelle che non hanno potuto rispondere

## Diavolo: the devils by their colour, and the letter that stands for each

devil-black-short = nero
devil-white-short = bianco
devil-red-short = rosso
devil-grey-short = grigio
devil-black-letter = N
devil-white-letter = B
devil-red-letter = R
devil-grey-letter = G

order-largest_sum = Somma più alta
order-largest_sum-meaning = Il colore i cui tre dadi danno la somma più grande.
order-smallest_sum = Somma più bassa
order-smallest_sum-meaning = Il colore i cui tre dadi danno la somma più piccola.
order-largest_difference = Differenza più grande
order-largest_difference-meaning = Il colore con più distacco tra il dado più basso e il più alto.
order-most_odd = Più dispari
order-most_odd-meaning = Il colore che mostra più dadi dispari.
order-highest_value = Valore più alto
order-highest_value-meaning = Il colore che ha il dado più alto.
order-position = Posizione
order-position-meaning = Il colore del dado più vicino al dado Diavolo.

outcome-right = giusto
outcome-grey = grigio, e a ragione
outcome-wrong = sbagliato
outcome-late = troppo tardi
outcome-early = falsa partenza
outcome-level = pari merito
outcome-nothing = niente in mano
outcome-out = fuori

## Bots: the four levels, each a person of the house, and how that person plays each game;
## more of a level are of the same family, so that the name tells how strong somebody is

bot-numbered = { $bot } { $nth }
bot-offered = { $bot } ({ $level })
bot-easy = Farfarello
bot-easy-2 = Alichino
bot-easy-3 = Ciriatto
bot-easy-4 = Libicocco
bot-easy-5 = Rubicante
bot-easy-6 = Cagnazzo
bot-easy-level = facile
bot-easy-manner = Il diavoletto di cucina. Prima settimana al bar, e tutto lo incanta.
bot-easy-devil_with_it = Puntate tonde, occhi grandi e un pezzo di carbone di troppo.
bot-easy-little_devils = Gioca quel che gli capita in mano e si stupisce della presa.
bot-easy-diavolo = Conta sulle dita e non vede quasi mai un pareggio.
bot-normal = Zia Fuliggine
bot-normal-2 = Zio Mantice
bot-normal-3 = Cugina Brace
bot-normal-4 = Nonna Cenere
bot-normal-5 = Cugino Tizzone
bot-normal-6 = Nonno Fumo
bot-normal-level = normale
bot-normal-manner = Sta dietro il bancone. Conosce ogni trucco, e ogni tanto ci casca.
bot-normal-devil_with_it = Si ferma quando basta per la cena.
bot-normal-little_devils = Gioca per vecchia abitudine, e ogni tanto per capriccio.
bot-normal-diavolo = Prima guarda bene; a volte un pareggio le sfugge.
bot-hard = Barone Pece
bot-hard-2 = Contessa Zolfo
bot-hard-3 = Duca Selce
bot-hard-4 = Marchesa Fiele
bot-hard-5 = Conte Livore
bot-hard-6 = Don Catrame
bot-hard-level = difficile
bot-hard-manner = Un signore di vecchio stampo. Non perdona gli errori, tanto meno i tuoi.
bot-hard-devil_with_it = Conta il carbone e punta a mente fredda.
bot-hard-little_devils = Ricorda ogni carta e pensa in anticipo.
bot-hard-diavolo = Rapido, preciso e un po’ vanitoso.
bot-devil = Messer Satanasso
bot-devil-2 = Messer Belzebù
bot-devil-3 = Messer Asmodeo
bot-devil-4 = Messer Berlicche
bot-devil-5 = Messer Belial
bot-devil-6 = Messer Lucifero
bot-devil-level = diabolico
bot-devil-manner = L’oste in persona. Non bara: non ne ha bisogno.
bot-devil-devil_with_it = Conta carbone e chip, e ricorda come punti.
bot-devil-little_devils = Ha giocato la tua mano nella sua testa prima di te.
bot-devil-diavolo = Veloce come i migliori tra gli umani, e non sbaglia quasi mai.

## Bots: simple ones, whom others are measured by, and one who has left but is named in old records

bot-random = Caso
bot-random-level = semplice
bot-random-manner = Si affida sempre al caso.
bot-cautious = Prudente
bot-cautious-level = semplice
bot-cautious-manner = Si scotta al massimo la punta delle dita.
bot-bold = Temerario
bot-bold-level = semplice
bot-bold-manner = Infila il braccio fino al gomito.
bot-sly = Furbo

## Paces

pace-relaxed = Con calma
pace-normal = Normale
pace-fast = Veloce
pace-time =
    { $seconds ->
        [one] { $seconds } secondo per decisione
       *[other] { $seconds } secondi per decisione
    }

## Colours and signs of people

colour-ember = Brace
colour-coal = Carbone
colour-flame = Fiamma
colour-ash = Cenere
colour-brass = Ottone
colour-moss = Muschio
colour-plum = Prugna
colour-sky = Cielo
sign-horn = Corno
sign-flame = Fiamma
sign-fork = Forcone
sign-tail = Coda
sign-skull = Teschio
sign-star = Stella

## Options

option-yes = sì
option-no = no
option-devil_with_it-goal = Traguardo
option-devil_with_it-goal-meaning = Chi possiede tanto in chip chiude la partita.
option-devil_with_it-mouth = Bocca della stufa
option-devil_with_it-mouth-meaning = Quando il carbone rimasto sta nella bocca, la stufa si riempie di nuovo.
option-devil_with_it-minimum_bet = Puntata minima
option-devil_with_it-minimum_bet-meaning = Con 0 il pugno può restare vuoto.
option-devil_with_it-track = Caselle numerate
option-devil_with_it-track-meaning = I numeri su cui stanno le pedine.
option-devil_with_it-open_totals = Chip scoperti
option-devil_with_it-open_totals-meaning = Tutti vedono i chip di tutti, e la memoria riposa.
option-little_devils-goal = Traguardo
option-little_devils-goal-meaning = Chi ha così tanti diavoletti chiude la partita.
option-little_devils-open_tricks = Prese scoperte
option-little_devils-open_tricks-meaning = Quali prese si possono riguardare.
option-little_devils-open_tricks-none = nessuna
option-little_devils-open_tricks-last = l’ultima
option-little_devils-open_tricks-all = tutte
option-diavolo-race = Gara
option-diavolo-race-meaning = Conta la mano più veloce; senza gara tutti rispondono in pace.
option-diavolo-limit = Giri
option-diavolo-limit-meaning = Quanti giri dura una partita senza gara.
option-diavolo-time_limit = Tempo limite
option-diavolo-time_limit-meaning = Secondi per acchiappare; 0 per non avere limite.
option-diavolo-fastest = Falsa partenza
option-diavolo-fastest-meaning = Chi acchiappa entro così pochi millisecondi non ha guardato.
option-diavolo-dead_heat = Pari merito
option-diavolo-dead_heat-meaning = Entro così pochi millisecondi si è pari, e decide la sorte.
option-diavolo-position = Posizione
option-diavolo-position-meaning = Il dado Diavolo ha la sesta faccia: quale dado è più vicino?
