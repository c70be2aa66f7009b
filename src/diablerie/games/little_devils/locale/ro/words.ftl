### Little Devils: what it is called, what can be chosen, and what happens at the table, in sentences.

## The game

game-little_devils = Little Devils
game-little_devils-pitch = Fără culori, doar mai sus și mai jos, și nimeni nu vrea levatele.
game-little_devils-goal =
    { $goal ->
        [one] { $goal } drăcușor încheie jocul; câștigă cine are cei mai puțini.
        [few] { $goal } drăcușori încheie jocul; câștigă cine are cei mai puțini.
       *[other] { $goal } de drăcușori încheie jocul; câștigă cine are cei mai puțini.
    }

## What is counted

count-devils =
    { $count ->
        [one] { $count } drăcușor
        [few] { $count } drăcușori
       *[other] { $count } de drăcușori
    }
count-cards =
    { $count ->
        [one] { $count } carte
        [few] { $count } cărți
       *[other] { $count } de cărți
    }

## The trick

trick-new = O levată nouă
trick-open = S-a deschis cu { $lead }; în sus sau în jos, încă nu se știe
trick-up = În sus: joacă peste { $lead }
trick-down = În jos: joacă sub { $lead }
takes_for-highest = o ia cartea cea mai mare
takes_for-lowest = o ia cartea cea mai mică
takes_for-lowest_astray = o ia cea mai mică dintre cărțile care nu au putut răspunde
takes_for-highest_astray = o ia cea mai mare dintre cărțile care nu au putut răspunde

## How its bots play

bot-easy-little_devils = Joacă ce-i vine la mână și se miră de levată.
bot-normal-little_devils = Joacă din obișnuință, și din când în când dintr-un capriciu.
bot-hard-little_devils = Ține minte fiecare carte și gândește înainte.
bot-devil-little_devils = Ți-a jucat cărțile în gând înaintea ta.

## Options

option-little_devils-goal = Țintă
option-little_devils-goal-meaning = Cine are atâția drăcușori încheie jocul.
option-little_devils-open_tricks = Levate la vedere
option-little_devils-open_tricks-meaning = Ce levate se mai pot privi o dată.
option-little_devils-open_tricks-none = niciuna
option-little_devils-open_tricks-last = ultima
option-little_devils-open_tricks-all = toate

## What happens

event-little_devils-deal =
    { $you ->
        [yes] Runda { $round }. Tu împarți.
       *[no] Runda { $round }. { $who } împarte.
    }
event-little_devils-lead =
    { $you ->
        [yes] Tu deschizi.
       *[no] { $who } deschide.
    }
event-little_devils-play =
    { $you ->
        [yes] Joci
       *[no] { $who } joacă
    } { $card }{ $devils ->
        [0] .
        [one] , cu { $devils } drăcușor.
        [few] , cu { $devils } drăcușori.
       *[other] , cu { $devils } de drăcușori.
    }
event-little_devils-trick =
    { $you ->
        [yes] Iei
       *[no] { $who } ia
    } levata cu { $card }{ $devils ->
        [0] , fără niciun drăcușor în ea.
        [one] , cu { $devils } drăcușor în ea.
        [few] , cu { $devils } drăcușori în ea.
       *[other] , cu { $devils } de drăcușori în ea.
    }
event-little_devils-trick_hidden =
    { $you ->
        [yes] Iei
       *[no] { $who } ia
    } levata cu { $card }.
event-little_devils-round = Drăcușori după runda { $round }: { $totals }.
event-little_devils-end =
    { $count ->
        [one] Cei mai puțini drăcușori câștigă: { $winners }.
        [few] Cei mai puțini drăcușori câștigă, la egalitate: { $winners }.
       *[other] Cei mai puțini drăcușori câștigă, la egalitate: { $winners }.
    }

## What would be allowed

allowed-cards = Poți juca: { $cards }.
allowed-cards_above = Peste { $lead } ai: { $cards }.
allowed-cards_below = Sub { $lead } ai: { $cards }.

## Why something is refused

impossible-deal = Cărțile acestea nu pot fi împărțite acum: nouă din pachet pentru fiecare, niciuna de două ori.

## Ce se poate face

choice-play = joacă { $card }

## Cifre; dintr-o valoare și aceeași la sută, fiecare text ia ce i se potrivește

figure-devils = drăcușori de așteptat { $value }
figure-takes = ia levata { $percent }
