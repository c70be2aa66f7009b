"""The edge: keeps sockets whose tables live on other nodes, whoever owns those just now.

It knows no game and does no input or output. For every socket it keeps what the owner has not said yet to
have handled; when the owner changes or something was lost, it comes to the table again and says that once
more, in order. Ids of commands see to it that nothing is done twice.
"""

from collections.abc import Callable

from diablerie.server.nodes import callers as known
from diablerie.server.nodes.callers import Caller, Line, Outside, Unheard, coming, drop, micros, said_again
from diablerie.server.nodes.frames import (
    NO_PLACE,
    Again,
    AllHere,
    BagToEdge,
    BagToOwner,
    Close,
    ConnectionId,
    Echo,
    Elsewhere,
    Handled,
    Left,
    Measured,
    Node,
    Ping,
    Probe,
    ToEdge,
    Told,
    ToOwner,
    TurnedAway,
    Visitor,
    Welcome,
)
from diablerie.server.nodes.lines import BEAT_EVERY, EDGE_DOUBTS_AFTER, Arrival, Counter


class Edge:
    """All sockets of this node whose tables live elsewhere."""

    def __init__(self, me: Node, outside: Outside, clock: Callable[[], float]) -> None:
        self._me = me
        self._outside = outside
        self._clock = clock
        self.callers: dict[ConnectionId, Caller] = {}
        self._tables: dict[str, set[ConnectionId]] = {}
        self._lines: dict[Node, Line] = {}
        self._sought: set[str] = set()
        """Tables whose owner is being looked for."""
        self._not_there: dict[str, Node] = {}
        """Who has said of which table that it is not there, since the last beat."""
        self._rounds = 0

    # clients

    def come(self, connection: ConnectionId, visitor: Visitor) -> None:
        """Somebody wants to come to a table."""
        caller = self.callers[connection] = Caller(visitor)
        others = self._tables.setdefault(visitor.code, set())
        owners = {self.callers[other].owner for other in others} - {None}
        others.add(connection)
        if len(owners) == 1:
            self._go(connection, caller, owners.pop())
        else:
            self._seek(visitor.code)

    def said(self, connection: ConnectionId, content: bytes, at: float) -> None:
        """A client has sent something."""
        caller = self.callers[connection]
        caller.number += 1
        unheard = Unheard(caller.number, at, content)
        caller.unheard.append(unheard)
        caller.size += len(content)
        if len(caller.unheard) > known.MOST_UNHEARD or caller.size > known.MOST_BYTES:
            self._outside.close(connection, known.TOO_MUCH, "too much was said that nobody could hear")
        elif caller.owner is not None:
            self._say(caller.owner, said_again(connection, unheard))

    def measured(self, connection: ConnectionId, trip: int, line: int | None) -> None:
        """The way to a client was measured."""
        owner = self.callers[connection].owner
        if owner is not None:
            self._say(owner, Measured(connection, trip, line))

    def left(self, connection: ConnectionId) -> None:
        """A client has gone."""
        caller = self.callers.get(connection)
        if caller is not None:
            if caller.owner is not None:
                self._say(caller.owner, Left(connection))
            self._forget(connection, caller)

    # owners

    def found(self, code: str, owner: Node | None) -> None:
        """It is known who owns a table; None if there is no such table."""
        self._sought.discard(code)
        here = self._tables.get(code, set()).copy()
        if owner is not None and self._not_there.get(code) == owner:
            return  # it has just said so itself: ask once more at the next beat
        for connection in here:
            caller = self.callers[connection]
            if owner is None:
                self._end(connection, caller)
            elif caller.owner != owner:
                self._leave_owner(connection, caller)
                self._go(connection, caller, owner)

    def not_found(self, code: str) -> None:
        """Nobody could say who owns a table: ask once more at the next beat."""
        self._sought.discard(code)

    def moved(self, code: str, owner: Node | None) -> None:
        """A table has another owner now, or none."""
        if code in self._tables:
            self._not_there.pop(code, None)
            if owner is None:
                self._lose(code)
            else:
                self.found(code, owner)

    def gone(self, owner: Node) -> None:
        """An owner is no more."""
        line = self._lines.pop(owner, None)
        if line is not None:
            lost = {self.callers[connection].visitor.code for connection in line.callers}
            for connection in line.callers:
                self.callers[connection].owner = None
            for code in lost:
                self._seek(code)

    def arrived(self, bag: BagToEdge) -> None:
        """A bag of an owner has arrived."""
        line = self._lines.get(bag.owner)
        if line is None or bag.round != line.hearing.round:
            return
        line.heard = self._clock()
        if bag.place == NO_PLACE:
            self._begin_anew(bag.owner, line)
            return
        arrival = line.hearing.arrival(bag.round, bag.place)
        if arrival is Arrival.LOST:
            self._begin_anew(bag.owner, line)
        elif arrival is Arrival.NEXT:
            for frame in bag.frames:
                self._obey(frame, bag.owner)

    def beat(self) -> None:
        """Say that this edge is there, look again for owners, and doubt those who are silent."""
        now = self._clock()
        self._not_there.clear()
        for code, here in self._tables.items():
            if code not in self._sought and any(self.callers[one].owner is None for one in here):
                self._seek(code)
        for owner, line in list(self._lines.items()):
            if not line.callers and not line.frames:
                del self._lines[owner]
            elif now - line.heard > EDGE_DOUBTS_AFTER:
                line.heard = now
                for code in {self.callers[connection].visitor.code for connection in line.callers}:
                    self._seek(code)
                self._begin_anew(owner, line)
            elif not line.frames and now - line.said >= BEAT_EVERY:
                self._send(owner, line, now)

    def flush(self) -> None:
        """Send what was gathered in this turn."""
        now = self._clock()
        for owner, line in self._lines.items():
            if line.frames:
                self._send(owner, line, now)

    def _send(self, owner: Node, line: Line, now: float) -> None:
        frames, line.frames, line.said = line.frames, [], now
        count = line.sending
        self._outside.send(BagToOwner(self._me, count.round, count.next(), micros(now), frames), owner)

    def _obey(self, frame: ToEdge, owner: Node) -> None:
        if isinstance(frame, Told):
            self._tell(frame, owner)
        elif isinstance(frame, Handled):
            for connection, number in frame.counts.items():
                if (handled := self._caller_of(connection, owner)) is not None:
                    drop(handled, number)
        elif isinstance(frame, Ping):
            for connection in frame.connections:
                if self._caller_of(connection, owner) is not None:
                    self._outside.ping(connection)
        elif isinstance(frame, Probe):
            self._say(owner, Echo(frame.probe))
        elif not isinstance(frame, Again):
            caller = self._caller_of(frame.connection, owner)
            if caller is not None:
                self._obey_about(frame, caller)

    def _tell(self, told: Told, owner: Node) -> None:
        callers, tell = self.callers, self._outside.tell
        for connection in told.connections:
            caller = callers.get(connection)
            if caller is not None and caller.owner == owner:
                tell(connection, told.frame)

    def _obey_about(self, frame: Welcome | TurnedAway | Close | Elsewhere, caller: Caller) -> None:
        connection = frame.connection
        if isinstance(frame, Elsewhere):
            assert caller.owner is not None
            self._not_there[caller.visitor.code] = caller.owner
            self._leave_owner(connection, caller)
            self._lose(caller.visitor.code)
        elif isinstance(frame, Close):
            self._outside.close(connection, frame.code, frame.reason)
        elif isinstance(frame, Welcome):
            if not caller.welcome:
                caller.welcome = True
                self._outside.admit(connection)
        else:
            self._end(connection, caller, frame)

    def _caller_of(self, connection: ConnectionId, owner: Node) -> Caller | None:
        """A client of whom this owner may speak; one before it is not listened to."""
        caller = self.callers.get(connection)
        return caller if caller is not None and caller.owner == owner else None

    # coming and going

    def _seek(self, code: str) -> None:
        if code not in self._sought:
            self._sought.add(code)
            self._outside.seek(code)

    def _lose(self, code: str) -> None:
        """A table is not where it was."""
        for connection in self._tables[code]:
            self._leave_owner(connection, self.callers[connection])
        self._seek(code)

    def _go(self, connection: ConnectionId, caller: Caller, owner: Node | None) -> None:
        """Come to a table at its owner, and say there what nobody has heard."""
        caller.owner = owner
        if owner == self._me:
            self._forget(connection, caller)
            self._outside.take_home(connection, caller)
        elif owner is not None:
            line = self._lines.get(owner) or self._open(owner)
            line.callers.add(connection)
            for frame in coming(connection, caller):
                self._say(owner, frame)

    def _open(self, owner: Node) -> Line:
        now = self._clock()
        line = self._lines[owner] = Line(now, now, Counter(), Counter())
        self._begin(line)
        return line

    def _begin(self, line: Line) -> None:
        self._rounds += 1  # never one that was before, also of a line that was let go of
        line.sending.begin(self._rounds)
        line.hearing.begin(self._rounds)
        line.frames = []

    def _begin_anew(self, owner: Node, line: Line) -> None:
        """Something was lost: let everybody come once more."""
        self._begin(line)
        for connection in line.callers:
            for frame in coming(connection, self.callers[connection]):
                self._say(owner, frame)
        self._say(owner, AllHere())

    def _leave_owner(self, connection: ConnectionId, caller: Caller) -> None:
        line = self._lines.get(caller.owner) if caller.owner is not None else None
        if line is not None and caller.owner is not None:
            line.callers.discard(connection)
            self._say(caller.owner, Left(connection))
        caller.owner = None

    def _end(self, connection: ConnectionId, caller: Caller, why: TurnedAway = known.NO_TABLE) -> None:
        """Somebody may not come to a table, or not again."""
        self._leave_owner(connection, caller)
        self._forget(connection, caller)
        if caller.welcome:
            self._outside.close(connection, known.COME_BACK, "the table is not here; come back in a moment")
        else:
            self._outside.turn_away(connection, why)

    def _forget(self, connection: ConnectionId, caller: Caller) -> None:
        del self.callers[connection]
        line = self._lines.get(caller.owner) if caller.owner is not None else None
        if line is not None:
            line.callers.discard(connection)
        here = self._tables[caller.visitor.code]
        here.discard(connection)
        if not here:
            del self._tables[caller.visitor.code]

    def _say(self, owner: Node, frame: ToOwner) -> None:
        line = self._lines.get(owner)
        if line is not None:
            if not line.frames:
                self._outside.plan()
            line.frames.append(frame)
