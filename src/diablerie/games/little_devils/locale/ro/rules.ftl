### Little Devils: the rules, as the browser shows them.

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
rules-little_devils-trick-up = Se deschide cu 18; cu 28 merge în sus. Toți pot urma, deci cartea cea mai mare ia levata: 40, cu 9 drăcușori.
rules-little_devils-trick-down = Se deschide cu 42; cu 36 merge în jos. 47 și 49 n-au putut urma; 49 e cea mai mare dintre ele și ia 12 drăcușori.
rules-little_devils-trick-astray = Se deschide cu 24; cu 29 merge în sus. 11 și 15 n-au putut urma; 11 e cea mai mică dintre ele și ia 7 drăcușori.
rules-little_devils-score = Numărarea
rules-little_devils-score-text =
    După nouă levate fiecare adaugă la totalul său drăcușorii din levatele lui. Cine a deschis prima levată împarte runda următoare.
    Când cineva are 100 sau mai mulți, câștigă cine are cei mai puțini. La egalitate, victoria se împarte.
