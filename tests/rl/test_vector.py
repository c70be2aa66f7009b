"""Many games at once: the same as one by one, and with any number of threads; nothing wrong is taken."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from diablerie.errors import InputError
from diablerie.game.core import CHANCE
from diablerie.game.options import complete
from diablerie.games.catalogue import GAMES
from diablerie.kernel.luck import luck_of
from diablerie.match.referee import Match, apply, begin
from diablerie.rl.rewards import POINTS, place
from diablerie.rl.vector import VectorEnv

SHORT: dict[str, dict[str, Any]] = {
    "little_devils": {"goal": 30},
    "devil_with_it": {"goal": 300},
    "diavolo": {"race": False, "limit": 6},
}
"""Options with which games soon end."""


class OneByOne:
    """A game of the vector played by the referee, step by step, from views and memory."""

    def __init__(self, env: VectorEnv, game: int, seed: int) -> None:
        self.env, self.game, self.numbers = env, env.setup.game, env.setup.numbers
        self.luck = luck_of(seed, 2 * game)
        self.match = self.go_on(self.opening())

    def opening(self) -> Match:
        return begin(self.game, self.env.players, self.env.setup.options)

    def go_on(self, match: Match) -> Match:
        while match.state.to_act == CHANCE:
            event, self.luck = self.numbers.outcome(match.state, self.luck)
            match = apply(match, event)
        return match

    @property
    def seat(self) -> int:
        awaited = self.game.awaited(self.match.state)
        return (awaited & -awaited).bit_length() - 1

    def seen(self) -> tuple[list[int], list[int]]:
        view, memory = self.game.view(self.match.state, self.seat), self.match.memory
        row = np.frombuffer(self.numbers.observation(view, memory), self.numbers.kind.dtype)
        return row.tolist(), list(self.numbers.mask(view, self.env.action_count))

    def act(self, action: int) -> tuple[list[float], bool]:
        """Play on; what every seat gets, and whether the game has ended."""
        game, sign = self.game, self.game.better
        before = game.totals(self.match.state)
        match = apply(self.match, self.numbers.event_of(self.seat, action))
        while match.state.to_act == CHANCE and game.rounds(match.state) < self.env.setup.round_limit:
            event, self.luck = self.numbers.outcome(match.state, self.luck)
            match = apply(match, event)
        after = game.totals(match.state)
        ended = match.over or game.rounds(match.state) >= self.env.setup.round_limit
        rewards = [0.0] * self.env.players
        if self.env.setup.reward == POINTS:
            rewards = [float(sign * (now - then)) for then, now in zip(before, after)]
        elif ended:
            six: Any = (*after, 0, 0, 0, 0)[:6]
            rewards = [place(six, self.env.players, seat, sign) for seat in range(self.env.players)]
        self.match = self.go_on(self.opening()) if ended else match
        return rewards, ended


def stepped(env: VectorEnv, steps: int, seed: int = 3) -> Iterator[tuple[Any, ...]]:
    """Play by lot, and copy everything after each step."""
    env.reset(seed=seed)
    for _ in range(steps):
        actions = env.sample().copy()
        observations, rewards, terminated, truncated, info = env.step(actions)
        yield (
            actions,
            observations.copy(),
            rewards.copy(),
            terminated.copy(),
            truncated.copy(),
            info["action_mask"].copy(),
            info["turn"].copy(),
        )


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("players", "reward", "rounds"), [(3, "place", 0), (6, "points", 0), (4, "place", 2)]
)
def test_every_game_of_the_vector_is_the_game_the_referee_plays(
    game: str, players: int, reward: str, rounds: int
) -> None:
    env = VectorEnv(game, 5, players=players, reward=reward, rounds=rounds, **SHORT[game])
    env.reset(seed=3)
    alone = [OneByOne(env, number, 3) for number in range(5)]
    ends = 0
    for actions, observations, rewards, terminated, truncated, masks, turns in stepped(env, 250):
        for number, table in enumerate(alone):
            expected, ended = table.act(int(actions[number]))
            assert rewards[number].tolist() == pytest.approx(expected)
            assert (terminated[number], truncated[number]) == (ended, False)
            assert turns[number] == table.seat
            assert (observations[number].tolist(), masks[number].tolist()) == table.seen()
            ends += ended
    assert ends > 5


@pytest.mark.parametrize("game", GAMES)
def test_threads_change_nothing(game: str) -> None:
    alone, together = VectorEnv(game, 7), VectorEnv(game, 7, threads=3)
    for one, other in zip(stepped(alone, 60), stepped(together, 60), strict=True):
        assert all(np.array_equal(a, b) for a, b in zip(one, other, strict=True))
    together.close()


def test_a_game_depends_on_its_own_seed_alone() -> None:
    env, other = VectorEnv("little_devils", 3), VectorEnv("little_devils", 2)
    first, _ = env.reset(seed=[5, 6, 7])
    second, _ = other.reset(seed=[7, 5])
    assert np.array_equal(first[2], second[0])
    assert np.array_equal(first[0], second[1])
    assert not np.array_equal(first[0], first[1])


def test_without_a_seed_games_differ() -> None:
    env = VectorEnv("little_devils", 2)
    first = env.reset()[0].copy()
    assert not np.array_equal(first, env.reset()[0])
    assert not np.array_equal(first[0], first[1])


@pytest.mark.parametrize("game", GAMES)
def test_a_reset_begins_anew_in_the_middle_of_games(game: str) -> None:
    env = VectorEnv(game, 6)
    first = [array.copy() for array in (*env.reset(seed=4)[0], env.masks, env.turns)]
    for _ in range(25):
        env.step(env.sample())
    again = [*env.reset(seed=4)[0], env.masks, env.turns]
    assert all(np.array_equal(one, other) for one, other in zip(first, again, strict=True))


def test_actions_may_be_read_only() -> None:
    env, other = VectorEnv("little_devils", 3), VectorEnv("little_devils", 3)
    env.reset(seed=1)
    other.reset(seed=1)
    frozen = env.sample().copy()
    frozen.flags.writeable = False
    assert np.array_equal(env.step(frozen)[0], other.step(other.sample())[0])


def test_arrays_are_written_in_place() -> None:
    env = VectorEnv("little_devils", 2)
    observations, info = env.reset(seed=1)
    later, _, _, _, later_info = env.step(env.sample())
    assert later is observations
    assert later_info["action_mask"] is info["action_mask"] is env.masks


def test_places_are_paid_against_each_other() -> None:
    env = VectorEnv("little_devils", 50, rounds=1)
    paid = [rewards[terminated] for _, _, rewards, terminated, *_ in stepped(env, 40)]
    sums = np.concatenate(paid)
    assert len(sums) == 50
    assert sums.sum(axis=1) == pytest.approx(0, abs=1e-6)
    assert sums.min() == -1
    assert sums.max() == 1


def test_a_game_without_end_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("diablerie.rl.setup.ROUND_LIMIT", 1)
    env = VectorEnv("little_devils", 4, goal=500)
    ends = [(terminated.any(), truncated.any()) for _, _, _, terminated, truncated, *_ in stepped(env, 36)]
    assert ends[-1] == (False, True)
    assert not any(first or second for first, second in ends[:-1])


def test_an_illegal_action_is_named_and_nothing_happens() -> None:
    env = VectorEnv("little_devils", 3)
    before = env.reset(seed=1)[0].copy()
    actions = env.sample().copy()
    actions[1] = int(np.flatnonzero(env.masks[1] == 0)[0])
    with pytest.raises(
        InputError, match=rf"action {actions[1]} of seat \d in game 1 is not legal; legal are \["
    ):
        env.step(actions)
    assert np.array_equal(before, env._desk.observations)
    for wrong in (-1, 54, 1 << 40):
        actions[1] = wrong
        with pytest.raises(InputError, match=f"action {wrong} of seat"):
            env.step(actions)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"game": "chess"}, "unknown game 'chess'"),
        ({"players": 7}, "Little Devils is for 3 to 6 players, not 7"),
        ({"games": 0}, "games: 0 is not allowed"),
        ({"threads": 0}, "threads: 0 is not allowed"),
        ({"rounds": -1}, "rounds: -1 is not allowed"),
        ({"reward": "joy"}, "unknown reward 'joy'; there are: place, points"),
        ({"goal": 0}, "option goal: 0 is not allowed"),
        ({"gaol": 9}, "unknown option 'gaol'"),
    ],
)
def test_wrong_settings_get_one_clear_line(arguments: dict[str, Any], message: str) -> None:
    with pytest.raises(InputError, match=message):
        VectorEnv(**{"game": "little_devils", "games": 2, **arguments})


def test_wrong_seeds_and_actions_get_one_clear_line() -> None:
    env = VectorEnv("little_devils", 2)
    with pytest.raises(InputError, match="nothing has begun"):
        env.sample()
    with pytest.raises(InputError, match="3 seeds for 2 games"):
        env.reset(seed=[1, 2, 3])
    for seed in (-1, 1 << 62, "one", 1.5):
        with pytest.raises(InputError, match="seed"):
            env.reset(seed=seed)  # type: ignore[arg-type]
    env.reset(seed=1)
    for actions in ([1, 2, 3], 1, [0.5, 1.0], [[1, 2]]):
        with pytest.raises(InputError, match="2 whole numbers are needed"):
            env.step(actions)


def test_it_says_what_it_is() -> None:
    env = VectorEnv("little_devils", 2, players=3, goal=50)
    assert repr(env) == "VectorEnv('little_devils', 2, players=3, goal=50)"
    assert (env.num_envs, env.observation_size, env.action_count) == (2, 507, 54)


def test_options_reach_the_rules() -> None:
    env = VectorEnv("devil_with_it", 1, goal=100, minimum_bet=0)
    env.reset(seed=1)
    assert env.masks[0, 49:].tolist() == [1] * 21
    assert complete(GAMES["devil_with_it"].options, {"goal": 100, "minimum_bet": 0}) == env.setup.options
