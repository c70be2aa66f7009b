## Diavolo in the browser; $devil is black, white, red or grey

dv-tumbling = Zarurile se rostogolesc.
dv-dice = Negru { $black }, alb { $white }, roșu { $red }.
dv-table = { $order }. { $dice }
dv-score = Rubine: { $parts }.
dv-hand =
    { $devil ->
        [black] Ai înșfăcat drăcușorul negru.
        [white] Ai înșfăcat drăcușorul alb.
        [red] Ai înșfăcat drăcușorul roșu.
       *[grey] Ai înșfăcat drăcușorul gri.
    }
dv-hand-empty = Mâna ta este goală.
dv-name = { $name }
dv-time = { $reaction } ms
dv-round = Runda { $round }
dv-round-of = Runda { $round } din { $limit }
dv-throws = { $who } aruncă zarurile
dv-throws-next = Urmează să arunce { $who }.

## What is right

dv-right =
    { $devil ->
        [black] Negru!
        [white] Alb!
        [red] Roșu!
       *[grey] Gri!
    }
dv-tie = { $order }: egalitate
dv-unit-largest_sum = Sume
dv-unit-smallest_sum = Sume
dv-unit-largest_difference = Diferențe
dv-unit-most_odd = Zaruri impare
dv-unit-highest_value = Cele mai mari zaruri
dv-unit-position = Distanțe până la zarul Diavolo

## Hands

dv-hands = Cine ce a înșfăcat
dv-looking = privește…
dv-answered = a răspuns
dv-grabbed = a înșfăcat
dv-level = la egalitate
dv-outcome-right = corect
dv-outcome-grey = gri!
dv-outcome-wrong = greșit
dv-outcome-late = prea târziu
dv-outcome-early = prea devreme
dv-outcome-nothing = nimic
dv-outcome-out = afară

## Devils to grab

dv-devils = Drăcușori de înșfăcat
dv-left =
    { $count ->
        [0] niciunul rămas
        [one] a mai rămas { $count }
        [few] au mai rămas { $count }
       *[other] au mai rămas { $count }
    }
dv-take-back = Retrage răspunsul

## What is awaited

dv-prompt-ready = Degetele pregătite…
dv-prompt-watch = { $order }: toată lumea înșfacă!
dv-prompt-grab = { $order }: înșfacă!
dv-prompt-answer = { $order }: care drăcușor este?
dv-prompt-grabbed =
    { $devil ->
        [black] Îl ai pe cel negru. A fost corect?
        [white] Îl ai pe cel alb. A fost corect?
        [red] Îl ai pe cel roșu. A fost corect?
       *[grey] Îl ai pe cel gri. A fost corect?
    }
dv-prompt-answered =
    { $devil ->
        [black] Răspunsul tău: negru. Atinge alt drăcușor ca să-l schimbi.
        [white] Răspunsul tău: alb. Atinge alt drăcușor ca să-l schimbi.
        [red] Răspunsul tău: roșu. Atinge alt drăcușor ca să-l schimbi.
       *[grey] Răspunsul tău: gri. Atinge alt drăcușor ca să-l schimbi.
    }
dv-prompt-early = Mai iute decât ochiul: start greșit. Data viitoare privește întâi.
dv-prompt-lot = La fel de iuți: decide sorțul.
dv-mine-right = Corect! Rubinele tale sunt în siguranță.
dv-mine-grey =
    { $change ->
        [0] Corect, era gri! Ai deja toate cele cinci rubine.
       *[other] Corect, era gri! Un rubin pentru tine.
    }
dv-mine-wrong =
    { $left ->
        [0] Drăcușorul greșit și ultimul tău rubin. Ai ieșit din joc.
       *[other] Drăcușorul greșit: te costă un rubin.
    }
dv-mine-late =
    { $left ->
        [0] Corect, dar prea târziu, iar ultimul rubin s-a dus. Ai ieșit din joc.
       *[other] Corect, dar alții au fost mai iuți: te costă un rubin.
    }
dv-mine-early =
    { $left ->
        [0] Start greșit și ultimul tău rubin. Ai ieșit din joc.
       *[other] Start greșit: te costă un rubin.
    }
dv-mine-nothing =
    { $left ->
        [0] Niciun drăcușor, iar ultimul rubin s-a dus. Ai ieșit din joc.
       *[other] Niciun drăcușor în mână: te costă un rubin.
    }
dv-mine-out = Nu mai ai niciun rubin. Stai comod și privește.

## Said where it first appears

dv-grey-is = Griul e corect când două culori sunt la egalitate; cine îl are atunci câștigă un rubin.

## Typed commands

command-diavolo-table = zaruri
dv-command-grab = înșfacă { $devil }
dv-ends = Ceilalți hotărăsc când se termină; cel mult { $limit } s
dv-ends-never = Ceilalți hotărăsc când se termină
award-dv-quick = Cea mai iute mână
award-dv-quick-why = corect după { $count } ms
award-dv-cold = Cea mai rece mână
award-dv-cold-why =
    { $count ->
        [one] corect { $count } dată
        [few] corect de { $count } ori
       *[other] corect de { $count } de ori
    }
award-dv-burnt = Cele mai arse degete
award-dv-burnt-why =
    { $count ->
        [one] greșit { $count } dată
        [few] greșit de { $count } ori
       *[other] greșit de { $count } de ori
    }
