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

## Refusals by the rules of the games

refusal-game_over = Jocul s-a terminat. Începe altul.
refusal-not_now = Acum nu se poate. Așteaptă ce urmează.
refusal-not_your_turn = Nu e rândul tău. Așteaptă până îți vine rândul.
refusal-impossible = Așa ceva nu există în acest joc. Alege ceva de pe masă.
impossible-player = Nu există un asemenea jucător la masa asta.
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

refusal-agreed_anew = Înțelegerea tocmai s-a schimbat. Uită-te la ea și spune din nou că ești gata.
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
refusal-nobody_away = Nu lipsește nimeni pe care să-l aștepte masa. Joacă mai departe.
refusal-paused = Masa ia o pauză. Spune că vrei să continui.
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
refusal-restarting = Serverul repornește. Mai încearcă peste o clipă.
refusal-bad_value = Așa ceva nu se poate. Verifică ce ai scris și mai încearcă o dată.
refusal-bad_body = Casa nu a înțeles. Verifică ce ai scris și mai încearcă o dată.
refusal-gone = Nu a ajuns tot. Mai încearcă o dată.
refusal-internal = Ceva n-a mers în casă. Mai încearcă peste o clipă.
refusal-no_cookie = Un permis e pentru oaspeții acestui browser. Spune întâi aici cine ești.
refusal-no_such_file = La adresa asta nu e nimic. Întoarce-te la jocuri.
refusal-no_such_path = La adresa asta nu e nimic. Întoarce-te la jocuri.
refusal-not_this_way = Așa nu merge. Reîncarcă pagina și mai încearcă o dată.
refusal-other_protocol = Pagina aceasta și serverul vorbesc versiuni diferite. Închide-o și deschide-o din nou peste puțin timp.
refusal-no_such_game = Nu există un asemenea joc. Alege unul dintre cele oferite.
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
