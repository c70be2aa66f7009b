"""The Devil With It for people: the table as a picture, what happens in words, why something is refused."""

from collections.abc import Sequence

from diablerie.games.core import (
    BET_NOT_TENS,
    BET_TOO_HIGH,
    BET_TOO_LOW,
    CHANCE,
    IMPOSSIBLE,
    NO_CHIPS,
    NO_COAL_THERE,
    NOBODY,
    NOT_YOUR_TURN,
    NOTHING_TO_KEEP,
    REFUSAL_NAMES,
    REFUSAL_SENTENCES,
    Refusal,
)
from diablerie.games.devil_with_it.coal import DEVIL, OVEN, VALUES, Kind, worth
from diablerie.games.devil_with_it.payout import PACT, best, stake_of, won
from diablerie.games.devil_with_it.rules import turn_after, winners
from diablerie.games.devil_with_it.state import (
    BET,
    COAL,
    LAY,
    NO_BET,
    REVEAL,
    START,
    STOP,
    Event,
    State,
)
from diablerie.games.devil_with_it.track import Stand
from diablerie.games.devil_with_it.view import View
from diablerie.games.game import seats_of

COAL_NAMES = (*map(str, VALUES[:DEVIL]), "devil")


def written_coal(kinds: Sequence[Kind]) -> str:
    """Write pieces of coal: `10 25 50`."""
    return " ".join(COAL_NAMES[kind] for kind in kinds) or "-"


def written_stand(stand: Stand, track: Sequence[int]) -> str:
    """Say where a pawn stands: on a number, or in the gap between two."""
    names = [f"0-{track[0]}" if track[0] else "0", *map(str, track[1:])]
    here = names[stand // 2]
    if stand % 2 == 0:
        return here
    return f"{here}<>{names[stand // 2 + 1]}" if stand // 2 + 1 < len(names) else f"over {here}"


def oven(view: View) -> list[str]:
    """Draw the oven: a number for each piece that lies face down, the value of what is turned up."""
    turned = dict(view.turned)
    cells = []
    for place in range(OVEN):
        if place in turned:
            cells.append(f"[{COAL_NAMES[turned[place]]}]" if turned[place] != DEVIL else "[**]")
        else:
            cells.append(f"{place}" if place in view.face_down else ".")
    rows = [cells[start : start + 12] for start in range(0, OVEN, 12)]
    return ["  " + "".join(f"{cell:>6}" for cell in row) for row in rows]


def picture(view: View, names: Sequence[str]) -> str:
    """Draw the table as a seat sees it."""
    if view.phase in (START, LAY):
        lines = [f"after round {view.rounds}" if view.rounds else "before the first round"]
    else:
        lines = [f"round {view.rounds + 1}, {len(view.face_down)} pieces in the oven", *oven(view)]
    width = max(map(len, names))
    for seat in range(view.players):
        mark = ">" if seat in view.awaited else " "
        chips = "?" if view.chips[seat] is None else str(view.chips[seat])
        stake = "" if view.stakes[seat] is None else f"  bet {view.stakes[seat]}"
        front = view.fronts[seat]
        coal = f"  coal {written_coal(front)} = {view.amounts[seat]}" if front else ""
        pact = "pact" if seat in view.pacts else ""
        pawn = written_stand(view.pawns[seat], view.track)
        start = "*" if seat == view.start else " "
        line = f"{mark}{start}{names[seat]:<{width}}  {chips:>5} chips  pawn {pawn:<10}"
        lines.append(f"{line}  {pact:<4}{stake:<9}{coal}".rstrip())
    if view.turned and view.turn >= 0:
        kinds = [kind for _, kind in view.turned]
        lines.append(f"  {names[view.turn]} has turned up {written_coal(kinds)} = {view.turned_worth}")
    return "\n".join(lines)


def tell(before: State, event: Event, after: State, names: Sequence[str]) -> list[str]:
    """Say in words what everybody could see."""
    who = names[event.by] if event.by >= 0 else ""
    sentences = []
    if event.do == START:
        sentences.append(f"The lot makes {names[event.what]} the start player.")
    elif event.do == LAY:
        sentences.append("All 48 pieces of coal are laid face down.")
    elif event.do == BET:
        sentences.append(f"{who} has bet.")
        if after.phase != BET:
            stakes = [
                f"{names[s]} {after.stakes[s]}" for s in range(after.players) if after.stakes[s] != NO_BET
            ]
            sentences.append(f"The fists open: {', '.join(stakes)}.")
    elif event.do == REVEAL:
        sentences.append(f"{who} reaches for {event.what}.")
    elif event.do == COAL:
        sentences += _tell_coal(before, event, names)
    elif event.do == STOP:
        sentences.append(f"{who} stops with {worth(before.shown, before.turned)}.")
    if after.rounds > before.rounds:
        sentences += _tell_payout(turn_after(before, event), after, names)
    return sentences


def _tell_coal(before: State, event: Event, names: Sequence[str]) -> list[str]:
    name = names[before.turn]
    total = worth(before.shown, before.turned)
    if event.what != DEVIL:
        value = VALUES[event.what]
        return [f"{name} turns up {value} and has {total + value}."]
    loss = f" {total} goes up in smoke." if total else ""
    sentences = [f"A devil! {name} is burnt.{loss}"]
    paid = [names[s] for s in seats_of(before.pacts) if s != before.turn]
    if paid:
        sentences.append(f"The pact pays {PACT} to {' and '.join(paid)}.")
    return sentences


def _tell_payout(table: State, after: State, names: Sequence[str]) -> list[str]:
    top = best(table)
    sentences = [f"The highest coal amount of round {after.rounds} is {top.amount}."]
    for seat in range(after.players):
        gains = won(table, top, seat)
        parts = []
        if table.stakes[seat] != NO_BET:
            stake = stake_of(table.stakes[seat])
            result = "lost" if gains.bet < 0 else "won double" if gains.bet > stake else "won"
            parts.append(f"bet {stake} {result} ({gains.bet:+d})")
        if gains.amount_bonus:
            parts.append(f"highest amount +{gains.amount_bonus}")
        if gains.pieces_bonus:
            parts.append(f"most pieces +{gains.pieces_bonus}")
        sentences.append(f"{names[seat]}: {', '.join(parts) or 'nothing'}.")
    pacts = " and ".join(names[seat] for seat in seats_of(after.pacts))
    if after.to_act == NOBODY:
        totals = ", ".join(f"{names[s]} {after.chips[s]}" for s in range(after.players))
        richest = seats_of(winners(after))
        win = "wins" if len(richest) == 1 else "win"
        best_names = " and ".join(names[seat] for seat in richest)
        sentences.append(f"Chips: {totals}. The richest {win}: {best_names}.")
    elif pacts:
        sentences.append(f"A pact with the devil: {pacts}.")
    return sentences


def bet_range(view: View) -> str:
    """Say what this seat may bet."""
    return f"a multiple of 10 from {view.minimum_bet} to {view.highest_bet}"


def explain(view: View, event: Event, refusal: Refusal) -> str:
    """Say why an event was refused, and what would be allowed."""
    if event.by == CHANCE:
        if refusal != IMPOSSIBLE:
            return REFUSAL_SENTENCES[refusal]
        return "no such piece of coal is left" if event.do == COAL else "there is no such player"
    if refusal == NO_CHIPS:
        return "without chips there is no bet; wait for your turn at the oven"
    if refusal in (BET_TOO_LOW, BET_TOO_HIGH, BET_NOT_TENS):
        reason = {
            BET_TOO_LOW: "too low",
            BET_TOO_HIGH: "more than you have",
            BET_NOT_TENS: "not a multiple of 10",
        }
        return f"{event.what} is {reason[refusal]}; bet {bet_range(view)}"
    if refusal == NO_COAL_THERE:
        return f"no coal lies face down at {event.what}; choose one of the numbers shown in the oven"
    if refusal == NOTHING_TO_KEEP:
        return "turn up at least one piece of coal before you stop"
    if refusal == NOT_YOUR_TURN and event.do == BET:
        return "you have bet already; wait until all bets are in"
    return REFUSAL_SENTENCES.get(refusal, REFUSAL_NAMES[refusal].replace("_", " "))
