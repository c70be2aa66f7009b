"""Diavolo for people: the table as a picture, what happens in words, why something is refused."""

from diablerie.game.core import CHANCE, IMPOSSIBLE, NOBODY, REFUSAL_NAMES, Refusal, Seat
from diablerie.game.masks import seats_of
from diablerie.game.teller import Teller, aligned
from diablerie.games.diavolo.dice import DEVIL_NAMES, ORDER_DIE, ORDER_NAMES, POSITION, TABLE, Devil
from diablerie.games.diavolo.figures import figures_of
from diablerie.games.diavolo.notation import COLOUR_NAMES, lot_seats
from diablerie.games.diavolo.ranking import all_takers, devil_of
from diablerie.games.diavolo.rules import winners
from diablerie.games.diavolo.state import CALL_OFF, CLOSE, GRAB, LOT, START, THROW, Event, State
from diablerie.games.diavolo.view import View
from diablerie.words import say

BOARD_COLUMNS = 48
BOARD_ROWS = 24
"""A line is about twice as high as a letter is wide, so this looks square."""


def short(devil: Devil, teller: Teller) -> str:
    """Name a devil by its colour alone."""
    return teller.say(f"devil-{DEVIL_NAMES[devil]}-short")


def board(view: View, teller: Teller) -> list[str]:
    """Draw where the dice lie: a letter for the colour and what the die shows; the order die is <?>."""
    cells = [[" "] * BOARD_COLUMNS for _ in range(BOARD_ROWS)]
    for index, (x, y) in enumerate(view.places):
        mark = "<?>" if index == ORDER_DIE else f"{short(index // 3, teller)[0]}{view.dice[index]}"
        row, column = y * BOARD_ROWS // TABLE, x * BOARD_COLUMNS // TABLE - 1
        cells[row][column : column + len(mark)] = mark
    edge = "  +" + "-" * BOARD_COLUMNS + "+"
    return [edge, *(f"  |{''.join(row)}|" for row in cells), edge]


def outcome(view: View, seat: Seat, teller: Teller) -> str:
    """Say what `seat` did in this round and, once it is over, what became of it."""
    grab = view.grabs[seat]
    if grab is None and seat not in view.grabbed:
        return ""
    if grab is None:
        return teller.say("screen-grabbed" if view.options.race else "screen-answered")
    what = short(grab, teller)
    if view.options.race:
        what = teller.say("screen-grab", devil=what, reaction=view.reactions[seat] or 0)
    how = _how(view, seat)
    return f"{what}, {teller.say(f'outcome-{how}')}" if how else what


def _how(view: View, seat: Seat) -> str:
    if seat in view.early:
        return "early"
    if seat in view.level:
        return "level"
    found = view.outcomes[seat] or ""
    return "right" if found == "grey" else found


def picture(view: View, teller: Teller) -> str:
    """Draw the table as a seat sees it."""
    lines = [_headline(view, teller)]
    if view.dice:
        lines += _throw(view, teller)
    rows = [
        ["", teller.names[seat], _rubies(view, seat, teller), outcome(view, seat, teller)]
        for seat in range(view.players)
    ]
    return "\n".join([*lines, *aligned(rows)])


def _headline(view: View, teller: Teller) -> str:
    if view.phase in (GRAB, LOT):
        return teller.of(view.thrower, "screen-threw", round=view.rounds + 1)
    return teller.say("screen-after", round=view.rounds) if view.rounds else teller.say("screen-before")


def _rubies(view: View, seat: Seat, teller: Teller) -> str:
    return "o" * view.rubies[seat] or teller.say("outcome-out")


def _throw(view: View, teller: Teller) -> list[str]:
    order = teller.say(f"order-{ORDER_NAMES[view.order]}")
    if view.answer is None:
        lines = ["  " + teller.say("screen-order", order=order)]
    else:
        lines = ["  " + teller.say("screen-order_right", order=order, devil=short(view.answer, teller))]
    if view.order == POSITION:
        lines += board(view, teller)
    values = [view.dice[3 * colour : 3 * colour + 3] for colour in range(len(COLOUR_NAMES))]
    dice = [" ".join(f"[{value}]" for value in shown) for shown in values]
    lines += aligned([["", short(colour, teller), shown] for colour, shown in enumerate(dice)])
    counts = [(short(devil, teller), count) for devil, count in enumerate(view.supply)]
    devils = ", ".join(teller.say("named-number", name=name, number=count) for name, count in counts)
    return [*lines, "  " + teller.say("screen-devils", devils=devils)]


def tell(before: State, event: Event, after: State, teller: Teller) -> list[str]:
    """Say in words what everybody could see."""
    sentences = []
    if event.do == START:
        sentences.append(teller.of(event.player, "event-diavolo-start"))
    elif event.do == THROW:
        sentences.append(teller.of(event.player, "event-diavolo-throw", order=ORDER_NAMES[event.order]))
    elif event.do == GRAB:
        what = "event-diavolo-grabbed" if before.options.race else "event-diavolo-answer"
        sentences.append(teller.of(event.by, what))
    elif event.do == CLOSE:
        sentences.append(teller.say("event-diavolo-close"))
    elif event.do == CALL_OFF:
        sentences.append(teller.say("event-diavolo-call_off"))
    elif event.do == LOT:
        sentences.append(teller.say("event-diavolo-lot", names=teller.list(lot_seats(event.lot))))
    if before.phase == GRAB != after.phase and before.options.race:
        sentences += _tell_grabs(after, teller)
    if after.rounds > before.rounds:
        sentences += [*_tell_answer(after, teller), _tell_rubies(before, after, teller)]
    if after.to_act == NOBODY:
        sentences.append(_tell_end(after, teller))
    return sentences


def _tell_grabs(after: State, teller: Teller) -> list[str]:
    """Say what everybody has grabbed, the fastest first; while others still might, it was a secret (§6.1)."""
    seats = sorted(seats_of(all_takers(after.grabs)), key=lambda seat: after.reactions[seat])
    return [
        teller.of(
            seat,
            "event-diavolo-false_start" if after.early >> seat & 1 else "event-diavolo-grab",
            devil=DEVIL_NAMES[devil_of(after.grabs, seat)],
            reaction=after.reactions[seat],
        )
        for seat in seats
    ]


def _tell_answer(after: State, teller: Teller) -> list[str]:
    colours = figures_of(after.order, after.dice, after.places).colours
    figures = ", ".join(
        teller.say("figure", devil=COLOUR_NAMES[colour], number=figure.value)
        for colour, figure in enumerate(colours)
    )
    sentences = [teller.say("event-diavolo-right", devil=DEVIL_NAMES[after.answer], figures=figures)]
    late = all_takers(after.grabs) & ~after.early & ~all_takers(after.held)
    if late:
        sentences.append(teller.say("event-diavolo-late", names=teller.list(seats_of(late))))
    return sentences


def _tell_rubies(before: State, after: State, teller: Teller) -> str:
    changes = []
    for seat in seats_of(before.playing):
        change = after.rubies[seat] - before.rubies[seat]
        if change:
            out = "no" if after.rubies[seat] else "yes"
            sign = f"{change:+d}".replace("-", "−")
            changes.append(teller.say("ruby-change", name=teller.names[seat], change=sign, out=out))
    if not changes:
        return teller.say("event-diavolo-rubies_stay")
    return teller.say("event-diavolo-rubies", changes=", ".join(changes))


def _tell_end(after: State, teller: Teller) -> str:
    best = seats_of(winners(after))
    if not best:
        return teller.say("event-diavolo-nobody")
    return teller.say("event-diavolo-end", winners=teller.list(best), count=len(best))


def explain(view: View, event: Event, refusal: Refusal, language: str) -> str:
    """Say why an event was refused, and what would be allowed."""
    if refusal == IMPOSSIBLE:
        if event.by == CHANCE:
            return say(language, "impossible-throw")
        return say(language, "impossible-reaction", reaction=event.reaction)
    return say(language, f"refusal-{REFUSAL_NAMES[refusal]}")
