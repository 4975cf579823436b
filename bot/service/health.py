"""What a bot that runs on this machine says at its own ports, and whether it is well."""

import time
from collections.abc import Iterator
from typing import Final
from urllib.request import urlopen

from prometheus_client.parser import text_string_to_metric_families
from prometheus_client.samples import Sample

from bot.metrics import POLLED_NAME
from bot.settings import Settings

EVERYWHERE: Final = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}  # noqa: S104 - nothing listens here
"""Addresses at which a service is reached from everywhere: how it is reached from here."""
SECONDS: Final = 4.0
"""How long, in seconds, the bot may take to answer."""
SILENT: Final = 120.0
"""Seconds without an answer from Telegram after which a bot that polls is not well."""


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


def is_well(settings: Settings, now: float | None = None) -> bool:
    """Tell whether the bot with these settings takes updates.

    With a webhook it has to be ready. A bot that polls has to have heard from Telegram lately,
    which its metrics say; without a port for them this is not known, and not well. `now` is the
    Unix time.
    """
    try:
        if settings.webhook_url is not None:
            place = place_of(settings.webhook_host, settings.webhook_port)
            return fetch_text(place, "/readyz", SECONDS) == "ok"
        if settings.metrics_port is None:
            return False
        place = place_of(settings.metrics_host, settings.metrics_port)
        polled = [one for one in metrics_at(place, SECONDS) if one.name == POLLED_NAME]
    except (OSError, ValueError):
        return False
    heard = max((one.value for one in polled), default=0.0)
    return (time.time() if now is None else now) - heard < SILENT
