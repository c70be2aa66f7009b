"""A row of each kind, all changed as they are in a game, and how each can be damaged."""

from diablerie.server.log import facts

ADA = facts.PersonKept("ada", b"hash of Ada", "Ada", "ember", False, 5)
RENAMED = facts.PersonRenamed("Ada L", "moss", "ada")
OPENED = facts.TableOpened("COAL22", "diavolo", "ada", True, 0)
FINISHED = facts.TableFinished("COAL22", 7, True)
SEATED = facts.SeatPlayed("COAL22", 0, "ada", "Ada L", "", 3, 1)
RATED = facts.RatingKept("diavolo", "ada", 25, 8, 1)
DAMAGES = {
    "person ada: is damaged": "UPDATE people SET name = 'Adb'",
    "rating of ada at diavolo: is damaged": "UPDATE ratings SET mu = mu + 1e-12",
    "table COAL22: its row in tables is damaged": "UPDATE tables SET finished = 8 WHERE code = 'COAL22'",
    "table COAL22: its row in seats is damaged": "UPDATE seats SET rank = 2",
}
"""What is said of each row, and what it is said after."""
