### Les règles, avec nos propres mots. Une ligne est un paragraphe ; celles à point forment une liste.

rules-contents = Sommaire
rules-player = Joueur
rules-options = Options
rules-options-text = Ce dont une table peut convenir avant de commencer. Qui ne change rien joue comme d’habitude.
rules-usual = D’habitude : { $value }.
rules-credits = À qui est ce jeu

## Enfer et contre tous

rules-devil_with_it-goal = De quoi il s’agit
rules-devil_with_it-goal-text =
    Chacun parie en secret combien de charbon le meilleur de ce tour sortira du four. Puis l’un après l’autre y plonge la main : encore du charbon, ou un diable ?
    Quand quelqu’un a 1600 jetons, le plus riche gagne.
rules-devil_with_it-oven = Le four
rules-devil_with_it-oven-text = 48 charbons sont face cachée dans le four, et neuf d’entre eux sont des diables. Chacun commence avec 200 jetons et un pion sur le 200 de la piste.
rules-devil_with_it-bet = 1. Le pari diabolique
rules-devil_with_it-bet-text =
    Tous ceux qui ont des jetons en prennent dans leur poing : des dizaines, au moins 10. Puis tous les poings s’ouvrent ensemble.
    Un pari gagne si le plus haut total de charbon du tour l’atteint, peu importe à qui est ce charbon. Sans jetons, tu ne paries pas, mais tu joues quand même.
rules-devil_with_it-coal = 2. Le charbon hors du feu
rules-devil_with_it-coal-text =
    À partir du premier joueur, chacun passe une fois au four. Retourne le charbon que tu veux. Si c’est un nombre, arrête-toi ou retournes-en un autre.
    Qui s’arrête pose son charbon devant lui : la somme est son total de charbon.
    Qui retourne un diable se brûle. Le charbon de ce passage va au bord et ne compte pas ; le pari n’en souffre pas.
    Le tout dernier charbon du four met fin à cette phase. Qui l’a retourné garde son charbon, sauf si c’est un diable ; qui n’est pas encore passé a 0.
rules-devil_with_it-kept = arrêté à temps
rules-devil_with_it-burnt = brûlé
rules-devil_with_it-pay = 3. Les gains
rules-devil_with_it-pay-text =
    Le plus haut total de charbon décide de tous les paris.
    • Une mise plus haute est perdue : elle va à la banque.
    • Toute autre mise est gardée et rapporte autant.
    • La plus haute mise du tour rapporte le double, si elle gagne ; de même pour tous ceux qui la partagent.
    • Le plus haut total rapporte 50, et le plus grand nombre de charbons 50 ; à égalité, chacun les reçoit. Le charbon brûlé ne rapporte rien.
rules-devil_with_it-stake = Mise
rules-devil_with_it-amount = Charbon
rules-devil_with_it-pieces = Nombre
rules-devil_with_it-gain = Rapporte
rules-devil_with_it-out = brûlé
rules-devil_with_it-pay-example = Le plus haut total est 135. La mise de 140 de Krako est trop haute ; atteinte, elle aurait rapporté 280.
rules-devil_with_it-pact = 4. Pions et pactes
rules-devil_with_it-pact-text =
    Chaque pion va sur le total de son propriétaire : sur un nombre, ou dans l’intervalle entre deux. Des jetons des autres, on n’en voit pas plus.
    Qui se trouve alors seul tout derrière, ou sur 0–50, a un pacte avec le diable jusqu’au prochain mouvement des pions, et ses jetons sont visibles. Au premier tour, personne n’en a.
    Qui retourne un diable paie 50 à chaque autre joueur qui a un pacte, avec des jetons qui ne sont pas misés. S’il en reste moins de 50, la banque paie pour lui.
rules-devil_with_it-next = Le tour suivant
rules-devil_with_it-next-text =
    Le charbon va face cachée au bord ; seul qui s’en souvient sait ce qui est parti. Si ce qui reste tient dans la porte du four, soit 19 charbons ou moins, les 48 sont mélangés et remis en place.
    Le voisin de gauche devient premier joueur.
rules-devil_with_it-end = La fin
rules-devil_with_it-end-text = Quand quelqu’un a 1600 ou plus à la fin d’un tour, le plus riche gagne. À égalité, on partage la victoire.

## Little Devils

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
rules-little_devils-trick-up = Entame 22 ; avec le 30, on monte. Tous peuvent suivre, donc la plus haute carte prend le pli : le 34, avec 7 diablotins.
rules-little_devils-trick-down = Entame 37 ; avec le 31, on descend. Le 39 et le 44 n’ont pas pu suivre ; le 44 est le plus haut des deux et prend 8 diablotins.
rules-little_devils-trick-astray = Entame 24 ; avec le 29, on monte. Le 11 et le 15 n’ont pas pu suivre ; le 11 est le plus bas des deux et prend 7 diablotins.
rules-little_devils-score = Compter
rules-little_devils-score-text =
    Après neuf plis, chacun ajoute à son total les diablotins de ses plis. Qui a entamé le premier pli donne la manche suivante.
    Quand quelqu’un en a 100 ou plus, qui en a le moins gagne. À égalité, on partage la victoire.

## Diavolo

rules-diavolo-goal = De quoi il s’agit
rules-diavolo-goal-text = Dix dés tombent, l’un d’eux donne une consigne, et tous attrapent en même temps. Les mauvais diablotins coûtent des rubis. Le dernier qui a un rubis gagne.
rules-diavolo-table = Sur la table
rules-diavolo-table-text = Neuf dés, trois noirs, trois blancs et trois rouges, et le dé Diavolo. Chacun a cinq rubis. Le nombre de diablotins dépend de ceux qui sont encore en jeu ; le gris est toujours seul.
rules-diavolo-players = { $players } joueurs
rules-diavolo-round = Un tour
rules-diavolo-round-text = On lance les dix dés. Chacun cherche la couleur qui répond le mieux à la consigne et attrape un diablotin de cette couleur. Ce qui est attrapé le reste. Le voisin de gauche lance ensuite.
rules-diavolo-orders = Les six consignes
rules-diavolo-orders-text = Un seul lancer, et le diablotin que demande chaque consigne :
rules-diavolo-grey = Le diablotin gris
rules-diavolo-grey-text = Si deux ou trois couleurs se valent, seul le diablotin gris est le bon. Qui l’attrape à bon droit gagne un rubis, sans jamais en avoir plus de cinq. Tous les autres en perdent un.
rules-diavolo-rubies = Les rubis
rules-diavolo-rubies-text =
    • La bonne couleur ne coûte rien.
    • Un mauvais diablotin, ou aucun, coûte un rubis. Arriver trop tard, quand tous les bons sont partis, aussi.
    • Qui n’a plus de rubis est éliminé.
    Si les derniers joueurs perdent leurs derniers rubis dans le même tour, personne ne gagne.
rules-diavolo-first = Qui était le premier
rules-diavolo-first-text =
    Ce qui compte, c’est le temps que tu as mis après avoir vu les dés, pas la vitesse de ta connexion.
    Qui attrape en moins de 150 millisecondes n’a pas regardé : un faux départ, aussi grave qu’un mauvais diablotin. Les mains à 15 millisecondes au plus de la plus rapide sont à égalité, et le sort décide. Après 15 secondes, il est trop tard.
rules-diavolo-peace = Sans course
rules-diavolo-peace-text = À une table sans course, chacun répond tranquillement. Toute bonne réponse est bonne, et le diablotin gris est là pour tous ceux qui le voient. Après 15 tours, qui a le plus de rubis gagne.
