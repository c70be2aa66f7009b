"""Steps a second of the vector environment on one core, beside pgx on Leduc poker where pgx is installed.

Both choose legal actions by lot, as part of what is timed; ours also without that. pgx compiles a step of all
its games into one call of XLA, as its documentation advises. Everybody plays with several numbers of games at
once, and is shown with the one that suited it best.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from importlib.util import find_spec
from itertools import chain
from operator import attrgetter
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from bench.games import HEATS, Contestant, Heat, race
from diablerie.games.catalogue import GAMES
from diablerie.rl.vector import VectorEnv

SIZES = (1024, 4096)
"""Numbers of games at once."""
PEER_SIZES = (1024, 8192)
STEPS = 144
"""Four rounds of Little Devils."""


def ours(game: str, games: int) -> Heat:
    """Steps of four players, each with an observation, a mask and rewards."""
    env = VectorEnv(game, games, players=4)
    env.reset(seed=1)

    def heat(steps: int) -> float:
        for _ in range(steps):
            env.step(env.sample())
        return steps * games

    return heat


def given(game: str, games: int) -> Heat:
    """The same steps alone, with actions that were chosen before."""
    env = VectorEnv(game, games, players=4)
    env.reset(seed=1)
    arrays: Iterable[Any] = env._desk
    opening = [array.copy() for array in arrays]
    chosen = []
    for _ in range(STEPS):
        chosen.append(env.sample().copy())
        env.step(chosen[-1])

    def heat(times: int) -> float:
        for _ in range(times):
            for array, before in zip(arrays, opening, strict=True):
                array[:] = before
            for actions in chosen:
                env.step(actions)
        return times * STEPS * games

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


def sizes_of(name: str, sizes: Sequence[int], heat_of: Callable[[int], Heat]) -> list[Contestant]:
    """One contestant with several numbers of games."""
    return [Contestant(f"{name}, {size:,} games", "steps", heat_of(size)) for size in sizes]


def contestants() -> tuple[list[list[Contestant]], list[Contestant]]:
    """Ours, and the peer if it is installed, each with several numbers of games."""
    mine = [sizes_of(game.title, SIZES, partial(ours, name)) for name, game in GAMES.items()]
    for name, game in GAMES.items():
        mine.append(sizes_of(f"{game.title}, actions given", SIZES, partial(given, name)))
    return mine, sizes_of("pgx leduc_holdem", PEER_SIZES if find_spec("pgx") else (), leduc)


def main() -> None:
    """Measure and print."""
    console = Console(highlight=False)
    mine, peers = contestants()
    race([*chain(*mine), *peers])
    table = Table(box=SIMPLE_HEAD, title=f"steps of many games at once, one core, {HEATS} heats")
    for title in ("", "a second", "x pgx"):
        table.add_column(title, justify="right" if title else "left")
    peer = max(peers, key=attrgetter("best"), default=None)
    for sizes in (*mine, peers) if peers else mine:
        fastest = max(sizes, key=attrgetter("best"))
        ratio = f"{fastest.times(peer):,.1f}" if peer else "-"
        table.add_row(fastest.name, f"{fastest.best:,.0f}", ratio)
    console.print(table)
    if not peers:
        console.print("pgx is not installed, so there is nothing to compare with")
