"""The games, one folder each: rules, views, words and bots, behind the contract of `diablerie.game`."""
