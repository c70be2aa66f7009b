### Said where the application does not run: too old a browser, no JavaScript, no server.

outside-no-script = Diablerie a besoin de JavaScript pour montrer la table. Autorise-le pour cette page, ou joue dans un terminal : diablerie play
outside-old-browser = Ce navigateur est trop ancien pour Diablerie. Mets-le à jour, ou ouvre cette page dans un navigateur plus récent.
outside-offline-title = Le feu s’est éteint
outside-offline-reason = Le serveur est injoignable. Rien n’est perdu : ta place et ta partie y sont conservées.
outside-offline-again = Réessayer
