### Regulile, cu vorbele noastre. Un rând e un paragraf; cele cu punct sunt o listă.

rules-contents = Cuprins
rules-player = Jucător
rules-options = Opțiuni
rules-options-text = Asupra căror lucruri se poate înțelege o masă înainte de început. Cine nu schimbă nimic joacă după obicei.
rules-usual = De obicei: { $value }.
rules-credits = Al cui e jocul

## Diavolul a fost descoperit

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
rules-devil_with_it-pay-example = Valoarea cea mai mare este 135. Miza de 140 a lui Krako e prea mare; dacă ar fi fost atinsă, ar fi câștigat 280.
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

## Little Devils

rules-little_devils-goal = Despre ce e vorba
rules-little_devils-goal-text = Nimeni nu vrea levate, fiindcă pe cărți stau drăcușori. Când cineva are 100, jocul se termină și câștigă cine are cei mai puțini.
rules-little_devils-cards = Cărțile
rules-little_devils-cards-text = Nu există culori, doar numere. Fiecare primește nouă cărți, dintre cele mai mici: 1–27 în trei, 1–36 în patru, 1–45 în cinci, 1–54 în șase.
rules-little_devils-lead = Deschiderea
rules-little_devils-lead-text =
    Prima levată o deschide cine stă în stânga celui care împarte, apoi cine a luat ultima. Poți deschide cu orice carte, dar cu una cu cinci drăcușori numai dacă nu ai alta.
    Al doilea e liber. Dacă e mai mare cartea lui decât prima, levata merge în sus; dacă e mai mică, merge în jos.
rules-little_devils-follow = A urma
rules-little_devils-follow-text =
    Toți ceilalți trebuie să joace de acea parte a primei cărți: peste ea sau sub ea. Ce carte, alegi tu, orice ar fi jucat ceilalți.
    Cine nu are nimic de acea parte trebuie să joace de cealaltă.
rules-little_devils-take = Cine ia levata
rules-little_devils-take-text =
    • Dacă toți au putut urma, cartea cea mai mare ia o levată în sus, iar cea mai mică una în jos.
    • Dacă unii n-au putut, o ia unul dintre ei: cea mai mică dintre cărțile lor dacă levata merge în sus, cea mai mare dacă merge în jos.
    Cine ia o levată o deschide pe următoarea. Iar cine deschide nu-și ia niciodată propria levată.
rules-little_devils-trick-up = Se deschide cu 22; cu 30 merge în sus. Toți pot urma, deci cartea cea mai mare ia levata: 34, cu 7 drăcușori.
rules-little_devils-trick-down = Se deschide cu 37; cu 31 merge în jos. 39 și 44 n-au putut urma; 44 e cea mai mare dintre ele și ia 8 drăcușori.
rules-little_devils-trick-astray = Se deschide cu 24; cu 29 merge în sus. 11 și 15 n-au putut urma; 11 e cea mai mică dintre ele și ia 7 drăcușori.
rules-little_devils-score = Numărarea
rules-little_devils-score-text =
    După nouă levate fiecare adaugă la totalul său drăcușorii din levatele lui. Cine a deschis prima levată împarte runda următoare.
    Când cineva are 100 sau mai mulți, câștigă cine are cei mai puțini. La egalitate, victoria se împarte.

## Diavolo

rules-diavolo-goal = Despre ce e vorba
rules-diavolo-goal-text = Cad zece zaruri, unul dă o cerință și toți înșfacă deodată. Drăcușorii greșiți costă rubine. Câștigă ultimul care mai are un rubin.
rules-diavolo-table = Pe masă
rules-diavolo-table-text = Nouă zaruri, câte trei negre, albe și roșii, și zarul Diavolo. Fiecare are cinci rubine. Câți drăcușori sunt depinde de câți jucători mai sunt în joc; cel gri e mereu singur.
rules-diavolo-players = { $players } jucători
rules-diavolo-round = O rundă
rules-diavolo-round-text = Se aruncă toate cele zece zaruri. Fiecare caută culoarea care răspunde cel mai bine cerinței și înșfacă un drăcușor de acea culoare. Ce e înșfăcat rămâne înșfăcat. Apoi aruncă vecinul din stânga.
rules-diavolo-orders = Cele șase cerințe
rules-diavolo-orders-text = O singură aruncare și drăcușorul pe care îl cere fiecare cerință:
rules-diavolo-grey = Drăcușorul gri
rules-diavolo-grey-text = Dacă două sau trei culori sunt la fel de bune, numai drăcușorul gri e corect. Cine îl înșfacă pe drept câștigă un rubin, dar nu are niciodată mai mult de cinci. Toți ceilalți pierd unul.
rules-diavolo-rubies = Rubinele
rules-diavolo-rubies-text =
    • Culoarea corectă nu costă nimic.
    • Un drăcușor greșit, sau niciunul, costă un rubin. La fel și dacă vii prea târziu, când cei corecți s-au dus.
    • Cine nu mai are rubine e eliminat.
    Dacă ultimii jucători își pierd ultimul rubin în aceeași rundă, nu câștigă nimeni.
rules-diavolo-first = Cine a fost primul
rules-diavolo-first-text =
    Contează cât ți-a luat după ce ai văzut zarurile, nu cât de rapidă îți e conexiunea.
    Cine înșfacă în mai puțin de 150 de milisecunde n-a privit: un start greșit, la fel de rău ca un drăcușor greșit. Mâinile la cel mult 15 milisecunde în urma celei mai rapide sunt la egalitate, iar sorții hotărăsc. După 15 secunde e prea târziu.
rules-diavolo-peace = Fără cursă
rules-diavolo-peace-text = La o masă fără cursă toți răspund în liniște. Orice răspuns corect e corect, iar drăcușorul gri e acolo pentru toți cei care îl văd. După 15 runde câștigă cine are cele mai multe rubine.
