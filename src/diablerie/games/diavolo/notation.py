"""Events of Diavolo in writing: as the fields of a record, and as a line of text."""

from collections.abc import Mapping, Sequence
from typing import Any

from diablerie.errors import InputError, RecordError
from diablerie.game.core import SEATS, Seat
from diablerie.game.fields import actor, number, numbers, verb, word, written_actor
from diablerie.games.diavolo.dice import (
    ALL_DICE,
    COLOURS,
    DEVIL_NAMES,
    NO_PLACES,
    ORDER_DIE,
    ORDER_NAMES,
    TABLE,
    Dice,
    Places,
    die,
    laid,
    spot,
    spot_of,
)
from diablerie.games.diavolo.state import (
    CALL_OFF,
    CLOSE,
    GRAB,
    LOT,
    START,
    THROW,
    VERB_NAMES,
    Event,
    Lot,
    calling_off,
    closing,
    drawing,
    grabbing,
    starting,
    throwing,
)
from diablerie.games.diavolo.view import HIDDEN

COLOUR_NAMES = DEVIL_NAMES[:COLOURS]


def packed_dice(values: Sequence[int]) -> Dice:
    """Gather what nine dice show."""
    return sum(value << 3 * index for index, value in enumerate(values))


def packed_places(spots: Sequence[tuple[int, int]]) -> Places:
    """Gather where nine dice, and the order die after them, lie."""
    places = NO_PLACES
    for index, (x, y) in enumerate(spots):
        places = laid(places, index, spot(x, y))
    return places


def packed_lot(seats: Sequence[Seat]) -> Lot:
    """Gather seats in the order of a lot."""
    return sum(seat + 1 << 3 * rank for rank, seat in enumerate(seats))


def lot_seats(lot: Lot) -> list[Seat]:
    """List the seats of a lot, first to last."""
    seats = []
    while lot:
        seats.append((lot & 7) - 1)
        lot >>= 3
    return seats


def spots_of(places: Places) -> list[list[int]]:
    """List where the nine dice and the order die lie, as [x, y]."""
    spots = [spot_of(places, index) for index in range(ALL_DICE + 1)]
    return [[where & 1023, where >> 10] for where in spots]


def to_fields(event: Event) -> dict[str, Any]:
    """Write an event as a record does; a hidden devil is left out."""
    fields: dict[str, Any] = {"by": written_actor(event.by), "do": VERB_NAMES[event.do]}
    if event.do in (START, THROW):
        fields["player"] = event.player
    if event.do == THROW:
        values = [die(event.dice, index) for index in range(ALL_DICE)]
        spots = spots_of(event.places)
        fields["order"] = ORDER_NAMES[event.order]
        fields["dice"] = {name: values[3 * c : 3 * c + 3] for c, name in enumerate(COLOUR_NAMES)}
        fields["places"] = {"order": spots[ORDER_DIE]}
        fields["places"] |= {name: spots[3 * c : 3 * c + 3] for c, name in enumerate(COLOUR_NAMES)}
    if event.do == GRAB and event.devil != HIDDEN:
        fields |= {"devil": DEVIL_NAMES[event.devil], "reaction": event.reaction}
    if event.do == LOT:
        fields["order"] = lot_seats(event.lot)
    return fields


def from_fields(fields: Mapping[str, Any]) -> Event:
    """Read an event as a record writes it."""
    by = actor(fields)
    do = verb(fields, VERB_NAMES)
    if do == START:
        return starting(number(fields, "player", 0, 5))._replace(by=by)
    if do == THROW:
        return _throw_from(fields)._replace(by=by)
    if do == GRAB and "devil" not in fields:
        raise RecordError("an answer is hidden: the record was handed out before the end of the game")
    if do == GRAB:
        return grabbing(by, word(fields, "devil", DEVIL_NAMES), number(fields, "reaction", -(1 << 40)))
    if do == CLOSE:
        return closing()._replace(by=by)
    if do == CALL_OFF:
        return calling_off()._replace(by=by)
    seats = numbers(fields.get("order"), "order", 0, 5)
    if len(seats) > SEATS:
        raise RecordError(f"`order` names {len(seats)} seats")
    return drawing(packed_lot(seats))._replace(by=by)


def _throw_from(fields: Mapping[str, Any]) -> Event:
    dice, places = fields.get("dice"), fields.get("places")
    if not isinstance(dice, dict) or not isinstance(places, dict):
        raise RecordError("a throw has no `dice` or no `places`")
    values: list[int] = []
    spots: list[tuple[int, int]] = []
    for name in (*COLOUR_NAMES, "order"):
        found = [places.get(name)] if name == "order" else places.get(name)
        expected = 1 if name == "order" else 3
        if not isinstance(found, list) or len(found) != expected:
            raise RecordError(f"`places` of {name} are {found!r}, not {expected}")
        for where in found:
            pair = numbers(where, "places", 0, TABLE - 1)
            if len(pair) != 2:
                raise RecordError(f"`places` holds {where!r}, not [x, y]")
            spots.append((pair[0], pair[1]))
    for name in COLOUR_NAMES:
        shown = numbers(dice.get(name), "dice", 1, 6)
        if len(shown) != 3:
            raise RecordError(f"`dice` of {name} are {shown!r}, not three")
        values += shown
    player = number(fields, "player", 0, 5)
    order = word(fields, "order", ORDER_NAMES)
    return throwing(player, order, packed_dice(values), packed_places(spots))


def to_text(event: Event) -> str:
    """Write an event on one line: `2 grab red 812`, `chance throw 0 most_odd 236 156 355 at 500,500 …`."""
    fields = to_fields(event)
    words = [str(fields["by"]), fields["do"]]
    if event.do == THROW:
        spots = spots_of(event.places)
        dice = ["".join(map(str, fields["dice"][name])) for name in COLOUR_NAMES]
        words += [str(event.player), fields["order"], *dice, "at"]
        words += [f"{x},{y}" for x, y in spots]
    elif event.do == LOT:
        words += map(str, fields["order"])
    else:
        words += [str(fields[name]) for name in ("player", "devil", "reaction") if name in fields]
    return " ".join(words)


def from_text(text: str) -> Event:
    """Read an event from a line."""
    try:
        by, do, *rest = text.split()
        return from_fields({"by": int(by) if by.isdecimal() else by, "do": do} | _fields_of(do, rest))
    except (ValueError, RecordError):
        message = f"{text!r} is not an event of Diavolo; one would be: 2 grab red 812"
        raise InputError(message) from None


def _fields_of(do: str, words: list[str]) -> dict[str, Any]:
    if do == "start":
        (player,) = words
        return {"player": int(player)}
    if do == "throw":
        player, order, *dice = words[:5]
        spots = [[int(number) for number in spot.split(",")] for spot in words[6:]]
        (order_die,) = spots[ORDER_DIE:]
        return {
            "player": int(player),
            "order": order,
            "dice": {name: [int(v) for v in shown] for name, shown in zip(COLOUR_NAMES, dice, strict=True)},
            "places": {name: spots[3 * c : 3 * c + 3] for c, name in enumerate(COLOUR_NAMES)}
            | {"order": order_die},
        }
    if do == "grab":
        devil, reaction = words
        return {"devil": devil, "reaction": int(reaction)}
    if do == "lot":
        return {"order": [int(seat) for seat in words]}
    if words:
        raise ValueError(words)
    return {}
