### What the terminal says: the table as a picture of letters, questions, and answers to what was typed.

## The table

screen-before = Avant le premier tour
screen-after = Après le tour { $round }
screen-trick = Tour { $round }. { $trick }
screen-oven =
    { $count ->
        [one] Tour { $round }, { $count } charbon dans le four
       *[other] Tour { $round }, { $count } charbons dans le four
    }
screen-threw =
    { $you ->
        [yes] Tour { $round }, tu as lancé
       *[no] Tour { $round }, { $who } a lancé
    }
screen-taking = le ramasse pour l’instant
screen-last_trick =
    { $you ->
        [yes] Dernier pli : { $cards } ; il est pour toi
       *[no] Dernier pli : { $cards } ; il est pour { $who }
    }
screen-your_hand = Ta main : { $cards }
screen-hand_of = Main de { $who } : { $cards }
screen-hidden = ? jetons
screen-pawn = pion { $stand }
screen-beyond = après { $space }
screen-bet = mise { $stake }
screen-coal = charbon { $coal } = { $total }
screen-turned =
    { $you ->
        [yes] Tu as retourné { $coal } = { $total }
       *[no] { $who } a retourné { $coal } = { $total }
    }
screen-order = Consigne : { $order }
screen-order_right = Consigne : { $order } ; il faut le { $devil }
screen-devils = Diablotins : { $devils }
screen-answered = a répondu
screen-grabbed = a attrapé
screen-grab = { $devil } en { $reaction } ms

## Questions

screen-ask_game = Quel jeu ({ $numbers } ; q pour partir) ?
screen-ask_card = Ta carte ?
screen-ask_one_of = Ta carte ({ $cards }) ?
screen-ask_bet = Ta mise (un multiple de 10, de { $low } à { $high }) ?
screen-ask_coal = Retourne un charbon (Entrée, ou une place) ?
screen-ask_more = Tu as { $total }. T’arrêter (s), ou encore un (Entrée, ou une place) ?
screen-ask_ready =
    { $you ->
        [yes] Tu as les dés. C’est bon ? Appuie sur Entrée, et regarde.
       *[no] { $who } a les dés. C’est bon ? Appuie sur Entrée, et regarde.
    }
screen-ask_grab = Attrape ({ $letters }) !
screen-ask_numbered_grab = Attrape ! Ton numéro et { $letters }, par exemple { $example } ({ $numbers }) :
screen-ask_devil = Quel diablotin ({ $letters }) ?
screen-ask_hide = Entrée cache tes cartes et tes jetons.
screen-ask_look_away = { $who }, c’est à toi. Les autres détournent les yeux ; appuie sur Entrée.

## What was typed

screen-no_game = { $typed } n’en fait pas partie.
screen-no_card = { $typed } n’est pas une carte. Tape son nombre.
screen-no_amount = { $typed } n’est pas une somme. Tape un nombre.
screen-no_place = { $typed } n’est pas une place dans le four. Tape son numéro, ou s pour t’arrêter.
screen-no_devil = { $typed } n’est pas un diablotin.
screen-no_number = { $typed } ne commence pas par le numéro de quelqu’un qui peut encore attraper.
screen-must_grab = Le temps n’est pas compté à cette table, donc chacun doit attraper.
screen-help_grab = Tape n, b, r ou g pour le diablotin noir, blanc, rouge ou gris ; Entrée pour aucun.
screen-help_clock = L’horloge tourne.
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
screen-too_many_names = { $names } noms pour { $people } personnes ; les autres places sont aux bots
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
