"""Who wrote what, as PostgreSQL itself saw it: triggers note every batch and every claim in one order."""

from bisect import bisect_left
from collections import defaultdict
from typing import Any, NamedTuple

from diablerie.server.log.postgres.links import Connection

TRIGGERS = """
    CREATE SCHEMA audit;
    CREATE SEQUENCE audit.places;
    CREATE TABLE audit.batches (place bigint NOT NULL, writing text NOT NULL, node bigint NOT NULL);
    CREATE TABLE audit.claims (
        place bigint NOT NULL, writing text NOT NULL, code text COLLATE "C" NOT NULL, owner bigint
    );
    CREATE FUNCTION audit.batch() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        INSERT INTO audit.batches
            VALUES (nextval('audit.places'), pg_current_xact_id()::xid::text, NEW.id);
        RETURN NULL;
    END $$;
    CREATE FUNCTION audit.claim() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        INSERT INTO audit.claims
            VALUES (nextval('audit.places'), pg_current_xact_id()::xid::text, NEW.code, NEW.owner);
        RETURN NULL;
    END $$;
    CREATE TRIGGER batch AFTER UPDATE OF batch ON nodes FOR EACH ROW EXECUTE FUNCTION audit.batch();
    CREATE TRIGGER opened AFTER INSERT ON tables FOR EACH ROW EXECUTE FUNCTION audit.claim();
    CREATE TRIGGER claimed AFTER UPDATE OF owner ON tables FOR EACH ROW
        WHEN (OLD.owner IS DISTINCT FROM NEW.owner) EXECUTE FUNCTION audit.claim();
"""
BATCHES = "SELECT place, writing, node FROM audit.batches"
CLAIMS = "SELECT place, writing, code, owner FROM audit.claims WHERE code = ANY($1) ORDER BY place"


class Batch(NamedTuple):
    """A transaction in which a node wrote."""

    place: int
    """Among all batches and claims."""
    writing: str
    node: int


class Claim(NamedTuple):
    """A change of a table's owner."""

    place: int
    writing: str
    owner: int | None


class Audit:
    """Batches and claims; says on which claim an entry was written."""

    def __init__(self, batches: list[Batch], claims: dict[str, list[Claim]]) -> None:
        self._batches = {batch.writing: batch for batch in batches}
        self._claims = claims

    def claim_of(self, code: str, writing: str) -> int:
        """The number of the claim on which this transaction wrote at a table; 0 if it had none.

        What is written in the transaction that opens a table needs no other claim. A node whose claim is not
        the latest any more has written with the right of an older one: the laws see that owners interleave.
        """
        batch, claims = self._batches.get(writing), self._claims.get(code, [])
        if batch is None:
            return 0
        before = bisect_left([claim.place for claim in claims], batch.place)
        while before < len(claims) and claims[before].writing == writing:
            before += 1
        valid = [number for number in range(before, 0, -1) if claims[number - 1].owner == batch.node]
        return valid[0] if valid else 0

    def strangers(self, code: str, writings: list[tuple[int, str]]) -> list[str]:
        """Entries, given as version and transaction, that were written by whoever was not the owner then."""
        found = []
        for version, writing in writings:
            batch, owners = self._batches.get(writing), self._owners(code, writing)
            node = None if batch is None else batch.node
            if node is None or node not in owners:
                found.append(f"version {version} of {code} was written by node {node}, and owned by {owners}")
        return found

    def _owners(self, code: str, writing: str) -> list[int | None]:
        """Who owned a table before a transaction and, as it opened or ended the table, after it."""
        batch, owners = self._batches.get(writing), list[int | None]([None])
        for claim in self._claims.get(code, []):
            if claim.writing == writing:
                owners.append(claim.owner)
            elif batch is not None and claim.place < batch.place:
                owners = [claim.owner]
        return owners


async def install(connection: Connection) -> None:
    """Let a database note who writes."""
    await connection.execute(TRIGGERS)


async def audit_of(connection: Connection, codes: list[str]) -> Audit:
    """What was noted of these tables."""
    claims: defaultdict[str, list[Claim]] = defaultdict(list)
    for place, writing, code, owner in await connection.fetch(CLAIMS, codes):
        claims[code].append(Claim(place, writing, owner))
    rows: list[Any] = await connection.fetch(BATCHES)
    return Audit([Batch(*row) for row in rows], claims)
