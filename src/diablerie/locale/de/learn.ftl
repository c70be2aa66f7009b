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

## Auf Teufel komm raus

learn-devil_with_it-bet = Alle wetten heimlich, wie viel Kohle der Beste von euch herausholt. Die anderen haben ihre Faust schon geschlossen. Nimm 80 deiner Chips in deine.
learn-devil_with_it-bet-done = Die Fäuste gehen gemeinsam auf. Deine Wette gewinnt, wenn irgendwer Kohle für 80 oder mehr holt; es muss nicht deine sein.
learn-devil_with_it-bet-other = Auch eine gute Wette! Nimm hier aber 80.
learn-devil_with_it-reach = Du bist am Ofen. Dreh ein beliebiges Kohlestück um.
learn-devil_with_it-reach-done = 25! Nach jedem Stück darfst du aufhören oder weitermachen, solange kein Teufel kommt.
learn-devil_with_it-again = 25 ist nicht viel: Es gibt Wetten bis 140. Greif noch einmal hinein.
learn-devil_with_it-again-other = Du dürftest mit 25 aufhören. Aber sei hier einmal mutig.
learn-devil_with_it-again-done = Zusammen 100. Das würde für deine Wette von 80 reichen.
learn-devil_with_it-stop = 9 der 48 Stücke sind Teufel, und ein Teufel verbrennt alle Kohle deines Zuges. Hör auf und behalte deine 100.
learn-devil_with_it-stop-done = Gerettet! Deine 100 liegen vor dir, da kann sie kein Teufel mehr verbrennen.
learn-devil_with_it-stop-greedy = Ein Teufel! Die Kohle deines Zuges ist verbrannt und nichts mehr wert. Deine Wette ist aber noch nicht verloren. Versuch es jetzt vorsichtig.
learn-devil_with_it-burnt = Azzo hatte 90 und wollte mehr: ein Teufel! Seine Kohle zählt 0, aber seine Wette kann durch die Kohle der anderen noch gewinnen.
learn-devil_with_it-payout = Die beste Kohle sind Foscas 135. Wetten bis 135 gewinnen noch einmal so viel, Krakos 140 sind verloren. Höchster Betrag und meiste Stücke bringen je 50.
learn-devil_with_it-pact = Die nächste Runde. Krako steht allein ganz hinten und hat darum einen Pakt mit dem Teufel. Du hast mit 100 am höchsten gewettet. Greif hinein!
learn-devil_with_it-pact-done = Ein Teufel! Krakos Pakt bringt ihm 50 deiner Chips. Aber Azzos 125 retten deine Wette, und die höchste Wette gewinnt doppelt: 200 für dich.
learn-devil_with_it-done = Wer 1600 Chips hat, beendet das Spiel; der Reichste gewinnt. Wer zurückfällt, dem hilft ein Pakt.

## Little Devils

learn-little_devils-lead = Niemand will Stiche: Die Teufelchen auf den Karten zählen gegen dich. Du spielst aus. Nimm irgendeine Karte, nur keine mit fünf Teufelchen.
learn-little_devils-lead-led = Die zweite Karte entscheidet, wohin es geht: eine höhere hinauf, eine niedrigere hinunter. Wer ausspielt, bekommt den Stich nie.
learn-little_devils-either = Krako spielt die 18 aus. Du bist Zweiter und frei: Mit einer höheren Karte geht der Stich hinauf, mit einer niedrigeren hinunter.
learn-little_devils-either-up = Hinauf! Jetzt müssen die anderen über 18 bleiben, wenn sie können. Können es alle, bekommt die höchste Karte den Stich.
learn-little_devils-either-down = Hinunter! Jetzt müssen die anderen unter 18 bleiben, wenn sie können. Können es alle, bekommt die niedrigste Karte den Stich.
learn-little_devils-up = 22, dann 30: Der Stich geht hinauf. Spiel irgendeine Karte über 22.
learn-little_devils-up-safe = In Sicherheit! Krakos 30 ist die höchste Karte und bekommt den Stich. Du musst nur über die erste Karte, nicht über die letzte.
learn-little_devils-up-high = Erlaubt, aber nun ist deine Karte die höchste, und der Stich gehört dir. Die 23 oder die 27 wäre unter der 30 durchgeschlüpft.
learn-little_devils-down = 20, dann 12: Diesmal geht es hinunter. Spiel unter 20.
learn-little_devils-down-safe = Gut gemacht! Die niedrigste Karte bekommt den Stich, und das ist Krakos 12.
learn-little_devils-down-low = Erlaubt, aber hinunter bekommt die niedrigste Karte den Stich, und das ist deine. Über der 12 wärst du sicher gewesen.
learn-little_devils-unable = Wieder hinauf, aber über 24 hast du nichts. Also spielst du darunter, und den Stich bekommt, wer nicht konnte: du. Mach ihn billig!
learn-little_devils-unable-cheap = Eine Karte ohne Teufelchen! Wer als Einziger nicht folgen kann, bekommt den Stich auf jeden Fall; da soll er wenig kosten.
learn-little_devils-unable-dear = Der Stich war ohnehin deiner, samt den Teufelchen auf deiner Karte. Die 2 oder die 14 hätte keine dazugelegt.
learn-little_devils-shield = Hinauf, über 24. Krako konnte nicht und hat die 11 gespielt; du kannst auch nicht. Die niedrigere von beiden bekommt den Stich. Überlass ihn Krako!
learn-little_devils-shield-safe = Krakos 11 ist niedriger, also bekommt er den Stich.
learn-little_devils-shield-five = Teuflisch! Krakos 11 ist niedriger: Er bekommt den Stich, und deine fünf Teufelchen dazu.
learn-little_devils-shield-caught = Niedriger als die 11: Der Stich gehört dir. Versuch eine Karte zwischen 11 und 24.
learn-little_devils-score = Nach neun Stichen zählen alle die Teufelchen, die sie bekommen haben. Hat jemand 100, ist Schluss, und die wenigsten gewinnen.
learn-little_devils-done = Hinauf oder hinunter, an den anderen vorbei, und die Teufelchen überlässt du ihnen.

## Diavolo

learn-diavolo-largest_sum = Zehn Würfel, eine Aufgabe. Welche Farbe hat die größte Summe? Schnapp dir ihr Teufelchen. Noch drängt nichts.
learn-diavolo-smallest_sum = Jetzt umgekehrt: Welche Farbe hat die kleinste Summe?
learn-diavolo-largest_difference = Sieh dir von jeder Farbe den niedrigsten und den höchsten Würfel an. Wo liegen sie am weitesten auseinander?
learn-diavolo-most_odd = Nur ungerade Würfel zählen: 1, 3 und 5. Welche Farbe hat die meisten?
learn-diavolo-highest_value = Inzwischen hast du einen Rubin verloren. Welche Farbe hat den höchsten Würfel? Vorsicht: Sind mehrere Farben gleich gut, ist das graue Teufelchen richtig.
learn-diavolo-position = Diesmal keine Zahlen: Welcher Würfel liegt dem Diavolo-Würfel aus Messing am nächsten? Seine Farbe ist richtig.
learn-diavolo-race = Jetzt im Ernst: du und Azzo, und von jeder Farbe nur ein Teufelchen. Wer zuerst schnappt, hat es. Größte Summe!
learn-diavolo-race-first = Deins! Für Azzo ist kein richtiges Teufelchen mehr da, er verliert einen Rubin.
learn-diavolo-race-late = Zu spät: Azzo hat das einzige richtige Teufelchen, und du verlierst einen Rubin. Gleich noch einmal.
learn-diavolo-right = Richtig! Die Zahlen zeigen, warum. Wer ein falsches Teufelchen schnappt oder gar keins, verliert einen Rubin.
learn-diavolo-right-grey = Grau stimmt: Schwarz und Weiß zeigen beide eine 6. Zu Recht geschnappt, bringt das graue Teufelchen einen Rubin; mehr als fünf hat aber niemand.
learn-diavolo-wrong = Das war es nicht, und das kostet einen Rubin. Sieh dir die Zahlen der Farben an und versuch es noch einmal.
learn-diavolo-done = Ohne Rubine bist du draußen; der Letzte mit einem Rubin gewinnt. Ab vier Spielern gibt es drei Teufelchen jeder Farbe, aber nur ein graues.
