"""The strongest bot of Little Devils beside OpenSpiel: playouts a second, and a match against its ISMCTS.

Playouts are whole rounds of four players inside the search, beside simulations of OpenSpiel's C++ ISMCTS on
hearts, from the first card. In the match two of four seats belong to each side; every deal is played in both
arrangements.
"""

from collections.abc import Callable
from random import Random

import numpy as np
import pyspiel
from rich.console import Console
from rich.progress import track

from bench.games import Contestant, Heat, race
from bench.openspiel_adapter import TimedSearch
from diablerie.game.mind import Mind
from diablerie.games.little_devils.bots.deals import riddle
from diablerie.games.little_devils.bots.habits import HABITS
from diablerie.games.little_devils.bots.levels import LEVELS, warm_up
from diablerie.games.little_devils.bots.playouts import empty_room
from diablerie.games.little_devils.bots.search import COLUMNS, ROWS, Deals, play_out
from diablerie.games.little_devils.cards import HAND_SIZE, cards
from diablerie.games.little_devils.memory import NO_MEMORY, Memory, remember
from diablerie.games.little_devils.rules import apply
from diablerie.games.little_devils.state import Event, State, dealing, new_game, playing
from diablerie.games.little_devils.view import view
from diablerie.kernel import NOTHING, put

PLAYERS = 4
DEALS = 200
THINKING = 0.05
"""Seconds of computing a decision, for each side."""
SIMULATIONS = 500
"""Of hearts, in one search."""

Player = Callable[[State, Memory], int]
"""Chooses a card."""


def random_deal(luck: Random) -> Event:
    """A deal and its dealer by lot."""
    pack = luck.sample(range(1, HAND_SIZE * PLAYERS + 1), HAND_SIZE * PLAYERS)
    hands = NOTHING
    for seat in range(PLAYERS):
        hands = put(hands, seat, cards(*pack[seat::PLAYERS]))
    return dealing(luck.randrange(PLAYERS), hands)


def playouts() -> Heat:
    """Our search before the first card of a round; every card is tried on every deal."""
    table = apply(new_game(PLAYERS, 100, 0), random_deal(Random(1)))
    sight = view(table, table.to_act)
    question, weights, room = riddle(sight, NO_MEMORY), np.array(HABITS), empty_room()

    def heat(deals: int) -> float:
        play_out(question, Deals(1, 0, deals), weights, room, np.zeros((ROWS, COLUMNS)))
        return deals * len(sight.legal)

    return heat


def hearts() -> Heat:
    """OpenSpiel's C++ search at the first choice of a card in hearts, with random rollouts."""
    state = pyspiel.load_game("hearts(pass_cards=false)").new_initial_state()
    luck = Random(1)
    while state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes())
        state.apply_action(luck.choices(outcomes, chances)[0])
    while len(state.legal_actions()) == 1:  # whoever has the two of clubs must lead it
        state.apply_action(state.legal_actions()[0])
    bot = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, SIMULATIONS)

    def heat(searches: int) -> float:
        for _ in range(searches):
            bot.step(state)
        return searches * SIMULATIONS

    return heat


def compare_speed(console: Console) -> None:
    """Print playouts a second, and how many times the peer's."""
    ours = Contestant("Little Devils, playouts by habit", "playouts", playouts())
    peer = Contestant("OpenSpiel C++ ISMCTS, hearts", "simulations", hearts())
    race((ours, peer))
    for contestant in (peer, ours):
        console.print(f"{contestant.name:34} {contestant.best:>12,.0f} {contestant.unit} a second")
    console.print(f"{'':34} {ours.times(peer):>12,.1f} times as many")


def devil(seed: int) -> Player:
    """Our strongest level, within the same time."""
    luck = Random(seed)

    def choose(state: State, memory: Memory) -> int:
        event = LEVELS["devil"](view(state, state.to_act), Mind(memory, luck, THINKING))
        assert event is not None
        return int(event.card)

    return choose


def play_round(deal: Event, players: list[Player]) -> tuple[int, ...]:
    """The devils everybody took."""
    table, memory = new_game(PLAYERS, 1, 0), NO_MEMORY
    event = deal
    while True:
        after = apply(table, event)
        memory = remember(memory, table, event, after)
        table = after
        if table.rounds:
            return table.totals[:PLAYERS]
        event = playing(table.to_act, players[table.to_act](table, memory))


def share_ahead(deal: Event, seed: int) -> float:
    """How often a devil took fewer than a seat of the other side, in both arrangements of a deal."""
    ahead = []
    for first in range(2):
        ours = [seat for seat in range(PLAYERS) if seat % 2 == first]
        others = [seat for seat in range(PLAYERS) if seat % 2 != first]
        players = [
            devil(seed + seat) if seat in ours else TimedSearch(THINKING, seed + seat).choose
            for seat in range(PLAYERS)
        ]
        taken = play_round(deal, players)
        ahead += [(taken[a] < taken[b]) + (taken[a] == taken[b]) / 2 for a in ours for b in others]
    return sum(ahead) / len(ahead)


def compete(console: Console) -> None:
    """Play the match, and print our share with an interval over deals."""
    warm_up()
    luck = Random(2026)
    deals = [random_deal(luck) for _ in range(DEALS)]
    shares = [
        share_ahead(deal, 10 * number)
        for number, deal in enumerate(track(deals, "devil against ISMCTS", transient=True))
    ]
    mean, spread = float(np.mean(shares)), 1.96 * float(np.std(shares, ddof=1)) / DEALS**0.5
    console.print(
        f"devil finishes ahead of OpenSpiel's ISMCTS in {mean:.1%} ± {spread:.1%} of the pairs"
        f" ({DEALS} deals in both arrangements, {THINKING * 1000:.0f} ms a decision, 95 % over deals)"
    )


def main() -> None:
    """Measure and print."""
    console = Console(highlight=False)
    compare_speed(console)
    compete(console)
