### Ce crede cel mai tare bot: sfaturi la masă și o privire înapoi asupra unei partide.

## Ce se poate face

choice-play = joacă { $card }
choice-bet = pariază { $amount }
choice-reveal = încă un cărbune
choice-stop = oprește-te
choice-grab =
    { $devil ->
        [black] drăcușorul negru
        [white] drăcușorul alb
        [red] drăcușorul roșu
       *[grey] drăcușorul gri
    }
choice-nothing = niciun drăcușor

## Cifre; dintr-o valoare și aceeași la sută, fiecare text ia ce i se potrivește

figure-chance = șanse de câștig { $percent }
figure-devils = drăcușori de așteptat { $value }
figure-takes = ia levata { $percent }
figure-gain = jetoane în runda asta { $value }
figure-bet_wins = pariu câștigat { $percent }
figure-devil_chance = diavol la următorul cărbune { $percent }
figure-rubies = rubine în runda asta { $value }
figure-clearness = cât de clar e răspunsul { $percent }
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
