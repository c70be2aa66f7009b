### What the terminal says: the table as a picture of letters, questions, and answers to what was typed.

## The table

screen-before = Înainte de prima rundă
screen-after = După runda { $round }

## Questions

screen-ask_game = Ce joc ({ $numbers }; q pentru ieșire)?
screen-ask_hide = Enter îți ascunde cărțile și jetoanele.
screen-ask_look_away = { $who }, e rândul tău. Ceilalți se uită în altă parte; apasă Enter.

## What was typed

screen-no_game = { $typed } nu e printre ele.
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
screen-too_many_names =
    { $names ->
        [one] { $names } nume
        [few] { $names } nume
       *[other] { $names } de nume
    } pentru { $people ->
        [one] { $people } persoană
        [few] { $people } persoane
       *[other] { $people } de persoane
    }; pe celelalte locuri stau boți
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
