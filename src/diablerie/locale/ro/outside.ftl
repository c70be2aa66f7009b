### Said where the application does not run: too old a browser, no JavaScript, no server.

outside-no-script = Diablerie are nevoie de JavaScript ca să arate masa. Permite-l pentru această pagină sau joacă într-un terminal: diablerie play
outside-old-browser = Acest browser este prea vechi pentru Diablerie. Actualizează-l sau deschide pagina într-unul mai nou.
outside-offline-title = Focul s-a stins
outside-offline-reason = Serverul nu poate fi contactat. Nimic nu e pierdut: locul și partida ta sunt păstrate acolo.
outside-offline-again = Încearcă din nou
