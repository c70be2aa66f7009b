### The games, what is on the table, and what a table can agree on.

## Games

game-players = { $fewest } până la { $most } jucători

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
bot-normal = Tanti Funingine
bot-normal-2 = Nenea Zgură
bot-normal-3 = Tanti Văpaie
bot-normal-4 = Bunica Cenușă
bot-normal-5 = Vărul Tăciune
bot-normal-6 = Nenea Foale
bot-normal-level = normal
bot-normal-manner = Stă la tejghea. Știe toate șmecheriile și tot mai cade uneori în câte una.
bot-hard = Baronul Smoală
bot-hard-2 = Contesa Pucioasă
bot-hard-3 = Ducele Cremene
bot-hard-4 = Marchiza Venin
bot-hard-5 = Contele Pizmă
bot-hard-6 = Boierul Catran
bot-hard-level = greu
bot-hard-manner = Un domn de modă veche. Nu iartă nicio greșeală, cu atât mai puțin pe ale tale.
bot-devil = Scaraoțchi
bot-devil-2 = Talpa Iadului
bot-devil-3 = Ucigă-l Toaca
bot-devil-4 = Împelițatul
bot-devil-5 = Încornoratul
bot-devil-6 = Belzebut
bot-devil-level = drăcesc
bot-devil-manner = Hangiul în persoană. Nu trișează: n-are nevoie.

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
option-house-rules = Regulile casei
option-wrong-number = { $option }: „{ $typed }” nu se poate. Dă un număr întreg de la { $low } la { $high }.
option-wrong-step = { $option }: „{ $typed }” nu se poate. Dă un număr de la { $low } la { $high }, din { $step } în { $step }.
option-wrong-numbers = { $option }: „{ $typed }” nu se poate. Dă de la { $shortest } la { $longest } multipli crescători ai lui { $step }, cu virgule între ei.
bot-suited = Pe măsura ta
bot-suited-manner = La început ușori. Cine câștigă dă de alții mai tari, iar cine pierde are mai mult timp.
