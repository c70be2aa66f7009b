### Before the game and after it: seats, invitations, the end, and again.

## What is agreed on

lounge-option = { $name }: { $value }
lounge-public = masă publică
lounge-private = doar cu linkul sau codul
lounge-no-talk = fără vorbă
lounge-hints = sfaturi permise
lounge-waits = se așteaptă toți
lounge-bots-quiet = boții nu arată ce simt
lounge-change = Schimbă
lounge-agree-title = Ce s-a convenit
lounge-agree-meaning = Toată lumea vede ce schimbi și e întrebată din nou dacă e gata.
lounge-agree = Așa rămâne
lounge-rated = Contează pentru clasament.
lounge-rated-if-ready = Contează pentru clasament dacă joacă doar oameni și toți spun că sunt gata.
lounge-unrated-bots = Nu contează pentru clasament: joacă un bot.
lounge-unrated-options = Nu contează pentru clasament: alte reguli decât cele obișnuite.
lounge-unrated-not_ready = Nu contează pentru clasament: nu toți spuseseră că sunt gata.
lounge-watchers =
    { $count ->
        [one] { $count } persoană privește
        [few] { $count } persoane privesc
       *[other] { $count } de persoane privesc
    }

## Inviting

lounge-invite = Invită
lounge-code = Codul acestei mese
lounge-share = Invită prieteni
lounge-copied = Link copiat
lounge-link = Link către această masă
lounge-qr = Scanează și ia loc
lounge-qr-large = Arată codul de scanat
lounge-qr-of = Cod de scanat cu adresa { $url }
lounge-only-here = Doar calculatorul acesta ajunge la masă. Pentru alte dispozitive, pornește serverul așa:

## Seats

lounge-seats = Locuri
lounge-seat = , locul { $seat }
lounge-free = liber
lounge-sit = Așază-te aici
lounge-stand = Ridică-te
lounge-bot = bot
lounge-away = plecat
lounge-is-ready = gata
lounge-not-ready = încă nu e gata
lounge-add-bot = Pune un bot pe locul { $seat }
lounge-remove = Trimite de la masă: { $name }
lounge-remove-title = { $name } pleacă de la masă?
lounge-remove-meaning = Persoana află și nu se mai poate așeza la această masă; poate privi în continuare.
lounge-remove-not = Nu

## Cine vine și cine pleacă

lounge-news-came = { $name } a venit.
lounge-news-sat = { $name } se așază.
lounge-news-stood = { $name } și-a lăsat locul.
lounge-news-ready = { $name } e gata.
lounge-news-called = { $old } se numește acum { $name }.
lounge-news-agreed = Gazda a schimbat înțelegerea. E toată lumea gata?
lounge-invited-by = { $name } te invită.
lounge-host = gazdă
lounge-name = Cum te cheamă?
lounge-called = Te cheamă { $name }.
lounge-rename = Schimbă numele

## The next step

lounge-step-sit = Alege-ți un loc.
lounge-step-watch = Toate locurile sunt ocupate. Poți să privești.
lounge-step-ready-first = Spune că ești gata, apoi invită-i pe ceilalți.
lounge-step-invite =
    { $count ->
        [one] { $count } loc e liber. Invită pe cineva sau lasă un bot să joace.
        [few] { $count } locuri sunt libere. Invită prieteni sau lasă boții să joace.
       *[other] { $count } de locuri sunt libere. Invită prieteni sau lasă boții să joace.
    }
lounge-step-free =
    { $count ->
        [one] Mai lipsește { $count } persoană.
        [few] Mai lipsesc { $count } persoane.
       *[other] Mai lipsesc { $count } de persoane.
    }
lounge-step-ready = Toți sunt aici. Începem?
lounge-step-wait =
    { $count ->
        [one] Începem când e gata { $names }.
        [few] Începem când sunt gata { $names }.
       *[other] Începem când sunt gata { $names }.
    }
lounge-fill = Completează cu boți
lounge-fill-and-play = Adaugă boți și joacă
lounge-ready = Sunt gata
lounge-start = Începem
lounge-start-anyway = Începe fără să aștepți

## The end

lounge-you-win = Ai câștigat!
lounge-rating = Punctaj
lounge-provisional = Punctaj provizoriu
lounge-again = Încă o dată
lounge-again-otherwise = Alte opțiuni
lounge-again-title = Încă o dată, cu alte opțiuni
lounge-again-like-this = Joacă așa
lounge-after = După joc
lounge-review = Analiză
lounge-verify = Verifică
lounge-record = Protocol
lounge-home = Acasă
