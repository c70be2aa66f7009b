"""The environments of PettingZoo, by the names of their games."""

from typing import Any

from diablerie.rl.pettingzoo import devil_with_it_v0, diavolo_v0, little_devils_v0

MODULES: dict[str, Any] = {
    "devil_with_it": devil_with_it_v0,
    "little_devils": little_devils_v0,
    "diavolo": diavolo_v0,
}
