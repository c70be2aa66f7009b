"""Diavolo in writing: events as fields and as text, the table as a picture, what happens in words."""

from collections.abc import Mapping, Sequence
from math import isqrt
from typing import Any

from diablerie.errors import InputError, RecordError
from diablerie.games.core import (
    CHANCE,
    CLOCK,
    DEVIL_GONE,
    GRABBED_ALREADY,
    NOBODY,
    OUT_OF_THE_GAME,
    REFUSAL_NAMES,
    TOO_LATE,
    Refusal,
    Seat,
)
from diablerie.games.diavolo.dice import (
    ALL_DICE,
    COLOURS,
    DEVIL_NAMES,
    GREY,
    NO_PLACES,
    ORDER_DIE,
    ORDER_NAMES,
    POSITION,
    TABLE,
    Dice,
    Places,
    die,
    laid,
    score,
    spot,
    spot_of,
)
from diablerie.games.diavolo.rules import winners
from diablerie.games.diavolo.state import (
    CLOSE,
    GRAB,
    LOT,
    START,
    THROW,
    VERB_NAMES,
    Event,
    Lot,
    State,
    closing,
    drawing,
    grabbing,
    starting,
    throwing,
)
from diablerie.games.diavolo.view import HIDDEN, View
from diablerie.games.fields import actor, number, numbers, verb, word, written_actor
from diablerie.games.game import seats_of

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
        return grabbing(by, word(fields, "devil", DEVIL_NAMES), number(fields, "reaction"))
    if do == CLOSE:
        return closing()._replace(by=by)
    seats = numbers(fields.get("order"), "order", 0, 5)
    return drawing(packed_lot(seats[:6]))._replace(by=by)


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
    words = text.split()
    try:
        by = {"chance": CHANCE, "clock": CLOCK}.get(words[0])
        by = int(words[0]) if by is None else by
        do = VERB_NAMES.index(words[1])
        if do == START:
            return starting(int(words[2]))._replace(by=by)
        if do == THROW:
            values = [int(value) for value in "".join(words[4:7])]
            spots = [(int(x), int(y)) for x, y in (pair.split(",") for pair in words[8:])]
            order = ORDER_NAMES.index(words[3])
            throw = throwing(int(words[2]), order, packed_dice(values), packed_places(spots))
            return throw._replace(by=by)
        if do == GRAB:
            return grabbing(by, DEVIL_NAMES.index(words[2]), int(words[3]))
        if do == LOT:
            return drawing(packed_lot([int(seat) for seat in words[2:]]))._replace(by=by)
        return closing()._replace(by=by)
    except (ValueError, IndexError):
        raise InputError(f"{text!r} is not an event of Diavolo; one would be: 2 grab red 812") from None


def figures(state: State) -> str:
    """Show what each colour's dice come to for the order."""
    parts = []
    for colour, name in enumerate(COLOUR_NAMES):
        value = abs(score(state.order, state.dice, state.places, colour))
        parts.append(f"{name} {isqrt(value) if state.order == POSITION else value}")
    return ", ".join(parts)


def written_order(order: int) -> str:
    """Write an order as words."""
    return "nearest to the order die" if order == POSITION else ORDER_NAMES[order].replace("_", " ")


def board(view: View) -> list[str]:
    """Draw where the dice lie: a letter for the colour and what the die shows; the order die is <?>."""
    columns, rows = 48, 16
    cells = [[" "] * columns for _ in range(rows)]
    for index, (x, y) in enumerate(view.places):
        colour = "?" if index == ORDER_DIE else COLOUR_NAMES[index // 3][0]
        mark = "<?>" if index == ORDER_DIE else f"{colour}{view.dice[index]}"
        row, column = y * rows // TABLE, x * columns // TABLE
        cells[row][column : column + len(mark)] = mark
    return ["  |" + "".join(row).rstrip() for row in cells]


def picture(view: View, names: Sequence[str]) -> str:
    """Draw the table as a seat sees it."""
    lines = [f"round {view.rounds + (view.phase in (GRAB, LOT))}"]
    if view.dice:
        lines[0] += f", {names[view.thrower]} threw" if view.phase == GRAB else ""
        lines.append(f"  order: {written_order(view.order)}")
        if view.order == POSITION:
            lines += board(view)
        for colour, name in enumerate(COLOUR_NAMES):
            dice = " ".join(f"[{value}]" for value in view.dice[3 * colour : 3 * colour + 3])
            lines.append(f"  {name:<6} {dice}")
        devils = ", ".join(f"{n} {DEVIL_NAMES[d]}" for d, n in enumerate(view.supply))
        lines.append(f"  devils: {devils}")
    width = max(map(len, names))
    for seat in range(view.players):
        rubies = "o" * view.rubies[seat] or "out"
        grab = view.grabs[seat]
        what = ""
        if grab is not None:
            what = f"  {DEVIL_NAMES[grab]} after {view.reactions[seat]} ms"
        elif seat in view.grabbed:
            what = "  has answered"
        lines.append(f"  {names[seat]:<{width}}  {rubies:<5}{what}".rstrip())
    return "\n".join(lines)


def tell(before: State, event: Event, after: State, names: Sequence[str]) -> list[str]:
    """Say in words what everybody could see."""
    sentences = []
    if event.do == START:
        sentences.append(f"The lot lets {names[event.player]} throw first.")
    elif event.do == THROW:
        sentences.append(f"{names[event.player]} throws: {written_order(event.order)}.")
    elif event.do == GRAB and before.options.race and event.reaction < before.options.fastest:
        sentences.append(f"{names[event.by]} grabs after {event.reaction} ms: a false start.")
    elif event.do == GRAB and before.options.race:
        sentences.append(f"{names[event.by]} grabs {DEVIL_NAMES[event.devil]} after {event.reaction} ms.")
    elif event.do == GRAB:
        sentences.append(f"{names[event.by]} has answered.")
    elif event.do == LOT:
        order = ", ".join(names[seat] for seat in lot_seats(event.lot))
        sentences.append(f"A dead heat; the lot says: {order}.")
    if after.rounds > before.rounds:
        sentences += _tell_round(before, after, names)
    return sentences


def _tell_round(before: State, after: State, names: Sequence[str]) -> list[str]:
    why = " (a tie)" if after.answer == GREY else ""
    sentences = [f"Right was {DEVIL_NAMES[after.answer]}{why}: {figures(after)}."]
    changes = []
    for seat in seats_of(before.playing):
        change = after.rubies[seat] - before.rubies[seat]
        if change:
            changes.append(f"{names[seat]} {change:+d}{' and is out' if not after.rubies[seat] else ''}")
    sentences.append(f"Rubies: {', '.join(changes) or 'nobody wins or loses one'}.")
    if after.to_act == NOBODY:
        best = " and ".join(names[seat] for seat in seats_of(winners(after)))
        sentences.append(f"The winner: {best}." if best else "Nobody wins: all pay for themselves.")
    return sentences


def explain(view: View, event: Event, refusal: Refusal) -> str:
    """Say why an event was refused, and what would be allowed."""
    if event.by == CHANCE:
        return "the dice or the lot cannot fall like this now"
    if refusal == OUT_OF_THE_GAME:
        return "you have no ruby left and are out of the game"
    if refusal == GRABBED_ALREADY:
        return "you have grabbed already; there is no exchange"
    if refusal == DEVIL_GONE:
        return f"every {DEVIL_NAMES[event.devil]} devil is gone; grab another one"
    if refusal == TOO_LATE:
        return "too late: the round is over"
    return REFUSAL_NAMES[refusal].replace("_", " ")
