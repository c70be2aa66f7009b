## Diavolo in the browser; $devil is black, white, red or grey

dv-tumbling = I dadi rotolano.
dv-dice = Nero { $black }, bianco { $white }, rosso { $red }.
dv-table = { $order }. { $dice }
dv-score = Rubini: { $parts }.
dv-hand =
    { $devil ->
        [black] Hai acchiappato il nero.
        [white] Hai acchiappato il bianco.
        [red] Hai acchiappato il rosso.
       *[grey] Hai acchiappato il grigio.
    }
dv-hand-empty = La tua mano è vuota.
dv-name = { $name }
dv-time = { $reaction } ms
dv-round = Giro { $round }
dv-round-of = Giro { $round } di { $limit }
dv-throws = { $who } tira i dadi
dv-throws-next = Il prossimo tiro è di { $who }.

## What is right

dv-right =
    { $devil ->
        [black] Nero!
        [white] Bianco!
        [red] Rosso!
       *[grey] Grigio!
    }
dv-tie = { $order }: parità
dv-unit-largest_sum = Somme
dv-unit-smallest_sum = Somme
dv-unit-largest_difference = Differenze
dv-unit-most_odd = Dadi dispari
dv-unit-highest_value = Dadi più alti
dv-unit-position = Distanze dal dado Diavolo

## Hands

dv-hands = Chi ha acchiappato cosa
dv-looking = guarda…
dv-answered = risposto
dv-grabbed = acchiappato
dv-level = alla pari
dv-outcome-right = giusto
dv-outcome-grey = grigio!
dv-outcome-wrong = sbagliato
dv-outcome-late = tardi
dv-outcome-early = presto
dv-outcome-nothing = niente
dv-outcome-out = fuori

## Devils to grab

dv-devils = Diavoletti da acchiappare
dv-left =
    { $count ->
        [0] finiti
        [one] ne resta { $count }
       *[other] ne restano { $count }
    }
dv-take-back = Ritira la risposta

## What is awaited

dv-prompt-ready = Dita pronte…
dv-prompt-watch = { $order }: tutti acchiappano!
dv-prompt-grab = { $order }: acchiappa!
dv-prompt-answer = { $order }: quale diavoletto è?
dv-prompt-grabbed =
    { $devil ->
        [black] Hai il nero. Era quello giusto?
        [white] Hai il bianco. Era quello giusto?
        [red] Hai il rosso. Era quello giusto?
       *[grey] Hai il grigio. Era quello giusto?
    }
dv-prompt-answered =
    { $devil ->
        [black] La tua risposta: nero. Tocca un altro diavoletto per cambiarla.
        [white] La tua risposta: bianco. Tocca un altro diavoletto per cambiarla.
        [red] La tua risposta: rosso. Tocca un altro diavoletto per cambiarla.
       *[grey] La tua risposta: grigio. Tocca un altro diavoletto per cambiarla.
    }
dv-prompt-early = Più veloce dell’occhio: falsa partenza. La prossima volta guarda prima.
dv-prompt-lot = Perfetta parità: decide la sorte.
dv-mine-right = Giusto! I tuoi rubini sono al sicuro.
dv-mine-grey =
    { $change ->
        [0] Giusto, era il grigio! Hai già tutti e cinque i rubini.
       *[other] Giusto, era il grigio! Un rubino per te.
    }
dv-mine-wrong =
    { $left ->
        [0] Diavoletto sbagliato, e il tuo ultimo rubino. Sei fuori.
       *[other] Diavoletto sbagliato: costa un rubino.
    }
dv-mine-late =
    { $left ->
        [0] Giusto, ma troppo tardi: anche l’ultimo rubino è andato. Sei fuori.
       *[other] Giusto, ma altri sono stati più veloci: costa un rubino.
    }
dv-mine-early =
    { $left ->
        [0] Falsa partenza, e il tuo ultimo rubino. Sei fuori.
       *[other] Falsa partenza: costa un rubino.
    }
dv-mine-nothing =
    { $left ->
        [0] Nessun diavoletto, e l’ultimo rubino è andato. Sei fuori.
       *[other] Nessun diavoletto in mano: costa un rubino.
    }
dv-mine-out = Non hai più rubini. Goditi lo spettacolo.

## Said where it first appears

dv-grey-is = Il grigio è giusto quando due colori sono pari; chi lo ha allora vince un rubino.

## Typed commands

command-diavolo-table = dadi
dv-command-grab = acchiappare { $devil }
dv-ends = Gli altri decidono quando finisce; al massimo { $limit } s
dv-ends-never = Gli altri decidono quando finisce
award-dv-quick = La mano più veloce
award-dv-quick-why = giusto dopo { $count } ms
award-dv-cold = La mano più fredda
award-dv-cold-why =
    { $count ->
        [one] giusto { $count } volta
       *[other] giusto { $count } volte
    }
award-dv-burnt = Le dita più scottate
award-dv-burnt-why =
    { $count ->
        [one] sbagliato { $count } volta
       *[other] sbagliato { $count } volte
    }
