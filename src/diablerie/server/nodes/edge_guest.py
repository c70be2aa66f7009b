"""Somebody with a socket here, whose table lives elsewhere, or here since its owner is no more."""

import asyncio
from collections.abc import Callable

from diablerie.server.nodes.callers import COME_BACK, MOST_BYTES, MOST_UNHEARD, TOO_MUCH
from diablerie.server.nodes.edge import Edge
from diablerie.server.nodes.frames import ConnectionId, TurnedAway
from diablerie.server.nodes.owner import MOST_WAITED
from diablerie.server.wire.guest import Guest, Line


class EdgeGuest:
    """Hands on what a client says, to wherever their table is just now."""

    def __init__(
        self, edge: Edge, connection: ConnectionId, socket: Line, forget: Callable[[ConnectionId], object]
    ) -> None:
        self.edge = edge
        self.connection = connection
        self.socket = socket
        self.answer: asyncio.Future[TurnedAway | None] = asyncio.get_running_loop().create_future()
        """Whether they may come in."""
        self._forget = forget
        self._is_open = self._is_gone = False
        self._early: list[bytes] = []
        """What they are told before their socket is open."""
        self._local: Guest | None = None
        """Who they are at a table of this node."""
        self._moving: list[tuple[bytes, float]] | None = None
        """What they say while they become that."""
        self._moving_bytes = 0

    @property
    def is_at_home(self) -> bool:
        """Whether their table lives on this node by now, or is just coming."""
        return self._local is not None or self._moving is not None

    def opened(self) -> None:
        """They are connected."""
        self._is_open = True
        for frame in self._early:
            self.socket.post(frame)
        self._early = []
        if self._local is not None:
            self._begin(self._local)

    def heard(self, content: bytes, at: float) -> None:
        """They have said something."""
        if self._moving is not None:
            self._moving.append((content, at))
            self._moving_bytes += len(content)
            if len(self._moving) > MOST_UNHEARD or self._moving_bytes > MOST_BYTES:
                self.socket.close(TOO_MUCH, "too much was said that nobody could hear")
        elif self._local is not None:
            self._local.heard(content, at)
        elif self.connection in self.edge.callers:
            self.edge.said(self.connection, content, at)

    def measured(self, trip_ms: int, line_ms: int | None) -> None:
        """The way to them and back was measured."""
        if self._local is not None:
            self._local.measured(trip_ms, line_ms)
        elif self.connection in self.edge.callers:
            self.edge.measured(self.connection, trip_ms, line_ms)

    def gone(self) -> None:
        """They are not connected any more."""
        self._is_gone = True
        self._forget(self.connection)
        self.edge.left(self.connection)
        if self._local is not None and self._is_open:
            self._local.gone()

    def leave_unless_open(self) -> None:
        """Be gone if they are not here by now: their client has left, or the door has turned them away."""
        if not self._is_open and not self._is_gone:
            self.gone()

    def tell(self, frame: bytes) -> None:
        """Tell them something."""
        if self._is_open:
            self.socket.post(frame)
        else:
            self._early.append(frame)

    def let_in(self, refusal: TurnedAway | None = None) -> None:
        """It is known whether they may come in."""
        if not self.answer.done():
            self.answer.set_result(refusal)

    def move(self, unheard: list[tuple[bytes, float]]) -> None:
        """Their table comes to this node; what they say meanwhile waits."""
        self._moving = unheard
        self._moving_bytes = sum(len(content) for content, _ in unheard)

    def moved(self, outcome: Guest | TurnedAway | None) -> None:
        """It is known who they are at the table that is here now."""
        if self._is_gone:
            return
        if isinstance(outcome, TurnedAway) and not self.answer.done():
            self.let_in(outcome)
        elif outcome is None or isinstance(outcome, TurnedAway):
            self.socket.close(COME_BACK, "the table is not here; come back in a moment")
        else:
            self._local = outcome
            self.let_in()
            if self._is_open:
                self._begin(outcome)

    def _begin(self, local: Guest) -> None:
        moving, self._moving = self._moving or [], None
        local.opened()
        oldest = asyncio.get_running_loop().time() - MOST_WAITED
        for content, at in moving:  # the table has been asleep meanwhile
            local.heard(content, max(at, oldest))
