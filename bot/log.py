"""Logging to standard error, with every secret taken out of every line."""

import logging
import re
import sys
import threading
import traceback
from collections.abc import Collection
from types import TracebackType

MASK = "[…]"

_TOKEN = re.compile(r"\d{6,}(?::|%3[Aa])[A-Za-z0-9_-]{30,}")
_PASSWORD = re.compile(r"(?<=://)([^\s:/@]*):[^\s/@]+@")
_TELLING = 4
_FORMAT = "%(asctime)s %(levelname)s %(name)s: %(message)s"
_TALKATIVE = ("httpx", "httpcore", "alembic", "apscheduler")


class Redaction:
    """Takes secrets out of a text: the known ones, and whatever looks like a token."""

    def __init__(self, secrets: Collection[str]) -> None:
        known = {part for secret in secrets for part in (secret, secret.partition(":")[2])}
        longest_first = sorted(
            (one for one in known if len(one) >= _TELLING), key=len, reverse=True
        )
        self._known = re.compile("|".join(map(re.escape, longest_first)) or r"(?!)")

    def __call__(self, text: str) -> str:
        """The text without its secrets."""
        text = self._known.sub(MASK, text)
        text = _TOKEN.sub(MASK, text)
        return _PASSWORD.sub(rf"\1:{MASK}@", text)


class Redacting(logging.Formatter):
    """A formatter whose lines, tracebacks included, hold no secret."""

    def __init__(self, redact: Redaction) -> None:
        super().__init__(_FORMAT)
        self._redact = redact

    def format(self, record: logging.LogRecord) -> str:
        """The line of a record."""
        return self._redact(super().format(record))


def start_logging(level: str, secrets: Collection[str]) -> None:
    """Log to standard error; nothing written there, by whatever way, shows a secret."""
    redact = Redaction(secrets)
    formatter = Redacting(redact)
    handler = logging.StreamHandler()
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for each in _handlers():
        each.setFormatter(formatter)
    for name in _TALKATIVE:
        logging.getLogger(name).setLevel(max(logging.WARNING, logging.getLogger().level))
    logging.captureWarnings(True)
    logging.raiseExceptions = False  # a line that cannot be formatted would be shown as it is
    _redact_uncaught(redact)


def _handlers() -> list[logging.Handler]:
    loggers = [logging.getLogger(name) for name in logging.root.manager.loggerDict]
    handlers = [
        handler for logger in (logging.getLogger(), *loggers) for handler in logger.handlers
    ]
    return handlers if logging.lastResort is None else [*handlers, logging.lastResort]


def _redact_uncaught(redact: Redaction) -> None:
    def show(
        kind: type[BaseException], error: BaseException | None, trace: TracebackType | None
    ) -> None:
        sys.stderr.write(redact("".join(traceback.format_exception(kind, error, trace))))

    def show_of_thread(caught: threading.ExceptHookArgs) -> None:
        if caught.exc_type is not SystemExit:
            show(caught.exc_type, caught.exc_value, caught.exc_traceback)

    def show_unraisable(caught: "sys.UnraisableHookArgs") -> None:
        show(caught.exc_type, caught.exc_value, caught.exc_traceback)

    sys.excepthook = show
    threading.excepthook = show_of_thread
    sys.unraisablehook = show_unraisable
