### A finished game again, step by step, and whether its shuffles were fair.

replay-title = Rediffusion
replay-loading = La partie se rouvre
replay-patience = Pas encore
replay-not-over = Cette partie n’est pas encore finie. Tu pourras la revoir ensuite.
replay-not-begun = Cette partie n’a jamais commencé : il n’y a rien à revoir.
replay-to-table = À la table
replay-cut-short = Cette table a été fermée avant la fin de la partie.

## Stepping through

replay-begins = La partie commence.
replay-steps = Parcourir la partie
replay-first = Au début
replay-back = Un pas en arrière
replay-play = Lecture
replay-pause = Pause
replay-forward = Un pas en avant
replay-last = À la fin
replay-slider = Moment de la partie
replay-moment = { $moment } sur { $moments }, tour { $round }
replay-speed = Vitesse
replay-times = { $speed }×
replay-view = Par quels yeux
replay-view-open = Tout à découvert
replay-view-spectator = En spectateur
replay-view-seat = À la place de { $name }
replay-link = Lien
replay-copy-link = Lien vers ce moment
replay-review = Analyser cette partie
replay-beside = À côté de la partie
replay-review-short = Analyse
replay-review-going = Analyse en cours …

## Was it fair?

replay-verify = Était-ce honnête ?
replay-how = Avant la partie, le serveur a tiré un nombre secret, la graine, et en a montré l’empreinte. Puis les joueurs ont ajouté leurs propres nombres. Tout le hasard en découle, et chacun peut refaire le calcul.
replay-checking = Vérification …
replay-fits-seed = La graine est bien celle promise : elle a l’empreinte montrée avant la partie.
replay-fits-numbers =
    { $count ->
        [0] Aucun joueur n’a ajouté de nombre.
        [one] { $count } place sur { $players } a ajouté son propre nombre.
       *[other] { $count } places sur { $players } ont ajouté leurs propres nombres.
    }
replay-fits-start = Le premier joueur est bien celui que le sort a désigné.
replay-fits-deal =
    { $count ->
        [one] { $count } donne, carte par carte
       *[other] { $count } donnes, carte par carte
    }
replay-fits-lay =
    { $count ->
        [one] Le four a été rempli { $count } fois.
       *[other] Le four a été rempli { $count } fois.
    }
replay-fits-coal =
    { $count ->
        [one] { $count } charbon retourné
       *[other] { $count } charbons retournés
    }
replay-fits-throw =
    { $count ->
        [one] { $count } lancer, avec consigne, dés et emplacements
       *[other] { $count } lancers, avec consigne, dés et emplacements
    }
replay-fits-lot =
    { $count ->
        [one] { $count } tirage au sort entre ex æquo
       *[other] { $count } tirages au sort entre ex æquo
    }
replay-verdict-fair = C’était honnête. Personne n’a choisi le hasard, pas même le serveur.
replay-verdict-seed = Quelque chose cloche : ce n’est pas la graine promise avant la partie.
replay-verdict-no_seed = La partie n’a pas été jouée jusqu’au bout : sa graine reste secrète et rien ne peut être vérifié.
replay-differs-start = Quelque chose cloche au pas { $moment } : d’après la graine, quelqu’un d’autre commence.
replay-differs-deal = Quelque chose cloche au pas { $moment } : d’après la graine, les cartes sont données autrement.
replay-differs-coal = Quelque chose cloche au pas { $moment } : d’après la graine, un autre charbon se trouve là.
replay-differs-throw = Quelque chose cloche au pas { $moment } : d’après la graine, les dés tombent autrement.
replay-differs-lot = Quelque chose cloche au pas { $moment } : d’après la graine, le sort tombe autrement.
replay-show-moment = Montrer ce moment
replay-unreadable = L’enregistrement est illisible, rien n’a pu être vérifié.
replay-insecure = Les navigateurs ne font ce calcul qu’à une adresse sûre (https, ou sur l’ordinateur du serveur). Télécharge l’enregistrement et vérifie-le ainsi :
replay-figures = Les nombres
replay-commitment = Empreinte (SHA-256 de la graine)
replay-seed = Graine
replay-number-of = Nombre de { $name }
replay-moves-too = Ton navigateur vérifie le hasard. Pour vérifier aussi chaque coup d’après les règles :
