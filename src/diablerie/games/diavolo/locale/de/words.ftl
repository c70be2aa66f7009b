### Diavolo: what it is called, what can be chosen, and what happens at the table, in sentences.

## The game

game-diavolo = Diavolo
game-diavolo-pitch = Zehn Würfel, eine Aufgabe, und alle schnappen zugleich nach einem Teufelchen.
game-diavolo-goal = Wer zuletzt noch einen Rubin hat, gewinnt.
game-diavolo-goal-in_peace =
    { $goal ->
        [one] Wer nach { $goal } Runde die meisten Rubine hat, gewinnt.
       *[other] Wer nach { $goal } Runden die meisten Rubine hat, gewinnt.
    }

## What is counted

count-rubies =
    { $count ->
        [one] { $count } Rubin
       *[other] { $count } Rubine
    }

## The devils by their colour, and the letter that stands for each

devil-black-short = schwarz
devil-white-short = weiß
devil-red-short = rot
devil-grey-short = grau
devil-black-letter = S
devil-white-letter = W
devil-red-letter = R
devil-grey-letter = G
order-largest_sum = Größte Summe
order-largest_sum-meaning = Die Farbe, deren drei Würfel zusammen am meisten zeigen.
order-smallest_sum = Kleinste Summe
order-smallest_sum-meaning = Die Farbe, deren drei Würfel zusammen am wenigsten zeigen.
order-largest_difference = Größter Unterschied
order-largest_difference-meaning = Die Farbe, bei der kleinster und größter Würfel am weitesten auseinander liegen.
order-most_odd = Meiste ungerade Zahlen
order-most_odd-meaning = Die Farbe mit den meisten ungeraden Würfeln.
order-highest_value = Höchster Wert
order-highest_value-meaning = Die Farbe, die den höchsten einzelnen Würfel hat.
order-position = Position
order-position-meaning = Die Farbe des Würfels, der dem Diavolo-Würfel am nächsten liegt.
outcome-right = richtig
outcome-grey = grau, und zu Recht
outcome-wrong = falsch
outcome-late = zu spät
outcome-early = Fehlstart
outcome-level = gleich schnell
outcome-nothing = nicht zugeschnappt
outcome-out = raus

## How its bots play

bot-easy-diavolo = Zählt an den Fingern ab und sieht kaum je einen Gleichstand.
bot-normal-diavolo = Schaut erst gut hin; ein Gleichstand rutscht ihr manchmal durch.
bot-hard-diavolo = Schnell, genau und ein wenig eitel.
bot-devil-diavolo = So schnell wie die besten Menschen, und irrt sich fast nie.

## Options

option-diavolo-race = Wettlauf
option-diavolo-race-meaning = Die schnellste Hand zählt; ohne Wettlauf antworten alle in Ruhe.
option-diavolo-limit = Runden
option-diavolo-limit-meaning = So viele Runden dauert das Spiel ohne Wettlauf.
option-diavolo-time_limit = Zeit
option-diavolo-time_limit-meaning = Sekunden zum Schnappen; 0 für unbegrenzt.
option-diavolo-fastest = Fehlstart
option-diavolo-fastest-meaning = Wer schneller ist als so viele Millisekunden, hat nicht hingesehen.
option-diavolo-dead_heat = Gleichstand
option-diavolo-dead_heat-meaning = So viele Millisekunden gelten als gleich schnell, dann entscheidet das Los.
option-diavolo-position = Position
option-diavolo-position-meaning = Der Diavolo-Würfel hat seine sechste Seite: Welcher Würfel liegt am nächsten?

## What happens; $devil is black, white, red or grey, $order is the name of an order

event-diavolo-start =
    { $you ->
        [yes] Das Los lässt dich zuerst werfen.
       *[no] Das Los lässt { $who } zuerst werfen.
    }
event-diavolo-throw =
    { $you ->
        [yes] Du wirfst:
       *[no] { $who } wirft:
    } { $order ->
        [largest_sum] größte Summe.
        [smallest_sum] kleinste Summe.
        [largest_difference] größter Unterschied.
        [most_odd] meiste ungerade Zahlen.
        [highest_value] höchster Wert.
       *[position] Position, der nächste Würfel.
    }
event-diavolo-grab =
    { $you ->
        [yes] Du schnappst dir
       *[no] { $who } schnappt sich
    } { $devil ->
        [black] das schwarze Teufelchen
        [white] das weiße Teufelchen
        [red] das rote Teufelchen
       *[grey] das graue Teufelchen
    } nach { $reaction } ms.
event-diavolo-false_start =
    { $you ->
        [yes] Du greifst schon nach { $reaction } ms zu: ein Fehlstart.
       *[no] { $who } greift schon nach { $reaction } ms zu: ein Fehlstart.
    }
event-diavolo-grabbed =
    { $you ->
        [yes] Du hast zugegriffen.
       *[no] { $who } hat zugegriffen.
    }
event-diavolo-answer =
    { $you ->
        [yes] Du hast geantwortet.
       *[no] { $who } hat geantwortet.
    }
event-diavolo-close = Finger weg, das Schnappen ist vorbei.
event-diavolo-call_off = Der Wurf zählt nicht: Jemand musste weg. Noch einmal!
event-diavolo-lot = Gleich schnell; das Los sagt: { $names }.
event-diavolo-right =
    { $devil ->
        [black] Richtig war Schwarz: { $figures }.
        [white] Richtig war Weiß: { $figures }.
        [red] Richtig war Rot: { $figures }.
       *[grey] Richtig war Grau, denn es steht unentschieden: { $figures }.
    }
event-diavolo-late = Kein Teufelchen war mehr da für { $names }.
event-diavolo-rubies = Rubine: { $changes }.
event-diavolo-rubies_stay = Niemand gewinnt oder verliert einen Rubin.
event-diavolo-end =
    { $count ->
        [one] Der Sieg geht an { $winners }, Oberteufel des Abends.
       *[other] Der Sieg geht an { $winners }.
    }
event-diavolo-nobody = Alle verlieren zugleich ihren letzten Rubin: Niemand gewinnt, und jeder zahlt sein Glas selbst.
figure =
    { $devil ->
        [black] Schwarz
        [white] Weiß
       *[red] Rot
    } { $number }
ruby-change =
    { $out ->
        [yes] { $name } { $change } und raus
       *[no] { $name } { $change }
    }

## Why something is refused

impossible-throw = So können Würfel oder Los jetzt nicht fallen.
impossible-reaction = Eine Reaktion von { $reaction } ms kann nicht sein. Sie zählt ab 0, wenn die Würfel still liegen.

## Was man tun kann

choice-grab =
    { $devil ->
        [black] das schwarze Teufelchen
        [white] das weiße Teufelchen
        [red] das rote Teufelchen
       *[grey] das graue Teufelchen
    }
choice-nothing = kein Teufelchen

## Zahlen; von einem Wert und demselben in Prozent nimmt jeder Text, was passt

figure-rubies = Rubine in dieser Runde { $value }
figure-clearness = so klar ist die Antwort { $percent }
