### Little Devils: what it is called, what can be chosen, and what happens at the table, in sentences.

## The game

game-little_devils = Little Devils
game-little_devils-pitch = No suits, only higher and lower, and nobody wants the tricks.
game-little_devils-goal =
    { $goal ->
        [one] { $goal } little devil ends the game; the fewest win.
       *[other] { $goal } little devils end the game; the fewest win.
    }

## What is counted

count-devils =
    { $count ->
        [one] { $count } devil
       *[other] { $count } devils
    }
count-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }

## The trick

trick-new = A new trick
trick-open = { $lead } is led; up or down is open
trick-up = Up: play above { $lead }
trick-down = Down: play below { $lead }
takes_for-highest = the highest card takes it
takes_for-lowest = the lowest card takes it
takes_for-lowest_astray = the lowest of those who could not follow takes it
takes_for-highest_astray = the highest of those who could not follow takes it

## How its bots play

bot-easy-little_devils = Plays what comes to hand, and marvels at the trick.
bot-normal-little_devils = Plays by old habit, and now and then on a whim.
bot-hard-little_devils = Remembers every card, and thinks ahead.
bot-devil-little_devils = Has played your hand in his head before you do.

## Options

option-little_devils-goal = Goal
option-little_devils-goal-meaning = The game ends when somebody has this many little devils.
option-little_devils-open_tricks = Open tricks
option-little_devils-open_tricks-meaning = Which tricks may be looked at again.
option-little_devils-open_tricks-none = none
option-little_devils-open_tricks-last = the last one
option-little_devils-open_tricks-all = all

## What happens

event-little_devils-deal =
    { $you ->
        [yes] Round { $round }. You deal.
       *[no] Round { $round }. { $who } deals.
    }
event-little_devils-lead =
    { $you ->
        [yes] You lead.
       *[no] { $who } leads.
    }
event-little_devils-play =
    { $you ->
        [yes] You play
       *[no] { $who } plays
    } { $card }{ $devils ->
        [0] .
        [one] , with { $devils } devil.
       *[other] , with { $devils } devils.
    }
event-little_devils-trick =
    { $you ->
        [yes] You take
       *[no] { $who } takes
    } the trick with { $card }{ $devils ->
        [0] , and not a devil in it.
        [one] , and { $devils } devil in it.
       *[other] , and { $devils } devils in it.
    }
event-little_devils-trick_hidden =
    { $you ->
        [yes] You take
       *[no] { $who } takes
    } the trick with { $card }.
event-little_devils-round = Devils after round { $round }: { $totals }.
event-little_devils-end =
    { $count ->
        [one] The fewest devils win: { $winners }.
       *[other] The fewest devils win, side by side: { $winners }.
    }

## What would be allowed

allowed-cards = You may play: { $cards }.
allowed-cards_above = Above { $lead } you have: { $cards }.
allowed-cards_below = Below { $lead } you have: { $cards }.

## Why something is refused

impossible-deal = These cards cannot be dealt now: it is nine of the deck for each, none of them twice.

## What can be done

choice-play = play { $card }

## Figures; of a value and the same as percent, each text takes the one that suits it

figure-devils = devils to expect { $value }
figure-takes = takes the trick { $percent }
