### The Devil With It: what it is called, what can be chosen, and what happens at the table, in sentences.

## The game

game-devil_with_it = Auf Teufel komm raus
game-devil_with_it-pitch = Wette heimlich, wie viel Kohle aus dem Feuer kommt, und dann greif hinein.
game-devil_with_it-goal =
    { $goal ->
        [one] { $goal } Wettchip beendet das Spiel; wer am reichsten ist, gewinnt.
       *[other] { $goal } Wettchips beenden das Spiel; wer am reichsten ist, gewinnt.
    }

## What is counted

count-chips =
    { $count ->
        [one] { $count } Chip
       *[other] { $count } Chips
    }

## What lies in the oven

coal-devil = Teufel
pact = Pakt

## How its bots play

bot-easy-devil_with_it = Runde Einsätze, große Augen und ein Stück Kohle zu viel.
bot-normal-devil_with_it = Hört auf, wenn es fürs Abendessen reicht.
bot-hard-devil_with_it = Zählt die Kohle und wettet mit kühlem Kopf.
bot-devil-devil_with_it = Zählt Kohle und Chips und merkt sich, wie du wettest.

## Options

option-devil_with_it-goal = Ziel
option-devil_with_it-goal-meaning = Wer so viel in Wettchips hat, beendet das Spiel.
option-devil_with_it-mouth = Ofenloch
option-devil_with_it-mouth-meaning = Wenn die übrige Kohle ins Ofenloch passt, wird der Ofen neu gefüllt.
option-devil_with_it-minimum_bet = Kleinste Wette
option-devil_with_it-minimum_bet-meaning = Mit 0 darf die Faust auch leer sein.
option-devil_with_it-track = Zahlenfelder
option-devil_with_it-track-meaning = Die Zahlen, auf denen die Spielfiguren stehen.
option-devil_with_it-open_totals = Offenes Guthaben
option-devil_with_it-open_totals-meaning = Alle sehen alle Chips, und niemand muss sich etwas merken.

## What happens

event-devil_with_it-start =
    { $you ->
        [yes] Das Los fällt auf dich: Du fängst an.
       *[no] Das Los fällt auf { $who } als Startspieler.
    }
event-devil_with_it-lay = Alle 48 Kohlestücke liegen verdeckt im Ofen.
event-devil_with_it-bet =
    { $you ->
        [yes] Du hast gewettet.
       *[no] { $who } hat gewettet.
    }
event-devil_with_it-fists = Die Fäuste öffnen sich: { $stakes }.
event-devil_with_it-reveal =
    { $you ->
        [yes] Du greifst nach { $place }.
       *[no] { $who } greift nach { $place }.
    }
event-devil_with_it-coal =
    { $you ->
        [yes] Du deckst { $value } auf und hast { $total }.
       *[no] { $who } deckt { $value } auf und hat { $total }.
    }
event-devil_with_it-burnt =
    { $you ->
        [yes] Ein Teufel! Du verbrennst dir die Finger.
       *[no] Ein Teufel! { $who } verbrennt sich die Finger.
    }
event-devil_with_it-smoke = { $lost } löst sich in Rauch auf.
event-devil_with_it-pact_pays = Der Pakt zahlt { $amount } an { $names }.
event-devil_with_it-stop =
    { $you ->
        [yes] Du hörst auf mit { $total }.
       *[no] { $who } hört auf mit { $total }.
    }
event-devil_with_it-best =
    { $amount ->
        [0] Runde { $round }: Alle haben sich verbrannt, keine Kohle kam aus dem Feuer.
       *[other] Der höchste Kohlebetrag der Runde { $round } ist { $amount }.
    }
event-devil_with_it-payout =
    { $you ->
        [yes] Du: { $parts }.
       *[no] { $who }: { $parts }.
    }
event-devil_with_it-pacts = Ein Pakt mit dem Teufel: { $names }.
event-devil_with_it-chips = Wettchips: { $totals }.
event-devil_with_it-end =
    { $count ->
        [one] Am reichsten ist und gewinnt: { $winners }.
       *[other] Am reichsten sind und gewinnen: { $winners }.
    }
payout-bet_lost = Wette { $stake } verloren (−{ $chips })
payout-bet_won = Wette { $stake } gewonnen (+{ $chips })
payout-bet_doubled = höchste Wette { $stake } doppelt gewonnen (+{ $chips })
payout-amount_bonus = höchster Kohlebetrag +{ $chips }
payout-pieces_bonus = meiste Kohlestücke +{ $chips }
payout-pact_received = Pakt +{ $chips }
payout-nothing = nichts

## What would be allowed

allowed-bet = Du darfst von { $low } bis { $high } wetten, in Zehnern.

## Why something is refused

impossible-coal = So ein Kohlestück ist nicht mehr im Ofen.

## Was man tun kann

choice-bet = { $amount } setzen
choice-reveal = noch ein Stück
choice-stop = aufhören

## Zahlen; von einem Wert und demselben in Prozent nimmt jeder Text, was passt

figure-gain = Wettchips in dieser Runde { $value }
figure-bet_wins = Wette gewinnt { $percent }
figure-devil_chance = Teufel beim nächsten Stück { $percent }
