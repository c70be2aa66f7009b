### What happens at a table, in sentences that can be read aloud, and why something cannot happen.
### $you is "yes" where the person who reads is the one who acts ($who), otherwise "no".

## In every game

event-timeout =
    { $you ->
        [yes] Your time is up.
       *[no] { $who } is out of time.
    }
event-take_back =
    { $you ->
        [yes] You take that back.
       *[no] { $who } takes that back.
    }
event-wins =
    { $count ->
        [one] { $winners } wins.
       *[other] { $winners } share the victory.
    }
event-nobody_wins = Nobody wins.
named-number = { $name } { $number }

## Little Devils

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

## The Devil With It

event-devil_with_it-start =
    { $you ->
        [yes] The lot makes you the start player.
       *[no] The lot makes { $who } the start player.
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

## Diavolo; $devil is black, white, red or grey, $order is the name of an order

event-diavolo-start =
    { $you ->
        [yes] The lot lets you throw first.
       *[no] The lot lets { $who } throw first.
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
event-diavolo-lot = A dead heat; the lot says: { $names }.
event-diavolo-right =
    { $devil ->
        [black] Right was black: { $figures }.
        [white] Right was white: { $figures }.
        [red] Right was red: { $figures }.
       *[grey] Right was grey, for a tie: { $figures }.
    }
event-diavolo-late = No devil was left for { $names }.
event-diavolo-rubies = Rubies: { $changes }.
event-diavolo-rubies_stay = Nobody wins or loses a ruby.
event-diavolo-end =
    { $count ->
        [one] The winner: { $winners }.
       *[other] The winners: { $winners }.
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

## What would be allowed

allowed-cards = You may play: { $cards }.
allowed-cards_above = Above { $lead } you have: { $cards }.
allowed-cards_below = Below { $lead } you have: { $cards }.
allowed-bet = You may bet from { $low } to { $high }, in tens.

## Refusals by the rules of the games

refusal-game_over = The game is over. Begin a new one.
refusal-not_now = That is not possible now. Wait for what comes next.
refusal-not_your_turn = It is not your turn. Wait until you are asked.
refusal-impossible = There is no such thing in this game. Choose something that is on the table.
impossible-deal = These cards cannot be dealt now: it is nine of the deck for each, none of them twice.
impossible-coal = No such piece of coal is left in the oven.
impossible-player = There is no such player at this table.
impossible-throw = The dice or the lot cannot fall like this now.
impossible-reaction = A reaction of { $reaction } ms cannot be. It counts from 0, when the dice lie still.
refusal-not_in_hand = You do not hold this card. Play one of your hand.
refusal-five_led = A card with five devils may not be led while you have another. Lead another one.
refusal-must_follow = This card does not follow, and you hold one that does. Play on the side that is asked for.
refusal-no_chips = Without chips there is no bet. Wait for your turn at the oven.
refusal-bet_not_tens = A bet is a multiple of 10. Round it up or down.
refusal-bet_too_low = That is below the lowest bet. Bet more.
refusal-bet_too_high = That is more than you have. Bet less.
refusal-no_coal_there = No coal lies face down there. Reach for another place in the oven.
refusal-nothing_to_keep = There is nothing to keep yet. Turn up at least one piece of coal before you stop.
refusal-out_of_the_game = You have no ruby left and are out of the game. Watch, or begin a new one.
refusal-grabbed_already = You have grabbed already, and there is no exchange. Wait for the next throw.
refusal-no_such_devil = There is no such devil. Grab black, white, red or grey.
refusal-devil_gone = Faster hands have taken the last one. Grab another devil.
refusal-too_late = Too late, this round is over. Wait for the next throw.

## Refusals by the table

refusal-bad_event = The table did not understand that move. Reload the page and try again.
refusal-bad_option = There is no such option, or not with this value. Choose one of those offered.
refusal-begun = The game has begun, and the seats stay as they are. Wait for its end, or watch.
refusal-closed = This table was closed. Open another one.
refusal-no_such_seat = There is no such seat, or nobody sits on it. Choose another one.
refusal-no_hints = There are no hints here: it was agreed so, the game counts, or it is a race. Trust your instinct.
refusal-no_talk = Nobody talks at this table. Let your play speak.
refusal-nothing_said = There is nothing to see in that. Write a word or a sign.
refusal-not_a_command = The table did not understand that. Reload the page and try again.
refusal-not_begun = The game has not begun. Wait until everybody is ready.
refusal-not_host = Only the host of the table may do that. Ask the host.
refusal-not_over = The game is not over. A rematch comes after it.
refusal-not_seated = You have no seat at this table. Sit down first, or watch.
refusal-nothing_to_take_back = There is nothing to take back: nothing is decided, or others have seen it.
refusal-removed = The host has sent you away from this table. You may watch.
refusal-seat_taken = Somebody sits there. Choose another seat.
refusal-seated_already = You have a seat already. Stand up first.
refusal-seats_empty = Seats are empty. Ask people or bots to the table first.
refusal-stale_id = This arrived too late to count. Look at the table and do it again.
refusal-too_fast = Slowly! That was too much at once. Wait a moment.
refusal-unknown_bot = The house has no such bot. Choose one of those offered.

## Refusals at the door of the server

refusal-bad_handshake = The line to the table did not come about. Reload the page.
refusal-unknown = The house does not know you yet. Say who you are, or just watch.
refusal-foreign_origin = A page of another site may not do that. Open the game’s own page.
refusal-no_such_table = There is no table with this code. Check it, or ask for the link again.
refusal-too_many_connections = Too many connections come from your network. Close some windows and try again.
refusal-full = Everything is full just now. Try again in a moment.
refusal-too_slow = Your request did not arrive in time. Try again.
refusal-damaged = What was kept of this table is damaged, so nobody can play on. Ask whoever runs this server.
refusal-unknown_host = That is not this server’s name. Use the address you were given, or ask whoever runs it.
refusal-too_much_work = Much is asked for from your network just now. Try again in a moment.
refusal-too_many_watchers = Too many people watch this table already. Try again later.
refusal-too_many_misses = Too many codes that lead nowhere came from your network. Wait a minute, or use the link.
refusal-our_fault = Something went wrong at our end. Try again in a moment.
refusal-bad_value = That cannot be. Check what you typed and try again.
refusal-bad_body = The house did not understand that. Check what you typed and try again.
refusal-gone = That was not sent to its end. Try again.
refusal-internal = Something went wrong in the house. Try again in a moment.
refusal-no_cookie = A pass is for guests of this browser. Say who you are here first.
refusal-no_such_file = There is nothing at this address. Go back to the games.
refusal-no_such_path = There is nothing at this address. Go back to the games.
refusal-not_this_way = That does not work this way. Reload the page and try again.
refusal-no_such_game = There is no such game. Choose one of the three.
refusal-no_such_pass = This pass is unknown, used or too old. Make another one.
refusal-too_large = That was far too long. Send less.
refusal-too_many_guests = Too many new guests come from your network. Try again later.
refusal-too_many_tables = You have many tables already. Finish or leave some first.
refusal-too_many_public_tables = Many public tables were opened from your network. Finish some, or open a private one.
refusal-house_name = That is a name of the house or its bots. Choose another one.
refusal-too_many_reviews = Enough reviews are being made just now. Try again in a moment.
refusal-no_review = This game cannot be reviewed. That is our fault.

## Records

record-unproven = A record does not prove who sat there under which name, when it was, or that its times are true: that is the word of whoever keeps it.
