### The Devil With It: what it is called, what can be chosen, and what happens at the table, in sentences.

## The game

game-devil_with_it = The Devil With It
game-devil_with_it-pitch = Scommetti in segreto quanto carbone uscirà dal fuoco, poi infila la mano.
game-devil_with_it-goal =
    { $goal ->
        [one] { $goal } punto in chip chiude la partita; vince il più ricco.
       *[other] { $goal } punti in chip chiudono la partita; vince il più ricco.
    }

## What is counted

count-chips =
    { $count ->
        [one] { $count } chip
       *[other] { $count } chip
    }

## What lies in the oven

coal-devil = diavolo
pact = patto

## How its bots play

bot-easy-devil_with_it = Puntate tonde, occhi grandi e un pezzo di carbone di troppo.
bot-normal-devil_with_it = Si ferma quando basta per la cena.
bot-hard-devil_with_it = Conta il carbone e punta a mente fredda.
bot-devil-devil_with_it = Conta carbone e chip, e ricorda come punti.

## Options

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

## What happens

event-devil_with_it-start =
    { $you ->
        [yes] La sorte ha scelto: cominci tu.
       *[no] La sorte ha scelto: comincia { $who }.
    }
event-devil_with_it-lay = Tutti i 48 pezzi di carbone sono nella stufa, a faccia in giù.
event-devil_with_it-bet =
    { $you ->
        [yes] Hai scommesso.
       *[no] { $who } ha scommesso.
    }
event-devil_with_it-fists = Si aprono i pugni: { $stakes }.
event-devil_with_it-reveal =
    { $you ->
        [yes] Allunghi la mano verso il posto { $place }.
       *[no] { $who } allunga la mano verso il posto { $place }.
    }
event-devil_with_it-coal =
    { $you ->
        [yes] Giri { $value } e hai { $total }.
       *[no] { $who } gira { $value } e ha { $total }.
    }
event-devil_with_it-burnt =
    { $you ->
        [yes] Un diavolo! Ti bruci le dita.
       *[no] Un diavolo! { $who } si brucia le dita.
    }
event-devil_with_it-smoke = { $lost } se ne va in fumo.
event-devil_with_it-pact_pays = Il patto frutta { $amount } a { $names }.
event-devil_with_it-stop =
    { $you ->
        [yes] Ti fermi a { $total }.
       *[no] { $who } si ferma a { $total }.
    }
event-devil_with_it-best =
    { $amount ->
        [0] Giro { $round }: tutti scottati, dal fuoco non è uscito carbone.
       *[other] Il valore di carbone più alto del giro { $round } è { $amount }.
    }
event-devil_with_it-payout =
    { $you ->
        [yes] Tu: { $parts }.
       *[no] { $who }: { $parts }.
    }
event-devil_with_it-pacts = Un patto col diavolo: { $names }.
event-devil_with_it-chips = Chip: { $totals }.
event-devil_with_it-end =
    { $count ->
        [one] Vince chi è più ricco: { $winners }.
       *[other] Vince chi è più ricco, a pari merito: { $winners }.
    }
payout-bet_lost = scommessa { $stake } persa (−{ $chips })
payout-bet_won = scommessa { $stake } vinta (+{ $chips })
payout-bet_doubled = scommessa più alta { $stake } vinta doppia (+{ $chips })
payout-amount_bonus = valore di carbone più alto +{ $chips }
payout-pieces_bonus = più pezzi di carbone +{ $chips }
payout-pact_received = patto +{ $chips }
payout-nothing = niente

## What would be allowed

allowed-bet = Puoi puntare da { $low } a { $high }, in decine.

## Why something is refused

impossible-coal = Nella stufa non è rimasto un pezzo di carbone così.

## Che cosa si può fare

choice-bet = scommettere { $amount }
choice-reveal = ancora un pezzo
choice-stop = fermarsi

## Cifre; di un valore e dello stesso in percentuale, ogni testo prende quello che gli si addice

figure-gain = chip in questo giro { $value }
figure-bet_wins = scommessa vinta { $percent }
figure-devil_chance = diavolo nel prossimo pezzo { $percent }
