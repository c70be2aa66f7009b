### The Devil With It at the table in the browser.

## Questions and answers

dwi-prompt-bet = La tua scommessa? Fino a { $high }.
dwi-prompt-reach = Mano nel fuoco: scopri un carbone.
dwi-prompt-more = Finora { $sum }. Ti fermi, o ci riprovi?
dwi-hold-nothing = Stai a guardare, a mani vuote.
dwi-hold-chips =
    { $chips ->
        [one] Hai { $chips } in chip.
       *[other] Hai { $chips } in chip.
    }
dwi-hold-stake = Hai { $chips } in chip, di cui { $stake } puntati.
dwi-lies =
    { $count ->
        [one] { $count } pezzo di carbone è coperto.
       *[other] { $count } pezzi di carbone sono coperti.
    }
dwi-lies-turn =
    { $who } è alla stufa con { $sum }, e { $count ->
        [one] { $count } pezzo è coperto.
       *[other] { $count } pezzi sono coperti.
    } Il valore migliore finora è { $best }.
dwi-name = { $name }
dwi-somewhere = { $name } { $spot }
dwi-spot-first = su 0-{ $high }
dwi-spot-on = su { $here }
dwi-spot-between = tra { $here } e { $next }
dwi-spot-beyond = oltre { $here }
dwi-hidden = chip nascoste
dwi-starts = comincia

## The oven

dwi-oven =
    { $count ->
        [one] La stufa, { $count } pezzo coperto
       *[other] La stufa, { $count } pezzi coperti
    }
dwi-coal-down = Carbone, riga { $row }, colonna { $column }
dwi-coal-up = { $value }, scoperto
dwi-choose = Scegli un pezzo nella stufa, o lascia fare alla fortuna.
dwi-any = Uno qualsiasi
dwi-stop = Fermati a { $sum }
dwi-stop-yet = Fermati
dwi-track = Tracciato del denaro: { $pawns }
dwi-track-goal = traguardo { $goal }

## Around the oven

dwi-stake = puntata { $stake }
dwi-hand-thinking = ci pensa ancora
dwi-hand-closed = ha scommesso
dwi-hand-open = ha scommesso
dwi-hand-none = non scommette
dwi-at-oven = alla stufa con { $sum }
dwi-burnt = scottato
dwi-no-turn = senza turno
dwi-coal-front =
    { $count ->
        [one] carbone { $amount }, { $count } pezzo
       *[other] carbone { $amount }, { $count } pezzi
    }

## My bet and what is mine

dwi-amount = La tua scommessa, fino a { $high }
dwi-bet = Punta { $amount }
dwi-less = 10 in meno
dwi-more = 10 in più
dwi-add = Aggiungi { $value }
dwi-lowest = Min
dwi-all = Tutto
dwi-secret = { $stake } nel tuo pugno. Nessuno lo vede finché non si aprono tutti.
dwi-take-back = Riprendi
dwi-no-chips = Niente chip, niente scommessa. Ma hai un patto: ogni diavolo che morde gli altri ti porta 50.
dwi-chips = le tue chip
dwi-staked = la tua puntata
dwi-my-coal = il tuo carbone
dwi-best = il migliore

## The payout of a round

dwi-payout = Giro { $round }
dwi-payout-again = Vincite del giro { $round }
dwi-held-against = Il carbone migliore vale { $amount }: le puntate fin lì vincono.
dwi-all-burnt = Tutti scottati: niente carbone, e ogni puntata è persa.
dwi-pact-paid = pagato ai patti −{ $chips }
dwi-close = Chiudi

## Odds

dwi-odds = Probabilità
dwi-odds-devil = Rischio di diavolo: { $chance }; ne restano { $count }
dwi-left =
    { $count ->
        [one] { $count } pezzo nella stufa; si riempie di nuovo con { $mouth } o meno
       *[other] { $count } pezzi nella stufa; si riempie di nuovo con { $mouth } o meno
    }

## Said where it first appears

dwi-pact-is = Il patto è per chi è ultimo: ogni diavolo che morde gli altri gli porta 50.

## Typed commands

command-devil_with_it-table = stufa
dwi-command-reach = infilare la mano
award-dwi-burnt = Il più scottato
award-dwi-burnt-why =
    { $count ->
        [one] { $count } diavolo nel carbone
       *[other] { $count } diavoli nel carbone
    }
award-dwi-cold = La mano più fredda
award-dwi-cold-why =
    { $count ->
        [one] { $count } turno senza scottarsi
       *[other] { $count } turni senza scottarsi
    }
award-dwi-bold = La scommessa più audace
award-dwi-bold-why = { $count } puntati, e vinti
