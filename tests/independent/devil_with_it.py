"""The Devil With It, read from shared/rules/devil-with-it.md."""

from tests.independent.record import Record
from tests.independent.shuffles import Chance, coal_laid

PLAYERS = [2, 3, 4, 5, 6]
DEFAULTS: dict[str, object] = {
    "mouth": 19,
    "track": [50, 200, 300, 500, 800, 1200, 1600],
    "minimum_bet": 10,
    "goal": 1600,
    "open_totals": False,
}
LAST_SIMULATED_ROUND = 10_000
Coal = int | str


def pawn(track: list[int], total: int) -> int:
    """Where the pawn of a total stands, from the back: even on a space, odd in a gap."""
    if total <= track[0]:
        return 0
    for index, space in enumerate(track):
        if total == space:
            return 2 * index
        if total < space:
            return 2 * index - 1
    return 2 * len(track) - 1


def pacts(track: list[int], totals: list[int]) -> list[int]:
    """The seats that have a pact once the pawns are placed."""
    pawns = [pawn(track, total) for total in totals]
    alone_at_the_back = pawns.count(min(pawns)) == 1
    found = []
    for seat, place in enumerate(pawns):
        if place == 0 or (place == min(pawns) and alone_at_the_back):
            found.append(seat)
    return found


def pay_pacts(chips: list[int], stakes: dict[int, int], holders: list[int], seat: int) -> None:
    """The devil `seat` revealed pays every other pact, from unstaked chips or from the bank."""
    for holder in holders:
        if holder == seat:
            continue
        if chips[seat] - stakes.get(seat, 0) >= 50:
            chips[seat] -= 50
        chips[holder] += 50


def settle(chips: list[int], stakes: dict[int, int], front: dict[int, list[int]]) -> None:
    """Pay bets and bonuses; `front` holds the coal that lies in front of players."""
    amounts = {seat: sum(coal) for seat, coal in front.items()}
    highest = max(amounts.values(), default=0)
    for seat, stake in stakes.items():
        if stake > highest:
            chips[seat] -= stake
        elif stake == max(stakes.values()):
            chips[seat] += 2 * stake
        else:
            chips[seat] += stake
    most = max((len(coal) for coal in front.values()), default=0)
    for seat, coal in front.items():
        if amounts[seat] == highest:
            chips[seat] += 50
        if len(coal) == most:
            chips[seat] += 50


class Oven:
    """The coal that still lies face down."""

    def __init__(self, laid: list[Coal]) -> None:
        """Lay out 48 pieces."""
        self.laid = laid
        self.places = list(range(48))
        self.values = list(laid)


def check_options(record: Record, options: dict[str, object]) -> None:
    """Disagree with options outside their range."""
    if options["mouth"] not in range(48):
        record.fail(f"mouth cannot be {options['mouth']!r}")
    if options["minimum_bet"] not in [0, 10]:
        record.fail(f"minimum_bet cannot be {options['minimum_bet']!r}")
    track = options["track"]
    assert isinstance(track, list)
    if not track or any(type(space) is not int for space in track):
        record.fail(f"track cannot be {track!r}")
    if track != sorted(set(track)):
        record.fail(f"track must rise: {track!r}")


def replay(record: Record, players: int, options: dict[str, object], chance: Chance) -> None:
    """Read all rounds and the result."""
    goal, mouth, track = options["goal"], options["mouth"], options["track"]
    least = options["minimum_bet"]
    assert isinstance(goal, int)
    assert isinstance(mouth, int)
    assert isinstance(track, list)
    assert isinstance(least, int)
    line = record.chance("start")
    start = chance.draw().below(players)
    record.expect("player", line.get("player"), start)
    oven = read_lay(record, chance)
    chips = [200] * players
    holders: list[int] = []
    rounds = 0
    stopped = False
    while not stopped and (rounds == 0 or max(chips) < goal):
        if len(oven.places) <= mouth:
            oven = read_lay(record, chance)
        stakes = read_bets(record, chips, least)
        front: dict[int, list[int]] = {}
        for turn in range(players):
            if oven.places:
                seat = (start + turn) % players
                coal = read_turn(record, oven, seat)
                if coal:
                    front[seat] = coal
                else:
                    pay_pacts(chips, stakes, holders, seat)
        settle(chips, stakes, front)
        holders = pacts(track, chips)
        start = (start + 1) % players
        rounds += 1
        record.round(rounds, chips, holders)
        over = max(chips) >= goal
        stopped = rounds == LAST_SIMULATED_ROUND and not over and "result" in record.peek()
    winners = [seat for seat in range(players) if chips[seat] == max(chips)]
    record.result(chips, winners, rounds, stopped)


def read_lay(record: Record, chance: Chance) -> Oven:
    """Read that all 48 pieces are laid out face down."""
    record.chance("lay")
    return Oven(coal_laid(chance.draw()))


def read_bets(record: Record, chips: list[int], least: int) -> dict[int, int]:
    """Read the bets of all who have chips, in any order."""
    stakes: dict[int, int] = {}
    waiting = [seat for seat, amount in enumerate(chips) if amount > 0]
    while waiting:
        seat, line = record.turn(waiting, ["bet"])
        amount = record.whole(line, "amount")
        if amount < least or amount > chips[seat] or amount % 10 != 0:
            record.fail(f"seat {seat} may not bet {amount}, having {chips[seat]}")
        stakes[seat] = amount
        waiting.remove(seat)
    return stakes


def read_turn(record: Record, oven: Oven, seat: int) -> list[int]:
    """Read one player's turn: their coal, or an empty list if they are burnt."""
    coal: list[int] = []
    while True:
        _, line = record.turn([seat], ["reveal", "stop"] if coal else ["reveal"])
        if line["do"] == "stop":
            return coal
        value = read_coal(record, oven, record.whole(line, "place"))
        if isinstance(value, str):
            return []
        coal.append(value)
        if not oven.places:
            return coal


def read_coal(record: Record, oven: Oven, place: int) -> Coal:
    """Read what the piece at the place turns out to be."""
    if place not in oven.places:
        record.fail(f"nothing lies face down at place {place}")
    line = record.chance("coal")
    value = oven.laid[place]
    if line.get("value") not in oven.values:
        record.fail(f"no such coal is left: {line.get('value')!r}")
    record.expect("value", line.get("value"), value)
    oven.places.remove(place)
    oven.values.remove(value)
    return value
