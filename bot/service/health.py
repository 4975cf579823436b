"""Whether a bot that runs on this machine is well, for what watches over a container."""

import time
from typing import Final

from bot.metrics import POLLED_NAME
from bot.service.own_ports import fetch_text, metrics_at, place_of
from bot.settings import Settings

SECONDS: Final = 4.0
"""How long, in seconds, the bot may take to answer."""
SILENT: Final = 120.0
"""Seconds without an answer from Telegram after which a bot that polls is not well."""


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
