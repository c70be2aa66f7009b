### Diavolo: the lesson.

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
