"""What must be true of a database after a kill: everything that anybody was told, and nothing torn."""

import sqlite3
from contextlib import closing
from io import BytesIO
from pathlib import Path

from diablerie.match.record import encode, read_games
from diablerie.match.replay import replay, verify
from diablerie.server.log.seals import entries_of
from diablerie.server.table.entries import AnyEntry, Happening, Shut, decoded
from diablerie.server.table.records import record_lines, story_of
from tools.torture.player import Lost, Player

SEEN_WHOLE = ("play", "reveal", "coal", "stop", "throw", "grab", "lot", "close", "timeout")
"""Events of which everybody sees everything."""


def tables_of(database: Path) -> dict[str, list[AnyEntry]]:
    """Read all tables; their versions must be dense."""
    with closing(sqlite3.connect(database)) as file:
        assert file.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        rows = file.execute("SELECT code, version, content FROM entries ORDER BY code, version").fetchall()
    tables: dict[str, list[AnyEntry]] = {}
    for code, version, content in entries_of(rows):
        entries = tables.setdefault(code, [])
        if version != len(entries):
            raise Lost(f"{code} has no version {len(entries)}, but {version}")
        entries.append(decoded(content))
    return tables


def check(database: Path, players: list[Player], checked: dict[str, list[AnyEntry]]) -> int:
    """Check the database against all that players were told; return how many events there are.

    Tables that are still as they were `checked` before need not be replayed again.
    """
    tables = tables_of(database)
    for player in players:
        check_word(tables[player.code], player)
    for code, entries in tables.items():
        if checked.get(code) != entries:
            check_record(entries)
            checked[code] = entries
    return sum(map(len, tables.values()))


def check_word(entries: list[AnyEntry], player: Player) -> None:
    """Whatever a player was told is in the log, as they were told it, and what they did is there once."""
    if player.version >= len(entries):
        raise Lost(f"{player.code}: told of {player.version}, kept are {len(entries) - 1}")
    for version, event in list(player.told.items()):  # they may still be listening
        entry = entries[version]
        if isinstance(entry, Happening) and event["do"] in SEEN_WHOLE:
            kept = {name: entry.event.get(name) for name in event}
            if kept != event and not (event["do"] == "grab" and "devil" not in event):
                raise Lost(f"{player.code}: version {version} was told as {event}, kept as {entry.event}")
    ids = [(e.who, e.id) for e in entries if isinstance(e, Happening) and e.who]
    if len(ids) != len(set(ids)):
        raise Lost(f"{player.code}: a command was carried out twice")


def check_record(entries: list[AnyEntry]) -> None:
    """What is kept follows the rules, and a finished game its seed too."""
    story = story_of(entries)
    if story.header is None:
        return
    steps = story.steps()
    if steps and steps[-1].after.over:
        verify(next(read_games(BytesIO(encode(record_lines(entries))))))
    else:
        open_lines = record_lines([*entries, Shut(0, why="only a test may see this")])
        list(replay(next(read_games(BytesIO(encode(open_lines))))))
