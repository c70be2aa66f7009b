### Diavolo: the lesson.

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
