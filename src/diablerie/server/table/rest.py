"""A table rests while nobody looks: no bot decides, no clock runs, no dice fall."""

from diablerie.server.table.effects import Effect
from diablerie.server.table.play import Play


class Rest:
    """Whether a table rests, and when it will."""

    __slots__ = ("_play", "resting")

    def __init__(self, play: Play) -> None:
        self._play = play
        self.resting = False
        """Whether nothing happens until somebody comes."""

    def begin(self) -> bool:
        """Do nothing until somebody comes; whether there is anything to rest from, and tables do rest."""
        play = self._play
        ledger = play.ledger
        self.resting = bool(play.bounds.rest_after) and ledger.match is not None and not ledger.finished
        if self.resting:
            play.tempo.rest()
            play.picture.forget()  # whoever comes is shown the whole table
        return self.resting

    def end(self, at: int, effects: list[Effect]) -> None:
        """Go on after a rest or a restart: everybody who is awaited has the whole time again."""
        play = self._play
        self.resting = False
        play.questions.forget_all()
        play.tempo.resume(play.ledger, at)
        play.go_on(at, effects)

    def begins_at(self) -> int | None:
        """When the table goes to rest if nobody comes, or None."""
        play = self._play
        ledger, after = play.ledger, play.bounds.rest_after
        if play.presence.here or not after or ledger.match is None or ledger.finished:
            return None
        return play.presence.empty_since + after if play.tempo.may_rest(ledger) else None
