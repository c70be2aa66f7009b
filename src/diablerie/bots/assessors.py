"""Who judges the positions of each game."""

from collections.abc import Mapping

from diablerie.bots.assessment import Assess
from diablerie.bots.devil_with_it import assess as oven
from diablerie.bots.diavolo import assess as race
from diablerie.bots.little_devils import assess as tricks

ASSESS: Mapping[str, Assess] = {
    "devil_with_it": oven.assess,
    "little_devils": tricks.assess,
    "diavolo": race.assess,
}
"""A judge for each game."""
