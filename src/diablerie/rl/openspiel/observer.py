"""What may be observed of a position by OpenSpiel's observers: now, or everything that is recalled."""

from typing import Any

import numpy as np
import pyspiel

from diablerie.errors import InputError
from diablerie.game.core import NOBODY, Seat
from diablerie.game.masks import members
from diablerie.rl.openspiel.plan import Plan
from diablerie.rl.openspiel.recall import columns, recollection


def observer_of(plan: Plan, kind: Any, parameters: Any) -> "Observer":
    """The observer of a kind: with or without the private part of one seat, with or without recall."""
    if parameters:
        raise InputError(f"an observer takes no parameters, not {', '.join(parameters)}")
    kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
    private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
    if not kind.public_info or kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
        raise InputError("observers show what is public, with or without what one player sees besides")
    return Recall(plan, private) if kind.perfect_recall else Present(plan, private)


class Observer:
    """Fills an array with what a player may know, or says it."""

    def __init__(self, plan: Plan, private: bool, pieces: dict[str, tuple[int, ...]]) -> None:
        self._plan = plan
        self._private = private
        self.tensor = np.zeros(sum(int(np.prod(shape)) for shape in pieces.values()), np.float32)
        self.dict: dict[str, Any] = {}
        first = 0
        for name, shape in pieces.items():
            size = int(np.prod(shape))
            self.dict[name] = self.tensor[first : first + size].reshape(shape)
            first += size

    def _looks(self, player: Seat) -> Seat:
        return player if self._private else NOBODY


class Present(Observer):
    """What a seat knows now, as in every interface: its view and memory, or those of a spectator."""

    def __init__(self, plan: Plan, private: bool) -> None:
        super().__init__(plan, private, {"observation": (plan.setup.numbers.size,)})

    def set_from(self, state: Any, player: Seat) -> None:
        """Write what `player` knows into the array."""
        numbers, match = self._plan.setup.numbers, state.position.match
        row = numbers.observation(self._plan.game.view(match.state, self._looks(player)), match.memory)
        self.tensor[:] = np.frombuffer(row, numbers.kind.dtype)

    def string_from(self, state: Any, player: Seat) -> str:
        """Say what `player` knows: all fields of the view, then what is remembered besides."""
        match, sets = state.position.match, self._plan.outline.remembered_sets
        lines = _fields(self._plan.game.view(match.state, self._looks(player)))
        remembered = _fields(match.memory) if match.memory else {}
        for name, value in remembered.items():
            lines[f"remembered {name}"] = tuple(map(members, value)) if name in sets else value
        return "\n".join(f"{name}: {value}" for name, value in lines.items())


class Recall(Observer):
    """Everything a seat has seen and done: a row an event, the oldest first; the rest is empty."""

    def __init__(self, plan: Plan, private: bool) -> None:
        rows = (plan.bounds.events, columns(plan.outline))
        super().__init__(plan, private, {"player": (plan.setup.players,), "events": rows})

    def set_from(self, state: Any, player: Seat) -> None:
        """Write what `player` recalls into the array."""
        self.tensor.fill(0)
        if self._private:
            self.dict["player"][player] = 1
        rows = np.frombuffer(recollection(state.position, self._looks(player)).rows, np.float32)
        self.dict["events"].reshape(-1)[: len(rows)] = rows

    def string_from(self, state: Any, player: Seat) -> str:
        """Say what `player` recalls."""
        lines = recollection(state.position, self._looks(player)).lines
        return f"seat {player}\n{lines}" if self._private else lines


def _fields(value: Any) -> dict[str, Any]:
    return dict(zip(value._fields, value, strict=True))
