### What happens at a table, in sentences that can be read aloud, and why something cannot happen.
### $you is "yes" where the person who reads is the one who acts ($who), otherwise "no".

## In every game

event-timeout =
    { $you ->
        [yes] Ton temps est écoulé.
       *[no] Le temps de { $who } est écoulé.
    }
event-take_back =
    { $you ->
        [yes] Tu reprends ton coup.
       *[no] { $who } reprend son coup.
    }
event-wins =
    { $count ->
        [one] { $winners } gagne.
       *[other] { $winners } se partagent la victoire.
    }
event-nobody_wins = Personne ne gagne.
named-number = { $name } { $number }

## Refusals by the rules of the games

refusal-game_over = La partie est finie. Commences-en une autre.
refusal-not_now = Ce n’est pas possible maintenant. Attends la suite.
refusal-not_your_turn = Ce n’est pas ton tour. Attends qu’on te demande.
refusal-impossible = Cela n’existe pas dans ce jeu. Choisis quelque chose qui est sur la table.
impossible-player = Ce joueur n’existe pas à cette table.
refusal-not_in_hand = Tu n’as pas cette carte. Joue une carte de ta main.
refusal-five_led = On n’entame pas d’une carte à cinq diables tant qu’on en a une autre. Joues-en une autre.
refusal-must_follow = Cette carte ne suit pas, et tu en as une qui suit. Joue du côté demandé.
refusal-no_chips = Sans jetons, pas de pari. Attends ton tour devant le four.
refusal-bet_not_tens = Une mise est un multiple de 10. Arrondis-la.
refusal-bet_too_low = C’est moins que la mise minimale. Mise davantage.
refusal-bet_too_high = C’est plus que ce que tu as. Mise moins.
refusal-no_coal_there = Il n’y a pas de charbon caché à cet endroit. Choisis une autre place dans le four.
refusal-nothing_to_keep = Il n’y a encore rien à garder. Retourne au moins un charbon avant de t’arrêter.
refusal-out_of_the_game = Tu n’as plus de rubis, la partie continue sans toi. Regarde, ou commences-en une autre.
refusal-grabbed_already = Tu as déjà attrapé, et on n’échange pas. Attends le prochain lancer.
refusal-no_such_devil = Ce diablotin n’existe pas. Attrape le noir, le blanc, le rouge ou le gris.
refusal-devil_gone = Des mains plus rapides ont pris le dernier. Attrape un autre diablotin.
refusal-too_late = Trop tard, ce tour est fini. Attends le prochain lancer.

## Refusals by the table

refusal-agreed_anew = Ce qui était convenu vient de changer. Regarde, et redis que tu attends le début.
refusal-bad_event = La table n’a pas compris ce coup. Recharge la page et réessaie.
refusal-bad_option = Cette option n’existe pas, ou pas avec cette valeur. Choisis parmi celles proposées.
refusal-begun = La partie a commencé, les places ne changent plus. Attends la fin, ou regarde.
refusal-closed = Cette table est fermée. Ouvres-en une autre.
refusal-no_such_seat = Cette place n’existe pas, ou personne n’y est assis. Choisis-en une autre.
refusal-no_hints = Pas de conseils ici : c’était convenu, la partie compte, ou c’est une course. Fie-toi à ton instinct.
refusal-no_talk = On ne parle pas à cette table. Laisse parler ton jeu.
refusal-nothing_said = Il n’y a rien à voir là-dedans. Écris un mot ou un signe.
refusal-not_a_command = La table n’a pas compris. Recharge la page et réessaie.
refusal-not_begun = La partie n’a pas commencé. Attends que tout le monde soit prêt.
refusal-not_host = Seul l’hôte de la table peut faire cela. Demande-lui.
refusal-not_over = La partie n’est pas finie. La revanche vient après.
refusal-not_seated = Tu n’as pas de place à cette table. Prends-en une, ou regarde.
refusal-nothing_to_take_back = Il n’y a rien à reprendre : rien n’est décidé, ou d’autres l’ont vu.
refusal-nobody_away = La table n’attend personne d’absent. Continue à jouer.
refusal-paused = La table fait une pause. Dis que tu veux continuer.
refusal-removed = L’hôte t’a fait quitter cette table. Tu peux regarder.
refusal-seat_taken = Cette place est prise. Choisis-en une autre.
refusal-seated_already = Tu as déjà une place. Lève-toi d’abord.
refusal-seats_empty = Il reste des places vides. Invite d’abord des gens ou des bots.
refusal-stale_id = C’est arrivé trop tard pour compter. Regarde la table et recommence.
refusal-too_fast = Doucement ! C’était trop à la fois. Attends un instant.
refusal-unknown_bot = La maison n’a pas ce bot. Choisis parmi ceux proposés.

## Refusals at the door of the server

refusal-bad_handshake = La liaison avec la table ne s’est pas faite. Recharge la page.
refusal-unknown = La maison ne te connaît pas encore. Dis qui tu es, ou regarde seulement.
refusal-foreign_origin = La page d’un autre site ne peut pas faire cela. Ouvre la page du jeu.
refusal-no_such_table = Aucune table n’a ce code. Vérifie-le, ou redemande le lien.
refusal-too_many_connections = Trop de connexions viennent de ton réseau. Ferme quelques fenêtres et réessaie.
refusal-full = Tout est plein en ce moment. Réessaie dans un instant.
refusal-too_slow = Ta demande n’est pas arrivée à temps. Réessaie.
refusal-damaged = Ce qui était conservé de cette table est abîmé : on ne peut pas y continuer la partie. Demande à qui s’occupe du serveur.
refusal-unknown_host = Ce serveur ne s’appelle pas ainsi. Prends l’adresse que tu as reçue, ou demande à qui s’en occupe.
refusal-too_much_work = On demande beaucoup depuis ton réseau en ce moment. Réessaie dans un instant.
refusal-too_many_watchers = Trop de monde regarde déjà cette table. Réessaie plus tard.
refusal-too_many_misses = Trop de codes qui ne mènent nulle part sont venus de ton réseau. Attends une minute, ou prends le lien.
refusal-our_fault = Quelque chose a mal tourné chez nous. Réessaie dans un instant.
refusal-restarting = Le serveur redémarre. Réessaie dans un instant.
refusal-bad_value = C’est impossible. Vérifie ta saisie et réessaie.
refusal-bad_body = La maison n’a pas compris. Vérifie ta saisie et réessaie.
refusal-gone = L’envoi s’est interrompu. Réessaie.
refusal-internal = Quelque chose a mal tourné dans la maison. Réessaie dans un instant.
refusal-no_cookie = Un passe est pour les invités de ce navigateur. Dis d’abord ici qui tu es.
refusal-no_such_file = Il n’y a rien à cette adresse. Retourne aux jeux.
refusal-no_such_path = Il n’y a rien à cette adresse. Retourne aux jeux.
refusal-not_this_way = Cela ne marche pas ainsi. Recharge la page et réessaie.
refusal-other_protocol = Cette page et le serveur parlent des versions différentes. Ferme-la et rouvre-la dans un moment.
refusal-no_such_game = Ce jeu n’existe pas. Choisis parmi ceux qui sont proposés.
refusal-no_such_pass = Ce passe est inconnu, déjà utilisé ou trop vieux. Fais-en un autre.
refusal-too_large = C’était bien trop long. Envoie moins.
refusal-too_many_guests = Trop de nouveaux invités viennent de ton réseau. Réessaie plus tard.
refusal-too_many_tables = Tu as déjà beaucoup de tables. Finis-en ou quittes-en quelques-unes.
refusal-too_many_public_tables = Beaucoup de tables publiques ont été ouvertes depuis ton réseau. Finis-en quelques-unes, ou ouvre une table privée.
refusal-house_name = C’est un nom de la maison ou de ses bots. Choisis-en un autre.
refusal-too_many_reviews = Assez de parties sont analysées en ce moment. Réessaie dans un instant.
refusal-no_review = Cette partie ne peut pas être analysée. C’est notre faute.

## Records

record-unproven = Un enregistrement ne prouve ni qui était assis là sous quel nom, ni quand, ni que ses temps sont vrais : seul en répond qui le tient.
