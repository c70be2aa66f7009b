"""A node that leaves while everybody plays: nobody is sent away twice, and nothing is lost or done twice."""

import asyncio
import time
from pathlib import Path

from tests.children import PATIENCE
from tests.cluster.guests import LONG, LONG_TOO, Company, breaches, guests_at, play_on, watched
from tests.cluster.nodes import cluster
from tools.torture.cluster.figures import interruptions, spread

COME_BACK = 1012


def test_who_plays_while_a_node_leaves_is_sent_away_once_and_every_word_counts_once(tmp_path: Path) -> None:
    with cluster(tmp_path) as house:
        watched(house)
        first, second = house.node("--drain", 4), house.node()
        here, there = (first, second), (second,)
        guests = guests_at(first, LONG, [here, there, here]) + guests_at(
            second, LONG_TOO, [there, here, here]
        )
        start: list[float] = []

        async def leaves(company: Company) -> None:
            start.append(time.monotonic())
            assert await asyncio.to_thread(first.drain, PATIENCE) == 0

        play_on(guests, leaves)
        print("The longest wait of everybody:", spread(interruptions(guests, start[0], time.monotonic())))
        for one in guests:
            assert one.closings == ([COME_BACK] if one.nodes is here else [])
        assert breaches(house, guests) == []
