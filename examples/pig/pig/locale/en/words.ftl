game-pig = Pig
game-pig-pitch = Roll as often as you dare: a 1 loses everything the turn has brought.
rules-pig = Whoever has the turn rolls the die as often as they like, and what it shows is added up. A 1 ends the turn, and everything it has brought is lost. Whoever holds keeps the points and passes the die on. Whoever reaches 100 points first wins.
option-pig-goal = Goal
option-pig-goal-meaning = Whoever has so many points wins.
bot-easy-pig = Never dares to roll for long.
bot-normal-pig = Stops a little too soon.
bot-hard-pig = Stops at 20.
bot-devil-pig = Looks at how everybody stands before every roll.
choice-roll = roll
choice-hold = hold
event-pig-start = { $you ->
    [yes] You begin.
   *[no] { $who } begins.
    }
event-pig-die = { $you ->
    [yes] You roll a { $die } and have { $points }.
   *[no] { $who } rolls a { $die } and has { $points }.
    }
event-pig-lost = { $you ->
    [yes] You roll a 1 and get nothing.
   *[no] { $who } rolls a 1 and gets nothing.
    }
event-pig-hold = { $you ->
    [yes] You hold { $points } and now have { $total }.
   *[no] { $who } holds { $points } and now has { $total }.
    }
event-pig-end = { $you ->
    [yes] You win with { $total }!
   *[no] { $who } wins with { $total }!
    }
pig-table = { $goal } points win
pig-ask_first = Press Enter to roll.
pig-ask = { $points } so far. Roll (Enter), or hold (h)?
pig-no_answer = { $typed } means nothing here. Press Enter to roll, or type h to hold.
refusal-pig_roll_first = There is nothing to hold yet. Roll first.
