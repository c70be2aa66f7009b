## Diavolo in the browser; $devil is black, white, red or grey

dv-tumbling = The dice tumble.
dv-dice = Black { $black }, white { $white }, red { $red }.
dv-table = { $order }. { $dice }
dv-score = Rubies: { $parts }.
dv-hand =
    { $devil ->
        [black] You have grabbed black.
        [white] You have grabbed white.
        [red] You have grabbed red.
       *[grey] You have grabbed grey.
    }
dv-hand-empty = Your hand is empty.
dv-name = { $name }
dv-time = { $reaction } ms
dv-round = Round { $round }
dv-round-of = Round { $round } of { $limit }
dv-throws = { $who } throws
dv-throws-next = { $who } throws next.

## What is right

dv-right =
    { $devil ->
        [black] Black!
        [white] White!
        [red] Red!
       *[grey] Grey!
    }
dv-tie = { $order }: a tie
dv-unit-largest_sum = Sums
dv-unit-smallest_sum = Sums
dv-unit-largest_difference = Differences
dv-unit-most_odd = Odd dice
dv-unit-highest_value = Highest dice
dv-unit-position = Distances to the order die

## Hands

dv-hands = Who grabbed what
dv-looking = looking …
dv-answered = answered
dv-grabbed = grabbed
dv-level = level
dv-outcome-right = right
dv-outcome-grey = grey!
dv-outcome-wrong = wrong
dv-outcome-late = too late
dv-outcome-early = too early
dv-outcome-nothing = nothing
dv-outcome-out = out

## Devils to grab

dv-devils = Devils to grab
dv-left =
    { $count ->
        [0] none left
       *[other] { $count } left
    }
dv-take-back = Take it back

## What is awaited

dv-prompt-ready = Fingers ready …
dv-prompt-watch = { $order }: everybody grabs!
dv-prompt-grab = { $order }: grab!
dv-prompt-answer = { $order }: which devil is it?
dv-prompt-grabbed =
    { $devil ->
        [black] You have black. Was it right?
        [white] You have white. Was it right?
        [red] You have red. Was it right?
       *[grey] You have grey. Was it right?
    }
dv-prompt-answered =
    { $devil ->
        [black] Your answer: black. Choose another devil to change it.
        [white] Your answer: white. Choose another devil to change it.
        [red] Your answer: red. Choose another devil to change it.
       *[grey] Your answer: grey. Choose another devil to change it.
    }
dv-prompt-early = Faster than the eye: a false start. Next time, look first.
dv-prompt-lot = A dead heat: the lot decides.
dv-mine-right = Right! Your rubies are safe.
dv-mine-grey =
    { $change ->
        [0] Right, it was grey! You have all five rubies already.
       *[other] Right, it was grey! A ruby for you.
    }
dv-mine-wrong =
    { $left ->
        [0] The wrong devil, and your last ruby. You are out.
       *[other] The wrong devil: it costs a ruby.
    }
dv-mine-late =
    { $left ->
        [0] Right, but too late, and your last ruby is gone. You are out.
       *[other] Right, but others were faster: it costs a ruby.
    }
dv-mine-early =
    { $left ->
        [0] A false start, and your last ruby. You are out.
       *[other] A false start: it costs a ruby.
    }
dv-mine-nothing =
    { $left ->
        [0] No devil, and your last ruby is gone. You are out.
       *[other] No devil in your hand: it costs a ruby.
    }
dv-mine-out = You have no ruby left. Lean back and watch.

## Said where it first appears

dv-grey-is = Grey is right when two colours are level; whoever has it then wins a ruby.

## Typed commands

command-diavolo-table = dice
dv-command-grab = grab { $devil }
dv-ends = The others decide when it ends; { $limit } s at most
dv-ends-never = The others decide when it ends
award-dv-quick = Quickest hand
award-dv-quick-why = right after { $count } ms
award-dv-cold = Coldest hand
award-dv-cold-why =
    { $count ->
        [one] right { $count } time
       *[other] right { $count } times
    }
award-dv-burnt = Most burnt fingers
award-dv-burnt-why =
    { $count ->
        [one] wrong { $count } time
       *[other] wrong { $count } times
    }
