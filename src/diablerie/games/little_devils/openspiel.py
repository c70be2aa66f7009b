"""Little Devils in OpenSpiel: a lot for the first dealer, then one card after the other."""

from functools import lru_cache
from typing import Final

from diablerie.game.core import NOBODY, Seat
from diablerie.game.numbers import Options
from diablerie.game.outline import Bounds, Drawn, Outcomes, Outline, Redrawing, Sampler, equally_likely
from diablerie.games.little_devils.bots.deals import Riddle, imagined, riddle
from diablerie.games.little_devils.cards import HAND_SIZE, cards, deck, devils, numbers
from diablerie.games.little_devils.memory import Memory
from diablerie.games.little_devils.rules import next_dealer
from diablerie.games.little_devils.state import DEAL, HIDDEN_HAND, Event, State, dealing
from diablerie.games.little_devils.view import view
from diablerie.kernel import NOTHING, put

LUCK: Final = 1 << 53
"""So many numbers a sampler can give."""


def outcomes(state: State, drawn: Drawn) -> Outcomes:
    """The first dealer; then any card that is not dealt yet, card n as n - 1."""
    if _dealer_is_drawn(state) and not drawn:
        return equally_likely(list(range(state.players)))
    dealt = set(_cards_of(state, drawn))
    return equally_likely([card for card in range(HAND_SIZE * state.players) if card not in dealt])


def drawn_event(state: State, drawn: Drawn) -> Event | None:
    """The deal, once every card has been dealt."""
    dealt = _cards_of(state, drawn)
    if len(dealt) < HAND_SIZE * state.players:
        return None
    dealer = dealer_of(state, drawn)
    hands = NOTHING
    for seat in range(state.players):
        first = (seat - dealer - 1) % state.players
        hands = put(hands, seat, cards(*(card + 1 for card in dealt[first :: state.players])))
    return dealing(dealer, hands)


def draws_of(state: State, event: Event) -> Drawn:
    """Draws that amount to a deal: of each hand the lowest card first."""
    hands = [numbers(hand) for hand in event.hands[: state.players]]
    order = [(event.dealer + 1 + step) % state.players for step in range(state.players)]
    dealt = [hands[seat][turn] - 1 for turn in range(HAND_SIZE) for seat in order]
    return (event.dealer, *dealt) if _dealer_is_drawn(state) else tuple(dealt)


def dealt_again(state: State, memory: Memory, seat: Seat, sampler: Sampler) -> Event | None:
    """This round's deal, every one that agrees with the own hand and all cards played equally likely."""
    if state.to_act < 0:
        return None  # all cards have been played, so everybody has seen them
    dealt = imagined(_riddle(state, memory, seat), int(sampler() * LUCK)).dealt
    for other in range(state.players):
        dealt = put(dealt, other, dealt[other] | memory.played[other])
    return dealing(state.dealer, dealt)


@lru_cache(64)  # a search asks for many deals of the same position
def _riddle(state: State, memory: Memory, seat: Seat) -> Riddle:
    return riddle(view(state, seat), memory)


def written_draw(state: State, drawn: Drawn, action: int) -> str:
    """A draw in words: `chance dealer 2`, `chance card 17 to 0`."""
    if _dealer_is_drawn(state) and not drawn:
        return f"chance dealer {action}"
    seat = (dealer_of(state, drawn) + 1 + len(_cards_of(state, drawn))) % state.players
    return f"chance card {action + 1} to {seat}"


def dealer_of(state: State, drawn: Drawn) -> int:
    """Who deals: the first one by lot (§1.3)."""
    return drawn[0] if _dealer_is_drawn(state) else next_dealer(state)


def _dealer_is_drawn(state: State) -> bool:
    return next_dealer(state) == NOBODY


def _cards_of(state: State, drawn: Drawn) -> Drawn:
    return drawn[1:] if _dealer_is_drawn(state) else drawn


def event_numbers(event: Event) -> list[int]:
    """The dealer and the own cards, or the card that was played."""
    if event.do != DEAL:
        return [event.card]
    known = [hand for hand in event.hands if hand not in (HIDDEN_HAND, 0)]
    return [event.dealer, *(card for hand in known for card in numbers(hand))]


def rounds_at_most(players: int, options: Options) -> int:
    """After how many rounds somebody has reached the goal: every round the same devils are taken."""
    goal: int = options["goal"]
    return players * (goal - 1) // devils(deck(players)) + 1


def bounds(players: int, options: Options, rounds: int) -> Bounds:
    """Nine tricks a round; nobody who has reached the goal takes any more."""
    rounds, all_devils = min(rounds, rounds_at_most(players, options)), devils(deck(players))
    plays = HAND_SIZE * players * rounds
    worst = min(rounds * all_devils, options["goal"] - 1 + all_devils)
    return Bounds(plays, 1 + plays, rounds + plays, -worst, 0)


OUTLINE: Outline[State, Event, Memory] = Outline(
    most_outcomes=lambda players: HAND_SIZE * players,
    outcomes=outcomes,
    drawn_event=drawn_event,
    written_draw=written_draw,
    redrawing=Redrawing(dealt_again, draws_of),
    remembered_sets=("played", "lacks", "taken"),
    numbers=event_numbers,
    width=1 + HAND_SIZE,
    bounds=bounds,
)
