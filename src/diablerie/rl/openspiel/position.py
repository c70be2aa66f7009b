"""Where a game stands for OpenSpiel, and how it came there; a value that never changes."""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any

import pyspiel

from diablerie.errors import InputError
from diablerie.game.core import CHANCE, LEGAL, Seat
from diablerie.game.outline import Drawn, Outcomes
from diablerie.game.types import Event, State
from diablerie.kernel import lowest
from diablerie.match.referee import Match, apply, explain, refusal
from diablerie.rl.openspiel.plan import Plan, plan_of
from diablerie.rl.rewards import POINTS, place

TERMINAL = int(pyspiel.PlayerId.TERMINAL)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Position:
    """A match after an event, and what chance has drawn of the next one."""

    plan: Plan
    match: Match
    player: int
    """Who acts, as OpenSpiel numbers them: a seat, CHANCE or TERMINAL."""
    paid: tuple[int, ...]
    """The totals at the last decision."""
    before: "Position | None" = None
    """Where the game stood before the last event, or None at the beginning."""
    event: Any = None
    """The last event, or None at the beginning."""
    actions: Drawn = ()
    """What was chosen or drawn, number by number, to make it happen."""
    drawn: Drawn = ()
    """What chance has drawn since."""
    recalled: dict[Seat, Any] = field(default_factory=dict)
    """What each seat recalls here, once somebody has asked (recall.py)."""

    def __deepcopy__(self, memo: Any) -> "Position":
        return self  # it never changes, so whoever wants a copy may have the same

    def __reduce__(self) -> tuple[Any, ...]:
        actions = tuple(action for _, action in self.history())
        return replayed, (self.plan.game.name, self.plan.parameters, actions)

    @property
    def state(self) -> State:
        """Everything that is true at the table; it holds secrets."""
        return self.match.state

    @property
    def totals(self) -> tuple[int, ...]:
        """Everybody's devils, chips or rubies."""
        return self.plan.game.totals(self.match.state)

    def history(self) -> list[tuple[int, int]]:
        """Everything that was chosen or drawn, with who did."""
        told = [(here.event.by, action) for here in self.line() for action in here.actions]
        return told + [(CHANCE, action) for action in self.drawn]

    def line(self) -> Iterator["Position"]:
        """The positions after each event so far, the first one first."""
        found, here = list["Position"](), self
        while here.before is not None:
            found.append(here)
            here = here.before
        return reversed(found)

    def legal_actions(self) -> list[int]:
        """What whoever decides may do, the lowest number first."""
        choices = self.plan.game.choices(self.state, self.player)
        return sorted(map(self.plan.setup.numbers.action_of, choices))

    def outcomes(self) -> Outcomes:
        """What chance may draw, with true probabilities."""
        return self.plan.outline.outcomes(self.state, self.drawn)

    def written(self, player: int, action: int) -> str:
        """An action in words."""
        if player == CHANCE:
            return self.plan.outline.written_draw(self.state, self.drawn, action)
        return self.plan.game.to_text(self.plan.setup.numbers.event_of(player, action))

    def after(self, action: int) -> "Position":
        """Where the game stands after a choice or a draw."""
        if self.player == TERMINAL:
            raise InputError(f"action {action} is refused: the game is over")
        if self.player != CHANCE:
            event = self.plan.setup.numbers.event_of(self.player, action)
            return self._happened(event, (action,), self.totals)
        return self.undrawn().after_draws((*self.drawn, action))

    def after_draws(self, drawn: Drawn) -> "Position":
        """Where the game stands when chance has drawn all this since the last event."""
        event = self.plan.outline.drawn_event(self.state, drawn)
        return replace(self, drawn=drawn) if event is None else self._happened(event, drawn, self.paid)

    def undrawn(self) -> "Position":
        """The same before chance has drawn anything."""
        return replace(self, drawn=()) if self.drawn else self

    def _happened(self, event: Event, actions: Drawn, paid: tuple[int, ...]) -> "Position":
        """Let an event happen, and what follows from it without a draw: the oven is laid."""
        reason = refusal(self.match, event)
        if reason != LEGAL:
            raise InputError(f"action {actions[-1]} is refused: {explain(self.match, event, reason)}")
        match = apply(self.match, event)
        here = Position(self.plan, match, _who_acts(self.plan, match), paid, self, event, actions)
        follows = self.plan.outline.drawn_event(here.state, ()) if here.player == CHANCE else None
        return here if follows is None else here._happened(follows, (), paid)

    def returns(self) -> list[float]:
        """What everybody has got since the beginning."""
        return self._worth(self.plan.game.totals(self.plan.opening.state))

    def rewards(self) -> list[float]:
        """What everybody has got since the last decision."""
        return self._worth(self.paid)

    def _worth(self, since: tuple[int, ...]) -> list[float]:
        setup, totals, sign = self.plan.setup, self.totals, self.plan.game.better
        if setup.reward == POINTS:
            return [float(sign * (now - then)) for now, then in zip(totals, since, strict=True)]
        if self.player != TERMINAL:
            return [0.0] * setup.players
        return [place(totals, setup.players, seat, sign) for seat in range(setup.players)]  # type: ignore[arg-type]


def opening(plan: Plan) -> Position:
    """Where a game begins."""
    return Position(plan, plan.opening, CHANCE, plan.game.totals(plan.opening.state))


def replayed(name: str, parameters: tuple[tuple[str, Any], ...], actions: Drawn) -> Position:
    """Go the same way once more."""
    here = opening(plan_of(name, dict(parameters)))
    for action in actions:
        here = here.after(action)
    return here


def _who_acts(plan: Plan, match: Match) -> int:
    if match.over or plan.game.rounds(match.state) >= plan.last_round:
        return TERMINAL
    return CHANCE if match.state.to_act == CHANCE else lowest(plan.game.awaited(match.state))
