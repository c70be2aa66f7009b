### The Devil With It: the rules, as the browser shows them.

rules-devil_with_it-goal = What it is about
rules-devil_with_it-goal-text =
    Everybody bets in secret how much coal the best of this round will pull out of the oven. Then one after the other reaches in: more coal, or a devil?
    When somebody has 1600 chips, the richest wins.
rules-devil_with_it-oven = The oven
rules-devil_with_it-oven-text = 48 pieces of coal lie face down in the oven, and nine of them are devils. Everybody begins with 200 chips and a pawn on the 200 of the money track.
rules-devil_with_it-bet = 1. The devil’s bet
rules-devil_with_it-bet-text =
    All who have chips take some of them into their fist: tens, and at least 10. Then all fists open together.
    A bet wins if the highest coal amount of the round reaches it, whoever’s coal that is. Without chips you do not bet, but you play on.
rules-devil_with_it-coal = 2. Coal out of the fire
rules-devil_with_it-coal-text =
    From the start player on, everybody has one turn at the oven. Turn up any piece. If it is a number, stop or turn up another one.
    Whoever stops lays their coal in front of them: its sum is their coal amount.
    Whoever turns up a devil is burnt. The coal of this turn goes to the edge and counts nothing; the bet is not touched by that.
    The very last piece in the oven ends this part at once. Whoever turned it up keeps their coal, unless it is a devil; whoever had no turn yet has 0.
rules-devil_with_it-kept = stopped in time
rules-devil_with_it-burnt = burnt
rules-devil_with_it-pay = 3. Winnings
rules-devil_with_it-pay-text =
    The highest coal amount decides about all bets.
    • A stake above it is lost to the bank.
    • Any other stake is kept, and wins as much again.
    • The highest bet of the round wins twice its stake, if it wins; so does everybody who shares it.
    • The highest coal amount brings 50, and the most pieces of coal bring 50; whoever is level gets them too. Burnt coal brings nothing.
rules-devil_with_it-stake = Stake
rules-devil_with_it-amount = Coal
rules-devil_with_it-pieces = Pieces
rules-devil_with_it-gain = Brings
rules-devil_with_it-out = burnt
rules-devil_with_it-pay-example = 115 is the highest amount. Krako’s bet of 150 is too high; had it been reached, it would have won 300.
rules-devil_with_it-pact = 4. Pawns and pacts
rules-devil_with_it-pact-text =
    Every pawn goes to its owner’s total: onto a number, or into the gap between two. Of other people’s chips you see no more than that.
    Whoever then stands alone at the very back, or on 0–50, has a pact with the devil until pawns are moved again, and their chips lie open. In the first round nobody has one.
    Whoever turns up a devil pays 50 to each other player who has a pact, out of chips that are not staked. When fewer than 50 of those are left, the bank pays for them.
rules-devil_with_it-next = The next round
rules-devil_with_it-next-text =
    The coal goes face down to the edge; only those who remember know what is gone. If what is left fits into the oven’s mouth, 19 pieces or fewer, all 48 are shuffled and laid out again.
    The player to the left starts next.
rules-devil_with_it-end = The end
rules-devil_with_it-end-text = When somebody has 1600 or more at the end of a round, the richest wins. Equals share the victory.
