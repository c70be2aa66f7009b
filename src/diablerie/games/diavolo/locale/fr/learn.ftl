### Diavolo: the lesson.

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
