"""The script: everything that is asked for and heard in one world."""

import time

import msgspec

from diablerie.game.core import NOBODY
from tests.server.clients import ask
from tests.server.leaks.scene import NAMES, SPECTATOR, Json, Scene, token
from tests.server.line import Line
from tests.server.open_server import OpenServer

NO_COMMANDS = (
    b"",
    b"{}",
    b"[[]]",
    b'"act"',
    b'{"do":"act"}',
    b'{"do":"look","id":1}',
    b'{"do":"act","id":-1,"event":{}}',
    b'{"do":"act","id":1e3,"event":[]}',
    b'{"do":"catch_up","id":99999,"version":-1}',
    b'{"do":"sit","id":99999,"seat":6}',
    b"[" * 3000,
)


def run(server: OpenServer, scenes: list[Scene], world: int) -> list[bytes]:
    """Let everything happen in one world, and return all that the lookers and a guest of the lobby got."""
    heard: list[bytes] = []
    for scene in scenes:
        heard += fetched(server, scene)  # which also brings the tables into memory one after another
    lobby = Line(server.port, "/api/lobby/socket")
    lobby.until("listed")
    for scene in scenes:
        heard += Visit(server, scene, world).heard()
    lobby.say(b"nothing")
    lobby.until("refused")
    lobby.socket.close()
    return [*heard, *lobby.frames, *figures(server)]


def fetched(server: OpenServer, scene: Scene) -> list[bytes]:
    """What can be asked for over HTTP."""
    own = {"Authorization": f"Bearer {token(scene.looker)}"} if scene.seat != NOBODY else {}
    table = f"/api/tables/{scene.code}"
    played = [f"{table}/record", f"{table}/replay", f"{table}/replay?view=0"]
    paths = [table, *played, "/api/tables", "/api/me", "/api/me/games", "/api/games"]
    paths += [f"/{page}/{scene.code}" for page in ("table", "tv", "replay")]
    paths += [f"/replay/{scene.code}?at={moment}" for moment in (0, 3, 10**6)]
    found = []
    for path, headers in [(path, own) for path in paths] + [(f"{table}/record", {})]:
        answer = ask(server, "GET", path, headers=headers)
        lines = [f"{name}: {value}" for name, value in answer.headers.items() if name.lower() != "date"]
        content = answer.content.replace(server.host.encode(), b"HOST")
        found.append(f"{path} {answer.status} {lines} ".encode() + content)
    return found


def figures(server: OpenServer) -> list[bytes]:
    """What the server tells everybody about itself when all have gone; only commits depend on the moment."""
    while server.call(lambda: any(room.guests for room in server.hub.rooms.values())):
        time.sleep(0.01)
    lines = ask(server, "GET", "/metrics").content.splitlines()
    counted = [
        line for line in lines if line.startswith(b"diablerie_") and line.split()[0].endswith(b"_total")
    ]
    return [line for line in counted if b"commits" not in line]


class Visit:
    """The script of one table: the looker, the others, and what they do."""

    def __init__(self, server: OpenServer, scene: Scene, world: int) -> None:
        self.server = server
        self.scene = scene
        self.world = world
        self.lines: dict[int, Line] = {}
        self.found: list[bytes] = []
        """What the looker got over connections that are closed, and over HTTP."""
        self._id = 1000

    def heard(self) -> list[bytes]:
        scene, others = self.scene, [seat for seat in range(len(NAMES)) if seat != self.scene.looker]
        for looker in (*others[:2], scene.looker, *others[2:]):
            self.come(looker)
        self.look(scene.version)
        self.probe(scene.probes[0])
        self.talk(others)
        self.found += fetched(self.server, scene)
        for seat, *commands in scene.moves:
            answer = self.do(seat, command := commands[self.world])
            assert answer["type"] == ("happened" if command["do"] == "act" else "done"), answer
        self.go(others[0])
        self.come(others[0])
        self.go(scene.looker)
        self.come(scene.looker)
        self.look(scene.version + len(scene.moves))
        self.probe(scene.probes[1])
        self.found += fetched(self.server, scene)
        self.go(scene.looker)
        for line in self.lines.values():
            line.socket.close()
        return self.found

    def come(self, looker: int) -> None:
        query = "?watch=1" if looker == SPECTATOR else ""
        path = f"/api/tables/{self.scene.code}/socket{query}"
        self.lines[looker] = Line(self.server.port, path, token(looker))
        self.lines[looker].until("present")

    def go(self, looker: int) -> None:
        line = self.lines.pop(looker)
        witness = next(iter(self.lines.values())) if looker == self.scene.looker else self.own
        self.hear_all(line)
        self.hear_all(witness)
        line.socket.close()
        witness.until("present")
        if looker == self.scene.looker:
            self.found += line.frames

    @property
    def own(self) -> Line:
        return self.lines[self.scene.looker]

    def hear_all(self, line: Line) -> None:
        """Hear everything that was on its way."""
        self._id += 1
        line.ask({"do": "mute", "who": "nobody", "id": self._id})

    def do(self, seat: int, command: Json) -> Json:
        self._id += 1
        return self.lines[seat].ask(command | {"id": self._id})

    def look(self, version: int) -> None:
        """Ask for everything from everywhere on."""
        for after in (0, version - 3, version - 1, version, version + 1, 2**53):
            self.do(self.scene.looker, {"do": "catch_up", "version": max(0, after)})

    def probe(self, tried: list[Json]) -> None:
        """Try what is not possible, with ids that are new, stale and used, and with no commands at all."""
        first = self._id + 1
        self._id += len(tried)
        commands = [command | {"id": first + number} for number, command in enumerate(tried)]
        stale = [{"do": "act", "id": number, "event": {"do": "stop"}} for number in (0, 1, first, 2**53 + 1)]
        self.own.say(*map(msgspec.json.encode, [*commands, *stale]), *NO_COMMANDS)
        self.do(self.scene.looker, {"do": "react", "reaction": "think"})

    def talk(self, others: list[int]) -> None:
        a, b, *_ = others
        key = f"key of {NAMES[a]}"
        self.do(a, {"do": "say", "text": "what have you got?"})
        self.do(b, {"do": "react", "reaction": "wink"})
        self.do(self.scene.looker, {"do": "mute", "who": key})
        self.do(a, {"do": "say", "text": "this is not heard"})
        self.do(self.scene.looker, {"do": "mute", "who": key, "muted": False})
        self.do(self.scene.looker, {"do": "say", "text": "nothing"})
