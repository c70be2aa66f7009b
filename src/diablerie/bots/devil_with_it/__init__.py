"""How The Devil With It is played at four levels."""
