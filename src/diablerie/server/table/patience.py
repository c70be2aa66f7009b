"""Who waits for whom: where clocks run, whether a bot stands in for who is away, and pauses by agreement."""

from typing import Final

from diablerie.game.core import Seat
from diablerie.game.masks import seats_of
from diablerie.server.table.ledger import Ledger
from diablerie.server.table.presence import Presence
from diablerie.server.table.seats import Place

PAUSE: Final = 600_000
"""Milliseconds after which one person is enough to end a pause: nobody can be kept from the end of a game."""
WAIT: Final = "wait"
BOT: Final = "bot"


class Patience:
    """How long a table waits, and for whom."""

    __slots__ = ("_about", "_gone", "_ledger", "_presence", "agreed", "votes", "wishes")

    def __init__(self, ledger: Ledger, presence: Presence) -> None:
        self._ledger = ledger
        self._presence = presence
        self.votes: dict[str, str] = {}
        """What those who are here want for who is away."""
        self._about: set[str] = set()
        """Who was away when they began to vote; of others it is not what they want."""
        self._gone: dict[str, int] = {}
        """Since when those who play have been away, or the table has waited for them."""
        self.wishes: dict[str, None] = {}
        """Who wants a pause or, while there is one, to go on."""
        self.agreed = False
        """Whether all want a pause, which begins when nothing is under way."""

    @property
    def reads(self) -> bool:
        """Whether somebody is here who needs time to read."""
        return self._presence.read_by

    @property
    def alone(self) -> bool:
        """Whether one person plays against bots: then nobody waits for them, and all wait with them."""
        return self._ledger.match is not None and len(self._ledger.seats.by_key) == 1

    @property
    def attended(self) -> bool:
        """Whether one of those who play is here, or only bots play."""
        return not self._ledger.seats.by_key or bool(self._presence.seated)

    def runs(self, awaited: int) -> bool:
        """Whether a clock runs for these seats: where somebody is here who waits for another one.

        Who plays against bots alone has no clock; a bot that thinks for ever has, when nobody else does.
        """
        if self._ledger.paused is not None:
            return False
        waiting = self._presence.at_seats()
        if len(waiting) != 1:  # of several, one always waits for another
            return bool(waiting) and awaited != 0
        own = 1 << waiting[0]
        return awaited & ~own != 0 and not (self.alone and awaited & own)

    def gone(self, awaited: int) -> list[Seat]:
        """Those of these seats whose people are away, and have nobody to stand in for them."""
        places, here = self._ledger.seats.places, self._presence.here
        waited_for = [(seat, places[seat]) for seat in seats_of(awaited)]
        return [
            seat for seat, p in waited_for if p.person is not None and not p.bot and p.person.key not in here
        ]

    def given_up(self, awaited: int, idlers: bool) -> list[Seat]:
        """Those of these seats on which bots sit down as time is over: whose people are away, and idlers'.

        Nobody is given up who is away and waited for, or plays against bots alone.
        """
        places, gone = self._ledger.seats.places, self.gone(awaited)
        spared = gone if self.alone else self.waited_for(awaited)
        people = [seat for seat in seats_of(awaited) if places[seat].person and not places[seat].bot]
        return [seat for seat in people if (seat not in spared if seat in gone else idlers)]

    def waited_for(self, awaited: int) -> list[Seat]:
        """Those of them who are waited for: as most of those who are here want it, or as was agreed on."""
        gone, here = self.gone(awaited), self._presence.asked if self.votes else []
        agreed = voted = self._ledger.opened.away
        for choice in (WAIT, BOT):
            if 2 * sum(self.votes.get(key) == choice for key in here) > len(here):
                voted = choice
        places = self._ledger.seats.places
        return [s for s in gone if (voted if _key(places[s]) in self._about else agreed) == WAIT]

    def bot_from(self) -> dict[str, int]:
        """From when on a bot may be wanted for whom: all wait for so long as a decision may take.

        Only where that was agreed on, or nobody could be waited for whose line breaks for a moment.
        """
        if self._ledger.opened.away != WAIT or self._ledger.match is None:
            return {}
        seats, time = self._ledger.seats.by_key, self._ledger.pace.decision
        return {key: since + time for key, since in self._gone.items() if key in seats}

    def vote(self, key: str, choice: str, awaited: int, at: int) -> bool:
        """Note what somebody wants for who is away, or that they do not mind; whether it is not too soon."""
        places = self._ledger.seats.places
        away = {_key(places[seat]) for seat in self.gone(awaited)}
        if choice == BOT:
            from_then = self.bot_from()
            away = {one for one in away if from_then.get(one, at) <= at}
            if not away:
                return False
        self._about &= away
        if not self._about:  # what they wanted for others is another matter
            self.votes.clear()
            self._about = away
        self.votes.pop(key, None)
        if choice:
            self.votes[key] = choice
        return True

    def voters(self, choice: str) -> list[str]:
        """Who wants this for who is away."""
        return [key for key, wanted in self.votes.items() if wanted == choice]

    def wish(self, key: str, wanted: bool) -> None:
        """Note that somebody wants a pause or its end, or not any more."""
        self.wishes.pop(key, None)
        if wanted:
            self.wishes[key] = None
        self.agreed = self.wishes.keys() >= self._playing

    @property
    def _playing(self) -> set[str]:
        """Whom a pause is about: all for whom no bot plays, here or not; programs where nobody else is.

        Whoever has gone because of a pause finds it as it was; who is gone for a moment, no pause.
        """
        people = [p.person for p in self._ledger.seats.places if p.person is not None and not p.bot]
        return {one.key for one in people if not one.program} or {one.key for one in people}

    def is_over(self, at: int) -> bool:
        """Whether a pause ends: all want to go on, or it has lasted long enough and one does."""
        since = self._ledger.paused
        return since is not None and (self.agreed or (bool(self.wishes) and at - since >= PAUSE))

    @property
    def ends(self) -> int | None:
        """When the pause ends because somebody wants it, unless all want it before; None if nobody does."""
        since = self._ledger.paused
        return since + PAUSE if since is not None and self.wishes else None

    def settle(self) -> None:
        """What was wished for has come."""
        self.wishes.clear()
        self.agreed = False

    def wait_anew(self, at: int) -> None:
        """The table goes on after a rest or a pause: whoever is not back yet is waited for from now on."""
        self._gone = {key: at for key in self._ledger.seats.by_key if key not in self._presence.here}

    def notice(self, key: str, at: int) -> None:
        """Somebody who plays has come or gone, and with them what they wanted and was wanted for them.

        What others want for others stays, or one who comes and goes could keep them from ever agreeing.
        """
        if key in self._ledger.seats.by_key:
            self._gone.pop(key, None)
            if key not in self._presence.here:
                self._gone[key] = at
            self._about.discard(key)
            self.votes.pop(key, None)
            if not self._about:
                self.votes.clear()
            self.wishes.pop(key, None)
            self.agreed = self.agreed and bool(self.wishes)


def _key(place: Place) -> str:
    return place.person.key if place.person is not None else ""
