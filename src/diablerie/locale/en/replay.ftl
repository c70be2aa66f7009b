### A finished game again, step by step, and whether its shuffles were fair.

replay-title = Replay
replay-loading = Opening the replay
replay-patience = Not yet
replay-not-over = This game is not over yet. It can be seen again when it is.
replay-not-begun = This game never began, so there is nothing to see again.
replay-to-table = To the table
replay-cut-short = This table was closed before the game was over.

## Stepping through

replay-begins = The game begins.
replay-steps = Step through the game
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forward = One step forward
replay-last = To the end
replay-slider = Moment of the game
replay-moment = { $moment } of { $moments }, round { $round }
replay-speed = Speed
replay-times = { $speed }×
replay-view = Through whose eyes
replay-view-open = Everything open
replay-view-spectator = As an onlooker
replay-view-seat = As { $name }
replay-link = Link
replay-copy-link = Link to this moment
replay-review = Review this game
replay-beside = Beside the game
replay-review-short = Review
replay-review-going = The review is being made …

## Was it fair?

replay-verify = Was it fair?
replay-how = Before the game the server chose a secret number, the seed, and showed its fingerprint. Then the players added numbers of their own. All chance follows from these, so anybody can work it out again.
replay-checking = Checking …
replay-fits-seed = The seed is the one that was promised: it has the fingerprint shown before the game.
replay-fits-numbers =
    { $count ->
        [0] No player added a number.
        [one] { $count } of { $players } seats added a number of its own.
       *[other] { $count } of { $players } seats added numbers of their own.
    }
replay-fits-start = The start player is the one the lot fell on.
replay-fits-deal =
    { $count ->
        [one] { $count } deal, card by card
       *[other] { $count } deals, card by card
    }
replay-fits-lay =
    { $count ->
        [one] The oven was filled { $count } time.
       *[other] The oven was filled { $count } times.
    }
replay-fits-coal =
    { $count ->
        [one] { $count } piece of coal turned up
       *[other] { $count } pieces of coal turned up
    }
replay-fits-throw =
    { $count ->
        [one] { $count } throw with order, dice and places
       *[other] { $count } throws with order, dice and places
    }
replay-fits-lot =
    { $count ->
        [one] { $count } lot in a dead heat
       *[other] { $count } lots in dead heats
    }
replay-verdict-fair = It was fair. Nobody chose what chance did, not even the server.
replay-verdict-seed = It was not fair: this is not the seed that was promised before the game.
replay-verdict-no_seed = The game was not played to its end, so its seed stays secret and nothing can be checked.
replay-differs-start = Something is wrong at step { $moment }: according to the seed somebody else starts.
replay-differs-deal = Something is wrong at step { $moment }: according to the seed the cards are dealt differently.
replay-differs-coal = Something is wrong at step { $moment }: according to the seed another piece of coal lies there.
replay-differs-throw = Something is wrong at step { $moment }: according to the seed the dice fall differently.
replay-differs-lot = Something is wrong at step { $moment }: according to the seed the lot falls differently.
replay-show-moment = Show this moment
replay-unreadable = The record cannot be read, so nothing could be checked.
replay-insecure = Browsers calculate this only at a secure address (https, or on the server’s own computer). Download the record and check it like this:
replay-figures = The numbers
replay-commitment = Fingerprint (SHA-256 of the seed)
replay-seed = Seed
replay-number-of = Number of { $name }
replay-moves-too = Your browser checks the luck. To check every move too:
