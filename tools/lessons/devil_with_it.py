"""The lesson of The Devil With It: a round at a table of four, and a devil in the next one."""

from diablerie.games.devil_with_it import GAME
from tools.lessons.script import ME, Json, Table, answer, opened, refused, step

STAKE = 80
OTHERS_BET = ("1 bet 100", "2 bet 120", "3 bet 140")


def pulled(seat: int, *coal: tuple[int, str]) -> tuple[str, ...]:
    """A turn at the oven: places, and what was found there."""
    return tuple(line for place, value in coal for line in (f"{seat} reveal {place}", f"chance coal {value}"))


def steps() -> list[Json]:
    """The lesson."""
    table = opened(GAME, 4).after("chance start 0", "chance lay")
    betting = table.after(*OTHERS_BET)
    bet = f"{ME} bet {STAKE}"
    reaching = betting.after(bet)
    return [
        step("bet", table, OTHERS_BET, answers=[answer(betting, "bet-done", bet)], otherwise="bet-other"),
        *turn(reaching),
        *others(reaching.after(*pulled(ME, (17, "25"), (30, "75")), f"{ME} stop")),
    ]


def turn(reaching: Table) -> list[Json]:
    """The learner's turn: two pieces, and a third that is better left alone."""
    first, second, third = pulled(ME, (17, "25")), pulled(ME, (30, "75")), pulled(ME, (5, "devil"))
    once = reaching.after(*first)
    twice = once.after(*second)
    stop = f"{ME} stop"
    return [
        step("reach", reaching, answers=[answer(reaching, "reach-done", *first), refused(reaching, stop)]),
        step("again", once, answers=[answer(once, "again-done", *second)], otherwise="again-other"),
        step(
            "stop",
            twice,
            answers=[answer(twice, "stop-done", stop), answer(twice, "stop-greedy", *third, right=False)],
        ),
    ]


def others(table: Table) -> list[Json]:
    """One is burnt, the round is paid, and in the next one somebody has a pact."""
    burnt = pulled(1, (8, "50"), (9, "20"), (40, "20"), (41, "devil"))
    rest = (*pulled(2, (20, "75"), (21, "50"), (22, "10")), "2 stop")
    rest += (*pulled(3, (33, "20"), (34, "10"), (35, "10"), (36, "10")), "3 stop")
    paid = table.after(*burnt, *rest)
    assert paid.view()["pacts"] == [3]
    return [
        step("burnt", table, burnt),
        step("payout", table.after(*burnt), rest),
        pact(paid),
    ]


def pact(paid: Table) -> Json:
    """The learner turns up a devil while somebody has a pact."""
    table = paid.after("1 bet 60", "2 bet 80", "3 bet 50", "0 bet 100")
    for turn in (
        (*pulled(1, (0, "100"), (1, "25")), "1 stop"),
        (*pulled(2, (2, "20")), "2 stop"),
        (*pulled(3, (3, "25")), "3 stop"),
    ):
        table = table.after(*turn)
    devil = pulled(ME, (25, "devil"))
    return step("pact", table, answers=[answer(table, "pact-done", *devil), refused(table, f"{ME} stop")])
