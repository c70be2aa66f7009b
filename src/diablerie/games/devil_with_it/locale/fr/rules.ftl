### The Devil With It: the rules, as the browser shows them.

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
rules-devil_with_it-pay-example = Le plus haut total est 115. La mise de 150 de Krako est trop haute ; atteinte, elle aurait rapporté 300.
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
