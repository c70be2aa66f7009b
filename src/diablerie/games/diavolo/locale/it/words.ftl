### Diavolo: what it is called, what can be chosen, and what happens at the table, in sentences.

## The game

game-diavolo = Diavolo
game-diavolo-pitch = Dieci dadi, un ordine, e tutti acchiappano un diavoletto nello stesso istante.
game-diavolo-goal = Vince l’ultimo che ha ancora un rubino.
game-diavolo-goal-in_peace =
    { $goal ->
        [one] Vince chi ha più rubini dopo { $goal } giro.
       *[other] Vince chi ha più rubini dopo { $goal } giri.
    }

## What is counted

count-rubies =
    { $count ->
        [one] { $count } rubino
       *[other] { $count } rubini
    }

## The devils by their colour, and the letter that stands for each

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

## How its bots play

bot-easy-diavolo = Conta sulle dita e non vede quasi mai un pareggio.
bot-normal-diavolo = Prima guarda bene; a volte un pareggio le sfugge.
bot-hard-diavolo = Rapido, preciso e un po’ vanitoso.
bot-devil-diavolo = Veloce come i migliori tra gli umani, e non sbaglia quasi mai.

## Options

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

## What happens; $devil is black, white, red or grey, $order is the name of an order

event-diavolo-start =
    { $you ->
        [yes] La sorte ha scelto: il primo tiro è tuo.
       *[no] La sorte ha scelto: il primo tiro è di { $who }.
    }
event-diavolo-throw =
    { $you ->
        [yes] Tiri:
       *[no] { $who } tira:
    } { $order ->
        [largest_sum] somma più alta.
        [smallest_sum] somma più bassa.
        [largest_difference] differenza più grande.
        [most_odd] più dispari.
        [highest_value] valore più alto.
       *[position] il dado più vicino al dado Diavolo.
    }
event-diavolo-grab =
    { $you ->
        [yes] Acchiappi
       *[no] { $who } acchiappa
    } { $devil ->
        [black] il nero
        [white] il bianco
        [red] il rosso
       *[grey] il grigio
    } dopo { $reaction } ms.
event-diavolo-false_start =
    { $you ->
        [yes] Acchiappi dopo { $reaction } ms: falsa partenza.
       *[no] { $who } acchiappa dopo { $reaction } ms: falsa partenza.
    }
event-diavolo-grabbed =
    { $you ->
        [yes] Hai acchiappato un diavoletto.
       *[no] { $who } ha acchiappato un diavoletto.
    }
event-diavolo-answer =
    { $you ->
        [yes] Hai risposto.
       *[no] { $who } ha risposto.
    }
event-diavolo-close = Giù le mani, non si acchiappa più.
event-diavolo-call_off = Il lancio non conta: qualcuno è dovuto andare via. Di nuovo!
event-diavolo-lot = Pari merito; la sorte dice: { $names }.
event-diavolo-right =
    { $devil ->
        [black] Quello giusto era il nero: { $figures }.
        [white] Quello giusto era il bianco: { $figures }.
        [red] Quello giusto era il rosso: { $figures }.
       *[grey] Quello giusto era il grigio, perché c’è parità: { $figures }.
    }
event-diavolo-late = Nessun diavoletto rimasto per { $names }.
event-diavolo-rubies = Rubini: { $changes }.
event-diavolo-rubies_stay = Nessuno guadagna o perde un rubino.
event-diavolo-end =
    { $count ->
        [one] La vittoria va a { $winners }, gran diavolo della serata.
       *[other] La vittoria va a { $winners }.
    }
event-diavolo-nobody = Tutti perdono insieme l’ultimo rubino: non vince nessuno, e ognuno si paga il suo bicchiere.
figure =
    { $devil ->
        [black] nero
        [white] bianco
       *[red] rosso
    } { $number }
ruby-change =
    { $out ->
        [yes] { $name } { $change } ed è fuori
       *[no] { $name } { $change }
    }

## Why something is refused

impossible-throw = I dadi o la sorte non possono cadere così adesso.
impossible-reaction = Una reazione di { $reaction } ms non può essere. Si conta da 0, quando i dadi sono fermi.

## Che cosa si può fare

choice-grab =
    { $devil ->
        [black] il diavoletto nero
        [white] il diavoletto bianco
        [red] il diavoletto rosso
       *[grey] il diavoletto grigio
    }
choice-nothing = nessun diavoletto

## Cifre; di un valore e dello stesso in percentuale, ogni testo prende quello che gli si addice

figure-rubies = rubini in questo giro { $value }
figure-clearness = quanto è chiara la risposta { $percent }
