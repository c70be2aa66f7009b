### The home page: games to begin, tables to join, my games, and who I am.

skip = Skip to the content
go-home = To the home page
wrong-title = The devil must have taken it
wrong-no-page = This page could not be loaded. Check your connection and try again.
wrong-no-address = There is nothing at this address. All games begin on the home page.
wrong-reload = Try again
page-renewed = Diablerie has a new version, so this page has loaded itself again.
page-renewed-close = Got it
refusal-no_server = The server does not answer. Check your connection and try again.
refusal-strange = The server gave a strange answer. Try again in a moment.

## Header

home-logo = Diablerie, home page
home-language = Language
home-to-dark = Dark
home-to-light = Light
home-sound-on = Sound on
home-sound-off = Sound off
home-who = Who are you?
home-change-me = change name and colour

## Who I am

home-who-title = Who are you?
home-name = Name
home-name-hint = No account, no password: this browser remembers you. A long name is shortened to 24 characters.
home-no-name = A name needs at least one visible character.
home-colour = Colour and symbol
home-that-is-me = That’s me
home-pass-why = On your phone too? With a link you are the same person there.
home-pass-make = Link for another device
home-pass-link = Link for another device
home-pass-ready =
    { $minutes ->
        [one] Open this link on the other device within { $minutes } minute. It works once.
       *[other] Open this link on the other device within { $minutes } minutes. It works once.
    }
home-copied = Copied
home-pass-arrived = Be yourself here too
home-pass-here = This link makes you, on this device, the person you are on the other one.
home-pass-instead = This link makes you the person you are on the other device, in place of { $name }.
home-pass-use = Yes, that’s me
home-pass-not = No

## Games

home-welcome = Sit down, it’s warm in here.
home-play-now = Play now
home-play-now-meaning = At once, with bots.
home-against-bots = against bots
home-play-game-now = Play { $game } now, against bots
home-first-visit = First time here? In two minutes you can play:
home-friends = With friends
home-friends-meaning = Open a table and invite people with a link.
home-one-screen = One screen
home-one-screen-meaning = A big screen shows the table, phones hold the hands.
home-learn = Learn in 2 minutes
home-rules = Rules
home-choose = Options
home-players = Players
home-bots = Bots
home-pace = Pace
home-public = Public table
home-public-meaning = Everybody sees it on the home page, and may sit down or watch.
home-talk = Talk
home-talk-meaning = People at the table can write to each other.
home-hints = Hints
home-hints-meaning = Whoever decides may ask what the strongest bot would do. Not in races, and not where ratings are at stake.
home-away = Who is away
home-away-meaning = Among people. Those who are here can vote otherwise; against bots alone the table always waits for you.
home-away-stand_in = a bot plays when time is up
home-away-wait = wait for everybody
home-bots-react = Bots show feelings
home-bots-react-meaning = Now and then a bot laughs or groans about what all have seen. It tells nothing of its hand.

## Tables

home-code = Code of a table
home-join = Join
home-continue = Continue where you left off
home-your-turn = Your turn
home-under-way = under way
home-waits = waits for you
home-not-begun = not begun yet
home-go-on = Go on
home-you = you
home-nobody-yet = nobody yet
home-free-seats =
    { $count ->
        [one] { $count } seat free
       *[other] { $count } seats free
    }
home-public-tables = Public tables
home-sit-down = Sit down
home-watch = Watch
home-more-tables =
    { $count ->
        [one] and { $count } more table
       *[other] and { $count } more tables
    }
home-no-tables = No public table is open. Open one, and somebody will smell the smoke.

## My games

home-my-games = My games
home-last-games = My last games
home-all-games = All my games
home-finished = Finished
home-no-games = You have not finished a game yet. The fire is lit.
home-rank = Place { $rank } of { $of }
home-bots-among =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
home-replay = Replay
home-record = Download the record

## The best

home-leaders = Leaderboard
home-game = Game
home-games-played =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
home-no-leaders = Nobody has a rating yet: only games among people count. Bring a victim.

## Footer

home-unofficial = Diablerie is an unofficial implementation, made by fans. The games belong to their authors and publishers; words, pictures and code are our own.
home-api = Write your own bot
home-licences = Licences of fonts and parts
