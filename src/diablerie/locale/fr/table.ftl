# Autour de chaque table dans le navigateur.
table-entering = On arrive à la table
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
table-say = Dis quelque chose
table-send = Envoyer
table-leave-title = Quitter la partie ?
table-leave-why = Si tu ne t’absentes qu’un moment, un bot joue pour toi quand ton temps est écoulé, et tu retrouves ta place en revenant.
table-leave-back-soon = Je reviens
table-leave-for-good = Laisser ma place à un bot
table-stay = Rester
table-keys = Touches
table-key-hand = Entendre ce que tu as en main
table-key-table = Entendre ce qui est sur la table
table-key-score = Entendre le score
table-key-last = Réentendre le dernier coup
table-key-hint = Demander ce que ferait le bot le plus fort
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
