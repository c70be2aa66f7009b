### Che cosa pensa il bot più forte: consigli al tavolo e uno sguardo indietro sulla partita.

## Cifre; di un valore e dello stesso in percentuale, ogni testo prende quello che gli si addice

figure-chance = probabilità di vincere { $percent }
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
