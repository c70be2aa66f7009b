"""The lesson of Little Devils: seven tricks at a table of four."""

from collections.abc import Callable, Sequence

from diablerie.game.core import LEGAL
from diablerie.games.little_devils import GAME
from diablerie.games.little_devils.cards import DEVILS
from tools.lessons.script import ME, Json, Table, answer, opened, refused, step

PLAYERS, HAND_SIZE = 4, 9
Verdict = Callable[[int, int], tuple[str, bool]]
"""Which text explains a card, and whether it was a good one; from the card and from who takes the trick."""


def dealt(dealer: int, hands: dict[int, Sequence[int]]) -> Table:
    """A table at which some cards were dealt as a scene needs them, and the others in turn."""
    found = {seat: list(hands.get(seat, ())) for seat in range(PLAYERS)}
    given = {card for hand in found.values() for card in hand}
    for card in range(1, PLAYERS * HAND_SIZE + 1):
        if card not in given:
            min(found.items(), key=lambda held: (len(held[1]) >= HAND_SIZE, len(held[1])))[1].append(card)
    written = " / ".join(" ".join(map(str, sorted(found[seat]))) for seat in range(PLAYERS))
    return opened(GAME, PLAYERS).after(f"chance deal {dealer}: {written}")


def finished(table: Table, *lines: str) -> list[str]:
    """Some cards, and those with which the others finish the trick: as the clock would play."""
    played, table = list(lines), table.after(*lines)
    while table.state.trick:
        assert GAME.played_by_clock is not None
        played.append(GAME.to_text(GAME.played_by_clock(table.state, table.state.to_act)))
        table = table.after(played[-1])
    return played


def answers(name: str, table: Table, hand: Sequence[int], verdict: Verdict) -> list[Json]:
    """What comes of every card in the hand."""
    found = []
    for card in hand:
        line = f"{ME} play {card}"
        if GAME.refusal(table.state, GAME.from_text(line)) != LEGAL:
            found.append(refused(table, line))
            continue
        lines = finished(table, line)
        text, right = verdict(card, table.after(*lines).state.leader)
        found.append(answer(table, f"{name}-{text}", *lines, right=right))
    return found


def trick(
    name: str, dealer: int, hands: dict[int, Sequence[int]], shown: Sequence[str], verdict: Verdict
) -> Json:
    """A scene in which the learner plays one card of a trick."""
    table = dealt(dealer, hands)
    reached = table.after(*shown)
    return step(name, table, tuple(shown), answers=answers(name, reached, hands[ME], verdict))


def takes_only(text: str, other: str) -> Verdict:
    """One text if the learner takes the trick, another if they do not."""
    return lambda card, taker: (text, True) if taker == ME else (other, True)


def shielded(card: int, taker: int) -> tuple[str, bool]:
    """Whether the learner has left the trick to who could not follow either."""
    if taker == ME:
        return "caught", False
    return "five" if DEVILS[card] == 5 else "safe", True


def steps() -> list[Json]:
    """The lesson."""
    low = (2, 5, 8, 10, 13, 14, 17, 20, 22)
    return [
        trick("lead", 3, {0: (2, 7, 12, 15, 18, 22, 27, 31, 34)}, [], lambda card, taker: ("led", True)),
        trick(
            "either",
            2,
            {0: (3, 6, 10, 13, 17, 21, 25, 29, 32), 3: [18]},
            ["3 play 18"],
            lambda card, taker: ("up" if card > 18 else "down", True),
        ),
        trick(
            "up",
            1,
            {0: (4, 9, 16, 20, 23, 27, 31, 34, 36), 2: [22], 3: [30], 1: [24, 26]},
            ["2 play 22", "3 play 30"],
            takes_only("high", "safe"),
        ),
        trick(
            "down",
            1,
            {0: (2, 5, 11, 14, 17, 19, 24, 28, 33), 2: [20], 3: [12], 1: [16, 18]},
            ["2 play 20", "3 play 12"],
            takes_only("low", "safe"),
        ),
        trick(
            "unable",
            1,
            {0: low, 2: [24], 3: [29], 1: [26, 33]},
            ["2 play 24", "3 play 29"],
            lambda card, taker: ("dear" if DEVILS[card] else "cheap", True),
        ),
        trick(
            "shield",
            0,
            {0: (3, 4, 8, 12, 13, 15, 16, 20, 21), 1: [24], 2: [29], 3: (1, 2, 5, 6, 7, 9, 10, 11, 14)},
            ["1 play 24", "2 play 29", "3 play 11"],
            shielded,
        ),
        score(),
    ]


def score() -> Json:
    """The last trick of a round, and what everybody counts after it."""
    table = dealt(3, {})
    while table.state.gone.bit_count() < PLAYERS * (HAND_SIZE - 1):
        table = table.after(*finished(table, *clock(table)))
    return step("score", table, tuple(finished(table, *clock(table))))


def clock(table: Table) -> tuple[str]:
    """The card that the clock would play for who is awaited."""
    assert GAME.played_by_clock is not None
    return (GAME.to_text(GAME.played_by_clock(table.state, table.state.to_act)),)
