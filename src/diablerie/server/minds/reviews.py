"""Reviews of finished games: made once, in the background, and remembered for a while."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeAlias

import msgspec

from diablerie.bots.review import Decided, Judgement, decisions, written_judgement, written_player
from diablerie.game.core import Seat
from diablerie.match.recipe import commitment_of
from diablerie.server.log.seals import DamagedTable
from diablerie.server.minds.analyst import Analyst
from diablerie.server.protocol.http_games import DecisionReviewed, GameReview, PlayerReviewed
from diablerie.server.table.entries import decoded
from diablerie.server.table.records import Story, story_of

Contents: TypeAlias = Callable[[], Awaitable[Sequence[bytes]]]
"""Fetches all entries of a table."""
REMEMBERED_REVIEWS = 50
MOST_AT_ONCE = 16
"""Reviews that may be under way, of all people together; each person has one."""

logger = logging.getLogger("diablerie.server")


class Asked:
    """A review that somebody has asked for."""

    def __init__(self, code: str, key: str) -> None:
        self.code = code
        self.key = key
        """For whom it is made."""
        self.shown: GameReview | msgspec.Raw = GameReview(code, "", 0, 0)
        """How far it has come; at last the whole review, as it is sent: a tenth of the memory."""
        self.failed = False
        self.damage: DamagedTable | None = None
        """Why it cannot be made, if that is the log's fault."""
        self.task: asyncio.Task[None] | None = None

    @property
    def ready(self) -> bool:
        """Whether it is made, as far as it can be."""
        return self.task is not None and self.task.done()


class Reviews:
    """All reviews that are under way or remembered."""

    def __init__(self, analyst: Analyst) -> None:
        self._analyst = analyst
        self._asked: OrderedDict[str, Asked] = OrderedDict()

    def ask(self, code: str, contents: Contents, key: str) -> Asked | None:
        """The review of a table's game, begun now if need be; None if too many are under way."""
        asked = self._asked.get(code)
        if asked is None:
            busy = [one.key for one in self._asked.values() if not one.ready]
            if key in busy or len(busy) >= MOST_AT_ONCE:
                return None
            asked = self._asked[code] = Asked(code, key)
            asked.task = asyncio.get_running_loop().create_task(self._make(asked, contents))
        self._asked.move_to_end(code)
        self._forget_oldest()
        return asked

    def forget_all(self) -> None:
        """Have no review of what may never have happened: the log was restored from a backup."""
        for asked in self._asked.values():
            if asked.task is not None:
                asked.task.cancel()
        self._asked.clear()

    def _forget_oldest(self) -> None:
        """Keep to what may be remembered; what is under way is always among the newest."""
        while len(self._asked) > REMEMBERED_REVIEWS:
            self._asked.popitem(last=False)

    async def _make(self, asked: Asked, contents: Contents) -> None:
        try:
            await self._look_back(asked, await contents())
        except DamagedTable as damage:
            asked.damage = damage
        except Exception:
            logger.exception("a game cannot be reviewed", extra={"table": asked.code})
            asked.failed = True

    async def _look_back(self, asked: Asked, contents: Sequence[bytes]) -> None:
        # A long game takes a while, and nobody else should wait for it.
        story, decided = await asyncio.to_thread(_decided, contents)
        opened, of = story.opened, len(decided)
        seed = commitment_of(bytes.fromhex(opened.seed))
        judgements: list[Judgement] = []
        for done, decision in enumerate(decided):
            asked.shown = GameReview(opened.code, opened.game, done, of)
            judgement = await self._analyst.judge(decision, seed)
            if judgement is not None:
                judgements.append(judgement)
        players = [reviewed_player(judgements, seat) for seat in range(opened.players)]
        reviewed = list(map(reviewed_decision, judgements))
        whole = GameReview(opened.code, opened.game, of, of, players, reviewed)
        asked.shown = msgspec.Raw(msgspec.json.encode(whole))


def _decided(contents: Sequence[bytes]) -> tuple[Story, list[Decided]]:
    """What was decided in a game, without what bots did for people who were away."""
    story = story_of(map(decoded, contents))
    if story.header is None:
        return story, []
    numbered = zip([deed.version for deed in story.deeds], story.steps(), strict=True)
    stand_ins = [deed.version for deed in story.deeds if "bot" in deed.extra]
    return story, list(decisions(numbered, stand_ins))


def reviewed_decision(judgement: Judgement) -> DecisionReviewed:
    """A judgement as clients read it."""
    written = written_judgement(judgement)
    return msgspec.convert({"version": judgement.decided.number} | written, DecisionReviewed)


def reviewed_player(judgements: Sequence[Judgement], seat: Seat) -> PlayerReviewed:
    """How well a seat has played, as clients read it."""
    return PlayerReviewed(**written_player(judgements, seat))
