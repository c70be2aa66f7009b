### The Devil With It: the lesson.

learn-devil_with_it-bet = Everybody bets in secret how much coal the best of you will pull out. The others have closed their fists. Put 80 of your chips into yours.
learn-devil_with_it-bet-done = The fists open together. Your bet wins if anybody’s coal is worth 80 or more; it need not be your own.
learn-devil_with_it-bet-other = A fair bet too! For this lesson, make it 80.
learn-devil_with_it-reach = Your turn at the oven. Turn up any piece of coal.
learn-devil_with_it-reach-done = 25! After every piece you may stop or reach in again, as long as no devil comes.
learn-devil_with_it-again = 25 is not much: there are bets of up to 140. Reach in once more.
learn-devil_with_it-again-other = You may stop with 25. But here, be bold once.
learn-devil_with_it-again-done = 100 altogether. That would be enough for your bet of 80.
learn-devil_with_it-stop = 9 of the 48 pieces are devils, and a devil burns all the coal of your turn. Stop, and keep your 100.
learn-devil_with_it-stop-done = Kept! Your 100 lie in front of you, where no devil can burn them.
learn-devil_with_it-stop-greedy = A devil! All the coal of your turn is burnt and worth nothing. Your bet is not lost yet, though. Now try the careful way.
learn-devil_with_it-burnt = Azzo had 90 and wanted more: a devil! His coal counts 0, but his bet can still win by the coal of others.
learn-devil_with_it-payout = The best coal is Fosca’s 135. Bets up to 135 win as much again; Krako’s 140 are lost. The highest coal and the most pieces bring 50 each.
learn-devil_with_it-pact = The next round. Krako stands alone at the back, so he has a pact with the devil. You bet 100, more than anybody else. Reach in!
learn-devil_with_it-pact-done = A devil! Krako’s pact brings him 50 of your chips. But Azzo’s 125 save your bet, and the highest bet wins double: 200 for you.
learn-devil_with_it-done = With 1600 chips somebody ends the game, and the richest wins. Whoever falls behind has a pact to help them.
