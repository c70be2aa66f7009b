"""Who people are: a name, a colour, and a token that nobody can guess, of which only the hash is kept."""

import hashlib
import secrets
import time
from collections import OrderedDict

from diablerie.errors import InputError
from diablerie.server.log.facts import PersonKept
from diablerie.server.log.home import Log
from diablerie.server.people.names import LONGEST_NAME, cleaned_name

COLOURS = ("ember", "flame", "moss", "sky", "plum", "ash")
REMEMBERED_PEOPLE = 10_000
LONGEST_TOKEN = 128


def checked_name(name: str) -> str:
    """A name as it can be shown, or the reason why it is none."""
    shown = cleaned_name(name)
    if not shown:
        raise InputError(f"{name[:LONGEST_NAME]!r} is no name; give one with a letter or a sign to see")
    return shown


def checked_colour(colour: str) -> str:
    """The colour if there is such a one; without a wish, the first."""
    if colour and colour not in COLOURS:
        raise InputError(f"there is no colour {colour[:24]!r}; there are: {', '.join(COLOURS)}")
    return colour or COLOURS[0]


def hashed(token: str) -> bytes:
    """What is kept of a token; it is long and random, so that a plain hash will do."""
    return hashlib.sha256(token.encode()).digest()


class People:
    """Everybody who has been here."""

    def __init__(self, log: Log) -> None:
        self._log = log
        self._known: OrderedDict[bytes, PersonKept] = OrderedDict()

    def make(self, name: str, colour: str = "", bot: bool = False) -> tuple[PersonKept, str]:
        """Give somebody an identity, proved by its token; the fact must be kept by the caller."""
        token = secrets.token_urlsafe(32)
        person = PersonKept(
            key=secrets.token_hex(8),
            token=hashed(token),
            name=checked_name(name),
            colour=checked_colour(colour),
            bot=bot,
            created=time.time_ns() // 1_000_000,
        )
        self._remember(person)
        return person, token

    async def find(self, token: str) -> PersonKept | None:
        """Who has this token, if anybody."""
        if not token or len(token) > LONGEST_TOKEN:
            return None
        secret = hashed(token)
        while secret not in self._known:
            known = self._known
            person = await self._log.queries.person_with_token(secret)
            if person is None:
                return None
            if known is self._known and secret not in known:  # else the log is another one, or the name
                self._remember(person)
        return self._known[secret]

    async def with_key(self, key: str) -> PersonKept | None:
        """Who has this key, if anybody."""
        person = await self._log.queries.person_with_key(key)
        if person is not None and person.token not in self._known:
            self._remember(person)
        return self._known[person.token] if person is not None else None

    def now(self, person: PersonKept) -> PersonKept | None:
        """Somebody as they are called now; None if they have to be looked for again."""
        return self._known.get(person.token)

    def rename(self, person: PersonKept, name: str, colour: str) -> PersonKept:
        """Call somebody otherwise; the fact must be kept by the caller."""
        renamed = person._replace(name=checked_name(name), colour=checked_colour(colour))
        self._remember(renamed)
        return renamed

    def renamed(self, key: str, name: str, colour: str) -> PersonKept | None:
        """Know that somebody is called otherwise, if they are remembered; it is kept already."""
        known = next((person for person in self._known.values() if person.key == key), None)
        if known is not None:
            self._remember(known := known._replace(name=name, colour=colour))
        return known

    def forget_all(self) -> None:
        """Ask the log again: it was restored from a backup."""
        self._known = OrderedDict()

    def _remember(self, person: PersonKept) -> None:
        self._known[person.token] = person
        while len(self._known) > REMEMBERED_PEOPLE:
            self._known.popitem(last=False)
