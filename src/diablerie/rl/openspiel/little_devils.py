"""Little Devils in OpenSpiel: a lot for the first dealer, then one card after the other."""

from diablerie.game.core import NOBODY
from diablerie.game.options import Options
from diablerie.games.little_devils.cards import HAND_SIZE, cards, deck, devils, numbers
from diablerie.games.little_devils.rules import next_dealer
from diablerie.games.little_devils.sight import Sight
from diablerie.games.little_devils.state import DEAL, HIDDEN_HAND, Event, State, dealing
from diablerie.games.little_devils.view import seen
from diablerie.kernel import NOTHING, put
from diablerie.rl.openspiel.outline import Bounds, Drawn, Outcomes, Outline, equally_likely
from diablerie.rl.setup import Setup


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


def public(sight: Sight) -> Sight:
    """What everybody knows: all but the hand."""
    return sight._replace(own=0, legal=0)


def rounds_at_most(players: int, options: Options) -> int:
    """After how many rounds somebody has reached the goal: every round the same devils are taken."""
    goal = int(options["goal"])  # type: ignore[arg-type]
    return players * (goal - 1) // devils(deck(players)) + 1


def bounds(setup: Setup, rounds: int) -> Bounds:
    """Nine tricks a round; nobody who has reached the goal takes any more."""
    rounds = min(rounds, rounds_at_most(setup.players, setup.options))
    goal, all_devils = int(setup.options["goal"]), devils(deck(setup.players))  # type: ignore[arg-type]
    plays = HAND_SIZE * setup.players * rounds
    worst = min(rounds * all_devils, goal - 1 + all_devils)
    return Bounds(plays, 1 + plays, rounds + plays, -worst, 0)


LITTLE_DEVILS = Outline(
    name="little_devils",
    most_outcomes=lambda players: HAND_SIZE * players,
    outcomes=outcomes,
    drawn_event=drawn_event,
    written_draw=written_draw,
    seen=seen,
    keeps_secrets=lambda state: False,
    public=public,
    sets=("own", "legal", "trick", "played"),
    numbers=event_numbers,
    width=1 + HAND_SIZE,
    bounds=bounds,
)
