### Before the game and after it: seats, invitations, the end, and again.

## What is agreed on

lounge-option = { $name } : { $value }
lounge-public = table publique
lounge-private = seulement avec le lien ou le code
lounge-no-talk = pas de bavardage
lounge-hints = conseils permis
lounge-waits = on attend tout le monde
lounge-bots-quiet = les bots ne montrent rien de ce qu’ils ressentent
lounge-change = Changer
lounge-agree-title = Ce qui est convenu
lounge-agree-meaning = Tout le monde voit ce que tu changes, et doit dire de nouveau que la partie peut commencer.
lounge-agree = Convenir de cela
lounge-rated = Compte pour le classement.
lounge-rated-if-ready = Compte pour le classement si seules des personnes jouent et que toutes se disent prêtes.
lounge-unrated-bots = Ne compte pas pour le classement : un bot joue.
lounge-unrated-options = Ne compte pas pour le classement : les règles ne sont pas celles d’usage.
lounge-unrated-not_ready = Ne compte pas pour le classement : tout le monde ne s’était pas dit prêt.
lounge-watchers =
    { $count ->
        [one] { $count } personne regarde
       *[other] { $count } personnes regardent
    }

## Inviting

lounge-invite = Inviter
lounge-code = Code de cette table
lounge-share = Inviter des amis
lounge-copied = Lien copié
lounge-link = Lien vers cette table
lounge-qr = Scanne et assieds-toi
lounge-qr-large = Montrer le code à scanner
lounge-qr-of = Code à scanner avec l’adresse { $url }
lounge-only-here = Seul cet ordinateur peut atteindre la table. Pour d’autres appareils, lance le serveur ainsi :

## Seats

lounge-seats = Places
lounge-seat = , place { $seat }
lounge-free = libre
lounge-sit = S’asseoir ici
lounge-stand = Se lever
lounge-bot = bot
lounge-away = absent
lounge-is-ready = prêt
lounge-not-ready = pas encore prêt
lounge-add-bot = Mettre un bot à la place { $seat }
lounge-remove = Renvoyer { $name }
lounge-remove-title = Retirer { $name } ?
lounge-remove-meaning = La personne l’apprend et ne peut plus s’asseoir à cette table ; elle peut encore regarder.
lounge-remove-not = Non

## Qui vient et qui s’en va

lounge-news-came = { $name } est là.
lounge-news-sat = { $name } prend place.
lounge-news-stood = { $name } a quitté sa place.
lounge-news-ready = { $name } attend le début.
lounge-news-called = { $old } s’appelle maintenant { $name }.
lounge-news-agreed = L’hôte a changé ce qui était convenu. Tout le monde peut commencer ?
lounge-invited-by = { $name } t’invite.
lounge-host = hôte
lounge-name = Comment t’appelles-tu ?
lounge-called = Tu t’appelles { $name }.
lounge-rename = Changer de nom

## The next step

lounge-step-sit = Choisis une place.
lounge-step-watch = Toutes les places sont prises. Tu peux regarder.
lounge-step-ready-first = Dis que tu attends le début, puis invite les autres.
lounge-step-invite =
    { $count ->
        [one] { $count } place est libre. Invite quelqu’un ou laisse jouer un bot.
       *[other] { $count } places sont libres. Invite des amis ou laisse jouer des bots.
    }
lounge-step-free =
    { $count ->
        [one] Il manque encore { $count } personne.
       *[other] Il manque encore { $count } personnes.
    }
lounge-step-ready = Tout le monde est là. On commence ?
lounge-step-wait =
    { $count ->
        [one] On attend que { $names } soit prêt.
       *[other] On attend que { $names } soient prêts.
    }
lounge-fill = Compléter avec des bots
lounge-fill-and-play = Compléter et jouer
lounge-ready = Je suis prêt
lounge-start = Commencer
lounge-start-anyway = Commencer sans attendre

## The end

lounge-you-win = Tu gagnes !
lounge-rating = Cote
lounge-provisional = Cote provisoire
lounge-again = Rejouer
lounge-again-otherwise = Autres options
lounge-again-title = Rejouer avec d’autres options
lounge-again-like-this = Rejouer ainsi
lounge-after = Après la partie
lounge-review = Analyse
lounge-verify = Vérifier
lounge-record = Archive
lounge-home = Accueil
