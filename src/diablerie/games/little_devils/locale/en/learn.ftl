### Little Devils: the lesson.

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
learn-little_devils-unable-cheap = A card without devils! If only you cannot follow, you take the trick in any case, so let it cost little.
learn-little_devils-unable-dear = The trick was yours in any case, with the devils on your own card. The 2 or the 14 would have added none.
learn-little_devils-shield = Up, above 24. Krako could not follow and played the 11; you cannot either. The lower of the two takes the trick. Leave it to him!
learn-little_devils-shield-safe = Krako’s 11 is lower, so the trick is his.
learn-little_devils-shield-five = Wicked! Krako’s 11 is lower: the trick is his, and your five devils with it.
learn-little_devils-shield-caught = Lower than the 11: the trick is yours. Try a card between 11 and 24.
learn-little_devils-score = After nine tricks everybody counts the devils they took. When somebody has 100, the game is over, and whoever has the fewest devils wins.
learn-little_devils-done = Up or down, slip past the others, and leave the devils to them.
