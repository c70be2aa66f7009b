"""How Diavolo is played at four levels."""
