### The Devil With It: the lesson.

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
