### Little Devils: what it is called, what can be chosen, and what happens at the table, in sentences.

## The game

game-little_devils = Little Devils
game-little_devils-pitch = Keine Farben, nur höher und niedriger, und niemand will die Stiche.
game-little_devils-goal =
    { $goal ->
        [one] { $goal } Teufelchen beendet das Spiel; wer die wenigsten hat, gewinnt.
       *[other] { $goal } Teufelchen beenden das Spiel; wer die wenigsten hat, gewinnt.
    }

## What is counted

count-devils =
    { $count ->
        [one] { $count } Teufelchen
       *[other] { $count } Teufelchen
    }
count-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }

## The trick

trick-new = Ein neuer Stich
trick-open = { $lead } ist ausgespielt; rauf oder runter ist offen
trick-up = Rauf: spiel höher als { $lead }
trick-down = Runter: spiel niedriger als { $lead }
takes_for-highest = die höchste Karte bekommt ihn
takes_for-lowest = die niedrigste Karte bekommt ihn
takes_for-lowest_astray = die niedrigste derer, die nicht folgen konnten, bekommt ihn
takes_for-highest_astray = die höchste derer, die nicht folgen konnten, bekommt ihn

## How its bots play

bot-easy-little_devils = Spielt, was ihm in die Finger kommt, und staunt über den Stich.
bot-normal-little_devils = Spielt nach alter Gewohnheit und ab und zu nach Laune.
bot-hard-little_devils = Merkt sich jede Karte und denkt voraus.
bot-devil-little_devils = Hat dein Blatt im Kopf schon gespielt, bevor du es tust.

## Options

option-little_devils-goal = Ziel
option-little_devils-goal-meaning = Wer so viele Teufelchen hat, beendet das Spiel.
option-little_devils-open_tricks = Offene Stiche
option-little_devils-open_tricks-meaning = Welche Stiche man noch einmal ansehen darf.
option-little_devils-open_tricks-none = keine
option-little_devils-open_tricks-last = der letzte
option-little_devils-open_tricks-all = alle

## What happens

event-little_devils-deal =
    { $you ->
        [yes] Runde { $round }. Du gibst.
       *[no] Runde { $round }. { $who } gibt.
    }
event-little_devils-lead =
    { $you ->
        [yes] Du spielst aus.
       *[no] { $who } spielt aus.
    }
event-little_devils-play =
    { $you ->
        [yes] Du spielst
       *[no] { $who } spielt
    } { $card }{ $devils ->
        [0] .
        [one] , mit { $devils } Teufelchen.
       *[other] , mit { $devils } Teufelchen.
    }
event-little_devils-trick =
    { $you ->
        [yes] Du bekommst
       *[no] { $who } bekommt
    } den Stich mit der { $card }{ $devils ->
        [0] , und kein Teufelchen ist drin.
        [one] , und { $devils } Teufelchen ist drin.
       *[other] , und { $devils } Teufelchen sind drin.
    }
event-little_devils-trick_hidden =
    { $you ->
        [yes] Du bekommst
       *[no] { $who } bekommt
    } den Stich mit der { $card }.
event-little_devils-round = Teufelchen nach Runde { $round }: { $totals }.
event-little_devils-end =
    { $count ->
        [one] Die wenigsten Teufelchen gewinnen: { $winners }.
       *[other] Die wenigsten Teufelchen gewinnen, Seite an Seite: { $winners }.
    }

## What would be allowed

allowed-cards = Du darfst spielen: { $cards }.
allowed-cards_above = Höher als { $lead } hast du: { $cards }.
allowed-cards_below = Niedriger als { $lead } hast du: { $cards }.

## Why something is refused

impossible-deal = Diese Karten können jetzt nicht ausgeteilt werden: Jeder bekommt neun aus dem Stapel, keine zweimal.

## Was man tun kann

choice-play = { $card } spielen

## Zahlen; von einem Wert und demselben in Prozent nimmt jeder Text, was passt

figure-devils = erwartete Teufelchen { $value }
figure-takes = macht den Stich { $percent }
