### Les règles, avec nos propres mots. Une ligne est un paragraphe ; celles à point forment une liste.

rules-contents = Sommaire
rules-player = Joueur
rules-options = Options
rules-options-text = Ce dont une table peut convenir avant de commencer. Qui ne change rien joue comme d’habitude.
rules-usual = D’habitude : { $value }.
rules-credits = À qui est ce jeu
