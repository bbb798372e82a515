"""What can be counted from outside, for Prometheus. No label names a person, a table, a seat or a card."""

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from prometheus_client import (
    PLATFORM_COLLECTOR,
    CollectorRegistry,
    Counter,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
    start_http_server,
)
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

from deckwright.server.connections import REASONS, Connections

if TYPE_CHECKING:
    from deckwright.server.tables import Tables

CODE = re.compile(r"[a-z0-9-]{1,32}")
QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
THOUGHT = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0)
BATCH = (1, 2, 4, 8, 16, 32, 64, 128, 256)

disable_created_metrics()  # type: ignore[no-untyped-call]  # when something was first counted tells nobody anything
COUNTED = CollectorRegistry()
COMMANDS = Counter(
    "deckwright_commands", "Commands stored, by kind and by who gave them.", ["kind", "by"], registry=COUNTED
)
ACTION_SECONDS = Histogram(
    "deckwright_action_seconds", "From a page's message until it is carried out and stored.",
    buckets=QUICK, registry=COUNTED,
)  # fmt: skip
COMMIT_SECONDS = Histogram(
    "deckwright_commit_seconds", "One transaction of the database.", buckets=QUICK, registry=COUNTED
)
COMMIT_COMMANDS = Histogram(
    "deckwright_commit_commands", "Commands in one transaction.", buckets=BATCH, registry=COUNTED
)
REFUSALS = Counter("deckwright_refusals", "What was refused, by its code.", ["code"], registry=COUNTED)
ANSWERS = Counter(
    "deckwright_answers", "Answers over HTTP, by the first figure of the status.", ["status"], registry=COUNTED
)
BOT_SECONDS = Histogram(
    "deckwright_bot_seconds", "From a bot being asked to its answer.", ["level"], buckets=THOUGHT, registry=COUNTED
)
LOG_LINES_DROPPED = Counter("deckwright_log_lines_dropped", "Lines that the log left out.", registry=COUNTED)


def count_refusal(code: str) -> None:
    REFUSALS.labels(code if CODE.fullmatch(code) else "other").inc()


def count_commands(commands: Iterable[Mapping[str, Any]]) -> None:
    """Commands that are on disk now. Whatever a person asks for carries the id of a message, or is no action."""
    for one in commands:
        by = "bot" if one["kind"] == "act" and one["message"] is None else "person"
        COMMANDS.labels(one["kind"], by).inc()


class Present(Collector):
    """How many of everything there are at this moment."""

    def __init__(self, tables: "Tables", connections: Connections) -> None:
        self.tables, self.connections = tables, connections

    def collect(self) -> Iterable[Metric]:
        live = list(self.tables.live.values())
        pages = [bool(page.own) for table in live for page in list(table.pages)]
        yield GaugeMetricFamily("deckwright_tables", "Tables in memory.", len(live))
        yield labelled(
            "deckwright_pages", "Pages at tables.", "of", {"players": sum(pages), "watchers": pages.count(False)}
        )
        queues = {"deep" if deep else "quick": queue for deep, queue in self.tables.bots.queues.items()}
        waiting = {kind: len(queue.waiting) for kind, queue in queues.items()}
        thinking = {kind: len(queue.thinking) for kind, queue in queues.items()}
        yield labelled("deckwright_bots_waiting", "Bots that wait for a process to think in.", "kind", waiting)
        yield labelled("deckwright_bots_thinking", "Bots that think.", "kind", thinking)
        yield labelled("deckwright_connections", "Connections.", "state", self.connections.count())
        closed = CounterMetricFamily(
            "deckwright_connections_closed", "Connections that had to go, by the reason.", labels=["reason"]
        )
        for reason in REASONS:
            closed.add_metric([reason], self.connections.closed[reason])
        yield closed


def labelled(name: str, text: str, label: str, values: Mapping[str, int]) -> GaugeMetricFamily:
    found = GaugeMetricFamily(name, text, labels=[label])
    for key, value in values.items():
        found.add_metric([key], value)
    return found


def registry_of(tables: "Tables", connections: Connections) -> CollectorRegistry:
    """Everything that is told about one server."""
    found = CollectorRegistry()
    ProcessCollector(registry=found)
    parts: Sequence[Any] = (COUNTED, PLATFORM_COLLECTOR, Present(tables, connections))
    for one in parts:
        found.register(one)
    return found


def serve_metrics(address: tuple[str, int], registry: CollectorRegistry) -> Any:
    """Answer Prometheus at an address of its own, in a thread of its own: also while everything else is busy."""
    host, port = address
    server, _thread = start_http_server(port, host, registry)
    return server
