"""Tournaments: the same deals for every seating of the bots, and what can honestly be concluded."""
