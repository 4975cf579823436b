"""The counted figures where Prometheus finds them: a port of this machine."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from itertools import accumulate

from prometheus_client import CollectorRegistry, ProcessCollector, start_http_server
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    Metric,
)
from prometheus_client.registry import Collector

from bot import metrics

HOST = "127.0.0.1"
"""The metrics are for this machine only."""

_ENDS = (*map(str, metrics.LIMITS), "+Inf")


class Figures(Collector):
    """Reads the figures when they are asked for."""

    def collect(self) -> Iterable[Metric]:
        """Yield every figure with its labels."""
        for count in metrics.COUNTS:
            yield _counter(count)
        for durations in metrics.DURATIONS:
            yield _histogram(durations)
        said = "Unfinished interviews in the database: the same for all replicas."
        gauge = GaugeMetricFamily("renonce_open_interviews", said, labels=["subject"])
        for subject, number in metrics.OPEN.copy().items():
            gauge.add_metric([subject], number)
        yield gauge


def _counter(count: metrics.Count) -> Metric:
    family = CounterMetricFamily(count.name, count.said, labels=count.labels)
    for labels, number in count.read().items():
        family.add_metric(labels, number)
    return family


def _histogram(durations: metrics.Durations) -> Metric:
    family = HistogramMetricFamily(durations.name, durations.said, labels=[durations.label])
    for label, (numbers, total) in durations.read().items():
        buckets = list(zip(_ENDS, accumulate(numbers), strict=True))
        family.add_metric([label], buckets, total)
    return family


def registry() -> CollectorRegistry:
    """Return a registry of the figures and of the process: memory, processor time, open files."""
    made = CollectorRegistry()
    made.register(Figures())
    ProcessCollector(registry=made)
    return made


@contextmanager
def exposed(port: int) -> Iterator[None]:
    """Let the figures be read on a port of this machine for a while.

    Raises `OSError` where the port cannot be had.
    """
    server, thread = start_http_server(port, addr=HOST, registry=registry())
    try:
        yield
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
