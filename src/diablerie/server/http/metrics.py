"""Figures of the server, in the form that Prometheus reads."""

from collections.abc import Iterable

from prometheus_client import CollectorRegistry, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

from diablerie.server.context import Context
from diablerie.server.hall.counts import NodeFigures
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
        waits, meaning = hub.outbox.waits, "From handing a group of entries to the database to its answer"
        yield HistogramMetricFamily(
            "diablerie_batch_seconds", meaning, buckets=waits.up_to(), sum_value=waits.total
        )
        ready = int(self._context.is_ready)
        yield GaugeMetricFamily("diablerie_ready", "Whether new visitors should come here", value=ready)
        if (figures := self._context.node_figures()) is not None:
            yield from _of_a_node(figures)


def _of_a_node(figures: NodeFigures) -> Iterable[Metric]:
    forwarded = CounterMetricFamily(
        "diablerie_forwarded", "Frames from and for other nodes", labels=["direction"]
    )
    forwarded.add_metric(["in"], figures.heard)
    forwarded.add_metric(["out"], figures.said)
    yield forwarded
    yield CounterMetricFamily("diablerie_claims", "Tables that this node took over", value=figures.claims)
    yield CounterMetricFamily("diablerie_fences", "Nodes that this one gave up", value=figures.fences)
    remote = "Sockets here whose table is on another node"
    yield GaugeMetricFamily("diablerie_remote_connections", remote, value=figures.remote)
    for name, meaning, seconds in (
        ("database", "To PostgreSQL and back", figures.database),
        ("bus", "To NATS and back", figures.bus),
    ):
        if seconds is not None:
            yield GaugeMetricFamily(f"diablerie_{name}_round_trip_seconds", meaning, value=seconds)


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
