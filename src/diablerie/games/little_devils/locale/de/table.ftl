### Little Devils in the browser.

## The trick

ld-above = Über { $lead }
ld-below = Unter { $lead }
ld-either = { $lead }: rauf oder runter?
ld-either-why = Die zweite Karte entscheidet, wohin es geht.
ld-lead = ausgespielt
ld-astray = kann nicht
ld-takes =
    { $you ->
        [yes] Dein Stich
       *[no] { $who } bekommt ihn
    }
ld-taken =
    { $you ->
        [yes] Du bekommst den Stich.
       *[no] { $who } bekommt den Stich.
    }
ld-taking =
    { $you ->
        [yes] Bis jetzt du: { $reason }.
       *[no] Bis jetzt { $who }: { $reason }.
    }
ld-turned =
    { $you ->
        [yes] Du kannst nicht folgen, und der Stich wendet sich gegen dich.
       *[no] { $who } kann nicht folgen, und der Stich kippt.
    }

## What I may do

ld-prompt-lead = Spiel aus, was du willst.
ld-prompt-lead-no_five = Spiel aus, nur keine fünf Teufelchen.
ld-prompt-above = Spiel höher als { $lead }.
ld-prompt-below = Spiel niedriger als { $lead }.
ld-prompt-nothing_above = Nichts über { $lead }: spiel niedriger.
ld-prompt-nothing_below = Nichts unter { $lead }: spiel höher.
ld-prompt-either = Über oder unter { $lead }: du bestimmst.

## Hand, last trick and score sheet

ld-hand = Deine Hand
ld-hand-is = Deine Hand: { $cards }.
ld-hand-none = Deine Hand ist leer.
ld-card =
    { $devils ->
        [0] { $card }
        [one] { $card } mit { $devils } Teufelchen
       *[other] { $card } mit { $devils } Teufelchen
    }
ld-name = { $name }
ld-table-empty =
    { $you ->
        [yes] Auf dem Tisch liegt keine Karte. Du spielst aus.
       *[no] Auf dem Tisch liegt keine Karte. { $who } spielt aus.
    }
ld-table-lead = Auf dem Tisch: { $cards }. { $way }
ld-table-is = Auf dem Tisch: { $cards }. { $way }. { $taker }
ld-last-trick = Letzter Stich
ld-open-tricks = Stiche
ld-cost =
    { $count ->
        [0] Kein Teufelchen ist drin.
        [one] Er kostet { $count } Teufelchen.
       *[other] Er kostet { $count } Teufelchen.
    }
ld-sheet = Wertungsblatt
ld-scores = Wertung
ld-round = Runde
ld-now = bisher
ld-together = Summe
ld-total = Summe { $total }
ld-this-round = Runde +{ $count }
ld-round-over = Runde { $round } ist vorbei
ld-final = Endstand
ld-score-is =
    { $goal ->
        [one] Teufelchen: { $totals }. Mit { $goal } endet das Spiel.
       *[other] Teufelchen: { $totals }. Mit { $goal } endet das Spiel.
    }

## Said where it first appears

ld-trick-is = Ein Stich: Alle spielen eine Karte, und wer ihn bekommt, nimmt alle Teufelchen darauf.

## Typed commands

command-little_devils-table = Stich
ld-sheet-near =
    { $count ->
        [one] { $names } ist dem Ende am nächsten: { $total } von { $goal }.
       *[other] { $names } sind dem Ende am nächsten: { $total } von { $goal }.
    }
ld-sheet-ended =
    { $count ->
        [one] { $names } hat { $goal } erreicht, und damit ist Schluss.
       *[other] { $names } haben { $goal } erreicht, und damit ist Schluss.
    }
ld-sheet-clean = kein einziges Teufelchen
award-ld-fattest = Fettester Stich
award-ld-fattest-why = { $count } Teufelchen auf einmal
award-ld-slippery = Glatteste Hand
award-ld-slippery-why =
    { $count ->
        [one] nur { $count } Stich
       *[other] nur { $count } Stiche
    }
award-ld-clean = Kälteste Hand
award-ld-clean-why =
    { $count ->
        [one] { $count } Runde ohne Teufelchen
       *[other] { $count } Runden ohne Teufelchen
    }
