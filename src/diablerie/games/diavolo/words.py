"""Diavolo for people: the table as a picture, what happens in words, why something is refused."""

from collections.abc import Sequence
from math import isqrt

from diablerie.games.core import (
    CHANCE,
    DEVIL_GONE,
    GRABBED_ALREADY,
    IMPOSSIBLE,
    NO_SUCH_DEVIL,
    NOBODY,
    OUT_OF_THE_GAME,
    REFUSAL_NAMES,
    REFUSAL_SENTENCES,
    TOO_LATE,
    Refusal,
    Seat,
)
from diablerie.games.diavolo.dice import (
    DEVIL_NAMES,
    GREY,
    ORDER_DIE,
    ORDER_NAMES,
    POSITION,
    TABLE,
    score,
)
from diablerie.games.diavolo.notation import COLOUR_NAMES, lot_seats
from diablerie.games.diavolo.ranking import all_takers
from diablerie.games.diavolo.rules import winners
from diablerie.games.diavolo.state import GRAB, LOT, START, THROW, Event, State
from diablerie.games.diavolo.view import View
from diablerie.games.game import seats_of

BOARD_COLUMNS = 48
BOARD_ROWS = 24
"""A line is about twice as high as a letter is wide, so this looks square."""


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
    cells = [[" "] * BOARD_COLUMNS for _ in range(BOARD_ROWS)]
    for index, (x, y) in enumerate(view.places):
        mark = "<?>" if index == ORDER_DIE else f"{COLOUR_NAMES[index // 3][0]}{view.dice[index]}"
        row, column = y * BOARD_ROWS // TABLE, x * BOARD_COLUMNS // TABLE - 1
        cells[row][column : column + len(mark)] = mark
    edge = "  +" + "-" * BOARD_COLUMNS + "+"
    return [edge, *(f"  |{''.join(row)}|" for row in cells), edge]


def outcome(view: View, seat: Seat) -> str:
    """Say what `seat` did in this round and, once it is over, what became of it."""
    grab = view.grabs[seat]
    if grab is None:
        return "has answered" if seat in view.grabbed else ""
    what = DEVIL_NAMES[grab]
    if view.options.race:
        what += f" after {view.reactions[seat]} ms"
    if seat in view.early:
        return f"{what}, a false start"
    if seat in view.level:
        return f"{what}, a dead heat"
    if view.answer is None or view.phase == LOT:
        return what
    if view.held[seat] is None:
        return f"{what}, too late"
    return f"{what}, {'right' if grab == view.answer else 'wrong'}"


def picture(view: View, names: Sequence[str]) -> str:
    """Draw the table as a seat sees it."""
    if view.phase in (GRAB, LOT):
        lines = [f"round {view.rounds + 1}, {names[view.thrower]} threw"]
    else:
        lines = [f"after round {view.rounds}" if view.rounds else "before the first throw"]
    if view.dice:
        right = "" if view.answer is None else f", right is {DEVIL_NAMES[view.answer]}"
        lines.append(f"  order: {written_order(view.order)}{right}")
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
        lines.append(f"  {names[seat]:<{width}}  {rubies:<5}  {outcome(view, seat)}".rstrip())
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
    late = all_takers(after.grabs) & ~after.early & ~all_takers(after.held)
    if late:
        sentences.append(f"No devil was left for {' and '.join(names[s] for s in seats_of(late))}.")
    changes = []
    for seat in seats_of(before.playing):
        change = after.rubies[seat] - before.rubies[seat]
        if change:
            changes.append(f"{names[seat]} {change:+d}{' and is out' if not after.rubies[seat] else ''}")
    sentences.append(f"Rubies: {', '.join(changes) or 'nobody wins or loses one'}.")
    if after.to_act == NOBODY:
        best = [names[seat] for seat in seats_of(winners(after))]
        title = "winner" if len(best) == 1 else "winners"
        none = "All lost their last ruby at once: nobody wins."
        sentences.append(f"The {title}: {' and '.join(best)}." if best else none)
    return sentences


def explain(view: View, event: Event, refusal: Refusal) -> str:
    """Say why an event was refused, and what would be allowed."""
    if event.by == CHANCE:
        return "the dice or the lot cannot fall like this now"
    if refusal == OUT_OF_THE_GAME:
        return "you have no ruby left and are out of the game; watch, or begin a new game"
    if refusal == GRABBED_ALREADY:
        return "you have grabbed already and there is no exchange; wait for the next throw"
    if refusal == NO_SUCH_DEVIL:
        return "there is no such devil; grab black, white, red or grey"
    if refusal == IMPOSSIBLE:
        return f"a reaction of {event.reaction} ms cannot be; it is counted from 0, when the dice lie still"
    if refusal == DEVIL_GONE:
        return f"every {DEVIL_NAMES[event.devil]} devil is gone; grab another one"
    if refusal == TOO_LATE:
        return "too late, this round is over; wait for the next throw"
    return REFUSAL_SENTENCES.get(refusal, REFUSAL_NAMES[refusal].replace("_", " "))
