### The rules, in our own words. A line is a paragraph; those with a dot are a list.

rules-contents = Contents
rules-player = Player
rules-options = Options
rules-options-text = What a table can agree on before it begins. Whoever changes nothing plays as usual.
rules-usual = Usual: { $value }.
rules-credits = Whose game this is

## The Devil With It

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
rules-devil_with_it-pay-example = 135 is the highest amount. Krako’s bet of 140 is too high; had it been reached, it would have won 280.
rules-devil_with_it-pact = 4. Pawns and pacts
rules-devil_with_it-pact-text =
    Every pawn goes to its owner’s total: onto a number, or into the gap between two. Of other people’s chips you see no more than that.
    Whoever then stands alone at the very back, or on 0–50, has a pact with the devil until pawns are moved again, and their chips lie open. In the first round nobody has one.
    Whoever turns up a devil pays 50 to each other player who has a pact, out of chips that are not staked. When fewer than 50 of those are left, the bank pays for them.
rules-devil_with_it-next = The next round
rules-devil_with_it-next-text =
    The coal goes face down to the edge; what is gone is known only to who remembers. If what is left fits into the oven’s mouth, 19 pieces or fewer, all 48 are shuffled and laid out again.
    The start player’s right passes to the left.
rules-devil_with_it-end = The end
rules-devil_with_it-end-text = When somebody has 1600 or more at the end of a round, the richest wins. Equals share the victory.

## Little Devils

rules-little_devils-goal = What it is about
rules-little_devils-goal-text = Nobody wants tricks, for the cards carry little devils. When somebody has 100 of them, the game is over and the fewest devils win.
rules-little_devils-cards = The cards
rules-little_devils-cards-text = There are no suits, only numbers. Everybody is dealt nine cards, from the lowest of the deck: 1 to 27 with three players, 1 to 36 with four, 1 to 45 with five, 1 to 54 with six.
rules-little_devils-lead = Leading
rules-little_devils-lead-text =
    The player left of the dealer leads the first trick, later whoever took the last one. You may lead any card, but one with five devils only if you have no other.
    The second player is free. If their card is higher than the lead, the trick goes up; if it is lower, it goes down.
rules-little_devils-follow = Following
rules-little_devils-follow-text =
    Everybody else must play on that side of the card that was led: above it or below it. Which card is up to you, whatever the others have played.
    Whoever has nothing on that side must play on the other.
rules-little_devils-take = Who takes the trick
rules-little_devils-take-text =
    • If everybody could follow, the highest card takes a trick that goes up, and the lowest card one that goes down.
    • If some could not, one of them takes it: the lowest of their cards if the trick goes up, the highest if it goes down.
    Whoever takes a trick leads the next one. And whoever leads never takes their own.
rules-little_devils-trick-up = The 22 is led, the 30 sends it up. All can follow, so the highest card takes the trick: the 34, with 7 devils.
rules-little_devils-trick-down = The 37 is led, the 31 sends it down. The 39 and the 44 could not follow; the 44 is the higher of the two and takes 8 devils.
rules-little_devils-trick-astray = The 24 is led, the 29 sends it up. The 11 and the 15 could not follow; the 11 is the lower of the two and takes 7 devils.
rules-little_devils-score = Counting
rules-little_devils-score-text =
    After nine tricks everybody adds the devils in their tricks to their total. Whoever led the first trick deals the next round.
    When somebody has 100 or more, the fewest devils win. Equals share the victory.

## Diavolo

rules-diavolo-goal = What it is about
rules-diavolo-goal-text = Ten dice fall, one of them gives an order, and everybody grabs at once. Wrong devils cost rubies. The last one with a ruby wins.
rules-diavolo-table = On the table
rules-diavolo-table-text = Nine dice, three each in black, white and red, and the order die. Everybody has five rubies. How many devils there are depends on how many are still in the game; the grey one is always alone.
rules-diavolo-players = { $players } players
rules-diavolo-round = A round
rules-diavolo-round-text = All ten dice are thrown. Everybody looks which colour answers the order best, and grabs one devil of that colour. What was grabbed is kept. Next throws the next player on the left.
rules-diavolo-orders = The six orders
rules-diavolo-orders-text = One throw, and the devil that each order asks for:
rules-diavolo-grey = The grey devil
rules-diavolo-grey-text = If two or three colours are equally good, only the grey devil is right. Whoever grabs it rightly wins a ruby, but never has more than five. Everybody else loses one.
rules-diavolo-rubies = Rubies
rules-diavolo-rubies-text =
    • The right colour costs nothing.
    • A wrong devil, or none, costs a ruby. So does being too late, when all the right ones are gone.
    • Whoever has no ruby left is out.
    If the last players lose their last rubies in the same round, nobody wins.
rules-diavolo-first = Who was first
rules-diavolo-first-text =
    What counts is how long you took after you saw the dice, not how fast your connection is.
    Whoever grabs within 150 milliseconds has not looked: a false start, as bad as a wrong devil. Hands at most 15 milliseconds behind the fastest are level, and the lot decides. After 15 seconds it is too late.
rules-diavolo-peace = Without a race
rules-diavolo-peace-text = At a table without a race everybody answers in peace. Every right answer is right, and the grey devil is there for all who see it. After 15 rounds the most rubies win.
