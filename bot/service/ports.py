"""The ports that the settings name, listened on before the rest of the bot is read.

It takes a second of processor time until the bot can answer. What is posted meanwhile waits in
the queue of the system, and a port that cannot be had is told at once.
"""

import socket
from collections.abc import Iterator
from contextlib import contextmanager
from errno import EADDRNOTAVAIL

from bot.settings import Settings

METRICS, WEBHOOK = "METRICS", "WEBHOOK"
"""What is listened for: the settings of its address begin with this word."""
QUEUE = 1_024
"""The most connections that wait in the system until the bot takes them."""


class CannotListenError(Exception):
    """A port that the settings name cannot be listened on.

    `setting` is the variable that has to be changed, `place` the address, `reason` what the system
    says, `advice` the key of what is to be done. A name that is no address has a number below 0.
    """

    def __init__(self, service: str, place: tuple[str, int], error: OSError) -> None:
        super().__init__(service, place, error)
        number = error.errno or 0
        is_of_host = number < 0 or number == EADDRNOTAVAIL
        self.setting = f"{service}_{'HOST' if is_of_host else 'PORT'}"
        self.advice = "listen-elsewhere" if is_of_host else "listen-at-another-port"
        self.place = f"{place[0]}:{place[1]}"
        reason = error.strerror or type(error).__name__
        self.reason = reason.partition(" (while attempting")[0]


@contextmanager
def listen(settings: Settings) -> Iterator[socket.socket | None]:
    """Listen on the port of the webhook and the page for the length of the block; None without.

    Raises `CannotListenError` where the port cannot be had.
    """
    if not settings.listens:
        yield None
        return
    with open_port(settings.webhook_host, settings.webhook_port) as listening:
        yield listening


def open_port(host: str, port: int) -> socket.socket:
    """Return a socket that listens at an address; raises `CannotListenError` where it cannot."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=QUEUE)
    except OSError as error:
        raise CannotListenError(WEBHOOK, (host, port), error) from error
