# Around every table in the browser.
table-entering = Coming to the table
table-bots = Bots: { $level }
table-code = The code of this table
table-rules = Rules
table-rules-of = Rules of { $game }
table-now = Now:
table-side = { $unread ->
    [0] Log and talk
    [one] Log and talk, { $unread } new message
   *[other] Log and talk, { $unread } new messages
}
table-leave = Leave
table-close = Close
table-watchers = { $count ->
    [one] One person is watching
   *[other] { $count } people are watching
}
table-line-connecting = Connecting …
table-line-lost = Connection lost
table-line-elsewhere = Open elsewhere
table-line-closed = Closed
table-closed = This table was closed. There is nothing left to lose here.
table-closed-too-long = This game grew too long, so the house has closed the table. Open another one.
table-closed-nobody-came = Nobody came to this table for a long time, so the house has closed it. Open another one.
table-closed-given-up = The only person who played here has given up, so this table is closed. Open another one.
table-closed-because = The house has closed this table: “{ $why }”
table-elsewhere = You are at this table in another tab or on another device.
table-here = Play here
table-lost = The line to the server is gone. Your seat stays yours; we keep trying.
table-turned-away = The server does not let us in at the moment. We keep trying.
table-again = Try now
table-moved = The others play again at another table.
table-follow = Come along
table-decision = Your decision
table-moment = One moment …
table-waiting = Waiting for { $names }.
table-watching = You are watching.
table-time-left = { $seconds ->
    [one] One second left
   *[other] { $seconds } seconds left
}
table-log = What happened
table-log-empty = Nothing has happened yet.
table-mute = Mute somebody
table-reactions = Show a feeling
table-react = Show a feeling
table-say = Say something
table-send = Send
table-leave-title = Leave the game?
table-leave-why = If you only go for a while, a bot plays for you when your time is over, and you take your seat back by returning.
table-leave-back-soon = I’ll be back
table-leave-for-good = Give my seat to a bot
table-stay = Stay
table-leave-alone = The table waits for you, for days if need be: no clock runs, and nobody plays for you. You find it on the home page.
table-leave-and-wait = Leave, it waits
table-leave-end = End this game
table-leave-waited-for = At this table everybody is waited for. If you stay away longer than your time, the others can let a bot play for you; you take your seat back by returning.
table-leave-rated = This game counts for the ratings: whoever is away at its end is behind everybody who stayed.
table-pause-want = Ask for a break
table-pause-wanted =
    { $count ->
        [one] { $names } wants a break.
       *[other] { $names } want a break.
    }
table-pause-agree = Yes, a break
table-pause-not-now = Not now
table-pause-take-back = No break after all
table-paused = The table takes a break.
table-resume = Go on
table-resume-wanted =
    { $count ->
        [one] { $names } wants to go on.
       *[other] { $names } want to go on.
    }
table-resume-waits = Waiting for the others
table-missing-waits =
    { $count ->
        [one] { $names } is away. The table waits.
       *[other] { $names } are away. The table waits.
    }
table-missing-bot =
    { $count ->
        [one] { $names } is away. When the time is over, a bot plays.
       *[other] { $names } are away. When the time is over, bots play.
    }
table-vote-wait =
    { $count ->
        [0] Wait longer
       *[other] Wait longer ({ $count })
    }
table-vote-bot =
    { $count ->
        [0] Let a bot play
       *[other] Let a bot play ({ $count })
    }
table-keys = Keys
table-key-hand = Hear what you hold
table-key-table = Hear what lies on the table
table-key-score = Hear the score
table-key-last = Hear the last move again
table-key-hint = Ask what the strongest bot would do
table-key-command = Type commands
table-key-help = Show these keys
table-key-move = Move and choose
hurry = Your time is nearly over!
hint-ask = What would you do?
hint-title = Advice
hint-thinking = Let me think …
hint-none = I have no idea. You are on your own.
hint-mark = hint
hint-taken =
    { $you ->
        [yes] You ask for a hint.
       *[no] { $who } asks for a hint.
    }
seat-you = (you)
seat-away = away
seat-stand-in = bot stands in
seat-bot = A bot
refusal-not-connected = There is no connection just now; nothing was sent.
reaction-laugh = Ha!
reaction-cheer = Hooray!
reaction-gasp = Oh!
reaction-groan = Oh no …
reaction-wink = Wink
reaction-think = Hmm …
reaction-hurry = Come on!
reaction-well_played = Well played!
wrong-no-table = There is no table with this code. Perhaps it was closed long ago, or the code was mistyped.

## Typed commands; words with the same meaning have commas between them

command-label = Type a command
command-hand = hand, cards
command-table = table
command-score = score, scores
command-last = last, again
command-hint = hint
command-help = help
command-word = { $words }
command-now = Now you can type: { $words }.
command-unknown = “{ $typed }” means nothing here. You can type: { $words }.
table-go-on = Go on
table-out-alone = You are out. The bots play on; watch them, or don’t.
table-out-others = You are out. The others play on.
table-out-again = Play again
table-out-faster = Watch faster
table-out-skip = Skip to the end
hint-equal = equally good
ending-podium = Podium
ending-close = Look at the table
ending-awards = Awards
ending-decisive = The decisive moment
ending-decisive-words = Round { $round }, { $name }: { $played }; better: { $better }. That cost { $percent }.
ending-looking = Looking for the decisive moment …
ending-next = Next game:
ending-level = Level of the bots: { $level }.
ending-next-level = Next level: { $level }
table-when-ready = It goes on when everybody is ready.
table-when-you-are = It goes on when you are ready.
table-others-look = The others are still looking.
