"""A game in plain words, for whoever cannot draw it: the terminal's picture of it, and what may be chosen."""

from collections.abc import Sequence

from msgspec import Struct

from diablerie.bots.called import bots_called
from diablerie.errors import InputError
from diablerie.game.core import NOBODY, Seat
from diablerie.game.manifest import Game
from diablerie.game.teller import Teller
from diablerie.game.types import Event, State
from diablerie.match.referee import Match, Timeout
from diablerie.server.http.named_table import room_of
from diablerie.server.http.service import Call, Refusal
from diablerie.server.protocol.http_games import PlainChoice, PlainTable, PlainTold
from diablerie.server.table.seats import Place
from diablerie.server.table.table import Table
from diablerie.words import ENGLISH, LANGUAGES, say


async def plain(call: Call) -> PlainTable:
    """Show a table in plain words, with what you may do now; `watch=1` for what a spectator sees."""
    table, language = (await room_of(call)).table, language_asked(call)
    watches = call.person is None or call.request.query_params.get("watch") == "1"
    seat = NOBODY if watches else table.seats.of(call.me.key)
    match = table.ledger.match
    if match is None:
        raise Refusal(409, "not_begun", "the game has not begun, so there is nothing to tell yet")
    if not table.tempo.unhurried:  # it would show the dice while they tumble
        raise Refusal(409, "not_now", "this game is a race, which is too fast for words")
    shown = Plainly(table, match, Teller(names_of(table.seats.places, language), language, seat)).shown()
    await call.context.hub.outbox.durable()  # nobody is told what could still be lost
    return shown


def language_asked(call: Call, usual: str = ENGLISH) -> str:
    """In which language the words shall be."""
    language = call.request.query_params.get("language", usual)
    if language == usual:
        return language
    if language not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise InputError(f"there is no language {language[:12]!r}; there are: {known}")
    return language


def names_of(places: Sequence[Place], language: str) -> list[str]:
    """What everybody is called."""
    bots = iter(bots_called([place.bot for place in places if place.person is None], language))
    return [place.name if place.person else next(bots) for place in places]


class Plainly(Struct, frozen=True):
    """A table, and whoever tells of it."""

    table: Table
    match: Match
    teller: Teller

    def shown(self) -> PlainTable:
        """The table in words."""
        game, state, seat = self.match.game, self.match.state, self.teller.you
        return PlainTable(
            version=self.table.ledger.version,
            picture=game.picture(game.view(state, seat), self.teller),
            totals=totals_shown(game, state, seat),
            choices=self._choices(seat),
            told=self._told(),
        )

    def _choices(self, seat: Seat) -> list[PlainChoice]:
        game, state = self.match.game, self.match.state
        if seat == NOBODY or self.table.ledger.finished or not game.awaited(state) >> seat & 1:
            return []
        return [plain_choice(game, event, self.teller.language) for event in game.choices(state, seat)]

    def _told(self) -> list[PlainTold]:
        game = self.match.game
        return [
            PlainTold(change.version, game.tell(change.before, change.event, change.after, self.teller))
            for change in self.table.picture.changes
            if change.event is not None and not isinstance(change.event, Timeout)
            if change.before is not None and change.after is not None
        ]


def plain_choice(game: Game, event: Event, language: str) -> PlainChoice:
    """Something that can be done, in words where there are any and else as a record writes it."""
    written = {name: value for name, value in game.to_fields(event).items() if name != "by"}
    what, *values = written.items()
    spoken = {name: value for name, value in values if isinstance(value, str | int)}
    try:
        text = say(language, f"choice-{what[1]}", **spoken)
    except LookupError:
        text = game.to_text(event).split(maxsplit=1)[1]
    return PlainChoice(written, text)


def totals_shown(game: Game, state: State, seat: Seat) -> list[int | None]:
    """What each seat has so far, as far as `seat` may know."""
    hidden, totals = game.hides_totals(state, seat), game.totals(state)[: state.players]
    return [None if hidden >> one & 1 else total for one, total in enumerate(totals)]
