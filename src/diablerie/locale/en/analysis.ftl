### What the strongest bot thinks: hints at the table, and a look back at a game.

## What can be done

choice-play = play { $card }
choice-bet = bet { $amount }
choice-reveal = one more piece
choice-stop = stop
choice-grab =
    { $devil ->
        [black] the black devil
        [white] the white devil
        [red] the red devil
       *[grey] the grey devil
    }
choice-nothing = no devil

## Figures; of a value and the same as percent, each text takes the one that suits it

figure-chance = chance to win { $percent }
figure-devils = devils to expect { $value }
figure-takes = takes the trick { $percent }
figure-gain = chips this round { $value }
figure-bet_wins = bet wins { $percent }
figure-devil_chance = devil in the next piece { $percent }
figure-rubies = rubies this round { $value }
figure-clearness = how clear the answer is { $percent }
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
analysis-lost = lost a decision
analysis-inaccuracies = inaccuracies
analysis-mistakes = mistakes
analysis-blunders = blunders
analysis-nothing = Nobody had a choice in this game, so there is nothing to review.
