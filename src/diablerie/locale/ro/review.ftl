### O privire înapoi asupra unei partide: cât de bine au jucat toți și unde s-a răsturnat.

review-begins = O privire înapoi …
review-making =
    { $of ->
        [one] O privire înapoi: { $done } din { $of } decizie
        [few] O privire înapoi: { $done } din { $of } decizii
       *[other] O privire înapoi: { $done } din { $of } de decizii
    }
review-leave = Durează puțin. Poți pleca: continuă și fără tine, iar mai târziu o găsești aici.
review-ready = Analiza e gata.
review-again = Încearcă din nou
review-intro = Cel mai tare bot judecă ce se putea vedea la fiecare decizie. Norocul nu e un merit, iar ghinionul nu e o vină.
review-accuracy = Precizie
review-accuracy-of = { $name }: precizie { $accuracy } din 100
review-nothing-of = { $name } n-a avut nimic de decis
review-marks =
    { $mark ->
        [inaccuracy] { $count ->
            [one] { $count } imprecizie
            [few] { $count } imprecizii
           *[other] { $count } de imprecizii
        }
        [mistake] { $count ->
            [one] { $count } greșeală
            [few] { $count } greșeli
           *[other] { $count } de greșeli
        }
       *[blunder] { $count ->
            [one] { $count } gafă
            [few] { $count } gafe
           *[other] { $count } de gafe
        }
    }
review-flawless = fără greșeală
review-chances = Șanse de câștig
review-chart = Șansele de câștig de-a lungul partidei. { $parts }.
review-ends = { $name }: de la { $from } la { $to }, cel mult { $most }
review-points = Momente de cotitură
review-points-of = Momente de cotitură: { $name }
review-points-none = Nimic nu s-a irosit. Drăcește de bine!
review-everybody = Arată pe toți
review-point = Runda { $round }, { $name }
review-lost = { $percent } pierdute
review-instead = { $played }; mai bine: { $better }
review-best = Cea mai bună alegere
review-good = Bine; puțin mai bine: { $choice }
review-better = { $mark }; mai bine: { $choice }
review-undecided = Aici nu era nimic de ales.
review-previous = Momentul de cotitură anterior
review-next = Următorul moment de cotitură
review-equal = La fel de bun ca alegerea cea mai bună
review-before = Arată poziția de dinainte
review-after = Arată ce a urmat
