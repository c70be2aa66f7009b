### A finished game again, step by step, and whether its shuffles were fair.

replay-title = Reluare
replay-loading = Se deschide jocul din nou
replay-patience = Încă nu
replay-not-over = Jocul acesta nu s-a terminat încă. Îl poți revedea după aceea.
replay-not-begun = Jocul acesta nu a început niciodată, deci nu e nimic de revăzut.
replay-to-table = La masă
replay-cut-short = Masa aceasta a fost închisă înainte de sfârșitul jocului.

## Stepping through

replay-begins = Jocul începe.
replay-steps = Parcurge jocul
replay-first = La început
replay-back = Un pas înapoi
replay-play = Redă
replay-pause = Pauză
replay-forward = Un pas înainte
replay-last = La sfârșit
replay-slider = Momentul jocului
replay-moment = { $moment } din { $moments }, runda { $round }
replay-speed = Viteză
replay-times = { $speed }×
replay-view = Prin ochii cui
replay-view-open = Totul la vedere
replay-view-spectator = Ca spectator
replay-view-seat = De pe locul lui { $name }
replay-link = Link
replay-copy-link = Link către acest moment
replay-review = Analizează partida asta
replay-beside = Lângă partidă
replay-review-short = Analiză
replay-review-going = Analiza e în curs …

## Was it fair?

replay-verify = A fost cinstit?
replay-how = Înainte de joc, serverul a tras un număr secret, sămânța, și i-a arătat amprenta. Apoi jucătorii au adăugat numerele lor. Tot hazardul decurge de aici, iar oricine poate reface calculul.
replay-checking = Se verifică …
replay-fits-seed = Sămânța este cea promisă: are amprenta arătată înainte de joc.
replay-fits-numbers =
    { $count ->
        [0] Niciun jucător nu a adăugat un număr.
        [one] { $count } loc din { $players } a adăugat un număr propriu.
        [few] { $count } locuri din { $players } au adăugat numere proprii.
       *[other] { $count } de locuri din { $players } au adăugat numere proprii.
    }
replay-fits-start = Primul jucător este cel pe care a căzut sorțul.
replay-fits-deal =
    { $count ->
        [one] { $count } împărțire, carte cu carte
        [few] { $count } împărțiri, carte cu carte
       *[other] { $count } de împărțiri, carte cu carte
    }
replay-fits-lay =
    { $count ->
        [one] Cuptorul a fost umplut o dată.
        [few] Cuptorul a fost umplut de { $count } ori.
       *[other] Cuptorul a fost umplut de { $count } de ori.
    }
replay-fits-coal =
    { $count ->
        [one] { $count } cărbune întors
        [few] { $count } cărbuni întorși
       *[other] { $count } de cărbuni întorși
    }
replay-fits-throw =
    { $count ->
        [one] { $count } aruncare cu cerință, zaruri și poziții
        [few] { $count } aruncări cu cerință, zaruri și poziții
       *[other] { $count } de aruncări cu cerință, zaruri și poziții
    }
replay-fits-lot =
    { $count ->
        [one] { $count } tragere la sorți la egalitate
        [few] { $count } trageri la sorți la egalitate
       *[other] { $count } de trageri la sorți la egalitate
    }
replay-verdict-fair = A fost cinstit. Nimeni nu a ales hazardul, nici măcar serverul.
replay-verdict-seed = Ceva nu se potrivește: aceasta nu este sămânța promisă înainte de joc.
replay-verdict-no_seed = Jocul nu a fost jucat până la capăt, așa că sămânța lui rămâne secretă și nu se poate verifica nimic.
replay-differs-start = Ceva nu se potrivește la pasul { $moment }: după sămânță începe altcineva.
replay-differs-deal = Ceva nu se potrivește la pasul { $moment }: după sămânță cărțile se împart altfel.
replay-differs-coal = Ceva nu se potrivește la pasul { $moment }: după sămânță acolo se află alt cărbune.
replay-differs-throw = Ceva nu se potrivește la pasul { $moment }: după sămânță zarurile cad altfel.
replay-differs-lot = Ceva nu se potrivește la pasul { $moment }: după sămânță sorții cad altfel.
replay-show-moment = Arată acest moment
replay-unreadable = Înregistrarea nu poate fi citită, așa că nu s-a putut verifica nimic.
replay-insecure = Browserele fac acest calcul doar la o adresă sigură (https sau chiar pe calculatorul serverului). Descarcă înregistrarea și verific-o așa:
replay-figures = Numerele
replay-commitment = Amprentă (SHA-256 a seminței)
replay-seed = Sămânță
replay-number-of = Numărul lui { $name }
replay-moves-too = Browserul tău verifică hazardul. Ca să verifici și fiecare mutare după reguli:
