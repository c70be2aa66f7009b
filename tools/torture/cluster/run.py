"""The load, the faults one after another, what is seen of them, and the checks in between."""

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from math import inf
from pathlib import Path
from random import Random
from typing import NamedTuple

from tools.torture.cluster.faults import DRAIN, KILL, Fault, inflict, plan
from tools.torture.cluster.figures import first_moves, interruptions
from tools.torture.cluster.house import PATIENCE, House
from tools.torture.cluster.judge import judge
from tools.torture.cluster.person import Person, Wish
from tools.torture.cluster.report import Report
from tools.torture.player import Lost

TABLES = (
    Wish("little_devils", 4, 3, {"goal": 30}),
    Wish("devil_with_it", 3, 3, {"goal": 500}),
    Wish("diavolo", 3, 2, {}),
    Wish("little_devils", 3, 3, {"open_tricks": "none", "goal": 20}),
    Wish("devil_with_it", 4, 3, {"goal": 300}),
    Wish("diavolo", 4, 3, {"race": False}),
)
LEAST = 20
"""So many events happen between two faults, however slow the machine is."""
LOOK_EVERY = 0.05
Say = Callable[[str], None]


class Load:
    """People who play, and new tables in the place of those that are over."""

    def __init__(self, house: House, at_once: int, seed: int) -> None:
        self.house = house
        self.at_once = at_once
        self.people: list[Person] = []
        self.tables = 0
        self.judged: dict[str, int] = {}
        """How many entries each table had when it was looked at last."""
        self._luck = Random(seed)
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def running(self) -> set[str]:
        """The tables at which somebody still plays."""
        return {person.code for person in self.people if not person.over}

    @property
    def told(self) -> int:
        """How much anybody was told; it grows as long as anything happens."""
        versions: dict[str, int] = {}
        for person in self.people:
            versions[person.code] = max(versions.get(person.code, 0), person.version)
        return sum(versions.values())

    async def refill(self) -> None:
        """Open tables until enough are played at."""
        missing = self.at_once - len(self.running)
        await asyncio.gather(*(self._open() for _ in range(missing)))

    async def _open(self) -> None:
        wish, luck = TABLES[self.tables % len(TABLES)], Random(self._luck.random())
        self.tables += 1
        for person in await self.house.newcomers(wish, luck):
            self.people.append(person)
            playing = person.play(self.house.addresses, Random(luck.random()))
            self._tasks.append(asyncio.create_task(playing))

    async def until(self, happened: Callable[[], object], what: str) -> None:
        """Wait until something has happened, and hear if a promise was broken meanwhile."""
        told, at = self.told, time.monotonic()
        while not happened():
            for task in self._tasks:
                if task.done():
                    task.result()
            if self.told != told:
                told, at = self.told, time.monotonic()
            if time.monotonic() - at > PATIENCE:
                raise Lost(f"for {PATIENCE:.0f} s nothing happens, and {what}: {sorted(self.running)}")
            await asyncio.sleep(LOOK_EVERY)

    async def check(self) -> None:
        """Judge all tables that are not over and judged; the people of others need not be remembered."""
        connection = await self.house.connection()
        try:
            here = {person.code for person in self.people}
            over = here - self.running
            found, entries = await judge(connection, self.people)
        finally:
            await connection.close()
        if found:
            raise Lost("\n".join(found))
        self.judged |= entries
        self.people = [person for person in self.people if person.code not in over]

    async def end(self) -> None:
        """Let everybody go; whoever hears something at that moment does not notice, and is told again."""
        while playing := [task for task in self._tasks if not task.done()]:
            for task in playing:
                task.cancel()
            await asyncio.wait(playing, timeout=0.5)


class Wanted(NamedTuple):
    """How a cluster is tortured."""

    faults: int
    seed: int
    minutes: float = inf
    """After which there are no more faults, however few there were."""
    at_once: int = 12
    """Tables that are played at the same time."""
    long: float = 0.35
    """The share of faults in which somebody is fenced."""
    only: str = ""
    """Words that a fault must have in its name."""


async def torture(folder: Path, wanted: Wanted, say: Say) -> Report:
    """Play, break, mend, check; a broken promise names the fault, the table, the entry and the seed."""
    house = House(folder)
    load = Load(house, wanted.at_once, wanted.seed)
    report, fault = Report(wanted.seed), None
    enough = time.monotonic() + 60 * wanted.minutes
    try:
        await house.open()
        await load.refill()
        for fault in plan(wanted.seed, wanted.faults, len(house.slots), wanted.long, wanted.only):
            if time.monotonic() > enough:
                break
            await load.until(_more(load), "nobody is told anything")
            await _suffer(fault, load, report)
            await load.check()
            report.note(load.judged, load.tables, len(load.running))
            say(f"{report.line()}; {fault}")
            await load.refill()
        await _all_go_on(load)
        await load.check()
        report.note(load.judged, load.tables, len(load.running))
    except Exception as error:
        what = error if isinstance(error, Lost) else repr(error)
        raise Lost(f"{what}\nseen after {fault}; again with --seed {wanted.seed}") from error
    finally:
        await load.end()
        report.ended = [words for slot in house.slots for words in slot.ended]
        await asyncio.to_thread(house.close)
    return report


def _more(load: Load) -> Callable[[], object]:
    enough = load.told + LEAST
    return lambda: load.told >= enough or not load.running


async def _suffer(fault: Fault, load: Load, report: Report) -> None:
    """Let a fault happen while people play, and note what they notice."""
    house, people = load.house, load.people
    owned = await house.owned(house.slots[fault.slot]) if fault.kind == KILL else set()
    start = time.monotonic()
    happening = asyncio.create_task(inflict(fault, house))
    try:
        if owned:
            await load.until(
                lambda: owned & load.running <= first_moves(people, owned, start).keys(),
                f"nobody moves at a table of the killed node {fault.slot}",
            )
        await load.until(happening.done, f"{fault} does not end")
    finally:
        await asyncio.gather(happening, return_exceptions=True)
    happening.result()
    await asyncio.gather(*(asyncio.to_thread(slot.look_after) for slot in house.slots))
    moves = first_moves(people, owned, start)
    report.faults[fault.kind] += 1
    if moves:
        report.failovers.append(min(moves.values()))
        report.tables_back += moves.values()
    if fault.kind == DRAIN:
        report.drains += interruptions(people, start, time.monotonic())


async def _all_go_on(load: Load) -> None:
    """After the last fault something new happens at every table."""
    before = Counter({person.code: person.version for person in load.people})

    def stuck() -> set[str]:
        gone_on = {person.code for person in load.people if person.version > before[person.code]}
        return load.running - gone_on

    await load.until(lambda: not stuck(), "a table does not go on after the last fault")
