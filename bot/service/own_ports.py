"""What a bot that runs on this machine says at its own ports."""

from collections.abc import Iterator
from typing import Final
from urllib.request import urlopen

from prometheus_client.parser import text_string_to_metric_families
from prometheus_client.samples import Sample

EVERYWHERE: Final = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}  # noqa: S104 - nothing listens here
"""Addresses at which a service is reached from everywhere: how it is reached from here."""


def place_of(host: str, port: int) -> str:
    """Return where a service that listens at an address is reached from this machine."""
    bare = f"[{host}]" if ":" in host else host
    return f"{EVERYWHERE.get(host, bare)}:{port}"


def fetch_text(place: str, path: str, seconds: float) -> str:
    """Return what a service answers; raises `OSError` where it does not, or says that it fails."""
    with urlopen(f"http://{place}{path}", timeout=seconds) as answer:
        text: str = answer.read().decode()
    return text


def metrics_at(place: str, seconds: float) -> Iterator[Sample]:
    """Yield the samples of the metrics; raises `OSError` or `ValueError` where there are none."""
    for family in text_string_to_metric_families(fetch_text(place, "/metrics", seconds)):
        yield from family.samples
