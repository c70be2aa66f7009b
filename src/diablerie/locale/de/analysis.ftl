### Was der stärkste Bot denkt: Tipps am Tisch und ein Blick zurück auf eine Partie.

## Was man tun kann

choice-play = { $card } spielen
choice-bet = { $amount } setzen
choice-reveal = noch ein Stück
choice-stop = aufhören
choice-grab =
    { $devil ->
        [black] das schwarze Teufelchen
        [white] das weiße Teufelchen
        [red] das rote Teufelchen
       *[grey] das graue Teufelchen
    }
choice-nothing = kein Teufelchen

## Zahlen; von einem Wert und demselben in Prozent nimmt jeder Text, was passt

figure-chance = Gewinnchance { $percent }
figure-devils = erwartete Teufelchen { $value }
figure-takes = macht den Stich { $percent }
figure-gain = Wettchips in dieser Runde { $value }
figure-bet_wins = Wette gewinnt { $percent }
figure-devil_chance = Teufel beim nächsten Stück { $percent }
figure-rubies = Rubine in dieser Runde { $value }
figure-clearness = so klar ist die Antwort { $percent }
figure-instead = { $better } statt { $played }

## Wie gut eine Entscheidung war

mark-inaccuracy = Ungenauigkeit
mark-mistake = Fehler
mark-blunder = Patzer

## Ein Blick zurück im Terminal

analysis-round = Runde { $round }
analysis-best = gut
analysis-better = besser: { $choice }
analysis-player = wer
analysis-accuracy = Genauigkeit
analysis-decisions = Entscheidungen
analysis-lost = verloren je Entscheidung
analysis-inaccuracies = Ungenauigkeiten
analysis-mistakes = Fehler
analysis-blunders = Patzer
analysis-nothing = In dieser Partie hatte niemand eine Wahl, also gibt es nichts zu beurteilen.
