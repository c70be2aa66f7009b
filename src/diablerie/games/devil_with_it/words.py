"""The Devil With It for people: the table as a picture, what happens in words, why something is refused."""

from collections.abc import Sequence

from diablerie.game.core import (
    BET_NOT_TENS,
    BET_TOO_HIGH,
    BET_TOO_LOW,
    IMPOSSIBLE,
    NOBODY,
    REFUSAL_NAMES,
    Refusal,
    Seat,
)
from diablerie.game.masks import seats_of
from diablerie.game.teller import Teller, aligned
from diablerie.games.devil_with_it.coal import DEVIL, KIND_NAMES, OVEN, VALUES, Kind, worth
from diablerie.games.devil_with_it.payout import PACT, Best, best, won
from diablerie.games.devil_with_it.rules import winners
from diablerie.games.devil_with_it.state import (
    BET,
    COAL,
    LAY,
    NO_BET,
    REVEAL,
    START,
    STOP,
    Event,
    Round,
    State,
)
from diablerie.games.devil_with_it.track import Stand
from diablerie.games.devil_with_it.view import View
from diablerie.words import say


def written_coal(kinds: Sequence[Kind], teller: Teller) -> str:
    """Write pieces of coal: `10 25 50`."""
    devil = teller.say("coal-devil")
    return " ".join(devil if kind == DEVIL else KIND_NAMES[kind] for kind in kinds)


def written_stand(stand: Stand, track: Sequence[int], teller: Teller) -> str:
    """Say where a pawn stands: on a number, or in the gap between two."""
    names = [f"0-{track[0]}" if track[0] else "0", *map(str, track[1:])]
    here = names[stand // 2]
    if stand % 2 == 0:
        return here
    if stand // 2 + 1 < len(names):
        return f"{here}<>{names[stand // 2 + 1]}"
    return teller.say("screen-beyond", space=here)


def oven(view: View) -> list[str]:
    """Draw the oven: a number for each piece that lies face down, the value of what is turned up."""
    turned = dict(view.turned)
    cells = []
    for place in range(OVEN):
        if place in turned:
            cells.append(f"[{KIND_NAMES[turned[place]]}]" if turned[place] != DEVIL else "[**]")
        else:
            cells.append(f"{place}" if place in view.face_down else ".")
    rows = [cells[start : start + 12] for start in range(0, OVEN, 12)]
    return ["  " + "".join(f"{cell:>6}" for cell in row) for row in rows]


def picture(view: View, teller: Teller) -> str:
    """Draw the table as a seat sees it."""
    if view.phase in (START, LAY):
        after = teller.say("screen-after", round=view.rounds)
        lines = [after if view.rounds else teller.say("screen-before")]
    else:
        left = len(view.face_down)
        lines = [teller.say("screen-oven", round=view.rounds + 1, count=left), *oven(view)]
    lines += aligned([_row(view, seat, teller) for seat in range(view.players)], right=(1,))
    if view.turned and view.turn >= 0:
        coal = written_coal([kind for _, kind in view.turned], teller)
        lines.append("  " + teller.of(view.turn, "screen-turned", coal=coal, total=view.turned_worth))
    return "\n".join(lines)


def _row(view: View, seat: Seat, teller: Teller) -> list[str]:
    chips, stake, front = view.chips[seat], view.stakes[seat], view.fronts[seat]
    coal = written_coal(front, teller)
    marks = (">" if seat in view.awaited else " ") + ("*" if seat == view.start else " ")
    return [
        marks + teller.names[seat],
        teller.say("screen-hidden") if chips is None else teller.say("count-chips", count=chips),
        teller.say("screen-pawn", stand=written_stand(view.pawns[seat], view.track, teller)),
        teller.say("pact") if seat in view.pacts else "",
        "" if stake is None else teller.say("screen-bet", stake=stake),
        teller.say("screen-coal", coal=coal, total=view.amounts[seat]) if front else "",
    ]


def tell(before: State, event: Event, after: State, teller: Teller) -> list[str]:
    """Say in words what everybody could see."""
    sentences = []
    if event.do == START:
        sentences.append(teller.of(event.what, "event-devil_with_it-start"))
    elif event.do == LAY:
        sentences.append(teller.say("event-devil_with_it-lay"))
    elif event.do == BET:
        sentences += _tell_bet(event, after, teller)
    elif event.do == REVEAL:
        sentences.append(teller.of(event.by, "event-devil_with_it-reveal", place=event.what))
    elif event.do == COAL:
        sentences += _tell_coal(before, event, teller)
    elif event.do == STOP:
        total = worth(before.shown, before.turned)
        sentences.append(teller.of(event.by, "event-devil_with_it-stop", total=total))
    if after.rounds > before.rounds:
        sentences += [*_tell_payout(after, teller), *_tell_standing(after, teller)]
    return sentences


def _tell_bet(event: Event, after: State, teller: Teller) -> list[str]:
    bet = teller.of(event.by, "event-devil_with_it-bet")
    if after.phase == BET:
        return [bet]
    shown = [(seat, after.stakes[seat]) for seat in range(after.players)]
    stakes = teller.numbers((seat, stake) for seat, stake in shown if stake != NO_BET)
    return [bet, teller.say("event-devil_with_it-fists", stakes=stakes)]


def _tell_coal(before: State, event: Event, teller: Teller) -> list[str]:
    total = worth(before.shown, before.turned)
    if event.what != DEVIL:
        value = VALUES[event.what]
        return [teller.of(before.turn, "event-devil_with_it-coal", value=value, total=total + value)]
    sentences = [teller.of(before.turn, "event-devil_with_it-burnt")]
    if total:
        sentences.append(teller.say("event-devil_with_it-smoke", lost=total))
    paid = [seat for seat in seats_of(before.pacts) if seat != before.turn]
    if paid:
        names = teller.list(paid)
        sentences.append(teller.say("event-devil_with_it-pact_pays", amount=PACT, names=names))
    return sentences


def _tell_payout(after: State, teller: Teller) -> list[str]:
    top = best(after.last)
    sentences = [teller.say("event-devil_with_it-best", round=after.rounds, amount=top.amount)]
    for seat in range(after.players):
        parts = ", ".join(_gains(after.last, top, seat, teller)) or teller.say("payout-nothing")
        sentences.append(teller.of(seat, "event-devil_with_it-payout", parts=parts))
    return sentences


def _gains(last: Round, top: Best, seat: Seat, teller: Teller) -> list[str]:
    gains, stake = won(last, top, seat), last.stakes[seat]
    parts = []
    if stake != NO_BET:
        how = "bet_lost" if gains.bet < 0 else "bet_doubled" if gains.bet > stake else "bet_won"
        parts.append(teller.say(f"payout-{how}", stake=stake, chips=abs(gains.bet)))
    if gains.amount_bonus:
        parts.append(teller.say("payout-amount_bonus", chips=gains.amount_bonus))
    if gains.pieces_bonus:
        parts.append(teller.say("payout-pieces_bonus", chips=gains.pieces_bonus))
    return parts


def _tell_standing(after: State, teller: Teller) -> list[str]:
    if after.to_act == NOBODY:
        totals = teller.numbers(enumerate(after.chips[: after.players]))
        best_seats = seats_of(winners(after))
        chips = teller.say("event-devil_with_it-chips", totals=totals)
        names = teller.list(best_seats)
        return [chips, teller.say("event-devil_with_it-end", winners=names, count=len(best_seats))]
    if not after.pacts:
        return []
    return [teller.say("event-devil_with_it-pacts", names=teller.list(seats_of(after.pacts)))]


def explain(view: View, event: Event, refusal: Refusal, language: str) -> str:
    """Say why an event was refused, and what would be allowed."""
    if refusal == IMPOSSIBLE:
        return say(language, "impossible-coal" if event.do == COAL else "impossible-player")
    why = say(language, f"refusal-{REFUSAL_NAMES[refusal]}")
    if refusal in (BET_TOO_LOW, BET_TOO_HIGH, BET_NOT_TENS):
        return f"{why} {say(language, 'allowed-bet', low=view.minimum_bet, high=view.highest_bet)}"
    return why
