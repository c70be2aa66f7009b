### The games, what is on the table, and what a table can agree on.

## Games

game-devil_with_it = Diavolul a fost descoperit
game-devil_with_it-pitch = Pariază în secret cât cărbune iese din foc, apoi bagă mâna.
game-devil_with_it-goal =
    { $goal ->
        [one] { $goal } punct în jetoane încheie jocul; câștigă cel mai bogat.
        [few] { $goal } puncte în jetoane încheie jocul; câștigă cel mai bogat.
       *[other] { $goal } de puncte în jetoane încheie jocul; câștigă cel mai bogat.
    }
game-little_devils = Little Devils
game-little_devils-pitch = Fără culori, doar mai sus și mai jos, și nimeni nu vrea levatele.
game-little_devils-goal =
    { $goal ->
        [one] { $goal } drăcușor încheie jocul; câștigă cine are cei mai puțini.
        [few] { $goal } drăcușori încheie jocul; câștigă cine are cei mai puțini.
       *[other] { $goal } de drăcușori încheie jocul; câștigă cine are cei mai puțini.
    }
game-diavolo = Diavolo
game-diavolo-pitch = Zece zaruri, o cerință, și toți se reped deodată la un drăcușor.
game-diavolo-goal = Câștigă ultimul care mai are un rubin.
game-diavolo-goal-in_peace =
    { $goal ->
        [one] Câștigă cine are cele mai multe rubine după { $goal } rundă.
        [few] Câștigă cine are cele mai multe rubine după { $goal } runde.
       *[other] Câștigă cine are cele mai multe rubine după { $goal } de runde.
    }
game-players = { $fewest } până la { $most } jucători

## What is counted

count-devils =
    { $count ->
        [one] { $count } drăcușor
        [few] { $count } drăcușori
       *[other] { $count } de drăcușori
    }
count-cards =
    { $count ->
        [one] { $count } carte
        [few] { $count } cărți
       *[other] { $count } de cărți
    }
count-chips =
    { $count ->
        [one] { $count } jeton
        [few] { $count } jetoane
       *[other] { $count } de jetoane
    }
count-rubies =
    { $count ->
        [one] { $count } rubin
        [few] { $count } rubine
       *[other] { $count } de rubine
    }

## The Devil With It

coal-devil = diavol
pact = pact

## Little Devils

trick-new = O levată nouă
trick-open = S-a deschis cu { $lead }; în sus sau în jos, încă nu se știe
trick-up = În sus: joacă peste { $lead }
trick-down = În jos: joacă sub { $lead }
takes_for-highest = o ia cartea cea mai mare
takes_for-lowest = o ia cartea cea mai mică
takes_for-lowest_astray = o ia cea mai mică dintre cărțile care nu au putut răspunde
takes_for-highest_astray = o ia cea mai mare dintre cărțile care nu au putut răspunde

## Diavolo: the devils by their colour, and the letter that stands for each

devil-black-short = negru
devil-white-short = alb
devil-red-short = roșu
devil-grey-short = gri
devil-black-letter = N
devil-white-letter = A
devil-red-letter = R
devil-grey-letter = G

order-largest_sum = Cea mai mare sumă
order-largest_sum-meaning = Culoarea ale cărei trei zaruri dau suma cea mai mare.
order-smallest_sum = Cea mai mică sumă
order-smallest_sum-meaning = Culoarea ale cărei trei zaruri dau suma cea mai mică.
order-largest_difference = Cea mai mare diferență
order-largest_difference-meaning = Culoarea la care cel mai mic și cel mai mare zar sunt cel mai departe unul de altul.
order-most_odd = Cele mai multe impare
order-most_odd-meaning = Culoarea care arată cele mai multe zaruri impare.
order-highest_value = Cea mai mare valoare
order-highest_value-meaning = Culoarea care are cel mai mare zar.
order-position = Poziție
order-position-meaning = Culoarea zarului aflat cel mai aproape de zarul Diavolo.

outcome-right = corect
outcome-grey = gri, și pe bună dreptate
outcome-wrong = greșit
outcome-late = prea târziu
outcome-early = start greșit
outcome-level = la egalitate
outcome-nothing = n-a înșfăcat nimic
outcome-out = ieșit

## Bots: the four levels, each a person of the house, and how that person plays each game;
## more of a level are of the same family, so that the name tells how strong somebody is

bot-numbered = { $bot } { $nth }
bot-offered = { $bot } ({ $level })
bot-easy = Aghiuță
bot-easy-2 = Michiduță
bot-easy-3 = Sarsailă
bot-easy-4 = Nichipercea
bot-easy-5 = Scânteiuță
bot-easy-6 = Sfârâilă
bot-easy-level = ușor
bot-easy-manner = Drăcușorul de la bucătărie. Prima săptămână la bar, și toate i se par minunate.
bot-easy-devil_with_it = Mize rotunde, ochi mari și o bucată de cărbune prea mult.
bot-easy-little_devils = Joacă ce-i vine la mână și se miră de levată.
bot-easy-diavolo = Numără pe degete și nu vede mai niciodată o egalitate.
bot-normal = Tanti Funingine
bot-normal-2 = Nenea Zgură
bot-normal-3 = Tanti Văpaie
bot-normal-4 = Bunica Cenușă
bot-normal-5 = Vărul Tăciune
bot-normal-6 = Nenea Foale
bot-normal-level = normal
bot-normal-manner = Stă la tejghea. Știe toate șmecheriile și tot mai cade uneori în câte una.
bot-normal-devil_with_it = Se oprește când ajunge de cină.
bot-normal-little_devils = Joacă din obișnuință, și din când în când dintr-un capriciu.
bot-normal-diavolo = Întâi se uită bine; câte o egalitate îi mai scapă.
bot-hard = Baronul Smoală
bot-hard-2 = Contesa Pucioasă
bot-hard-3 = Ducele Cremene
bot-hard-4 = Marchiza Venin
bot-hard-5 = Contele Pizmă
bot-hard-6 = Boierul Catran
bot-hard-level = greu
bot-hard-manner = Un domn de modă veche. Nu iartă nicio greșeală, cu atât mai puțin pe ale tale.
bot-hard-devil_with_it = Numără cărbunii și pariază cu capul limpede.
bot-hard-little_devils = Ține minte fiecare carte și gândește înainte.
bot-hard-diavolo = Iute, precis și puțin cam mândru de asta.
bot-devil = Scaraoțchi
bot-devil-2 = Talpa Iadului
bot-devil-3 = Ucigă-l Toaca
bot-devil-4 = Împelițatul
bot-devil-5 = Încornoratul
bot-devil-6 = Belzebut
bot-devil-level = drăcesc
bot-devil-manner = Hangiul în persoană. Nu trișează: n-are nevoie.
bot-devil-devil_with_it = Numără cărbuni și jetoane, și ține minte cum pariezi.
bot-devil-little_devils = Ți-a jucat cărțile în gând înaintea ta.
bot-devil-diavolo = Iute ca cei mai buni dintre oameni, și nu greșește mai niciodată.

## Bots: simple ones, whom others are measured by, and one who has left but is named in old records

bot-random = La întâmplare
bot-random-level = simplu
bot-random-manner = Lasă totul în voia sorții.
bot-cautious = Prudent
bot-cautious-level = simplu
bot-cautious-manner = Își frige cel mult vârful degetelor.
bot-bold = Îndrăzneț
bot-bold-level = simplu
bot-bold-manner = Bagă mâna în foc până la cot.
bot-sly = Șiret

## Paces

pace-relaxed = Pe îndelete
pace-normal = Normal
pace-fast = Rapid
pace-time =
    { $seconds ->
        [one] { $seconds } secundă pe decizie
        [few] { $seconds } secunde pe decizie
       *[other] { $seconds } de secunde pe decizie
    }

## Colours and signs of people

colour-ember = Jar
colour-coal = Cărbune
colour-flame = Flacără
colour-ash = Cenușă
colour-brass = Alamă
colour-moss = Mușchi
colour-plum = Prună
colour-sky = Cer
sign-horn = Corn
sign-flame = Flacără
sign-fork = Furcă
sign-tail = Coadă
sign-skull = Craniu
sign-star = Stea

## Options

option-yes = da
option-no = nu
option-devil_with_it-goal = Țintă
option-devil_with_it-goal-meaning = Cine are atât în jetoane încheie jocul.
option-devil_with_it-mouth = Gura cuptorului
option-devil_with_it-mouth-meaning = Când cărbunii rămași încap în gură, cuptorul se umple din nou.
option-devil_with_it-minimum_bet = Pariul cel mai mic
option-devil_with_it-minimum_bet-meaning = Cu 0, pumnul poate rămâne gol.
option-devil_with_it-track = Spații cu numere
option-devil_with_it-track-meaning = Numerele pe care stau pionii.
option-devil_with_it-open_totals = Jetoane la vedere
option-devil_with_it-open_totals-meaning = Toți văd jetoanele tuturor și nimeni nu trebuie să țină minte.
option-little_devils-goal = Țintă
option-little_devils-goal-meaning = Cine are atâția drăcușori încheie jocul.
option-little_devils-open_tricks = Levate la vedere
option-little_devils-open_tricks-meaning = Ce levate se mai pot privi o dată.
option-little_devils-open_tricks-none = niciuna
option-little_devils-open_tricks-last = ultima
option-little_devils-open_tricks-all = toate
option-diavolo-race = Cursă
option-diavolo-race-meaning = Contează mâna cea mai iute; fără cursă, toți răspund în tihnă.
option-diavolo-limit = Runde
option-diavolo-limit-meaning = Câte runde ține un joc fără cursă.
option-diavolo-time_limit = Limită de timp
option-diavolo-time_limit-meaning = Secunde pentru înșfăcat; 0 înseamnă fără limită.
option-diavolo-fastest = Start greșit
option-diavolo-fastest-meaning = Cine înșfacă mai repede de atâtea milisecunde nu s-a uitat.
option-diavolo-dead_heat = La egalitate
option-diavolo-dead_heat-meaning = La atâtea milisecunde distanță mâinile sunt la egalitate și decide soarta.
option-diavolo-position = Poziție
option-diavolo-position-meaning = Zarul Diavolo are și a șasea față: care zar e cel mai aproape?
