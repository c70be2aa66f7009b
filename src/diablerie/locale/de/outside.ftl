### Said where the application does not run: too old a browser, no JavaScript, no server.

outside-no-script = Diablerie braucht JavaScript, um den Tisch zu zeigen. Erlaube es für diese Seite, oder spiel im Terminal: diablerie play
outside-old-browser = Dieser Browser ist zu alt für Diablerie. Aktualisiere ihn, oder öffne diese Seite in einem neueren.
outside-offline-title = Das Feuer ist aus
outside-offline-reason = Der Server ist nicht zu erreichen. Nichts ist verloren: Dein Platz und dein Spiel sind dort aufgehoben.
outside-offline-again = Noch einmal versuchen
