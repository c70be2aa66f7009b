"""Ways to falsify a record: each changes the lines of an honest one and says which line is to blame."""

import copy
import hashlib
from collections.abc import Callable
from random import Random
from typing import Any

from tests.independent.shuffles import Stream, coal_laid

Lines = list[dict[str, Any]]
Forgery = Callable[[Lines, Random], set[int] | None]
"""Changes lines in place and returns which may be blamed, or None where there is nothing to change."""

WHOLE_RECORD = {1}
"""A seed or a number that does not fit is seen at the header, or at the first outcome."""


def salt_of(lines: Lines) -> str:
    """The numbers of the seats, as the recipe joins them."""
    return ",".join(seat.get("number", "") for seat in lines[0]["seats"])


def events(lines: Lines, do: str) -> list[int]:
    """The indices of all events of a kind."""
    return [index for index, line in enumerate(lines) if line.get("do") == do]


def swap_two_cards_of_a_deal(lines: Lines, luck: Random) -> set[int] | None:
    index = luck.choice(events(lines, "deal"))
    one, other = lines[index]["hands"][:2]
    one[0], other[0] = other[0], one[0]
    return {index + 1, *range(index + 1, len(lines) + 1)}


def change_a_card_of_a_deal(lines: Lines, luck: Random) -> set[int] | None:
    index = luck.choice(events(lines, "deal"))
    hand = luck.choice(lines[index]["hands"])
    hand[luck.randrange(9)] = luck.choice([card for card in range(1, 55) if card not in hand])
    return {index + 1}


def deal_a_card_twice_to_one_hand(lines: Lines, luck: Random) -> set[int] | None:
    index = luck.choice(events(lines, "deal"))
    hand = luck.choice(lines[index]["hands"])
    hand.append(hand[0])
    return {index + 1}


def deal_a_hand_to_nobody(lines: Lines, luck: Random) -> set[int] | None:
    index = luck.choice(events(lines, "deal"))
    hands = lines[index]["hands"]
    hands += [[] for _ in range(6 - len(hands))] + [[54]]
    return {index + 1}


def change_a_dealer(lines: Lines, luck: Random) -> set[int] | None:
    index = luck.choice(events(lines, "deal"))
    lines[index]["dealer"] = (lines[index]["dealer"] + 1) % len(lines[0]["seats"])
    return {index + 1, index + 2}


def change_a_played_card(lines: Lines, luck: Random) -> set[int] | None:
    index = luck.choice(events(lines, "play"))
    lines[index]["card"] = lines[index]["card"] % (9 * len(lines[0]["seats"])) + 1
    return set(range(index + 1, len(lines) + 1))


def change_a_bet(lines: Lines, luck: Random) -> set[int] | None:
    index = luck.choice(events(lines, "bet"))
    lines[index]["amount"] += 10
    return set(range(index + 1, len(lines) + 1))


def change_a_coal(lines: Lines, luck: Random) -> set[int] | None:
    index = luck.choice(events(lines, "coal"))
    lines[index]["value"] = luck.choice([v for v in (10, 20, 50, "devil") if v != lines[index]["value"]])
    return set(range(index + 1, len(lines) + 1))


def change_a_place(lines: Lines, luck: Random) -> set[int] | None:
    """To a place where other coal lies: nothing but the seed can tell."""
    index = luck.choice(events(lines, "reveal"))
    laid = coal_laid(Stream(bytes.fromhex(lines[-1]["seed"]), 1, salt_of(lines)))
    taken = {lines[i]["place"] for i in events(lines, "reveal")}
    free = [p for p in range(48) if p not in taken and laid[p] != lines[index + 1]["value"]]
    if not free or len(events(lines, "lay")) > 1:
        return None
    lines[index]["place"] = luck.choice(free)
    return {index + 2}


def change_the_start(lines: Lines, luck: Random) -> set[int] | None:
    [index] = events(lines, "start")
    lines[index]["player"] = (lines[index]["player"] + 1) % len(lines[0]["seats"])
    return set(range(index + 1, len(lines) + 1))


def change_a_die(lines: Lines, luck: Random) -> set[int] | None:
    index = luck.choice(events(lines, "throw"))
    dice = lines[index]["dice"][luck.choice(["black", "white", "red"])]
    die = luck.randrange(3)
    dice[die] = dice[die] % 6 + 1
    return set(range(index + 1, len(lines) + 1))


def change_where_a_die_lies(lines: Lines, luck: Random) -> set[int] | None:
    index = luck.choice(events(lines, "throw"))
    lines[index]["places"]["order"][0] += 1
    return {index + 1}


def change_an_order(lines: Lines, luck: Random) -> set[int] | None:
    index = luck.choice(events(lines, "throw"))
    lines[index]["order"] = "most_odd" if lines[index]["order"] != "most_odd" else "largest_sum"
    return set(range(index + 1, len(lines) + 1))


def change_a_lot(lines: Lines, luck: Random) -> set[int] | None:
    if not events(lines, "lot"):
        return None
    index = luck.choice(events(lines, "lot"))
    lines[index]["order"].reverse()
    return set(range(index + 1, len(lines) + 1))


def lengthen_a_lot(lines: Lines, luck: Random) -> set[int] | None:
    if not events(lines, "lot"):
        return None
    index = luck.choice(events(lines, "lot"))
    lines[index]["order"] += [0] * 6
    return {index + 1}


def change_the_seed(lines: Lines, luck: Random) -> set[int] | None:
    digit = luck.randrange(64)
    seed = lines[-1]["seed"]
    lines[-1]["seed"] = seed[:digit] + f"{15 - int(seed[digit], 16):x}" + seed[digit + 1 :]
    return WHOLE_RECORD


def change_seed_and_commitment(lines: Lines, luck: Random) -> set[int] | None:
    seed = luck.randbytes(32)
    lines[-1]["seed"], lines[0]["commitment"] = seed.hex(), hashlib.sha256(seed).hexdigest()
    return set(range(2, len(lines) + 1))


def change_a_number(lines: Lines, luck: Random) -> set[int] | None:
    seat = luck.choice(lines[0]["seats"])
    seat["number"] = seat.get("number", "")[:63] + "a"
    return set(range(1, len(lines) + 1))


def change_a_round(lines: Lines, luck: Random) -> set[int] | None:
    index = luck.choice([i for i, line in enumerate(lines) if "round" in line])
    changes = [("round", lines[index]["round"] + 1), ("totals", [t + 1 for t in lines[index]["totals"]])]
    if "pacts" in lines[index]:
        changes.append(("pacts", [5 - pact for pact in lines[index]["pacts"]] or [0]))
    name, value = luck.choice(changes)
    lines[index][name] = value
    return {index + 1}


def change_the_result(lines: Lines, luck: Random) -> set[int] | None:
    result = lines[-1]["result"]
    name = luck.choice(["totals", "winners", "rounds"])
    result[name] = result[name] + 1 if name == "rounds" else [*result[name], 0]
    return {len(lines)}


def say_that_a_finished_game_was_stopped(lines: Lines, luck: Random) -> set[int] | None:
    lines[-1]["result"]["stopped"] = True
    return {len(lines)}


EVERY_GAME: tuple[Forgery, ...] = (
    change_the_seed,
    change_seed_and_commitment,
    change_a_number,
    change_a_round,
    change_the_result,
    say_that_a_finished_game_was_stopped,
)
FORGERIES: dict[str, tuple[Forgery, ...]] = {
    "little_devils": (
        swap_two_cards_of_a_deal,
        change_a_card_of_a_deal,
        change_a_dealer,
        change_a_played_card,
        deal_a_card_twice_to_one_hand,
        deal_a_hand_to_nobody,
    ),
    "devil_with_it": (change_a_bet, change_a_coal, change_a_place, change_the_start),
    "diavolo": (
        change_a_die,
        change_where_a_die_lies,
        change_an_order,
        change_a_lot,
        change_the_start,
        lengthen_a_lot,
    ),
}


def copied(lines: tuple[dict[str, Any], ...]) -> Lines:
    """The lines to falsify; the honest ones stay as they are."""
    return copy.deepcopy(list(lines))
