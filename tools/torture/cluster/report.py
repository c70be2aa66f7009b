"""What a run has seen, in plain words."""

from collections import Counter
from dataclasses import dataclass, field

from tools.torture.cluster.figures import spread


@dataclass
class Report:
    """Faults, tables, events and figures."""

    seed: int
    faults: Counter[str] = field(default_factory=Counter)
    tables: int = 0
    running: int = 0
    events: int = 0
    failovers: list[float] = field(default_factory=list)
    """Seconds from the kill of an owner to the next accepted move at any of its tables."""
    tables_back: list[float] = field(default_factory=list)
    """The same for each of them."""
    drains: list[float] = field(default_factory=list)
    """Of everybody the longest wait while a node left in good order."""
    ended: list[str] = field(default_factory=list)
    """Nodes that ended by themselves, with their last words."""

    def note(self, entries: dict[str, int], tables: int, running: int) -> None:
        """Note how much there is by now."""
        self.events, self.tables, self.running = sum(entries.values()), tables, running

    def line(self) -> str:
        """How far it is."""
        return f"{self.faults.total()} faults, {self.tables} tables, {self.events} events, nothing lost"

    def __str__(self) -> str:
        kinds = "\n".join(f"  {number:4} × {kind}" for kind, number in sorted(self.faults.items()))
        ended = "".join(f"\n  {words}" for words in self.ended) or " none"
        return (
            f"{self.line()} (seed {self.seed})\n{kinds}\n"
            f"{self.tables - self.running} games were over, every record verifies; 0 acknowledged events "
            "lost, 0 gaps, 0 interleaved owners, 0 commands twice, 0 versions back, 0 views that are not "
            "the log's\n"
            f"From the kill of an owner to the next accepted move: {spread(self.failovers)}\n"
            f"The same for each of its tables: {spread(self.tables_back)}\n"
            f"While a node left in good order, the longest wait of everybody: {spread(self.drains)}\n"
            f"Nodes that ended by themselves:{ended}"
        )
