game-pig = Pig
game-pig-pitch = Aruncă de câte ori îndrăznești: un 1 pierde tot ce a adus tura.
rules-pig = Cine e la rând aruncă zarul de câte ori vrea și adună punctele. Un 1 încheie tura, și tot ce a adus ea se pierde. Cine se oprește păstrează punctele și dă zarul mai departe. Cine ajunge primul la 100 de puncte câștigă.
option-pig-goal = Țintă
option-pig-goal-meaning = Cine are atâtea puncte câștigă.
bot-easy-pig = Nu îndrăznește niciodată mult timp.
bot-normal-pig = Se oprește puțin prea devreme.
bot-hard-pig = Se oprește la 20.
bot-devil-pig = Se uită cum stau toți înainte de fiecare aruncare.
choice-roll = aruncă
choice-hold = oprește-te
event-pig-start = { $you ->
    [yes] Începi tu.
   *[no] { $who } începe.
    }
event-pig-die = { $you ->
    [yes] Dai { $die } și ai { $points }.
   *[no] { $who } dă { $die } și are { $points }.
    }
event-pig-lost = { $you ->
    [yes] Dai 1 și nu primești nimic.
   *[no] { $who } dă 1 și nu primește nimic.
    }
event-pig-hold = { $you ->
    [yes] Păstrezi { $points } și ai acum { $total }.
   *[no] { $who } păstrează { $points } și are acum { $total }.
    }
event-pig-end = { $you ->
    [yes] Câștigi cu { $total }!
   *[no] { $who } câștigă cu { $total }!
    }
pig-table = Se câștigă cu { $goal } puncte
pig-ask_first = Apasă Enter ca să arunci.
pig-ask = { $points } până acum. Arunci (Enter) sau te oprești (h)?
pig-no_answer = { $typed } nu înseamnă nimic aici. Enter aruncă zarul, h te oprește.
refusal-pig_roll_first = Nu e încă nimic de păstrat. Aruncă mai întâi.
