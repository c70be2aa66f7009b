### The Devil With It at the table in the browser.

## Questions and answers

dwi-prompt-bet = Deine Wette? Bis { $high }.
dwi-prompt-reach = Greif ins Feuer: Deck ein Kohlestück auf.
dwi-prompt-more = Bisher { $sum }. Aufhören oder noch ein Griff?
dwi-hold-nothing = Du schaust zu und hältst nichts.
dwi-hold-chips =
    { $chips ->
        [one] Du hast { $chips } in Wettchips.
       *[other] Du hast { $chips } in Wettchips.
    }
dwi-hold-stake = Du hast { $chips } in Wettchips, davon sind { $stake } gesetzt.
dwi-lies =
    { $count ->
        [one] { $count } Kohlestück liegt verdeckt.
       *[other] { $count } Kohlestücke liegen verdeckt.
    }
dwi-lies-turn =
    { $who } steht mit { $sum } am Ofen, und { $count ->
        [one] { $count } Kohlestück liegt verdeckt.
       *[other] { $count } Kohlestücke liegen verdeckt.
    } Der höchste Kohlebetrag bisher ist { $best }.
dwi-name = { $name }
dwi-somewhere = { $name } { $spot }
dwi-spot-first = auf 0 bis { $high }
dwi-spot-on = auf { $here }
dwi-spot-between = zwischen { $here } und { $next }
dwi-spot-beyond = über { $here }
dwi-hidden = Wettchips verdeckt
dwi-starts = fängt an

## The oven

dwi-oven =
    { $count ->
        [one] Der Ofen, { $count } Kohlestück verdeckt
       *[other] Der Ofen, { $count } Kohlestücke verdeckt
    }
dwi-coal-down = Kohle, Reihe { $row }, Spalte { $column }
dwi-coal-up = { $value }, aufgedeckt
dwi-choose = Such dir ein Stück im Ofen aus, oder überlass es dem Glück.
dwi-any = Irgendeins
dwi-stop = Aufhören mit { $sum }
dwi-stop-yet = Aufhören
dwi-track = Geldleiste: { $pawns }
dwi-track-goal = Ziel { $goal }

## Around the oven

dwi-stake = Einsatz { $stake }
dwi-hand-thinking = überlegt noch
dwi-hand-closed = hat gewettet
dwi-hand-open = hat gewettet
dwi-hand-none = ohne Wette
dwi-at-oven = am Ofen mit { $sum }
dwi-burnt = verbrannt
dwi-no-turn = nicht am Zug
dwi-coal-front =
    { $count ->
        [one] Kohle { $amount }, { $count } Stück
       *[other] Kohle { $amount }, { $count } Stück
    }

## My bet and what is mine

dwi-amount = Deine Wette, bis { $high }
dwi-bet = { $amount } setzen
dwi-less = 10 weniger
dwi-more = 10 mehr
dwi-add = { $value } dazu
dwi-lowest = Min
dwi-all = Alles
dwi-secret = { $stake } in deiner Faust. Niemand sieht es, bis alle Fäuste aufgehen.
dwi-take-back = Zurücknehmen
dwi-no-chips = Keine Wettchips, keine Wette. Aber du hast einen Pakt: Jeder Teufel, der andere beißt, bringt dir 50.
dwi-chips = deine Chips
dwi-staked = dein Einsatz
dwi-my-coal = deine Kohle
dwi-best = bisher am meisten

## The payout of a round

dwi-payout = Runde { $round }
dwi-payout-again = Auszahlung der Runde { $round }
dwi-held-against = Der höchste Kohlebetrag ist { $amount }: Wetten bis dahin gewinnen.
dwi-all-burnt = Alle verbrannt: keine Kohle, und jede Wette ist verloren.
dwi-pact-paid = an Pakte gezahlt −{ $chips }
dwi-close = Schließen

## Odds

dwi-odds = Chancen
dwi-odds-devil = Chance auf einen Teufel: { $chance }; noch { $count }
dwi-left =
    { $count ->
        [one] { $count } Kohlestück im Ofen; bei { $mouth } oder weniger wird er neu gefüllt
       *[other] { $count } Kohlestücke im Ofen; bei { $mouth } oder weniger wird er neu gefüllt
    }

## Said where it first appears

dwi-pact-is = Einen Pakt hat, wer ganz hinten steht: Jeder Teufel, der andere beißt, bringt 50.

## Typed commands

command-devil_with_it-table = Ofen
dwi-command-reach = ins Feuer greifen
award-dwi-burnt = Am öftesten verbrannt
award-dwi-burnt-why =
    { $count ->
        [one] { $count } Teufel in der Kohle
       *[other] { $count } Teufel in der Kohle
    }
award-dwi-cold = Kälteste Hand
award-dwi-cold-why =
    { $count ->
        [one] { $count } Zug und nie verbrannt
       *[other] { $count } Züge und nie verbrannt
    }
award-dwi-bold = Kühnste Wette
award-dwi-bold-why = { $count } gesetzt und gewonnen
