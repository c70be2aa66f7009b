"""The same match with other secrets: what `seat` may not see is changed, and nothing else."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from msgspec.structs import replace

from diablerie.game.core import NOBODY, Seat
from diablerie.games.devil_with_it import state as oven
from diablerie.games.diavolo import state as race
from diablerie.games.little_devils import state as tricks
from diablerie.kernel import Six, put
from diablerie.match.referee import Match, Step, Timeout

Steps = list[Step]


def disguised(steps: Sequence[Step], seat: Seat, luck: Random) -> Steps:
    """The match up to now with other secrets in it, as `seat` could just as well have seen it."""
    now = steps[-1].after
    change = CHANGES.get(now.game.name, _no_secrets)(now.state, seat, luck)
    rounds = now.game.rounds(now.state)
    result = []
    for step in steps:
        this_round = step.before.game.rounds(step.before.state) == rounds
        before, event = _changed(step.before, step.event, change, this_round)
        after, _ = _changed(step.after, None, change, this_round)
        result.append(Step(step.line, event, before, after))
    return result


def _changed(match: Match, event: Any, change: Any, this_round: bool) -> tuple[Match, Any]:
    state, happened = change(match.state, None if isinstance(event, Timeout) else event, this_round)
    other = replace(match, state=state)
    return other, event if isinstance(event, Timeout) else happened


def _other_hands(now: tricks.State, seat: Seat, luck: Random) -> Any:
    """The unplayed cards of the others, dealt among them once more."""
    others = [s for s in range(now.players) if s != seat]
    unplayed = [c for s in others for c in range(55) if now.dealt[s] & ~now.gone & 1 << c]
    luck.shuffle(unplayed)
    dealt: Six = now.dealt
    for other in others:
        held = (now.dealt[other] & ~now.gone).bit_count()
        fresh, unplayed = unplayed[:held], unplayed[held:]
        dealt = put(dealt, other, now.dealt[other] & now.gone | sum(1 << card for card in fresh))

    def change(state: tricks.State, event: tricks.Event | None, this_round: bool) -> Any:
        if state.dealt == now.dealt and state.dealer >= 0 and this_round:
            state = state._replace(dealt=dealt)
        if event is not None and event.do == tricks.DEAL and this_round:
            event = event._replace(hands=dealt)
        return state, event

    return change


def _other_chips_and_bets(now: oven.State, seat: Seat, luck: Random) -> Any:
    """Other bets while they are secret, and more chips for everybody whose total is hidden."""
    hidden = [
        s
        for s in range(now.players)
        if s != seat and not now.open_totals and not now.pacts >> s & 1 and now.to_act != NOBODY
    ]
    more = [10 * luck.randrange(1, 50) if s in hidden else 0 for s in range(6)]
    betting = now.phase == oven.BET
    bets = [
        10 * luck.randrange(1, 20) if betting and s != seat and now.stakes[s] >= 0 else now.stakes[s]
        for s in range(6)
    ]

    def richer(chips: Six) -> Six:
        a, b, c, d, e, f = (have + extra for have, extra in zip(chips, more, strict=True))
        return a, b, c, d, e, f

    def change(state: oven.State, event: oven.Event | None, this_round: bool) -> Any:
        last = state.last._replace(opening=richer(state.last.opening))
        state = state._replace(chips=richer(state.chips), opening=richer(state.opening), last=last)
        if betting and this_round:
            made = [bets[s] if state.stakes[s] >= 0 else -1 for s in range(6)]
            state = state._replace(stakes=tuple(made))  # type: ignore[arg-type]
            if event is not None and event.do == oven.BET:
                event = event._replace(what=bets[event.by])
        return state, event

    return change


def _other_answers(now: race.State, seat: Seat, luck: Random) -> Any:
    """While devils are grabbed: other grabs of the others, sooner or later, and another right one."""
    grabbing = now.phase == race.GRAB
    devils = [luck.randrange(4) for _ in range(6)]
    times = [luck.randrange(1, 5000) for _ in range(6)]
    answer = luck.randrange(4)

    def change(state: race.State, event: race.Event | None, this_round: bool) -> Any:
        if grabbing and this_round and state.phase == race.GRAB:
            state = state._replace(answer=answer)
        if not grabbing or not this_round:
            return state, event
        for other in range(now.players):
            takers = sum(state.grabs)
            if other != seat and takers >> other & 1 and state.phase == race.GRAB:
                grabs = [mask & ~(1 << other) for mask in state.grabs]
                grabs[devils[other]] |= 1 << other
                reactions: Six = put(state.reactions, other, times[other])
                state = state._replace(grabs=tuple(grabs), reactions=reactions)  # type: ignore[arg-type]
        if event is not None and event.do == race.GRAB and event.by != seat:
            event = event._replace(devil=devils[event.by], reaction=times[event.by])
        return state, event

    return change


def _no_secrets(now: Any, seat: Seat, luck: Random) -> Any:
    """Nothing to change: a law sees to it that an unknown game shows everything to everybody."""
    return lambda state, event, this_round: (state, event)


CHANGES: dict[str, Callable[[Any, Seat, Random], Any]] = {
    "little_devils": _other_hands,
    "devil_with_it": _other_chips_and_bets,
    "diavolo": _other_answers,
}
