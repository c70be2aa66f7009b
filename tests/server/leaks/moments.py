"""How far a game has come when somebody looks."""

from collections.abc import Callable
from typing import Any

from diablerie.game.core import CHANCE, EVERYBODY
from diablerie.game.masks import seats_of
from diablerie.games.devil_with_it import state as oven
from diablerie.games.diavolo import state as race
from diablerie.match.referee import Match
from diablerie.server.protocol.commands import Ready, Sit
from tests.server.hall import Guest, Hall
from tests.server.leaks.scene import NAMES, Json


def begun(game: str, options: Json, holds: Callable[[Any], bool]) -> Hall:
    """A game of four people, played by lot to where something holds."""
    for seed in range(100):
        hall = Hall(game, len(NAMES), options, seed=seed)
        guests = hall.seat_everybody(list(NAMES))
        while (match := hall.table.ledger.match) is not None and not match.over:
            if holds(match.state):
                return hall
            step(hall, guests, match)
    raise AssertionError("no game came to that")


def step(hall: Hall, guests: list[Guest], match: Match) -> None:
    awaited = seats_of(match.game.awaited(match.state))
    if not awaited:
        hall.wait(hall.table.ledger.pace.tumble)
        return
    seat = hall.luck.choice(awaited)
    event = hall.luck.choice(match.game.choices(match.state, seat))
    hall.act(
        guests[seat], **{name: value for name, value in match.game.to_fields(event).items() if name != "by"}
    )


def within_a_trick(state: Any) -> bool:
    return bool(state.rounds == 1 and state.gone.bit_count() == 10)


def while_bets_are_made(state: Any) -> bool:
    bets = sum(stake != oven.NO_BET for stake in state.stakes)
    return bool(state.rounds == 1 and state.phase == oven.BET and state.to_act == EVERYBODY and bets == 2)


def at_the_oven(state: Any) -> bool:
    return bool(state.phase == oven.TURN and sum(map(int.bit_count, state.shown)) == 4 and state.turned)


def while_answers_are_given(state: Any) -> bool:
    answers = sum(map(int.bit_count, state.grabs))
    return bool(state.rounds == 1 and state.phase == race.GRAB and answers == 2)


def while_dice_tumble(state: Any) -> bool:
    return bool(state.rounds == 1 and state.phase == race.THROW and state.to_act == CHANCE)


def before_the_game() -> Hall:
    hall = Hall("little_devils", 5)
    for seat, guest in enumerate([hall.arrive(name) for name in NAMES]):
        hall.send(guest, Sit(guest.next_id(), seat, f"{seat}a"))
        hall.send(guest, Ready(guest.next_id(), ready=seat % 2 == 0))
    return hall
