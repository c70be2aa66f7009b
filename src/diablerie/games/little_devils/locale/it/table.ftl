### Little Devils in the browser.

## The trick

ld-above = Sopra { $lead }
ld-below = Sotto { $lead }
ld-either = { $lead }: su o giù?
ld-either-why = La seconda carta decide da che parte si va.
ld-lead = apre
ld-astray = non può
ld-takes =
    { $you ->
        [yes] Tocca a te
       *[no] Tocca a { $who }
    }
ld-taken =
    { $you ->
        [yes] La presa tocca a te.
       *[no] La presa tocca a { $who }.
    }
ld-taking =
    { $you ->
        [yes] Per ora tu: { $reason }.
       *[no] Per ora { $who }: { $reason }.
    }
ld-turned =
    { $you ->
        [yes] Non puoi rispondere, e la presa si rivolta contro di te.
       *[no] { $who } non può rispondere, e la presa si rivolta.
    }

## What I may do

ld-prompt-lead = Apri con quello che vuoi.
ld-prompt-lead-no_five = Apri, ma non con cinque diavoletti.
ld-prompt-above = Gioca sopra { $lead }.
ld-prompt-below = Gioca sotto { $lead }.
ld-prompt-nothing_above = Niente sopra { $lead }: gioca sotto.
ld-prompt-nothing_below = Niente sotto { $lead }: gioca sopra.
ld-prompt-either = Sopra o sotto { $lead }: decidi tu.

## Hand, last trick and score sheet

ld-hand = La tua mano
ld-hand-is = La tua mano: { $cards }.
ld-hand-none = Non hai più carte in mano.
ld-card =
    { $devils ->
        [0] { $card }
        [one] { $card } con { $devils } diavoletto
       *[other] { $card } con { $devils } diavoletti
    }
ld-name = { $name }
ld-table-empty =
    { $you ->
        [yes] Nessuna carta in tavola. Apri tu.
       *[no] Nessuna carta in tavola. Apre { $who }.
    }
ld-table-lead = In tavola: { $cards }. { $way }
ld-table-is = In tavola: { $cards }. { $way }. { $taker }
ld-last-trick = Ultima presa
ld-open-tricks = Prese
ld-cost =
    { $count ->
        [0] Dentro nemmeno un diavoletto.
        [one] Costa { $count } diavoletto.
       *[other] Costa { $count } diavoletti.
    }
ld-sheet = Foglio dei punti
ld-scores = Punti
ld-round = Giro
ld-now = finora
ld-together = Totale
ld-total = totale { $total }
ld-this-round = giro +{ $count }
ld-round-over = Fine del giro { $round }
ld-final = Punteggio finale
ld-score-is =
    { $goal ->
        [one] Diavoletti: { $totals }. Con { $goal } la partita finisce.
       *[other] Diavoletti: { $totals }. Con { $goal } la partita finisce.
    }

## Said where it first appears

ld-trick-is = Una presa: tutti giocano una carta, e qualcuno le prende tutte, con i loro diavoletti.

## Typed commands

command-little_devils-table = presa
ld-sheet-near =
    { $count ->
        [one] { $names } è più vicino alla fine: { $total } di { $goal }.
       *[other] { $names } sono più vicini alla fine: { $total } di { $goal }.
    }
ld-sheet-ended =
    { $count ->
        [one] { $names } ha raggiunto { $goal }, ed è la fine.
       *[other] { $names } hanno raggiunto { $goal }, ed è la fine.
    }
ld-sheet-clean = nemmeno un diavoletto
award-ld-fattest = La presa più grassa
award-ld-fattest-why = { $count } diavoletti in una volta
award-ld-slippery = La mano più scivolosa
award-ld-slippery-why =
    { $count ->
        [one] solo { $count } presa
       *[other] solo { $count } prese
    }
award-ld-clean = La mano più fredda
award-ld-clean-why =
    { $count ->
        [one] { $count } turno senza diavoletti
       *[other] { $count } turni senza diavoletti
    }
