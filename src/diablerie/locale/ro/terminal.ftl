### What the terminal says: the table as a picture of letters, questions, and answers to what was typed.

## The table

screen-before = Înainte de prima rundă
screen-after = După runda { $round }
screen-trick = Runda { $round }. { $trick }
screen-oven =
    { $count ->
        [one] Runda { $round }, { $count } cărbune în cuptor
        [few] Runda { $round }, { $count } cărbuni în cuptor
       *[other] Runda { $round }, { $count } de cărbuni în cuptor
    }
screen-threw =
    { $you ->
        [yes] Runda { $round }, ai aruncat tu
       *[no] Runda { $round }, a aruncat { $who }
    }
screen-taking = o ia deocamdată
screen-last_trick =
    { $you ->
        [yes] Ultima levată: { $cards }; ai luat-o tu
       *[no] Ultima levată: { $cards }; a luat-o { $who }
    }
screen-your_hand = Mâna ta: { $cards }
screen-hand_of = Cărți, { $who }: { $cards }
screen-hidden = ? jetoane
screen-pawn = pion { $stand }
screen-beyond = peste { $space }
screen-bet = pariu { $stake }
screen-coal = cărbuni { $coal } = { $total }
screen-turned =
    { $you ->
        [yes] Ai întors { $coal } = { $total }
       *[no] { $who } a întors { $coal } = { $total }
    }
screen-order = Cerință: { $order }
screen-order_right = Cerință: { $order }; corect e { $devil }
screen-devils = Drăcușori: { $devils }
screen-answered = a răspuns
screen-grabbed = a înșfăcat
screen-grab = { $devil } după { $reaction } ms

## Questions

screen-ask_game = Ce joc ({ $numbers }; q pentru ieșire)?
screen-ask_card = Cartea ta?
screen-ask_one_of = Cartea ta ({ $cards })?
screen-ask_bet = Pariul tău (un multiplu de 10, de la { $low } la { $high })?
screen-ask_coal = Întoarce un cărbune (Enter sau un loc)?
screen-ask_more = Ai { $total }. Te oprești (s) sau încă unul (Enter sau un loc)?
screen-ask_ready =
    { $you ->
        [yes] Zarurile sunt la tine. Gata? Apasă Enter și privește.
       *[no] Zarurile le are { $who }. Gata? Apasă Enter și privește.
    }
screen-ask_grab = Înșfacă ({ $letters })!
screen-ask_numbered_grab = Înșfacă! Numărul tău și { $letters }, de exemplu { $example } ({ $numbers }):
screen-ask_devil = Care drăcușor ({ $letters })?
screen-ask_hide = Enter îți ascunde cărțile și jetoanele.
screen-ask_look_away = { $who }, e rândul tău. Ceilalți se uită în altă parte; apasă Enter.

## What was typed

screen-no_game = { $typed } nu e printre ele.
screen-no_card = { $typed } nu e o carte. Scrie numărul ei.
screen-no_amount = { $typed } nu e o sumă. Scrie un număr.
screen-no_place = { $typed } nu e un loc din cuptor. Scrie numărul lui sau s ca să te oprești.
screen-no_devil = { $typed } nu e un drăcușor.
screen-no_number = { $typed } nu începe cu numărul cuiva care mai poate înșfăca.
screen-must_grab = La masa asta timpul nu contează, deci fiecare trebuie să înșface.
screen-help_grab = Scrie n, a, r sau g pentru drăcușorul negru, alb, roșu sau gri; Enter pentru niciunul.
screen-help_clock = Ceasul merge.
screen-help_keys = t arată masa din nou, q părăsește jocul.
screen-help_rules = Regulile: diablerie rules { $game }

## Coming and going

screen-welcome = { $game } ({ $credit }). ? ajută, t arată masa, q iese.
screen-at_table = La masă: { $names }.
screen-bot = { $name } (bot, { $level })
screen-bot_manner = { $bot }: { $manner } { $way }
screen-guest = Oaspete
screen-numbered_guest = Oaspete { $number }
screen-seat = locul { $seat }
screen-left = Pleci de la masă; jocul nu s-a terminat.
screen-record = Înregistrarea este în { $file }.
screen-too_many_bots = { $bots } boți pentru { $players } jucători; numește cel mult atâția boți câți jucători sunt
screen-too_many_names = { $names } nume pentru { $people } persoane; pe celelalte locuri stau boți
screen-bad_name = numele { $name } trebuie să aibă între 1 și { $longest } caractere tipăribile
screen-credits = Diablerie este o adaptare neoficială; jocurile aparțin autorilor și editurilor lor.
screen-allowed_range = de la { $low } la { $high }
screen-allowed_two = { $low } sau { $high }
screen-allowed_list = de la { $shortest } la { $longest } multipli de 10 crescători, de la 0 la 1000000
screen-games =
    { $count ->
        [one] { $count } joc
        [few] { $count } jocuri
       *[other] { $count } de jocuri
    }
screen-events =
    { $count ->
        [one] { $count } eveniment
        [few] { $count } evenimente
       *[other] { $count } de evenimente
    }
screen-verified = { $file }: { $games }, { $events }: fiecare mutare e permisă, fiecare amestecare decurge din sămânța ei, timpii se potrivesc
screen-no-pace =
    { $count ->
        [one] Într-un joc a expirat timp, dar nu scrie cât era: nu se poate spune dacă expirase cu adevărat.
       [few] În { $count } jocuri a expirat timp, dar nu scrie cât era: nu se poate spune dacă expirase cu adevărat.
       *[other] În { $count } de jocuri a expirat timp, dar nu scrie cât era: nu se poate spune dacă expirase cu adevărat.
    }
