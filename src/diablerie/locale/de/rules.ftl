### Die Regeln in unseren eigenen Worten. Eine Zeile ist ein Absatz; die mit einem Punkt sind eine Liste.

rules-contents = Inhalt
rules-player = Spieler
rules-options = Optionen
rules-options-text = Worauf sich ein Tisch vor dem Spiel einigen kann. Wer nichts ändert, spielt wie üblich.
rules-usual = Üblich: { $value }.
rules-credits = Wessen Spiel das ist
