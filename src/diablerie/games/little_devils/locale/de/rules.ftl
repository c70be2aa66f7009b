### Little Devils: the rules, as the browser shows them.

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
rules-little_devils-trick-up = Die 18 ist ausgespielt, mit der 28 geht es hinauf. Alle können folgen, also bekommt die höchste Karte den Stich: die 40, mit 9 Teufelchen.
rules-little_devils-trick-down = Die 42 ist ausgespielt, mit der 36 geht es hinunter. Die 47 und die 49 konnten nicht folgen; die 49 ist die höhere der beiden und bekommt 12 Teufelchen.
rules-little_devils-trick-astray = Die 24 ist ausgespielt, mit der 29 geht es hinauf. Die 11 und die 15 konnten nicht folgen; die 11 ist die niedrigere der beiden und bekommt 7 Teufelchen.
rules-little_devils-score = Zählen
rules-little_devils-score-text =
    Nach neun Stichen zählt jeder die Teufelchen in seinen Stichen zu seinen bisherigen. Wer den ersten Stich eröffnet hat, gibt die nächste Runde.
    Hat jemand 100 oder mehr, gewinnen die wenigsten Teufelchen. Bei Gleichstand teilen sie sich den Sieg.
