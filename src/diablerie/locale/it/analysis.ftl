### Che cosa pensa il bot più forte: consigli al tavolo e uno sguardo indietro sulla partita.

## Che cosa si può fare

choice-play = giocare il { $card }
choice-bet = scommettere { $amount }
choice-reveal = ancora un pezzo
choice-stop = fermarsi
choice-grab =
    { $devil ->
        [black] il diavoletto nero
        [white] il diavoletto bianco
        [red] il diavoletto rosso
       *[grey] il diavoletto grigio
    }
choice-nothing = nessun diavoletto

## Cifre; di un valore e dello stesso in percentuale, ogni testo prende quello che gli si addice

figure-chance = probabilità di vincere { $percent }
figure-devils = diavoletti da aspettarsi { $value }
figure-takes = fa la presa { $percent }
figure-gain = chip in questo giro { $value }
figure-bet_wins = scommessa vinta { $percent }
figure-devil_chance = diavolo nel prossimo pezzo { $percent }
figure-rubies = rubini in questo giro { $value }
figure-clearness = quanto è chiara la risposta { $percent }
figure-instead = { $better } invece di { $played }

## Quanto era buona una decisione

mark-inaccuracy = imprecisione
mark-mistake = errore
mark-blunder = svarione

## Uno sguardo indietro nel terminale

analysis-round = Giro { $round }
analysis-best = bene
analysis-better = meglio: { $choice }
analysis-player = chi
analysis-accuracy = precisione
analysis-decisions = decisioni
analysis-lost = perso per decisione
analysis-inaccuracies = imprecisioni
analysis-mistakes = errori
analysis-blunders = svarioni
analysis-nothing = In questa partita nessuno ha avuto scelta, quindi non c’è nulla da giudicare.
