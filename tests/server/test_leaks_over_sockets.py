"""Nothing leaks over real sockets.

Two worlds differ only in what somebody may not see: two databases, two servers, the same script. Whatever
they get there, frame by frame and answer by answer, must be the same bytes.
"""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from diablerie.game.core import NOBODY
from diablerie.game.manifest import Game
from diablerie.game.types import State, View
from diablerie.games.catalogue import GAMES
from diablerie.server.hall.lobby import Lobby
from diablerie.server.hall.room import Room
from diablerie.server.http import past_games
from diablerie.server.protocol.lobby import TableShown
from diablerie.server.table.entries import Shut, decoded
from diablerie.server.table.picture import Picture
from diablerie.server.table.records import record_lines
from tests.inside import changed, inside
from tests.server.hall import Hall
from tests.server.leaks.moments import (
    at_the_oven,
    before_the_game,
    begun,
    while_answers_are_given,
    while_bets_are_made,
    while_dice_tumble,
    within_a_trick,
)
from tests.server.leaks.other_worlds import (
    with_another_seed,
    with_other_answers,
    with_other_bets,
    with_other_coal,
    with_other_hands,
    with_other_numbers,
)
from tests.server.leaks.plans import Plan, answer, bet, do_nothing, get_ready, play_cards, turn_up_coal
from tests.server.leaks.probes import probes
from tests.server.leaks.scene import SPECTATOR, Scene
from tests.server.leaks.worlds import differences

LATER = 4_102_444_800_000
"""When the tables were opened: in the year 2100, so that no time has passed since."""


@pytest.fixture(autouse=True)
def _standing_clocks(monkeypatch: pytest.MonkeyPatch) -> None:
    """No time passes at the tables or in the lobby, and nobody is too fast."""
    monkeypatch.setattr("diablerie.server.hall.room.Room.at", lambda room, now: room.table.ledger.last)
    monkeypatch.setattr("diablerie.server.hall.room.Room.when", lambda room, at: 1e9)
    monkeypatch.setattr("diablerie.server.door.guests.BURST", 10**9)
    monkeypatch.setattr("diablerie.server.door.guests.STRIKES", 10**9)
    monkeypatch.setattr("diablerie.server.table.table.CHANGE_BURST", 10**9)
    relist = Lobby.relist

    def tell_at_once(lobby: Lobby, room: Room) -> None:
        relist(lobby, room)
        lobby._tell_changes()

    monkeypatch.setattr(Lobby, "relist", tell_at_once)


CASES: dict[str, tuple[Callable[[], Hall], Any, Callable[[Plan], None]]] = {
    "the hands of others": (
        lambda: begun("little_devils", {"open_tricks": "none"}, within_a_trick),
        with_other_hands,
        play_cards,
    ),
    "the hands of others beside open tricks": (
        lambda: begun("little_devils", {"open_tricks": "all"}, within_a_trick),
        with_other_hands,
        play_cards,
    ),
    "the deals to come": (
        lambda: begun("little_devils", {}, within_a_trick),
        lambda entries, seat, luck: with_another_seed(with_other_hands(entries, seat, luck), seat, luck),
        play_cards,
    ),
    "the bets of others": (
        lambda: begun("devil_with_it", {}, while_bets_are_made),
        with_other_bets,
        bet,
    ),
    "the coal that lies face down": (
        lambda: begun("devil_with_it", {}, at_the_oven),
        with_other_coal,
        turn_up_coal,
    ),
    "the answers of others": (
        lambda: begun("diavolo", {"race": False}, while_answers_are_given),
        with_other_answers,
        answer,
    ),
    "the dice that tumble": (
        lambda: begun("diavolo", {}, while_dice_tumble),
        with_another_seed,
        do_nothing,
    ),
    "what others add to the shuffles": (before_the_game, with_other_numbers, get_ready),
}


def scenes_of(name: str, lookers: range = range(5)) -> list[Scene]:
    """A table for each looker, in both worlds."""
    staged, disguised, go_on = CASES[name]
    luck = Random(name)
    first, *log = [decoded(content) for content in staged().log]
    scenes = []
    for looker in lookers:
        code = f"HALL{looker}"
        entries = [msgspec.structs.replace(first, code=code, public=True, time=LATER), *log]
        other = entries
        while other == entries:
            other = disguised(entries, looker if looker != SPECTATOR else NOBODY, luck)
        scene = Scene(looker, code, (entries, other))
        plan = Plan(scene, luck)
        before = probes(plan.tables[0], scene.seat)
        assert probes(plan.tables[1], scene.seat) == before
        go_on(plan)
        after = probes(plan.tables[0], scene.seat)
        assert probes(plan.tables[1], scene.seat) == after
        scene.probes = before, after
        scenes.append(scene)
    return scenes


@pytest.mark.parametrize("name", CASES)
def test_nothing_leaks_over_sockets(name: str, tmp_path: Path) -> None:
    scenes = scenes_of(name)
    assert all(scene.worlds[0] != scene.worlds[1] for scene in scenes), "there must be something to hide"
    assert differences(tmp_path, scenes) == []


# the test can fail


def leak_events(patch: pytest.MonkeyPatch) -> None:
    for name, game in GAMES.items():
        patch.setitem(GAMES, name, changed(game, seen=lambda state, event, seat: event))


def everything(game: Game, earlier: View, state: State) -> View:
    return game.open_view(state)


def leak_views(patch: pytest.MonkeyPatch) -> None:
    for name, game in GAMES.items():
        opened = changed(game, shared_view=game.open_view, shared_after=partial(everything, game))
        patch.setitem(GAMES, name, opened)


def leak_in_refusals(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("diablerie.server.table.play.explain", lambda match, event, reason: str(match.state))


def leak_by_size(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(
        "diablerie.server.table.play.explain",
        lambda match, event, reason: "?" * (sum(match.state.stakes) // 10),
    )


def leak_records(patch: pytest.MonkeyPatch) -> None:
    shut = Shut(0, why="")
    patch.setattr(past_games, "handed_out_lines", lambda entries, seat: record_lines([*entries, shut]))


def leak_to_the_lobby(patch: pytest.MonkeyPatch) -> None:
    listed = Picture.listed

    def told(picture: Picture, watchers: int) -> TableShown:
        sight = picture.sight()
        assert sight is not None
        return msgspec.structs.replace(listed(picture, watchers), pace=str(sum(inside(sight.state).stakes)))

    patch.setattr(Picture, "listed", told)


@pytest.mark.parametrize(
    ("leak", "name", "where"),
    [
        (leak_events, "the bets of others", b'"do":"bet"'),
        (leak_events, "the answers of others", b'"do":"grab"'),
        (leak_views, "the hands of others", b'"hands"'),
        (leak_views, "the bets of others", b'"stakes"'),
        (leak_in_refusals, "the hands of others", b'"refused"'),
        (leak_by_size, "the bets of others", b"?"),
        (leak_records, "the hands of others", b"/record 200"),
        (leak_to_the_lobby, "the bets of others", b'"listed"'),
    ],
)
def test_a_leak_would_be_found(
    leak: Callable[[pytest.MonkeyPatch], None],
    name: str,
    where: bytes,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    leak(monkeypatch)
    found = differences(tmp_path, scenes_of(name, range(3, 5)))
    assert any(where in true for true, _ in found)
