"""The workshop: costly answers are made here, beside the loop, each once, and some are remembered."""

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeAlias

from diablerie.server.people.allowance import Allowance

Material: TypeAlias = Callable[[], Awaitable[Any]]
"""Fetches, in the loop, what an answer is made of."""
HANDS = 2
"""Answers that are made at the same time."""
ORDERS = 64
"""Answers that are made or waited for, of all addresses together."""
ORDERS_OF_ONE = 8
"""The same, of one address."""
REMEMBERED_BYTES = 16 << 20
LARGEST_REMEMBERED = REMEMBERED_BYTES // 8
REMEMBERED_ADDRESSES = 10_000


class Workshop:
    """Makes answers in a few threads, so that nobody's move waits for them."""

    def __init__(self, a_minute: int) -> None:
        self._a_minute = a_minute
        self._pool = ThreadPoolExecutor(HANDS, thread_name_prefix="diablerie workshop")
        self._remembered: OrderedDict[Hashable, bytes] = OrderedDict()
        self._bytes = 0
        self._making: dict[Hashable, asyncio.Future[bytes]] = {}
        self._orders: Counter[str] = Counter()
        """What is being made, by the address that wants it."""
        self._allowances: dict[str, Allowance] = {}

    def remembered(self, key: Hashable) -> bytes | None:
        """An answer that was made before."""
        if key in self._remembered:
            self._remembered.move_to_end(key)
        return self._remembered.get(key)

    def admits(self, address: str) -> bool:
        """Whether something else is made for this address now."""
        if self._orders[address] >= ORDERS_OF_ONE or self._orders.total() >= ORDERS:
            return False
        if not self._a_minute:
            return True
        if len(self._allowances) >= REMEMBERED_ADDRESSES:
            self._allowances.clear()
        allowance = self._allowances.setdefault(address, Allowance())
        return allowance.spend(time.monotonic(), 60 / self._a_minute, self._a_minute)

    def is_making(self, key: Hashable) -> bool:
        """Whether this answer is being made for somebody."""
        return key in self._making

    async def make(
        self, key: Hashable, address: str, work: Callable[..., bytes], material: Material | None = None
    ) -> bytes:
        """Make an answer, or wait for it if it is being made; what is not to be remembered has no key."""
        making = self._making.get(key)
        if making is None:
            self._orders[address] += 1
            making = asyncio.ensure_future(self._made(key, address, work, material))
            if key is not None:
                self._making[key] = making
        return await asyncio.shield(making)

    async def _made(
        self, key: Hashable, address: str, work: Callable[..., bytes], material: Material | None
    ) -> bytes:
        try:
            given = () if material is None else (await material(),)
            answer = await asyncio.get_running_loop().run_in_executor(self._pool, work, *given)
        finally:
            self._making.pop(key, None)
            self._orders[address] -= 1
            if not self._orders[address]:
                del self._orders[address]
        if key is not None:
            self._remember(key, answer)
        return answer

    def _remember(self, key: Hashable, answer: bytes) -> None:
        if len(answer) > LARGEST_REMEMBERED:
            return
        self._remembered[key] = answer
        self._bytes += len(answer)
        while self._bytes > REMEMBERED_BYTES:
            self._bytes -= len(self._remembered.popitem(last=False)[1])

    def close(self) -> None:
        """Begin nothing any more, and wait for what is being made."""
        self._pool.shutdown(wait=True, cancel_futures=True)
