### The games, what is on the table, and what a table can agree on.

## Games

game-players = da { $fewest } a { $most } giocatori

## Bots: the four levels, each a person of the house, and how that person plays each game;
## more of a level are of the same family, so that the name tells how strong somebody is

bot-numbered = { $bot } { $nth }
bot-offered = { $bot } ({ $level })
bot-easy = Farfarello
bot-easy-2 = Alichino
bot-easy-3 = Ciriatto
bot-easy-4 = Libicocco
bot-easy-5 = Rubicante
bot-easy-6 = Cagnazzo
bot-easy-level = facile
bot-easy-manner = Il diavoletto di cucina. Prima settimana al bar, e tutto lo incanta.
bot-normal = Zia Fuliggine
bot-normal-2 = Zio Mantice
bot-normal-3 = Cugina Brace
bot-normal-4 = Nonna Cenere
bot-normal-5 = Cugino Tizzone
bot-normal-6 = Nonno Fumo
bot-normal-level = normale
bot-normal-manner = Sta dietro il bancone. Conosce ogni trucco, e ogni tanto ci casca.
bot-hard = Barone Pece
bot-hard-2 = Contessa Zolfo
bot-hard-3 = Duca Selce
bot-hard-4 = Marchesa Fiele
bot-hard-5 = Conte Livore
bot-hard-6 = Don Catrame
bot-hard-level = difficile
bot-hard-manner = Un signore di vecchio stampo. Non perdona gli errori, tanto meno i tuoi.
bot-devil = Messer Satanasso
bot-devil-2 = Messer Belzebù
bot-devil-3 = Messer Asmodeo
bot-devil-4 = Messer Berlicche
bot-devil-5 = Messer Belial
bot-devil-6 = Messer Lucifero
bot-devil-level = diabolico
bot-devil-manner = L’oste in persona. Non bara: non ne ha bisogno.

## Bots: simple ones, whom others are measured by, and one who has left but is named in old records

bot-random = Caso
bot-random-level = semplice
bot-random-manner = Si affida sempre al caso.
bot-cautious = Prudente
bot-cautious-level = semplice
bot-cautious-manner = Si scotta al massimo la punta delle dita.
bot-bold = Temerario
bot-bold-level = semplice
bot-bold-manner = Infila il braccio fino al gomito.
bot-sly = Furbo

## Paces

pace-relaxed = Con calma
pace-normal = Normale
pace-fast = Veloce
pace-time =
    { $seconds ->
        [one] { $seconds } secondo per decisione
       *[other] { $seconds } secondi per decisione
    }

## Colours and signs of people

colour-ember = Brace
colour-coal = Carbone
colour-flame = Fiamma
colour-ash = Cenere
colour-brass = Ottone
colour-moss = Muschio
colour-plum = Prugna
colour-sky = Cielo
sign-horn = Corno
sign-flame = Fiamma
sign-fork = Forcone
sign-tail = Coda
sign-skull = Teschio
sign-star = Stella

## Options

option-yes = sì
option-no = no
option-house-rules = Regole della casa
option-wrong-number = { $option }: «{ $typed }» non va bene. Scrivi un numero intero da { $low } a { $high }.
option-wrong-step = { $option }: «{ $typed }» non va bene. Scrivi un numero da { $low } a { $high }, a passi di { $step }.
option-wrong-numbers = { $option }: «{ $typed }» non va bene. Scrivi da { $shortest } a { $longest } multipli di { $step } crescenti, separati da virgole.
bot-suited = Adatti a te
bot-suited-manner = Facili all’inizio. Chi vince ne trova di più forti, e chi perde ha più tempo.
