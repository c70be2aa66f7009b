### Diavolo: what it is called, what can be chosen, and what happens at the table, in sentences.

## The game

game-diavolo = Diavolo
game-diavolo-pitch = Ten dice, one order, and everybody grabs a devil at once.
game-diavolo-goal = The last one with a ruby wins.
game-diavolo-goal-in_peace =
    { $goal ->
        [one] The most rubies after { $goal } round win.
       *[other] The most rubies after { $goal } rounds win.
    }

## What is counted

count-rubies =
    { $count ->
        [one] { $count } ruby
       *[other] { $count } rubies
    }

## The devils by their colour, and the letter that stands for each

devil-black-short = black
devil-white-short = white
devil-red-short = red
devil-grey-short = grey
devil-black-letter = B
devil-white-letter = W
devil-red-letter = R
devil-grey-letter = G
order-largest_sum = Largest sum
order-largest_sum-meaning = The colour whose three dice add up to the most.
order-smallest_sum = Smallest sum
order-smallest_sum-meaning = The colour whose three dice add up to the least.
order-largest_difference = Largest difference
order-largest_difference-meaning = The colour with the widest gap between its lowest and its highest die.
order-most_odd = Most odd dice
order-most_odd-meaning = The colour with the most odd dice.
order-highest_value = Highest die
order-highest_value-meaning = The colour with the highest single die.
order-position = Nearest die
order-position-meaning = The colour of the die that lies nearest to the order die.
outcome-right = right
outcome-grey = grey, and rightly so
outcome-wrong = wrong
outcome-late = too late
outcome-early = false start
outcome-level = dead heat
outcome-nothing = no grab
outcome-out = out

## How its bots play

bot-easy-diavolo = Counts on his fingers, and hardly ever sees a tie.
bot-normal-diavolo = Takes a good look first; a tie may slip past her.
bot-hard-diavolo = Quick, precise, and a little vain about it.
bot-devil-diavolo = As fast as the best of people, and hardly ever wrong.

## Options

option-diavolo-race = Race
option-diavolo-race-meaning = The fastest hand counts; without a race everybody answers in peace.
option-diavolo-limit = Rounds
option-diavolo-limit-meaning = How many rounds are played without a race.
option-diavolo-time_limit = Time limit
option-diavolo-time_limit-meaning = Seconds to grab in; 0 for no limit.
option-diavolo-fastest = False start
option-diavolo-fastest-meaning = A grab within this many milliseconds is a false start.
option-diavolo-dead_heat = Dead heat
option-diavolo-dead_heat-meaning = Hands at most this many milliseconds behind the fastest are level, and the lot decides.
option-diavolo-position = Nearest die
option-diavolo-position-meaning = The order die has its sixth face: which die lies nearest.

## What happens; $devil is black, white, red or grey, $order is the name of an order

event-diavolo-start =
    { $you ->
        [yes] You are drawn to throw first.
       *[no] { $who } is drawn to throw first.
    }
event-diavolo-throw =
    { $you ->
        [yes] You throw:
       *[no] { $who } throws:
    } { $order ->
        [largest_sum] largest sum.
        [smallest_sum] smallest sum.
        [largest_difference] largest difference.
        [most_odd] most odd dice.
        [highest_value] highest die.
       *[position] nearest to the order die.
    }
event-diavolo-grab =
    { $you ->
        [yes] You grab
       *[no] { $who } grabs
    } { $devil ->
        [black] black
        [white] white
        [red] red
       *[grey] grey
    } after { $reaction } ms.
event-diavolo-false_start =
    { $you ->
        [yes] You grab after { $reaction } ms: a false start.
       *[no] { $who } grabs after { $reaction } ms: a false start.
    }
event-diavolo-grabbed =
    { $you ->
        [yes] You have grabbed.
       *[no] { $who } has grabbed.
    }
event-diavolo-answer =
    { $you ->
        [yes] You have answered.
       *[no] { $who } has answered.
    }
event-diavolo-close = Hands off, the grabbing is over.
event-diavolo-call_off = The throw does not count: somebody had to go. Once more!
event-diavolo-lot = A dead heat; the lot says: { $names }.
event-diavolo-right =
    { $devil ->
        [black] Black was right: { $figures }.
        [white] White was right: { $figures }.
        [red] Red was right: { $figures }.
       *[grey] Grey was right, a tie: { $figures }.
    }
event-diavolo-late = No devil was left for { $names }.
event-diavolo-rubies = Rubies: { $changes }.
event-diavolo-rubies_stay = Nobody wins or loses a ruby.
event-diavolo-end =
    { $count ->
        [one] { $winners } wins, top devil of the night.
       *[other] { $winners } share the victory.
    }
event-diavolo-nobody = All lost their last ruby at once: nobody wins, and everybody pays for their own drink.
figure =
    { $devil ->
        [black] black
        [white] white
       *[red] red
    } { $number }
ruby-change =
    { $out ->
        [yes] { $name } { $change } and is out
       *[no] { $name } { $change }
    }

## Why something is refused

impossible-throw = The dice or the lot cannot fall like this now.
impossible-reaction = A reaction of { $reaction } ms cannot be. It counts from 0, when the dice lie still.

## What can be done

choice-grab =
    { $devil ->
        [black] the black devil
        [white] the white devil
        [red] the red devil
       *[grey] the grey devil
    }
choice-nothing = no devil

## Figures; of a value and the same as percent, each text takes the one that suits it

figure-rubies = rubies this round { $value }
figure-clearness = how clear the answer is { $percent }
