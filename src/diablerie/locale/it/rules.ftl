### Le regole, con parole nostre. Una riga è un paragrafo; quelle col punto sono un elenco.

rules-contents = Indice
rules-player = Giocatore
rules-options = Opzioni
rules-options-text = Su che cosa un tavolo può accordarsi prima di cominciare. Chi non cambia nulla gioca come di solito.
rules-usual = Di solito: { $value }.
rules-credits = Di chi è il gioco
