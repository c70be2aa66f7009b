### Little Devils: the lesson.

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
