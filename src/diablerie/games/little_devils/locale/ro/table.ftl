### Little Devils in the browser.

## The trick

ld-above = Peste { $lead }
ld-below = Sub { $lead }
ld-either = { $lead }: în sus sau în jos?
ld-either-why = A doua carte hotărăște încotro.
ld-lead = deschide
ld-astray = nu poate
ld-takes =
    { $you ->
        [yes] O iei tu
       *[no] O ia { $who }
    }
ld-taken =
    { $you ->
        [yes] Iei levata.
       *[no] { $who } ia levata.
    }
ld-taking =
    { $you ->
        [yes] Deocamdată tu: { $reason }.
       *[no] Deocamdată { $who }: { $reason }.
    }
ld-turned =
    { $you ->
        [yes] Nu poți răspunde, iar levata se întoarce împotriva ta.
       *[no] { $who } nu poate răspunde, iar levata se întoarce.
    }

## What I may do

ld-prompt-lead = Deschide cu ce vrei.
ld-prompt-lead-no_five = Deschide, dar nu cu cinci drăcușori.
ld-prompt-above = Joacă peste { $lead }.
ld-prompt-below = Joacă sub { $lead }.
ld-prompt-nothing_above = Nimic peste { $lead }: joacă sub.
ld-prompt-nothing_below = Nimic sub { $lead }: joacă peste.
ld-prompt-either = Peste sau sub { $lead }: tu alegi.

## Hand, last trick and score sheet

ld-hand = Mâna ta
ld-hand-is = Mâna ta: { $cards }.
ld-hand-none = Nu mai ai cărți în mână.
ld-card =
    { $devils ->
        [0] { $card }
        [one] { $card } cu { $devils } drăcușor
        [few] { $card } cu { $devils } drăcușori
       *[other] { $card } cu { $devils } de drăcușori
    }
ld-name = { $name }
ld-table-empty =
    { $you ->
        [yes] Nicio carte pe masă. Tu deschizi.
       *[no] Nicio carte pe masă. { $who } deschide.
    }
ld-table-lead = Pe masă: { $cards }. { $way }
ld-table-is = Pe masă: { $cards }. { $way }. { $taker }
ld-last-trick = Ultima levată
ld-open-tricks = Levate
ld-cost =
    { $count ->
        [0] Niciun drăcușor în ea.
        [one] Costă { $count } drăcușor.
        [few] Costă { $count } drăcușori.
       *[other] Costă { $count } de drăcușori.
    }
ld-sheet = Foaia de scor
ld-scores = Scor
ld-round = Runda
ld-now = până acum
ld-together = Total
ld-total = total { $total }
ld-this-round = runda +{ $count }
ld-round-over = Runda { $round } s-a încheiat
ld-final = Scorul final
ld-score-is =
    { $goal ->
        [one] Drăcușori: { $totals }. La { $goal } jocul se încheie.
        [few] Drăcușori: { $totals }. La { $goal } jocul se încheie.
       *[other] Drăcușori: { $totals }. La { $goal } jocul se încheie.
    }

## Said where it first appears

ld-trick-is = O levată: toți joacă o carte, iar cineva le ia pe toate, cu drăcușorii de pe ele.

## Typed commands

command-little_devils-table = levată
ld-sheet-near =
    { $count ->
        [one] { $names } e cel mai aproape de sfârșit: { $total } din { $goal }.
        [few] { $names } sunt cel mai aproape de sfârșit: { $total } din { $goal }.
       *[other] { $names } sunt cel mai aproape de sfârșit: { $total } din { $goal }.
    }
ld-sheet-ended =
    { $count ->
        [one] { $names } a ajuns la { $goal }, și acesta e sfârșitul.
        [few] { $names } au ajuns la { $goal }, și acesta e sfârșitul.
       *[other] { $names } au ajuns la { $goal }, și acesta e sfârșitul.
    }
ld-sheet-clean = niciun drăcușor
award-ld-fattest = Cea mai grasă levată
award-ld-fattest-why = { $count } drăcușori deodată
award-ld-slippery = Cea mai alunecoasă mână
award-ld-slippery-why =
    { $count ->
        [one] doar { $count } levată
        [few] doar { $count } levate
       *[other] doar { $count } de levate
    }
award-ld-clean = Cea mai rece mână
award-ld-clean-why =
    { $count ->
        [one] { $count } rundă fără drăcușori
        [few] { $count } runde fără drăcușori
       *[other] { $count } de runde fără drăcușori
    }
