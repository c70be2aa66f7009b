### A look back at a finished game: how well everybody played, and where it turned.

review-begins = Looking back …
review-making = Looking back: { $done } of { $of } decisions
review-leave = That takes a while. You may leave: it goes on without you, and you find it here later.
review-ready = The review is ready.
review-again = Try again
review-intro = What everybody could see at each decision, judged by the strongest bot. Luck is no merit, and bad luck no fault.
review-accuracy = Accuracy
review-accuracy-of = { $name }: accuracy { $accuracy } of 100
review-nothing-of = { $name } had nothing to decide
review-marks =
    { $mark ->
        [inaccuracy] { $count ->
            [one] { $count } inaccuracy
           *[other] { $count } inaccuracies
        }
        [mistake] { $count ->
            [one] { $count } mistake
           *[other] { $count } mistakes
        }
       *[blunder] { $count ->
            [one] { $count } blunder
           *[other] { $count } blunders
        }
    }
review-flawless = flawless
review-chances = Chance to win
review-chart = Chance to win over the game. { $parts }.
review-ends = { $name }: from { $from } to { $to }, at most { $most }
review-points = Turning points
review-points-of = Turning points of { $name }
review-points-none = Nothing was given away. Devilishly good!
review-everybody = Show everybody
review-point = Round { $round }, { $name }
review-lost = { $percent } lost
review-instead = { $played }; better: { $better }
review-best = The best choice
review-good = Good; a little better: { $choice }
review-better = { $mark }; better: { $choice }
review-undecided = There was nothing to choose here.
review-previous = Previous turning point
review-next = Next turning point
review-equal = As good as the best choice
review-before = Show the position before
review-after = Show what came of it
