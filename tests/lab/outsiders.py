"""Bots that somebody else might have written, good ones and bad ones."""

from random import Random
from typing import Any

from diablerie.games.little_devils.state import Event, playing


class HighCard:
    """Plays its highest card."""

    def __init__(self, luck: Random) -> None:
        self.luck = luck

    def decide(self, view: Any, memory: Any) -> Event | None:
        return playing(view.seat, max(view.legal))


class Silent(HighCard):
    def decide(self, view: Any, memory: Any) -> Event | None:
        return None


class Cheat(HighCard):
    def decide(self, view: Any, memory: Any) -> Event | None:
        return playing(view.seat, next(card for card in range(1, 28) if card not in view.hands[view.seat]))


class Usurper(HighCard):
    def decide(self, view: Any, memory: Any) -> Event | None:
        return playing((view.seat + 1) % view.players, max(view.legal))


class Babbler(HighCard):
    def decide(self, view: Any, memory: Any) -> Any:
        return "my highest card, please"


class Faint(HighCard):
    def decide(self, view: Any, memory: Any) -> Event | None:
        raise RuntimeError("too hot in here")


class Leaver(HighCard):
    def decide(self, view: Any, memory: Any) -> Event | None:
        raise SystemExit("I am going home")


class Stillborn(HighCard):
    def __init__(self) -> None:
        pass


class Statue:
    def __init__(self, luck: Random) -> None:
        pass
