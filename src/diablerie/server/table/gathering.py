"""Before and around a game: who sits down, stands up, is ready, and may fill seats and begin."""

from typing import TypeAlias

from diablerie.bots.roster import BOT_NAMES, STAND_IN
from diablerie.game.core import NOBODY, Seat
from diablerie.server.protocol.commands import AddBot, Agree, Ready, Remove, Sit, Stand, Start
from diablerie.server.protocol.told import GIVEN_UP, Present
from diablerie.server.table.agreement import agreed
from diablerie.server.table.effects import Effect, No
from diablerie.server.table.entries import BotSat, Emptied, Person, Readied, Sat
from diablerie.server.table.play import Play

BeforeTheGame: TypeAlias = Sit | Ready | AddBot | Remove | Start | Agree


class Gathering:
    """The people around a table, on their way to the seats and from them."""

    __slots__ = ("_play",)

    def __init__(self, play: Play) -> None:
        self._play = play

    def arrange(self, person: Person, command: BeforeTheGame, at: int, effects: list[Effect]) -> None:
        """Carry out what can be wanted before the game alone."""
        ledger = self._play.ledger
        if ledger.shut:
            raise No("closed", f"the table was closed: {ledger.shut}")
        if ledger.match is not None:
            raise No("begun", "the game has begun; wait for the next one")
        if isinstance(command, Sit):
            self._sit(person, command, at, effects)
        elif isinstance(command, Ready):
            self._ready(person, command, at, effects)
        elif person.key != self._play.presence.host:
            raise No("not_host", "only the host of the table may do that; ask them")
        elif isinstance(command, AddBot):
            self._add_bot(person, command, at, effects)
        elif isinstance(command, Remove):
            self._remove(person, command, at, effects)
        elif isinstance(command, Agree):
            self._play.change(agreed(self._play.ledger, person, command, at), effects)
        else:
            self._start(person, command, at, effects)

    def _sit(self, person: Person, command: Sit, at: int, effects: list[Effect]) -> None:
        self._check_empty(command.seat)
        seats = self._play.ledger.seats
        if person.key in seats.by_key:
            raise No("seated_already", "you have a seat; stand up first")
        if person.key in seats.banned:
            raise No("removed", "the host has removed you from this table; you may watch")
        sat = Sat(at, person.key, command.id, seat=command.seat, person=person, number=command.number)
        self._play.change(sat, effects)
        self.tell_present(effects)

    def _ready(self, person: Person, command: Ready, at: int, effects: list[Effect]) -> None:
        seat = self._play.ledger.seats.of(person.key)
        if seat == NOBODY:
            raise No("not_seated", "sit down first")
        if command.ready and self._is_new_to(person, command.seen):
            why = "the host has changed what is agreed on; look at it, and say again that you are ready"
            raise No("agreed_anew", why)
        entry = Readied(at, person.key, command.id, seat=seat, ready=command.ready, number=command.number)
        self._play.change(entry, effects)
        self._begin_if_all_are_ready(at, effects)

    def _is_new_to(self, person: Person, seen: int | None) -> bool:
        """Whether the host has agreed on something since what this person says they have seen."""
        play = self._play
        return seen is not None and seen < play.ledger.agreed and person.key != play.presence.host

    def _add_bot(self, person: Person, command: AddBot, at: int, effects: list[Effect]) -> None:
        self._check_empty(command.seat)
        if command.bot not in BOT_NAMES:
            raise No("unknown_bot", f"there is no bot {command.bot!r}; there are: {', '.join(BOT_NAMES)}")
        entry = BotSat(at, person.key, command.id, seat=command.seat, bot=command.bot)
        self._play.change(entry, effects)
        self._begin_if_all_are_ready(at, effects)

    def _remove(self, person: Person, command: Remove, at: int, effects: list[Effect]) -> None:
        places = self._play.ledger.seats.places
        if command.seat >= len(places) or places[command.seat].empty:
            raise No("no_such_seat", "nobody sits there")
        sent = places[command.seat].person
        if command.who not in (None, sent.key if sent is not None else ""):
            raise No("somebody_else", "somebody else sits there by now; look again")
        spared = (
            person.key,
            self._play.ledger.opened.creator,
        )  # it is their table, whoever is host meanwhile
        banned = sent.key if sent is not None and sent.key not in spared else ""
        self._play.change(Emptied(at, person.key, command.id, seat=command.seat, banned=banned), effects)
        self.tell_present(effects)

    def _start(self, person: Person, command: Start, at: int, effects: list[Effect]) -> None:
        ledger = self._play.ledger
        if any(place.empty for place in ledger.seats.places):
            raise No("seats_empty", "every seat must be taken; add bots to the empty ones")
        self._play.change(ledger.beginning(at, person.key, command.id), effects)
        self._play.go_on(at, effects)

    def _begin_if_all_are_ready(self, at: int, effects: list[Effect]) -> None:
        seats = self._play.ledger.seats
        if seats.by_key and all(place.ready or place.bot for place in seats.places):
            self._play.change(self._play.ledger.beginning(at), effects)
            self._play.go_on(at, effects)

    def _check_empty(self, seat: Seat) -> None:
        places = self._play.ledger.seats.places
        if seat >= len(places):
            raise No("no_such_seat", f"this table has the seats 0 to {len(places) - 1}")
        if not places[seat].empty:
            raise No("seat_taken", "somebody sits there; take another seat")

    def stand(self, person: Person, command: Stand, at: int, effects: list[Effect]) -> None:
        """Let somebody give their seat back, during the game to a bot for good, but never to bots alone."""
        play = self._play
        ledger = play.ledger
        seat = ledger.seats.of(person.key)
        if seat == NOBODY:
            raise No("not_seated", "you have no seat")
        if ledger.finished:
            raise No("game_over", "the game is over; just leave")
        if play.patience.alone:
            play.close(GIVEN_UP, at, effects)
        elif ledger.match is None:
            play.change(Emptied(at, person.key, command.id, seat=seat), effects)
        else:
            play.change(BotSat(at, person.key, command.id, seat=seat, bot=STAND_IN), effects)
        self.tell_present(effects)
        play.ask_bots(effects)

    def rename(self, person: Person, at: int, effects: list[Effect]) -> None:
        """Call somebody otherwise; once the game has begun, names stay as they are."""
        play = self._play
        seat, here = play.ledger.seats.of(person.key), play.presence.here
        if play.ledger.match is not None or play.ledger.finished:
            return
        if person.key in here:
            here[person.key] = person
        if seat != NOBODY:
            play.change(Sat(at, seat=seat, person=person), effects)
        self.tell_present(effects)

    def tell_present(self, effects: list[Effect]) -> None:
        """Tell everybody who is here now."""
        presence = self._play.presence
        told = Present(
            presence.seated,
            presence.watchers,
            presence.host,
            presence.host_name,
            presence.around,
            bool(presence.screens),
        )
        self._play.tell_all(told, effects)
