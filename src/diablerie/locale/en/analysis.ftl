### What the strongest bot thinks: hints at the table, and a look back at a game.

## Figures; of a value and the same as percent, each text takes the one that suits it

figure-chance = chance to win { $percent }
figure-instead = { $better } instead of { $played }

## How good a decision was

mark-inaccuracy = inaccuracy
mark-mistake = mistake
mark-blunder = blunder

## A look back in the terminal

analysis-round = Round { $round }
analysis-best = good
analysis-better = better: { $choice }
analysis-player = player
analysis-accuracy = accuracy
analysis-decisions = decisions
analysis-lost = lost per decision
analysis-inaccuracies = inaccuracies
analysis-mistakes = mistakes
analysis-blunders = blunders
analysis-nothing = Nobody had a choice in this game, so there is nothing to review.
