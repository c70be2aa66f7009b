"""The tempo of Diavolo: everybody grabs at once, and the clock ends the grabbing."""

from diablerie.game.core import DEVIL_GONE, Refusal
from diablerie.game.options import Options
from diablerie.game.tempo import Race
from diablerie.games.diavolo.dice import DEVILS
from diablerie.games.diavolo.ranking import FOR_EVER, certainly_taken
from diablerie.games.diavolo.rules import may_close
from diablerie.games.diavolo.state import GRAB, THROW, Event, State, calling_off, closing


def settled(state: State) -> bool:
    """Whether every right devil is taken, and no grab could change by whom."""
    return certainly_taken(state, state.answer, FOR_EVER)


def after(grab: Event, reaction: int) -> Event:
    """The same grab after so many milliseconds."""
    return grab._replace(reaction=reaction)


def at_another(grab: Event, reason: Refusal) -> Event | None:
    """Reach for the next devil when the one wanted is gone, for none costs as much as a wrong one."""
    return grab._replace(devil=(grab.devil + 1) % DEVILS) if reason == DEVIL_GONE else None


def tempo(options: Options) -> Race[State, Event]:
    """A race, or a table without one: there everybody answers at once, too, but in peace (§5)."""
    time_limit, dead_heat = options["time_limit"], options["dead_heat"]
    assert isinstance(time_limit, int)
    assert isinstance(dead_heat, int)
    return Race(
        timed=bool(options["race"]),
        limit=time_limit,
        dead_heat=dead_heat,
        begins=lambda state: state.phase == THROW,
        opener=lambda state: state.thrower,
        racing=lambda state: state.playing,
        under_way=lambda state: state.phase == GRAB,
        settled=settled,
        closing=closing(),
        may_close=may_close,
        calling_off=calling_off(),
        reaction=lambda grab: grab.reaction,
        after=after,
        instead=at_another,
    )
