"""How often somebody may open a table: whoever ends one at once could fill the disk with them."""

from collections.abc import Callable

from diablerie.server.people.allowance import Allowance

AT_ONCE, EVERY = 60, 10.0
"""How many tables somebody may open at once, and seconds after which they may open another one."""
REMEMBERED = 10_000


class Openings:
    """Who has opened tables lately."""

    __slots__ = ("_people", "are_limited", "opened")

    def __init__(self) -> None:
        self.are_limited = False
        self._people: dict[str, Allowance] = {}
        self.opened: Callable[[str], None] = lambda key: None
        """Hears who has opened one: there may be other nodes that count them."""

    def admit(self, key: str, now: float) -> bool:
        """Whether this person may open a table now, which then counts."""
        if not self.note(key, now):
            return False
        self.opened(key)
        return True

    def note(self, key: str, now: float) -> bool:
        """Count a table of this person, if they may open one; here or at another node."""
        if not self.are_limited:
            return True
        if key not in self._people and len(self._people) >= REMEMBERED:
            self._people.clear()
        return self._people.setdefault(key, Allowance()).spend(now, EVERY, AT_ONCE)
