### The home page: games to begin, tables to join, my games, and who I am.

skip = Aller au contenu
go-home = Vers l’accueil
wrong-title = Le diable a dû l’emporter
wrong-no-page = Cette page n’a pas pu être chargée. Vérifie ta connexion et réessaie.
wrong-no-address = Il n’y a rien à cette adresse. Tous les jeux commencent à l’accueil.
wrong-reload = Réessayer
page-renewed = Diablerie a une nouvelle version : cette page s’est donc rechargée.
page-renewed-close = Compris
refusal-no_server = Le serveur ne répond pas. Vérifie ta connexion et réessaie.
refusal-strange = Le serveur a donné une drôle de réponse. Réessaie dans un instant.

## Header

home-logo = Diablerie, accueil
home-language = Langue
home-to-dark = Sombre
home-to-light = Clair
home-sound-on = Activer le son
home-sound-off = Couper le son
home-who = Qui es-tu ?
home-change-me = changer de nom et de couleur

## Who I am

home-who-title = Qui es-tu ?
home-name = Nom
home-name-hint = Ni compte, ni mot de passe : ce navigateur se souvient de toi. Un nom trop long est ramené à 24 signes.
home-no-name = Un nom a besoin d’une lettre ou d’un signe visible.
home-colour = Couleur et signe
home-that-is-me = C’est moi
home-pass-why = Sur ton téléphone aussi ? Avec un lien, tu y es la même personne.
home-pass-make = Lien pour un autre appareil
home-pass-link = Lien pour un autre appareil
home-pass-ready =
    { $minutes ->
        [one] Ouvre ce lien sur l’autre appareil d’ici { $minutes } minute. Il ne sert qu’une fois.
       *[other] Ouvre ce lien sur l’autre appareil d’ici { $minutes } minutes. Il ne sert qu’une fois.
    }
home-copied = Il est copié.
home-pass-arrived = Sois toi-même ici aussi
home-pass-here = Avec ce lien, tu es sur cet appareil la même personne que sur l’autre.
home-pass-instead = Avec ce lien, tu es ici la même personne que sur l’autre appareil, à la place de { $name }.
home-pass-use = Oui, c’est moi
home-pass-not = Non

## Games

home-welcome = Assieds-toi, il fait bon chaud ici.
home-play-now = Jouer
home-play-now-meaning = Tout de suite, avec des bots.
home-against-bots = contre des bots
home-play-game-now = Jouer à { $game } tout de suite, contre des bots
home-first-visit = Première visite ? En deux minutes, tu sais jouer :
home-friends = Entre amis
home-friends-meaning = Ouvrir une table et inviter par un lien.
home-one-screen = Un seul écran
home-one-screen-meaning = Un grand écran montre la table, les téléphones tiennent les mains.
home-learn = Apprendre en 2 min
home-rules = Règles
home-choose = Options
home-players = Joueurs
home-bots = Bots
home-pace = Rythme
home-public = Table publique
home-public-meaning = Tout le monde la voit à l’accueil et peut s’y asseoir ou regarder.
home-talk = Bavardage
home-talk-meaning = À la table, on peut s’écrire.
home-hints = Conseils
home-hints-meaning = Qui doit décider peut demander ce que ferait le bot le plus fort. Pas dans les courses, ni quand la partie compte pour le classement.
home-away = Les absents
home-away-meaning = Entre humains. Les présents peuvent voter autrement ; contre des bots seuls, la table t’attend toujours.
home-away-stand_in = un bot joue, le temps écoulé
home-away-wait = attendre tout le monde
home-bots-react = Bots expressifs
home-bots-react-meaning = De temps en temps, un bot rit ou gémit de ce que tout le monde a vu. Il ne trahit rien de sa main.

## Tables

home-code = Code d’une table
home-join = Rejoindre
home-continue = Reprendre où tu en étais
home-your-turn = À toi
home-under-way = en cours
home-waits = t’attend
home-not-begun = pas encore commencée
home-go-on = Reprendre
home-you = toi
home-nobody-yet = personne encore
home-free-seats =
    { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
home-public-tables = Tables publiques
home-sit-down = S’asseoir
home-watch = Regarder
home-more-tables =
    { $count ->
        [one] et encore { $count } table
       *[other] et encore { $count } tables
    }
home-no-tables = Aucune table publique n’est ouverte. Ouvres-en une : quelqu’un sentira la fumée.

## My games

home-my-games = Mes parties
home-last-games = Mes dernières parties
home-all-games = Toutes mes parties
home-finished = Terminées
home-no-games = Tu n’as pas encore fini de partie. Le feu est déjà allumé.
home-rank = Place { $rank } sur { $of }
home-bots-among =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
home-replay = Revoir
home-record = Télécharger l’enregistrement

## The best

home-leaders = Classement
home-game = Jeu
home-games-played =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
home-no-leaders = Personne n’est encore classé : seules comptent les parties entre humains. Amène une victime.

## Footer

home-unofficial = Diablerie est une adaptation non officielle, faite par des amateurs. Les jeux appartiennent à leurs auteurs et éditeurs ; textes, images et code sont de nous.
home-api = Écris ton propre bot
home-licences = Licences des polices et des composants
