### Was der stärkste Bot denkt: Tipps am Tisch und ein Blick zurück auf eine Partie.

## Zahlen; von einem Wert und demselben in Prozent nimmt jeder Text, was passt

figure-chance = Gewinnchance { $percent }
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
