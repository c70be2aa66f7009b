### Before the game and after it: seats, invitations, the end, and again.

## What is agreed on

lounge-option = { $name }: { $value }
lounge-public = public table
lounge-private = only with the link or the code
lounge-no-talk = no talk
lounge-hints = hints allowed
lounge-waits = everybody is waited for
lounge-bots-quiet = bots show no feelings
lounge-change = Change
lounge-agree-title = What is agreed on
lounge-agree-meaning = Everybody sees what you change, and is asked again whether they are ready.
lounge-agree = Agree on this
lounge-rated = Counts for the ratings.
lounge-rated-if-ready = Counts for the ratings if only people play and all of them say that they are ready.
lounge-unrated-bots = Does not count for the ratings: a bot plays.
lounge-unrated-options = Does not count for the ratings: other rules than usual.
lounge-unrated-not_ready = Does not count for the ratings: not everybody had said that they are ready.
lounge-watchers =
    { $count ->
        [one] { $count } person is watching
       *[other] { $count } people are watching
    }

## Inviting

lounge-invite = Invite
lounge-code = Code of this table
lounge-share = Invite friends
lounge-copied = Link copied
lounge-link = Link to this table
lounge-qr = Scan and sit down
lounge-qr-large = Show the code to scan
lounge-qr-of = Code to scan with the address { $url }
lounge-only-here = Only this computer can reach the table. For other devices, start the server like this:

## Seats

lounge-seats = Seats
lounge-seat = , seat { $seat }
lounge-free = free
lounge-sit = Sit here
lounge-stand = Stand up
lounge-bot = bot
lounge-away = away
lounge-is-ready = ready
lounge-not-ready = not ready yet
lounge-add-bot = Put a bot on seat { $seat }
lounge-remove = Remove { $name }
lounge-remove-title = Remove { $name }?
lounge-remove-meaning = They are told, and cannot sit down at this table again; they may still watch.
lounge-remove-not = No

## Who comes and goes

lounge-news-came = { $name } has come.
lounge-news-sat = { $name } sits down.
lounge-news-stood = { $name } has left their seat.
lounge-news-ready = { $name } is ready.
lounge-news-called = { $old } is called { $name } now.
lounge-news-agreed = The host has changed what is agreed on. Is everybody ready?
lounge-invited-by = { $name } invites you.
lounge-host = host
lounge-name = What are you called?
lounge-called = You are called { $name }.
lounge-rename = Change name

## The next step

lounge-step-sit = Choose a seat.
lounge-step-watch = Every seat is taken. You may watch.
lounge-step-ready-first = Say that you are ready, then invite others.
lounge-step-invite =
    { $count ->
        [one] { $count } seat is free. Invite a friend, or let a bot play.
       *[other] { $count } seats are free. Invite friends, or let bots play.
    }
lounge-step-free =
    { $count ->
        [one] Waiting for { $count } more player.
       *[other] Waiting for { $count } more players.
    }
lounge-step-ready = Everybody is here. Shall we begin?
lounge-step-wait =
    { $count ->
        [one] Waiting until { $names } is ready.
       *[other] Waiting until { $names } are ready.
    }
lounge-fill = Fill up with bots
lounge-fill-and-play = Fill with bots and play
lounge-ready = I am ready
lounge-start = Begin
lounge-start-anyway = Begin without waiting

## The end

lounge-you-win = You win!
lounge-rating = Rating
lounge-provisional = Provisional rating
lounge-again = Play again
lounge-again-otherwise = Other options
lounge-again-title = Again, with other options
lounge-again-like-this = Play again like this
lounge-after = After the game
lounge-review = Review
lounge-verify = Verify
lounge-record = Record
lounge-home = Home
