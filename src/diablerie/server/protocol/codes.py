"""Why something is refused, in one word that programs read (docs/protocol.md)."""

from typing import Literal, NewType, TypeAlias, get_args

from diablerie.game.core import REFUSAL_NAMES, Refusal
from diablerie.game.manifest import Game

RuleCode = NewType("RuleCode", str)
"""Why the rules of a game refuse an event."""
TableCode = Literal[
    "agreed_anew",
    "bad_event",
    "bad_option",
    "begun",
    "closed",
    "game_over",
    "no_hints",
    "no_such_seat",
    "no_talk",
    "nobody_away",
    "not_a_command",
    "not_begun",
    "not_host",
    "not_over",
    "not_seated",
    "not_your_turn",
    "nothing_said",
    "nothing_to_take_back",
    "paused",
    "removed",
    "seat_taken",
    "seated_already",
    "seats_empty",
    "stale_id",
    "too_fast",
    "unknown_bot",
]
"""Why a table refuses a command, or a connection what it hears."""
RefusalCode: TypeAlias = TableCode | RuleCode
"""What `refused` says."""
ProblemCode = Literal[
    "bad_body",
    "bad_handshake",
    "bad_value",
    "damaged",
    "foreign_origin",
    "full",
    "gone",
    "house_name",
    "internal",
    "no_cookie",
    "no_review",
    "no_such_game",
    "no_such_pass",
    "no_such_path",
    "no_such_table",
    "not_begun",
    "not_now",
    "not_over",
    "not_this_way",
    "other_protocol",
    "our_fault",
    "restarting",
    "too_large",
    "too_many_connections",
    "too_many_guests",
    "too_many_misses",
    "too_many_public_tables",
    "too_many_reviews",
    "too_many_tables",
    "too_many_watchers",
    "too_much_work",
    "too_slow",
    "unknown",
    "unknown_host",
]
"""Why a request is refused, or somebody turned away at the door."""


def rule_code(game: Game, refusal: Refusal) -> RuleCode:
    """What programs read where the rules say no."""
    return RuleCode(game.code(refusal))


def refusal_codes() -> list[str]:
    """Every code with which a command can be refused but those of packages: rules' first, then by name."""
    rules = list(REFUSAL_NAMES[1:])
    return rules + sorted(set(get_args(TableCode)) - set(rules))


def problem_codes() -> list[str]:
    """Every code of a refused request."""
    return list(get_args(ProblemCode))
