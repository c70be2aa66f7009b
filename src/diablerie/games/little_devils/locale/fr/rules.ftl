### Little Devils: the rules, as the browser shows them.

rules-little_devils-goal = De quoi il s’agit
rules-little_devils-goal-text = Personne ne veut de plis, car les cartes portent des diablotins. Quand quelqu’un en a 100, la partie est finie, et qui en a le moins gagne.
rules-little_devils-cards = Les cartes
rules-little_devils-cards-text = Pas de couleurs, rien que des nombres. Chacun reçoit neuf cartes, prises parmi les plus basses : 1 à 27 à trois, 1 à 36 à quatre, 1 à 45 à cinq, 1 à 54 à six.
rules-little_devils-lead = Entamer
rules-little_devils-lead-text =
    Le joueur à gauche du donneur entame le premier pli, ensuite celui qui a pris le précédent. On entame de n’importe quelle carte, mais d’une carte à cinq diablotins seulement si l’on n’en a pas d’autre.
    Le deuxième est libre. Si sa carte est plus haute que l’entame, le pli monte ; si elle est plus basse, il descend.
rules-little_devils-follow = Suivre
rules-little_devils-follow-text =
    Tous les autres doivent jouer de ce côté de l’entame : au-dessus ou au-dessous. La carte est à leur choix, quoi qu’aient joué les autres.
    Qui n’a rien de ce côté doit jouer de l’autre.
rules-little_devils-take = Qui prend le pli
rules-little_devils-take-text =
    • Si tous ont pu suivre, la plus haute carte prend un pli qui monte, la plus basse un pli qui descend.
    • Si certains n’ont pas pu, l’un d’eux le prend : la plus basse de leurs cartes si le pli monte, la plus haute s’il descend.
    Qui prend un pli entame le suivant. Et qui entame ne prend jamais son propre pli.
rules-little_devils-trick-up = Entame 18 ; avec le 28, on monte. Tous peuvent suivre, donc la plus haute carte prend le pli : le 40, avec 9 diablotins.
rules-little_devils-trick-down = Entame 42 ; avec le 36, on descend. Le 47 et le 49 n’ont pas pu suivre ; le 49 est le plus haut des deux et prend 12 diablotins.
rules-little_devils-trick-astray = Entame 24 ; avec le 29, on monte. Le 11 et le 15 n’ont pas pu suivre ; le 11 est le plus bas des deux et prend 7 diablotins.
rules-little_devils-score = Compter
rules-little_devils-score-text =
    Après neuf plis, chacun ajoute à son total les diablotins de ses plis. Qui a entamé le premier pli donne la manche suivante.
    Quand quelqu’un en a 100 ou plus, qui en a le moins gagne. À égalité, on partage la victoire.
