"""The games of a tournament, deal by deal, on all cores in processes."""

import signal
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from typing import NamedTuple

from diablerie.errors import InputError
from diablerie.games.catalogue import find_game
from diablerie.lab.sitting import Played, Sitting, play
from diablerie.lab.tournament.chair import Chair
from diablerie.lab.tournament.contestants import Stopped, Timed, contestant
from diablerie.lab.tournament.plan import Plan, Seating
from diablerie.lab.workers import workers
from diablerie.match.ranking import places
from diablerie.match.recipe import commitment_of
from diablerie.match.record import encode, result_line


class Game(NamedTuple):
    """What came out of one game."""

    deal: int
    seating: Seating
    places: tuple[int, ...]
    """Each seat's place, 1 for the best."""
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    """Seats, several in a tie; nobody wins where nobody has a ruby left."""
    rounds: int
    moves: int
    stopped: bool
    """Whether the game was stopped at the limit of rounds."""
    decisions: tuple[int, ...]
    """How often each seat was asked."""
    seconds: tuple[float, ...]
    """How long each seat has thought in all."""


class Deal(NamedTuple):
    """All games of one deal."""

    games: list[Game]
    records: bytes
    """Empty where none are wanted."""


def play_deals(plan: Plan, cores: int, recorded: bool = False) -> Iterator[Deal]:
    """Play deal by deal; they come in order, and whoever stops listening stops the play."""
    tasks = [(plan, deal, recorded) for deal in range(plan.deals)]
    with workers(min(cores, plan.deals), get_ready, plan) as pool:
        yield from pool.imap(play_task, tasks)


def get_ready(*plans: Plan) -> None:
    """Compile what the bots need, so that nobody's first decision takes seconds."""
    for name in {plan.game_name for plan in plans}:
        bots = find_game(name).bots()
        if any(bots.compiled & set(plan.names) for plan in plans if plan.game_name == name):
            bots.warm_up()


def play_task(task: tuple[Plan, int, bool]) -> Deal:
    """Play one deal, told in one word as a pool does it; whoever is stopped ends its programs."""
    before = signal.signal(signal.SIGTERM, _stop)
    try:
        return play_deal(*task)
    finally:
        signal.signal(signal.SIGTERM, before)  # or it would be heard once more on the way out


def _stop(*_: object) -> None:
    raise Stopped


def play_deal(plan: Plan, deal: int, recorded: bool = False) -> Deal:
    """Play one deal with every seating."""
    games, records = [], []
    for number in range(plan.games_a_deal):
        try:
            game, record = play_game(plan, deal, number, recorded)
        except InputError as error:
            raise InputError(f"{error}; seed {plan.seed}, deal {deal}, game {number}") from error
        games.append(game)
        records.append(record)
    return Deal(games, b"".join(records))


def play_game(plan: Plan, deal: int, number: int, recorded: bool) -> tuple[Game, bytes]:
    """Play one game of a deal."""
    seating, seed = plan.seatings(deal)[number], plan.seed_of_deal(deal)
    names = tuple(plan.names[bot] for bot in seating)
    with ExitStack() as guests:
        bots = []
        for seat in range(plan.players):
            luck = plan.luck(deal, number, seat)
            chair = Chair(plan.game, plan.options, names, seat, commitment_of(seed), luck, plan.seconds)
            bots.append(Timed(guests.enter_context(contestant(chair))))
        played = play(Sitting(plan.game, plan.options, names, tuple(bots), seed), recorded)
        for bot in bots:
            bot.end(result_line(played.match, seed, played.stopped))
    return outcome(deal, seating, played, bots), encode(played.lines)


def outcome(deal: int, seating: Seating, played: Played, bots: Sequence[Timed]) -> Game:
    """What is kept of a game."""
    match = played.match
    return Game(
        deal=deal,
        seating=seating,
        places=tuple(places(match, played.lasted)),
        totals=tuple(match.game.totals(match.state)),
        winners=tuple(match.winners),
        rounds=match.game.rounds(match.state),
        moves=played.moves,
        stopped=played.stopped,
        decisions=tuple(bot.decisions for bot in bots),
        seconds=tuple(bot.seconds for bot in bots),
    )
