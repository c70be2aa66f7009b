"""What the people at a table do next, the same in both worlds."""

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec

from diablerie.game.masks import seats_of
from diablerie.games.devil_with_it import state as oven
from diablerie.server.protocol.commands import AnyCommand
from diablerie.server.table.entries import Person
from diablerie.server.table.table import Table
from tests.inside import inside
from tests.server.leaks.other_worlds import layout_of
from tests.server.leaks.scene import NAMES, Json, Scene


class Plan:
    """Moves that are possible in both worlds, tried out on tables in memory."""

    def __init__(self, scene: Scene, luck: Random) -> None:
        self.scene = scene
        self.luck = luck
        self.tables = [Table.restored(entries) for entries in scene.worlds]
        for table in self.tables:
            table.resume(table.ledger.last)

    def do(self, seat: int, *commands: Json) -> None:
        """Do something, the same in both worlds or not."""
        number = 1000 + len(self.scene.moves)
        true, other = (commands * 2)[:2]
        for table, command in zip(self.tables, (true, other), strict=True):
            asked = msgspec.convert(command | {"id": number}, AnyCommand)
            table.receive(Person(f"key of {NAMES[seat]}", NAMES[seat]), asked, table.ledger.last)
            refused = table.ledger.answers[f"key of {NAMES[seat]}"][number]
            assert refused is None, refused
        self.scene.moves.append((seat, true, other))

    def act(self, seat: int, *events: Json) -> None:
        self.do(seat, *({"do": "act", "event": event} for event in events))

    @property
    def states(self) -> list[Any]:
        return [table.ledger.match.state for table in self.tables if table.ledger.match is not None]


def play_cards(plan: Plan) -> None:
    """Play cards that may be played in both worlds, not to the end of the round."""
    for _ in range(9):
        seat = plan.states[0].to_act
        game = plan.tables[0].ledger.game
        both = set(game.choices(plan.states[0], seat)) & set(game.choices(plan.states[1], seat))
        if not both:
            break
        plan.act(seat, {"do": "play", "card": plan.luck.choice(sorted(inside(both))).card})


def bet(plan: Plan) -> None:
    decide_in_secret(plan, lambda: {"do": "bet", "amount": plan.luck.choice((10, 20, 30, 40))})


def answer(plan: Plan) -> None:
    devils = ("black", "white", "red", "grey")
    decide_in_secret(
        plan,
        lambda: (
            {"do": "grab", "devil": plan.luck.choice(devils)}
            | plan.luck.choice(({}, {"reaction": plan.luck.randrange(5000)}))
        ),
    )


def decide_in_secret(plan: Plan, choice: Callable[[], Json]) -> None:
    """Take back and decide anew, others not as in the other world; somebody is awaited still."""
    game, state = plan.tables[0].ledger.game, plan.states[0]
    undecided = [seat for seat in seats_of(game.awaited(state)) if seat != plan.scene.looker]
    decided = [seat for seat in range(len(NAMES)) if game.take_back(state, seat) is not None]
    for seat in decided:
        plan.do(seat, {"do": "take_back"})
    for seat in [*decided, undecided[0]]:
        plan.act(seat, *([choice()] if seat == plan.scene.looker else [choice(), choice()]))
    plan.do(undecided[0], {"do": "take_back"})


def turn_up_coal(plan: Plan) -> None:
    """Turn up what is the same in both worlds, and stop now and then."""
    layouts = [
        layout_of(table, entries) for table, entries in zip(plan.tables, plan.scene.worlds, strict=True)
    ]
    for number in range(6):
        state: oven.State = plan.states[0]
        if state.turned and number % 3 == 2:
            plan.act(state.turn, {"do": "stop"})
            continue
        same = [p for p in range(48) if state.face_down >> p & 1 and layouts[0][p] == layouts[1][p]]
        if state.phase == oven.TURN and same:
            plan.act(state.turn, {"do": "reveal", "place": plan.luck.choice(same)})


def get_ready(plan: Plan) -> None:
    for seat in range(len(NAMES)):
        numbers = ["0f"] if seat == plan.scene.looker else ["ab", "cd"]
        plan.do(seat, *({"do": "ready", "ready": seat % 2 == 1, "number": number} for number in numbers))


def do_nothing(plan: Plan) -> None:
    """Dice tumble, and nobody can do anything."""
