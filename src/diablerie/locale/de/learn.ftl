### Einführungen von zwei Minuten: vorgelesen ein Atemzug, auf dem Telefon fünf Zeilen.

learn-you = Du
learn-coach = Was zu tun ist
learn-back = Zurück
learn-again = Noch einmal
learn-next = Weiter
learn-skip = Auslassen
learn-skip-all = Überspringen
learn-progress = Schritt { $step } von { $all }
learn-finished = Das ist alles!
learn-from-start = Von vorn
learn-all-rules = Alle Regeln
