### Said where the application does not run: too old a browser, no JavaScript, no server.

outside-no-script = Diablerie ha bisogno di JavaScript per mostrare il tavolo. Consentilo per questa pagina, oppure gioca in un terminale: diablerie play
outside-old-browser = Questo browser è troppo vecchio per Diablerie. Aggiornalo, oppure apri questa pagina in uno più recente.
outside-offline-title = Il fuoco si è spento
outside-offline-reason = Il server non è raggiungibile. Niente è perduto: il tuo posto e la tua partita sono al sicuro lì.
outside-offline-again = Riprova
