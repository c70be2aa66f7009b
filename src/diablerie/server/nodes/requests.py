"""Questions of one node to another whose answers come in parts, as fast as they are taken and no faster."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Mapping
from itertools import count
from typing import Protocol, TypeAlias

import msgspec
from msgspec import Struct

from diablerie.server.nodes.frames import Node

PART = 64 * 1024
"""Bytes of a part, at most."""
AHEAD = 16
"""Parts that may be on their way."""
PATIENCE = 20.0
"""Seconds for the next part to come, or for somebody to take it."""
SHORT = 3.0
"""The same where no work is needed for it."""
MOST_ANSWERED = 1000
"""Questions of others that are answered at the same time."""

Answer: TypeAlias = Callable[[bytes], AsyncIterator[bytes]]
"""Answers a question in parts."""
logger = logging.getLogger("diablerie.server")


class Unanswered(Exception):
    """Nobody answers, or not to the end."""


class Ask(Struct, frozen=True, array_like=True, tag=1):
    """A question."""

    asker: Node
    number: int
    about: str
    content: bytes


class Go(Struct, frozen=True, array_like=True, tag=2):
    """So many parts were taken; none are wanted any more if that is less than before."""

    asker: Node
    number: int
    taken: int


class Part(Struct, frozen=True, array_like=True, tag=3):
    """A part of an answer."""

    number: int
    place: int
    content: bytes


class End(Struct, frozen=True, array_like=True, tag=4):
    """The answer is complete, or there is none."""

    number: int
    parts: int
    failed: bool


Asking: TypeAlias = Ask | Go
Answering: TypeAlias = Part | End
_encoder = msgspec.msgpack.Encoder()
_asking: msgspec.msgpack.Decoder[Asking] = msgspec.msgpack.Decoder(Asking)
_answering: msgspec.msgpack.Decoder[Answering] = msgspec.msgpack.Decoder(Answering)
NO_MORE = -1


class Carrier(Protocol):
    """What carries questions and answers."""

    def post(self, subject: str, content: bytes) -> None:
        """Say something about a subject; it may be lost."""


class Requests:
    """What this node asks others, and what others ask of it."""

    def __init__(self, me: Node, carrier: Carrier, answers: Mapping[str, Answer]) -> None:
        self._me = me
        self._carrier = carrier
        self._answers = answers
        self._numbers = count(1)
        self._asked: dict[int, tuple[Node, asyncio.Queue[Answering | None]]] = {}
        self._answered: dict[tuple[Node, int], asyncio.Task[None]] = {}
        self._taken: dict[tuple[Node, int], asyncio.Queue[int]] = {}

    async def ask(
        self, node: Node, about: str, content: bytes, patience: float = PATIENCE
    ) -> AsyncIterator[bytes]:
        """Ask a node, and take its answer part by part; `Unanswered` if it does not come, or not whole."""
        number, parts = next(self._numbers), asyncio.Queue[Answering | None]()
        self._asked[number] = node, parts
        self._ask(node, Ask(self._me, number, about, content))
        place = 0
        try:
            while isinstance(part := await _soon(parts, patience), Part):
                if part.place != place:
                    raise Unanswered("a part of the answer was lost")
                place += 1
                yield part.content
                self._ask(node, Go(self._me, number, place))
            if part is None or part.failed or part.parts != place:
                raise Unanswered("the answer did not come to its end")
        finally:
            del self._asked[number]
            self._ask(node, Go(self._me, number, NO_MORE))

    async def ask_once(self, node: Node, about: str, content: bytes = b"") -> bytes:
        """Ask a node something small, and wait for the whole answer."""
        return b"".join([part async for part in self.ask(node, about, content, SHORT)])

    def gone(self, node: Node) -> None:
        """A node is no more: it answers nothing, and takes nothing."""
        for asked, parts in self._asked.values():
            if asked == node:
                parts.put_nowait(None)
        for (asker, _), task in self._answered.items():
            if asker == node:
                task.cancel()

    def heard_question(self, content: bytes) -> None:
        """Another node asks something, or takes what it was answered."""
        asking = _asking.decode(content)
        key = asking.asker, asking.number
        if isinstance(asking, Ask):
            if len(self._answered) < MOST_ANSWERED:
                self._taken[key] = asyncio.Queue()
                task = self._answered[key] = asyncio.create_task(self._answer(asking))
                task.add_done_callback(lambda _: self._done(key))
        elif asking.taken == NO_MORE:
            if key in self._answered:
                self._answered[key].cancel()
        elif key in self._taken:
            self._taken[key].put_nowait(asking.taken)

    def heard_answer(self, content: bytes) -> None:
        """A part of an answer has come."""
        answering = _answering.decode(content)
        if answering.number in self._asked:
            self._asked[answering.number][1].put_nowait(answering)

    def close(self) -> None:
        """Answer nothing more."""
        for task in self._answered.values():
            task.cancel()
        for _, parts in self._asked.values():
            parts.put_nowait(None)

    async def _answer(self, ask: Ask) -> None:
        place, taken, failed = 0, self._taken[ask.asker, ask.number], False
        gone = 0
        try:
            async for whole in self._answers[ask.about](ask.content):
                for start in range(0, len(whole), PART):
                    while place - gone >= AHEAD:
                        async with asyncio.timeout(PATIENCE):
                            gone = await taken.get()
                    self._say(ask.asker, Part(ask.number, place, whole[start : start + PART]))
                    place += 1
        except Exception:
            logger.exception("a question of another node was not answered", extra={"about": ask.about})
            failed = True
        self._say(ask.asker, End(ask.number, place, failed))

    def _done(self, key: tuple[Node, int]) -> None:
        del self._answered[key]
        del self._taken[key]

    def _ask(self, node: Node, asking: Asking) -> None:
        self._carrier.post(f"node.{node}.asked", _encoder.encode(asking))

    def _say(self, node: Node, answering: Answering) -> None:
        self._carrier.post(f"node.{node}.answered", _encoder.encode(answering))


async def _soon(parts: "asyncio.Queue[Answering | None]", patience: float) -> Answering | None:
    try:
        async with asyncio.timeout(patience):
            return await parts.get()
    except TimeoutError:
        raise Unanswered("no answer came in time") from None
