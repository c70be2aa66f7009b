"""Little Devils for people: the table as a picture, what happens in words, why something is refused."""

from collections.abc import Sequence

from diablerie.games.core import (
    CHANCE,
    FIVE_LED,
    MUST_FOLLOW,
    NOBODY,
    NOT_IN_HAND,
    REFUSAL_NAMES,
    REFUSAL_SENTENCES,
    Refusal,
)
from diablerie.games.game import counted, seats_of
from diablerie.games.little_devils.cards import HAND_SIZE, Card, devils
from diablerie.games.little_devils.rules import owner, winners, winning_card
from diablerie.games.little_devils.state import (
    DEAL,
    OPEN,
    OPEN_NONE,
    SIDE_NAMES,
    UP,
    Event,
    State,
)
from diablerie.games.little_devils.view import View


def written_card(card: Card) -> str:
    """Write a card with its devils: `30***`."""
    return f"{card}{'*' * devils(1 << card)}"


def written_cards(held: Sequence[Card]) -> str:
    """Write several cards."""
    return " ".join(map(written_card, held)) or "-"


def direction(view: View) -> str:
    """Say what the trick asks for."""
    if not view.trick:
        return "a new trick"
    if view.side == OPEN:
        return f"{view.trick[0][1]} is led, up or down is open"
    word = "above" if view.side == UP else "below"
    return f"{SIDE_NAMES[view.side]}: play {word} {view.trick[0][1]}"


def picture(view: View, names: Sequence[str]) -> str:
    """Draw the table as a seat sees it."""
    if view.to_act >= 0:
        lines = [f"round {view.rounds + 1}, {direction(view)}"]
    else:
        lines = [f"after round {view.rounds}" if view.rounds else "before the first deal"]
    played = dict(view.trick)
    width = max(map(len, names))
    for seat in range(view.players):
        mark = ">" if seat == view.to_act else " "
        card = written_card(played[seat]) if seat in played else "."
        taking = " takes it so far" if seat == view.taking else ""
        counts = view.taken is not None and view.to_act >= 0
        taken = f" +{view.taken[seat]}" if counts and view.taken else ""
        score = f"{view.totals[seat]}{taken}"
        cards_left = f"{view.sizes[seat]} card{' ' if view.sizes[seat] == 1 else 's'}"
        lines.append(f"{mark} {names[seat]:<{width}}  {score:>7}  {cards_left}  {card:<8}{taking}".rstrip())
    if view.last_trick:
        last = ", ".join(f"{names[seat]} {written_card(card)}" for seat, card in view.last_trick)
        lines.append(f"  last trick: {last}; {names[view.last_taker]} took it")
    for seat, held in enumerate(view.hands):
        if held is not None and held:
            whose = "your hand" if seat == view.seat else f"hand of {names[seat]}"
            lines.append(f"  {whose}: {written_cards(held)}")
    return "\n".join(lines)


def tell(before: State, event: Event, after: State, names: Sequence[str]) -> list[str]:
    """Say in words what everybody could see."""
    if event.do == DEAL:
        return [f"Round {before.rounds + 1}. {names[event.dealer]} deals, {names[after.leader]} leads."]
    sentences = [f"{names[event.by]} plays {written_card(event.card)}."]
    if after.gone != 0 and after.trick == 0:
        trick = before.trick | 1 << event.card
        card = winning_card(trick, before.lead, before.side)
        loot = "" if before.open_tricks == OPEN_NONE else f" and {counted(devils(trick), 'devil')}"
        sentences.append(f"{names[owner(before.dealt, card)]} takes the trick with {card}{loot}.")
    if after.rounds > before.rounds:
        sentences.append(f"Devils after round {after.rounds}: {_totals(after, names)}.")
    if after.to_act == NOBODY:
        best = " and ".join(names[seat] for seat in seats_of(winners(after)))
        sentences.append(f"The fewest devils win: {best}.")
    return sentences


def _totals(state: State, names: Sequence[str]) -> str:
    return ", ".join(f"{names[seat]} {state.totals[seat]}" for seat in range(state.players))


def explain(view: View, event: Event, refusal: Refusal) -> str:
    """Say why an event was refused, and what would be allowed."""
    if event.by == CHANCE:
        return f"these cards cannot be dealt now: {HAND_SIZE} of the deck for each, none twice"
    allowed = f"you may play: {written_cards(view.legal)}"
    if refusal == NOT_IN_HAND:
        return f"you do not hold {event.card}; {allowed}"
    if refusal == FIVE_LED:
        return f"{event.card} has five devils and may not be led while you have another card; {allowed}"
    if refusal == MUST_FOLLOW:
        return f"{event.card} does not follow ({direction(view)}); {allowed}"
    return REFUSAL_SENTENCES.get(refusal, REFUSAL_NAMES[refusal].replace("_", " "))
