### Little Devils in the browser.

## The trick

ld-above = Above { $lead }
ld-below = Below { $lead }
ld-either = Up or down from { $lead }?
ld-either-why = The second card decides which way.
ld-lead = lead
ld-astray = cannot follow
ld-takes =
    { $you ->
        [yes] You take it
       *[no] { $who } takes it
    }
ld-taken =
    { $you ->
        [yes] You take the trick.
       *[no] { $who } takes the trick.
    }
ld-taking =
    { $you ->
        [yes] So far you: { $reason }.
       *[no] So far { $who }: { $reason }.
    }
ld-turned =
    { $you ->
        [yes] You cannot follow, and the trick turns on you.
       *[no] { $who } cannot follow, and the trick turns.
    }

## What I may do

ld-prompt-lead = Lead any card.
ld-prompt-lead-no_five = Lead any card except one with five devils.
ld-prompt-above = Play above { $lead }.
ld-prompt-below = Play below { $lead }.
ld-prompt-nothing_above = Nothing above { $lead }: play below it.
ld-prompt-nothing_below = Nothing below { $lead }: play above it.
ld-prompt-either = Above or below { $lead }: you choose.

## Hand, last trick and score sheet

ld-hand = Your hand
ld-hand-is = Your hand: { $cards }.
ld-hand-none = Your hand is empty.
ld-card =
    { $devils ->
        [0] { $card }
        [one] { $card } with { $devils } devil
       *[other] { $card } with { $devils } devils
    }
ld-name = { $name }
ld-table-empty =
    { $you ->
        [yes] No card lies on the table. You lead.
       *[no] No card lies on the table. { $who } leads.
    }
ld-table-lead = On the table: { $cards }. { $way }
ld-table-is = On the table: { $cards }. { $way }. { $taker }
ld-last-trick = Last trick
ld-open-tricks = Tricks
ld-cost =
    { $count ->
        [0] Not a devil in it.
        [one] It costs { $count } devil.
       *[other] It costs { $count } devils.
    }
ld-sheet = Score sheet
ld-scores = Scores
ld-round = Round
ld-now = so far
ld-together = Total
ld-total = total { $total }
ld-this-round = round +{ $count }
ld-round-over = Round { $round } is over
ld-final = Final score
ld-score-is =
    { $goal ->
        [one] Devils: { $totals }. { $goal } ends the game.
       *[other] Devils: { $totals }. { $goal } end the game.
    }

## Said where it first appears

ld-trick-is = A trick: everybody plays one card, and one of you takes them all, with the devils on them.

## Typed commands

command-little_devils-table = trick
ld-sheet-near =
    { $count ->
        [one] { $names } is nearest to the end: { $total } of { $goal }.
       *[other] { $names } are nearest to the end: { $total } of { $goal }.
    }
ld-sheet-ended =
    { $count ->
        [one] { $names } has reached { $goal }, and that is the end.
       *[other] { $names } have reached { $goal }, and that is the end.
    }
ld-sheet-clean = not a single devil
award-ld-fattest = Fattest trick
award-ld-fattest-why = { $count } devils at once
award-ld-slippery = Slipperiest hand
award-ld-slippery-why =
    { $count ->
        [one] only { $count } trick
       *[other] only { $count } tricks
    }
award-ld-clean = Coldest hand
award-ld-clean-why =
    { $count ->
        [one] { $count } round without a devil
       *[other] { $count } rounds without a devil
    }
