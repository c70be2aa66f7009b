### Ce que pense le bot le plus fort : des conseils à la table, et un regard en arrière sur une partie.

## Chiffres ; d’une valeur et de la même en pour cent, chaque texte prend ce qui lui convient

figure-chance = chances de gagner { $percent }
figure-instead = { $better } au lieu de { $played }

## La qualité d’une décision

mark-inaccuracy = imprécision
mark-mistake = erreur
mark-blunder = gaffe

## Un regard en arrière dans le terminal

analysis-round = Tour { $round }
analysis-best = bien
analysis-better = mieux : { $choice }
analysis-player = joueur
analysis-accuracy = précision
analysis-decisions = décisions
analysis-lost = perdu par décision
analysis-inaccuracies = imprécisions
analysis-mistakes = erreurs
analysis-blunders = gaffes
analysis-nothing = Personne n’a eu de choix dans cette partie : il n’y a rien à juger.
