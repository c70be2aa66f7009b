### Diavolo: what it is called, what can be chosen, and what happens at the table, in sentences.

## The game

game-diavolo = Diavolo
game-diavolo-pitch = Zece zaruri, o cerință, și toți se reped deodată la un drăcușor.
game-diavolo-goal = Câștigă ultimul care mai are un rubin.
game-diavolo-goal-in_peace =
    { $goal ->
        [one] Câștigă cine are cele mai multe rubine după { $goal } rundă.
        [few] Câștigă cine are cele mai multe rubine după { $goal } runde.
       *[other] Câștigă cine are cele mai multe rubine după { $goal } de runde.
    }

## What is counted

count-rubies =
    { $count ->
        [one] { $count } rubin
        [few] { $count } rubine
       *[other] { $count } de rubine
    }

## The devils by their colour, and the letter that stands for each

devil-black-short = negru
devil-white-short = alb
devil-red-short = roșu
devil-grey-short = gri
devil-black-letter = N
devil-white-letter = A
devil-red-letter = R
devil-grey-letter = G
order-largest_sum = Cea mai mare sumă
order-largest_sum-meaning = Culoarea ale cărei trei zaruri dau suma cea mai mare.
order-smallest_sum = Cea mai mică sumă
order-smallest_sum-meaning = Culoarea ale cărei trei zaruri dau suma cea mai mică.
order-largest_difference = Cea mai mare diferență
order-largest_difference-meaning = Culoarea la care cel mai mic și cel mai mare zar sunt cel mai departe unul de altul.
order-most_odd = Cele mai multe impare
order-most_odd-meaning = Culoarea care arată cele mai multe zaruri impare.
order-highest_value = Cea mai mare valoare
order-highest_value-meaning = Culoarea care are cel mai mare zar.
order-position = Poziție
order-position-meaning = Culoarea zarului aflat cel mai aproape de zarul Diavolo.
outcome-right = corect
outcome-grey = gri, și pe bună dreptate
outcome-wrong = greșit
outcome-late = prea târziu
outcome-early = start greșit
outcome-level = la egalitate
outcome-nothing = n-a înșfăcat nimic
outcome-out = ieșit

## How its bots play

bot-easy-diavolo = Numără pe degete și nu vede mai niciodată o egalitate.
bot-normal-diavolo = Întâi se uită bine; câte o egalitate îi mai scapă.
bot-hard-diavolo = Iute, precis și puțin cam mândru de asta.
bot-devil-diavolo = Iute ca cei mai buni dintre oameni, și nu greșește mai niciodată.

## Options

option-diavolo-race = Cursă
option-diavolo-race-meaning = Contează mâna cea mai iute; fără cursă, toți răspund în tihnă.
option-diavolo-limit = Runde
option-diavolo-limit-meaning = Câte runde ține un joc fără cursă.
option-diavolo-time_limit = Limită de timp
option-diavolo-time_limit-meaning = Secunde pentru înșfăcat; 0 înseamnă fără limită.
option-diavolo-fastest = Start greșit
option-diavolo-fastest-meaning = Cine înșfacă mai repede de atâtea milisecunde nu s-a uitat.
option-diavolo-dead_heat = La egalitate
option-diavolo-dead_heat-meaning = La atâtea milisecunde distanță mâinile sunt la egalitate și decide soarta.
option-diavolo-position = Poziție
option-diavolo-position-meaning = Zarul Diavolo are și a șasea față: care zar e cel mai aproape?

## What happens; $devil is black, white, red or grey, $order is the name of an order

event-diavolo-start =
    { $you ->
        [yes] Soarta te-a ales: prima aruncare e a ta.
       *[no] Soarta a ales: prima aruncare e pentru { $who }.
    }
event-diavolo-throw =
    { $you ->
        [yes] Arunci:
       *[no] { $who } aruncă:
    } { $order ->
        [largest_sum] cea mai mare sumă.
        [smallest_sum] cea mai mică sumă.
        [largest_difference] cea mai mare diferență.
        [most_odd] cele mai multe impare.
        [highest_value] cea mai mare valoare.
       *[position] zarul cel mai aproape de zarul Diavolo.
    }
event-diavolo-grab =
    { $you ->
        [yes] Înșfaci
       *[no] { $who } înșfacă
    } { $devil ->
        [black] drăcușorul negru
        [white] drăcușorul alb
        [red] drăcușorul roșu
       *[grey] drăcușorul gri
    } după { $reaction } ms.
event-diavolo-false_start =
    { $you ->
        [yes] Înșfaci după { $reaction } ms: start greșit.
       *[no] { $who } înșfacă după { $reaction } ms: start greșit.
    }
event-diavolo-grabbed =
    { $you ->
        [yes] Ai înșfăcat un drăcușor.
       *[no] { $who } a înșfăcat un drăcușor.
    }
event-diavolo-answer =
    { $you ->
        [yes] Ai răspuns.
       *[no] { $who } a răspuns.
    }
event-diavolo-close = Jos mâinile, nu se mai înșfacă.
event-diavolo-call_off = Aruncarea nu se pune: cineva a trebuit să plece. Încă o dată!
event-diavolo-lot = La egalitate; soarta zice: { $names }.
event-diavolo-right =
    { $devil ->
        [black] Corect era negru: { $figures }.
        [white] Corect era alb: { $figures }.
        [red] Corect era roșu: { $figures }.
       *[grey] Corect era gri, pentru că e egalitate: { $figures }.
    }
event-diavolo-late = Niciun drăcușor rămas pentru { $names }.
event-diavolo-rubies = Rubine: { $changes }.
event-diavolo-rubies_stay = Nimeni nu câștigă și nu pierde vreun rubin.
event-diavolo-end =
    { $count ->
        [one] Câștigă { $winners }, capul dracilor din seara asta.
        [few] Câștigă împreună { $winners }.
       *[other] Câștigă împreună { $winners }.
    }
event-diavolo-nobody = Toți își pierd deodată ultimul rubin: nu câștigă nimeni și fiecare își plătește paharul.
figure =
    { $devil ->
        [black] negru
        [white] alb
       *[red] roșu
    } { $number }
ruby-change =
    { $out ->
        [yes] { $name } { $change } și iese din joc
       *[no] { $name } { $change }
    }

## Why something is refused

impossible-throw = Zarurile sau soarta nu pot cădea așa acum.
impossible-reaction = O reacție de { $reaction } ms nu se poate. Se numără de la 0, când zarurile stau pe loc.

## Ce se poate face

choice-grab =
    { $devil ->
        [black] drăcușorul negru
        [white] drăcușorul alb
        [red] drăcușorul roșu
       *[grey] drăcușorul gri
    }
choice-nothing = niciun drăcușor

## Cifre; dintr-o valoare și aceeași la sută, fiecare text ia ce i se potrivește

figure-rubies = rubine în runda asta { $value }
figure-clearness = cât de clar e răspunsul { $percent }
