"""A client on another node, as the owner of its table sees it: an ordinary socket for an ordinary guest."""

from typing import TYPE_CHECKING

from diablerie.server.nodes.frames import Close, ConnectionId, Elsewhere, Ping, Said, Told
from diablerie.server.wire.frames import text_frame
from diablerie.server.wire.guest import Guest

if TYPE_CHECKING:
    from diablerie.server.nodes.owner import EdgeLine

COME_BACK = 1012


class Remote:
    """One client on another node."""

    __slots__ = ("connection", "guest", "line", "open", "waiting")

    def __init__(self, line: "EdgeLine", connection: ConnectionId) -> None:
        self.line = line
        self.connection = connection
        self.open = False
        """It can be spoken to: they were let in, and have neither gone nor come again."""
        self.guest: Guest | None = None
        self.waiting: list[tuple[Said, float]] = []
        """What they have said while nobody knew yet whether they may come in."""

    def post(self, frame: bytes) -> None:
        """Send a message that has its frame already."""
        if self.open:
            line = self.line
            told = line.told
            if told is not None and told.frame is frame:
                told.connections.append(self.connection)
            else:
                line.say(told := Told([self.connection], frame))
                line.told = told

    def send(self, content: bytes) -> None:
        """Send a text message."""
        self.post(text_frame(content))

    def ping(self) -> None:
        """Measure the way to them once more."""
        if self.open:
            self.line.say(Ping([self.connection]))

    def close(self, code: int, reason: str) -> None:
        """Send them away; whoever should come back in a moment is brought back by their edge."""
        if self.open:
            away = Elsewhere(self.connection) if code == COME_BACK else Close(self.connection, code, reason)
            self.line.say(away)
            self.open = False

    def gone(self) -> None:
        """They are here no more, or come again as another one."""
        self.open = False
        guest, self.guest = self.guest, None
        if guest is not None:
            guest.gone()
