"""Nothing leaks over real sockets.

Two worlds differ only in what somebody may not see: two databases, two servers, the same script. Whatever
they get there, frame by frame and answer by answer, must be the same bytes.
"""

import json
import socket
import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from diablerie.errors import RecordError
from diablerie.game.core import CHANCE, EVERYBODY, LEGAL, NOBODY
from diablerie.game.manifest import Game
from diablerie.game.masks import seats_of
from diablerie.game.types import State, View
from diablerie.games.catalogue import GAMES
from diablerie.games.devil_with_it import state as oven
from diablerie.games.devil_with_it.coal import ALL_PLACES, KINDS, PIECES, coal_at
from diablerie.games.diavolo import state as race
from diablerie.match.recipe import Draw, commitment_of, salt_of
from diablerie.match.record import event_of
from diablerie.match.referee import Match, refusal
from diablerie.server.hall.lobby import Lobby
from diablerie.server.hall.room import Room
from diablerie.server.http import past_games
from diablerie.server.log.facts import EntryKept, PersonKept, TableOpened
from diablerie.server.log.sqlite import SqliteLog
from diablerie.server.people.identity import hashed
from diablerie.server.protocol.messages import AnyCommand, Ready, Sit, TableShown
from diablerie.server.table.entries import AnyEntry, Opened, Person, Sat, Shut, decoded, encoded
from diablerie.server.table.picture import Picture
from diablerie.server.table.records import record_lines
from diablerie.server.table.table import Table
from tests.inside import inside
from tests.server.hall import Guest, Hall
from tests.server.open_server import OpenServer, ask, is_answer
from tests.server.test_secrets import with_other_answers, with_other_bets, with_other_hands

Json = dict[str, Any]
Entries = list[AnyEntry]

NAMES = ("Ada", "Bo", "Cleo", "Dan")
SPECTATOR = 4
"""The one of the five lookers who has no seat."""
LATER = 4_102_444_800_000
"""When the tables were opened: in the year 2100, so that no time has passed since."""
PATIENCE = 20.0
KEY = "dGhlIHNhbXBsZSBub25jZQ=="
TEXT, CLOSE = 0x81, 0x88


class Line:
    """A connection that keeps every message it gets, byte for byte; pings are drawn by lot and left out."""

    def __init__(self, port: int, path: str, token: str = "") -> None:
        self.frames: list[bytes] = []
        self._held = b""
        self.socket = socket.create_connection(("127.0.0.1", port), PATIENCE)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        proof = f"Authorization: Bearer {token}\r\n" if token else ""
        self.socket.sendall(
            f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {KEY}\r\n{proof}\r\n".encode()
        )
        while b"\r\n\r\n" not in self._held:
            self._receive()
        head, _, self._held = self._held.partition(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 101 "), head

    def _receive(self) -> None:
        content = self.socket.recv(1 << 16)
        assert content, "the connection is closed"
        self._held += content

    def say(self, *messages: bytes) -> None:
        self.socket.sendall(b"".join(map(masked, messages)))

    def frame(self) -> bytes:
        """The next frame, whatever it is."""
        while (size := whole(self._held)) is None:
            self._receive()
        frame, self._held = self._held[:size], self._held[size:]
        return frame

    def next(self) -> Json:
        """The next message."""
        while (frame := self.frame())[0] != TEXT:
            assert frame[0] != CLOSE, frame
        self.frames.append(frame)
        message: Json = json.loads(frame[head_of(frame) :])
        return message

    def until(self, kind: str) -> None:
        while self.next()["type"] != kind:
            pass

    def ask(self, command: Json) -> Json:
        """Say something, and hear until it is answered."""
        self.say(msgspec.json.encode(command))
        while not is_answer(answer := self.next()) or answer.get("id") != command["id"]:
            pass
        return answer


def masked(content: bytes, first: int = TEXT) -> bytes:
    """The frame of a client; a mask of zeros is one too."""
    size = len(content)
    if size < 126:
        return bytes((first, 0x80 | size, 0, 0, 0, 0)) + content
    if size < 1 << 16:
        return bytes((first, 0xFE)) + size.to_bytes(2) + bytes(4) + content
    return bytes((first, 0xFF)) + size.to_bytes(8) + bytes(4) + content


def head_of(frame: bytes) -> int:
    """Where the content of a server's frame begins."""
    return {126: 4, 127: 10}.get(frame[1], 2)


def whole(held: bytes) -> int | None:
    """The size of the first frame of a server, if all of it is there."""
    if len(held) < 2 or len(held) < head_of(held):
        return None
    head = head_of(held)
    size = head + (held[1] if head == 2 else int.from_bytes(held[2:head]))
    return size if len(held) >= size else None


@dataclass
class Scene:
    """A table as it is in both worlds, who looks at it, and what the people there do next."""

    looker: int
    code: str
    worlds: tuple[Entries, Entries]
    moves: list[tuple[int, Json, Json]] = field(default_factory=list)
    """Who does it, and what it is in each world."""
    probes: tuple[list[Json], ...] = ()
    """What the looker tries in vain, before those moves and after them."""

    @property
    def seat(self) -> int:
        return self.looker if self.looker != SPECTATOR else NOBODY

    @property
    def version(self) -> int:
        return len(self.worlds[0]) - 1


def token(looker: int) -> str:
    return "" if looker == SPECTATOR else f"token of {NAMES[looker]}"


# what is tried in vain


def deeds() -> list[Json]:
    """Everything that somebody could want to do in one of the games, and what only chance and clocks do."""
    found: list[Json] = [{"do": "play", "card": card} for card in range(56)]
    found += [{"do": "bet", "amount": amount} for amount in (-10, 0, 10, 15, 40, 190, 200, 1000, 10**12)]
    found += [{"do": "reveal", "place": place} for place in range(49)]
    found += [{"do": "grab", "devil": devil} for devil in ("black", "white", "red", "grey", "pink")]
    found += [{"do": "grab", "devil": "red", "reaction": reaction} for reaction in (0, 500, -1, 10**9)]
    found += [{"do": "play", "card": 7, "by": seat} for seat in (0, 1, 2, 3, -1, "chance")]
    found += [{"do": "bet", "amount": 15, "by": seat} for seat in range(4)]
    found += [{"do": "timeout", "by": "clock", "seat": seat} for seat in range(4)]
    hands = [list(range(1 + 9 * seat, 10 + 9 * seat)) for seat in range(4)]
    found += [{"do": "deal", "by": "chance", "dealer": dealer, "hands": hands} for dealer in range(2)]
    found += [{"do": "coal", "by": "chance", "coal": "devil"}, {"do": "lay"}, {"do": "stop"}, {"do": "close"}]
    return [*found, {"do": "look"}, {"do": ["play"]}, {}]


def probes(table: Table, seat: int) -> list[Json]:
    """What `seat` cannot do now."""
    found: list[Json] = [
        {"do": "act", "event": event} for event in deeds() if not possible(table, event, seat)
    ]
    if (
        table.ledger.match is None
        or seat == NOBODY
        or table.ledger.game.take_back(table.ledger.match.state, seat) is None
    ):
        found.append({"do": "take_back"})
    if table.ledger.match is not None:
        found += [{"do": "sit", "seat": other} for other in range(6)]
        found += [{"do": "add_bot", "seat": 1, "bot": "bold"}, {"do": "remove", "seat": 1}, {"do": "start"}]
        found += [{"do": "ready"}, {"do": "ready", "ready": False}]
    if seat == NOBODY:
        found.append({"do": "stand"})
    found += [{"do": "rematch"}, {"do": "rematch", "options": {"goal": 1}, "pace": "slow"}]
    return found


def possible(table: Table, event: Json, seat: int) -> bool:
    if table.ledger.match is None or seat == NOBODY:
        return False
    try:
        return (
            refusal(table.ledger.match, event_of(table.ledger.game, {"reaction": 0} | event | {"by": seat}))
            == LEGAL
        )
    except RecordError:
        return False


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


# the script


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
    found = []
    for path, headers in [(path, own) for path in paths] + [(f"{table}/record", {})]:
        answer = ask(server, "GET", path, headers=headers)
        lines = [f"{name}: {value}" for name, value in answer.headers.items() if name.lower() != "date"]
        found.append(f"{path} {answer.status} {lines} ".encode() + answer.content)
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


# the worlds


def written(path: Path, logs: list[Entries]) -> Path:
    """Write tables and people into a new database."""
    log = SqliteLog(path)
    people = [Guest(name).person for name in NAMES]
    log.append([PersonKept(p.key, hashed(f"token of {p.name}"), p.name, p.colour, False, 0) for p in people])
    for entries in logs:
        opened = entries[0]
        assert isinstance(opened, Opened)
        log.append([TableOpened(opened.code, opened.game, opened.creator, opened.public, opened.time)])
        log.append([EntryKept(opened.code, n, encoded(entry)) for n, entry in enumerate(entries)])
    log.close()
    return path


def differences(folder: Path, scenes: list[Scene]) -> list[tuple[bytes, bytes]]:
    """Where the two worlds are not the same to the lookers; the commitment to a seed may differ."""
    heard: list[list[bytes]] = []
    for world in (0, 1):
        database = written(folder / f"world {world}.db", [scene.worlds[world] for scene in scenes])
        with OpenServer(database) as server:
            heard.append(run(server, scenes, world))
    commitments = {commitment(scene.worlds[1]): commitment(scene.worlds[0]) for scene in scenes}
    for other, true in commitments.items():
        heard[1] = [content.replace(other, true) for content in heard[1]]
    assert len(heard[0]) > 150 * len(scenes)
    if len(heard[0]) != len(heard[1]):
        return [(b"%d things heard" % len(heard[0]), b"%d things heard" % len(heard[1]))]
    return [(true, other) for true, other in zip(*heard, strict=True) if true != other]


def commitment(entries: Entries) -> bytes:
    assert isinstance(entries[0], Opened)
    return commitment_of(bytes.fromhex(entries[0].seed)).encode()


@pytest.fixture(autouse=True)
def _standing_clocks(monkeypatch: pytest.MonkeyPatch) -> None:
    """No time passes at the tables or in the lobby, and nobody is too fast."""
    monkeypatch.setattr("diablerie.server.hall.room.Room.at", lambda room, now: room.table.ledger.last)
    monkeypatch.setattr("diablerie.server.hall.room.Room.when", lambda room, at: 1e9)
    monkeypatch.setattr("diablerie.server.door.guests.BURST", 10**9)
    monkeypatch.setattr("diablerie.server.door.guests.STRIKES", 10**9)
    relist = Lobby.relist

    def tell_at_once(lobby: Lobby, room: Room) -> None:
        relist(lobby, room)
        lobby._tell_changes()

    monkeypatch.setattr(Lobby, "relist", tell_at_once)


# how far a game has come


def begun(game: str, options: Json, holds: Callable[[Any], bool]) -> Hall:
    """A game of four people, played by lot to where something holds."""
    for seed in range(100):
        hall = Hall(game, len(NAMES), options, seed=seed)
        guests = hall.seat_everybody(list(NAMES))
        while (match := hall.table.ledger.match) is not None and not match.over:
            if holds(match.state):
                return hall
            step(hall, guests, match)
    raise AssertionError("no game came to that")


def step(hall: Hall, guests: list[Guest], match: Match) -> None:
    awaited = seats_of(match.game.awaited(match.state))
    if not awaited:
        hall.wait(hall.table.ledger.pace.tumble)
        return
    seat = hall.luck.choice(awaited)
    event = hall.luck.choice(match.game.choices(match.state, seat))
    hall.act(
        guests[seat], **{name: value for name, value in match.game.to_fields(event).items() if name != "by"}
    )


def within_a_trick(state: Any) -> bool:
    return bool(state.rounds == 1 and state.gone.bit_count() == 10)


def while_bets_are_made(state: Any) -> bool:
    bets = sum(stake != oven.NO_BET for stake in state.stakes)
    return bool(state.rounds == 1 and state.phase == oven.BET and state.to_act == EVERYBODY and bets == 2)


def at_the_oven(state: Any) -> bool:
    return bool(state.phase == oven.TURN and sum(map(int.bit_count, state.shown)) == 4 and state.turned)


def while_answers_are_given(state: Any) -> bool:
    answers = sum(map(int.bit_count, state.grabs))
    return bool(state.rounds == 1 and state.phase == race.GRAB and answers == 2)


def while_dice_tumble(state: Any) -> bool:
    return bool(state.rounds == 1 and state.phase == race.THROW and state.to_act == CHANCE)


def before_the_game() -> Hall:
    hall = Hall("little_devils", 5)
    for seat, guest in enumerate([hall.arrive(name) for name in NAMES]):
        hall.send(guest, Sit(guest.next_id(), seat, f"{seat}a"))
        hall.send(guest, Ready(guest.next_id(), ready=seat % 2 == 0))
    return hall


# what is different in the other world


def with_another_seed(entries: Entries, seat: int, luck: Random) -> Entries:
    """The same so far, but chance will bring something else."""
    return [msgspec.structs.replace(entries[0], seed=luck.randbytes(32).hex()), *entries[1:]]


def with_other_coal(entries: Entries, seat: int, luck: Random) -> Entries:
    """Where coal was turned up it is the same; what lies face down is something else."""
    table = Table.restored(entries)
    assert table.ledger.match is not None
    state: oven.State = inside(table.ledger.match.state)
    shown = coal_at(state.shown, ALL_PLACES & ~state.face_down)
    while True:
        other = with_another_seed(entries, seat, luck)
        layout = layout_of(Table.restored(other[: len(NAMES) + 3]), other)
        if all(layout[place] == kind for place, kind in shown):
            return other


def layout_of(table: Table, entries: Entries) -> list[int]:
    """What lies at each place of the oven, which has been laid once."""
    assert isinstance(entries[0], Opened)
    pieces = [kind for kind in range(KINDS) for _ in range(PIECES[kind])]
    salt = salt_of([place.number for place in table.seats.places])
    return Draw(bytes.fromhex(entries[0].seed), salt, 1).shuffled(pieces)


def with_other_numbers(entries: Entries, seat: int, luck: Random) -> Entries:
    """What the others add to the shuffles is something else, and so is the seed."""
    return [
        msgspec.structs.replace(entry, number=luck.randbytes(1).hex())
        if isinstance(entry, Sat) and entry.seat != seat
        else entry
        for entry in with_another_seed(entries, seat, luck)
    ]


# what the people do next


class Plan:
    """Moves that are possible in both worlds, tried out on tables in memory."""

    def __init__(self, scene: Scene, luck: Random) -> None:
        self.scene = scene
        self.luck = luck
        self.tables = [Table.restored(entries) for entries in scene.worlds]
        for table in self.tables:
            table.resume(table.ledger.last)

    def do(self, seat: int, *commands: Json) -> None:
        """Do something, the same in both worlds or not."""
        number = 1000 + len(self.scene.moves)
        true, other = (commands * 2)[:2]
        for table, command in zip(self.tables, (true, other), strict=True):
            asked = msgspec.convert(command | {"id": number}, AnyCommand)
            table.receive(Person(f"key of {NAMES[seat]}", NAMES[seat]), asked, table.ledger.last)
            refused = table.ledger.answers[f"key of {NAMES[seat]}"][number]
            assert refused is None, refused
        self.scene.moves.append((seat, true, other))

    def act(self, seat: int, *events: Json) -> None:
        self.do(seat, *({"do": "act", "event": event} for event in events))

    @property
    def states(self) -> list[Any]:
        return [table.ledger.match.state for table in self.tables if table.ledger.match is not None]


def play_cards(plan: Plan) -> None:
    """Play cards that may be played in both worlds, not to the end of the round."""
    for _ in range(9):
        seat = plan.states[0].to_act
        game = plan.tables[0].ledger.game
        both = set(game.choices(plan.states[0], seat)) & set(game.choices(plan.states[1], seat))
        if not both:
            break
        plan.act(seat, {"do": "play", "card": plan.luck.choice(sorted(inside(both))).card})


def bet(plan: Plan) -> None:
    decide_in_secret(plan, lambda: {"do": "bet", "amount": plan.luck.choice((10, 20, 30, 40))})


def answer(plan: Plan) -> None:
    devils = ("black", "white", "red", "grey")
    decide_in_secret(
        plan,
        lambda: (
            {"do": "grab", "devil": plan.luck.choice(devils)}
            | plan.luck.choice(({}, {"reaction": plan.luck.randrange(5000)}))
        ),
    )


def decide_in_secret(plan: Plan, choice: Callable[[], Json]) -> None:
    """Take back and decide anew, others not as in the other world; somebody is awaited still."""
    game, state = plan.tables[0].ledger.game, plan.states[0]
    undecided = [seat for seat in seats_of(game.awaited(state)) if seat != plan.scene.looker]
    decided = [seat for seat in range(len(NAMES)) if game.take_back(state, seat) is not None]
    for seat in decided:
        plan.do(seat, {"do": "take_back"})
    for seat in [*decided, undecided[0]]:
        plan.act(seat, *([choice()] if seat == plan.scene.looker else [choice(), choice()]))
    plan.do(undecided[0], {"do": "take_back"})


def turn_up_coal(plan: Plan) -> None:
    """Turn up what is the same in both worlds, and stop now and then."""
    layouts = [
        layout_of(table, entries) for table, entries in zip(plan.tables, plan.scene.worlds, strict=True)
    ]
    for number in range(6):
        state: oven.State = plan.states[0]
        if state.turned and number % 3 == 2:
            plan.act(state.turn, {"do": "stop"})
            continue
        same = [p for p in range(48) if state.face_down >> p & 1 and layouts[0][p] == layouts[1][p]]
        if state.phase == oven.TURN and same:
            plan.act(state.turn, {"do": "reveal", "place": plan.luck.choice(same)})


def get_ready(plan: Plan) -> None:
    for seat in range(len(NAMES)):
        numbers = ["0f"] if seat == plan.scene.looker else ["ab", "cd"]
        plan.do(seat, *({"do": "ready", "ready": seat % 2 == 1, "number": number} for number in numbers))


def do_nothing(plan: Plan) -> None:
    """Dice tumble, and nobody can do anything."""


CASES: dict[str, tuple[Callable[[], Hall], Any, Callable[[Plan], None]]] = {
    "the hands of others": (
        lambda: begun("little_devils", {"open_tricks": "none"}, within_a_trick),
        with_other_hands,
        play_cards,
    ),
    "the hands of others beside open tricks": (
        lambda: begun("little_devils", {"open_tricks": "all"}, within_a_trick),
        with_other_hands,
        play_cards,
    ),
    "the deals to come": (
        lambda: begun("little_devils", {}, within_a_trick),
        lambda entries, seat, luck: with_another_seed(with_other_hands(entries, seat, luck), seat, luck),
        play_cards,
    ),
    "the bets of others": (
        lambda: begun("devil_with_it", {}, while_bets_are_made),
        with_other_bets,
        bet,
    ),
    "the coal that lies face down": (
        lambda: begun("devil_with_it", {}, at_the_oven),
        with_other_coal,
        turn_up_coal,
    ),
    "the answers of others": (
        lambda: begun("diavolo", {"race": False}, while_answers_are_given),
        with_other_answers,
        answer,
    ),
    "the dice that tumble": (
        lambda: begun("diavolo", {}, while_dice_tumble),
        with_another_seed,
        do_nothing,
    ),
    "what others add to the shuffles": (before_the_game, with_other_numbers, get_ready),
}


def scenes_of(name: str, lookers: range = range(5)) -> list[Scene]:
    """A table for each looker, in both worlds."""
    staged, disguised, go_on = CASES[name]
    luck = Random(name)
    first, *log = [decoded(content) for content in staged().log]
    scenes = []
    for looker in lookers:
        code = f"HALL{looker}"
        entries = [msgspec.structs.replace(first, code=code, public=True, time=LATER), *log]
        other = entries
        while other == entries:
            other = disguised(entries, looker if looker != SPECTATOR else NOBODY, luck)
        scene = Scene(looker, code, (entries, other))
        plan = Plan(scene, luck)
        before = probes(plan.tables[0], scene.seat)
        assert probes(plan.tables[1], scene.seat) == before
        go_on(plan)
        after = probes(plan.tables[0], scene.seat)
        assert probes(plan.tables[1], scene.seat) == after
        scene.probes = before, after
        scenes.append(scene)
    return scenes


@pytest.mark.parametrize("name", CASES)
def test_nothing_leaks_over_sockets(name: str, tmp_path: Path) -> None:
    scenes = scenes_of(name)
    assert all(scene.worlds[0] != scene.worlds[1] for scene in scenes), "there must be something to hide"
    assert differences(tmp_path, scenes) == []


# the test can fail


def leak_events(patch: pytest.MonkeyPatch) -> None:
    for name, game in GAMES.items():
        patch.setitem(GAMES, name, replace(game, seen=lambda state, event, seat: event))


def everything(game: Game, earlier: View, state: State) -> View:
    return game.open_view(state)


def leak_views(patch: pytest.MonkeyPatch) -> None:
    for name, game in GAMES.items():
        opened = replace(game, shared_view=game.open_view, shared_after=partial(everything, game))
        patch.setitem(GAMES, name, opened)


def leak_in_refusals(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("diablerie.server.table.play.explain", lambda match, event, reason: str(match.state))


def leak_by_size(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(
        "diablerie.server.table.play.explain",
        lambda match, event, reason: "?" * (sum(match.state.stakes) // 10),
    )


def leak_records(patch: pytest.MonkeyPatch) -> None:
    shut = Shut(0, why="")
    patch.setattr(past_games, "handed_out_lines", lambda entries, seat: record_lines([*entries, shut]))


def leak_to_the_lobby(patch: pytest.MonkeyPatch) -> None:
    listed = Picture.listed

    def told(picture: Picture, watchers: int) -> TableShown:
        sight = picture.sight()
        assert sight is not None
        return msgspec.structs.replace(listed(picture, watchers), pace=str(sum(inside(sight.state).stakes)))

    patch.setattr(Picture, "listed", told)


@pytest.mark.parametrize(
    ("leak", "name", "where"),
    [
        (leak_events, "the bets of others", b'"do":"bet"'),
        (leak_events, "the answers of others", b'"do":"grab"'),
        (leak_views, "the hands of others", b'"hands"'),
        (leak_views, "the bets of others", b'"stakes"'),
        (leak_in_refusals, "the hands of others", b'"refused"'),
        (leak_by_size, "the bets of others", b"?"),
        (leak_records, "the hands of others", b"/record 200"),
        (leak_to_the_lobby, "the bets of others", b'"listed"'),
    ],
)
def test_a_leak_would_be_found(
    leak: Callable[[pytest.MonkeyPatch], None],
    name: str,
    where: bytes,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    leak(monkeypatch)
    found = differences(tmp_path, scenes_of(name, range(3, 5)))
    assert any(where in true for true, _ in found)
