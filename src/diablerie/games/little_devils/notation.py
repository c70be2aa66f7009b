"""Little Devils in writing: events as fields and as text, the table as a picture, what happens in words."""

from collections.abc import Mapping, Sequence
from typing import Any

from diablerie.errors import InputError, RecordError
from diablerie.games.core import (
    CHANCE,
    FIVE_LED,
    MUST_FOLLOW,
    NOBODY,
    NOT_IN_HAND,
    NOT_YOUR_TURN,
    REFUSAL_NAMES,
    Refusal,
)
from diablerie.games.fields import actor, number, numbers, verb
from diablerie.games.game import seats_of
from diablerie.games.little_devils.cards import HAND_SIZE, Card, cards, devils
from diablerie.games.little_devils.cards import numbers as card_numbers
from diablerie.games.little_devils.rules import owner, winners, winning_card
from diablerie.games.little_devils.state import (
    DEAL,
    HIDDEN_HAND,
    OPEN,
    OPEN_NONE,
    SIDE_NAMES,
    UP,
    VERB_NAMES,
    Event,
    State,
    dealing,
    playing,
)
from diablerie.games.little_devils.view import View
from diablerie.kernel import NOTHING, put


def to_fields(event: Event) -> dict[str, Any]:
    """Write an event as a record does; a hidden hand is null."""
    if event.do == DEAL:
        hands = [None if hand == HIDDEN_HAND else list(card_numbers(hand)) for hand in event.hands if hand]
        return {"by": "chance", "do": "deal", "dealer": event.dealer, "hands": hands}
    return {"by": event.by, "do": "play", "card": event.card}


def from_fields(fields: Mapping[str, Any]) -> Event:
    """Read an event as a record writes it."""
    by = actor(fields)
    if verb(fields, VERB_NAMES) != DEAL:
        return playing(by, number(fields, "card", 1, 54))
    given = fields.get("hands")
    hands = NOTHING
    for seat, held in enumerate(given if isinstance(given, list) else ()):
        if held is None:
            raise RecordError("a hand is hidden: the record was handed out before the end of the game")
        if seat < len(hands):
            hands = put(hands, seat, cards(*numbers(held, "hands", 1, 54)))
    return dealing(number(fields, "dealer", 0, 5), hands)._replace(by=by)


def to_text(event: Event) -> str:
    """Write an event on one line: `0 play 17`, `chance deal 2: 3 7 9 / 1 12 14 / …`."""
    if event.do == DEAL:
        hands = to_fields(event)["hands"]
        written = ("?" if hand is None else " ".join(map(str, hand)) for hand in hands)
        return f"chance deal {event.dealer}: " + " / ".join(written)
    return f"{event.by} play {event.card}"


def from_text(text: str) -> Event:
    """Read an event from a line."""
    try:
        who, what, rest = text.split(maxsplit=2)
        if what == "play":
            return playing(int(who), int(rest))
        if (who, what) == ("chance", "deal"):
            dealer, hands = rest.split(":")
            dealt = [cards(*map(int, hand.split())) for hand in hands.split("/")]
            return dealing(int(dealer), (*dealt, *NOTHING)[:6])  # type: ignore[arg-type]
    except ValueError:
        pass
    raise InputError(f"{text!r} is not an event of Little Devils; one would be: 0 play 17")


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
    lines = [f"round {view.rounds + (view.to_act != NOBODY)}, {direction(view)}"]
    played = dict(view.trick)
    width = max(map(len, names))
    for seat in range(view.players):
        mark = ">" if seat == view.to_act else " "
        card = written_card(played[seat]) if seat in played else "."
        taking = " takes it so far" if seat == view.taking else ""
        taken = "" if view.taken is None else f" +{view.taken[seat]}"
        score = f"{view.totals[seat]}{taken}"
        cards_left = f"{view.sizes[seat]} cards"
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
        loot = "" if before.open_tricks == OPEN_NONE else f" and {devils(trick)} devils"
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
    if refusal == NOT_YOUR_TURN:
        return "it is not your turn"
    if refusal == NOT_IN_HAND:
        return f"you do not hold {event.card}; {allowed}"
    if refusal == FIVE_LED:
        return f"{event.card} has five devils and may not be led while you have another card; {allowed}"
    if refusal == MUST_FOLLOW:
        return f"{event.card} does not follow ({direction(view)}); {allowed}"
    return REFUSAL_NAMES[refusal].replace("_", " ")
