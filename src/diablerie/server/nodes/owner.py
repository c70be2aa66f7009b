"""The owner: lets clients on other nodes be guests at its tables, as if they were here.

What they are told leaves in one bag an edge and turn. That something was handled is said when what came of it
is durable, by the way on which everything is told.
"""

import logging
from collections import deque
from collections.abc import Callable
from typing import Protocol

from diablerie.server.hall.room import Listener
from diablerie.server.nodes.frames import (
    NO_PLACE,
    Again,
    AllHere,
    BagToEdge,
    BagToOwner,
    Come,
    ConnectionId,
    Echo,
    Elsewhere,
    Handled,
    Left,
    Measured,
    Node,
    Probe,
    Said,
    ToEdge,
    Told,
    ToOwner,
    TurnedAway,
    Visitor,
    Welcome,
)
from diablerie.server.nodes.lines import BEAT_EVERY, OWNER_FORGETS_AFTER, Arrival, Counter
from diablerie.server.nodes.remote import Remote
from diablerie.server.wire.guest import Guest

MOST_WAITED = 0.06
"""Seconds that a frame is believed to have waited at its edge: as many as any way counts in a race."""
REMEMBERED_HOPS = 6
OUR_FAULT = 1011

logger = logging.getLogger("diablerie.server")


class Outside(Protocol):
    """What an owner wants done."""

    def admit(self, remote: Remote, visitor: Visitor) -> None:
        """Find out whether somebody may come to a table; `admitted` hears of it."""

    def plan(self) -> None:
        """Call `flush` at the end of this turn."""

    def send(self, bag: BagToEdge, edge: Node) -> None:
        """Send a bag."""

    def when_durable(self, listener: Listener) -> None:
        """Post an empty frame to this listener after everything so far is durable and told."""


class EdgeLine:
    """The talk with one edge."""

    __slots__ = (
        "_outside", "before", "counter", "edge", "frames", "handled", "heard", "hop", "hops", "probe",
        "remotes", "round", "said", "sending", "told",
    )  # fmt: skip

    def __init__(self, edge: Node, outside: Outside, now: float) -> None:
        self.edge = edge
        self.heard = self.said = now
        self.counter = Counter()
        self.sending = Counter()
        self.frames: list[ToEdge] = []
        self.told: Told | None = None
        """What was told last: whoever is told the same is told it together."""
        self.remotes: dict[ConnectionId, Remote] = {}
        self.before: dict[ConnectionId, list[Remote]] = {}
        """Who was here before something was lost, until they have come again or everybody has."""
        self.handled: dict[ConnectionId, int] = {}
        """What was heard in this turn."""
        self.probe = (0, now)
        """The number of the last probe, and when it was sent."""
        self.hops: deque[float] = deque(maxlen=REMEMBERED_HOPS)
        self.hop = 0.0
        """Milliseconds of the shortest trip to the edge and back that was measured lately."""
        self._outside = outside

    def say(self, frame: ToEdge) -> None:
        """Let something be in the next bag."""
        if not self.frames:
            self._outside.plan()
        self.frames.append(frame)
        self.told = None


class Acknowledgement:
    """Says that something was handled, as soon as it is posted."""

    __slots__ = ("_counts", "_line", "_round")

    def __init__(self, line: EdgeLine, counts: dict[ConnectionId, int]) -> None:
        self._line = line
        self._round = line.counter.round
        self._counts = counts

    def post(self, frame: bytes) -> None:
        """It is durable."""
        if self._line.counter.round == self._round:
            self._line.say(Handled(self._counts))

    def close(self, code: int, reason: str) -> None:
        """Nobody is there to be sent away."""

    def ping(self) -> None:
        """Nobody is there to be measured."""


class Owner:
    """All clients on other nodes who are at tables of this one."""

    def __init__(self, me: Node, outside: Outside, clock: Callable[[], float]) -> None:
        self._me = me
        self._outside = outside
        self._clock = clock
        self._lines: dict[Node, EdgeLine] = {}

    @property
    def guests(self) -> int:
        """How many there are."""
        return sum(len(line.remotes) for line in self._lines.values())

    def arrived(self, bag: BagToOwner) -> None:
        """A bag of an edge has arrived."""
        now, line = self._clock(), self._lines.get(bag.edge)
        if line is None or bag.round > line.counter.round:
            if bag.place:
                self._outside.send(BagToEdge(self._me, bag.round, NO_PLACE, [Again()]), bag.edge)
                return
            line = self._begin(bag, now)
        arrival = line.counter.arrival(bag.round, bag.place)
        if arrival is not Arrival.OLD:
            line.heard = now
        if arrival is Arrival.LOST:
            self._outside.send(BagToEdge(self._me, bag.round, NO_PLACE, [Again()]), bag.edge)
        elif arrival is Arrival.NEXT:
            for frame in bag.frames:
                self._hear(line, frame, bag.sent, now)
            self._acknowledge(line)

    def admitted(self, remote: Remote, outcome: Guest | TurnedAway | None) -> None:
        """It is known whether somebody may come in; None if their table is not here."""
        line, connection = remote.line, remote.connection
        if line.remotes.get(connection) is not remote:
            return  # they have gone meanwhile, or come again
        if outcome is None or isinstance(outcome, TurnedAway):
            line.say(Elsewhere(connection) if outcome is None else outcome)
            del line.remotes[connection]
            self._let_go(line, connection)
            return
        remote.guest, remote.open = outcome, True
        line.say(Welcome(connection))
        outcome.opened()
        self._let_go(line, connection)  # not before: in between nobody would sit there
        waiting, remote.waiting = remote.waiting, []
        oldest = self._clock() - MOST_WAITED
        for said, at in waiting:  # the table has been asleep meanwhile
            self._listen(line, remote, said, max(at, oldest))
        self._acknowledge(line)

    def gone(self, edge: Node) -> None:
        """An edge is no more, and nobody is here who came over it."""
        line = self._lines.pop(edge, None)
        if line is not None:
            line.frames = []
            before = [remote for remotes in line.before.values() for remote in remotes]
            for remote in [*before, *line.remotes.values()]:
                remote.gone()
            line.remotes, line.before = {}, {}

    def beat(self) -> None:
        """Say that this owner is there, measure the ways to edges, and forget those who are silent."""
        now = self._clock()
        for edge, line in list(self._lines.items()):
            if now - line.heard > OWNER_FORGETS_AFTER:
                self.gone(edge)
            elif now - line.probe[1] >= BEAT_EVERY:
                line.probe = (line.probe[0] + 1, now)
                line.say(Probe(line.probe[0]))

    def flush(self) -> None:
        """Send what was gathered in this turn."""
        now = self._clock()
        for edge, line in self._lines.items():
            if line.frames:
                frames, line.frames, line.told = line.frames, [], None
                line.said = now
                count = line.sending
                self._outside.send(BagToEdge(self._me, count.round, count.next(), frames), edge)

    def _begin(self, bag: BagToOwner, now: float) -> EdgeLine:
        """Another round: everybody comes again, and until then they count as being here."""
        line = self._lines.get(bag.edge)
        if line is None:
            line = self._lines[bag.edge] = EdgeLine(bag.edge, self._outside, now)
        for connection, remote in line.remotes.items():
            remote.open = False
            line.before.setdefault(connection, []).append(remote)
        line.remotes, line.frames, line.told, line.handled = {}, [], None, {}
        line.counter.begin(bag.round)
        line.sending.begin(bag.round)
        return line

    def _hear(self, line: EdgeLine, frame: ToOwner, sent: int, now: float) -> None:
        if isinstance(frame, Said):
            remote = line.remotes.get(frame.connection)
            if remote is not None:
                self._take(line, remote, frame, now - waited(frame.at, sent))
        elif isinstance(frame, Come):
            self._let_in(line, frame)
        elif isinstance(frame, Measured):
            remote = line.remotes.get(frame.connection)
            if remote is not None and remote.guest is not None:
                line_ms = None if frame.line is None else round(frame.line + line.hop)
                remote.guest.measured(round(frame.trip + line.hop), line_ms)
        elif isinstance(frame, Left):
            remote = line.remotes.pop(frame.connection, None)
            if remote is not None:
                remote.gone()
            self._let_go(line, frame.connection)
        elif isinstance(frame, Echo):
            if frame.probe == line.probe[0]:
                line.hops.append(1000 * (now - line.probe[1]))
                line.hop = min(line.hops)
        elif isinstance(frame, AllHere):
            for connection in line.before.keys() - line.remotes.keys():
                self._let_go(line, connection)

    def _let_in(self, line: EdgeLine, come: Come) -> None:
        old = line.remotes.pop(come.connection, None)
        if old is not None:
            old.open = False
            line.before.setdefault(come.connection, []).append(old)
        remote = line.remotes[come.connection] = Remote(line, come.connection)
        self._outside.admit(remote, come.visitor)

    def _let_go(self, line: EdgeLine, connection: ConnectionId) -> None:
        """Somebody who has come again is here only once."""
        for remote in line.before.pop(connection, ()):
            remote.gone()

    def _take(self, line: EdgeLine, remote: Remote, said: Said, at: float) -> None:
        if remote.guest is None:
            remote.waiting.append((said, at))
        else:
            self._listen(line, remote, said, at)

    def _listen(self, line: EdgeLine, remote: Remote, said: Said, at: float) -> None:
        if not remote.open or remote.guest is None:
            return  # they were sent away: whoever owns the table next will hear it
        line.handled[said.connection] = said.number
        try:
            remote.guest.heard(said.content, at)
        except Exception:
            logger.exception("a guest failed; their connection is closed")
            remote.close(OUR_FAULT, "something went wrong here")

    def _acknowledge(self, line: EdgeLine) -> None:
        if line.handled:
            counts, line.handled = line.handled, {}
            self._outside.when_durable(Acknowledgement(line, counts))


def waited(at: int, sent: int) -> float:
    """Seconds for which a frame is believed to have waited at its edge until its bag was sent.

    Only differences of one clock are looked at, so clocks of machines may differ. What is said once more has
    waited for long; it is believed no more than any way counts.
    """
    return min(max(sent - at, 0) / 1_000_000, MOST_WAITED)
