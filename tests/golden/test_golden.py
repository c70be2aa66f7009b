"""One readable playthrough a game: it shows what a change of play changed (`--update-golden` rewrites)."""

from itertools import count
from pathlib import Path
from typing import Any

import pytest

from diablerie.game.core import NOBODY
from diablerie.game.teller import Teller
from diablerie.games.catalogue import GAMES
from diablerie.match.referee import Timeout
from tests.play import Played, Table, play

HERE = Path(__file__).parent
LONGEST = 220
"""Lines that a reader still reads."""

TABLES: dict[str, tuple[tuple[str, ...], dict[str, Any], int]] = {
    "devil_with_it": (("random", "cautious", "bold"), {"goal": 450, "mouth": 30}, 1),
    "little_devils": (("random", "cautious", "bold"), {"goal": 20}, 4),
    "diavolo": (("random", "cautious", "bold", "bold"), {"dead_heat": 60}, 274),
}


def playthrough(played: Played) -> str:
    """Every event in notation, what is told about it, the spectator's table after each round, the result."""
    game, teller = played.game, Teller(played.names)
    bots = ", ".join(f"{player.name} ({player.bot})" for player in played.header.seats)
    lines = [f"{game.title}: {bots}", f"options: {played.lines[0]['options']}", ""]
    numbers = count(1)
    for step in played.steps:
        before, event, after = step.before.state, step.event, step.after.state
        if isinstance(event, Timeout):
            lines.append(f"{next(numbers):>3}  clock timeout {event.seat}")
            continue
        lines.append(f"{next(numbers):>3}  {game.to_text(event)}")
        lines += [f"     | {sentence}" for sentence in game.tell(before, event, after, teller)]
        if game.rounds(after) > game.rounds(before):
            picture = game.picture(game.view(after, NOBODY), teller)
            lines += ["", *(f"     {line}".rstrip() for line in picture.split("\n")), ""]
    lines.append(f"result: {played.lines[-1]['result']}")
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("game", GAMES)
def test_a_game_goes_as_it_went(game: str, update_golden: bool) -> None:
    bots, options, seed = TABLES[game]
    text = playthrough(play(Table(GAMES[game], bots, options, seed, late=0.05)))
    path = HERE / f"{game}.txt"
    if update_golden:
        path.write_text(text, encoding="utf-8")
    assert path.read_text(encoding="utf-8").splitlines() == text.splitlines()


@pytest.mark.parametrize("game", GAMES)
def test_a_playthrough_is_short_and_complete(game: str) -> None:
    text = (HERE / f"{game}.txt").read_text(encoding="utf-8")
    assert len(text.splitlines()) <= LONGEST
    verbs = {
        "devil_with_it": ("start", "lay", "bet", "reveal", "coal devil", "stop", "pact pays", "timeout"),
        "little_devils": ("deal", "play", "takes the trick", "Round 2", "timeout"),
        "diavolo": ("start", "throw", "grab", "close", "lot", "right, a tie", "position"),
    }
    assert [verb for verb in verbs[game] if verb not in text] == []
