### Introduceri de două minute: cu voce tare o răsuflare, pe telefon cinci rânduri.

learn-you = Tu
learn-coach = Ce e de făcut
learn-back = Înapoi
learn-again = Mai încearcă
learn-next = Mai departe
learn-skip = Sari
learn-skip-all = Sari peste tot
learn-progress = Pasul { $step } din { $all }
learn-finished = Asta e tot!
learn-from-start = De la capăt
learn-all-rules = Toate regulile

## Diavolul a fost descoperit

learn-devil_with_it-bet = Toți pariază în secret cât cărbune va scoate cel mai bun dintre voi. Ceilalți au strâns deja pumnul. Pune 80 din jetoanele tale în al tău.
learn-devil_with_it-bet-done = Pumnii se deschid deodată. Pariul tău câștigă dacă cărbunii cuiva valorează cel puțin 80; nu trebuie să fie ai tăi.
learn-devil_with_it-bet-other = Bun și pariul acesta! Aici însă pune 80.
learn-devil_with_it-reach = E rândul tău la cuptor. Întoarce orice cărbune.
learn-devil_with_it-reach-done = 25! După fiecare cărbune te poți opri sau poți continua, cât timp nu iese un diavol.
learn-devil_with_it-again = 25 e puțin: sunt mize până la 140. Mai bagă o dată mâna.
learn-devil_with_it-again-other = Te-ai putea opri la 25. Dar aici fii o dată îndrăzneț.
learn-devil_with_it-again-done = 100 în total. Ar ajunge pentru miza ta de 80.
learn-devil_with_it-stop = 9 din cei 48 de cărbuni sunt diavoli, iar un diavol arde toți cărbunii din tura ta. Oprește-te și păstrează cei 100.
learn-devil_with_it-stop-done = Salvați! Cei 100 stau în fața ta și niciun diavol nu-i mai poate arde.
learn-devil_with_it-stop-greedy = Un diavol! Cărbunii din tura ta au ars și nu mai valorează nimic. Pariul însă nu e pierdut încă. Încearcă acum cu prudență.
learn-devil_with_it-burnt = Azzo avea 90 și voia mai mult: un diavol! Cărbunii lui fac 0, dar pariul lui poate câștiga prin cărbunii altora.
learn-devil_with_it-payout = Cei mai buni cărbuni: 135, ai Foscăi. Mizele până la 135 câștigă încă o dată pe atât; cei 140 ai lui Krako s-au dus. Valoarea cea mai mare și cei mai mulți cărbuni aduc câte 50.
learn-devil_with_it-pact = Runda următoare. Krako e singur în urma tuturor, deci are un pact cu diavolul. Tu ai pariat 100, cel mai mult. Bagă mâna!
learn-devil_with_it-pact-done = Un diavol! Pactul îi aduce lui Krako 50 din jetoanele tale. Dar cei 125 ai lui Azzo îți salvează pariul, iar miza cea mai mare câștigă dublu: 200 pentru tine.
learn-devil_with_it-done = La 1600 de jetoane jocul se termină, iar cel mai bogat câștigă. Pe cine rămâne în urmă îl ajută un pact.

## Little Devils

learn-little_devils-lead = Nimeni nu vrea levate: drăcușorii de pe cărți se numără împotriva ta. Tu deschizi. Joacă orice carte, dar nu una cu cinci drăcușori.
learn-little_devils-lead-led = A doua carte hotărăște încotro: una mai mare, în sus; una mai mică, în jos. Cine deschide nu ia niciodată levata.
learn-little_devils-either = Krako deschide cu 18. Ești al doilea și liber: o carte mai mare trimite levata în sus, una mai mică în jos.
learn-little_devils-either-up = În sus! Acum ceilalți trebuie să joace peste 18, dacă pot. Dacă pot toți, cartea cea mai mare ia levata.
learn-little_devils-either-down = În jos! Acum ceilalți trebuie să joace sub 18, dacă pot. Dacă pot toți, cartea cea mai mică ia levata.
learn-little_devils-up = 22, apoi 30: levata merge în sus. Joacă orice carte peste 22.
learn-little_devils-up-safe = În siguranță! 30, cartea lui Krako, e cea mai mare și ia levata. Trebuie să treci doar de prima carte, nu de ultima.
learn-little_devils-up-high = E permis, dar acum cartea ta e cea mai mare, iar levata e a ta. 23 sau 27 s-ar fi strecurat pe sub 30.
learn-little_devils-down = 20, apoi 12: de data asta în jos. Joacă sub 20.
learn-little_devils-down-safe = Bravo! Cartea cea mai mică ia levata, iar aceea e 12, a lui Krako.
learn-little_devils-down-low = E permis, dar în jos cartea cea mai mică ia levata, iar aceea e a ta. Peste 12 erai în siguranță.
learn-little_devils-unable = Iar în sus, dar peste 24 nu ai nimic. Atunci joci dedesubt, iar levata o ia cine n-a putut urma: tu. Să coste puțin!
learn-little_devils-unable-cheap = O carte fără drăcușori! Cine e singurul care nu poate urma ia levata oricum; măcar să coste puțin.
learn-little_devils-unable-dear = Levata era oricum a ta, cu tot cu drăcușorii de pe cartea ta. 2 sau 14 n-ar fi adăugat niciunul.
learn-little_devils-shield = În sus, peste 24. Krako n-a putut urma și a jucat 11; nici tu nu poți. Cea mai mică dintre cele două ia levata. Las-o lui!
learn-little_devils-shield-safe = 11, cartea lui Krako, e mai mică, deci levata e a lui.
learn-little_devils-shield-five = Drăcesc! 11, cartea lui Krako, e mai mică: levata e a lui, cu cei cinci drăcușori ai tăi.
learn-little_devils-shield-caught = Mai mică decât 11: levata e a ta. Încearcă o carte între 11 și 24.
learn-little_devils-score = După nouă levate fiecare numără drăcușorii pe care i-a luat. Când cineva are 100, jocul se termină și câștigă cine are cei mai puțini.
learn-little_devils-done = În sus sau în jos, strecoară-te printre ceilalți și lasă-le lor drăcușorii.

## Diavolo

learn-diavolo-largest_sum = Zece zaruri, o cerință. Ce culoare are suma cea mai mare? Înșfacă drăcușorul ei. Deocamdată nu e nicio grabă.
learn-diavolo-smallest_sum = Acum invers: ce culoare are suma cea mai mică?
learn-diavolo-largest_difference = Uită-te la zarul cel mai mic și la cel mai mare din fiecare culoare. Unde e distanța cea mai mare?
learn-diavolo-most_odd = Contează doar zarurile impare: 1, 3 și 5. Ce culoare are cele mai multe?
learn-diavolo-highest_value = Între timp ai pierdut un rubin. Ce culoare are zarul cel mai mare? Atenție: dacă mai multe culori sunt la fel de bune, drăcușorul gri e cel corect.
learn-diavolo-position = Fără numere acum: ce zar e cel mai aproape de zarul Diavolo din alamă? Culoarea lui e cea corectă.
learn-diavolo-race = Acum pe bune: tu și Azzo, câte un drăcușor din fiecare culoare. Cine îl înșfacă primul îl are. Suma cea mai mare!
learn-diavolo-race-first = Al tău! Pentru Azzo n-a mai rămas drăcușorul corect și pierde un rubin.
learn-diavolo-race-late = Prea târziu: Azzo are singurul drăcușor corect, iar tu pierzi un rubin. Încă o dată.
learn-diavolo-right = Corect! Cifrele arată de ce. Cine înșfacă un drăcușor greșit sau niciunul pierde un rubin.
learn-diavolo-right-grey = Gri e corect: și negrul, și albul arată un 6. Înșfăcat pe drept, drăcușorul gri aduce un rubin; dar niciodată mai mult de cinci.
learn-diavolo-wrong = Nu acesta, și te costă un rubin. Uită-te la cifrele culorilor și mai încearcă.
learn-diavolo-done = Fără rubine ești eliminat; câștigă ultimul care mai are unul. De la patru jucători sunt trei drăcușori din fiecare culoare, dar unul singur gri.
