"""What a strong bot thinks, in writing: as JSON has it, without more digits than it is worth."""

from diablerie.bots.assessment import Assessment, Choice, Figures
from diablerie.game.game import Event, Fields, Game
from diablerie.games.diavolo import state as race
from diablerie.games.diavolo.dice import NO_DEVIL

NO_MATTER = ("by", "place", "reaction")
"""What is not part of a choice: whose it is, which of the pieces that look the same, and how fast."""
SHOWN = 3
"""So many choices are shown, the best first."""


def written_event(game: Game, event: Event | None) -> Fields:
    """Write what can be done as a record would, without what does not matter."""
    if event is None or (isinstance(event, race.Event) and event.devil == NO_DEVIL):
        return {"do": "nothing"}
    return {name: value for name, value in game.to_fields(event).items() if name not in NO_MATTER}


def written_choice(game: Game, choice: Choice) -> Fields:
    """Write a choice, and what it is worth."""
    event = written_event(game, choice.event)
    return {"event": event, "chance": round(choice.chance, 4), "figures": written_figures(choice.figures)}


def written_choices(game: Game, assessment: Assessment) -> list[Fields]:
    """Write the best choices, the best first."""
    return [written_choice(game, choice) for choice in assessment.choices[:SHOWN]]


def written_figures(figures: Figures) -> dict[str, float]:
    """Write figures."""
    return {name: round(value, 3) for name, value in figures.items()}
