### The Devil With It: the rules, as the browser shows them.

rules-devil_with_it-goal = Despre ce e vorba
rules-devil_with_it-goal-text =
    Toți pariază în secret cât cărbune va scoate din cuptor cel mai bun din această rundă. Apoi, pe rând, fiecare bagă mâna: încă un cărbune sau un diavol?
    Când cineva are 1600 de jetoane, cel mai bogat câștigă.
rules-devil_with_it-oven = Cuptorul
rules-devil_with_it-oven-text = În cuptor sunt 48 de cărbuni cu fața în jos, iar nouă dintre ei sunt diavoli. Fiecare începe cu 200 de jetoane și un pion pe 200, pe traseul banilor.
rules-devil_with_it-bet = 1. Pariul cu diavolul
rules-devil_with_it-bet-text =
    Toți cei care au jetoane iau câteva în pumn: zeci, cel puțin 10. Apoi toți pumnii se deschid deodată.
    Un pariu câștigă dacă cea mai mare valoare a cărbunilor din rundă ajunge la el, oricui i-ar aparține cărbunii. Fără jetoane nu pariezi, dar joci mai departe.
rules-devil_with_it-coal = 2. Cărbuni din foc
rules-devil_with_it-coal-text =
    Începând cu primul jucător, fiecare are o tură la cuptor. Întoarce orice cărbune. Dacă e un număr, te oprești sau mai întorci unul.
    Cine se oprește își pune cărbunii în față: suma lor este valoarea cărbunilor lui.
    Cine întoarce un diavol s-a ars. Cărbunii din această tură merg la margine și nu se numără; pariul nu are de suferit.
    Ultimul cărbune din cuptor încheie imediat această parte. Cine l-a întors își păstrează cărbunii, dacă nu e un diavol; cine încă n-a fost la rând are 0.
rules-devil_with_it-kept = oprit la timp
rules-devil_with_it-burnt = ars
rules-devil_with_it-pay = 3. Câștigurile
rules-devil_with_it-pay-text =
    Cea mai mare valoare a cărbunilor hotărăște toate pariurile.
    • O miză mai mare e pierdută și merge la bancă.
    • Orice altă miză se păstrează și câștigă încă o dată pe atât.
    • Cea mai mare miză a rundei câștigă dublul ei, dacă iese câștigătoare; la fel pentru toți cei care o împart.
    • Valoarea cea mai mare aduce 50, iar cei mai mulți cărbuni aduc 50; la egalitate îi primește fiecare. Cărbunii arși nu aduc nimic.
rules-devil_with_it-stake = Miză
rules-devil_with_it-amount = Valoare
rules-devil_with_it-pieces = Cărbuni
rules-devil_with_it-gain = Aduce
rules-devil_with_it-out = ars
rules-devil_with_it-pay-example = Valoarea cea mai mare este 115. Miza de 150 a lui Krako e prea mare; dacă ar fi fost atinsă, ar fi câștigat 300.
rules-devil_with_it-pact = 4. Pioni și pacte
rules-devil_with_it-pact-text =
    Fiecare pion merge la totalul stăpânului său: pe un număr sau în golul dintre două. Din jetoanele altora nu se vede mai mult.
    Cine stă atunci singur în urma tuturor sau pe 0–50 are un pact cu diavolul până la următoarea mutare a pionilor, iar jetoanele lui stau la vedere. În prima rundă nu are nimeni.
    Cine întoarce un diavol plătește câte 50 fiecărui alt jucător care are un pact, din jetoane care nu sunt mizate. Dacă au rămas mai puțin de 50, plătește banca pentru el.
rules-devil_with_it-next = Runda următoare
rules-devil_with_it-next-text =
    Cărbunii merg cu fața în jos la margine; ce lipsește știe doar cine a ținut minte. Dacă ce a rămas încape în gura cuptorului, adică 19 cărbuni sau mai puțini, toți cei 48 se amestecă și se așază din nou.
    Primul jucător devine vecinul din stânga.
rules-devil_with_it-end = Sfârșitul
rules-devil_with_it-end-text = Când cineva are 1600 sau mai mult la sfârșitul unei runde, câștigă cel mai bogat. La egalitate, victoria se împarte.
