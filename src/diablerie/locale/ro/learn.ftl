### Introduceri de două minute: cu voce tare o răsuflare, pe telefon cinci rânduri.

learn-you = Tu
learn-coach = Ce e de făcut
learn-back = Înapoi
learn-again = Mai încearcă
learn-next = Mai departe
learn-skip = Sari
learn-skip-all = Sari peste tot
learn-progress = Pasul { $step } din { $all }
learn-finished = Asta e tot!
learn-from-start = De la capăt
learn-all-rules = Toate regulile
