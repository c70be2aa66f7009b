### Diavolo: the rules, as the browser shows them.

rules-diavolo-goal = What it is about
rules-diavolo-goal-text = Ten dice fall, one of them gives an order, and everybody grabs at once. Wrong devils cost rubies. The last one with a ruby wins.
rules-diavolo-table = On the table
rules-diavolo-table-text = Nine dice, three each in black, white and red, and the order die. Everybody has five rubies. How many devils there are depends on how many are still in the game; the grey one is always alone.
rules-diavolo-players = { $players } players
rules-diavolo-round = A round
rules-diavolo-round-text = All ten dice are thrown. Everybody works out which colour answers the order best, and grabs one devil of that colour. What was grabbed is kept. The next player on the left throws next.
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
