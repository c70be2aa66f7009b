"""What bots feel: made of what a spectator sees, shown seldom."""

from collections.abc import Iterator
from random import Random

import pytest

from diablerie.game.feelings import no_feelings, of_winners
from diablerie.game.options import complete
from diablerie.games.catalogue import GAMES
from diablerie.match.dealer import Dealer
from diablerie.match.referee import Match, apply, begin
from diablerie.server.protocol.commands import Agree
from diablerie.server.protocol.told import Reacted
from diablerie.server.table.banter import PAUSE
from tests.server.hall import SHORT, Guest, Hall


def reactions(guest: Guest) -> list[Reacted]:
    return [message for message in guest.told if isinstance(message, Reacted)]


def played(hall: Hall, pause: int) -> tuple[Guest, list[int]]:
    """Let somebody play a game with bots that may react; when they did."""
    ada = hall.arrive("Ada")
    hall.send(ada, Agree(ada.next_id(), bots_react=True))
    hall.seat_everybody(["Ada"])
    times: list[int] = []
    while not hall.table.ledger.over:
        hall.play_on([ada])
        times += [hall.table.ledger.last] * (len(reactions(ada)) - len(times))
        hall.now += pause
    return ada, times


@pytest.mark.parametrize("game", SHORT)
def test_bots_react_in_every_game_and_not_all_the_time(game: str) -> None:
    hall = Hall(game, 4, SHORT[game] | ({"race": False} if game == "diavolo" else {}))
    ada, times = played(hall, 4_000)
    shown = reactions(ada)
    assert shown
    assert all(message.seat in (1, 2, 3) and message.who == "" for message in shown)
    assert all(later - earlier >= PAUSE for earlier, later in zip(times, times[1:]))
    assert len(hall.log) == hall.table.ledger.version + 1, "what bots feel is not kept"


@pytest.mark.parametrize("unwanted", [{"bots_react": False}, {"talk": False}])
def test_bots_can_be_told_not_to(unwanted: dict[str, bool]) -> None:
    hall = Hall("devil_with_it", 4, SHORT["devil_with_it"])
    ada = hall.arrive("Ada")
    hall.send(ada, Agree(ada.next_id(), bots_react=True))
    hall.send(ada, Agree(ada.next_id(), **unwanted))  # type: ignore[arg-type]
    hall.seat_everybody(["Ada"])
    while not hall.table.ledger.over:
        hall.play_on([ada])
        hall.now += PAUSE
    assert not reactions(ada)


def moments(game: str, seed: int) -> Iterator[tuple[Match, Match]]:
    """A game by lot, event by event."""
    rules, luck = GAMES[game], Random(seed)
    match = begin(rules, 4, complete(rules.options, SHORT[game]))
    dealer = Dealer(bytes([seed]) * 32, "")
    while not match.over:
        if match.state.to_act == -1:
            event, dealer = dealer.outcome(rules, match.state)
        else:
            choices = [one for seat in range(4) for one in rules.choices(match.state, seat)]
            event = luck.choice(choices)
        after = apply(match, event)
        yield match, after
        match = after


@pytest.mark.parametrize("game", ["little_devils", "devil_with_it"])
def test_what_is_felt_comes_from_what_a_spectator_sees(game: str) -> None:
    """Of a seat's own view nothing is taken: what is private may be anything."""
    rules = GAMES[game]
    felt = 0
    for before, after in moments(game, 3):
        views = [rules.shared_view(match.state) for match in (before, after)]
        blind = [view._replace(**dict.fromkeys(rules.private_fields)) for view in views]  # type: ignore[attr-defined]
        assert rules.feelings(*views) == rules.feelings(*blind)
        felt += len(rules.feelings(*views))
    assert felt


def test_nothing_is_felt_where_a_game_says_nothing() -> None:
    assert no_feelings(1, 2) == []
    assert of_winners(3, (1,)) == [(1, "cheer"), (0, "well_played"), (2, "well_played")]
