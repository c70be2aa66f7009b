### The home page: games to begin, tables to join, my games, and who I am.

skip = Sari la conținut
go-home = La pagina de start
wrong-title = Pesemne l-a luat dracul
wrong-no-page = Pagina nu a putut fi încărcată. Verifică-ți conexiunea și încearcă din nou.
wrong-no-address = La adresa asta nu e nimic. Toate jocurile încep de pe pagina de start.
wrong-reload = Încearcă din nou
page-renewed = Diablerie are o versiune nouă, așa că pagina aceasta s-a reîncărcat.
page-renewed-close = Am înțeles
refusal-no_server = Serverul nu răspunde. Verifică-ți conexiunea și încearcă din nou.
refusal-strange = Serverul a dat un răspuns ciudat. Încearcă din nou imediat.

## Header

home-logo = Diablerie, pagina de start
home-language = Limbă
home-to-dark = Întunecat
home-to-light = Luminos
home-sound-on = Pornește sunetul
home-sound-off = Oprește sunetul
home-who = Cine ești?
home-change-me = schimbă numele și culoarea

## Who I am

home-who-title = Cine ești?
home-name = Nume
home-name-hint = Fără cont, fără parolă: browserul acesta te ține minte. Un nume lung se scurtează la 24 de semne.
home-no-name = Un nume are nevoie de o literă sau de un semn care se vede.
home-colour = Culoare și semn
home-that-is-me = Eu sunt
home-pass-why = Și pe telefon? Cu un link ești și acolo aceeași persoană.
home-pass-make = Link pentru alt dispozitiv
home-pass-link = Link pentru alt dispozitiv
home-pass-ready =
    { $minutes ->
        [one] Deschide acest link pe celălalt dispozitiv în { $minutes } minut. E valabil o singură dată.
        [few] Deschide acest link pe celălalt dispozitiv în { $minutes } minute. E valabil o singură dată.
       *[other] Deschide acest link pe celălalt dispozitiv în { $minutes } de minute. E valabil o singură dată.
    }
home-copied = E copiat.
home-pass-arrived = Fii și aici tot tu
home-pass-here = Cu acest link ești pe dispozitivul acesta aceeași persoană ca pe celălalt.
home-pass-instead = Cu acest link ești aici aceeași persoană ca pe celălalt dispozitiv, în loc de { $name }.
home-pass-use = Da, eu sunt
home-pass-not = Nu

## Games

home-welcome = Ia loc, aici e cald.
home-play-now = Joacă acum
home-play-now-meaning = Imediat, cu boți.
home-against-bots = cu boți
home-play-game-now = Joacă { $game } acum, cu boți
home-first-visit = Prima dată aici? În două minute știi să joci:
home-friends = Cu prietenii
home-friends-meaning = Deschide o masă și invită cu un link.
home-one-screen = Un singur ecran
home-one-screen-meaning = Un ecran mare arată masa, telefoanele țin cărțile.
home-learn = Învață în 2 minute
home-rules = Reguli
home-choose = Opțiuni
home-players = Jucători
home-bots = Boți
home-pace = Ritm
home-public = Masă publică
home-public-meaning = Toți o văd pe pagina de start și pot să se așeze sau să privească.
home-talk = Vorbă
home-talk-meaning = La masă oamenii își pot scrie.
home-hints = Sfaturi
home-hints-meaning = Cine are de decis poate întreba ce ar face cel mai tare bot. Nu în curse și nu când partida contează pentru clasament.
home-away = Cine lipsește
home-away-meaning = Între oameni. Cei prezenți pot vota altfel; doar împotriva boților, masa te așteaptă mereu.
home-away-stand_in = la expirare joacă un bot
home-away-wait = se așteaptă toți
home-bots-react = Boți expresivi
home-bots-react-meaning = Din când în când un bot râde sau geme la ce au văzut toți. Despre mâna lui nu trădează nimic.

## Tables

home-code = Codul unei mese
home-join = Intră
home-continue = Continuă de unde ai rămas
home-your-turn = E rândul tău
home-under-way = în desfășurare
home-waits = te așteaptă
home-not-begun = încă neînceput
home-go-on = Continuă
home-you = tu
home-nobody-yet = încă nimeni
home-free-seats =
    { $count ->
        [one] { $count } loc liber
        [few] { $count } locuri libere
       *[other] { $count } de locuri libere
    }
home-public-tables = Mese publice
home-sit-down = Ia loc
home-watch = Privește
home-more-tables =
    { $count ->
        [one] și încă { $count } masă
        [few] și încă { $count } mese
       *[other] și încă { $count } de mese
    }
home-no-tables = Nicio masă publică nu e deschisă. Deschide una și cineva o să simtă fumul.

## My games

home-my-games = Jocurile mele
home-last-games = Ultimele mele jocuri
home-all-games = Toate jocurile mele
home-finished = Încheiate
home-no-games = Încă n-ai terminat niciun joc. Focul e deja aprins.
home-rank = Locul { $rank } din { $of }
home-bots-among =
    { $count ->
        [one] { $count } bot
        [few] { $count } boți
       *[other] { $count } de boți
    }
home-replay = Revezi
home-record = Descarcă înregistrarea

## The best

home-leaders = Clasament
home-game = Joc
home-games-played =
    { $count ->
        [one] { $count } joc
        [few] { $count } jocuri
       *[other] { $count } de jocuri
    }
home-no-leaders = Nimeni nu are încă un punctaj: contează doar jocurile între oameni. Adu o victimă.

## Footer

home-unofficial = Diablerie este o adaptare neoficială, făcută de pasionați. Jocurile aparțin autorilor și editurilor lor; textele, imaginile și codul sunt ale noastre.
home-api = Scrie-ți propriul bot
home-licences = Licențele fonturilor și ale componentelor
