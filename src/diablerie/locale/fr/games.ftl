### The games, what is on the table, and what a table can agree on.

## Games

game-devil_with_it = Enfer et contre tous
game-devil_with_it-pitch = Parie en secret sur le charbon qui sortira du feu, puis plonge la main dedans.
game-devil_with_it-goal =
    { $goal ->
        [one] { $goal } point en jetons met fin à la partie ; le plus riche gagne.
       *[other] { $goal } points en jetons mettent fin à la partie ; le plus riche gagne.
    }
game-little_devils = Little Devils
game-little_devils-pitch = Pas de couleurs, juste plus haut ou plus bas, et personne ne veut des plis.
game-little_devils-goal =
    { $goal ->
        [one] { $goal } diablotin met fin à la partie ; qui en a le moins gagne.
       *[other] { $goal } diablotins mettent fin à la partie ; qui en a le moins gagne.
    }
game-diavolo = Diavolo
game-diavolo-pitch = Dix dés, une consigne, et tout le monde se jette sur un diablotin.
game-diavolo-goal = Le dernier à garder un rubis gagne.
game-diavolo-goal-in_peace =
    { $goal ->
        [one] Qui a le plus de rubis après { $goal } tour gagne.
       *[other] Qui a le plus de rubis après { $goal } tours gagne.
    }
game-players = de { $fewest } à { $most } joueurs

## What is counted

count-devils =
    { $count ->
        [one] { $count } diablotin
       *[other] { $count } diablotins
    }
count-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
count-chips =
    { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    }
count-rubies =
    { $count ->
        [one] { $count } rubis
       *[other] { $count } rubis
    }

## The Devil With It

coal-devil = diable
pact = pacte

## Little Devils

trick-new = Un nouveau pli
trick-open = Entame de { $lead } ; en haut ou en bas, rien n’est dit
trick-up = Vers le haut : joue au-dessus de { $lead }
trick-down = Vers le bas : joue au-dessous de { $lead }
takes_for-highest = la carte la plus haute le ramasse
takes_for-lowest = la carte la plus basse le ramasse
takes_for-lowest_astray = la plus basse de celles qui n’ont pas pu suivre le ramasse
takes_for-highest_astray = la plus haute de celles qui n’ont pas pu suivre le ramasse

## Diavolo: the devils by their colour, and the letter that stands for each

devil-black-short = noir
devil-white-short = blanc
devil-red-short = rouge
devil-grey-short = gris
devil-black-letter = N
devil-white-letter = B
devil-red-letter = R
devil-grey-letter = G

order-largest_sum = La plus grande somme
order-largest_sum-meaning = La couleur dont les trois dés font le plus grand total.
order-smallest_sum = La plus petite somme
order-smallest_sum-meaning = La couleur dont les trois dés font le plus petit total.
order-largest_difference = Le plus grand écart
order-largest_difference-meaning = La couleur où l’écart entre le dé le plus faible et le plus fort est le plus grand.
order-most_odd = Le plus d’impairs
order-most_odd-meaning = La couleur qui montre le plus de dés impairs.
order-highest_value = La plus haute valeur
order-highest_value-meaning = La couleur qui a le dé le plus fort.
order-position = Position
order-position-meaning = La couleur du dé le plus proche du dé Diavolo.

outcome-right = juste
outcome-grey = gris, et à raison
outcome-wrong = faux
outcome-late = trop tard
outcome-early = faux départ
outcome-level = ex æquo
outcome-nothing = rien attrapé
outcome-out = hors jeu

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
bot-easy-devil_with_it = Mises rondes, grands yeux, et un charbon de trop.
bot-easy-little_devils = Joue ce qui lui tombe sous la main et s’étonne du pli.
bot-easy-diavolo = Compte sur ses doigts et ne voit presque jamais une égalité.
bot-normal = Tante Suie
bot-normal-2 = Oncle Mâchefer
bot-normal-3 = Cousine Braise
bot-normal-4 = Mamie Cendre
bot-normal-5 = Cousin Amadou
bot-normal-6 = Papi Soufflet
bot-normal-level = normal
bot-normal-manner = Elle tient le comptoir. Elle connaît tous les tours, et s’y laisse encore prendre parfois.
bot-normal-devil_with_it = S’arrête quand il y a de quoi souper.
bot-normal-little_devils = Joue par vieille habitude, et parfois sur un coup de tête.
bot-normal-diavolo = Regarde bien d’abord ; une égalité lui échappe parfois.
bot-hard = Baron Poix
bot-hard-2 = Comtesse Soufre
bot-hard-3 = Duc Silex
bot-hard-4 = Marquise Fiel
bot-hard-5 = Comte Courroux
bot-hard-6 = Sire Goudron
bot-hard-level = difficile
bot-hard-manner = Un monsieur de la vieille école. Il ne pardonne aucune faute, surtout pas les tiennes.
bot-hard-devil_with_it = Compte le charbon et parie la tête froide.
bot-hard-little_devils = Retient chaque carte et pense à la suite.
bot-hard-diavolo = Rapide, précis, et un peu vaniteux.
bot-devil = Maître Lucifer
bot-devil-2 = Maître Méphisto
bot-devil-3 = Maître Asmodée
bot-devil-4 = Maître Bélial
bot-devil-5 = Maître Astaroth
bot-devil-6 = Maître Satanas
bot-devil-level = diabolique
bot-devil-manner = Le patron en personne. Il ne triche pas : il n’en a pas besoin.
bot-devil-devil_with_it = Compte charbon et jetons, et retient comment tu paries.
bot-devil-little_devils = A joué ta main dans sa tête avant toi.
bot-devil-diavolo = Aussi vif que les meilleurs humains, et ne se trompe presque jamais.

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
option-devil_with_it-goal = But
option-devil_with_it-goal-meaning = Qui possède autant en jetons met fin à la partie.
option-devil_with_it-mouth = Porte du four
option-devil_with_it-mouth-meaning = Quand le charbon restant tient dans la porte, on remplit le four à nouveau.
option-devil_with_it-minimum_bet = Mise minimale
option-devil_with_it-minimum_bet-meaning = Avec 0, la main peut rester vide.
option-devil_with_it-track = Cases chiffrées
option-devil_with_it-track-meaning = Les nombres sur lesquels se placent les pions.
option-devil_with_it-open_totals = Jetons visibles
option-devil_with_it-open_totals-meaning = Tous les jetons sont à la vue de tous, plus besoin de mémoire.
option-little_devils-goal = But
option-little_devils-goal-meaning = Qui a autant de diablotins met fin à la partie.
option-little_devils-open_tricks = Plis visibles
option-little_devils-open_tricks-meaning = Quels plis on peut revoir.
option-little_devils-open_tricks-none = aucun
option-little_devils-open_tricks-last = le dernier
option-little_devils-open_tricks-all = tous
option-diavolo-race = Course
option-diavolo-race-meaning = La main la plus rapide compte ; sans course, chacun répond en paix.
option-diavolo-limit = Tours
option-diavolo-limit-meaning = Le nombre de tours d’une partie sans course.
option-diavolo-time_limit = Temps limite
option-diavolo-time_limit-meaning = Secondes pour attraper ; 0 pour ne pas compter.
option-diavolo-fastest = Faux départ
option-diavolo-fastest-meaning = Qui attrape plus vite que ces millisecondes n’a pas regardé.
option-diavolo-dead_heat = Ex æquo
option-diavolo-dead_heat-meaning = À si peu de millisecondes près, on est à égalité et le sort décide.
option-diavolo-position = Position
option-diavolo-position-meaning = Le dé Diavolo a sa sixième face : quel dé est le plus proche ?
