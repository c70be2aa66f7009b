### Diavolo: the lesson.

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
