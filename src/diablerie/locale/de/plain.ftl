### A game that has no folder in the web application: drawn in letters, with its choices on buttons.

plain-prompt = Du bist dran. Was tust du?
plain-hidden = verdeckt
plain-unverified = Dieser Browser weiß nicht, wie in diesem Spiel gemischt wird. Lade die Aufzeichnung herunter und prüfe sie so:
