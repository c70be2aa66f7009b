"""Figures of the server, in the form that Prometheus reads."""

from collections.abc import Iterable

from prometheus_client import CollectorRegistry, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from diablerie.server.context import Context
from diablerie.server.hall.hub import Hub
from diablerie.server.hall.room import Room

COUNTED = {
    "commands": "Commands received from clients",
    "events": "Entries appended to the log",
    "commits": "Groups of entries made durable",
    "messages": "Messages sent to clients",
    "bots": "Decisions asked of bots",
    "games": "Games played to the end",
}
"""Not bytes: on a quiet evening they would tell how long the bets and the hands of others are to write."""


class Figures(Collector):
    """What the hub has counted, and how full the house is."""

    def __init__(self, context: Context) -> None:
        self._context = context

    def collect(self) -> Iterable[Metric]:
        """Read the figures."""
        hub = self._context.hub
        for name, meaning in COUNTED.items():
            yield CounterMetricFamily(f"diablerie_{name}", meaning, value=_figure(hub, name))
        rooms = hub.rooms.values()
        tables = GaugeMetricFamily("diablerie_tables", "Tables in memory", labels=["game", "stage"])
        for (game, stage), number in _stages(rooms).items():
            tables.add_metric([game, stage], number)
        yield tables
        connections = self._context.connections.total()
        yield GaugeMetricFamily("diablerie_connections", "Open sockets", value=connections)
        yield GaugeMetricFamily(
            "diablerie_start_seconds", "When the server started", value=self._context.started
        )


def _figure(hub: Hub, name: str) -> int:
    value: int = getattr(hub.outbox if hasattr(hub.outbox, name) else hub.counts, name)
    return value


def _stages(rooms: Iterable[Room]) -> dict[tuple[str, str], int]:
    counts: dict[tuple[str, str], int] = {}
    for room in rooms:
        ledger = room.table.ledger
        key = (ledger.game.name, ledger.stage)
        counts[key] = counts.get(key, 0) + 1
    return counts


def exposition(context: Context) -> bytes:
    """All figures as text."""
    registry = CollectorRegistry()
    registry.register(Figures(context))
    ProcessCollector(registry=registry)
    return generate_latest(registry)
