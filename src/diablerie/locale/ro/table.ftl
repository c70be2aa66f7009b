# În jurul fiecărei mese din browser.
table-entering = Ne apropiem de masă
table-bots = Boți: { $level }
table-code = Codul acestei mese
table-rules = Reguli
table-rules-of = Reguli: { $game }
table-now = Acum:
table-side = { $unread ->
    [0] Jurnal și discuție
    [one] Jurnal și discuție, { $unread } mesaj nou
    [few] Jurnal și discuție, { $unread } mesaje noi
   *[other] Jurnal și discuție, { $unread } de mesaje noi
}
table-leave = Ieși
table-close = Închide
table-watchers = { $count ->
    [one] Privește o persoană
    [few] Privesc { $count } persoane
   *[other] Privesc { $count } de persoane
}
table-line-connecting = Se conectează …
table-line-lost = Conexiune pierdută
table-line-elsewhere = Deschis în altă parte
table-line-closed = Închis
table-closed = Masa aceasta a fost închisă. Aici nu mai e nimic de pierdut.
table-closed-too-long = Partida a devenit prea lungă, așa că gazda a închis masa. Deschide alta.
table-closed-nobody-came = La masa aceasta nu a mai venit nimeni de multă vreme, așa că gazda a închis-o. Deschide alta.
table-closed-given-up = Singura persoană care juca aici a renunțat: masa e închisă. Deschide alta.
table-closed-because = Gazda a închis masa aceasta: „{ $why }”
table-elsewhere = Ești la masa aceasta în altă filă sau pe alt dispozitiv.
table-here = Joacă aici
table-lost = Legătura cu serverul s-a întrerupt. Locul rămâne al tău; încercăm în continuare.
table-turned-away = Serverul nu ne lasă acum să intrăm. Încercăm în continuare.
table-again = Încearcă acum
table-moved = Ceilalți joacă din nou la altă masă.
table-follow = Mergi cu ei
table-decision = Decizia ta
table-moment = O clipă …
table-waiting = Se așteaptă { $names }.
table-watching = Privești.
table-time-left = { $seconds ->
    [one] Mai ai o secundă
    [few] Mai ai { $seconds } secunde
   *[other] Mai ai { $seconds } de secunde
}
table-log = Ce s-a întâmplat
table-log-empty = Încă nu s-a întâmplat nimic.
table-mute = Redu pe cineva la tăcere
table-reactions = Arată ce simți
table-react = Arată ce simți
table-say = Spune ceva
table-send = Trimite
table-leave-title = Părăsești jocul?
table-leave-why = Dacă pleci doar puțin, un bot joacă pentru tine când ți se termină timpul, iar când revii îți iei locul înapoi.
table-leave-back-soon = Revin imediat
table-leave-for-good = Dă-i locul unui bot
table-stay = Rămâi
table-leave-alone = Masa te așteaptă, chiar și zile întregi: niciun ceas nu merge și nimeni nu joacă în locul tău. O găsești pe pagina de start.
table-leave-and-wait = Pleacă, masa așteaptă
table-leave-end = Încheie jocul
table-leave-waited-for = La masa aceasta se așteaptă toți. Dacă lipsești mai mult decât timpul tău, ceilalți pot lăsa un bot să joace pentru tine; când revii îți iei locul înapoi.
table-leave-rated = Partida contează pentru clasament: cine lipsește la sfârșit e în urma tuturor celor care au rămas.
table-pause-want = Cere o pauză
table-pause-wanted =
    { $count ->
        [one] { $names } vrea o pauză.
        [few] { $names } vor o pauză.
       *[other] { $names } vor o pauză.
    }
table-pause-agree = Da, pauză
table-pause-not-now = Nu acum
table-pause-take-back = Totuși fără pauză
table-paused = Masa ia o pauză.
table-resume = Continuă
table-resume-wanted =
    { $count ->
        [one] { $names } vrea să continue.
        [few] { $names } vor să continue.
       *[other] { $names } vor să continue.
    }
table-resume-waits = Se așteaptă ceilalți
table-missing-waits =
    { $count ->
        [one] { $names } nu e aici. Masa așteaptă.
        [few] { $names } nu sunt aici. Masa așteaptă.
       *[other] { $names } nu sunt aici. Masa așteaptă.
    }
table-missing-bot =
    { $count ->
        [one] { $names } nu e aici. Când se termină timpul, joacă un bot.
        [few] { $names } nu sunt aici. Când se termină timpul, joacă boți.
       *[other] { $names } nu sunt aici. Când se termină timpul, joacă boți.
    }
table-vote-wait =
    { $count ->
        [0] Mai așteptăm
       *[other] Mai așteptăm ({ $count })
    }
table-vote-bot =
    { $count ->
        [0] Să joace un bot
       *[other] Să joace un bot ({ $count })
    }
table-keys = Taste
table-key-hand = Auzi ce ai în mână
table-key-table = Auzi ce e pe masă
table-key-score = Auzi scorul
table-key-last = Auzi din nou ultima mutare
table-key-hint = Întreabă ce ar face cel mai tare bot
table-key-command = Scrie comenzi
table-key-help = Arată aceste taste
table-key-move = Mișcă-te și alege
hurry = Ți se termină timpul!
hint-ask = Tu ce ai face?
hint-title = Sfat
hint-thinking = Stai să mă gândesc …
hint-none = Habar n-am. Hotărăști tu.
hint-mark = sfat
hint-taken =
    { $you ->
        [yes] Ceri un sfat.
       *[no] { $who } cere un sfat.
    }
seat-you = (tu)
seat-away = plecat
seat-stand-in = îl înlocuiește un bot
seat-bot = Un bot
refusal-not-connected = Acum nu există conexiune; nu s-a trimis nimic.
reaction-laugh = Ha!
reaction-cheer = Ura!
reaction-gasp = Oh!
reaction-groan = Vai …
reaction-wink = Cu ochiul
reaction-think = Hmm …
reaction-hurry = Hai odată!
reaction-well_played = Bine jucat!
wrong-no-table = Nu există nicio masă cu acest cod. Poate a fost închisă de mult sau codul e scris greșit.

## Typed commands; words with the same meaning have commas between them

command-label = Scrie o comandă
command-hand = mână, cărți
command-table = masă
command-score = scor, puncte
command-last = ultima, din nou
command-hint = sfat
command-help = ajutor
command-word = { $words }
command-now = Acum poți scrie: { $words }.
command-unknown = „{ $typed }” nu înseamnă nimic aici. Poți scrie: { $words }.
table-go-on = Mai departe
table-out-alone = Ai ieșit din joc. Boții joacă mai departe; privește-i sau nu.
table-out-others = Ai ieșit din joc. Ceilalți joacă mai departe.
table-out-again = Joacă din nou
table-out-faster = Privește mai repede
table-out-skip = Sari la sfârșit
hint-equal = la fel de bun
ending-podium = Podium
ending-close = Privește masa
ending-awards = Premii
ending-decisive = Momentul decisiv
ending-decisive-words = Runda { $round }, { $name }: { $played }; mai bine: { $better }. A costat { $percent }.
ending-looking = Caut momentul decisiv …
ending-next = Jocul următor:
ending-level = Nivelul boților: { $level }.
ending-next-level = Nivelul următor: { $level }
table-when-ready = Mergem mai departe când toți sunt gata.
table-when-you-are = Mergem mai departe când vrei.
table-others-look = Ceilalți se mai uită.
