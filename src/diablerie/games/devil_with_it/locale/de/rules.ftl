### The Devil With It: the rules, as the browser shows them.

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
rules-devil_with_it-pay-example = Der höchste Betrag ist 115. Krakos Wette von 150 ist zu hoch; wäre sie erreicht worden, hätte sie 300 gewonnen.
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
