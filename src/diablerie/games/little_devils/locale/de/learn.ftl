### Little Devils: the lesson.

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
