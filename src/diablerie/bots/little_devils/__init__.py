"""How Little Devils is played at four levels."""
