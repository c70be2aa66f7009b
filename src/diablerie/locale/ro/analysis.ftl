### Ce crede cel mai tare bot: sfaturi la masă și o privire înapoi asupra unei partide.

## Cifre; dintr-o valoare și aceeași la sută, fiecare text ia ce i se potrivește

figure-chance = șanse de câștig { $percent }
figure-instead = { $better } în loc de { $played }

## Cât de bună a fost o decizie

mark-inaccuracy = imprecizie
mark-mistake = greșeală
mark-blunder = gafă

## O privire înapoi în terminal

analysis-round = Runda { $round }
analysis-best = bine
analysis-better = mai bine: { $choice }
analysis-player = cine
analysis-accuracy = precizie
analysis-decisions = decizii
analysis-lost = pierdut pe decizie
analysis-inaccuracies = imprecizii
analysis-mistakes = greșeli
analysis-blunders = gafe
analysis-nothing = În partida asta nimeni n-a avut de ales, deci nu e nimic de judecat.
