game-pig = Pig
game-pig-pitch = Würfle, so oft du dich traust: Eine 1 kostet alles, was der Zug gebracht hat.
rules-pig = Wer am Zug ist, würfelt so oft wie gewünscht und zählt die Augen zusammen. Eine 1 beendet den Zug, und alles, was er gebracht hat, ist verloren. Wer aufhört, behält die Punkte und gibt den Würfel weiter. Wer zuerst 100 Punkte erreicht, gewinnt.
option-pig-goal = Ziel
option-pig-goal-meaning = Wer so viele Punkte hat, gewinnt.
bot-easy-pig = Traut sich nie lange.
bot-normal-pig = Hört ein wenig zu früh auf.
bot-hard-pig = Hört bei 20 auf.
bot-devil-pig = Sieht vor jedem Wurf nach, wie alle stehen.
choice-roll = würfeln
choice-hold = aufhören
event-pig-start = { $you ->
    [yes] Du beginnst.
   *[no] { $who } beginnt.
    }
event-pig-die = { $you ->
    [yes] Du würfelst eine { $die } und hast { $points }.
   *[no] { $who } würfelt eine { $die } und hat { $points }.
    }
event-pig-lost = { $you ->
    [yes] Du würfelst eine 1 und bekommst nichts.
   *[no] { $who } würfelt eine 1 und bekommt nichts.
    }
event-pig-hold = { $you ->
    [yes] Du behältst { $points } und hast jetzt { $total }.
   *[no] { $who } behält { $points } und hat jetzt { $total }.
    }
event-pig-end = { $you ->
    [yes] Du gewinnst mit { $total }!
   *[no] { $who } gewinnt mit { $total }!
    }
pig-table = { $goal } Punkte gewinnen
pig-ask_first = Mit der Eingabetaste würfelst du.
pig-ask = { $points } bis jetzt. Würfeln (Eingabetaste) oder aufhören (h)?
pig-no_answer = { $typed } bedeutet hier nichts. Die Eingabetaste würfelt, h hört auf.
refusal-pig_roll_first = Es gibt noch nichts zu behalten. Würfle erst.
