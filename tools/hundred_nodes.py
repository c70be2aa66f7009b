"""A hundred nodes, of which a third dies at once: who comes back when, and what that asks of whom.

Nothing here runs for real: it is the protocol's times and the measured costs, played through in steps of ten
milliseconds, the same for the same seed.

    python -m tools.hundred_nodes --seed 1
"""

import argparse
from collections import Counter, deque
from dataclasses import dataclass, field
from random import Random

from diablerie.server.log.postgres.lease import LEASE
from diablerie.server.nodes.beating import BEAT_EVERY

STEP = 0.01
DIES_AT = 10.0
ENDS_AT = 90.0


# What was measured, or is assumed on the careful side.

NODES, KILLED = 100, 33
PEOPLE, SEATED = 100_000, 3
"""All of them connected, and so many at a table."""
CLAIM = 0.004
"""Seconds that a node's claim takes; it makes one after the other."""
CLAIMS = 4_000
"""Statements that PostgreSQL takes in a second, of all nodes together."""
FOLD, GREET = 0.003, 0.0015
"""Seconds of a node's processor to read a table and fold it, and to let somebody in."""
FIRST_PAUSE, LONGEST_PAUSE = 0.5, 15.0
"""How a client waits before it tries again: doubled each time, within 25 % by lot."""


@dataclass
class Node:
    """A node that lives, and what waits for it."""

    arrivals: deque[int] = field(default_factory=deque)
    orphans: deque[int] = field(default_factory=deque)
    """Tables to claim."""
    free_at: float = 0.0
    """When its processor is free again."""
    claims_at: float = 0.0


class House:
    """Everything there is: tables are numbers, and so are people."""

    def __init__(self, people: int, seed: int) -> None:
        luck, nodes = Random(seed), range(NODES)
        self.luck = luck
        self.tables = people // SEATED
        self.owner = [luck.choice(nodes) for _ in range(self.tables)]
        self.edge = [luck.choice(nodes) for _ in range(self.tables * SEATED)]
        self.dead = set(luck.sample(nodes, KILLED))
        self.alive = [number for number in nodes if number not in self.dead]
        self.nodes = {number: Node() for number in self.alive}
        self.orphaned = {table for table, owner in enumerate(self.owner) if owner in self.dead}
        self.cut_off = {person for person, edge in enumerate(self.edge) if edge in self.dead}
        self.tries: Counter[int] = Counter()
        self.due: dict[int, list[int]] = {}
        """Who tries to come back in which step."""
        self.fenced = DIES_AT + LEASE + luck.random() * BEAT_EVERY

    def run(self) -> dict[str, float]:
        """Let a third die and everybody come back."""
        for person in self.cut_off:
            self._try_later(person, DIES_AT)
        back, claimed = deque[tuple[float, int]](), deque[tuple[float, int]]()
        waiting = busiest = 0
        is_fenced, budget = False, 0.0
        for step in range(int(DIES_AT / STEP), int(ENDS_AT / STEP)):
            now = step * STEP
            if now >= self.fenced and not is_fenced:
                is_fenced = True
                self._share_out_orphans()
            for person in self.due.pop(step, ()):
                self.nodes[self.luck.choice(self.alive)].arrivals.append(person)
            budget = min(budget + CLAIMS * STEP, CLAIMS * STEP)
            for node in self.nodes.values():
                budget = self._work(node, now, budget, is_fenced, back, claimed)
            waiting = sum(len(node.arrivals) for node in self.nodes.values())
            busiest = max(busiest, max(len(node.arrivals) for node in self.nodes.values()))
            if is_fenced and not waiting and not self.orphaned and not self.due:
                break
        return self._told(back, claimed, busiest)

    def _work(
        self,
        node: Node,
        now: float,
        budget: float,
        is_fenced: bool,
        back: deque[tuple[float, int]],
        claimed: deque[tuple[float, int]],
    ) -> float:
        while node.orphans and node.claims_at <= now and budget >= 1:
            table = node.orphans.popleft()
            if table in self.orphaned:
                self.orphaned.discard(table)
                node.claims_at = max(node.claims_at, now - STEP) + CLAIM
                node.free_at = max(node.free_at, now) + FOLD + SEATED * GREET / 3
                claimed.append((node.free_at, table))
                budget -= 2  # the claim, and its entries
        while node.arrivals and node.free_at <= now:
            person = node.arrivals.popleft()
            node.free_at = max(node.free_at, now - STEP) + GREET
            if person // SEATED in self.orphaned and not is_fenced:
                self._try_later(person, now)  # nobody may claim it yet: 503, come back in a moment
            else:
                back.append((node.free_at, person))
        return budget

    def _share_out_orphans(self) -> None:
        """An edge claims what it has somebody of; what nobody has is left to the sweep."""
        for table in sorted(self.orphaned):
            seats = range(table * SEATED, (table + 1) * SEATED)
            edges = [self.edge[person] for person in seats if self.edge[person] not in self.dead]
            self.nodes[self.luck.choice(edges or self.alive)].orphans.append(table)

    def _try_later(self, person: int, now: float) -> None:
        pause = min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** self.tries[person])
        self.tries[person] += 1
        later = now + pause * (0.75 + self.luck.random() / 2)
        self.due.setdefault(int(later / STEP) + 1, []).append(person)

    def _told(
        self, back: deque[tuple[float, int]], claimed: deque[tuple[float, int]], busiest: int
    ) -> dict[str, float]:
        returns = sorted(at - DIES_AT for at, _ in back)
        owned = sorted(at - DIES_AT for at, _ in claimed)
        seconds = Counter(int(at) for at in returns)
        left = NODES - KILLED
        return {
            "people cut off": len(self.cut_off),
            "tables without an owner": len(claimed) + len(self.orphaned),
            "fenced after, s": self.fenced - DIES_AT,
            "half of the tables go on after, s": owned[len(owned) // 2],
            "all tables go on after, s": owned[-1],
            "half of the people are back after, s": returns[len(returns) // 2],
            "99 % of the people are back after, s": returns[int(0.99 * len(returns))],
            "all people are back after, s": returns[-1],
            "most who come back in a second, a node": max(seconds.values()) / left,
            "most who wait at one node": busiest,
            "attempts a person who was cut off": sum(self.tries.values()) / len(self.cut_off),
            "sockets a node afterwards": len(self.edge) / left,
            "beats a second at PostgreSQL": NODES / BEAT_EVERY,
            "looks for the silent a second": NODES / BEAT_EVERY,
            "bags a second on quiet lines, all nodes": 2.0 * NODES * (NODES - 1),
            "the same, a node": 4.0 * (NODES - 1),
        }


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--people", type=int, default=PEOPLE)
    given = parser.parse_args()
    for name, figure in House(given.people, given.seed).run().items():
        print(f"{name:44} {figure:12,.1f}")


if __name__ == "__main__":
    main()
