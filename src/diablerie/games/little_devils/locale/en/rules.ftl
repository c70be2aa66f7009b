### Little Devils: the rules, as the browser shows them.

rules-little_devils-goal = What it is about
rules-little_devils-goal-text = Nobody wants tricks, for the cards carry little devils. When somebody has 100 of them, the game is over and whoever has the fewest devils wins.
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
rules-little_devils-trick-up = The 18 is led, the 28 sends it up. All can follow, so the highest card takes the trick: the 40, with 9 devils.
rules-little_devils-trick-down = The 42 is led, the 36 sends it down. The 47 and the 49 could not follow; the 49 is the higher of the two and takes 12 devils.
rules-little_devils-trick-astray = The 24 is led, the 29 sends it up. The 11 and the 15 could not follow; the 11 is the lower of the two and takes 7 devils.
rules-little_devils-score = Counting
rules-little_devils-score-text =
    After nine tricks everybody adds the devils in their tricks to their total. Whoever led the first trick deals the next round.
    When somebody has 100 or more, the fewest devils win. Equals share the victory.
