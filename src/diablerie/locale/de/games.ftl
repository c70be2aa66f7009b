### The games, what is on the table, and what a table can agree on.

## Games

game-devil_with_it = Auf Teufel komm raus
game-devil_with_it-pitch = Wette heimlich, wie viel Kohle aus dem Feuer kommt, und dann greif hinein.
game-devil_with_it-goal =
    { $goal ->
        [one] { $goal } Wettchip beendet das Spiel; wer am reichsten ist, gewinnt.
       *[other] { $goal } Wettchips beenden das Spiel; wer am reichsten ist, gewinnt.
    }
game-little_devils = Little Devils
game-little_devils-pitch = Keine Farben, nur höher und niedriger, und niemand will die Stiche.
game-little_devils-goal =
    { $goal ->
        [one] { $goal } Teufelchen beendet das Spiel; wer die wenigsten hat, gewinnt.
       *[other] { $goal } Teufelchen beenden das Spiel; wer die wenigsten hat, gewinnt.
    }
game-diavolo = Diavolo
game-diavolo-pitch = Zehn Würfel, eine Aufgabe, und alle schnappen zugleich nach einem Teufelchen.
game-diavolo-goal = Wer zuletzt noch einen Rubin hat, gewinnt.
game-diavolo-goal-in_peace =
    { $goal ->
        [one] Wer nach { $goal } Runde die meisten Rubine hat, gewinnt.
       *[other] Wer nach { $goal } Runden die meisten Rubine hat, gewinnt.
    }
game-players = { $fewest } bis { $most } Spieler

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
count-chips =
    { $count ->
        [one] { $count } Chip
       *[other] { $count } Chips
    }
count-rubies =
    { $count ->
        [one] { $count } Rubin
       *[other] { $count } Rubine
    }

## The Devil With It

coal-devil = Teufel
pact = Pakt

## Little Devils

trick-new = Ein neuer Stich
trick-open = { $lead } ist ausgespielt; rauf oder runter ist offen
trick-up = Rauf: spiel höher als { $lead }
trick-down = Runter: spiel niedriger als { $lead }
takes_for-highest = die höchste Karte bekommt ihn
takes_for-lowest = die niedrigste Karte bekommt ihn
takes_for-lowest_astray = die niedrigste derer, die nicht folgen konnten, bekommt ihn
takes_for-highest_astray = die höchste derer, die nicht folgen konnten, bekommt ihn

## Diavolo: the devils by their colour, and the letter that stands for each

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

## Bots: the four levels, each a person of the house, and how that person plays each game;
## more of a level are of the same family, so that the name tells how strong somebody is

bot-numbered = { $bot } { $nth }
bot-offered = { $bot } ({ $level })
bot-easy = Funzel
bot-easy-2 = Krümel
bot-easy-3 = Fünkchen
bot-easy-4 = Kokel
bot-easy-5 = Zischel
bot-easy-6 = Knister
bot-easy-level = leicht
bot-easy-manner = Der Küchenteufel. Erste Woche an der Bar, und alles ist so aufregend.
bot-easy-devil_with_it = Runde Einsätze, große Augen und ein Stück Kohle zu viel.
bot-easy-little_devils = Spielt, was ihm in die Finger kommt, und staunt über den Stich.
bot-easy-diavolo = Zählt an den Fingern ab und sieht kaum je einen Gleichstand.
bot-normal = Tante Ruß
bot-normal-2 = Onkel Schlacke
bot-normal-3 = Kusine Glut
bot-normal-4 = Oma Asche
bot-normal-5 = Vetter Zunder
bot-normal-6 = Opa Qualm
bot-normal-level = normal
bot-normal-manner = Steht hinterm Tresen. Sie kennt jeden Trick und fällt ab und zu auf einen herein.
bot-normal-devil_with_it = Hört auf, wenn es fürs Abendessen reicht.
bot-normal-little_devils = Spielt nach alter Gewohnheit und ab und zu nach Laune.
bot-normal-diavolo = Schaut erst gut hin; ein Gleichstand rutscht ihr manchmal durch.
bot-hard = Baron Pech
bot-hard-2 = Gräfin Schwefel
bot-hard-3 = Herzog Zorn
bot-hard-4 = Fürstin Galle
bot-hard-5 = Graf Groll
bot-hard-6 = Junker Teer
bot-hard-level = schwer
bot-hard-manner = Ein Herr der alten Schule. Er verzeiht keinen Fehler, schon gar nicht deinen.
bot-hard-devil_with_it = Zählt die Kohle und wettet mit kühlem Kopf.
bot-hard-little_devils = Merkt sich jede Karte und denkt voraus.
bot-hard-diavolo = Schnell, genau und ein wenig eitel.
bot-devil = Meister Urian
bot-devil-2 = Meister Voland
bot-devil-3 = Meister Asmodi
bot-devil-4 = Meister Belial
bot-devil-5 = Meister Luzifer
bot-devil-6 = Meister Satanas
bot-devil-level = teuflisch
bot-devil-manner = Der Wirt persönlich. Er betrügt nicht, er hat es nicht nötig.
bot-devil-devil_with_it = Zählt Kohle und Chips und merkt sich, wie du wettest.
bot-devil-little_devils = Hat dein Blatt im Kopf schon gespielt, bevor du es tust.
bot-devil-diavolo = So schnell wie die besten Menschen, und irrt sich fast nie.

## Bots: simple ones, whom others are measured by, and one who has left but is named in old records

bot-random = Zufall
bot-random-level = schlicht
bot-random-manner = Überlässt alles dem Zufall.
bot-cautious = Vorsichtig
bot-cautious-level = schlicht
bot-cautious-manner = Verbrennt sich höchstens die Fingerspitzen.
bot-bold = Kühn
bot-bold-level = schlicht
bot-bold-manner = Greift hinein bis zum Ellbogen.
bot-sly = Gerissen

## Paces

pace-relaxed = Gemütlich
pace-normal = Normal
pace-fast = Schnell
pace-time =
    { $seconds ->
        [one] { $seconds } Sekunde je Entscheidung
       *[other] { $seconds } Sekunden je Entscheidung
    }

## Colours and signs of people

colour-ember = Glut
colour-coal = Kohle
colour-flame = Flamme
colour-ash = Asche
colour-brass = Messing
colour-moss = Moos
colour-plum = Pflaume
colour-sky = Himmel
sign-horn = Horn
sign-flame = Flamme
sign-fork = Forke
sign-tail = Schwanz
sign-skull = Schädel
sign-star = Stern

## Options

option-yes = ja
option-no = nein
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
option-little_devils-goal = Ziel
option-little_devils-goal-meaning = Wer so viele Teufelchen hat, beendet das Spiel.
option-little_devils-open_tricks = Offene Stiche
option-little_devils-open_tricks-meaning = Welche Stiche man noch einmal ansehen darf.
option-little_devils-open_tricks-none = keine
option-little_devils-open_tricks-last = der letzte
option-little_devils-open_tricks-all = alle
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
