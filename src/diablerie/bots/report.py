"""What a strong bot thinks, in writing: as JSON has it, without more digits than it is worth."""

from diablerie.game.manifest import Game
from diablerie.game.mind import Assessment, Choice, Figures
from diablerie.game.types import Event, Fields

SHOWN = 3
"""So many choices are shown, the best first."""


def written_event(game: Game, event: Event | None) -> Fields:
    """Write what can be done as a record would, without what does not matter."""
    if event is None:
        return {"do": "nothing"}
    return {name: value for name, value in game.to_fields(event).items() if name not in game.beside_choice}


def written_choice(game: Game, choice: Choice[Event]) -> Fields:
    """Write a choice, and what it is worth."""
    event = written_event(game, choice.event)
    return {"event": event, "chance": round(choice.chance, 4), "figures": written_figures(choice.figures)}


def written_choices(game: Game, assessment: Assessment[Event]) -> list[Fields]:
    """Write the best choices, the best first."""
    return [written_choice(game, choice) for choice in assessment.choices[:SHOWN]]


def written_figures(figures: Figures) -> dict[str, float]:
    """Write figures."""
    return {name: round(value, 3) for name, value in figures.items()}
