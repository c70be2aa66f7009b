"""Checks of what is deployed: each file by its own linter, and the image in a bare folder."""
