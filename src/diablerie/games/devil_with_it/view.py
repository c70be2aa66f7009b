"""What a seat may see of The Devil With It: an allow-list (§7)."""

from typing import NamedTuple

from diablerie.games.core import NOBODY, Seat
from diablerie.games.devil_with_it.coal import OVEN, Kind, Place, coal_at, worth
from diablerie.games.devil_with_it.rules import awaited, winners
from diablerie.games.devil_with_it.state import BET, NO_BET, TURN, Event, Phase, State
from diablerie.games.devil_with_it.track import Stand, spaces_of
from diablerie.games.game import eyes, seats_of

HIDDEN = -1
"""The amount of a bet that may not be seen yet."""


class View(NamedTuple):
    """The table as one seat sees it."""

    seat: Seat
    """Who looks, or NOBODY for a spectator."""
    players: int
    goal: int
    mouth: int
    minimum_bet: int
    track: tuple[int, ...]
    phase: Phase
    to_act: Seat
    awaited: tuple[Seat, ...]
    """Who may decide now."""
    start: Seat
    turn: Seat
    chips: tuple[int | None, ...]
    """Each seat's chips, None where they are hidden (§7.1)."""
    stakes: tuple[int | None, ...]
    """The bets that may be seen, None where there is none or it is hidden (§7.2)."""
    pawns: tuple[Stand, ...]
    pacts: tuple[Seat, ...]
    face_down: tuple[Place, ...]
    """The places where coal lies face down."""
    edge: int
    """How many pieces lie face down at the edge (§7.3)."""
    turned: tuple[tuple[Place, Kind], ...]
    """The coal turned up in this turn."""
    turned_worth: int
    fronts: tuple[tuple[Kind, ...], ...]
    """The coal in front of each seat, by rising value."""
    amounts: tuple[int, ...]
    """Each seat's coal amount so far (§3.5)."""
    turns: int
    """Turns that are over in this round."""
    highest_bet: int
    """The most this seat may bet now, 0 if it may not."""
    may_stop: bool
    """Whether this seat may end its turn now."""
    rounds: int
    winners: tuple[Seat, ...]
    """Who has won, empty before the end."""


def view(state: State, seat: Seat) -> View:
    """The table as `seat` sees it; anybody who has no seat sees what a spectator sees."""
    return _seen_by(state, *eyes(state.players, seat))


def open_view(state: State) -> View:
    """The table with every total and every bet open."""
    return _seen_by(state, NOBODY, (1 << state.players) - 1)


def hides_totals(state: State, seat: Seat) -> int:
    """Whose totals `seat` may not see, as a mask: all but its own and the pacts', unless all is open."""
    everybody = (1 << state.players) - 1
    if state.open_totals or state.to_act == NOBODY:
        return 0
    own = 1 << seat if 0 <= seat < state.players else 0
    return everybody & ~state.pacts & ~own


def _seen_by(state: State, seat: Seat, open_seats: int) -> View:
    seats = range(state.players)
    totals_hidden = hides_totals(state, seat) & ~open_seats
    bets_hidden = ~open_seats if state.phase == BET else 0
    may_decide = seat >= 0 and awaited(state) >> seat & 1 == 1
    on_table = state.turned
    for front in state.front:
        on_table |= front
    edge = OVEN - state.face_down.bit_count() - on_table.bit_count() - (state.reaching >= 0)
    return View(
        seat=seat,
        players=state.players,
        goal=state.goal,
        mouth=state.mouth,
        minimum_bet=state.minimum_bet,
        track=spaces_of(state.track),
        phase=state.phase,
        to_act=state.to_act,
        awaited=tuple(seats_of(awaited(state))),
        start=state.start,
        turn=state.turn,
        chips=tuple(None if totals_hidden >> s & 1 else state.chips[s] for s in seats),
        stakes=tuple(
            None if bets_hidden >> s & 1 or state.stakes[s] == NO_BET else state.stakes[s] for s in seats
        ),
        pawns=state.pawns[: state.players],
        pacts=tuple(seats_of(state.pacts)),
        face_down=tuple(p for p in range(OVEN) if state.face_down >> p & 1),
        edge=edge if state.face_down or any(state.shown) else 0,
        turned=coal_at(state.shown, state.turned),
        turned_worth=worth(state.shown, state.turned),
        fronts=tuple(tuple(sorted(kind for _, kind in coal_at(state.shown, state.front[s]))) for s in seats),
        amounts=tuple(worth(state.shown, state.front[s]) for s in seats),
        turns=state.turns,
        highest_bet=state.chips[seat] if may_decide and state.phase == BET else 0,
        may_stop=may_decide and state.phase == TURN and state.turned != 0,
        rounds=state.rounds,
        winners=tuple(seats_of(winners(state))) if state.to_act == NOBODY else (),
    )


def seen(state: State, event: Event, seat: Seat) -> Event:
    """What `seat` sees of an event: that others have bet, but not how much (§7.2)."""
    if event.do == BET and event.by != seat:
        return event._replace(what=HIDDEN)
    return event
