"""Hints: what the strongest bot would do in somebody's place, where the table has agreed on them."""

from diablerie.server.people.allowance import Allowance
from diablerie.server.protocol.commands import Hint
from diablerie.server.protocol.told import HintTaken
from diablerie.server.table.effects import Advise, Effect, No
from diablerie.server.table.entries import Person
from diablerie.server.table.play import Play

HINT_BURST = 5
"""Hints that somebody may ask for at once."""
HINT_EVERY = 3_000
"""Milliseconds after which they may ask for another one."""


class Hints:
    """Who may ask now, and how often."""

    __slots__ = ("_asked", "_play")

    def __init__(self, play: Play) -> None:
        self._play = play
        self._asked: dict[str, Allowance] = {}

    def ask(self, person: Person, command: Hint, at: int, effects: list[Effect]) -> None:
        """Have the strongest bot think for somebody, and tell all of it."""
        play = self._play
        seat = play.seat_in_game(person, at, effects)
        if not play.picture.hints:
            why = "there are no hints at this table: so it was agreed on, it is a race, or the game is rated"
            raise No("no_hints", why)
        ledger, sight = play.ledger, play.picture.sight()
        assert ledger.match is not None
        assert sight is not None
        if not ledger.game.awaited(ledger.match.state) >> seat & 1:
            raise No("not_your_turn", "you have nothing to decide now")
        if not self._asked.setdefault(person.key, Allowance()).spend(at, HINT_EVERY, HINT_BURST):
            raise No("too_fast", f"you have asked often; wait {HINT_EVERY // 1000} seconds")
        view, memory = sight.view(seat), ledger.match.memory
        effects.append(Advise(person.key, view, memory, ledger.version, command.id))
        play.tell_all(HintTaken(person.key, person.name), effects)
