"""The numbers of an open game in which a decision is a verb: what its rules say already is not said again."""

from collections.abc import Callable, Sequence
from typing import Generic, NamedTuple, Protocol, TypeVar

from diablerie.game.core import LEGAL, Refusal, Seat
from diablerie.game.lots import Lots
from diablerie.game.numbers import About, ByLot, Kind, Numbers, Options, Row, RulesFile, numbers_from
from diablerie.game.open import Looking, OpenObservation, looking
from diablerie.game.types import E, E_contra, State, V
from diablerie.kernel import Six, lowest, rule
from diablerie.kernel.luck import Luck, one_of


class WithTotals(State, Protocol):
    """A state that keeps its totals."""

    @property
    def totals(self) -> Six:
        """One number for each seat."""
        ...


S = TypeVar("S", bound=WithTotals)


class OpenRules(RulesFile[S, E_contra], Protocol[S, E_contra]):
    """What the file `rules.py` has."""

    def refusal(self, state: S, event: E_contra, /) -> Refusal:
        """Why an event may not happen now, or LEGAL."""


class Written(NamedTuple, Generic[S]):
    """How a seat's knowledge is written as a row."""

    size: int
    """How many numbers it has, whoever plays."""
    kind: Kind
    observe: Callable[[Looking[S], Row], None]
    """Writes it; a `@rule`."""


@rule
def totals(state: WithTotals) -> Six:
    """Everybody's points."""
    return state.totals


class VerbTensor(Generic[S, E]):
    """What a file `tensor.py` would have: an action is a place among the verbs, and rules allow it or not."""

    def __init__(
        self,
        rules: OpenRules[S, E],
        make: Callable[[Seat, int, int], E],
        verbs: Sequence[int],
        row: Written[S],
    ) -> None:
        refusal, awaited, many = rules.refusal, rules.awaited, len(verbs)
        self.SIZE, self.KIND, self.observe = row
        self.totals: Callable[[S], Six] = totals

        @rule
        def event_of(seat: Seat, action: int) -> E:
            return make(seat, verbs[action], 0)

        @rule
        def action_of(event: E) -> int:
            action = 0
            while verbs[action] != event.do:
                action += 1
            return action

        @rule
        def mark(sight: Looking[S], mask: Row) -> None:
            for action in range(many):
                mask[action] = refusal(sight.table, event_of(sight.seat, action)) == LEGAL

        @rule
        def decision(state: S, luck: Luck) -> tuple[E, Luck]:
            seat, allowed = lowest(awaited(state)), 0
            for action in range(many):
                if refusal(state, event_of(seat, action)) == LEGAL:
                    allowed |= 1 << action
            return event_of(seat, one_of(luck, allowed)), luck + 1

        self.event_of, self.action_of, self.mark, self.decision = event_of, action_of, mark, decision
        self._many = many

    def actions(self, options: Options, /) -> int:
        """As many as there are verbs."""
        return self._many


def verb_numbers(
    rules: OpenRules[S, E],
    make: Callable[[Seat, int, int], E],
    verbs: Sequence[int],
    row: Written[S],
    lots: Lots[S, E],
    about: About,
) -> Numbers[S, E, V, None, Looking[S]]:
    """Make a game's numbers: whoever plays by lot chooses any verb that is allowed, all equally likely."""
    tensor = VerbTensor(rules, make, verbs, row)
    luck = ByLot(tensor.decision, lots.outcome)
    return numbers_from(tensor, OpenObservation(tensor), rules, looking, luck, about)
