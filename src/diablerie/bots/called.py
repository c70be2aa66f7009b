"""What bots are called at a table."""

from collections.abc import Sequence

from diablerie.bots.roster import LEVELS
from diablerie.words import say


def bots_called(bots: Sequence[str], language: str) -> list[str]:
    """What the bots are called: each by a name of its own, so far as its kind has any."""
    return [bot_called(bot, bots[: place + 1].count(bot), language) for place, bot in enumerate(bots)]


def bot_called(bot: str, nth: int, language: str) -> str:
    """What the first, second or third bot of a kind is called; simple ones are numbered."""
    if nth == 1:
        return say(language, f"bot-{bot}")
    if bot in LEVELS:
        return say(language, f"bot-{bot}-{nth}")
    return say(language, "bot-numbered", bot=say(language, f"bot-{bot}"), nth=nth)
