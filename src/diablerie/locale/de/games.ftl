### The games, what is on the table, and what a table can agree on.

## Games

game-players = { $fewest } bis { $most } Spieler

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
bot-normal = Tante Ruß
bot-normal-2 = Onkel Schlacke
bot-normal-3 = Kusine Glut
bot-normal-4 = Oma Asche
bot-normal-5 = Vetter Zunder
bot-normal-6 = Opa Qualm
bot-normal-level = normal
bot-normal-manner = Steht hinterm Tresen. Sie kennt jeden Trick und fällt ab und zu auf einen herein.
bot-hard = Baron Pech
bot-hard-2 = Gräfin Schwefel
bot-hard-3 = Herzog Zorn
bot-hard-4 = Fürstin Galle
bot-hard-5 = Graf Groll
bot-hard-6 = Junker Teer
bot-hard-level = schwer
bot-hard-manner = Ein Herr der alten Schule. Er verzeiht keinen Fehler, schon gar nicht deinen.
bot-devil = Meister Urian
bot-devil-2 = Meister Voland
bot-devil-3 = Meister Asmodi
bot-devil-4 = Meister Belial
bot-devil-5 = Meister Luzifer
bot-devil-6 = Meister Satanas
bot-devil-level = teuflisch
bot-devil-manner = Der Wirt persönlich. Er betrügt nicht, er hat es nicht nötig.

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
option-house-rules = Hausregeln
option-wrong-number = { $option }: „{ $typed }“ geht nicht. Gib eine ganze Zahl von { $low } bis { $high } ein.
option-wrong-step = { $option }: „{ $typed }“ geht nicht. Gib eine Zahl von { $low } bis { $high } ein, in Schritten von { $step }.
option-wrong-numbers = { $option }: „{ $typed }“ geht nicht. Gib { $shortest } bis { $longest } steigende Vielfache von { $step } ein, mit Kommas dazwischen.
bot-suited = Passend zu dir
bot-suited-manner = Anfangs leichte. Wer gewinnt, trifft auf stärkere, und wer verliert, bekommt mehr Zeit.
