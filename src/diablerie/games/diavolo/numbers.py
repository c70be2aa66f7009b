"""Diavolo in numbers (docs/research.md)."""

from diablerie.game.numbers import About, ByLot, Paper, numbers_from
from diablerie.games.diavolo import by_lot, chance, observation, rules, sight, tensor

ABOUT = About(
    "0 to 3 grab the black, white, red or grey devil.", is_simultaneous=True, paper=Paper(54, 32, 1)
)
LUCK = ByLot(by_lot.decision, chance.outcome, by_lot.play_round)
NUMBERS = numbers_from(tensor, observation, rules, sight.sight, LUCK, ABOUT)
