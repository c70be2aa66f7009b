### A game that has no folder in the web application: drawn in letters, with its choices on buttons.

plain-prompt = Tocca a te. Che cosa fai?
plain-hidden = nascosto
plain-unverified = Questo browser non sa come si mescola in questo gioco. Scarica la registrazione e controllala così:
