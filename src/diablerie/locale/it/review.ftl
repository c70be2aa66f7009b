### Uno sguardo indietro sulla partita: come hanno giocato tutti, e dove è girata.

review-begins = Uno sguardo indietro …
review-making = Uno sguardo indietro: { $done } decisioni su { $of }
review-leave = Ci vuole un po’. Puoi andartene: va avanti senza di te, e lo ritrovi qui più tardi.
review-ready = L’analisi è pronta.
review-again = Riprova
review-intro = Il bot più forte giudica quello che si poteva vedere a ogni decisione. La fortuna non è un merito, né la sfortuna una colpa.
review-accuracy = Precisione
review-accuracy-of = { $name }: precisione { $accuracy } su 100
review-nothing-of = { $name } non aveva nulla da decidere
review-marks =
    { $mark ->
        [inaccuracy] { $count ->
            [one] { $count } imprecisione
           *[other] { $count } imprecisioni
        }
        [mistake] { $count ->
            [one] { $count } errore
           *[other] { $count } errori
        }
       *[blunder] { $count ->
            [one] { $count } svarione
           *[other] { $count } svarioni
        }
    }
review-flawless = senza errori
review-chances = Probabilità di vincere
review-chart = Probabilità di vincere nel corso della partita. { $parts }.
review-ends = { $name }: da { $from } a { $to }, al massimo { $most }
review-points = Svolte
review-points-of = Svolte di { $name }
review-points-none = Nulla è andato sprecato. Diabolicamente bravi!
review-everybody = Mostra tutti
review-point = Giro { $round }, { $name }
review-lost = { $percent } in meno
review-instead = { $played }; meglio: { $better }
review-best = La scelta migliore
review-good = Bene; un po’ meglio: { $choice }
review-better = { $mark }; meglio: { $choice }
review-undecided = Qui non c’era nulla da scegliere.
review-previous = Svolta precedente
review-next = Svolta successiva
review-equal = Buono quanto la scelta migliore
review-before = Mostra la posizione prima
review-after = Mostra com’è andata
