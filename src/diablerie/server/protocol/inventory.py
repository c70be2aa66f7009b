"""The modules in which clients read what is said: on sockets, and over HTTP."""

from types import ModuleType
from typing import Final

from diablerie.server.protocol import (
    commands,
    http_answers,
    http_asked,
    http_games,
    lobby,
    messages,
    terms,
    told,
)

ON_SOCKETS: Final[tuple[ModuleType, ...]] = (terms, commands, told, lobby, messages)
OVER_HTTP: Final[tuple[ModuleType, ...]] = (http_asked, http_answers, http_games)
