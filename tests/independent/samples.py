"""Complete small records made by hand: own shuffles, random legal play."""

import random

from tests.independent import devil_with_it, diavolo, little_devils
from tests.independent.record import Line, Record
from tests.independent.shuffles import Chance, coal_laid, commitment, hands_dealt, thrown


class Scribe:
    """Writes a record down while a game is played."""

    def __init__(self, game: str, players: int, options: Line, seed: int) -> None:
        """Write the header."""
        self.random = random.Random(seed)
        self.seed = self.random.randbytes(32)
        seats: list[Line] = [{"name": f"seat {seat}"} for seat in range(players)]
        seats[1]["number"] = "5f"
        numbers = ["5f" if seat == 1 else "" for seat in range(players)]
        self.chance = Chance(self.seed, numbers)
        self.lines: list[Line] = [
            {
                "diablerie": 1,
                "game": game,
                "rules": "1",
                "options": options,
                "seats": seats,
                "commitment": commitment(self.seed),
            }
        ]

    def write(self, by: int | str, do: str, **fields: object) -> None:
        """Write an event."""
        self.lines.append({"by": by, "do": do, **fields})

    def end(self, totals: list[int], winners: list[int], rounds: int) -> list[Line]:
        """Write the result."""
        result = {"totals": list(totals), "winners": winners, "rounds": rounds}
        self.lines.append({"result": result, "seed": self.seed.hex()})
        return self.lines


def little_devils_record(players: int, goal: int, seed: int) -> list[Line]:
    """A game of Little Devils, with time-outs now and then."""
    scribe = Scribe("little_devils", players, {"goal": goal}, seed)
    totals = [0] * players
    rounds = 0
    dealer = -1
    while rounds == 0 or max(totals) < goal:
        stream = scribe.chance.draw()
        dealer = stream.below(players) if rounds == 0 else (dealer + 1) % players
        hands = hands_dealt(stream, players)
        scribe.write("chance", "deal", dealer=dealer, hands=[list(hand) for hand in hands])
        leader = (dealer + 1) % players
        for _ in range(9):
            trick: list[int] = []
            for turn in range(players):
                seat = (leader + turn) % players
                card = scribe.random.choice(little_devils.legal(hands[seat], trick))
                if scribe.random.random() < 0.1:
                    scribe.write("clock", "timeout", seat=seat)
                scribe.write(seat, "play", card=card)
                hands[seat].remove(card)
                trick.append(card)
            leader = (leader + trick.index(little_devils.taking_card(trick))) % players
            totals[leader] += sum(little_devils.devils(card) for card in trick)
        rounds += 1
        scribe.lines.append({"round": rounds, "totals": list(totals)})
    winners = [seat for seat in range(players) if totals[seat] == min(totals)]
    return scribe.end(totals, winners, rounds)


def devil_with_it_record(players: int, options: Line, seed: int) -> list[Line]:
    """A game of The Devil With It, in which everybody is brave."""
    scribe = Scribe("devil_with_it", players, options, seed)
    every: Line = {**devil_with_it.DEFAULTS, **options}
    goal, mouth, track = every["goal"], every["mouth"], every["track"]
    assert isinstance(goal, int)
    assert isinstance(mouth, int)
    assert isinstance(track, list)
    start = scribe.chance.draw().below(players)
    scribe.write("chance", "start", player=start)
    chips = [200] * players
    holders: list[int] = []
    oven: list[int] = []
    laid: list[int | str] = []
    rounds = 0
    while rounds == 0 or max(chips) < goal:
        if len(oven) <= mouth:
            laid = coal_laid(scribe.chance.draw())
            oven = list(range(48))
            scribe.write("chance", "lay")
        stakes = {}
        for seat in scribe.random.sample(range(players), players):
            if chips[seat] > 0:
                stakes[seat] = min(10 * scribe.random.randint(1, 15), chips[seat])
                scribe.write(seat, "bet", amount=stakes[seat])
        front: dict[int, list[int]] = {}
        for turn in range(players):
            seat = (start + turn) % players
            coal: list[int] = []
            while oven:
                place = oven.pop(scribe.random.randrange(len(oven)))
                scribe.write(seat, "reveal", place=place)
                piece = laid[place]
                scribe.write("chance", "coal", value=piece)
                if isinstance(piece, str):
                    coal = []
                    devil_with_it.pay_pacts(chips, stakes, holders, seat)
                    break
                coal.append(piece)
                if oven and scribe.random.random() < 0.25:
                    scribe.write(seat, "stop")
                    break
            if coal:
                front[seat] = coal
        devil_with_it.settle(chips, stakes, front)
        holders = devil_with_it.pacts(track, chips)
        start = (start + 1) % players
        rounds += 1
        scribe.lines.append({"round": rounds, "totals": list(chips), "pacts": holders})
    winners = [seat for seat in range(players) if chips[seat] == max(chips)]
    return scribe.end(chips, winners, rounds)


def diavolo_record(players: int, race: bool, seed: int) -> list[Line]:
    """A game of Diavolo, in which hands are so close that lots are drawn."""
    scribe = Scribe("diavolo", players, {} if race else {"race": False, "limit": 6}, seed)
    clock = diavolo.Clock(race, 15, 150, 15)
    thrower = scribe.chance.draw().below(players)
    scribe.write("chance", "start", player=thrower)
    rubies = [5] * players
    left = list(range(players))
    rounds = 0
    while len(left) > 1 and (race or rounds < 6):
        while thrower not in left:
            thrower = (thrower + 1) % players
        order, dice, places = thrown(scribe.chance.draw(), True)
        scribe.write("chance", "throw", player=thrower, order=order, dice=dice, places=places)
        right = diavolo.right_devil(order, dice, diavolo.read_places(Record([]), places))
        supply = diavolo.devils_on_table(len(left))
        grabs: dict[int, diavolo.Grab] = {}
        tries = sorted((scribe.random.randint(140, 260), seat) for seat in left)
        for reaction, seat in tries:
            ahead = [
                grab.devil
                for grab in grabs.values()
                if grab.reaction >= 150 and reaction - grab.reaction > 15
            ]
            wish = scribe.random.choice([right, right, "black", "grey"])
            over = ahead.count(right) >= supply[right] or ahead.count(wish) >= supply[wish]
            if scribe.random.random() < 0.1 or (race and over):
                continue
            grabs[seat] = diavolo.Grab(wish, reaction)
            scribe.write(seat, "grab", devil=wish, reaction=reaction)
        if len(grabs) < len(left):
            scribe.write("clock", "close")
        took = [seat for seat in grabs if grabs[seat].devil == right]
        if race:
            ranking: list[int] = []
            for level in diavolo.heats(grabs, clock):
                if len(level) > 1:
                    level = scribe.chance.draw().shuffled(level)
                    scribe.write("chance", "lot", order=level)
                ranking += level
            took = diavolo.takers(ranking, grabs, right, supply[right])
        rubies = diavolo.settle(rubies, took, right)
        left = [seat for seat in left if rubies[seat] > 0]
        rounds += 1
        thrower = (thrower + 1) % players
        scribe.lines.append({"round": rounds, "totals": rubies})
    winners = [seat for seat in left if rubies[seat] == max(rubies)]
    return scribe.end(rubies, winners, rounds)
