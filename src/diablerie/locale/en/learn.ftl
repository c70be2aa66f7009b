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
