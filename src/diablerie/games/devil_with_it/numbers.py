"""The Devil With It in numbers (docs/research.md)."""

from diablerie.game.numbers import About, ByLot, Paper, numbers_from
from diablerie.games.devil_with_it import by_lot, chance, observation, rules, sight, tensor

ABOUT = About("0 stops, 1 to 48 turn up coal, 49 and on bet.", is_simultaneous=True, paper=Paper(100, 10, 1))
LUCK = ByLot(by_lot.decision, chance.outcome)
NUMBERS = numbers_from(tensor, observation, rules, sight.sight, LUCK, ABOUT)
