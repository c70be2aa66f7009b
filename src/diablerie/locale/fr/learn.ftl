### Introductions de deux minutes : un souffle à voix haute, cinq lignes sur un téléphone.

learn-you = Toi
learn-coach = Ce qu’il faut faire
learn-back = Retour
learn-again = Réessayer
learn-next = Suite
learn-skip = Passer
learn-skip-all = Tout passer
learn-progress = Étape { $step } sur { $all }
learn-finished = C’est tout !
learn-from-start = Recommencer
learn-all-rules = Toutes les règles
