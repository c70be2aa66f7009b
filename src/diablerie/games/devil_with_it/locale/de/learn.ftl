### The Devil With It: the lesson.

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
