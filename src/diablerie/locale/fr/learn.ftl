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

## Enfer et contre tous

learn-devil_with_it-bet = Chacun parie en secret combien de charbon sortira le meilleur d’entre vous. Les autres ont déjà fermé le poing. Mets-y 80 de tes jetons.
learn-devil_with_it-bet-done = Les poings s’ouvrent ensemble. Ton pari gagne si le charbon de quelqu’un vaut 80 ou plus ; pas forcément le tien.
learn-devil_with_it-bet-other = Un beau pari aussi ! Mais ici, mise 80.
learn-devil_with_it-reach = À toi, devant le four. Retourne le charbon que tu veux.
learn-devil_with_it-reach-done = 25 ! Après chaque charbon, tu peux t’arrêter ou continuer, tant qu’aucun diable ne sort.
learn-devil_with_it-again = 25, c’est peu : il y a des mises jusqu’à 140. Replonge la main.
learn-devil_with_it-again-other = Tu pourrais t’arrêter à 25. Mais ici, sois téméraire une fois.
learn-devil_with_it-again-done = 100 en tout. Cela suffirait pour ta mise de 80.
learn-devil_with_it-stop = 9 des 48 charbons sont des diables, et un diable brûle tout le charbon de ton passage. Arrête-toi et garde tes 100.
learn-devil_with_it-stop-done = Sauvés ! Tes 100 sont devant toi, et aucun diable ne peut plus les brûler.
learn-devil_with_it-stop-greedy = Un diable ! Le charbon de ce passage est brûlé et ne vaut plus rien. Ton pari, lui, n’est pas encore perdu. Essaie la prudence.
learn-devil_with_it-burnt = Azzo avait 90 et en voulait plus : un diable ! Son charbon compte 0, mais le charbon des autres peut encore faire gagner son pari.
learn-devil_with_it-payout = Le meilleur charbon : les 135 de Fosca. Les mises jusqu’à 135 gagnent autant ; les 140 de Krako sont perdus. Le plus haut total et le plus de charbons : 50 chacun.
learn-devil_with_it-pact = Tour suivant. Krako est seul tout derrière : il a un pacte avec le diable. Tu as misé 100, plus que tous les autres. Plonge la main !
learn-devil_with_it-pact-done = Un diable ! Le pacte de Krako lui rapporte 50 de tes jetons. Mais les 125 d’Azzo sauvent ton pari, et la plus haute mise gagne double : 200 pour toi.
learn-devil_with_it-done = À 1600 jetons la partie s’arrête, et le plus riche gagne. Un pacte aide celui qui est à la traîne.

## Little Devils

learn-little_devils-lead = Personne ne veut de plis : les diablotins des cartes comptent contre toi. Tu entames. Joue n’importe quelle carte, sauf une à cinq diablotins.
learn-little_devils-lead-led = La deuxième carte décide du sens : plus haute, on monte ; plus basse, on descend. Celui qui entame ne prend jamais le pli.
learn-little_devils-either = Krako entame du 18. Tu joues ensuite, librement : plus haut, le pli monte ; plus bas, il descend.
learn-little_devils-either-up = On monte ! Les autres doivent jouer au-dessus de 18 s’ils le peuvent. Si tous le peuvent, la plus haute carte prend le pli.
learn-little_devils-either-down = On descend ! Les autres doivent jouer sous 18 s’ils le peuvent. Si tous le peuvent, la plus basse carte prend le pli.
learn-little_devils-up = 22, puis 30 : le pli monte. Joue n’importe quelle carte au-dessus de 22.
learn-little_devils-up-safe = À l’abri ! Le 30 de Krako est la plus haute carte et prend le pli. Il suffit de dépasser la première carte, pas la dernière.
learn-little_devils-up-high = C’est permis, mais ta carte est maintenant la plus haute, et le pli est à toi. Le 23 ou le 27 se serait glissé sous le 30.
learn-little_devils-down = 20, puis 12 : cette fois on descend. Joue sous 20.
learn-little_devils-down-safe = Bien joué ! La plus basse carte prend le pli, et c’est le 12 de Krako.
learn-little_devils-down-low = C’est permis, mais en descendant la plus basse carte prend le pli, et c’est la tienne. Au-dessus du 12, tu étais à l’abri.
learn-little_devils-unable = On remonte, mais tu n’as rien au-dessus de 24. Tu joues donc dessous, et le pli va à qui n’a pas pu suivre : à toi. Au moindre prix !
learn-little_devils-unable-cheap = Une carte sans diablotin ! Qui est seul à ne pas suivre prend le pli de toute façon ; autant qu’il coûte peu.
learn-little_devils-unable-dear = Le pli était à toi de toute façon, avec les diablotins de ta propre carte. Le 2 ou le 14 n’en aurait ajouté aucun.
learn-little_devils-shield = On monte, au-dessus de 24. Krako n’a pas pu suivre et a joué le 11 ; toi non plus, tu ne peux pas. La plus basse des deux prend le pli. Laisse-le-lui !
learn-little_devils-shield-safe = Le 11 de Krako est plus bas : le pli est pour lui.
learn-little_devils-shield-five = Diabolique ! Le 11 de Krako est plus bas : le pli est pour lui, avec tes cinq diablotins.
learn-little_devils-shield-caught = Plus bas que le 11 : le pli est à toi. Essaie une carte entre 11 et 24.
learn-little_devils-score = Après neuf plis, chacun compte les diablotins qu’il a pris. Quand quelqu’un en a 100, c’est fini : qui en a le moins gagne.
learn-little_devils-done = En haut, en bas, faufile-toi entre les autres et laisse-leur les diablotins.

## Diavolo

learn-diavolo-largest_sum = Dix dés, une consigne. Quelle couleur a la plus grande somme ? Attrape son diablotin. Pour l’instant, rien ne presse.
learn-diavolo-smallest_sum = Maintenant l’inverse : quelle couleur a la plus petite somme ?
learn-diavolo-largest_difference = Regarde le plus petit et le plus grand dé de chaque couleur. Où l’écart est-il le plus large ?
learn-diavolo-most_odd = Seuls les dés impairs comptent : 1, 3 et 5. Quelle couleur en a le plus ?
learn-diavolo-highest_value = Entre-temps, tu as perdu un rubis. Quelle couleur a le dé le plus haut ? Attention : si plusieurs couleurs se valent, c’est le diablotin gris.
learn-diavolo-position = Plus de chiffres : quel dé est le plus près du dé Diavolo en laiton ? Sa couleur est la bonne.
learn-diavolo-race = Pour de vrai, maintenant : toi et Azzo, un seul diablotin par couleur. Le premier qui l’attrape l’a. Plus grande somme !
learn-diavolo-race-first = À toi ! Il ne reste pas de bon diablotin pour Azzo, qui perd un rubis.
learn-diavolo-race-late = Trop tard : Azzo a le seul bon diablotin, et tu perds un rubis. Encore une fois.
learn-diavolo-right = Exact ! Les chiffres montrent pourquoi. Qui attrape un mauvais diablotin, ou aucun, perd un rubis.
learn-diavolo-right-grey = Gris, c’est juste : noir et blanc montrent tous deux un 6. Attrapé à bon droit, le diablotin gris rapporte un rubis ; mais jamais plus de cinq.
learn-diavolo-wrong = Pas celui-là, et cela coûte un rubis. Regarde les chiffres des couleurs, puis réessaie.
learn-diavolo-done = Sans rubis, tu es éliminé ; le dernier qui en a un gagne. À quatre ou plus, il y a trois diablotins par couleur, mais un seul gris.
