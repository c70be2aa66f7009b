### What the terminal says: the table as a picture of letters, questions, and answers to what was typed.

## The table

screen-before = Before the first round
screen-after = After round { $round }
screen-trick = Round { $round }. { $trick }
screen-oven =
    { $count ->
        [one] Round { $round }, { $count } piece in the oven
       *[other] Round { $round }, { $count } pieces in the oven
    }
screen-threw =
    { $you ->
        [yes] Round { $round }, you threw
       *[no] Round { $round }, { $who } threw
    }
screen-taking = takes it so far
screen-last_trick =
    { $you ->
        [yes] Last trick: { $cards }; you took it
       *[no] Last trick: { $cards }; { $who } took it
    }
screen-your_hand = Your hand: { $cards }
screen-hand_of = Hand of { $who }: { $cards }
screen-hidden = ? chips
screen-pawn = pawn { $stand }
screen-beyond = over { $space }
screen-bet = bet { $stake }
screen-coal = coal { $coal } = { $total }
screen-turned =
    { $you ->
        [yes] You have turned up { $coal } = { $total }
       *[no] { $who } has turned up { $coal } = { $total }
    }
screen-order = Order: { $order }
screen-order_right = Order: { $order }; right is { $devil }
screen-devils = Devils: { $devils }
screen-answered = has answered
screen-grabbed = has grabbed
screen-grab = { $devil } after { $reaction } ms

## Questions

screen-ask_game = Which game ({ $numbers }; q to quit)?
screen-ask_card = Your card?
screen-ask_one_of = Your card ({ $cards })?
screen-ask_bet = Your bet (a multiple of 10 from { $low } to { $high })?
screen-ask_coal = Turn up a piece of coal (Enter, or a place)?
screen-ask_more = You have { $total }. Stop (s), or one more (Enter, or a place)?
screen-ask_ready =
    { $you ->
        [yes] You have the dice. Ready? Press Enter, and look.
       *[no] { $who } has the dice. Ready? Press Enter, and look.
    }
screen-ask_grab = Grab ({ $letters })!
screen-ask_numbered_grab = Grab! Your number and { $letters }, such as { $example } ({ $numbers }):
screen-ask_devil = Which devil ({ $letters })?
screen-ask_hide = Enter hides your cards and chips.
screen-ask_look_away = { $who }, it is your turn. The others look away; press Enter.

## What was typed

screen-no_game = { $typed } is none of them.
screen-no_card = { $typed } is not a card. Type its number.
screen-no_amount = { $typed } is not an amount of chips. Type a number.
screen-no_place = { $typed } is not a place in the oven. Type its number, or s to stop.
screen-no_devil = { $typed } is no devil.
screen-no_number = { $typed } does not begin with the number of somebody who may grab.
screen-must_grab = There is no time limit at this table, so everybody must grab.
screen-help_grab = Type b, w, r or g for the black, white, red or grey devil; Enter to grab none.
screen-help_clock = The clock is running.
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
screen-too_many_names = { $names } names for { $people } people; the other seats are bots
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
