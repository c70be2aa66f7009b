"""A table rests while nobody looks, or while the one person is away who plays there: nothing happens."""

from diablerie.server.table.effects import Effect
from diablerie.server.table.play import Play


class Rest:
    """Whether a table rests, and when it will."""

    __slots__ = ("_play", "resting")

    def __init__(self, play: Play) -> None:
        self._play = play
        self.resting = False
        """Whether nothing happens until somebody comes."""

    @property
    def still(self) -> bool:
        """Whether no bot decides, no clock runs and no dice fall: in a rest, and in a pause."""
        return self.resting or self._play.ledger.paused is not None

    def begin(self) -> bool:
        """Do nothing until somebody comes; whether there is anything to rest from, and tables do rest."""
        play = self._play
        ledger = play.ledger
        rests = bool(play.bounds.rest_after) or play.patience.alone
        self.resting = rests and ledger.match is not None and not ledger.finished
        if self.resting:
            play.tempo.rest()
            play.picture.forget()  # whoever comes is shown the whole table
        return self.resting

    def is_ended_by(self, key: str) -> bool:
        """Whether the table goes on when this person comes: at a table of one, only for them."""
        return self.resting and (not self._play.patience.alone or key in self._play.ledger.seats.by_key)

    def end(self, at: int, effects: list[Effect]) -> None:
        """Go on after a rest or a restart: everybody who is awaited has the whole time again."""
        play = self._play
        self.resting = False
        play.patience.wait_anew(at)
        if play.ledger.paused is not None:
            return
        if play.tempo.resume(play, at, effects):
            play.questions.forget_all()
        play.go_on(at, effects)

    def begins_at(self) -> int | None:
        """When the table goes to rest if nobody comes, or None."""
        play = self._play
        ledger, after = play.ledger, play.bounds.rest_after
        if ledger.match is None or ledger.finished or self.resting:
            return None
        if play.patience.alone:
            begins = None if play.patience.attended else play.presence.empty_since
        else:
            begins = play.presence.empty_since + after if after and not play.presence.here else None
        return begins if begins is not None and play.tempo.may_rest(ledger) else None
