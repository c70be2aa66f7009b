### Diavolo: what it is called, what can be chosen, and what happens at the table, in sentences.

## The game

game-diavolo = Diavolo
game-diavolo-pitch = Dix dés, une consigne, et tout le monde se jette sur un diablotin.
game-diavolo-goal = Le dernier à garder un rubis gagne.
game-diavolo-goal-in_peace =
    { $goal ->
        [one] Qui a le plus de rubis après { $goal } tour gagne.
       *[other] Qui a le plus de rubis après { $goal } tours gagne.
    }

## What is counted

count-rubies =
    { $count ->
        [one] { $count } rubis
       *[other] { $count } rubis
    }

## The devils by their colour, and the letter that stands for each

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

## How its bots play

bot-easy-diavolo = Compte sur ses doigts et ne voit presque jamais une égalité.
bot-normal-diavolo = Regarde bien d’abord ; une égalité lui échappe parfois.
bot-hard-diavolo = Rapide, précis, et un peu vaniteux.
bot-devil-diavolo = Aussi vif que les meilleurs humains, et ne se trompe presque jamais.

## Options

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

## What happens; $devil is black, white, red or grey, $order is the name of an order

event-diavolo-start =
    { $you ->
        [yes] Le sort te fait lancer en premier.
       *[no] Le sort fait lancer { $who } en premier.
    }
event-diavolo-throw =
    { $you ->
        [yes] Tu lances :
       *[no] { $who } lance :
    } { $order ->
        [largest_sum] la plus grande somme.
        [smallest_sum] la plus petite somme.
        [largest_difference] le plus grand écart.
        [most_odd] le plus d’impairs.
        [highest_value] la plus haute valeur.
       *[position] le dé le plus proche du dé Diavolo.
    }
event-diavolo-grab =
    { $you ->
        [yes] Tu attrapes
       *[no] { $who } attrape
    } { $devil ->
        [black] le noir
        [white] le blanc
        [red] le rouge
       *[grey] le gris
    } en { $reaction } ms.
event-diavolo-false_start =
    { $you ->
        [yes] Tu attrapes en { $reaction } ms : faux départ.
       *[no] { $who } attrape en { $reaction } ms : faux départ.
    }
event-diavolo-grabbed =
    { $you ->
        [yes] Tu as attrapé un diablotin.
       *[no] { $who } a attrapé un diablotin.
    }
event-diavolo-answer =
    { $you ->
        [yes] Tu as répondu.
       *[no] { $who } a répondu.
    }
event-diavolo-close = Bas les pattes, on n’attrape plus.
event-diavolo-call_off = Le lancer ne compte pas : quelqu’un a dû partir. On recommence !
event-diavolo-lot = Ex æquo ; le sort dit : { $names }.
event-diavolo-right =
    { $devil ->
        [black] Il fallait le noir : { $figures }.
        [white] Il fallait le blanc : { $figures }.
        [red] Il fallait le rouge : { $figures }.
       *[grey] Il fallait le gris, car il y a égalité : { $figures }.
    }
event-diavolo-late = Plus de diablotin pour { $names }.
event-diavolo-rubies = Rubis : { $changes }.
event-diavolo-rubies_stay = Personne ne gagne ni ne perd de rubis.
event-diavolo-end =
    { $count ->
        [one] La victoire est à { $winners }, grand diable de la soirée.
       *[other] La victoire est à { $winners }.
    }
event-diavolo-nobody = Tout le monde perd son dernier rubis en même temps : personne ne gagne, et chacun paie son verre.
figure =
    { $devil ->
        [black] noir
        [white] blanc
       *[red] rouge
    } { $number }
ruby-change =
    { $out ->
        [yes] { $name } { $change } et quitte la partie
       *[no] { $name } { $change }
    }

## Why something is refused

impossible-throw = Les dés ou le sort ne peuvent pas tomber ainsi maintenant.
impossible-reaction = Une réaction de { $reaction } ms est impossible. On compte à partir de 0, quand les dés s’immobilisent.

## Ce qu’on peut faire

choice-grab =
    { $devil ->
        [black] le diablotin noir
        [white] le diablotin blanc
        [red] le diablotin rouge
       *[grey] le diablotin gris
    }
choice-nothing = aucun diablotin

## Chiffres ; d’une valeur et de la même en pour cent, chaque texte prend ce qui lui convient

figure-rubies = rubis ce tour-ci { $value }
figure-clearness = clarté de la réponse { $percent }
