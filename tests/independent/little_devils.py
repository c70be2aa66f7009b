"""Little Devils, read from shared/rules/little-devils.md."""

from tests.independent.record import Line, Record
from tests.independent.shuffles import Chance, hands_dealt

PLAYERS = [3, 4, 5, 6]
DEFAULTS: dict[str, object] = {"goal": 100, "open_tricks": "last"}
DEVILS = {
    0: [1, 2, 14, 16, 24, 26, 34, 36, 44, 46],
    1: [3, 5, 7, 9, 11, 13, 17, 19, 21, 23, 27, 29, 31, 33, 37, 39, 41, 43, 47, 49, 51, 53],
    2: [4, 12, 18, 22, 28, 32, 38, 42, 48],
    3: [6, 8, 10, 20, 30, 40, 50, 52, 54],
    5: [15, 25, 35, 45],
}


def devils(card: int) -> int:
    """How many devils are on the card."""
    for count, cards in DEVILS.items():
        if card in cards:
            return count
    raise ValueError(f"no such card: {card}")


def follows(card: int, trick: list[int]) -> bool:
    """Whether the card is on the trick's side of the lead card."""
    lead, second = trick[0], trick[1]
    return card > lead if second > lead else card < lead


def legal(hand: list[int], trick: list[int]) -> list[int]:
    """The cards that may be played from `hand` to the cards already in the trick."""
    if not trick:
        without_fives = [card for card in hand if devils(card) != 5]
        return without_fives if without_fives else hand
    if len(trick) == 1:
        return hand
    following = [card for card in hand if follows(card, trick)]
    return following if following else hand


def taking_card(trick: list[int]) -> int:
    """The card of a full trick that takes it."""
    up = trick[1] > trick[0]
    strays = [card for card in trick[1:] if not follows(card, trick)]
    if strays:
        return min(strays) if up else max(strays)
    return max(trick) if up else min(trick)


def check_options(record: Record, options: dict[str, object]) -> None:
    """Disagree with options outside their range."""
    if options["open_tricks"] not in ["none", "last", "all"]:
        record.fail(f"open_tricks cannot be {options['open_tricks']!r}")


def replay(record: Record, players: int, options: dict[str, object], chance: Chance) -> None:
    """Read all rounds and the result."""
    goal = options["goal"]
    assert isinstance(goal, int)
    totals = [0] * players
    rounds = 0
    dealer: int | None = None
    while rounds == 0 or max(totals) < goal:
        dealer, hands = read_deal(record, players, dealer, chance)
        leader = (dealer + 1) % players
        first_leader = leader
        taken = [0] * players
        for _ in range(9):
            leader = read_trick(record, hands, leader, taken)
        totals = [total + new for total, new in zip(totals, taken, strict=True)]
        rounds += 1
        record.round(rounds, totals)
        dealer = first_leader
    winners = [seat for seat in range(players) if totals[seat] == min(totals)]
    record.result(totals, winners, rounds)


def read_deal(
    record: Record, players: int, dealer: int | None, chance: Chance
) -> tuple[int, list[list[int]]]:
    """Read a deal; `dealer` is None in the first, where a lot decides."""
    line = record.chance("deal")
    check_possible(record, line, players)
    stream = chance.draw()
    if dealer is None:
        dealer = stream.below(players)
    record.expect("dealer", line.get("dealer"), dealer)
    hands = hands_dealt(stream, players)
    record.expect("hands", line.get("hands"), hands)
    return dealer, hands


def check_possible(record: Record, line: Line, players: int) -> None:
    """Disagree with a deal no shuffle can give."""
    hands = line.get("hands")
    if not isinstance(hands, list) or len(hands) != players:
        record.fail(f"there must be {players} hands: {hands!r}")
    dealt: list[object] = []
    for hand in hands:
        if not isinstance(hand, list) or len(hand) != 9:
            record.fail(f"a hand has nine cards: {hand!r}")
        for card in hand:
            if card not in range(1, 9 * players + 1):
                record.fail(f"no card of this deck: {card!r}")
            if card in dealt:
                record.fail(f"card {card} is dealt twice")
            dealt.append(card)


def read_trick(record: Record, hands: list[list[int]], leader: int, taken: list[int]) -> int:
    """Read one trick, give its devils to the taker, and return them."""
    players = len(hands)
    order = [(leader + turn) % players for turn in range(players)]
    trick: list[int] = []
    for seat in order:
        _, line = record.turn([seat], ["play"])
        card = record.whole(line, "card")
        if card not in hands[seat]:
            record.fail(f"seat {seat} does not hold {card}")
        if card not in legal(hands[seat], trick):
            record.fail(f"seat {seat} may not play {card} to {trick} from {hands[seat]}")
        hands[seat].remove(card)
        trick.append(card)
    taker = order[trick.index(taking_card(trick))]
    taken[taker] += sum(devils(card) for card in trick)
    return taker
