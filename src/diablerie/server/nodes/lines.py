"""One direction of the talk between two nodes: what is lost is noticed, what comes late is dropped.

NATS promises order and no more: a message may be lost while somebody reconnects or reads too slowly. So bags
are counted, anew in every round, and both sides say at least once a second that they are there.
"""

from enum import Enum, auto

BEAT_EVERY = 1.0
"""Seconds after which a bag is sent even if there is nothing to say, so that a lost one is missed soon."""
EDGE_DOUBTS_AFTER = 3.0
"""Seconds of silence after which an edge looks for the owner anew: longer than two lost beats."""
OWNER_FORGETS_AFTER = 6.0
"""Seconds of silence after which those who came over an edge count as gone: longer than an edge's doubt."""


class Arrival(Enum):
    """What a bag is that arrives."""

    NEXT = auto()
    OLD = auto()
    """Of an earlier round, or here already."""
    LOST = auto()
    """Something is missing before it."""


class Counter:
    """Counts the bags of one direction, in rounds."""

    __slots__ = ("place", "round")

    def __init__(self, round_: int = 0) -> None:
        self.round = round_
        self.place = 0
        """Of the next bag."""

    def begin(self, round_: int) -> None:
        """Another round begins."""
        self.round, self.place = round_, 0

    def next(self) -> int:
        """The place of the next bag, which is sent now."""
        self.place += 1
        return self.place - 1

    def arrival(self, round_: int, place: int) -> Arrival:
        """What a bag is that has arrived; one that is next counts."""
        if round_ < self.round or (round_ == self.round and place < self.place):
            return Arrival.OLD
        if round_ > self.round or place > self.place:
            return Arrival.LOST
        self.place += 1
        return Arrival.NEXT
