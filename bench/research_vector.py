"""Steps a second of the vector environment on one core, beside pgx on Leduc poker where pgx is installed.

Both choose legal actions by lot, as part of what is timed; ours also without that. pgx compiles a step of all
its games into one call of XLA, as its documentation advises; the number of games is the one of those tried
that suits it best.
"""

from importlib.util import find_spec
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from bench.games import HEATS, Contestant, Heat, race
from diablerie.games.catalogue import GAMES
from diablerie.rl.vector import VectorEnv

GAMES_AT_ONCE = 4096
STEPS = 144
"""Four rounds of Little Devils."""
PEER_SIZES = (1024, 8192)


def ours(game: str) -> Heat:
    """Steps of four players, each with an observation, a mask and rewards."""
    env = VectorEnv(game, GAMES_AT_ONCE, players=4)
    env.reset(seed=1)

    def heat(steps: int) -> float:
        for _ in range(steps):
            env.step(env.sample())
        return steps * GAMES_AT_ONCE

    return heat


def given(game: str) -> Heat:
    """The same steps alone, with actions that were chosen before."""
    env = VectorEnv(game, GAMES_AT_ONCE, players=4)
    env.reset(seed=1)
    opening = [array.copy() for array in env._desk]
    chosen = []
    for _ in range(STEPS):
        chosen.append(env.sample().copy())
        env.step(chosen[-1])

    def heat(times: int) -> float:
        for _ in range(times):
            for array, before in zip(env._desk, opening, strict=True):
                array[:] = before
            for actions in chosen:
                env.step(actions)
        return times * STEPS * GAMES_AT_ONCE

    return heat


def leduc(games: int) -> Heat:
    """Steps of pgx's Leduc poker, which restarts games that are over."""
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make("leduc_holdem")
    step = jax.vmap(auto_reset(env.step, env.init))

    def act(state: Any, key: Any) -> tuple[Any, Any]:
        key, own = jax.random.split(key)
        weights = jnp.log(state.legal_action_mask.astype(jnp.float32))
        actions = jax.random.categorical(own, weights, axis=-1)
        return step(state, actions, jax.random.split(own, games)), key

    one_step = jax.jit(act)
    start = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), games))

    def heat(steps: int) -> float:
        state, key = start, jax.random.PRNGKey(2)
        for _ in range(steps):
            state, key = one_step(state, key)
        jax.block_until_ready(state)
        return steps * games

    return heat


def contestants() -> tuple[list[Contestant], list[Contestant]]:
    """Ours, and the peers that are installed."""
    mine = [Contestant(game.title, "steps", ours(name)) for name, game in GAMES.items()]
    mine += [Contestant(f"{game.title}, actions given", "steps", given(name)) for name, game in GAMES.items()]
    sizes = PEER_SIZES if find_spec("pgx") else ()
    return mine, [Contestant(f"pgx leduc_holdem, {size:,} games", "steps", leduc(size)) for size in sizes]


def main() -> None:
    """Measure and print."""
    console = Console(highlight=False)
    mine, peers = contestants()
    race([*mine, *peers])
    best = max((peer.best for peer in peers), default=0.0)
    table = Table(box=SIMPLE_HEAD, title=f"steps of many games at once, one core, best of {HEATS} heats")
    for title in ("", "a second", "x pgx"):
        table.add_column(title, justify="right" if title else "left")
    for contestant in (*mine, *peers):
        ratio = f"{contestant.best / best:,.1f}" if best else "-"
        table.add_row(contestant.name, f"{contestant.best:,.0f}", ratio)
    console.print(table)
    if not peers:
        console.print("pgx is not installed, so there is nothing to compare with")
