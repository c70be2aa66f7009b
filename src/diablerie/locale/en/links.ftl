# What is seen of a link before it is opened: a title, and a description below it.
link-house = Table games in hell, in your browser: { $games }. Alone or with friends, without an account.
link-rules = The rules of { $game }
link-learn = Learn { $game } in two minutes
link-table = { $known ->
    [yes] { $host } invites you to { $game }
   *[no] You are invited to { $game }
}
link-free = { $free ->
    [0] Every seat is taken; come and watch. { $pitch }
    [one] One seat is free. { $pitch }
   *[other] { $free } seats are free. { $pitch }
}
link-watch = { $known ->
    [yes] { $game } with { $host }
   *[no] A game of { $game }
}
link-playing = The game goes on: come and watch. { $pitch }
link-finished = The game is over: see how it went. { $pitch }
link-replay = { $known ->
    [yes] { $game }: { $host }’s game
   *[no] A game of { $game }
}
link-replay-meaning = The whole game of { $game }, step by step and through everybody’s eyes.
link-moment = { $known ->
    [yes] { $game }: a moment in { $host }’s game
   *[no] A moment in a game of { $game }
}
link-moment-meaning = What would you have done? See this moment of { $game }, and what came of it.
