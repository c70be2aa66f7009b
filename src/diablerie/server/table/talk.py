"""Talk at a table: who may speak now, and who hears whom."""

from collections.abc import Iterable

from diablerie.server.people.names import cleaned, is_seen
from diablerie.server.table.effects import No

BURST = 5
"""Words and feelings that somebody may utter at once."""
EVERY = 2_000
"""Milliseconds after which they may utter another one."""
MOST_MUTED = 64
"""People whom somebody can have muted; then the first of them is heard again."""


def spoken(text: str) -> str:
    """What somebody says, as it can be shown to others."""
    shown = cleaned(text)
    if not is_seen(shown):
        raise No("nothing_said", "there is nothing to see in this text; write a word or a sign")
    return shown


class Talk:
    """How often people spoke, and whom others do not want to hear."""

    __slots__ = ("_heard", "_muted")

    def __init__(self) -> None:
        self._heard: dict[str, int] = {}
        self._muted: dict[str, dict[str, None]] = {}

    def waits(self, key: str, at: int) -> int:
        """How many milliseconds somebody has to wait before they may speak; 0 counts as having spoken."""
        earliest = max(self._heard.get(key, 0), at)
        wait = earliest - at - (BURST - 1) * EVERY
        if wait > 0:
            return wait
        self._heard[key] = earliest + EVERY
        return 0

    def mute(self, listener: str, speaker: str, muted: bool) -> None:
        """Let somebody hear another no more, or again."""
        others = self._muted.setdefault(listener, {})
        others.pop(speaker, None)
        if muted:
            others[speaker] = None
        if len(others) > MOST_MUTED:
            del others[next(iter(others))]

    def hearers(self, speaker: str, keys: Iterable[str]) -> tuple[str, ...]:
        """Who of these hears what `speaker` says."""
        return tuple(key for key in keys if speaker not in self._muted.get(key, ()))

    def forget(self, key: str) -> None:
        """Somebody without a seat has gone."""
        self._heard.pop(key, None)
        self._muted.pop(key, None)
