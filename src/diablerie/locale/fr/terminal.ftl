### What the terminal says: the table as a picture of letters, questions, and answers to what was typed.

## The table

screen-before = Avant le premier tour
screen-after = Après le tour { $round }

## Questions

screen-ask_game = Quel jeu ({ $numbers } ; q pour partir) ?
screen-ask_hide = Entrée cache tes cartes et tes jetons.
screen-ask_look_away = { $who }, c’est à toi. Les autres détournent les yeux ; appuie sur Entrée.

## What was typed

screen-no_game = { $typed } n’en fait pas partie.
screen-help_keys = t montre la table à nouveau, q quitte la partie.
screen-help_rules = Les règles : diablerie rules { $game }

## Coming and going

screen-welcome = { $game } ({ $credit }). ? aide, t montre la table, q quitte.
screen-at_table = À la table : { $names }.
screen-bot = { $name } (bot, { $level })
screen-bot_manner = { $bot } : { $manner } { $way }
screen-guest = Invité
screen-numbered_guest = Invité { $number }
screen-seat = place { $seat }
screen-left = Tu quittes la table ; la partie n’est pas finie.
screen-record = L’enregistrement est dans { $file }.
screen-too_many_bots = { $bots } bots pour { $players } joueurs ; nomme au plus autant de bots que de joueurs
screen-too_many_names =
    { $names ->
        [one] { $names } nom
       *[other] { $names } noms
    } pour { $people ->
        [one] { $people } personne
       *[other] { $people } personnes
    } ; les autres places sont aux bots
screen-bad_name = le nom { $name } doit avoir de 1 à { $longest } caractères imprimables
screen-credits = Diablerie est une adaptation non officielle ; les jeux appartiennent à leurs auteurs et éditeurs.
screen-allowed_range = de { $low } à { $high }
screen-allowed_two = { $low } ou { $high }
screen-allowed_list = de { $shortest } à { $longest } multiples de 10 croissants, de 0 à 1000000
screen-games =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
screen-events =
    { $count ->
        [one] { $count } événement
       *[other] { $count } événements
    }
screen-verified = { $file } : { $games }, { $events } : chaque coup est permis, chaque mélange suit de sa graine, les temps concordent
screen-no-pace =
    { $count ->
        [one] Dans une partie, du temps s’est écoulé jusqu’au bout, sans que soit noté combien on en avait : impossible de dire s’il l’était vraiment.
       *[other] Dans { $count } parties, du temps s’est écoulé jusqu’au bout, sans que soit noté combien on en avait : impossible de dire s’il l’était vraiment.
    }
