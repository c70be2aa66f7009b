### Diavolo: the rules, as the browser shows them.

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
