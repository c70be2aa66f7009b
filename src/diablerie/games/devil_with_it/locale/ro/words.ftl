### The Devil With It: what it is called, what can be chosen, and what happens at the table, in sentences.

## The game

game-devil_with_it = Diavolul a fost descoperit
game-devil_with_it-pitch = Pariază în secret cât cărbune iese din foc, apoi bagă mâna.
game-devil_with_it-goal =
    { $goal ->
        [one] { $goal } punct în jetoane încheie jocul; câștigă cel mai bogat.
        [few] { $goal } puncte în jetoane încheie jocul; câștigă cel mai bogat.
       *[other] { $goal } de puncte în jetoane încheie jocul; câștigă cel mai bogat.
    }

## What is counted

count-chips =
    { $count ->
        [one] { $count } jeton
        [few] { $count } jetoane
       *[other] { $count } de jetoane
    }

## What lies in the oven

coal-devil = diavol
pact = pact

## How its bots play

bot-easy-devil_with_it = Mize rotunde, ochi mari și o bucată de cărbune prea mult.
bot-normal-devil_with_it = Se oprește când ajunge de cină.
bot-hard-devil_with_it = Numără cărbunii și pariază cu capul limpede.
bot-devil-devil_with_it = Numără cărbuni și jetoane, și ține minte cum pariezi.

## Options

option-devil_with_it-goal = Țintă
option-devil_with_it-goal-meaning = Cine are atât în jetoane încheie jocul.
option-devil_with_it-mouth = Gura cuptorului
option-devil_with_it-mouth-meaning = Când cărbunii rămași încap în gură, cuptorul se umple din nou.
option-devil_with_it-minimum_bet = Pariul cel mai mic
option-devil_with_it-minimum_bet-meaning = Cu 0, pumnul poate rămâne gol.
option-devil_with_it-track = Spații cu numere
option-devil_with_it-track-meaning = Numerele pe care stau pionii.
option-devil_with_it-open_totals = Jetoane la vedere
option-devil_with_it-open_totals-meaning = Toți văd jetoanele tuturor și nimeni nu trebuie să țină minte.

## What happens

event-devil_with_it-start =
    { $you ->
        [yes] Soarta te-a ales: începi tu.
       *[no] Soarta a ales: începe { $who }.
    }
event-devil_with_it-lay = Toți cei 48 de cărbuni sunt în cuptor, cu fața în jos.
event-devil_with_it-bet =
    { $you ->
        [yes] Ai pariat.
       *[no] { $who } a pariat.
    }
event-devil_with_it-fists = Pumnii se deschid: { $stakes }.
event-devil_with_it-reveal =
    { $you ->
        [yes] Întinzi mâna spre { $place }.
       *[no] { $who } întinde mâna spre { $place }.
    }
event-devil_with_it-coal =
    { $you ->
        [yes] Întorci { $value } și ai { $total }.
       *[no] { $who } întoarce { $value } și are { $total }.
    }
event-devil_with_it-burnt =
    { $you ->
        [yes] Un diavol! Îți arzi degetele.
       *[no] Un diavol! { $who } își arde degetele.
    }
event-devil_with_it-smoke = { $lost } se fac scrum.
event-devil_with_it-pact_pays = Pactul aduce { $amount } pentru { $names }.
event-devil_with_it-stop =
    { $you ->
        [yes] Te oprești la { $total }.
       *[no] { $who } se oprește la { $total }.
    }
event-devil_with_it-best =
    { $amount ->
        [0] Runda { $round }: toți s-au ars, niciun cărbune nu a ieșit din foc.
       *[other] Cea mai mare valoare de cărbuni din runda { $round } este { $amount }.
    }
event-devil_with_it-payout =
    { $you ->
        [yes] Tu: { $parts }.
       *[no] { $who }: { $parts }.
    }
event-devil_with_it-pacts = Un pact cu diavolul: { $names }.
event-devil_with_it-chips = Jetoane: { $totals }.
event-devil_with_it-end =
    { $count ->
        [one] Câștigă cel mai bogat: { $winners }.
        [few] Câștigă cei mai bogați: { $winners }.
       *[other] Câștigă cei mai bogați: { $winners }.
    }
payout-bet_lost = pariu { $stake } pierdut (−{ $chips })
payout-bet_won = pariu { $stake } câștigat (+{ $chips })
payout-bet_doubled = cel mai mare pariu, { $stake }, câștigat dublu (+{ $chips })
payout-amount_bonus = cea mai mare valoare de cărbuni +{ $chips }
payout-pieces_bonus = cei mai mulți cărbuni +{ $chips }
payout-pact_received = pact +{ $chips }
payout-nothing = nimic

## What would be allowed

allowed-bet = Poți paria de la { $low } la { $high }, din zece în zece.

## Why something is refused

impossible-coal = Un asemenea cărbune nu mai este în cuptor.

## Ce se poate face

choice-bet = pariază { $amount }
choice-reveal = încă un cărbune
choice-stop = oprește-te

## Cifre; dintr-o valoare și aceeași la sută, fiecare text ia ce i se potrivește

figure-gain = jetoane în runda asta { $value }
figure-bet_wins = pariu câștigat { $percent }
figure-devil_chance = diavol la următorul cărbune { $percent }
