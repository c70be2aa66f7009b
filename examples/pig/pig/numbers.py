"""Pig in numbers, for machines that learn."""

from diablerie.game.numbers import About, ByLot, Numbers, Paper, numbers_from
from diablerie.game.open import Looking, OpenObservation, looking

from . import chance, rules, tensor
from .rules import Event, State
from .view import View

ABOUT = About("Action 0 rolls, action 1 holds.", is_simultaneous=False, paper=Paper(40, 6, 1))
LUCK = ByLot(tensor.decision, chance.outcome)
SEEN = OpenObservation(tensor)
NUMBERS: Numbers[State, Event, View, None, Looking[State]] = numbers_from(
    tensor, SEEN, rules, looking, LUCK, ABOUT
)
