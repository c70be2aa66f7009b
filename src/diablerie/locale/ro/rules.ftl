### Regulile, cu vorbele noastre. Un rând e un paragraf; cele cu punct sunt o listă.

rules-contents = Cuprins
rules-player = Jucător
rules-options = Opțiuni
rules-options-text = Asupra căror lucruri se poate înțelege o masă înainte de început. Cine nu schimbă nimic joacă după obicei.
rules-usual = De obicei: { $value }.
rules-credits = Al cui e jocul
