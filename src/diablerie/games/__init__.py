"""The rules of the three games: no chance, no clock, no input or output."""
