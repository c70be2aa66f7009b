# Autour de chaque table dans le navigateur.
table-entering = On arrive à la table
table-bots = Bots : { $level }
table-code = Le code de cette table
table-rules = Règles
table-rules-of = Règles : { $game }
table-now = Maintenant :
table-side = { $unread ->
    [0] Journal et discussion
    [one] Journal et discussion, { $unread } nouveau message
   *[other] Journal et discussion, { $unread } nouveaux messages
}
table-leave = Quitter
table-close = Fermer
table-watchers = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
table-line-connecting = Connexion …
table-line-lost = Connexion perdue
table-line-elsewhere = Ouvert ailleurs
table-line-closed = Fermé
table-closed = Cette table a été fermée. Il n’y a plus rien à y perdre.
table-closed-too-long = Cette partie est devenue trop longue : la maison a fermé la table. Ouvres-en une autre.
table-closed-nobody-came = Personne n’est venu à cette table depuis longtemps : la maison l’a fermée. Ouvres-en une autre.
table-closed-given-up = La seule personne qui jouait ici a abandonné : la table est fermée. Ouvres-en une autre.
table-closed-because = La maison a fermé cette table : « { $why } »
table-elsewhere = Tu es à cette table dans un autre onglet ou sur un autre appareil.
table-here = Jouer ici
table-lost = La liaison avec le serveur est coupée. Ta place reste la tienne ; on réessaie.
table-turned-away = Le serveur ne nous laisse pas entrer pour l’instant. On réessaie.
table-again = Réessayer
table-moved = Les autres rejouent à une autre table.
table-follow = Les suivre
table-decision = Ta décision
table-moment = Un instant …
table-waiting = On attend { $names }.
table-watching = Tu regardes.
table-time-left = { $seconds ->
    [one] Encore { $seconds } seconde
   *[other] Encore { $seconds } secondes
}
table-log = Ce qui s’est passé
table-log-empty = Il ne s’est encore rien passé.
table-mute = Faire taire quelqu’un
table-reactions = Montrer une émotion
table-react = Montrer ce qu’on ressent
table-say = Dis quelque chose
table-send = Envoyer
table-leave-title = Quitter la partie ?
table-leave-why = Si tu ne t’absentes qu’un moment, un bot joue pour toi quand ton temps est écoulé, et tu retrouves ta place en revenant.
table-leave-back-soon = Je reviens
table-leave-for-good = Laisser ma place à un bot
table-stay = Rester
table-leave-alone = La table t’attend, pendant des jours s’il le faut : aucune horloge ne tourne et personne ne joue pour toi. Tu la retrouves sur la page d’accueil.
table-leave-and-wait = Partir, elle attend
table-leave-end = Arrêter la partie
table-leave-waited-for = À cette table, on attend tout le monde. Si tu t’absentes plus que ton temps, les autres peuvent laisser un bot jouer pour toi ; tu retrouves ta place en revenant.
table-leave-rated = Cette partie compte pour le classement : qui manque à la fin passe derrière tous ceux qui sont restés.
table-pause-want = Demander une pause
table-pause-wanted =
    { $count ->
        [one] { $names } voudrait une pause.
       *[other] { $names } voudraient une pause.
    }
table-pause-agree = Oui, une pause
table-pause-not-now = Pas maintenant
table-pause-take-back = Finalement, pas de pause
table-paused = La table fait une pause.
table-resume = Continuer
table-resume-wanted =
    { $count ->
        [one] { $names } veut continuer.
       *[other] { $names } veulent continuer.
    }
table-resume-waits = On attend les autres
table-missing-waits =
    { $count ->
        [one] { $names } n’est pas là. La table attend.
       *[other] { $names } ne sont pas là. La table attend.
    }
table-missing-bot =
    { $count ->
        [one] { $names } n’est pas là. Quand le temps est écoulé, un bot joue.
       *[other] { $names } ne sont pas là. Quand le temps est écoulé, des bots jouent.
    }
table-vote-wait =
    { $count ->
        [0] Attendre encore
       *[other] Attendre encore ({ $count })
    }
table-vote-bot =
    { $count ->
        [0] Laisser jouer un bot
       *[other] Laisser jouer un bot ({ $count })
    }
table-keys = Touches
table-key-hand = Entendre ce que tu as en main
table-key-table = Entendre ce qui est sur la table
table-key-score = Entendre le score
table-key-last = Réentendre le dernier coup
table-key-hint = Demander ce que ferait le bot le plus fort
table-key-command = Taper des commandes
table-key-help = Montrer ces touches
table-key-move = Se déplacer et choisir
hurry = Ton temps est presque écoulé !
hint-ask = Que ferais-tu ?
hint-title = Conseil
hint-thinking = Laisse-moi réfléchir …
hint-none = Aucune idée. À toi de voir.
hint-mark = conseil
hint-taken =
    { $you ->
        [yes] Tu demandes un conseil.
       *[no] { $who } demande un conseil.
    }
seat-you = (toi)
seat-away = absent
seat-stand-in = un bot remplace
seat-bot = Un bot
refusal-not-connected = Il n’y a pas de connexion pour l’instant ; rien n’a été envoyé.
reaction-laugh = Ha !
reaction-cheer = Hourra !
reaction-gasp = Oh !
reaction-groan = Oh non …
reaction-wink = Clin d’œil
reaction-think = Hmm …
reaction-hurry = Allez !
reaction-well_played = Bien joué !
wrong-no-table = Aucune table ne porte ce code. Elle a peut-être été fermée depuis longtemps, ou le code est mal tapé.

## Typed commands; words with the same meaning have commas between them

command-label = Taper une commande
command-hand = main, cartes
command-table = table
command-score = score, points
command-last = dernier, encore
command-hint = conseil
command-help = aide
command-word = { $words }
command-now = Tu peux taper : { $words }.
command-unknown = « { $typed } » ne veut rien dire ici. Tu peux taper : { $words }.
table-go-on = Continuer
table-out-alone = Tu es hors jeu. Les bots continuent ; regarde-les, ou pas.
table-out-others = Tu es hors jeu. Les autres continuent.
table-out-again = Rejouer
table-out-faster = Regarder plus vite
table-out-skip = Aller à la fin
hint-equal = aussi bon
ending-podium = Podium
ending-close = Regarder la table
ending-awards = Distinctions
ending-decisive = Le moment décisif
ending-decisive-words = Manche { $round }, { $name } : { $played } ; mieux : { $better }. Cela a coûté { $percent }.
ending-looking = À la recherche du moment décisif …
ending-next = Partie suivante :
ending-level = Niveau des bots : { $level }.
ending-next-level = Niveau suivant : { $level }
table-when-ready = On continue dès que tout le monde est prêt.
table-when-you-are = On continue dès que tu veux.
table-others-look = Les autres regardent encore.
