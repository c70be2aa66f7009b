"""One whole game between bots, with dealer, referee and record."""

from typing import NamedTuple

from diablerie.bots.bot import Bot
from diablerie.bots.company import Company
from diablerie.errors import InputError
from diablerie.game.core import CHANCE, LEGAL
from diablerie.game.manifest import Game
from diablerie.game.masks import seats_of
from diablerie.game.options import Options
from diablerie.game.tempo import Race, Tempo
from diablerie.game.types import Event, State
from diablerie.match.dealer import Dealer
from diablerie.match.ranking import rounds_lasted
from diablerie.match.recipe import commitment_of, salt_of
from diablerie.match.record import Header, Line, Player, header_line, lines_of, result_line
from diablerie.match.referee import ROUND_LIMIT, Match, apply, explain, refusal


class Sitting(NamedTuple):
    """Who sits down to which game, and what its dealer draws from."""

    game: Game
    options: Options
    names: tuple[str, ...]
    """What the bot at each seat is called."""
    bots: tuple[Bot, ...]
    seed: bytes
    """The dealer's, 32 bytes."""


class Played(NamedTuple):
    """A game that is over, or was stopped at the limit of rounds."""

    match: Match
    lasted: list[int]
    """After how many rounds each seat still had something."""
    moves: int
    """Decisions of players, as against events of chance and of the clock."""
    stopped: bool
    lines: list[Line]
    """The record, empty where none is wanted."""


def play(sitting: Sitting, recorded: bool) -> Played:
    """Play a game to its end."""
    game, seats = sitting.game, range(len(sitting.names))
    players = tuple(Player(f"{name} {seat}", name) for seat, name in enumerate(sitting.names))
    header = Header(game, sitting.options, players, commitment_of(sitting.seed))
    dealer = Dealer(sitting.seed, salt_of([""] * len(players)))
    tempo = game.tempo(sitting.options)
    company = Company({seat: sitting.bots[seat] for seat in seats}, tempo)
    match = header.begin()
    lines: list[Line] = [header_line(header)] if recorded else []
    lasted, moves = [0 for _ in seats], 0
    while not match.over and game.rounds(match.state) < ROUND_LIMIT:
        if match.state.to_act == CHANCE:
            event, dealer = dealer.outcome(game, match.state)
        else:
            event = decided(match, company, tempo, sitting.names)
            moves += event.by >= 0
        after = apply(match, event)
        lasted = rounds_lasted(after, lasted)
        if recorded:
            lines += lines_of(match, event, after)
        match = after
    if recorded:
        lines.append(result_line(match, sitting.seed, not match.over))
    return Played(match, lasted, moves, not match.over, lines)


def decided(match: Match, company: Company, tempo: Tempo[State, Event], names: tuple[str, ...]) -> Event:
    """What the next bot does, which must be allowed, or the end of a race when nobody wants anything more."""
    game = match.game
    event = company.next_event(match)
    if event is None:
        if not isinstance(tempo, Race):
            seat = seats_of(game.awaited(match.state))[0]
            raise InputError(f"{game.title}: the bot {names[seat]} wants to do nothing, which is not allowed")
        event = tempo.closing
    reason = refusal(match, event)
    if reason != LEGAL:
        who = f"the bot {names[event.by]}" if event.by >= 0 else "nobody grabs, so the clock"
        what = f"{who} wants {game.to_text(event)!r}, which is refused ({game.code(reason)})"
        raise InputError(f"{game.title}: {what}: {explain(match, event, reason)}")
    return event
