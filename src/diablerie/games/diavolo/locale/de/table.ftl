## Diavolo in the browser; $devil is black, white, red or grey

dv-tumbling = Die Würfel rollen.
dv-dice = Schwarz { $black }, Weiß { $white }, Rot { $red }.
dv-table = { $order }. { $dice }
dv-score = Rubine: { $parts }.
dv-hand =
    { $devil ->
        [black] Du hast dir das schwarze geschnappt.
        [white] Du hast dir das weiße geschnappt.
        [red] Du hast dir das rote geschnappt.
       *[grey] Du hast dir das graue geschnappt.
    }
dv-hand-empty = Deine Hand ist leer.
dv-name = { $name }
dv-time = { $reaction } ms
dv-round = Runde { $round }
dv-round-of = Runde { $round } von { $limit }
dv-throws = { $who } wirft
dv-throws-next = Als Nächstes wirft { $who }.

## What is right

dv-right =
    { $devil ->
        [black] Schwarz!
        [white] Weiß!
        [red] Rot!
       *[grey] Grau!
    }
dv-tie = { $order }: unentschieden
dv-unit-largest_sum = Summen
dv-unit-smallest_sum = Summen
dv-unit-largest_difference = Unterschiede
dv-unit-most_odd = Ungerade Würfel
dv-unit-highest_value = Höchste Würfel
dv-unit-position = Abstände zum Diavolo-Würfel

## Hands

dv-hands = Wer was geschnappt hat
dv-looking = schaut …
dv-answered = fertig
dv-grabbed = gegriffen
dv-level = gleichauf
dv-outcome-right = richtig
dv-outcome-grey = Grau!
dv-outcome-wrong = falsch
dv-outcome-late = zu spät
dv-outcome-early = zu früh
dv-outcome-nothing = nichts
dv-outcome-out = raus

## Devils to grab

dv-devils = Teufelchen zum Schnappen
dv-left =
    { $count ->
        [0] keins mehr da
       *[other] noch { $count } da
    }
dv-take-back = Zurücknehmen

## What is awaited

dv-prompt-ready = Finger bereit …
dv-prompt-watch = { $order }: Alle schnappen zu!
dv-prompt-grab = { $order }: Schnapp zu!
dv-prompt-answer = { $order }: Welches Teufelchen ist es?
dv-prompt-grabbed =
    { $devil ->
        [black] Du hast das schwarze. War das richtig?
        [white] Du hast das weiße. War das richtig?
        [red] Du hast das rote. War das richtig?
       *[grey] Du hast das graue. War das richtig?
    }
dv-prompt-answered =
    { $devil ->
        [black] Deine Antwort: Schwarz. Ein anderes Teufelchen ändert sie.
        [white] Deine Antwort: Weiß. Ein anderes Teufelchen ändert sie.
        [red] Deine Antwort: Rot. Ein anderes Teufelchen ändert sie.
       *[grey] Deine Antwort: Grau. Ein anderes Teufelchen ändert sie.
    }
dv-prompt-early = Schneller als das Auge: ein Fehlstart. Nächstes Mal erst schauen.
dv-prompt-lot = Gleich schnell: Das Los entscheidet.
dv-mine-right = Richtig! Deine Rubine sind sicher.
dv-mine-grey =
    { $change ->
        [0] Richtig, es war Grau! Du hast schon alle fünf Rubine.
       *[other] Richtig, es war Grau! Ein Rubin für dich.
    }
dv-mine-wrong =
    { $left ->
        [0] Das falsche Teufelchen, und dein letzter Rubin. Du bist raus.
       *[other] Das falsche Teufelchen: Das kostet einen Rubin.
    }
dv-mine-late =
    { $left ->
        [0] Richtig, aber zu spät, und dein letzter Rubin ist weg. Du bist raus.
       *[other] Richtig, aber andere waren schneller: Das kostet einen Rubin.
    }
dv-mine-early =
    { $left ->
        [0] Ein Fehlstart, und dein letzter Rubin. Du bist raus.
       *[other] Ein Fehlstart: Das kostet einen Rubin.
    }
dv-mine-nothing =
    { $left ->
        [0] Kein Teufelchen, und dein letzter Rubin ist weg. Du bist raus.
       *[other] Kein Teufelchen in der Hand: Das kostet einen Rubin.
    }
dv-mine-out = Du hast keinen Rubin mehr. Lehn dich zurück und schau zu.

## Said where it first appears

dv-grey-is = Grau ist richtig, wenn zwei Farben gleichauf sind; wer es dann hat, gewinnt einen Rubin.

## Typed commands

command-diavolo-table = Würfel
dv-command-grab = { $devil } schnappen
dv-ends = Die anderen entscheiden, wann Schluss ist; höchstens { $limit } s
dv-ends-never = Die anderen entscheiden, wann Schluss ist
award-dv-quick = Schnellste Hand
award-dv-quick-why = richtig nach { $count } ms
award-dv-cold = Kälteste Hand
award-dv-cold-why = { $count }-mal richtig
award-dv-burnt = Am öftesten die Finger verbrannt
award-dv-burnt-why = { $count }-mal daneben
