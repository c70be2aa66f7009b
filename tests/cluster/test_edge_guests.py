"""Who has a socket here and a table elsewhere: who is not here is not there, and nobody says too much."""

import asyncio
from typing import Any, cast

from diablerie.server.nodes.callers import MOST_UNHEARD, TOO_MUCH
from diablerie.server.nodes.edge_guest import EdgeGuest
from diablerie.server.nodes.exchange import Exchange, House
from diablerie.server.nodes.frames import BagToEdge, TurnedAway, Visitor, Welcome
from diablerie.server.nodes.owner import MOST_WAITED
from diablerie.server.wire.guest import Guest
from tests.server.slow_house import until

ME, OWNER = 1, 2
CODE = "SLEEPER"


class Socket:
    """A socket that is told when it is over."""

    def __init__(self) -> None:
        self.ends: list[int] = []

    def post(self, frame: bytes) -> None:
        """Nobody reads it."""

    send = post

    def close(self, code: int, reason: str) -> None:
        self.ends.append(code)

    def ping(self) -> None:
        """Nobody answers."""


class Seat:
    """A guest at a table of this node."""

    def __init__(self) -> None:
        self.heard_at: list[float] = []
        self.opened_times = self.gone_times = 0

    def opened(self) -> None:
        self.opened_times += 1

    def heard(self, content: bytes, at: float) -> None:
        self.heard_at.append(at)

    def measured(self, trip_ms: int, line_ms: int | None) -> None:
        """Nobody measures."""

    def gone(self) -> None:
        self.gone_times += 1


class Elsewhere:
    """A house all of whose tables are on another node, until they are here."""

    def __init__(self) -> None:
        self.owner = OWNER
        self.seat = Seat()

    async def owner_of(self, code: str) -> int:
        return self.owner

    async def admit(self, visitor: Visitor, line: object) -> Guest:
        return self.seat


def exchange_of(house: Elsewhere) -> Exchange:
    return Exchange("nats://127.0.0.1:9", "house", ME, cast(House, house), {})


def test_who_was_let_in_elsewhere_and_is_not_here_is_gone_there_too() -> None:
    async def scene() -> None:
        exchange = exchange_of(Elsewhere())
        coming = asyncio.create_task(exchange.come(Visitor(CODE), Socket(), OWNER))
        await until(lambda: exchange.edge.callers and exchange.edge.callers[1].owner)
        exchange.edge.arrived(BagToEdge(OWNER, 1, 0, [Welcome(1)]))
        assert isinstance(await coming, EdgeGuest)  # the door turns them away now, or their client has gone
        await asyncio.sleep(0)
        assert not exchange.guests
        assert not exchange.edge.callers

    asyncio.run(scene())


def test_who_goes_before_they_are_there_leaves_no_table() -> None:
    async def scene() -> None:
        house = Elsewhere()
        house.owner = ME
        exchange = exchange_of(house)
        assert not isinstance(await exchange.come(Visitor(CODE), Socket(), OWNER), TurnedAway)
        await asyncio.sleep(0)
        assert (house.seat.opened_times, house.seat.gone_times) == (0, 0)
        assert not exchange.guests

    asyncio.run(scene())


async def moving(socket: Socket) -> EdgeGuest:
    """Somebody who is here, and whose table comes here."""
    exchange = exchange_of(Elsewhere())
    forgotten: list[int] = []
    guest = EdgeGuest(exchange.edge, 1, cast(Any, socket), forgotten.append)
    guest.opened()
    guest.move([])
    return guest


def test_what_is_said_while_a_table_comes_is_bounded() -> None:
    async def scene() -> None:
        many, large = Socket(), Socket()
        guest = await moving(many)
        for _ in range(MOST_UNHEARD):
            guest.heard(b"{}", 0.0)
        assert not many.ends
        guest.heard(b"{}", 0.0)
        assert many.ends == [TOO_MUCH]
        guest = await moving(large)
        for _ in range(65):
            guest.heard(b" " * 4096, 0.0)
        assert large.ends == [TOO_MUCH]

    asyncio.run(scene())


def test_what_was_said_before_a_table_came_is_not_believed_to_be_old() -> None:
    async def scene() -> None:
        guest, seat = await moving(Socket()), Seat()
        now = asyncio.get_running_loop().time()
        guest.heard(b"{}", now - 10)
        guest.moved(seat)
        assert seat.heard_at[0] >= now - MOST_WAITED

    asyncio.run(scene())
