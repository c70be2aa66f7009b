"""What happens to the house: faults, drawn by a seed, each of which names what it does to whom."""

import asyncio
from collections.abc import Awaitable, Callable
from random import Random
from typing import NamedTuple

from tests.cluster.proxy import Proxy, ProxyInThread
from tools.torture.cluster.house import House, Slot

SHORT, LONG = (0.3, 2.5), (5.5, 9.0)
"""Seconds: the first are over before anybody is fenced, after the others somebody was."""
LEAVING = 90.0
"""Seconds for a node to leave in good order, on a machine that has much else to do."""


class Fault(NamedTuple):
    """Something that happens for a while."""

    number: int
    kind: str
    slot: int
    seconds: float

    def __str__(self) -> str:
        whose = "" if self.kind in ("postgres restarts", "nats restarts") else f" (node {self.slot})"
        return f"fault {self.number}: {self.kind}{whose}, {self.seconds:.1f} s"


async def _killed(house: House, slot: Slot, seconds: float) -> None:
    slot.running().kill()
    await asyncio.to_thread(slot.running().end)
    await asyncio.to_thread(slot.start)


async def _frozen(house: House, slot: Slot, seconds: float) -> None:
    slot.running().freeze()
    try:
        await asyncio.sleep(seconds)
    finally:
        slot.running().wake()


async def _drained(house: House, slot: Slot, seconds: float) -> None:
    code = await asyncio.to_thread(slot.running().drain, LEAVING)
    if code:
        slot.ended.append(f"node {slot.number} left, and ended with {code}: {slot.running().logged[-1000:]}")
    await asyncio.to_thread(slot.start)


async def _postgres(house: House, slot: Slot, seconds: float) -> None:
    await asyncio.to_thread(house.postgres.kill)
    await asyncio.sleep(seconds)
    await asyncio.to_thread(house.postgres.start)


async def _nats(house: House, slot: Slot, seconds: float) -> None:
    await asyncio.to_thread(house.nats.stop)
    await asyncio.sleep(seconds)
    await asyncio.to_thread(house.nats.start)


Happens = Callable[[House, Slot, float], Awaitable[None]]
CUTS: dict[str, Callable[[Proxy], object]] = {
    "is cut off from": Proxy.cut,
    "says nothing to, and hears nothing from,": Proxy.hold,
    "is not heard by": lambda proxy: proxy.to_server.hold(),
    "does not hear": lambda proxy: proxy.to_client.hold(),
}


def _partition(way: str, cut: Callable[[Proxy], object], ends: bool = False) -> Happens:
    """A partition; at its end what was held arrives, or the connections turn out to be dead."""

    async def happens(house: House, slot: Slot, seconds: float) -> None:
        proxy: ProxyInThread = getattr(slot, way)
        await asyncio.to_thread(proxy.do, cut)
        try:
            await asyncio.sleep(seconds)
        finally:
            if ends:
                await asyncio.to_thread(proxy.do, Proxy.end_connections)
            await asyncio.to_thread(proxy.do, Proxy.mend)

    return happens


KILL, DRAIN = "a node is killed", "a node is told to end"
KINDS: dict[str, Happens] = {
    KILL: _killed,
    DRAIN: _drained,
    "a node freezes": _frozen,
    "postgres restarts": _postgres,
    "nats restarts": _nats,
    **{
        f"a node {how} {name}": _partition(way, cut)
        for how, cut in CUTS.items()
        for way, name in (("database", "postgres"), ("bus", "nats"))
    },
    **{
        f"a node's connections to {name} are half open": _partition(way, Proxy.hold, ends=True)
        for way, name in (("database", "postgres"), ("bus", "nats"))
    },
}
OFTEN = (KILL, DRAIN, "a node freezes")
"""What happens most, and what there are figures of, comes twice as often as the rest."""


def plan(seed: int, number: int, slots: int, long: float, only: str = "") -> list[Fault]:
    """Draw faults: of every kind one, in any order, before one comes again; some of them are long.

    Kinds without the words of `only` are left out.
    """
    luck, drawn = Random(seed), list[Fault]()
    while len(drawn) < number:
        kinds = [kind for kind in ([*KINDS, *OFTEN] if drawn else KINDS) if only in kind]
        luck.shuffle(kinds)
        for kind in kinds:
            seconds = luck.uniform(*(LONG if luck.random() < long else SHORT))
            drawn.append(Fault(len(drawn) + 1, kind, luck.randrange(slots), seconds))
    return drawn[:number]


async def inflict(fault: Fault, house: House) -> None:
    """Let a fault happen, and mend what it broke."""
    await KINDS[fault.kind](house, house.slots[fault.slot], fault.seconds)
