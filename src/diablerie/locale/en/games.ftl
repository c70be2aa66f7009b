### The games, what is on the table, and what a table can agree on.

## Games

game-devil_with_it = The Devil With It
game-devil_with_it-pitch = Bet in secret how much coal comes out of the fire, then reach in.
game-devil_with_it-goal =
    { $goal ->
        [one] { $goal } chip ends the game; the richest wins.
       *[other] { $goal } chips end the game; the richest wins.
    }
game-little_devils = Little Devils
game-little_devils-pitch = No suits, only higher and lower, and nobody wants the tricks.
game-little_devils-goal =
    { $goal ->
        [one] { $goal } little devil ends the game; the fewest win.
       *[other] { $goal } little devils end the game; the fewest win.
    }
game-diavolo = Diavolo
game-diavolo-pitch = Ten dice, one order, and everybody grabs a devil at once.
game-diavolo-goal = The last one with a ruby wins.
game-diavolo-goal-in_peace =
    { $goal ->
        [one] The most rubies after { $goal } round win.
       *[other] The most rubies after { $goal } rounds win.
    }
game-players = { $fewest } to { $most } players

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
count-chips =
    { $count ->
        [one] { $count } chip
       *[other] { $count } chips
    }
count-rubies =
    { $count ->
        [one] { $count } ruby
       *[other] { $count } rubies
    }

## The Devil With It

coal-devil = devil
pact = pact

## Little Devils

trick-new = A new trick
trick-open = { $lead } is led; up or down is open
trick-up = Up: play above { $lead }
trick-down = Down: play below { $lead }
takes_for-highest = the highest card takes it
takes_for-lowest = the lowest card takes it
takes_for-lowest_astray = the lowest of those who could not follow takes it
takes_for-highest_astray = the highest of those who could not follow takes it

## Diavolo: the devils by their colour, and the letter that stands for each

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

## Bots: the four levels, each a person of the house, and how that person plays each game;
## more of a level are of the same family, so that the name tells how strong somebody is

bot-numbered = { $bot } { $nth }
bot-offered = { $bot } ({ $level })
bot-easy = Smudge
bot-easy-2 = Singe
bot-easy-3 = Crumb
bot-easy-4 = Fidget
bot-easy-5 = Toast
bot-easy-6 = Sizzle
bot-easy-level = easy
bot-easy-manner = The kitchen imp. First week at the bar, and it is all so exciting.
bot-easy-devil_with_it = Round bets, big eyes, and one piece of coal too many.
bot-easy-little_devils = Plays what comes to hand, and marvels at the trick.
bot-easy-diavolo = Counts on his fingers, and hardly ever sees a tie.
bot-normal = Auntie Soot
bot-normal-2 = Uncle Clinker
bot-normal-3 = Cousin Ember
bot-normal-4 = Granny Ash
bot-normal-5 = Uncle Bellows
bot-normal-6 = Cousin Tinder
bot-normal-level = normal
bot-normal-manner = Tends the bar. She knows every trick, and falls for one now and then.
bot-normal-devil_with_it = Stops when there is enough for supper.
bot-normal-little_devils = Plays by old habit, and now and then on a whim.
bot-normal-diavolo = Takes a good look first; a tie may slip past her.
bot-hard = Baron Pitch
bot-hard-2 = Lady Brimstone
bot-hard-3 = Duke Flint
bot-hard-4 = Countess Vitriol
bot-hard-5 = Count Smoulder
bot-hard-6 = Sir Slag
bot-hard-level = hard
bot-hard-manner = A gentleman of the old school. He forgives no mistake, least of all yours.
bot-hard-devil_with_it = Counts the coal, and bets with a cool head.
bot-hard-little_devils = Remembers every card, and thinks ahead.
bot-hard-diavolo = Quick, precise, and a little vain about it.
bot-devil = Old Nick
bot-devil-2 = Old Scratch
bot-devil-3 = Old Harry
bot-devil-4 = Old Hob
bot-devil-5 = Old Splitfoot
bot-devil-6 = Old Poker
bot-devil-level = devilish
bot-devil-manner = The landlord himself. He does not cheat; he does not need to.
bot-devil-devil_with_it = Counts coal and chips, and remembers how you bet.
bot-devil-little_devils = Has played your hand in his head before you do.
bot-devil-diavolo = As fast as the best of people, and hardly ever wrong.

## Bots: simple ones, whom others are measured by, and one who has left but is named in old records

bot-random = Random
bot-random-level = simple
bot-random-manner = Leaves everything to chance.
bot-cautious = Cautious
bot-cautious-level = simple
bot-cautious-manner = Never burns more than a fingertip.
bot-bold = Bold
bot-bold-level = simple
bot-bold-manner = Reaches in up to the elbow.
bot-sly = Sly

## Paces

pace-relaxed = Relaxed
pace-normal = Normal
pace-fast = Fast
pace-time =
    { $seconds ->
        [one] { $seconds } second a decision
       *[other] { $seconds } seconds a decision
    }

## Colours and signs of people

colour-ember = Ember
colour-coal = Coal
colour-flame = Flame
colour-ash = Ash
colour-brass = Brass
colour-moss = Moss
colour-plum = Plum
colour-sky = Sky
sign-horn = Horn
sign-flame = Flame
sign-fork = Fork
sign-tail = Tail
sign-skull = Skull
sign-star = Star

## Options

option-yes = yes
option-no = no
option-devil_with_it-goal = Goal
option-devil_with_it-goal-meaning = Whoever has so many chips ends the game.
option-devil_with_it-mouth = Mouth of the oven
option-devil_with_it-mouth-meaning = When the coal that is left fits into the mouth, the oven is filled again.
option-devil_with_it-minimum_bet = Lowest bet
option-devil_with_it-minimum_bet-meaning = With 0 you may show an empty fist.
option-devil_with_it-track = Money track
option-devil_with_it-track-meaning = The numbers on which the pawns stand.
option-devil_with_it-open_totals = Open chips
option-devil_with_it-open_totals-meaning = Everybody’s chips lie open, so nobody needs to remember.
option-little_devils-goal = Goal
option-little_devils-goal-meaning = Whoever has so many little devils ends the game.
option-little_devils-open_tricks = Open tricks
option-little_devils-open_tricks-meaning = Which tricks may be looked at again.
option-little_devils-open_tricks-none = none
option-little_devils-open_tricks-last = the last one
option-little_devils-open_tricks-all = all
option-diavolo-race = Race
option-diavolo-race-meaning = The fastest hand counts; without a race everybody answers in peace.
option-diavolo-limit = Rounds
option-diavolo-limit-meaning = So many rounds are played without a race.
option-diavolo-time_limit = Time limit
option-diavolo-time_limit-meaning = Seconds to grab in; 0 for no limit.
option-diavolo-fastest = False start
option-diavolo-fastest-meaning = Whoever grabs within so many milliseconds has not looked.
option-diavolo-dead_heat = Dead heat
option-diavolo-dead_heat-meaning = Within so many milliseconds hands are level, and the lot decides.
option-diavolo-position = Nearest die
option-diavolo-position-meaning = The order die has its sixth face: which die lies nearest.
