### The Devil With It at the table in the browser.

## Questions and answers

dwi-prompt-bet = Your bet? Up to { $high }.
dwi-prompt-reach = Reach in: turn up a piece of coal.
dwi-prompt-more = { $sum } so far. Stop, or reach in again?
dwi-hold-nothing = You watch and hold nothing.
dwi-hold-chips =
    { $chips ->
        [one] You have { $chips } chip.
       *[other] You have { $chips } chips.
    }
dwi-hold-stake = You have { $chips } in chips; { $stake } of that is staked.
dwi-lies =
    { $count ->
        [one] { $count } piece of coal lies face down.
       *[other] { $count } pieces of coal lie face down.
    }
dwi-lies-turn =
    { $who } is at the oven with { $sum }, and { $count ->
        [one] { $count } piece lies face down.
       *[other] { $count } pieces lie face down.
    } The best so far has { $best }.
dwi-name = { $name }
dwi-somewhere = { $name } { $spot }
dwi-spot-first = on 0 to { $high }
dwi-spot-on = on { $here }
dwi-spot-between = between { $here } and { $next }
dwi-spot-beyond = beyond { $here }
dwi-hidden = hidden chips
dwi-starts = starts

## The oven

dwi-oven =
    { $count ->
        [one] The oven, { $count } piece face down
       *[other] The oven, { $count } pieces face down
    }
dwi-coal-down = Coal, row { $row }, column { $column }
dwi-coal-up = { $value }, turned up
dwi-choose = Choose a piece in the oven, or leave it to luck.
dwi-any = Any piece
dwi-stop = Stop with { $sum }
dwi-stop-yet = Stop
dwi-track = Money track: { $pawns }
dwi-track-goal = goal { $goal }

## Around the oven

dwi-stake = bet { $stake }
dwi-hand-thinking = still thinks about the bet
dwi-hand-closed = has bet
dwi-hand-open = has bet
dwi-hand-none = no bet
dwi-at-oven = at the oven with { $sum }
dwi-burnt = burnt
dwi-no-turn = no turn
dwi-coal-front =
    { $count ->
        [one] coal { $amount }, { $count } piece
       *[other] coal { $amount }, { $count } pieces
    }

## My bet and what is mine

dwi-amount = Your bet, up to { $high }
dwi-bet = Bet { $amount }
dwi-less = 10 less
dwi-more = 10 more
dwi-add = Add { $value }
dwi-lowest = Min
dwi-all = All
dwi-secret = { $stake } in your fist. Nobody sees it before all fists open.
dwi-take-back = Take it back
dwi-no-chips = No chips, no bet. But you have a pact: every devil that bites somebody else brings you 50.
dwi-chips = your chips
dwi-staked = your stake
dwi-my-coal = your coal
dwi-best = best so far

## The payout of a round

dwi-payout = Round { $round }
dwi-payout-again = Payout of round { $round }
dwi-held-against = The best coal is { $amount }: bets up to that win.
dwi-all-burnt = All burnt: there is no coal, and every bet is lost.
dwi-pact-paid = paid to pacts −{ $chips }
dwi-close = Close

## Odds

dwi-odds = Odds
dwi-odds-devil = Chance of a devil: { $chance }; { $count } left
dwi-left =
    { $count ->
        [one] { $count } piece in the oven; filled again at { $mouth } or fewer
       *[other] { $count } pieces in the oven; filled again at { $mouth } or fewer
    }

## Said where it first appears

dwi-pact-is = A pact is for whoever is last: every devil that bites somebody else brings them 50.

## Typed commands

command-devil_with_it-table = oven
dwi-command-reach = reach in
award-dwi-burnt = Most burnt
award-dwi-burnt-why =
    { $count ->
        [one] { $count } devil in the coal
       *[other] { $count } devils in the coal
    }
award-dwi-cold = Coldest hand
award-dwi-cold-why =
    { $count ->
        [one] { $count } turn and never burnt
       *[other] { $count } turns and never burnt
    }
award-dwi-bold = Boldest bet
award-dwi-bold-why = { $count } staked, and won
