### Introductions of two minutes: read aloud they are one breath, on a phone they are five lines.

learn-you = You
learn-coach = What to do
learn-back = Back
learn-again = Try again
learn-next = Next
learn-skip = Skip
learn-skip-all = Skip all
learn-progress = Step { $step } of { $all }
learn-finished = That is all!
learn-from-start = Once more
learn-all-rules = All the rules

## The Devil With It

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

## Little Devils

learn-little_devils-lead = Nobody wants tricks: the little devils on the cards count against you. You lead. Play any card, but none with five devils.
learn-little_devils-lead-led = The second card decides where it goes: a higher one up, a lower one down. Whoever leads never takes the trick.
learn-little_devils-either = Krako leads the 18. You are second, and free: a higher card sends the trick up, a lower one down.
learn-little_devils-either-up = Up! Now the others must play above 18 if they can. If all of them can, the highest card takes the trick.
learn-little_devils-either-down = Down! Now the others must play below 18 if they can. If all of them can, the lowest card takes the trick.
learn-little_devils-up = 22, then 30: the trick goes up. Play any card above 22.
learn-little_devils-up-safe = Safe! Krako’s 30 is the highest card and takes the trick. You only need to be above the first card, not above the last.
learn-little_devils-up-high = Allowed, but now yours is the highest card, and the trick is yours. The 23 or the 27 would have slipped under the 30.
learn-little_devils-down = 20, then 12: this time it goes down. Play below 20.
learn-little_devils-down-safe = Well done! The lowest card takes the trick, and that is Krako’s 12.
learn-little_devils-down-low = Allowed, but the lowest card takes a trick that goes down, and that is yours. Above the 12 you would have been safe.
learn-little_devils-unable = Up again, but you have nothing above 24. So you play below, and the trick goes to whoever could not follow: to you. Make it cheap!
learn-little_devils-unable-cheap = A card without devils! Whoever is alone in not following takes the trick in any case, so it had better cost little.
learn-little_devils-unable-dear = The trick was yours in any case, with the devils on your own card. The 2 or the 14 would have added none.
learn-little_devils-shield = Up, above 24. Krako could not follow and played the 11; you cannot either. The lower of the two takes the trick. Leave it to him!
learn-little_devils-shield-safe = Krako’s 11 is lower, so the trick is his.
learn-little_devils-shield-five = Wicked! Krako’s 11 is lower: the trick is his, and your five devils with it.
learn-little_devils-shield-caught = Lower than the 11: the trick is yours. Try a card between 11 and 24.
learn-little_devils-score = After nine tricks everybody counts the devils they took. When somebody has 100, the game is over, and the fewest devils win.
learn-little_devils-done = Up or down, slip past the others, and leave the devils to them.

## Diavolo

learn-diavolo-largest_sum = Ten dice, one order. Which colour adds up to the most? Grab its devil. For now there is no hurry.
learn-diavolo-smallest_sum = Now the other way round: which colour adds up to the least?
learn-diavolo-largest_difference = Look at the lowest and the highest die of each colour. Which colour has the widest gap?
learn-diavolo-most_odd = Only odd dice count: 1, 3 and 5. Which colour has the most of them?
learn-diavolo-highest_value = You have lost a ruby meanwhile. Which colour has the highest die? Careful: if several colours are equally good, the grey devil is right.
learn-diavolo-position = No numbers this time: which die lies nearest to the brass order die? Its colour is right.
learn-diavolo-race = Now in earnest: you and Azzo, and one devil of each colour. Whoever grabs first has it. Largest sum!
learn-diavolo-race-first = Yours! There is no right devil left for Azzo, and he loses a ruby.
learn-diavolo-race-late = Too late: Azzo has the only right devil, and you lose a ruby. Have another go.
learn-diavolo-right = Right! The figures show why. Whoever grabs a wrong devil, or none, loses a ruby.
learn-diavolo-right-grey = Grey it is: black and white both show a 6. Rightly grabbed, the grey devil brings a ruby; but nobody has more than five.
learn-diavolo-wrong = Not this one, and it costs a ruby. Look at the figures of the colours, then try again.
learn-diavolo-done = Without rubies you are out; the last one with a ruby wins. Four or more players have three devils of each colour, but one grey one.
