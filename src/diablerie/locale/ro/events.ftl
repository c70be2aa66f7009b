### What happens at a table, in sentences that can be read aloud, and why something cannot happen.
### $you is "yes" where the person who reads is the one who acts ($who), otherwise "no".

## In every game

event-timeout =
    { $you ->
        [yes] Timpul tău s-a scurs.
       *[no] { $who } nu mai are timp.
    }
event-take_back =
    { $you ->
        [yes] Te răzgândești.
       *[no] { $who } se răzgândește.
    }
event-wins =
    { $count ->
        [one] Câștigă { $winners }.
        [few] { $winners } împart victoria.
       *[other] { $winners } împart victoria.
    }
event-nobody_wins = Nu câștigă nimeni.
named-number = { $name } { $number }

## Little Devils

event-little_devils-deal =
    { $you ->
        [yes] Runda { $round }. Tu împarți.
       *[no] Runda { $round }. { $who } împarte.
    }
event-little_devils-lead =
    { $you ->
        [yes] Tu deschizi.
       *[no] { $who } deschide.
    }
event-little_devils-play =
    { $you ->
        [yes] Joci
       *[no] { $who } joacă
    } { $card }{ $devils ->
        [0] .
        [one] , cu { $devils } drăcușor.
        [few] , cu { $devils } drăcușori.
       *[other] , cu { $devils } de drăcușori.
    }
event-little_devils-trick =
    { $you ->
        [yes] Iei
       *[no] { $who } ia
    } levata cu { $card }{ $devils ->
        [0] , fără niciun drăcușor în ea.
        [one] , cu { $devils } drăcușor în ea.
        [few] , cu { $devils } drăcușori în ea.
       *[other] , cu { $devils } de drăcușori în ea.
    }
event-little_devils-trick_hidden =
    { $you ->
        [yes] Iei
       *[no] { $who } ia
    } levata cu { $card }.
event-little_devils-round = Drăcușori după runda { $round }: { $totals }.
event-little_devils-end =
    { $count ->
        [one] Cei mai puțini drăcușori câștigă: { $winners }.
        [few] Cei mai puțini drăcușori câștigă, la egalitate: { $winners }.
       *[other] Cei mai puțini drăcușori câștigă, la egalitate: { $winners }.
    }

## The Devil With It

event-devil_with_it-start =
    { $you ->
        [yes] Soarta te-a ales: începi tu.
       *[no] Soarta a ales: începe { $who }.
    }
event-devil_with_it-lay = Toți cei 48 de cărbuni sunt în cuptor, cu fața în jos.
event-devil_with_it-bet =
    { $you ->
        [yes] Ai pariat.
       *[no] { $who } a pariat.
    }
event-devil_with_it-fists = Pumnii se deschid: { $stakes }.
event-devil_with_it-reveal =
    { $you ->
        [yes] Întinzi mâna spre { $place }.
       *[no] { $who } întinde mâna spre { $place }.
    }
event-devil_with_it-coal =
    { $you ->
        [yes] Întorci { $value } și ai { $total }.
       *[no] { $who } întoarce { $value } și are { $total }.
    }
event-devil_with_it-burnt =
    { $you ->
        [yes] Un diavol! Îți arzi degetele.
       *[no] Un diavol! { $who } își arde degetele.
    }
event-devil_with_it-smoke = { $lost } se fac scrum.
event-devil_with_it-pact_pays = Pactul aduce { $amount } pentru { $names }.
event-devil_with_it-stop =
    { $you ->
        [yes] Te oprești la { $total }.
       *[no] { $who } se oprește la { $total }.
    }
event-devil_with_it-best =
    { $amount ->
        [0] Runda { $round }: toți s-au ars, niciun cărbune nu a ieșit din foc.
       *[other] Cea mai mare valoare de cărbuni din runda { $round } este { $amount }.
    }
event-devil_with_it-payout =
    { $you ->
        [yes] Tu: { $parts }.
       *[no] { $who }: { $parts }.
    }
event-devil_with_it-pacts = Un pact cu diavolul: { $names }.
event-devil_with_it-chips = Jetoane: { $totals }.
event-devil_with_it-end =
    { $count ->
        [one] Câștigă cel mai bogat: { $winners }.
        [few] Câștigă cei mai bogați: { $winners }.
       *[other] Câștigă cei mai bogați: { $winners }.
    }
payout-bet_lost = pariu { $stake } pierdut (−{ $chips })
payout-bet_won = pariu { $stake } câștigat (+{ $chips })
payout-bet_doubled = cel mai mare pariu, { $stake }, câștigat dublu (+{ $chips })
payout-amount_bonus = cea mai mare valoare de cărbuni +{ $chips }
payout-pieces_bonus = cei mai mulți cărbuni +{ $chips }
payout-pact_received = pact +{ $chips }
payout-nothing = nimic

## Diavolo; $devil is black, white, red or grey, $order is the name of an order

event-diavolo-start =
    { $you ->
        [yes] Soarta te-a ales: prima aruncare e a ta.
       *[no] Soarta a ales: prima aruncare e pentru { $who }.
    }
event-diavolo-throw =
    { $you ->
        [yes] Arunci:
       *[no] { $who } aruncă:
    } { $order ->
        [largest_sum] cea mai mare sumă.
        [smallest_sum] cea mai mică sumă.
        [largest_difference] cea mai mare diferență.
        [most_odd] cele mai multe impare.
        [highest_value] cea mai mare valoare.
       *[position] zarul cel mai aproape de zarul Diavolo.
    }
event-diavolo-grab =
    { $you ->
        [yes] Înșfaci
       *[no] { $who } înșfacă
    } { $devil ->
        [black] drăcușorul negru
        [white] drăcușorul alb
        [red] drăcușorul roșu
       *[grey] drăcușorul gri
    } după { $reaction } ms.
event-diavolo-false_start =
    { $you ->
        [yes] Înșfaci după { $reaction } ms: start greșit.
       *[no] { $who } înșfacă după { $reaction } ms: start greșit.
    }
event-diavolo-grabbed =
    { $you ->
        [yes] Ai înșfăcat un drăcușor.
       *[no] { $who } a înșfăcat un drăcușor.
    }
event-diavolo-answer =
    { $you ->
        [yes] Ai răspuns.
       *[no] { $who } a răspuns.
    }
event-diavolo-close = Jos mâinile, nu se mai înșfacă.
event-diavolo-lot = La egalitate; soarta zice: { $names }.
event-diavolo-right =
    { $devil ->
        [black] Corect era negru: { $figures }.
        [white] Corect era alb: { $figures }.
        [red] Corect era roșu: { $figures }.
       *[grey] Corect era gri, pentru că e egalitate: { $figures }.
    }
event-diavolo-late = Niciun drăcușor rămas pentru { $names }.
event-diavolo-rubies = Rubine: { $changes }.
event-diavolo-rubies_stay = Nimeni nu câștigă și nu pierde vreun rubin.
event-diavolo-end =
    { $count ->
        [one] Câștigă { $winners }, capul dracilor din seara asta.
        [few] Câștigă împreună { $winners }.
       *[other] Câștigă împreună { $winners }.
    }
event-diavolo-nobody = Toți își pierd deodată ultimul rubin: nu câștigă nimeni și fiecare își plătește paharul.
figure =
    { $devil ->
        [black] negru
        [white] alb
       *[red] roșu
    } { $number }
ruby-change =
    { $out ->
        [yes] { $name } { $change } și iese din joc
       *[no] { $name } { $change }
    }

## What would be allowed

allowed-cards = Poți juca: { $cards }.
allowed-cards_above = Peste { $lead } ai: { $cards }.
allowed-cards_below = Sub { $lead } ai: { $cards }.
allowed-bet = Poți paria de la { $low } la { $high }, din zece în zece.

## Refusals by the rules of the games

refusal-game_over = Jocul s-a terminat. Începe altul.
refusal-not_now = Acum nu se poate. Așteaptă ce urmează.
refusal-not_your_turn = Nu e rândul tău. Așteaptă până îți vine rândul.
refusal-impossible = Așa ceva nu există în acest joc. Alege ceva de pe masă.
impossible-deal = Cărțile acestea nu pot fi împărțite acum: nouă din pachet pentru fiecare, niciuna de două ori.
impossible-coal = Un asemenea cărbune nu mai este în cuptor.
impossible-player = Nu există un asemenea jucător la masa asta.
impossible-throw = Zarurile sau soarta nu pot cădea așa acum.
impossible-reaction = O reacție de { $reaction } ms nu se poate. Se numără de la 0, când zarurile stau pe loc.
refusal-not_in_hand = Nu ai cartea asta. Joacă una din mâna ta.
refusal-five_led = Nu se deschide cu o carte cu cinci diavoli cât timp ai alta. Alege alta.
refusal-must_follow = Cartea asta nu răspunde, iar tu ai una care răspunde. Joacă de partea cerută.
refusal-no_chips = Fără jetoane nu e pariu. Așteaptă-ți rândul la cuptor.
refusal-bet_not_tens = Un pariu e un multiplu de 10. Rotunjește-l.
refusal-bet_too_low = E sub pariul cel mai mic. Pariază mai mult.
refusal-bet_too_high = E mai mult decât ai. Pariază mai puțin.
refusal-no_coal_there = Acolo nu e niciun cărbune cu fața în jos. Alege alt loc din cuptor.
refusal-nothing_to_keep = Încă nu ai ce păstra. Întoarce cel puțin un cărbune înainte să te oprești.
refusal-out_of_the_game = Nu mai ai niciun rubin și ai ieșit din joc. Privește sau începe altul.
refusal-grabbed_already = Ai înșfăcat deja și nu se schimbă. Așteaptă următoarea aruncare.
refusal-no_such_devil = Nu există un asemenea drăcușor. Înșfacă negru, alb, roșu sau gri.
refusal-devil_gone = Mâini mai iuți l-au luat pe ultimul. Înșfacă alt drăcușor.
refusal-too_late = Prea târziu, runda s-a încheiat. Așteaptă următoarea aruncare.

## Refusals by the table

refusal-bad_event = Masa nu a înțeles mutarea. Reîncarcă pagina și mai încearcă o dată.
refusal-bad_option = Opțiunea asta nu există sau nu cu valoarea asta. Alege una dintre cele oferite.
refusal-begun = Jocul a început și locurile rămân cum sunt. Așteaptă sfârșitul sau privește.
refusal-closed = Masa asta s-a închis. Deschide alta.
refusal-no_such_seat = Locul acesta nu există sau nu stă nimeni pe el. Alege altul.
refusal-no_hints = Aici nu se dau sfaturi: așa s-a stabilit, partida contează sau e o cursă. Ai încredere în instinct.
refusal-no_talk = La masa asta nu se vorbește. Lasă jocul să vorbească.
refusal-nothing_said = Nu se vede nimic în textul ăsta. Scrie un cuvânt sau un semn.
refusal-not_a_command = Masa nu a înțeles. Reîncarcă pagina și mai încearcă o dată.
refusal-not_begun = Jocul nu a început. Așteaptă până sunt toți gata.
refusal-not_host = Numai gazda mesei poate face asta. Roag-o pe ea.
refusal-not_over = Jocul nu s-a terminat. Revanșa vine după.
refusal-not_seated = Nu ai loc la masa asta. Așază-te întâi sau privește.
refusal-nothing_to_take_back = Nu ai ce lua înapoi: nimic nu e hotărât sau alții au văzut deja.
refusal-removed = Gazda te-a trimis de la masa asta. Poți privi.
refusal-seat_taken = Acolo stă deja cineva. Alege alt loc.
refusal-seated_already = Ai deja un loc. Ridică-te întâi.
refusal-seats_empty = Mai sunt locuri goale. Cheamă întâi oameni sau boți la masă.
refusal-stale_id = A ajuns prea târziu ca să conteze. Uită-te la masă și mai fă o dată.
refusal-too_fast = Încet! A fost prea mult deodată. Așteaptă o clipă.
refusal-unknown_bot = Casa nu are un asemenea bot. Alege unul dintre cei oferiți.

## Refusals at the door of the server

refusal-bad_handshake = Legătura cu masa nu s-a făcut. Reîncarcă pagina.
refusal-unknown = Casa nu te cunoaște încă. Spune cine ești sau doar privește.
refusal-foreign_origin = Pagina altui site nu poate face asta. Deschide pagina jocului.
refusal-no_such_table = Nu există nicio masă cu acest cod. Verifică-l sau cere din nou linkul.
refusal-too_many_connections = Prea multe conexiuni vin din rețeaua ta. Închide câteva ferestre și mai încearcă o dată.
refusal-full = Acum totul e plin. Încearcă din nou imediat.
refusal-too_slow = Cererea ta nu a ajuns la timp. Mai încearcă o dată.
refusal-damaged = Ce s-a păstrat de la această masă este deteriorat, așa că nu se mai poate juca aici. Întreabă persoana care administrează serverul.
refusal-unknown_host = Acest server nu se numește așa. Folosește adresa pe care ai primit-o sau întreabă persoana care îl administrează.
refusal-too_much_work = Din rețeaua ta se cer multe acum. Încearcă din nou imediat.
refusal-too_many_watchers = Prea multă lume privește deja masa asta. Încearcă mai târziu.
refusal-too_many_misses = Din rețeaua ta au venit prea multe coduri care nu duc nicăieri. Așteaptă un minut sau folosește linkul.
refusal-our_fault = Ceva n-a mers la noi. Mai încearcă peste o clipă.
refusal-bad_value = Așa ceva nu se poate. Verifică ce ai scris și mai încearcă o dată.
refusal-bad_body = Casa nu a înțeles. Verifică ce ai scris și mai încearcă o dată.
refusal-gone = Nu a ajuns tot. Mai încearcă o dată.
refusal-internal = Ceva n-a mers în casă. Mai încearcă peste o clipă.
refusal-no_cookie = Un permis e pentru oaspeții acestui browser. Spune întâi aici cine ești.
refusal-no_such_file = La adresa asta nu e nimic. Întoarce-te la jocuri.
refusal-no_such_path = La adresa asta nu e nimic. Întoarce-te la jocuri.
refusal-not_this_way = Așa nu merge. Reîncarcă pagina și mai încearcă o dată.
refusal-no_such_game = Nu există un asemenea joc. Alege unul dintre cele trei.
refusal-no_such_pass = Permisul acesta e necunoscut, folosit sau prea vechi. Fă altul.
refusal-too_large = A fost mult prea lung. Trimite mai puțin.
refusal-too_many_guests = Prea mulți oaspeți noi vin din rețeaua ta. Încearcă mai târziu.
refusal-too_many_tables = Ai deja multe mese. Termină sau părăsește câteva.
refusal-too_many_public_tables = Din rețeaua ta s-au deschis deja multe mese publice. Termină câteva sau deschide una privată.
refusal-house_name = E un nume al casei sau al boților ei. Alege altul.
refusal-too_many_reviews = Se analizează deja destule partide. Încearcă din nou imediat.
refusal-no_review = Partida asta nu poate fi analizată. E vina noastră.

## Records

record-unproven = O înregistrare nu dovedește cine a stat acolo și sub ce nume, când a fost sau că timpii ei sunt adevărați: pentru asta răspunde doar cine o ține.
