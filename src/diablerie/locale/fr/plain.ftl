### A game that has no folder in the web application: drawn in letters, with its choices on buttons.

plain-prompt = À toi. Que fais-tu ?
plain-hidden = caché
plain-unverified = Ce navigateur ne sait pas comment ce jeu est mélangé. Télécharge l’enregistrement et vérifie-le ainsi :
