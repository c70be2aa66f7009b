"""What a seat may see of The Devil With It: an allow-list (§7)."""

from functools import lru_cache
from typing import Any, Final, NamedTuple

from diablerie.game.core import NOBODY, Seat
from diablerie.game.masks import REMEMBERED, listed, members
from diablerie.game.sight import everybody, seated, with_own
from diablerie.games.devil_with_it.account import Account, Payout, accounts_of, is_paid, payout_of
from diablerie.games.devil_with_it.coal import (
    DEVIL,
    OVEN,
    PIECES,
    VALUES,
    Kind,
    Place,
    Shown,
    coal_at,
    kinds_at,
)
from diablerie.games.devil_with_it.rules import awaited, winners
from diablerie.games.devil_with_it.state import BET, COAL, NO_BET, TURN, Event, Phase, State
from diablerie.games.devil_with_it.track import Stand, spaces_of
from diablerie.kernel import Six

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
touched = everybody
"""What may differ from seat to seat."""

AT_OVEN: Final = (TURN, COAL)
PHASE: Final = View._fields.index("phase")
FACE_DOWN: Final = View._fields.index("face_down")


def view(state: State, seat: Seat) -> View:
    """The table as `seat` sees it; anybody who has no seat sees what a spectator sees."""
    shared = shared_view(state)
    return View(*private(state, shared, seat), *shared[len(PRIVATE_FIELDS) :])


def shared_view(state: State) -> View:
    """The table as everybody sees it, without hidden totals and bets."""
    # Fields by their place and not by their name: this happens at every piece of coal, and is quicker so.
    players, goal, mouth, minimum_bet, _, track, phase, to_act, start, chips, stakes, pawns = state[:12]
    pacts, face_down, shown, turn, turns, _, turned_up, front, _, burnt, last, rounds = state[12:]
    unseen, turned, paid, is_kept = _unseen(shown), coal_at(shown, turned_up), is_paid(state), any(front)
    fronts = tuple([kinds_at(shown, places) for places in front[:players]]) if is_kept else ((),) * players
    hidden, left = hides_totals(state, NOBODY), sum(unseen)
    return tuple.__new__(
        View,
        (
            NOBODY,
            _totals(chips, players, hidden),
            (None,) * players if phase == BET else _stakes(stakes, players),
            _accounts(state, hidden) if paid else (None,) * players,
            0,
            False,
            players,
            goal,
            mouth,
            minimum_bet,
            spaces_of(track),
            phase,
            to_act,
            members(awaited(state)),
            start,
            turn,
            pawns[:players],
            members(pacts),
            listed(face_down),
            unseen,
            _chance(unseen[DEVIL], left),
            OVEN - left - len(turned) - sum(map(len, fronts)),
            turned,
            sum([VALUES[kind] for _, kind in turned]),
            fronts,
            tuple([sum([VALUES[kind] for kind in kinds]) for kinds in fronts]) if is_kept else (0,) * players,
            members(burnt),
            turns,
            payout_of(last, players, rounds) if paid else None,
            rounds,
            members(winners(state)) if to_act == NOBODY else (),
        ),
    )


def shared_after(earlier: View, state: State) -> View:
    """The same as `shared_view`, from an earlier one: while somebody turns up coal nothing else changes."""
    phase = state.phase
    if phase not in AT_OVEN or earlier.phase not in AT_OVEN:
        return shared_view(state)
    if state.turns != earlier.turns or state.rounds != earlier.rounds:
        return shared_view(state)
    shown = state.shown
    unseen, turned = _unseen(shown), coal_at(shown, state.turned)
    return tuple.__new__(
        View,
        (
            *earlier[:PHASE],
            phase,
            state.to_act,
            members(awaited(state)),
            *earlier[PHASE + 3 : FACE_DOWN],
            listed(state.face_down),
            unseen,
            _chance(unseen[DEVIL], sum(unseen)),
            earlier.edge,
            turned,
            sum([VALUES[kind] for _, kind in turned]),
            *earlier[FACE_DOWN + 6 :],
        ),
    )


def private(state: State, shared: View, seat: Seat) -> tuple[Any, ...]:
    """What differs for `seat`: its chips, its bet, and what it may do now."""
    if not seated(state.players, seat):
        return shared[: len(PRIVATE_FIELDS)]
    chips, stakes, accounts = shared.chips, shared.stakes, shared.accounts
    own, phase, may_decide = state.chips[seat], state.phase, seat in shared.awaited
    if chips[seat] is None:
        chips = with_own(chips, seat, own)
    if phase == BET and state.stakes[seat] != NO_BET:
        stakes = with_own(stakes, seat, state.stakes[seat])
    if shared.payout:
        accounts = with_own(accounts, seat, _everybodys_accounts(state)[seat])
    highest_bet = own if may_decide and phase == BET else 0
    may_stop = may_decide and phase == TURN and state.turned != 0
    return seat, chips, stakes, accounts, highest_bet, may_stop


def open_view(state: State) -> View:
    """The table with every total and every bet open."""
    return shared_view(state)._replace(
        chips=state.chips[: state.players],
        stakes=_stakes(state.stakes, state.players),
        accounts=_accounts(state, 0),
    )


def hides_totals(state: State, seat: Seat) -> int:
    """Whose totals `seat` may not see, as a mask: all but its own and the pacts', unless all is open."""
    everybody = (1 << state.players) - 1
    if state.open_totals or state.to_act == NOBODY:
        return 0
    own = 1 << seat if seated(state.players, seat) else 0
    return everybody & ~state.pacts & ~own


@lru_cache(REMEMBERED)
def _totals(chips: Six, players: int, hidden: int) -> tuple[int | None, ...]:
    return tuple([None if hidden >> s & 1 else chips[s] for s in range(players)])


@lru_cache(REMEMBERED)
def _stakes(stakes: Six, players: int) -> tuple[int | None, ...]:
    return tuple([None if stake == NO_BET else stake for stake in stakes[:players]])


def _accounts(state: State, hidden: int) -> tuple[Account | None, ...]:
    if not is_paid(state):
        return (None,) * state.players
    accounts = enumerate(_everybodys_accounts(state))
    return tuple([None if hidden >> s & 1 else account for s, account in accounts])


def _everybodys_accounts(state: State) -> tuple[Account, ...]:
    return accounts_of(state.last, state.chips, state.players, state.rounds)


def _unseen(shown: Shown) -> tuple[int, ...]:
    a, b, c, d, e, f, g = shown  # written out: a loop over them would take twice as long
    return (
        PIECES[0] - a.bit_count(),
        PIECES[1] - b.bit_count(),
        PIECES[2] - c.bit_count(),
        PIECES[3] - d.bit_count(),
        PIECES[4] - e.bit_count(),
        PIECES[5] - f.bit_count(),
        PIECES[6] - g.bit_count(),
    )


@lru_cache(REMEMBERED)
def _chance(devils: int, pieces: int) -> float:
    return round(devils / max(pieces, 1), 4)


def seen(state: State, event: Event, seat: Seat) -> Event:
    """What `seat` sees of an event: that others have bet, but not how much (§7.2)."""
    if event.do == BET and event.by != seat:
        return event._replace(what=HIDDEN)
    return event
