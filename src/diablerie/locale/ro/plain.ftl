### A game that has no folder in the web application: drawn in letters, with its choices on buttons.

plain-prompt = E rândul tău. Ce faci?
plain-hidden = ascuns
plain-unverified = Acest browser nu știe cum se amestecă în acest joc. Descarcă înregistrarea și verific-o așa:
