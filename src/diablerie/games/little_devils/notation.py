"""Events of Little Devils in writing: as the fields of a record, and as a line of text."""

from collections.abc import Mapping
from typing import Any

from diablerie.errors import InputError, RecordError
from diablerie.game.core import SEATS
from diablerie.game.fields import actor, number, numbers, verb
from diablerie.games.little_devils.cards import cards
from diablerie.games.little_devils.cards import numbers as card_numbers
from diablerie.games.little_devils.state import DEAL, HIDDEN_HAND, VERB_NAMES, Event, dealing, playing
from diablerie.kernel import NOTHING, put


def to_fields(event: Event) -> dict[str, Any]:
    """Write an event as a record does; a hidden hand is null."""
    if event.do != DEAL:
        return {"by": event.by, "do": "play", "card": event.card}
    hands = [None if hand == HIDDEN_HAND else list(card_numbers(hand)) for hand in event.hands]
    while hands and hands[-1] == []:
        hands.pop()
    return {"by": "chance", "do": "deal", "dealer": event.dealer, "hands": hands}


def from_fields(fields: Mapping[str, Any]) -> Event:
    """Read an event as a record writes it."""
    by = actor(fields)
    if verb(fields, VERB_NAMES) != DEAL:
        return playing(by, number(fields, "card", 0, 99))
    given = fields.get("hands")
    if not isinstance(given, list) or len(given) > SEATS:
        raise RecordError(f"`hands` is {given!r}, not a list of up to {SEATS} hands")
    hands = NOTHING
    for seat, held in enumerate(given):
        if held is None:
            raise RecordError("a hand is hidden: the record was handed out before the end of the game")
        found = numbers(held, "hands", 1, 54)
        if len(set(found)) != len(found):
            raise RecordError(f"`hands` holds {found!r}, with a card twice")
        hands = put(hands, seat, cards(*found))
    return dealing(number(fields, "dealer", 0, 5), hands)._replace(by=by)


def to_text(event: Event) -> str:
    """Write an event on one line: `0 play 17`, `chance deal 2: 3 7 9 / 1 12 14 / …`."""
    if event.do != DEAL:
        return f"{event.by} play {event.card}"
    hands = to_fields(event)["hands"]
    written = ("?" if hand is None else " ".join(map(str, hand)) for hand in hands)
    return f"chance deal {event.dealer}: " + " / ".join(written)


def from_text(text: str) -> Event:
    """Read an event from a line."""
    try:
        who, what, rest = text.split(maxsplit=2)
        if what == "play":
            return from_fields({"by": int(who), "do": "play", "card": int(rest)})
        if (who, what) == ("chance", "deal"):
            dealer, dealt = rest.split(":")
            hands = [[int(card) for card in hand.split()] for hand in dealt.split("/")]
            return from_fields({"by": "chance", "do": "deal", "dealer": int(dealer), "hands": hands})
    except (ValueError, RecordError):
        pass
    raise InputError(f"{text!r} is not an event of Little Devils; one would be: 0 play 17")
