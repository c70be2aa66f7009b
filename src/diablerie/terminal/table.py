"""A game at one keyboard: people, bots, and everything told in plain lines."""

from collections.abc import Mapping
from pathlib import Path

from diablerie.bots.bot import Bot
from diablerie.bots.company import Company
from diablerie.errors import InputError
from diablerie.game.core import CHANCE, LEGAL, NOBODY, Seat
from diablerie.game.masks import seats_of
from diablerie.game.teller import Teller
from diablerie.game.tempo import Race
from diablerie.game.types import Event
from diablerie.match.dealer import Dealer
from diablerie.match.recipe import salt_of
from diablerie.match.record import Header, encode, header_line, lines_of, result_line
from diablerie.match.referee import Match, Step, apply, explain, refusal
from diablerie.match.replay import handed_out
from diablerie.terminal.console import HELP, TABLE, Console, Left
from diablerie.terminal.race import RaceRound, get_ready
from diablerie.words import ENGLISH


class Table:
    """One game, from the first deal to the result."""

    def __init__(
        self, header: Header, seed: bytes, bots: Mapping[Seat, Bot], console: Console, language: str = ENGLISH
    ) -> None:
        self.header = header
        self.match: Match = header.begin()
        self.people = [seat for seat in range(len(header.seats)) if seat not in bots]
        you = self.people[0] if len(self.people) == 1 else NOBODY
        self.teller = Teller([player.name for player in header.seats], language, you)
        self.tempo = header.game.tempo(header.options)
        self.company = Company(bots, self.tempo)
        self.console = console
        self._seed = seed
        self._dealer = Dealer(seed, salt_of([player.number for player in header.seats]))
        self._steps: list[Step] = []
        self._opened = console.milliseconds()
        self._lines = [header_line(header)]
        self._at_screen: Seat = NOBODY

    def play(self) -> None:
        """Play to the end, or until somebody leaves."""
        game = self.match.game
        while not self.match.over:
            state = self.match.state
            if state.to_act == CHANCE:
                if isinstance(self.tempo, Race):
                    get_ready(self, self.tempo)
                event, self._dealer = self._dealer.outcome(game, state)
                self.happen(event)
            elif isinstance(self.tempo, Race):
                RaceRound(self, self.tempo).play()
            else:
                decided = self.company.next_event(self.match)
                self.happen(decided or self.asked(seats_of(game.awaited(state))[0]))
        self.console.say("\n" + game.picture(game.open_view(self.match.state), self.teller))

    def happen(self, event: Event) -> None:
        """Let a legal event happen, and tell it."""
        before = self.match
        self.match = apply(before, event)
        self._steps.append(Step(0, event, before, self.match))
        at = self.console.milliseconds() - self._opened
        self._lines += lines_of(before, event, self.match, at)
        for sentence in before.game.tell(before.state, event, self.match.state, self.teller):
            self.console.say(sentence)

    def asked(self, seat: Seat) -> Event:
        """Ask one person for one decision, until it is legal."""
        self.give_screen(seat)
        game = self.match.game
        view = game.view(self.match.state, seat)
        language = self.teller.language
        question = game.prompts.ask(view, language)
        self.show(seat)
        while True:
            answer = self.console.ask(question)
            if answer == HELP:
                self.console.say(self.help_lines(question))
                continue
            if answer == TABLE:
                self.show(seat)
                continue
            try:
                event = game.prompts.read(view, answer, language)
            except InputError as error:
                self.console.say(f"  {error}")
                continue
            assert event is not None, "nothing is done only in a race"
            reason = refusal(self.match, event)
            if reason == LEGAL:
                return event
            self.console.say(f"  {explain(self.match, event, reason, language)}")

    def help_lines(self, question: str) -> str:
        """What may be typed now."""
        rules = self.teller.say("screen-help_rules", game=self.match.game.name)
        return "\n".join(f"  {line}" for line in (question, self.teller.say("screen-help_keys"), rules))

    def show(self, seat: Seat) -> None:
        """Draw the table as `seat` sees it."""
        view = self.match.game.view(self.match.state, seat)
        self.console.say("\n" + self.match.game.picture(view, self.teller))

    def give_screen(self, seat: Seat) -> None:
        """With several people at one keyboard, hide one's secrets before the next one looks."""
        if len(self.people) > 1 and self._at_screen != seat:
            if self._at_screen != NOBODY:
                self.console.ask(self.teller.say("screen-ask_hide"))
                self.console.wipe()
            self.console.ask(self.teller.of(seat, "screen-ask_look_away"))
        self._at_screen = seat

    def record(self) -> bytes:
        """The record: whole after the end; before it, without what may not be seen yet."""
        if self.match.over:
            return encode([*self._lines, result_line(self.match, self._seed)])
        return encode(handed_out(self.header, self._steps, self.teller.you))


def play_table(table: Table, record: Path | None) -> bool:
    """Play a table and write its record; whether it was played to the end."""
    try:
        table.play()
        return True
    except Left:
        table.console.say(table.teller.say("screen-left"))
        return False
    finally:
        if record is not None:
            write_record(record, table.record())
            table.console.say(table.teller.say("screen-record", file=str(record)))


def write_record(path: Path, content: bytes) -> None:
    """Write a record to a file."""
    try:
        path.write_bytes(content)
    except OSError as error:
        raise InputError(f"cannot write {path}: {error.strerror}") from None
