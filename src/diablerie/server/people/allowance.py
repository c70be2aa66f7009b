"""How often somebody may do something."""


class Allowance:
    """How much somebody may still send, which grows back with time."""

    __slots__ = ("_full_at",)

    def __init__(self) -> None:
        self._full_at = 0.0

    def may_spend(self, now: float, each: float, burst: int) -> bool:
        """Whether something of the allowance is left."""
        return self._full_at - now <= (burst - 1) * each

    def spend(self, now: float, each: float, burst: int) -> bool:
        """Take one from the allowance, or say that there is none left."""
        start = self._full_at if self._full_at > now else now
        if start - now > (burst - 1) * each:
            return False
        self._full_at = start + each
        return True
