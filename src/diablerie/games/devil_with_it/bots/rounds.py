"""The rest of a round, imagined: everybody who is still to come takes a sensible turn."""

from diablerie.game.core import Seat
from diablerie.games.devil_with_it.bots.habits import Reach, Standing, aims_of, all_of, goes_on
from diablerie.games.devil_with_it.bots.prospects import chance_to_be_ahead, chance_to_win
from diablerie.games.devil_with_it.bots.solution import Worth
from diablerie.games.devil_with_it.coal import DEVIL, KINDS, VALUES, Kind, Shown
from diablerie.games.devil_with_it.payout import pay_pacts, settled
from diablerie.games.devil_with_it.state import Round, State
from diablerie.kernel import Six, put, rule
from diablerie.kernel.luck import Luck, below


@rule
def drawn(left: Shown, luck: Luck) -> Kind:
    """The kind of the next piece.

    It hangs on how many were left and on nothing else, so that two courses of a round with the same luck
    differ by what is done alone.
    """
    every = all_of(left)
    number = below(luck + every, every)
    for kind in range(KINDS):
        number -= left[kind]
        if number < 0:
            return kind
    return DEVIL


@rule
def burnt(table: State, standing: Standing, seat: Seat) -> Standing:
    """The round after `seat` turned up a devil, which pays the pacts (§3.7)."""
    return standing._replace(chips=pay_pacts(table._replace(turn=seat, chips=standing.chips)))


@rule
def kept(standing: Standing, seat: Seat, amount: int, pieces: int) -> Standing:
    """The round after `seat` stopped with so much (§3.5)."""
    return standing._replace(
        amounts=put(standing.amounts, seat, amount), pieces=put(standing.pieces, seat, pieces)
    )


@rule
def turn_taken(
    table: State, standing: Standing, seat: Seat, later: int, reach: Reach, luck: Luck
) -> Standing:
    """The round after a sensible turn of `seat`, with so many players after it."""
    left = standing.left
    aims = aims_of(table, standing, seat, later)
    amount, pieces = 0, 0
    while all_of(left) > 0:
        kind = drawn(left, luck)
        left = put(left, kind, left[kind] - 1)
        if kind == DEVIL:
            return burnt(table, standing._replace(left=left), seat)
        amount += VALUES[kind]
        pieces += 1
        if not goes_on(aims, reach, amount, pieces):
            break
    return kept(standing._replace(left=left), seat, amount, pieces)


@rule
def turns_taken(table: State, standing: Standing, turns: int, reach: Reach, luck: Luck) -> Standing:
    """The round after the turns of all who are still to come, `turns` being over."""
    for turn in range(turns, table.players):
        if all_of(standing.left) > 0:
            seat = (table.start + turn) % table.players
            standing = turn_taken(table, standing, seat, table.players - turn - 1, reach, luck)
    return standing


@rule
def paid(table: State, standing: Standing) -> Six:
    """Everybody's chips at the end of the round (§4)."""
    last = Round(table.opening, table.stakes, table.pawns, table.pacts, 0, standing.amounts, standing.pieces)
    return settled(standing.chips, last)


@rule
def worth_of(table: State, chips: Six) -> Worth:
    """What everybody's chips after the round are worth to the seat whose turn it is."""
    seat: Seat = table.turn
    win = chance_to_win(chips, table.players, table.goal, seat)
    place = chance_to_be_ahead(chips, table.players, table.goal, seat)
    return win, float(chips[seat] - table.chips[seat]), place
