"""Events of The Devil With It in writing: as the fields of a record, and as a line of text."""

from collections.abc import Mapping
from typing import Any

from diablerie.errors import InputError, RecordError
from diablerie.game.fields import actor, number, verb, written_actor
from diablerie.games.devil_with_it.coal import DEVIL, VALUES
from diablerie.games.devil_with_it.state import BET, COAL, REVEAL, START, VERB_NAMES, Event
from diablerie.games.devil_with_it.view import HIDDEN

FIELD_OF = {START: "player", BET: "amount", REVEAL: "place", COAL: "value"}


def to_fields(event: Event) -> dict[str, Any]:
    """Write an event as a record does; the amount of a hidden bet is left out."""
    fields: dict[str, Any] = {"by": written_actor(event.by), "do": VERB_NAMES[event.do]}
    if event.do == COAL:
        fields["value"] = "devil" if event.what == DEVIL else VALUES[event.what]
    elif event.do in FIELD_OF and event.what != HIDDEN:
        fields[FIELD_OF[event.do]] = event.what
    return fields


def from_fields(fields: Mapping[str, Any]) -> Event:
    """Read an event as a record writes it."""
    do = verb(fields, VERB_NAMES)
    if do == COAL and fields.get("value") == "devil":
        return Event(actor(fields), COAL, DEVIL)
    if do == COAL:
        value = number(fields, "value", 1)
        if value not in VALUES:
            raise RecordError(f"`value` is {value}, and no coal shows that")
        return Event(actor(fields), COAL, VALUES.index(value))
    if do == BET and "amount" not in fields:
        raise RecordError("a bet is hidden: the record was handed out before the end of the game")
    return Event(actor(fields), do, number(fields, FIELD_OF[do]) if do in FIELD_OF else 0)


def to_text(event: Event) -> str:
    """Write an event on one line: `0 bet 100`, `chance coal devil`."""
    return " ".join(str(value) for value in to_fields(event).values())


def from_text(text: str) -> Event:
    """Read an event from a line."""
    try:
        by, do, *what = (int(word) if word.isdecimal() else word for word in text.split())
        names = [FIELD_OF[verb({"do": do}, VERB_NAMES)]] if what else []
        return from_fields({"by": by, "do": do} | dict(zip(names, what, strict=True)))
    except (ValueError, KeyError, RecordError):
        example = "0 bet 100, 0 reveal 17, 0 stop"
        message = f"{text!r} is not an event of The Devil With It; some would be: {example}"
        raise InputError(message) from None
