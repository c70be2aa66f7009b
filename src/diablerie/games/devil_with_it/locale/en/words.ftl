### The Devil With It: what it is called, what can be chosen, and what happens at the table, in sentences.

## The game

game-devil_with_it = The Devil With It
game-devil_with_it-pitch = Bet in secret how much coal comes out of the fire, then reach in.
game-devil_with_it-goal =
    { $goal ->
        [one] { $goal } chip ends the game; the richest wins.
       *[other] { $goal } chips end the game; the richest wins.
    }

## What is counted

count-chips =
    { $count ->
        [one] { $count } chip
       *[other] { $count } chips
    }

## What lies in the oven

coal-devil = devil
pact = pact

## How its bots play

bot-easy-devil_with_it = Round bets, big eyes, and one piece of coal too many.
bot-normal-devil_with_it = Stops when there is enough for supper.
bot-hard-devil_with_it = Counts the coal, and bets with a cool head.
bot-devil-devil_with_it = Counts coal and chips, and remembers how you bet.

## Options

option-devil_with_it-goal = Goal
option-devil_with_it-goal-meaning = The game ends when somebody has this many chips.
option-devil_with_it-mouth = Mouth of the oven
option-devil_with_it-mouth-meaning = When the coal that is left fits into the mouth, the oven is filled again.
option-devil_with_it-minimum_bet = Lowest bet
option-devil_with_it-minimum_bet-meaning = With 0 you may show an empty fist.
option-devil_with_it-track = Money track
option-devil_with_it-track-meaning = The numbers on which the pawns stand.
option-devil_with_it-open_totals = Open chips
option-devil_with_it-open_totals-meaning = Everybody’s chips lie open, so nobody needs to remember.

## What happens

event-devil_with_it-start =
    { $you ->
        [yes] You are drawn to start.
       *[no] { $who } is drawn to start.
    }
event-devil_with_it-lay = All 48 pieces of coal are laid face down in the oven.
event-devil_with_it-bet =
    { $you ->
        [yes] You have bet.
       *[no] { $who } has bet.
    }
event-devil_with_it-fists = The fists open: { $stakes }.
event-devil_with_it-reveal =
    { $you ->
        [yes] You reach for { $place }.
       *[no] { $who } reaches for { $place }.
    }
event-devil_with_it-coal =
    { $you ->
        [yes] You turn up { $value } and have { $total }.
       *[no] { $who } turns up { $value } and has { $total }.
    }
event-devil_with_it-burnt =
    { $you ->
        [yes] A devil! You burn your fingers.
       *[no] A devil! { $who } is burnt.
    }
event-devil_with_it-smoke = { $lost } goes up in smoke.
event-devil_with_it-pact_pays = The pact pays { $amount } to { $names }.
event-devil_with_it-stop =
    { $you ->
        [yes] You stop with { $total }.
       *[no] { $who } stops with { $total }.
    }
event-devil_with_it-best =
    { $amount ->
        [0] Round { $round }: everybody is burnt, and no coal came out of the fire.
       *[other] The highest coal amount of round { $round } is { $amount }.
    }
event-devil_with_it-payout =
    { $you ->
        [yes] You: { $parts }.
       *[no] { $who }: { $parts }.
    }
event-devil_with_it-pacts = A pact with the devil: { $names }.
event-devil_with_it-chips = Chips: { $totals }.
event-devil_with_it-end =
    { $count ->
        [one] The richest wins: { $winners }.
       *[other] The richest win, side by side: { $winners }.
    }
payout-bet_lost = bet { $stake } lost (−{ $chips })
payout-bet_won = bet { $stake } won (+{ $chips })
payout-bet_doubled = highest bet { $stake } won double (+{ $chips })
payout-amount_bonus = highest coal amount +{ $chips }
payout-pieces_bonus = most pieces +{ $chips }
payout-pact_received = pact +{ $chips }
payout-nothing = nothing

## What would be allowed

allowed-bet = You may bet from { $low } to { $high }, in tens.

## Why something is refused

impossible-coal = No such piece of coal is left in the oven.

## What can be done

choice-bet = bet { $amount }
choice-reveal = one more piece
choice-stop = stop

## Figures; of a value and the same as percent, each text takes the one that suits it

figure-gain = chips this round { $value }
figure-bet_wins = bet wins { $percent }
figure-devil_chance = devil in the next piece { $percent }
