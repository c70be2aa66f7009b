"""The lesson of Diavolo: every order once and in peace, then a race."""

import random

from diablerie.games.diavolo import GAME
from diablerie.games.diavolo.dice import ALL_DICE, DEVIL_NAMES, TABLE
from tools.lessons.script import ME, Json, Table, answer, opened, step

THOUGHT, QUICK, PATIENT = 1500, 2500, 8000
"""Milliseconds: what an answer in peace takes, what a grab of the learner takes, when the other one grabs."""
CLOSE = "clock close"
"""The grabbing ends when the right devil is gone."""
FOUR = ("1 grab {} 1500", "2 grab {} 1500", "3 grab {} 1500")


def throw(table: Table, player: int, order: str, dice: str) -> str:
    """A throw of these dice; they lie as they may, so that no two are too close."""
    chance = random.Random(f"{order} {dice}")
    while True:
        spots = [(chance.randrange(60, TABLE - 60), chance.randrange(160, 840)) for _ in range(ALL_DICE + 1)]
        line = f"chance throw {player} {order} {dice} at " + " ".join(f"{x},{y}" for x, y in spots)
        if not table.refusal(line):
            return line


def right_devil(table: Table) -> str:
    """What the rules say is right after a throw."""
    return DEVIL_NAMES[table.state.answer]


def peaceful(order: str, dice: str, others: tuple[str, str, str] | None = None, rubies: int = 5) -> Json:
    """A scene without a race: the others answer in secret, then the learner."""
    table = opened(GAME, 4, race=False).after("chance start 3")
    for _ in range(5 - rubies):  # they have been wrong before
        table = table.after(throw(table, 3, "largest_sum", "236 156 355"))
        wrong = [line.format(right_devil(table)) for line in FOUR]
        table = table.after(*wrong, f"{ME} grab grey {THOUGHT}")
    thrown = throw(table, table.state.thrower, order, dice)
    right = right_devil(table.after(thrown))
    guesses = others or (right, right, right)
    shown = (thrown, *(line.format(devil) for line, devil in zip(FOUR, guesses, strict=True)))
    return step(order, table, shown, answers=grabs(table.after(*shown), THOUGHT, right))


def grabs(table: Table, reaction: int, right: str) -> list[Json]:
    """What comes of every devil that the learner may grab."""
    found = []
    for devil in DEVIL_NAMES:
        line = f"{ME} grab {devil} {reaction}"
        text = "wrong" if devil != right else "right-grey" if right == "grey" else "right"
        found.append(answer(table, text, line, right=devil == right))
    return found


def race() -> Json:
    """Two players, one devil of each colour: whoever is first has it."""
    table = opened(GAME, 2).after("chance start 1")
    thrown = throw(table, 1, "largest_sum", "145 236 465")
    reached = table.after(thrown)
    right = right_devil(reached)
    slow = f"1 grab {right} {PATIENT}"
    answers = []
    for devil in DEVIL_NAMES:
        mine = f"{ME} grab {devil} {QUICK}"
        lines = (mine, CLOSE) if devil == right else (mine, slow)
        text = "race-first" if devil == right else "wrong"
        answers.append(answer(reached, text, *lines, right=devil == right))
    late = {"after": PATIENT, "text": "race-late", "moments": reached.moments(slow, CLOSE)}
    return step("race", table, (thrown,), answers=answers, late=late)


def steps() -> list[Json]:
    """The lesson."""
    return [
        peaceful("largest_sum", "236 156 355"),
        peaceful("smallest_sum", "445 126 236", ("white", "white", "red")),
        peaceful("largest_difference", "136 456 235"),
        peaceful("most_odd", "245 136 266", ("white", "black", "white")),
        peaceful("highest_value", "236 156 355", ("grey", "black", "white"), rubies=4),
        peaceful("position", "124 356 256"),
        race(),
    ]
