"""Little Devils for people: the table as a picture, what happens in words, why something is refused."""

from collections.abc import Iterator, Sequence

from diablerie.game.core import (
    FIVE_LED,
    IMPOSSIBLE,
    MUST_FOLLOW,
    NOBODY,
    NOT_IN_HAND,
    REFUSAL_NAMES,
    Refusal,
)
from diablerie.game.masks import seats_of
from diablerie.game.teller import Teller, aligned
from diablerie.games.little_devils.cards import Card, devils
from diablerie.games.little_devils.rules import owner, winners, winning_card
from diablerie.games.little_devils.state import DEAL, OPEN_NONE, SIDE_NAMES, UP, Event, State
from diablerie.games.little_devils.view import View
from diablerie.words import say


def written_card(card: Card) -> str:
    """Write a card with its devils: `30***`."""
    return f"{card}{'*' * devils(1 << card)}"


def written_cards(held: Sequence[Card]) -> str:
    """Write several cards."""
    return " ".join(map(written_card, held)) or "-"


def direction(view: View, teller: Teller) -> str:
    """Say what the trick asks for."""
    if not view.trick:
        return teller.say("trick-new")
    return teller.say(f"trick-{SIDE_NAMES[view.side]}", lead=view.trick[0][1])


def picture(view: View, teller: Teller) -> str:
    """Draw the table as a seat sees it."""
    lines = [_headline(view, teller)]
    lines += aligned([_row(view, seat, teller) for seat in range(view.players)], right=(1,))
    if view.last_trick:
        cards = ", ".join(f"{teller.names[seat]} {written_card(card)}" for seat, card in view.last_trick)
        lines.append("  " + teller.of(view.last_taker, "screen-last_trick", cards=cards))
    return "\n".join([*lines, *_hands(view, teller)])


def _headline(view: View, teller: Teller) -> str:
    if view.to_act >= 0:
        return teller.say("screen-trick", round=view.rounds + 1, trick=direction(view, teller))
    return teller.say("screen-after", round=view.rounds) if view.rounds else teller.say("screen-before")


def _row(view: View, seat: int, teller: Teller) -> list[str]:
    played = dict(view.trick)
    taken = f" +{view.taken[seat]}" if view.taken is not None and view.to_act >= 0 else ""
    return [
        f"{'>' if seat == view.to_act else ' '} {teller.names[seat]}",
        f"{view.totals[seat]}{taken}",
        teller.say("count-cards", count=view.sizes[seat]),
        written_card(played[seat]) if seat in played else ".",
        teller.say("screen-taking") if seat == view.taking else "",
    ]


def _hands(view: View, teller: Teller) -> Iterator[str]:
    for seat, held in enumerate(view.hands):
        if held:
            whose = "screen-your_hand" if seat == view.seat else "screen-hand_of"
            yield "  " + teller.of(seat, whose, cards=written_cards(held))


def tell(before: State, event: Event, after: State, teller: Teller) -> list[str]:
    """Say in words what everybody could see."""
    if event.do == DEAL:
        dealt = teller.of(event.dealer, "event-little_devils-deal", round=before.rounds + 1)
        return [dealt, teller.of(after.leader, "event-little_devils-lead")]
    shown = devils(1 << event.card)
    sentences = [teller.of(event.by, "event-little_devils-play", card=event.card, devils=shown)]
    if after.gone != 0 and after.trick == 0:
        sentences.append(_tell_trick(before, event, teller))
    if after.rounds > before.rounds:
        totals = teller.numbers(enumerate(after.totals[: after.players]))
        sentences.append(teller.say("event-little_devils-round", round=after.rounds, totals=totals))
    if after.to_act == NOBODY:
        best = seats_of(winners(after))
        sentences.append(teller.say("event-little_devils-end", winners=teller.list(best), count=len(best)))
    return sentences


def _tell_trick(before: State, event: Event, teller: Teller) -> str:
    trick = before.trick | 1 << event.card
    card = winning_card(trick, before.lead, before.side)
    taker = owner(before.dealt, card)
    if before.open_tricks == OPEN_NONE:
        return teller.of(taker, "event-little_devils-trick_hidden", card=card)
    return teller.of(taker, "event-little_devils-trick", card=card, devils=devils(trick))


def explain(view: View, event: Event, refusal: Refusal, language: str) -> str:
    """Say why an event was refused, and what would be allowed."""
    if refusal == IMPOSSIBLE:
        return say(language, "impossible-deal")
    why = say(language, f"refusal-{REFUSAL_NAMES[refusal]}")
    cards = written_cards(view.legal)
    if refusal in (NOT_IN_HAND, FIVE_LED):
        return f"{why} {say(language, 'allowed-cards', cards=cards)}"
    if refusal == MUST_FOLLOW:
        allowed = "allowed-cards_above" if view.side == UP else "allowed-cards_below"
        return f"{why} {say(language, allowed, lead=view.trick[0][1], cards=cards)}"
    return why
