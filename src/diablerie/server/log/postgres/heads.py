"""The heads of the tables that this node writes, as far as it knows them."""

from collections import ChainMap
from collections.abc import Iterable, Mapping, Sequence

from diablerie.server.log.facts import Fact, TableOpened
from diablerie.server.log.postgres.links import Connection
from diablerie.server.log.seals import SEAL, DamagedTable, Head, beginning

LAST = (
    "SELECT DISTINCT ON (code) code, version, content FROM entries WHERE code = ANY($1) "
    "ORDER BY code, version DESC"
)


class Heads:
    """How far tables go; entries follow them only where nothing is damaged."""

    def __init__(self, damaged: dict[str, DamagedTable]) -> None:
        self._damaged = damaged
        self._heads: dict[str, Head] = {}

    def known(self, code: str) -> Head:
        """How far a table goes, or why nothing may follow there."""
        if code in self._damaged:
            raise self._damaged[code]
        return self._heads[code]

    def learn(self, code: str, head: Head) -> None:
        """Take over what was read, unless more is known."""
        self._heads.setdefault(code, head)

    def update(self, heads: Mapping[str, Head], finished: Iterable[str]) -> None:
        """Take over what was written."""
        self._heads.update(heads)
        self.forget(finished)

    def after(self, heads: dict[str, Head]) -> Mapping[str, Head]:
        """All of them, as they will be after a batch."""
        return ChainMap(heads, self._heads)

    def forget(self, codes: Iterable[str]) -> None:
        """Know nothing of tables that others may write."""
        for code in codes:
            self._heads.pop(code, None)

    def forget_all(self) -> None:
        """Know nothing any more."""
        self._heads.clear()

    async def read(self, connection: Connection, codes: set[str], facts: Sequence[Fact]) -> None:
        """Look up those that are not known; nothing is read for tables that are just being opened."""
        missing = codes - self._heads.keys() - self._damaged.keys()
        if not missing:
            return
        opened = {fact.code for fact in facts if isinstance(fact, TableOpened)}
        found = {code: beginning(code) for code in missing}
        if asked := sorted(missing - opened):
            for code, version, content in await connection.fetch(LAST, asked):
                found[code] = Head(version + 1, content[-SEAL:])
        self._heads |= found
