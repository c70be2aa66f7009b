"""How many ways there are to go on, by lists alone: a naive second opinion, from the notation."""

from dataclasses import dataclass, field, replace
from itertools import permutations
from typing import Any

from tests.independent import devil_with_it, diavolo, little_devils
from tests.independent.record import Disagreement, Record

Words = list[str]
COAL = {"10": 9, "20": 9, "25": 9, "50": 7, "75": 3, "100": 2, "devil": 9}


@dataclass(frozen=True)
class Tricks:
    """Little Devils between a deal and the end of the round."""

    hands: tuple[tuple[int, ...], ...] = ()
    turn: int = -1
    trick: tuple[int, ...] = ()

    def ways(self) -> list[Words]:
        if self.turn < 0:
            return []
        cards = little_devils.legal(list(self.hands[self.turn]), list(self.trick))
        return [[str(self.turn), "play", str(card)] for card in cards]

    def after(self, words: Words) -> "Tricks":
        if words[1] == "deal":
            hands = [tuple(map(int, hand.split())) for hand in " ".join(words[3:]).split("/")]
            return Tricks(tuple(hands), (int(words[2].rstrip(":")) + 1) % len(hands))
        card, players = int(words[2]), len(self.hands)
        hands = [tuple(c for c in hand if c != card) for hand in self.hands]
        trick = [*self.trick, card]
        if len(trick) < players:
            return Tricks(tuple(hands), (self.turn + 1) % players, tuple(trick))
        taker = (self.turn + 1 + trick.index(little_devils.taking_card(trick))) % players
        return Tricks(tuple(hands), taker if hands[taker] else -1)


@dataclass(frozen=True)
class Oven:
    """The Devil With It, with nothing but lists."""

    players: int
    options: dict[str, Any]
    start: int = 0
    chips: tuple[int, ...] = ()
    holders: tuple[int, ...] = ()
    stakes: dict[int, int] = field(default_factory=dict)
    places: tuple[int, ...] = ()
    shown: tuple[str, ...] = ()
    turns: int = -1
    """Turns that are over; -1 while bets are made, -2 before the oven is laid, -3 before the lot."""
    turn: tuple[int, ...] = ()
    reaching: bool = False
    front: dict[int, list[int]] = field(default_factory=dict)

    def ways(self) -> list[Words]:
        if self.turns == -3:
            return []
        if self.turns == -2:
            return [["chance", "lay"]]
        if self.reaching:
            return [["chance", "coal", v] for v, pieces in COAL.items() if self.shown.count(v) < pieces]
        if self.turns == -1:
            bets = [
                (seat, amount) for seat in self.waiting() for amount in range(10, self.chips[seat] + 1, 10)
            ]
            return [[str(seat), "bet", str(amount)] for seat, amount in bets]
        seat = str((self.start + self.turns) % self.players)
        found = [[seat, "reveal", str(place)] for place in self.places]
        return [*found, [seat, "stop"]] if self.turn else found

    def waiting(self) -> list[int]:
        return [seat for seat in range(self.players) if self.chips[seat] and seat not in self.stakes]

    def after(self, words: Words) -> "Oven":
        if words[1] == "start":
            return replace(self, start=int(words[2]), chips=(200,) * self.players, turns=-2)
        if words[1] == "lay":
            return replace(self, places=tuple(range(48)), shown=(), turns=-1)
        if words[1] == "bet":
            betting = replace(self, stakes=self.stakes | {int(words[0]): int(words[2])})
            return betting if betting.waiting() else replace(betting, turns=0)
        if words[1] == "reveal":
            places = tuple(place for place in self.places if place != int(words[2]))
            return replace(self, places=places, reaching=True)
        if words[1] == "stop":
            return self.kept()
        turned = replace(self, shown=(*self.shown, words[2]), reaching=False)
        if words[2] == "devil":
            chips, seat = list(self.chips), (self.start + self.turns) % self.players
            devil_with_it.pay_pacts(chips, self.stakes, list(self.holders), seat)
            return replace(turned, chips=tuple(chips), turn=(), turns=self.turns + 1).passed_on()
        turned = replace(turned, turn=(*self.turn, int(words[2])))
        return turned if turned.places else turned.kept()

    def kept(self) -> "Oven":
        seat = (self.start + self.turns) % self.players
        front = self.front | {seat: list(self.turn)}
        return replace(self, front=front, turn=(), turns=self.turns + 1).passed_on()

    def passed_on(self) -> "Oven":
        if self.turns < self.players and self.places:
            return self
        chips = list(self.chips)
        devil_with_it.settle(chips, self.stakes, self.front)
        holders = devil_with_it.pacts(devil_with_it.DEFAULTS["track"], chips)  # type: ignore[arg-type]
        full = len(self.places) > self.options["mouth"]
        turns = -3 if max(chips) >= self.options["goal"] else -1 if full else -2
        following = replace(
            self, chips=tuple(chips), holders=tuple(holders), stakes={}, front={}, turns=turns
        )
        return replace(following, start=(self.start + 1) % self.players)


@dataclass(frozen=True)
class Race:
    """One round of Diavolo from the throw on."""

    clock: diavolo.Clock
    reactions: tuple[int, ...]
    left: tuple[int, ...]
    right: str = ""
    grabs: dict[int, diavolo.Grab] = field(default_factory=dict)
    heats: tuple[tuple[int, ...], ...] = ()
    """The dead heats that wait for a lot."""
    open: bool = False

    def ways(self) -> list[Words]:
        if self.heats:
            return [["chance", "lot", *map(str, order)] for order in permutations(self.heats[0])]
        if not self.open:
            return []
        found = [["clock", "close"]]
        for seat in self.left:
            for devil in ("black", "white", "red", "grey"):
                for time in self.reactions:
                    if seat not in self.grabs and self.counts(devil, time):
                        found.append([str(seat), "grab", devil, str(time)])
        return found

    def counts(self, devil: str, time: int) -> bool:
        """Whether a grab is not too late."""
        if not self.clock.race:
            return time <= 1000 * self.clock.time_limit
        table = (self.right, diavolo.devils_on_table(len(self.left)))
        try:
            diavolo.check_grab(Record([]), diavolo.Grab(devil, time), self.grabs, table, self.clock)
        except Disagreement:
            return False
        return True

    def after(self, words: Words) -> "Race":
        if words[1] == "start":
            return self
        if words[1] == "throw":
            dice = {c: list(map(int, w)) for c, w in zip(("black", "white", "red"), words[4:7])}
            return replace(self, right=diavolo.right_devil(words[3], dice, {}), grabs={}, open=True)
        if words[1] == "lot":
            return replace(self, heats=self.heats[1:])
        grabs = dict(self.grabs)
        if words[1] == "grab":
            grabs[int(words[0])] = diavolo.Grab(words[2], int(words[3]))
            if len(grabs) < len(self.left):
                return replace(self, grabs=grabs)
        level = [tuple(heat) for heat in diavolo.heats(grabs, self.clock) if len(heat) > 1]
        return replace(self, grabs=grabs, open=False, heats=tuple(level) if self.clock.race else ())


def stand(position: dict[str, Any]) -> Any:
    """The table that the events of a position lead to."""
    options, players = position["options"], position["players"]
    table: Any = Tricks()
    if position["game"] == "devil_with_it":
        table = Oven(players, {"mouth": 19, "goal": 1600} | options, turns=-3)
    elif position["game"] == "diavolo":
        agreed: dict[str, Any] = diavolo.DEFAULTS | options
        numbers = [agreed[name] for name in ("time_limit", "fastest", "dead_heat")]
        clock = diavolo.Clock(agreed["race"], *numbers)
        table = Race(clock, tuple(position["reactions"]), tuple(range(players)))
    for text in position["events"]:
        table = table.after(text.split())
    return table


def ways(table: Any, depth: int) -> int:
    """The number of sequences of `depth` events."""
    found = table.ways()
    return len(found) if depth == 1 else sum(ways(table.after(words), depth - 1) for words in found)
