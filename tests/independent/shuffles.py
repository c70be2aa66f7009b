"""The recipe of docs/fair-shuffles.md, written again from that page alone."""

import hashlib
import hmac

COLOURS = ["black", "white", "red"]
ORDERS = ["largest_sum", "smallest_sum", "largest_difference", "most_odd", "highest_value", "position"]
Place = list[int]
Places = dict[str, list[Place]]


def commitment(seed: bytes) -> str:
    """The SHA-256 of the seed, in hexadecimal digits."""
    return hashlib.sha256(seed).hexdigest()


class Stream:
    """The words of one draw."""

    def __init__(self, seed: bytes, draw: int, salt: str) -> None:
        """Open the stream of draw number `draw`."""
        self.seed = seed
        self.draw = draw
        self.salt = salt
        self.blocks = 0
        self.words: list[int] = []

    def word(self) -> int:
        """The next word of 32 bits."""
        if not self.words:
            text = f"{self.draw}/{self.blocks}/{self.salt}"
            block = hmac.new(self.seed, text.encode("ascii"), hashlib.sha256).digest()
            for start in range(0, 32, 4):
                self.words.append(int.from_bytes(block[start : start + 4], "big"))
            self.blocks += 1
        return self.words.pop(0)

    def below(self, m: int) -> int:
        """A number from 0 to m - 1."""
        while True:
            w = self.word()
            if w < 2**32 - 2**32 % m:
                return w % m

    def shuffled(self, items: list[int]) -> list[int]:
        """A copy of the list, shuffled."""
        items = list(items)
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
        return items


class Chance:
    """All draws of one game, numbered from 0."""

    def __init__(self, seed: bytes, numbers: list[str]) -> None:
        """Join the numbers of the seats into the salt; a seat without one has an empty text."""
        self.seed = seed
        self.salt = ",".join(numbers)
        self.draws = 0

    def draw(self) -> Stream:
        """The stream of the next draw."""
        stream = Stream(self.seed, self.draws, self.salt)
        self.draws += 1
        return stream


def coal_laid(stream: Stream) -> list[int | str]:
    """What lies at each of the 48 places of the oven."""
    coal: list[int | str] = []
    for value, pieces in [(10, 9), (20, 9), (25, 9), (50, 7), (75, 3), (100, 2)]:
        coal += [value] * pieces
    coal += ["devil"] * 9
    order = stream.shuffled(list(range(48)))
    return [coal[item] for item in order]


def hands_dealt(stream: Stream, players: int) -> list[list[int]]:
    """The sorted hand of every seat (the dealer, if drawn, is drawn before)."""
    cards = stream.shuffled(list(range(1, 9 * players + 1)))
    return [sorted(cards[9 * seat : 9 * seat + 9]) for seat in range(players)]


def thrown(stream: Stream, position: bool) -> tuple[str, dict[str, list[int]], dict[str, object]]:
    """The order, the dice and the places of a throw."""
    order = ORDERS[stream.below(6 if position else 5)]
    dice = {}
    for colour in COLOURS:
        dice[colour] = [1 + stream.below(6) for _ in range(3)]
    while True:
        places = placed_once(stream)
        if eye_can_tell(places):
            break
    written: dict[str, object] = {colour: places[colour] for colour in COLOURS}
    written["order"] = places["order"][0]
    return order, dice, written


def placed_once(stream: Stream) -> Places:
    """Ten dice laid one after another, none touching one laid before it."""
    places: Places = {}
    before: list[Place] = []
    for kind, pieces in [("order", 1), ("black", 3), ("white", 3), ("red", 3)]:
        places[kind] = []
        for _ in range(pieces):
            while True:
                x = 50 + stream.below(901)
                y = 50 + stream.below(901)
                if all(apart([x, y], other) >= 130 * 130 for other in before):
                    break
            before.append([x, y])
            places[kind].append([x, y])
    return places


def apart(one: Place, other: Place) -> int:
    """The squared distance of two places."""
    return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2


def nearest(places: Places, colour: str) -> int:
    """The squared distance from the order die to the nearest die of the colour."""
    return min(apart(places["order"][0], place) for place in places[colour])


def eye_can_tell(places: Places) -> bool:
    """Whether of any two colours the nearer is at least a tenth nearer."""
    a, b, c = sorted(nearest(places, colour) for colour in COLOURS)
    return 100 * a < 81 * b and 100 * b < 81 * c and 100 * a < 81 * c
