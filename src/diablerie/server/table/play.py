"""How a game goes on at a table: what people do, chance, bots and clocks."""

from diablerie.errors import RecordError
from diablerie.game.core import CHANCE, LEGAL, NOBODY, Seat
from diablerie.game.masks import seats_of
from diablerie.game.tempo import Race as RulesOfRace
from diablerie.game.types import Event
from diablerie.match.dealer import Dealer
from diablerie.match.record import event_line, event_of
from diablerie.match.referee import Happening as Happens
from diablerie.match.referee import explain, refusal
from diablerie.server.protocol.codes import rule_code
from diablerie.server.protocol.commands import Act, TakeBack
from diablerie.server.protocol.messages import AnyTold
from diablerie.server.protocol.told import TOO_LONG
from diablerie.server.protocol.told import Patience as PatienceTold
from diablerie.server.table.banter import Banter
from diablerie.server.table.bounds import Bounds
from diablerie.server.table.effects import Ask, Effect, Keep, No, Tell
from diablerie.server.table.entries import (
    Agreed,
    AnyEntry,
    BotSat,
    Happening,
    Opened,
    Person,
    Sat,
    Shut,
    TakenBack,
)
from diablerie.server.table.ledger import Ledger
from diablerie.server.table.patience import BOT, PAUSE, WAIT, Patience
from diablerie.server.table.picture import Picture
from diablerie.server.table.presence import Presence
from diablerie.server.table.questions import Questions
from diablerie.server.table.race import Race
from diablerie.server.table.tempo import Tempo
from diablerie.server.table.turns import Turns
from diablerie.server.table.updates import Change, Sight


def tempo_of(ledger: Ledger, patience: Patience) -> Tempo:
    """How time passes at a table: as its game and its options want it."""
    rules = ledger.game.tempo(ledger.options)
    if isinstance(rules, RulesOfRace):
        return Race(ledger.pace, rules, patience)
    return Turns(ledger.pace, ledger.opened.at, patience)


class Play:
    """A game with people and bots around it, and time that passes."""

    __slots__ = ("banter", "bounds", "ledger", "patience", "picture", "presence", "questions", "tempo")

    def __init__(self, opened: Opened, bounds: Bounds) -> None:
        self.bounds = bounds
        self.ledger = ledger = Ledger(opened)
        self.presence = Presence(opened, ledger.seats)
        self.questions = Questions()
        self.banter = Banter()
        self.patience = Patience(ledger, self.presence)
        self.tempo = tempo_of(ledger, self.patience)
        self.picture = Picture(ledger, self.tempo)

    # what happens

    def fold(self, entry: AnyEntry, event: Event | None = None, dealer: Dealer | None = None) -> Change:
        """Let an entry happen; who has just made it knows its event and the dealer after it."""
        ledger = self.ledger
        before = ledger.match
        happened = ledger.fold(entry, event, dealer)
        if happened is not None:
            self.questions.forget(happened.by)
        elif isinstance(entry, Sat | BotSat):
            self.questions.forget(entry.seat)
        elif isinstance(entry, Agreed):
            self.tempo = self.picture.tempo = tempo_of(ledger, self.patience)
        if self.tempo.follow(ledger, before, entry):
            self.questions.forget_all()
        return self.picture.note(entry, happened, before)

    def change(
        self,
        entry: AnyEntry,
        effects: list[Effect],
        event: Event | None = None,
        dealer: Dealer | None = None,
    ) -> None:
        """Let an entry happen, keep it, and tell everybody who is here."""
        here = self.presence.here
        before = self.picture.sight() if here else None
        change = self.fold(entry, event, dealer)
        effects.append(Keep(change.version, entry))
        if here:
            self.picture.tell(change, before, here, effects)
            if self.ledger.seats.bots:
                self._banter_about(change, before, effects)

    def _banter_about(self, change: Change, before: Sight | None, effects: list[Effect]) -> None:
        """Let a bot show what it feels about an event, now and then."""
        if change.event is None or before is None or not self.ledger.opened.bots_react:
            return
        after = self.picture.sight()
        shown = None if after is None else self.banter.heard(self.ledger, before, after)
        if shown is not None:
            self.tell_all(shown, effects)

    def happen(self, event: Happens, at: int, effects: list[Effect]) -> None:
        """Let an event of a bot or the clock happen."""
        self.change(Happening(at, event=event_line(self.ledger.game, event)), effects, event)

    def tell_all(self, message: AnyTold, effects: list[Effect]) -> None:
        """Tell everybody who is here."""
        if self.presence.here:
            effects.append(Tell(list(self.presence.here), message))

    def tell_patience(self, effects: list[Effect]) -> None:
        """Tell everybody who is here how the table waits now."""
        ledger, patience = self.ledger, self.patience
        if ledger.match is None or ledger.finished:
            return
        since = ledger.paused
        told = PatienceTold(
            since is not None,
            None if since is None else since + PAUSE,
            list(patience.wishes),
            patience.voters(WAIT),
            patience.voters(BOT),
            self.tempo.due,
            self.tempo.rolls,
            patience.bot_from(),
        )
        self.tell_all(told, effects)

    def go_on(self, at: int, effects: list[Effect]) -> None:
        """Let chance have its turn, end the game if it is over, and ask the bots that are awaited."""
        ledger, tempo = self.ledger, self.tempo
        while ledger.match is not None and ledger.match.state.to_act == CHANCE and not ledger.shut:
            if tempo.holds_chance(self, at, effects):
                return
            event, dealer = ledger.outcome()
            self.change(Happening(at, event=event_line(ledger.game, event)), effects, event, dealer)
        if ledger.over:
            for message in self.picture.last_words():
                self.tell_all(message, effects)
        if ledger.seats.bots:
            self.ask_bots(effects)

    # people

    def act(self, person: Person, command: Act, at: int, effects: list[Effect]) -> None:
        """Let somebody do something in the game."""
        ledger, fields = self.ledger, command.event.copy()
        claimed, bounds = self.tempo.weigh(self, person.key, fields, at, effects)
        fields["by"] = self.seat_in_game(person, at, effects)
        try:
            event = event_of(ledger.game, fields)
        except RecordError as error:
            raise No("bad_event", str(error)) from None
        assert ledger.match is not None
        reason = refusal(ledger.match, event)
        if reason != LEGAL:
            raise No(rule_code(ledger.game, reason), explain(ledger.match, event, reason))
        written = event_line(ledger.game, event)
        entry = Happening(at, person.key, command.id, event=written, claim=claimed, bounds=bounds)
        self.change(entry, effects, event)
        self.go_on(at, effects)

    def take_back(self, person: Person, command: TakeBack, at: int, effects: list[Effect]) -> None:
        """Let somebody take back what nobody has seen."""
        seat = self.seat_in_game(person, at, effects)
        match = self.ledger.match
        assert match is not None
        if self.ledger.game.take_back(match.state, seat) is None:
            raise No("nothing_to_take_back", "what others could see or answer cannot be taken back")
        self.change(TakenBack(at, person.key, command.id, seat=seat), effects)

    def seat_in_game(self, person: Person, at: int, effects: list[Effect]) -> Seat:
        """The seat of somebody who plays; whoever acts again has it back from their stand-in."""
        ledger = self.ledger
        seat = ledger.seats.by_key.get(person.key, NOBODY)
        if seat == NOBODY:
            raise No("not_seated", "you are not playing at this table")
        if ledger.match is None:
            raise No("not_begun", "the game has not begun")
        if ledger.shut:
            raise No("closed", f"the table was closed: {ledger.shut}")
        if ledger.paused is not None:
            raise No("paused", "the table pauses; say that you want to go on, and wait for the others")
        if ledger.seats.places[seat].bot:
            self.change(Sat(at, seat=seat, person=person), effects)
        return seat

    # bots

    def ask_bots(self, effects: list[Effect]) -> None:
        """Ask every bot that is awaited and has not been asked."""
        ledger, seats = self.ledger, self.ledger.seats
        sight = self.picture.sight() if seats.bots else None
        if ledger.match is None or sight is None or ledger.shut:
            return
        for seat in seats_of(ledger.game.awaited(ledger.match.state)):
            if seat in seats.bots and not self.questions.is_asked(seat):
                question = self.questions.ask(seat)
                view, memory = sight.view(seat), ledger.match.memory
                effects.append(Ask(seat, seats.places[seat].bot, view, memory, question))

    def decided(self, seat: Seat, event: Event | None, question: int, at: int, effects: list[Effect]) -> None:
        """Take a bot's decision; if somebody took the seat back meanwhile, it counts for nothing."""
        ledger = self.ledger
        match = ledger.match
        if match is None or ledger.shut or not ledger.seats.places[seat].bot:
            return
        if not self.questions.is_latest(seat, question) or not ledger.game.awaited(match.state) >> seat & 1:
            return
        self.tempo.decided(self, event, seat, at, effects)
        self.end_if_too_long(at, effects)

    # time

    @property
    def wakes(self) -> int | None:
        """When `tick` has something to do, or None."""
        still = self.ledger.shut or self.ledger.paused is not None
        return None if still else self.tempo.wakes(self)

    def tick(self, at: int, effects: list[Effect]) -> None:
        """Let happen what happens by itself."""
        if not self.ledger.shut and self.ledger.paused is None:
            self.tempo.tick(self, at, effects)
            self.end_if_too_long(at, effects)

    def end_if_too_long(self, at: int, effects: list[Effect]) -> None:
        """Close the table when its game has as many events as a game may have.

        Only those of the game count: nobody ends it by changing seats, readiness or a bet to and fro.
        """
        if 0 < self.bounds.events <= self.ledger.events:
            self.close(TOO_LONG, at, effects)

    def close(self, why: str, at: int, effects: list[Effect]) -> None:
        """End the table before its game is over."""
        if not self.ledger.finished:
            self.change(Shut(at, why=why), effects)
