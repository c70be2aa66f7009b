"""Nobody wins a race without looking, or by feigning a slow line."""

import pytest

from diablerie.server.table.reactions import LINE
from tools.cheats import COPIES, HONEST, LATE, LATE_BEHIND_PROXY, TRIP, Player, raced

GAMES = 40
"""Some 400 rounds: enough to tell a share of three quarters from a half."""


def test_people_of_the_same_speed_share_the_rounds() -> None:
    won = raced(HONEST, GAMES)
    _, low, high = won.share
    assert low < 0.5 < high
    assert won.gained == 0


@pytest.mark.parametrize("cheat", [COPIES, LATE], ids=["copies", "late_pongs"])
def test_a_cheat_wins_no_more_than_their_share(cheat: Player) -> None:
    won = raced(cheat, GAMES)
    _, low, _ = won.share
    assert won.cheat + won.honest > 100
    assert low < 0.5
    assert won.gained <= 0


def test_behind_a_proxy_a_feigned_line_gains_no_more_than_the_longest_that_is_believed() -> None:
    assert raced(LATE_BEHIND_PROXY, 10).gained == LINE - TRIP
