"""Two databases, two servers, and where they are not the same to those who look."""

from pathlib import Path

from diablerie.match.recipe import commitment_of
from diablerie.server.log.facts import EntryKept, PersonKept, TableOpened
from diablerie.server.log.sqlite_file import SqliteFile
from diablerie.server.people.identity import hashed
from diablerie.server.table.entries import Opened, encoded
from tests.server.hall import Guest
from tests.server.leaks.scene import NAMES, Entries, Scene
from tests.server.leaks.visit import run
from tests.server.open_server import OpenServer


def written(path: Path, logs: list[Entries]) -> Path:
    """Write tables and people into a new database."""
    log = SqliteFile(path)
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
