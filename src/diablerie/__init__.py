"""Diablerie: The Devil With It, Little Devils and Diavolo, to play and to study."""

__version__ = "0.1.0"
