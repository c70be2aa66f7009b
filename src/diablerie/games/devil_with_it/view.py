"""What a seat may see of The Devil With It: an allow-list (§7)."""

from functools import lru_cache
from typing import Any, NamedTuple

from diablerie.games.core import NOBODY, Seat
from diablerie.games.devil_with_it.account import Account, Payout, account_of, is_paid, payout_of
from diablerie.games.devil_with_it.coal import (
    DEVIL,
    KINDS,
    OVEN,
    VALUES,
    Kind,
    Place,
    Shown,
    coal_at,
    kinds_at,
    left,
)
from diablerie.games.devil_with_it.rules import awaited, winners
from diablerie.games.devil_with_it.state import BET, NO_BET, TURN, Event, Phase, State
from diablerie.games.devil_with_it.track import Stand, spaces_of
from diablerie.games.game import seated, with_own
from diablerie.games.masks import REMEMBERED, members

HIDDEN = -1
"""The amount of a bet that may not be seen yet."""


class View(NamedTuple):
    """The table as one seat sees it; what differs from seat to seat comes first."""

    seat: Seat
    """Who looks, or NOBODY for a spectator."""
    chips: tuple[int | None, ...]
    """Each seat's chips, None where they are hidden (§7.1)."""
    stakes: tuple[int | None, ...]
    """The bets that may be seen, None where there is none or it is hidden (§7.2)."""
    accounts: tuple[Account | None, ...]
    """What the round that was paid last did to each seat's chips, None where those are hidden (§7.1)."""
    highest_bet: int
    """The most this seat may bet now, 0 if it may not."""
    may_stop: bool
    """Whether this seat may end its turn now."""
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
    pawns: tuple[Stand, ...]
    pacts: tuple[Seat, ...]
    face_down: tuple[Place, ...]
    """The places where coal lies face down."""
    unseen: tuple[int, ...]
    """How many pieces of each kind still lie face down in the oven: all there are without those that
    everybody has seen since it was laid, wherever they lie now."""
    devil_chance: float
    """How likely the next piece is a devil, from 0 to 1."""
    edge: int
    """How many pieces lie face down at the edge (§7.3)."""
    turned: tuple[tuple[Place, Kind], ...]
    """The coal turned up in this turn."""
    turned_worth: int
    fronts: tuple[tuple[Kind, ...], ...]
    """The coal in front of each seat, by rising value."""
    amounts: tuple[int, ...]
    """Each seat's coal amount so far (§3.5)."""
    burnt: tuple[Seat, ...]
    """Who has turned up a devil in this round (§3.4)."""
    turns: int
    """Turns that are over in this round."""
    payout: Payout | None
    """How the last round was paid, until the bets of the next one are in (§4)."""
    rounds: int
    winners: tuple[Seat, ...]
    """Who has won, empty before the end."""


PRIVATE_FIELDS = ("seat", "chips", "stakes", "accounts", "highest_bet", "may_stop")
"""What may differ from seat to seat."""


def view(state: State, seat: Seat) -> View:
    """The table as `seat` sees it; anybody who has no seat sees what a spectator sees."""
    shared = shared_view(state)
    return View(*private(state, shared, seat), *shared[len(PRIVATE_FIELDS) :])


def shared_view(state: State) -> View:
    """The table as everybody sees it, without hidden totals and bets."""
    players, shown, hidden = state.players, state.shown, hides_totals(state, NOBODY)
    unseen = _unseen(shown)
    turned = coal_at(shown, state.turned)
    fronts = tuple([kinds_at(shown, front) for front in state.front[:players]])
    return View(
        seat=NOBODY,
        chips=tuple([None if hidden >> s & 1 else state.chips[s] for s in range(players)]),
        stakes=(None,) * players if state.phase == BET else _stakes(state),
        accounts=_accounts(state, hidden),
        highest_bet=0,
        may_stop=False,
        players=players,
        goal=state.goal,
        mouth=state.mouth,
        minimum_bet=state.minimum_bet,
        track=spaces_of(state.track),
        phase=state.phase,
        to_act=state.to_act,
        awaited=members(awaited(state)),
        start=state.start,
        turn=state.turn,
        pawns=state.pawns[:players],
        pacts=members(state.pacts),
        face_down=members(state.face_down),
        unseen=unseen,
        devil_chance=round(unseen[DEVIL] / max(sum(unseen), 1), 4),
        edge=_edge(state),
        turned=turned,
        turned_worth=sum([VALUES[kind] for _, kind in turned]),
        fronts=fronts,
        amounts=tuple([sum([VALUES[kind] for kind in front]) for front in fronts]),
        burnt=members(state.burnt),
        turns=state.turns,
        payout=payout_of(state.last, players, state.rounds) if is_paid(state) else None,
        rounds=state.rounds,
        winners=members(winners(state)) if state.to_act == NOBODY else (),
    )


def private(state: State, shared: View, seat: Seat) -> tuple[Any, ...]:
    """What differs for `seat`: its chips, its bet, and what it may do now."""
    if not seated(state.players, seat):
        return shared[: len(PRIVATE_FIELDS)]
    own, stake = state.chips[seat], state.stakes[seat]
    chips = with_own(shared.chips, seat, own)
    stakes = with_own(shared.stakes, seat, None if stake == NO_BET else stake)
    account = account_of(state, seat) if is_paid(state) else None
    accounts = with_own(shared.accounts, seat, account)
    may_decide = seat in shared.awaited
    highest_bet = own if may_decide and state.phase == BET else 0
    may_stop = may_decide and state.phase == TURN and state.turned != 0
    return seat, chips, stakes, accounts, highest_bet, may_stop


def open_view(state: State) -> View:
    """The table with every total and every bet open."""
    return shared_view(state)._replace(
        chips=state.chips[: state.players], stakes=_stakes(state), accounts=_accounts(state, 0)
    )


def hides_totals(state: State, seat: Seat) -> int:
    """Whose totals `seat` may not see, as a mask: all but its own and the pacts', unless all is open."""
    everybody = (1 << state.players) - 1
    if state.open_totals or state.to_act == NOBODY:
        return 0
    own = 1 << seat if seated(state.players, seat) else 0
    return everybody & ~state.pacts & ~own


def _stakes(state: State) -> tuple[int | None, ...]:
    return tuple([None if stake == NO_BET else stake for stake in state.stakes[: state.players]])


def _accounts(state: State, hidden: int) -> tuple[Account | None, ...]:
    if not is_paid(state):
        return (None,) * state.players
    return tuple([None if hidden >> s & 1 else account_of(state, s) for s in range(state.players)])


@lru_cache(REMEMBERED)
def _unseen(shown: Shown) -> tuple[int, ...]:
    return tuple([left(shown, kind) for kind in range(KINDS)])


def _edge(state: State) -> int:
    if not state.face_down and not any(state.shown):
        return 0
    a, b, c, d, e, f = state.front
    on_table = state.turned | a | b | c | d | e | f
    return OVEN - state.face_down.bit_count() - on_table.bit_count() - (state.reaching >= 0)


def seen(state: State, event: Event, seat: Seat) -> Event:
    """What `seat` sees of an event: that others have bet, but not how much (§7.2)."""
    if event.do == BET and event.by != seat:
        return event._replace(what=HIDDEN)
    return event
