### Die Regeln in unseren eigenen Worten. Eine Zeile ist ein Absatz; die mit einem Punkt sind eine Liste.

rules-contents = Inhalt
rules-player = Spieler
rules-options = Optionen
rules-options-text = Worauf sich ein Tisch vor dem Spiel einigen kann. Wer nichts ändert, spielt wie üblich.
rules-usual = Üblich: { $value }.
rules-credits = Wessen Spiel das ist

## Auf Teufel komm raus

rules-devil_with_it-goal = Worum es geht
rules-devil_with_it-goal-text =
    Alle wetten heimlich, wie viel Kohle der Beste dieser Runde aus dem Ofen holt. Dann greift einer nach dem anderen hinein: noch mehr Kohle oder ein Teufel?
    Hat jemand 1600 Chips, gewinnt der Reichste.
rules-devil_with_it-oven = Der Ofen
rules-devil_with_it-oven-text = 48 Kohlestücke liegen verdeckt im Ofen, neun davon sind Teufel. Jeder beginnt mit 200 Wettchips und einer Spielfigur auf der 200 der Geldleiste.
rules-devil_with_it-bet = 1. Die Teufelswette
rules-devil_with_it-bet-text =
    Alle, die Chips haben, nehmen einige davon in die Faust: in Zehnern und mindestens 10. Dann gehen alle Fäuste gemeinsam auf.
    Eine Wette gewinnt, wenn der höchste Kohlebetrag der Runde sie erreicht, ganz gleich, wessen Kohle das ist. Ohne Chips wettest du nicht, spielst aber mit.
rules-devil_with_it-coal = 2. Kohle aus dem Feuer
rules-devil_with_it-coal-text =
    Vom Startspieler an ist jeder einmal am Ofen. Dreh ein beliebiges Stück um. Ist es eine Zahl, hörst du auf oder drehst noch eins um.
    Wer aufhört, legt seine Kohle vor sich ab: Ihre Summe ist sein Kohlebetrag.
    Wer einen Teufel umdreht, ist verbrannt. Die Kohle dieses Zuges kommt an den Rand und zählt nichts; der Wette schadet das nicht.
    Das allerletzte Stück im Ofen beendet diesen Teil sofort. Wer es umgedreht hat, behält seine Kohle, wenn es kein Teufel ist; wer noch nicht dran war, hat 0.
rules-devil_with_it-kept = rechtzeitig aufgehört
rules-devil_with_it-burnt = verbrannt
rules-devil_with_it-pay = 3. Gewinne
rules-devil_with_it-pay-text =
    Der höchste Kohlebetrag entscheidet über alle Wetten.
    • Ein höherer Wetteinsatz ist verloren und geht an die Bank.
    • Jeden anderen Einsatz behältst du und gewinnst noch einmal so viel.
    • Die höchste Wette der Runde gewinnt das Doppelte ihres Einsatzes, wenn sie gewinnt; auch bei allen, die sie teilen.
    • Der höchste Kohlebetrag bringt 50, und die meisten Kohlestücke bringen 50; bei Gleichstand bekommen es alle. Verbrannte Kohle bringt nichts.
rules-devil_with_it-stake = Einsatz
rules-devil_with_it-amount = Kohle
rules-devil_with_it-pieces = Stücke
rules-devil_with_it-gain = Bringt
rules-devil_with_it-out = verbrannt
rules-devil_with_it-pay-example = Der höchste Betrag ist 135. Krakos Wette von 140 ist zu hoch; wäre sie erreicht worden, hätte sie 280 gewonnen.
rules-devil_with_it-pact = 4. Figuren und Pakte
rules-devil_with_it-pact-text =
    Jede Figur geht dorthin, wo das Vermögen ihres Besitzers steht: auf eine Zahl oder in die Lücke zwischen zweien. Mehr siehst du von fremden Chips nicht.
    Wer dann allein ganz hinten steht oder auf 0–50, hat einen Pakt mit dem Teufel, bis die Figuren wieder ziehen, und seine Chips liegen offen. In der ersten Runde hat niemand einen.
    Wer einen Teufel umdreht, zahlt jedem anderen, der einen Pakt hat, 50 aus Chips, die nicht gesetzt sind. Sind davon weniger als 50 übrig, zahlt die Bank für ihn.
rules-devil_with_it-next = Die nächste Runde
rules-devil_with_it-next-text =
    Die Kohle kommt verdeckt an den Rand; was weg ist, weiß nur, wer es sich gemerkt hat. Passt der Rest ins Ofenloch, das sind 19 Stücke oder weniger, werden alle 48 neu gemischt und ausgelegt.
    Startspieler wird der Nächste links.
rules-devil_with_it-end = Das Ende
rules-devil_with_it-end-text = Hat jemand am Ende einer Runde 1600 oder mehr, gewinnt der Reichste. Bei Gleichstand teilen sie sich den Sieg.

## Little Devils

rules-little_devils-goal = Worum es geht
rules-little_devils-goal-text = Niemand will Stiche, denn auf den Karten sitzen Teufelchen. Hat jemand 100 davon, ist das Spiel aus, und die wenigsten Teufelchen gewinnen.
rules-little_devils-cards = Die Karten
rules-little_devils-cards-text = Es gibt keine Farben, nur Zahlen. Jeder bekommt neun Karten, und zwar von den niedrigsten: zu dritt 1 bis 27, zu viert 1 bis 36, zu fünft 1 bis 45, zu sechst 1 bis 54.
rules-little_devils-lead = Ausspielen
rules-little_devils-lead-text =
    Den ersten Stich eröffnet, wer links vom Kartengeber sitzt, später, wer den letzten Stich bekommen hat. Du darfst jede Karte ausspielen, eine mit fünf Teufelchen aber nur, wenn du keine andere hast.
    Der Zweite ist frei. Ist seine Karte höher als die erste, geht der Stich hinauf; ist sie niedriger, geht er hinunter.
rules-little_devils-follow = Folgen
rules-little_devils-follow-text =
    Alle anderen müssen auf dieser Seite der ausgespielten Karte bleiben: darüber oder darunter. Welche Karte du nimmst, ist deine Sache, egal was die anderen gespielt haben.
    Wer auf dieser Seite nichts hat, muss auf der anderen spielen.
rules-little_devils-take = Wer den Stich bekommt
rules-little_devils-take-text =
    • Konnten alle folgen, bekommt ihn hinauf die höchste Karte, hinunter die niedrigste.
    • Konnten manche nicht, bekommt ihn einer von ihnen: hinauf die niedrigste ihrer Karten, hinunter die höchste.
    Wer einen Stich bekommt, spielt zum nächsten aus. Und wer ausspielt, bekommt den eigenen Stich nie.
rules-little_devils-trick-up = Die 22 ist ausgespielt, mit der 30 geht es hinauf. Alle können folgen, also bekommt die höchste Karte den Stich: die 34, mit 7 Teufelchen.
rules-little_devils-trick-down = Die 37 ist ausgespielt, mit der 31 geht es hinunter. Die 39 und die 44 konnten nicht folgen; die 44 ist die höhere der beiden und bekommt 8 Teufelchen.
rules-little_devils-trick-astray = Die 24 ist ausgespielt, mit der 29 geht es hinauf. Die 11 und die 15 konnten nicht folgen; die 11 ist die niedrigere der beiden und bekommt 7 Teufelchen.
rules-little_devils-score = Zählen
rules-little_devils-score-text =
    Nach neun Stichen zählt jeder die Teufelchen in seinen Stichen zu seinen bisherigen. Wer den ersten Stich eröffnet hat, gibt die nächste Runde.
    Hat jemand 100 oder mehr, gewinnen die wenigsten Teufelchen. Bei Gleichstand teilen sie sich den Sieg.

## Diavolo

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
