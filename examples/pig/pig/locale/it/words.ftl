game-pig = Pig
game-pig-pitch = Tira finché ne hai il coraggio: un 1 fa perdere tutto ciò che il turno ha portato.
rules-pig = Chi è di turno tira il dado quante volte vuole e somma i punti. Un 1 chiude il turno, e tutto ciò che ha portato è perso. Chi si ferma tiene i punti e passa il dado. Chi arriva per primo a 100 punti vince.
option-pig-goal = Traguardo
option-pig-goal-meaning = Chi ha così tanti punti vince.
bot-easy-pig = Non osa mai a lungo.
bot-normal-pig = Si ferma un po’ troppo presto.
bot-hard-pig = Si ferma a 20.
bot-devil-pig = Prima di ogni tiro guarda a che punto sono tutti.
choice-roll = tirare
choice-hold = fermarsi
event-pig-start = { $you ->
    [yes] Inizi tu.
   *[no] Inizia { $who }.
    }
event-pig-die = { $you ->
    [yes] Tiri { $die } e hai { $points }.
   *[no] { $who } tira { $die } e ha { $points }.
    }
event-pig-lost = { $you ->
    [yes] Tiri 1 e non prendi niente.
   *[no] { $who } tira 1 e non prende niente.
    }
event-pig-hold = { $you ->
    [yes] Tieni { $points } e ora hai { $total }.
   *[no] { $who } tiene { $points } e ora ha { $total }.
    }
event-pig-end = { $you ->
    [yes] Vinci con { $total }!
   *[no] { $who } vince con { $total }!
    }
pig-table = { $goal } punti per vincere
pig-ask_first = Premi Invio per tirare.
pig-ask = { $points } finora. Tirare (Invio) o fermarsi (h)?
pig-no_answer = { $typed } qui non vuol dire niente. Invio tira il dado, h si ferma.
refusal-pig_roll_first = Non c’è ancora niente da tenere. Prima tira.
