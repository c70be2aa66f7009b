### Little Devils: what it is called, what can be chosen, and what happens at the table, in sentences.

## The game

game-little_devils = Little Devils
game-little_devils-pitch = Niente semi, solo più alto e più basso, e nessuno vuole le prese.
game-little_devils-goal =
    { $goal ->
        [one] { $goal } diavoletto chiude la partita; vince chi ne ha di meno.
       *[other] { $goal } diavoletti chiudono la partita; vince chi ne ha di meno.
    }

## What is counted

count-devils =
    { $count ->
        [one] { $count } diavoletto
       *[other] { $count } diavoletti
    }
count-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }

## The trick

trick-new = Una nuova presa
trick-open = Si apre con { $lead }; su o giù, è ancora aperto
trick-up = Su: gioca sopra { $lead }
trick-down = Giù: gioca sotto { $lead }
takes_for-highest = tocca alla carta più alta
takes_for-lowest = tocca alla carta più bassa
takes_for-lowest_astray = tocca alla più bassa di quelle che non hanno potuto rispondere
takes_for-highest_astray = tocca alla più alta di quelle che non hanno potuto rispondere

## How its bots play

bot-easy-little_devils = Gioca quel che gli capita in mano e si stupisce della presa.
bot-normal-little_devils = Gioca per vecchia abitudine, e ogni tanto per capriccio.
bot-hard-little_devils = Ricorda ogni carta e pensa in anticipo.
bot-devil-little_devils = Ha giocato la tua mano nella sua testa prima di te.

## Options

option-little_devils-goal = Traguardo
option-little_devils-goal-meaning = Chi ha così tanti diavoletti chiude la partita.
option-little_devils-open_tricks = Prese scoperte
option-little_devils-open_tricks-meaning = Quali prese si possono riguardare.
option-little_devils-open_tricks-none = nessuna
option-little_devils-open_tricks-last = l’ultima
option-little_devils-open_tricks-all = tutte

## What happens

event-little_devils-deal =
    { $you ->
        [yes] Giro { $round }. Dai tu le carte.
       *[no] Giro { $round }. Dà le carte { $who }.
    }
event-little_devils-lead =
    { $you ->
        [yes] Apri tu.
       *[no] Apre { $who }.
    }
event-little_devils-play =
    { $you ->
        [yes] Giochi
       *[no] { $who } gioca
    } la carta { $card }{ $devils ->
        [0] .
        [one] , con { $devils } diavoletto.
       *[other] , con { $devils } diavoletti.
    }
event-little_devils-trick =
    { $you ->
        [yes] Ti tocca
       *[no] A { $who } tocca
    } la presa con la carta { $card }{ $devils ->
        [0] , e dentro nemmeno un diavoletto.
        [one] , e dentro { $devils } diavoletto.
       *[other] , e dentro { $devils } diavoletti.
    }
event-little_devils-trick_hidden =
    { $you ->
        [yes] Ti tocca
       *[no] A { $who } tocca
    } la presa con la carta { $card }.
event-little_devils-round = Diavoletti dopo il giro { $round }: { $totals }.
event-little_devils-end =
    { $count ->
        [one] Vince chi ha meno diavoletti: { $winners }.
       *[other] Vince chi ha meno diavoletti, a pari merito: { $winners }.
    }

## What would be allowed

allowed-cards = Puoi giocare: { $cards }.
allowed-cards_above = Sopra { $lead } hai: { $cards }.
allowed-cards_below = Sotto { $lead } hai: { $cards }.

## Why something is refused

impossible-deal = Queste carte non si possono dare adesso: nove del mazzo a testa, nessuna due volte.

## Che cosa si può fare

choice-play = giocare il { $card }

## Cifre; di un valore e dello stesso in percentuale, ogni testo prende quello che gli si addice

figure-devils = diavoletti da aspettarsi { $value }
figure-takes = fa la presa { $percent }
