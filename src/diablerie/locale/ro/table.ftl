# În jurul fiecărei mese din browser.
table-entering = Ne apropiem de masă
table-code = Codul acestei mese
table-rules = Reguli
table-rules-of = Reguli: { $game }
table-now = Acum:
table-side = { $unread ->
    [0] Jurnal și discuție
    [one] Jurnal și discuție, un mesaj nou
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
table-say = Spune ceva
table-send = Trimite
table-leave-title = Părăsești jocul?
table-leave-why = Dacă pleci doar puțin, un bot joacă pentru tine când ți se termină timpul, iar când revii îți iei locul înapoi.
table-leave-back-soon = Revin imediat
table-leave-for-good = Dă-i locul unui bot
table-stay = Rămâi
table-keys = Taste
table-key-hand = Auzi ce ai în mână
table-key-table = Auzi ce e pe masă
table-key-score = Auzi scorul
table-key-last = Auzi din nou ultima mutare
table-key-hint = Întreabă ce ar face cel mai tare bot
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
