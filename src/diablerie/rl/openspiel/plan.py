"""What is asked of a game when it is loaded: OpenSpiel's parameters, checked."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final, NamedTuple, TypeAlias

from diablerie.errors import InputError
from diablerie.game.manifest import Game
from diablerie.game.options import Numbers, Value
from diablerie.game.outline import AnyOutline, Bounds, outline_of
from diablerie.games.catalogue import GAMES
from diablerie.match.referee import Match, begin
from diablerie.rl.rewards import PLACE
from diablerie.rl.setup import Setup, setup_of

Parameters: TypeAlias = Mapping[str, Any]
"""Whole numbers, yes or no, and words; several numbers have spaces between, for commas part parameters."""

ROUND_LIMIT: Final = 100
"""A whole match that is not over after so many rounds ends there; whoever tries to win needs far fewer."""


class Plan(NamedTuple):
    """A game that was asked for, with everything that is the same in all its positions."""

    setup: Setup
    outline: AnyOutline
    last_round: int
    """After so many rounds a game ends, if not before."""
    bounds: Bounds
    opening: Match
    """Where every game begins."""
    parameters: tuple[tuple[str, Any], ...]
    """What was asked for, by name."""

    @property
    def game(self) -> Game:
        """The rules."""
        return self.setup.game


def defaults_of(name: str) -> dict[str, Any]:
    """Every parameter of a game, with what it is when nobody says."""
    game = GAMES[name]
    own = {"players": game.usual, "rounds": 0, "round_limit": ROUND_LIMIT, "reward": PLACE}
    return own | {option.name: _as_parameter(option.default) for option in game.options}


def plan_of(name: str, parameters: Parameters) -> Plan:
    """Check the parameters of a game; whatever is not given has its default."""
    wished = defaults_of(name) | dict(parameters)
    for option in _lists(name):
        wished[option.name] = _as_parameter(_numbers(option, wished[option.name]))
    return _plan(name, tuple(sorted(wished.items())))


@lru_cache
def _plan(name: str, parameters: tuple[tuple[str, Any], ...]) -> Plan:
    options = dict(parameters)
    players, rounds, limit, reward = (options.pop(n) for n in ("players", "rounds", "round_limit", "reward"))
    if limit < 1:
        raise InputError(f"round_limit: {limit} is not allowed; at least 1")
    for option in _lists(name):
        options[option.name] = _numbers(option, options[option.name])
    setup = setup_of(name, players, rounds, reward, options)
    outline, last_round = outline_of(setup.game.package), rounds or limit
    bounds = outline.bounds(setup.players, setup.options, last_round)
    opening = begin(setup.game, setup.players, setup.options)
    return Plan(setup, outline, last_round, bounds, opening, parameters)


def _as_parameter(value: Any) -> Any:
    return " ".join(map(str, value)) if isinstance(value, tuple) else value


def _lists(name: str) -> list[Numbers]:
    return [option for option in GAMES[name].options if isinstance(option, Numbers)]


def _numbers(option: Numbers, text: str) -> Value:
    return option.parse(",".join(text.replace(",", " ").split()))
