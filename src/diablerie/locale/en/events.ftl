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

## Refusals by the rules of the games

refusal-game_over = The game is over. Begin a new one.
refusal-not_now = That is not possible now. Wait for what comes next.
refusal-not_your_turn = It is not your turn. Wait until you are asked.
refusal-impossible = There is no such thing in this game. Choose something that is on the table.
impossible-player = There is no such player at this table.
refusal-not_in_hand = You do not hold this card. Play one from your hand.
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

refusal-agreed_anew = What is agreed on has just changed. Look at it, and say again that you are ready.
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
refusal-nobody_away = Nobody the table waits for is away. Play on.
refusal-paused = The table takes a break. Say that you want to go on.
refusal-removed = The host has sent you away from this table. You may watch.
refusal-seat_taken = Somebody sits there. Choose another seat.
refusal-seated_already = You have a seat already. Stand up first.
refusal-seats_empty = Seats are empty. Ask people or bots to the table first.
refusal-stale_id = This arrived too late to count. Look at the table and do it again.
refusal-too_fast = Slow down! That was too much at once. Wait a moment.
refusal-unknown_bot = The house has no such bot. Choose one of those offered.

## Refusals at the door of the server

refusal-bad_handshake = Couldn’t connect to the table. Reload the page.
refusal-unknown = The house does not know you yet. Say who you are, or just watch.
refusal-foreign_origin = A page of another site may not do that. Open the game’s own page.
refusal-no_such_table = There is no table with this code. Check it, or ask for the link again.
refusal-too_many_connections = Too many connections come from your network. Close some windows and try again.
refusal-full = Everything is full just now. Try again in a moment.
refusal-too_slow = Your request did not arrive in time. Try again.
refusal-damaged = What was kept of this table is damaged, so nobody can play on. Ask whoever runs this server.
refusal-unknown_host = That is not this server’s name. Use the address you were given, or ask whoever runs it.
refusal-too_much_work = Your network is asking for a lot just now. Try again in a moment.
refusal-too_many_watchers = Too many people watch this table already. Try again later.
refusal-too_many_misses = Too many codes that lead nowhere came from your network. Wait a minute, or use the link.
refusal-our_fault = Something went wrong at our end. Try again in a moment.
refusal-restarting = The server is restarting. Try again in a moment.
refusal-bad_value = That cannot be. Check what you typed and try again.
refusal-bad_body = The house did not understand that. Check what you typed and try again.
refusal-gone = That did not arrive in full. Try again.
refusal-internal = Something went wrong in the house. Try again in a moment.
refusal-no_cookie = Such a link is for guests of this browser. Say who you are here first.
refusal-no_such_file = There is nothing at this address. Go back to the games.
refusal-no_such_path = There is nothing at this address. Go back to the games.
refusal-not_this_way = That does not work this way. Reload the page and try again.
refusal-other_protocol = This page and the server speak different versions. Close it, and open it again in a while.
refusal-no_such_game = There is no such game. Choose one of those offered.
refusal-no_such_pass = This link is unknown, used or too old. Make another one.
refusal-too_large = That was far too long. Send less.
refusal-too_many_guests = Too many new guests come from your network. Try again later.
refusal-too_many_tables = You have many tables already. Finish or leave some first.
refusal-too_many_public_tables = Many public tables were opened from your network. Finish some, or open a private one.
refusal-house_name = That is a name of the house or its bots. Choose another one.
refusal-too_many_reviews = Too many reviews are running just now. Try again in a moment.
refusal-no_review = This game cannot be reviewed. That is our fault.

## Records

record-unproven = A record does not prove who sat there under which name, when it was, or that its times are true: that is the word of whoever keeps it.
