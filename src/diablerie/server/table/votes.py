"""What those who play agree on during a game: to pause, to go on, and what happens to who is away."""

from diablerie.server.protocol.commands import Pause, Vote
from diablerie.server.table.effects import Effect, No
from diablerie.server.table.entries import NO_ID, Paused, Person, Resumed
from diablerie.server.table.play import Play
from diablerie.server.table.rest import Rest


class Votes:
    """Votes and pauses of the people at a table."""

    __slots__ = ("_play", "_rest")

    def __init__(self, play: Play, rest: Rest) -> None:
        self._play = play
        self._rest = rest

    def pause(self, person: Person, command: Pause, at: int, effects: list[Effect]) -> None:
        """Note that somebody wants a pause or its end; when all do, it begins or ends."""
        self._check_playing(person)
        paused = self._play.ledger.paused is not None
        self._play.patience.wish(person.key, command.paused is not paused)
        self.settle(at, effects, person.key, command.id)
        self._play.tell_patience(effects)

    def settle(self, at: int, effects: list[Effect], who: str = "", command: int = NO_ID) -> None:
        """Begin the pause that all want as soon as nothing is under way, or end the one that is over."""
        play = self._play
        ledger, patience = play.ledger, play.patience
        if ledger.paused is not None and patience.is_over(at):
            patience.settle()
            play.change(Resumed(at, who, command), effects)
            self._rest.end(at, effects)
            if not who:  # ten minutes are over
                play.tell_patience(effects)
        elif (
            ledger.paused is None and patience.agreed and play.tempo.may_rest(ledger) and not ledger.finished
        ):
            patience.settle()
            play.tempo.rest()
            play.change(Paused(at, who, command), effects)
            if not who:  # it had to wait for the end of a round
                play.tell_patience(effects)

    @property
    def wakes(self) -> int | None:
        """When a pause ends by itself, because somebody wants to go on."""
        return self._play.patience.ends

    def vote(self, person: Person, command: Vote, at: int, effects: list[Effect]) -> None:
        """Note whether somebody wants to wait for who is away, or a bot to play for them."""
        self._check_playing(person)
        play = self._play
        expected = play.tempo.expected(play.ledger)
        if not play.patience.gone(expected):
            raise No("nobody_away", "nobody is away for whom the table waits")
        if not play.patience.vote(person.key, command.choice, expected, at):
            raise No("too_soon", "they have not been away for long; wait as long as a decision may take")
        self._go_on(at, effects)
        play.tell_patience(effects)

    def notice(self, key: str, at: int, effects: list[Effect]) -> None:
        """Somebody came or went: clocks run only where another person waits."""
        if key in self._play.ledger.seats.by_key:
            self._play.patience.notice(key, at)
            if self._play.ledger.match is not None:
                self._go_on(at, effects)

    def _go_on(self, at: int, effects: list[Effect]) -> None:
        play = self._play
        if not self._rest.still and not play.ledger.finished:
            play.tempo.notice(play, at)
            play.go_on(at, effects)

    def _check_playing(self, person: Person) -> None:
        ledger = self._play.ledger
        if person.key not in ledger.seats.by_key:
            raise No("not_seated", "only those who play can say that")
        if ledger.match is None:
            raise No("not_begun", "the game has not begun")
        if ledger.finished:
            raise No("game_over", "the game is over")
