### The games, what is on the table, and what a table can agree on.

## Games

game-players = { $fewest } to { $most } players

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
bot-normal = Auntie Soot
bot-normal-2 = Uncle Clinker
bot-normal-3 = Cousin Ember
bot-normal-4 = Granny Ash
bot-normal-5 = Uncle Bellows
bot-normal-6 = Cousin Tinder
bot-normal-level = normal
bot-normal-manner = Tends the bar. She knows every trick, and falls for one now and then.
bot-hard = Baron Pitch
bot-hard-2 = Lady Brimstone
bot-hard-3 = Duke Flint
bot-hard-4 = Countess Vitriol
bot-hard-5 = Count Smoulder
bot-hard-6 = Sir Slag
bot-hard-level = hard
bot-hard-manner = A gentleman of the old school. He forgives no mistake, least of all yours.
bot-devil = Old Nick
bot-devil-2 = Old Scratch
bot-devil-3 = Old Harry
bot-devil-4 = Old Hob
bot-devil-5 = Old Splitfoot
bot-devil-6 = Old Poker
bot-devil-level = devilish
bot-devil-manner = The landlord himself. He does not cheat; he does not need to.

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
        [one] { $seconds } second per decision
       *[other] { $seconds } seconds per decision
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
option-house-rules = House rules
option-wrong-number = { $option }: “{ $typed }” is not possible. Give a whole number from { $low } to { $high }.
option-wrong-step = { $option }: “{ $typed }” is not possible. Give a number from { $low } to { $high }, in steps of { $step }.
option-wrong-numbers = { $option }: “{ $typed }” is not possible. Give { $shortest } to { $longest } rising multiples of { $step }, with commas between them.
bot-suited = As suits you
bot-suited-manner = Easy ones at first. Who wins meets stronger ones, and who loses gets more time.
