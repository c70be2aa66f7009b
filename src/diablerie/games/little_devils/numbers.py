"""Little Devils in numbers (docs/research.md)."""

from diablerie.game.numbers import About, ByLot, Paper, numbers_from
from diablerie.games.little_devils import by_lot, chance, observation, rules, sight, tensor

ABOUT = About("Action n plays card n + 1.", is_simultaneous=False, paper=Paper(100, 3, 2))
LUCK = ByLot(by_lot.decision, chance.outcome)
NUMBERS = numbers_from(tensor, observation, rules, sight.sight, LUCK, ABOUT)
