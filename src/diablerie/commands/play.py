"""`diablerie play`: a game at this keyboard."""

import secrets
import sys
from hashlib import sha256
from pathlib import Path
from random import Random

import click

from diablerie.bots.called import bots_called
from diablerie.bots.roster import LEVELS, USUAL, make_bot
from diablerie.commands.choices import BotNames, GameName, game_options, language_option, read_options
from diablerie.errors import InputError
from diablerie.game.manifest import Game
from diablerie.game.options import Options
from diablerie.game.teller import Teller
from diablerie.games.catalogue import GAMES
from diablerie.match.recipe import commitment_of
from diablerie.match.record import Header, Player
from diablerie.terminal.console import Console, Left
from diablerie.terminal.table import Table, play_table
from diablerie.words import ENGLISH, say

LONGEST_NAME = 24


@click.command()
@click.argument("game", type=GameName(), required=False)
@click.option("--players", type=int, metavar="N", help="How many play, bots included.")
@click.option(
    "--bots",
    type=BotNames(),
    help="Which bots play: easy, normal, hard, devil. The seats left over are people at this keyboard;"
    " without this option one person plays against normal ones.",
)
@click.option("--names", metavar="A,B", help="What the people are called.")
@click.option(
    "--seed", type=click.IntRange(0, 2**62), metavar="S", help="The same seed deals the same cards."
)
@game_options
@language_option
@click.option(
    "--record", type=click.Path(path_type=Path, dir_okay=False), help="Write the game to this file."
)
def play(
    game: Game | None,
    players: int | None,
    bots: tuple[str, ...] | None,
    names: str | None,
    seed: int | None,
    given: tuple[str, ...],
    record: Path | None,
    language: str,
) -> None:
    """Play a game in this terminal.

    Against bots, or with others at one keyboard; without GAME you may choose.
    """
    console = Console(clears=sys.stdout.isatty() and sys.stdin.isatty())
    if game is None:
        try:
            game = choose_game(console, language)
        except Left:
            return
    players = game.check_players(game.usual if players is None else players)
    bots = (USUAL,) * (players - 1) if bots is None else bots
    if len(bots) > players:
        raise InputError(say(language, "screen-too_many_bots", bots=len(bots), players=players))
    people = people_called(names, players - len(bots), language)
    table = new_table(game, read_options(game.table_options, given), people, bots, seed, console, language)
    welcome(table)
    play_table(table, record)


def welcome(table: Table) -> None:
    """Say what is played, who plays, and what kind of people the bots are."""
    game, teller = table.match.game, table.teller
    table.console.say(teller.say("screen-welcome", game=game.called(teller.language), credit=game.credit))
    names = ", ".join(seat_shown(player, teller) for player in table.header.seats)
    table.console.say(teller.say("screen-at_table", names=names))
    for bot in dict.fromkeys(player.bot for player in table.header.seats if player.bot in LEVELS):
        called, manner, way = (teller.say(f"bot-{bot}{part}") for part in ("", "-manner", f"-{game.name}"))
        table.console.say(teller.say("screen-bot_manner", bot=called, manner=manner, way=way))


def seat_shown(player: Player, teller: Teller) -> str:
    """Name a player, and how strong a bot it is."""
    if not player.bot:
        return player.name
    return teller.say("screen-bot", name=player.name, level=teller.say(f"bot-{player.bot}-level"))


def choose_game(console: Console, language: str) -> Game:
    """Let the player choose."""
    games = {str(number): game for number, game in enumerate(GAMES.values(), 1)}
    for number, game in games.items():
        console.say(f"{number}  {game.called(language)}: {game.pitch(language)}")
    while True:
        answer = console.ask(say(language, "screen-ask_game", numbers=", ".join(games)))
        if answer in games:
            return games[answer]
        console.say(f"  {say(language, 'screen-no_game', typed=repr(answer))}")


def people_called(names: str | None, people: int, language: str) -> list[str]:
    """What the people are called: what they say, or Guest, or Guest 1 and Guest 2."""
    given = [name.strip() for name in names.split(",")] if names else []
    if len(given) > people:
        raise InputError(say(language, "screen-too_many_names", names=len(given), people=people))
    for name in given:
        if not name.isprintable() or not 1 <= len(name) <= LONGEST_NAME:
            raise InputError(say(language, "screen-bad_name", name=repr(name[:40]), longest=LONGEST_NAME))
    if people == 1:
        return given or [say(language, "screen-guest")]
    default = [say(language, "screen-numbered_guest", number=number) for number in range(1, people + 1)]
    return given + default[len(given) :]


def new_table(
    game: Game,
    options: Options,
    people: list[str],
    bots: tuple[str, ...],
    seed: int | None,
    console: Console,
    language: str = ENGLISH,
) -> Table:
    """Seat the people first, then the bots, and commit the dealer to a seed."""
    secret = secrets.token_bytes(32) if seed is None else sha256(f"diablerie play {seed}".encode()).digest()
    luck = Random(secrets.randbits(64) if seed is None else seed)
    seats = [Player(name) for name in people]
    seats += [Player(name, bot) for name, bot in zip(bots_called(bots, language), bots)]
    header = Header(game, options, tuple(seats), commitment_of(secret))
    made = {
        len(people) + n: make_bot(name, game, Random(luck.getrandbits(64))) for n, name in enumerate(bots)
    }
    return Table(header, secret, made, console, language)
