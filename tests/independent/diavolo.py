"""Diavolo, read from shared/rules/diavolo.md."""

from typing import NamedTuple

from tests.independent.record import Line, Record
from tests.independent.shuffles import COLOURS, ORDERS, Chance, Places, apart, nearest, thrown

PLAYERS = [2, 3, 4, 5, 6]
DEFAULTS: dict[str, object] = {
    "race": True,
    "time_limit": 15,
    "fastest": 150,
    "dead_heat": 15,
    "position": True,
    "limit": 15,
}


class Grab(NamedTuple):
    """What a player grabbed, and after how many milliseconds."""

    devil: str
    reaction: int


class Clock(NamedTuple):
    """The options that have to do with time."""

    race: bool
    time_limit: int
    fastest: int
    dead_heat: int


def right_devil(order: str, dice: dict[str, list[int]], places: Places) -> str:
    """The devil the order asks for."""
    worth = {}
    for colour in COLOURS:
        shown = dice[colour]
        if order == "largest_sum":
            worth[colour] = sum(shown)
        elif order == "smallest_sum":
            worth[colour] = -sum(shown)
        elif order == "largest_difference":
            worth[colour] = max(shown) - min(shown)
        elif order == "most_odd":
            worth[colour] = len([die for die in shown if die % 2 == 1])
        elif order == "highest_value":
            worth[colour] = max(shown)
        else:
            worth[colour] = -nearest(places, colour)
    best = [colour for colour in COLOURS if worth[colour] == max(worth.values())]
    return best[0] if len(best) == 1 else "grey"


def devils_on_table(players_left: int) -> dict[str, int]:
    """How many devils of each colour stand on the table."""
    of_each = {2: 1, 3: 2}.get(players_left, 3)
    return {"black": of_each, "white": of_each, "red": of_each, "grey": 1}


def heats(grabs: dict[int, Grab], clock: Clock) -> list[list[int]]:
    """The seats that are level, fastest first; false starts are left out."""
    seats = [seat for seat in grabs if grabs[seat].reaction >= clock.fastest]
    found = []
    while seats:
        first = min(grabs[seat].reaction for seat in seats)
        level = [seat for seat in seats if grabs[seat].reaction - first <= clock.dead_heat]
        found.append(sorted(level))
        seats = [seat for seat in seats if seat not in level]
    return found


def takers(ranking: list[int], grabs: dict[int, Grab], right: str, devils: int) -> list[int]:
    """The seats that get one of the right devils."""
    return [seat for seat in ranking if grabs[seat].devil == right][:devils]


def settle(rubies: list[int], took: list[int], right: str) -> list[int]:
    """The rubies after the round, of those in the game and those out of it."""
    after = []
    for seat, count in enumerate(rubies):
        if count == 0:
            after.append(0)
        elif seat not in took:
            after.append(count - 1)
        else:
            after.append(min(5, count + 1) if right == "grey" else count)
    return after


def check_options(record: Record, options: dict[str, object]) -> None:
    """Disagree with options outside their range."""
    for name in ["time_limit", "fastest", "dead_heat", "limit"]:
        if whole(options, name) < 0:
            record.fail(f"{name} cannot be {options[name]}")


def whole(options: dict[str, object], name: str) -> int:
    """An option that is a whole number."""
    value = options[name]
    assert isinstance(value, int)
    return value


def replay(record: Record, players: int, options: dict[str, object], chance: Chance) -> None:
    """Read all rounds and the result."""
    race, position = options["race"] is True, options["position"] is True
    clock = Clock(race, whole(options, "time_limit"), whole(options, "fastest"), whole(options, "dead_heat"))
    line = record.chance("start")
    thrower = chance.draw().below(players)
    record.expect("player", line.get("player"), thrower)
    rubies = [5] * players
    rounds = 0
    while True:
        right = read_throw(record, thrower, position, chance)
        left = [seat for seat in range(players) if rubies[seat] > 0]
        grabs = read_grabs(record, left, right, clock)
        if grabs is None:
            continue
        if race:
            ranking = read_lots(record, heats(grabs, clock), chance)
            took = takers(ranking, grabs, right, devils_on_table(len(left))[right])
        else:
            took = [seat for seat in grabs if grabs[seat].devil == right]
        rubies = settle(rubies, took, right)
        rounds += 1
        record.round(rounds, rubies)
        left = [seat for seat in range(players) if rubies[seat] > 0]
        if len(left) <= 1 or (not race and rounds >= whole(options, "limit")):
            break
        thrower = (thrower + 1) % players
        while thrower not in left:
            thrower = (thrower + 1) % players
    winners = [seat for seat in left if rubies[seat] == max(rubies)]
    record.result(rubies, winners, rounds)


def read_throw(record: Record, thrower: int, position: bool, chance: Chance) -> str:
    """Read a throw and return the devil it asks for."""
    line = record.chance("throw")
    record.expect("player", line.get("player"), thrower)
    if line.get("order") not in (ORDERS if position else ORDERS[:5]):
        record.fail(f"no such order: {line.get('order')!r}")
    check_dice(record, line)
    check_places(record, line)
    order, dice, places = thrown(chance.draw(), position)
    record.expect("order", line["order"], order)
    record.expect("dice", line["dice"], dice)
    record.expect("places", line["places"], places)
    return right_devil(order, dice, read_places(record, places))


def check_dice(record: Record, line: Line) -> None:
    """Disagree with dice that cannot lie there."""
    dice = line.get("dice")
    if not isinstance(dice, dict) or sorted(dice) != sorted(COLOURS):
        record.fail(f"dice must be black, white and red: {dice!r}")
    for shown in dice.values():
        if not isinstance(shown, list) or len(shown) != 3:
            record.fail(f"three dice a colour: {shown!r}")
        if any(die not in [1, 2, 3, 4, 5, 6] for die in shown):
            record.fail(f"a die shows 1 to 6: {shown!r}")


def read_places(record: Record, written: object) -> Places:
    """The places of a record, the order die's in a list like the others."""
    if not isinstance(written, dict) or sorted(written) != sorted([*COLOURS, "order"]):
        record.fail(f"places must be of the order die, black, white and red: {written!r}")
    places = {"order": [written["order"]]}
    for kind in COLOURS:
        places[kind] = written[kind]
        if not isinstance(places[kind], list) or len(places[kind]) != 3:
            record.fail(f"three places a colour: {places[kind]!r}")
    for place in [place for kind in places for place in places[kind]]:
        if not isinstance(place, list) or [type(number) for number in place] != [int, int]:
            record.fail(f"a place is two whole numbers: {place!r}")
    return places


def check_places(record: Record, line: Line) -> None:
    """Disagree with dice off the square or on top of each other."""
    places = read_places(record, line.get("places"))
    every = [place for kind in places for place in places[kind]]
    for index, place in enumerate(every):
        if not (50 <= place[0] <= 950 and 50 <= place[1] <= 950):
            record.fail(f"a die lies off the square: {place}")
        for other in every[:index]:
            if apart(place, other) < 130 * 130:
                record.fail(f"two dice overlap: {other} and {place}")


def read_grabs(record: Record, left: list[int], right: str, clock: Clock) -> dict[int, Grab] | None:
    """Read the grabs, and the close unless everybody has grabbed; None where the throw was called off."""
    grabs: dict[int, Grab] = {}
    devils = devils_on_table(len(left))
    while len(grabs) < len(left):
        line = record.take("grab or close")
        if line.get("by") == "clock" and line.get("do") == "call_off":
            if grabs or not clock.race:
                record.fail("called off after a grab, or without a race")
            return None
        if line.get("by") == "clock" and line.get("do") == "close":
            taken = [grab.devil for grab in grabs.values() if grab.reaction >= clock.fastest]
            round_over = clock.race and taken.count(right) >= devils[right]
            if clock.time_limit == 0 and not round_over:
                record.fail("closed without a time limit, while right devils are left")
            break
        seat, _ = record.deed(line, [seat for seat in left if seat not in grabs], ["grab"])
        devil = line.get("devil")
        if not isinstance(devil, str) or devil not in devils:
            record.fail(f"no such devil: {devil!r}")
        grab = Grab(devil, record.whole(line, "reaction") if clock.race else 0)
        if clock.race:
            check_grab(record, grab, grabs, (right, devils), clock)
        grabs[seat] = grab
    return grabs


def check_grab(
    record: Record,
    grab: Grab,
    grabs: dict[int, Grab],
    table: tuple[str, dict[str, int]],
    clock: Clock,
) -> None:
    """Disagree with a grab that comes when the round, or its devil, is certainly gone."""
    right, devils = table
    if clock.time_limit > 0 and grab.reaction > 1000 * clock.time_limit:
        record.fail(f"grabbed after the time limit: {grab.reaction}")
    ahead = []
    for other in grabs.values():
        if other.reaction >= clock.fastest and grab.reaction - other.reaction > clock.dead_heat:
            ahead.append(other.devil)
    if ahead.count(right) >= devils[right]:
        record.fail("grabbed after every right devil was taken")
    if ahead.count(grab.devil) >= devils[grab.devil]:
        record.fail(f"grabbed a {grab.devil} devil after all of them were taken")


def read_lots(record: Record, groups: list[list[int]], chance: Chance) -> list[int]:
    """Read a lot for every dead heat and return the seats, first to last."""
    ranking = []
    for level in groups:
        if len(level) >= 2:
            line = record.chance("lot")
            order = chance.draw().shuffled(level)
            record.expect("lot", line.get("order"), order)
            level = order
        ranking += level
    return ranking
