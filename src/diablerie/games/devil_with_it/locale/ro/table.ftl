### The Devil With It at the table in the browser.

## Questions and answers

dwi-prompt-bet = Pariul tău? Până la { $high }.
dwi-prompt-reach = Bagă mâna în foc: întoarce un cărbune.
dwi-prompt-more = Până acum { $sum }. Te oprești sau mai încerci o dată?
dwi-hold-nothing = Privești și nu ții nimic.
dwi-hold-chips =
    { $chips ->
        [one] Ai un jeton.
        [few] Ai jetoane de { $chips }.
       *[other] Ai jetoane de { $chips }.
    }
dwi-hold-stake = Ai jetoane de { $chips }, din care { $stake } sunt miza.
dwi-lies =
    { $count ->
        [one] { $count } cărbune stă cu fața în jos.
        [few] { $count } cărbuni stau cu fața în jos.
       *[other] { $count } de cărbuni stau cu fața în jos.
    }
dwi-lies-turn =
    { $who } e la cuptor cu { $sum }, iar { $count ->
        [one] { $count } cărbune stă cu fața în jos.
        [few] { $count } cărbuni stau cu fața în jos.
       *[other] { $count } de cărbuni stau cu fața în jos.
    } Cea mai mare valoare de până acum e { $best }.
dwi-name = { $name }
dwi-somewhere = { $name } { $spot }
dwi-spot-first = pe 0–{ $high }
dwi-spot-on = pe { $here }
dwi-spot-between = între { $here } și { $next }
dwi-spot-beyond = peste { $here }
dwi-hidden = jetoane ascunse
dwi-starts = începe

## The oven

dwi-oven =
    { $count ->
        [one] Cuptorul, { $count } cărbune cu fața în jos
        [few] Cuptorul, { $count } cărbuni cu fața în jos
       *[other] Cuptorul, { $count } de cărbuni cu fața în jos
    }
dwi-coal-down = Cărbune, rândul { $row }, coloana { $column }
dwi-coal-up = { $value }, întors
dwi-choose = Alege un cărbune din cuptor sau lasă norocul să aleagă.
dwi-any = Oricare
dwi-stop = Oprește-te la { $sum }
dwi-stop-yet = Oprește-te
dwi-track = Traseul banilor: { $pawns }
dwi-track-goal = ținta { $goal }

## Around the oven

dwi-stake = miză { $stake }
dwi-hand-thinking = încă se gândește
dwi-hand-closed = a pariat
dwi-hand-open = a pariat
dwi-hand-none = fără pariu
dwi-at-oven = la cuptor cu { $sum }
dwi-burnt = ars
dwi-no-turn = fără rând
dwi-coal-front =
    { $count ->
        [one] cărbune { $amount }, { $count } bucată
        [few] cărbune { $amount }, { $count } bucăți
       *[other] cărbune { $amount }, { $count } de bucăți
    }

## My bet and what is mine

dwi-amount = Pariul tău, până la { $high }
dwi-bet = Pariază { $amount }
dwi-less = Cu 10 mai puțin
dwi-more = Cu 10 mai mult
dwi-add = Adaugă { $value }
dwi-lowest = Min
dwi-all = Tot
dwi-secret = { $stake } în pumnul tău. Nimeni nu vede până nu se deschid toți pumnii.
dwi-take-back = Ia înapoi
dwi-no-chips = Fără jetoane, fără pariu. Dar ai un pact: fiecare diavol care îi mușcă pe alții îți aduce 50.
dwi-chips = jetoanele tale
dwi-staked = miza ta
dwi-my-coal = cărbunii tăi
dwi-best = cel mai mult

## The payout of a round

dwi-payout = Runda { $round }
dwi-payout-again = Câștigurile rundei { $round }
dwi-held-against = Cea mai mare valoare e { $amount }: pariurile până la ea câștigă.
dwi-all-burnt = Toți s-au ars: niciun cărbune, și toate pariurile sunt pierdute.
dwi-pact-paid = plătit pacturilor −{ $chips }
dwi-close = Închide

## Odds

dwi-odds = Șanse
dwi-odds-devil = Riscul de diavol: { $chance }; mai sunt { $count }
dwi-left =
    { $count ->
        [one] { $count } cărbune în cuptor; se umple din nou la { $mouth } sau mai puțini
        [few] { $count } cărbuni în cuptor; se umple din nou la { $mouth } sau mai puțini
       *[other] { $count } de cărbuni în cuptor; se umple din nou la { $mouth } sau mai puțini
    }

## Said where it first appears

dwi-pact-is = Pactul e pentru cine e ultimul: fiecare diavol care îi mușcă pe alții îi aduce 50.

## Typed commands

command-devil_with_it-table = cuptor
dwi-command-reach = bagă mâna
award-dwi-burnt = Cel mai ars
award-dwi-burnt-why =
    { $count ->
        [one] { $count } drac în cărbuni
        [few] { $count } draci în cărbuni
       *[other] { $count } de draci în cărbuni
    }
award-dwi-cold = Cea mai rece mână
award-dwi-cold-why =
    { $count ->
        [one] { $count } rând fără să se ardă
        [few] { $count } rânduri fără să se ardă
       *[other] { $count } de rânduri fără să se ardă
    }
award-dwi-bold = Cel mai îndrăzneț pariu
award-dwi-bold-why = { $count } mizați, și câștigați
