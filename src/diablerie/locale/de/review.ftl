### Ein Blick zurück auf eine Partie: wie gut alle gespielt haben, und wo sie gekippt ist.

review-begins = Ein Blick zurück …
review-making = Ein Blick zurück: { $done } von { $of } Entscheidungen
review-leave = Das dauert eine Weile. Du kannst gehen: Es läuft ohne dich weiter, und du findest es später hier.
review-ready = Die Analyse ist fertig.
review-again = Nochmal versuchen
review-intro = Der stärkste Bot beurteilt, was man bei jeder Entscheidung sehen konnte. Glück ist kein Verdienst und Pech kein Fehler.
review-accuracy = Genauigkeit
review-accuracy-of = { $name }: Genauigkeit { $accuracy } von 100
review-nothing-of = { $name } hatte nichts zu entscheiden
review-marks =
    { $mark ->
        [inaccuracy] { $count ->
            [one] { $count } Ungenauigkeit
           *[other] { $count } Ungenauigkeiten
        }
        [mistake] { $count ->
            [one] { $count } Fehler
           *[other] { $count } Fehler
        }
       *[blunder] { $count ->
            [one] { $count } Patzer
           *[other] { $count } Patzer
        }
    }
review-flawless = fehlerfrei
review-chances = Gewinnchance
review-chart = Gewinnchance im Lauf der Partie. { $parts }.
review-ends = { $name }: von { $from } auf { $to }, höchstens { $most }
review-points = Wendepunkte
review-points-of = Wendepunkte von { $name }
review-points-none = Nichts wurde verschenkt. Teuflisch gut!
review-everybody = Alle zeigen
review-point = Runde { $round }, { $name }
review-lost = { $percent } verschenkt
review-instead = { $played }; besser: { $better }
review-best = Die beste Wahl
review-good = Gut; ein wenig besser: { $choice }
review-better = { $mark }; besser: { $choice }
review-undecided = Hier gab es nichts zu wählen.
review-previous = Voriger Wendepunkt
review-next = Nächster Wendepunkt
review-equal = So gut wie die beste Wahl
review-before = Stellung davor zeigen
review-after = Zeigen, was daraus wurde
