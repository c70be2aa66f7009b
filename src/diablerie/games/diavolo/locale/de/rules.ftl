### Diavolo: the rules, as the browser shows them.

rules-diavolo-goal = Worum es geht
rules-diavolo-goal-text = Zehn Würfel fallen, einer davon stellt eine Aufgabe, und alle schnappen zugleich zu. Falsche Teufelchen kosten Rubine. Der Letzte mit einem Rubin gewinnt.
rules-diavolo-table = Auf dem Tisch
rules-diavolo-table-text = Neun Würfel, je drei in Schwarz, Weiß und Rot, und der Diavolo-Würfel. Jeder hat fünf Rubine. Wie viele Teufelchen es gibt, hängt davon ab, wie viele noch im Spiel sind; das graue ist immer allein.
rules-diavolo-players = { $players } Spieler
rules-diavolo-round = Eine Runde
rules-diavolo-round-text = Alle zehn Würfel werden geworfen. Jeder sieht nach, welche Farbe die Aufgabe am besten erfüllt, und schnappt sich ein Teufelchen dieser Farbe. Was geschnappt ist, bleibt geschnappt. Als Nächstes wirft, wer links davon sitzt.
rules-diavolo-orders = Die sechs Aufgaben
rules-diavolo-orders-text = Ein Wurf, und welches Teufelchen jede Aufgabe verlangt:
rules-diavolo-grey = Das graue Teufelchen
rules-diavolo-grey-text = Sind zwei oder drei Farben gleich gut, ist nur das graue Teufelchen richtig. Wer es zu Recht schnappt, gewinnt einen Rubin, hat aber nie mehr als fünf. Alle anderen verlieren einen.
rules-diavolo-rubies = Rubine
rules-diavolo-rubies-text =
    • Die richtige Farbe kostet nichts.
    • Ein falsches Teufelchen oder gar keins kostet einen Rubin. Auch wer zu spät kommt und kein richtiges mehr findet, zahlt ihn.
    • Wer keinen Rubin mehr hat, ist draußen.
    Verlieren die Letzten ihren letzten Rubin in derselben Runde, gewinnt niemand.
rules-diavolo-first = Wer der Erste war
rules-diavolo-first-text =
    Es zählt, wie lange du gebraucht hast, nachdem du die Würfel gesehen hast, nicht wie schnell deine Leitung ist.
    Wer in weniger als 150 Millisekunden schnappt, hat nicht hingesehen: ein Fehlstart, so schlimm wie ein falsches Teufelchen. Wer höchstens 15 Millisekunden hinter dem Schnellsten liegt, ist gleichauf, und das Los entscheidet. Nach 15 Sekunden ist es zu spät.
rules-diavolo-peace = Ohne Wettlauf
rules-diavolo-peace-text = An einem Tisch ohne Wettlauf antworten alle in Ruhe. Jede richtige Antwort ist richtig, und das graue Teufelchen ist für alle da, die es sehen. Nach 15 Runden gewinnen die meisten Rubine.
