### The Devil With It: the lesson.

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
