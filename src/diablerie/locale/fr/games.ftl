### The games, what is on the table, and what a table can agree on.

## Games

game-players = de { $fewest } à { $most } joueurs

## Bots: the four levels, each a person of the house, and how that person plays each game;
## more of a level are of the same family, so that the name tells how strong somebody is

bot-numbered = { $bot } { $nth }
bot-offered = { $bot } ({ $level })
bot-easy = Fumeron
bot-easy-2 = Tison
bot-easy-3 = Flammèche
bot-easy-4 = Brindille
bot-easy-5 = Miette
bot-easy-6 = Roussi
bot-easy-level = facile
bot-easy-manner = Le diablotin de cuisine. Première semaine au bar, et tout l’émerveille.
bot-normal = Tante Suie
bot-normal-2 = Oncle Mâchefer
bot-normal-3 = Cousine Braise
bot-normal-4 = Mamie Cendre
bot-normal-5 = Cousin Amadou
bot-normal-6 = Papi Soufflet
bot-normal-level = normal
bot-normal-manner = Elle tient le comptoir. Elle connaît tous les tours, et s’y laisse encore prendre parfois.
bot-hard = Baron Poix
bot-hard-2 = Comtesse Soufre
bot-hard-3 = Duc Silex
bot-hard-4 = Marquise Fiel
bot-hard-5 = Comte Courroux
bot-hard-6 = Sire Goudron
bot-hard-level = difficile
bot-hard-manner = Un monsieur de la vieille école. Il ne pardonne aucune faute, surtout pas les tiennes.
bot-devil = Maître Lucifer
bot-devil-2 = Maître Méphisto
bot-devil-3 = Maître Asmodée
bot-devil-4 = Maître Bélial
bot-devil-5 = Maître Astaroth
bot-devil-6 = Maître Satanas
bot-devil-level = diabolique
bot-devil-manner = Le patron en personne. Il ne triche pas : il n’en a pas besoin.

## Bots: simple ones, whom others are measured by, and one who has left but is named in old records

bot-random = Hasard
bot-random-level = simple
bot-random-manner = S’en remet au hasard, toujours.
bot-cautious = Prudent
bot-cautious-level = simple
bot-cautious-manner = Ne se brûle que le bout des doigts.
bot-bold = Téméraire
bot-bold-level = simple
bot-bold-manner = Plonge le bras jusqu’au coude.
bot-sly = Rusé

## Paces

pace-relaxed = Tranquille
pace-normal = Normal
pace-fast = Rapide
pace-time =
    { $seconds ->
        [one] { $seconds } seconde par décision
       *[other] { $seconds } secondes par décision
    }

## Colours and signs of people

colour-ember = Braise
colour-coal = Charbon
colour-flame = Flamme
colour-ash = Cendre
colour-brass = Laiton
colour-moss = Mousse
colour-plum = Prune
colour-sky = Ciel
sign-horn = Corne
sign-flame = Flamme
sign-fork = Fourche
sign-tail = Queue
sign-skull = Crâne
sign-star = Étoile

## Options

option-yes = oui
option-no = non
option-house-rules = Règles maison
option-wrong-number = { $option } : « { $typed } » n’est pas possible. Donne un nombre entier de { $low } à { $high }.
option-wrong-step = { $option } : « { $typed } » n’est pas possible. Donne un nombre de { $low } à { $high }, par pas de { $step }.
option-wrong-numbers = { $option } : « { $typed } » n’est pas possible. Donne de { $shortest } à { $longest } multiples de { $step } croissants, séparés par des virgules.
bot-suited = À ta mesure
bot-suited-manner = Faciles au début. Qui gagne en rencontre de plus forts, et qui perd a plus de temps.
