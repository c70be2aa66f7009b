### A game that has no folder in the web application: drawn in letters, with its choices on buttons.

plain-prompt = Your turn. What will you do?
plain-hidden = hidden
plain-unverified = This browser does not know how this game is shuffled. Download the record and check it like this:
