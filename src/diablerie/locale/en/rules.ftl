### The rules, in our own words. A line is a paragraph; those with a dot are a list.

rules-contents = Contents
rules-player = Player
rules-options = Options
rules-options-text = What a table can agree on before it begins. Whoever changes nothing plays as usual.
rules-usual = Usual: { $value }.
rules-credits = Whose game this is
