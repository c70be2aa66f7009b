### Diavolo: the rules, as the browser shows them.

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
