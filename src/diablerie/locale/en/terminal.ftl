### What the terminal says: the table as a picture of letters, questions, and answers to what was typed.

## The table

screen-before = Before the first round
screen-after = After round { $round }

## Questions

screen-ask_game = Which game ({ $numbers }; q to quit)?
screen-ask_hide = Enter hides your cards and chips.
screen-ask_look_away = { $who }, it is your turn. The others look away; press Enter.

## What was typed

screen-no_game = { $typed } is none of them.
screen-help_keys = t shows the table again, q leaves the game.
screen-help_rules = The rules: diablerie rules { $game }

## Coming and going

screen-welcome = { $game } ({ $credit }). ? helps, t shows the table, q leaves.
screen-at_table = At the table: { $names }.
screen-bot = { $name } (bot, { $level })
screen-bot_manner = { $bot }: { $manner } { $way }
screen-guest = Guest
screen-numbered_guest = Guest { $number }
screen-seat = seat { $seat }
screen-left = You leave the table; the game is not finished.
screen-record = The record is in { $file }.
screen-too_many_bots = { $bots } bots for { $players } players; name at most as many bots as players
screen-too_many_names =
    { $names ->
        [one] { $names } name
       *[other] { $names } names
    } for { $people ->
        [one] { $people } person
       *[other] { $people } people
    }; the other seats are bots
screen-bad_name = the name { $name } must have 1 to { $longest } printable characters
screen-credits = Diablerie is an unofficial implementation; the games belong to their authors and publishers.
screen-allowed_range = { $low } to { $high }
screen-allowed_two = { $low } or { $high }
screen-allowed_list = { $shortest } to { $longest } rising multiples of 10, from 0 to 1000000
screen-games =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
screen-events =
    { $count ->
        [one] { $count } event
       *[other] { $count } events
    }
screen-verified = { $file }: { $games }, { $events }: every move is legal, every shuffle follows from its seed, the times fit together
screen-no-pace =
    { $count ->
        [one] In one game there are time-outs, but not how long a decision might take: whether they were due cannot be told.
       *[other] In { $count } games there are time-outs, but not how long a decision might take: whether they were due cannot be told.
    }
