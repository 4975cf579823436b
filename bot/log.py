"""Logging to standard error, with every secret taken out of every line."""

import json
import logging
import re
import sys
import threading
from collections.abc import Callable, Collection, Mapping
from datetime import UTC, datetime
from types import TracebackType
from typing import Any

MASK = "[…]"

_TOKEN = re.compile(r"\d{6,}(?::|%3[Aa])[A-Za-z0-9_-]{30,}")
_PASSWORD = re.compile(r"(?<=://)([^\s:/@]*):[^\s/@]+@")
_TELLING = 4
_FORMAT = "%(asctime)s %(levelname)s %(name)s: %(message)s"
_NOISY_LOGGERS = ("httpx", "httpcore", "alembic", "apscheduler", "aiohttp.access")
_PERSONAL_LOGGER = "telegram"
"""The library's logger: its debug lines contain what people write and who they are."""

DETAILS = ("event", "update", "interview", "subject", "edition", "step")
"""The extra fields of a record: about the interview, never about the person."""


class Redaction:
    """Replaces the secrets in a text by `MASK`: the known ones, and anything like a token."""

    def __init__(self, secrets: Collection[str]) -> None:
        known = {part for secret in secrets for part in (secret, secret.partition(":")[2])}
        longest_first = sorted(
            (one for one in known if len(one) >= _TELLING), key=len, reverse=True
        )
        self._known = re.compile("|".join(map(re.escape, longest_first)) or r"(?!)")

    def __call__(self, text: str) -> str:
        """Return a text without its secrets."""
        text = self._known.sub(MASK, text)
        text = _TOKEN.sub(MASK, text)
        return _PASSWORD.sub(rf"\1:{MASK}@", text)


class TextFormatter(logging.Formatter):
    """Formats a record as text, without secrets, also in its traceback."""

    def __init__(self, redact: Redaction) -> None:
        super().__init__(_FORMAT)
        self._redact = redact

    def format(self, record: logging.LogRecord) -> str:
        """Return the line of a record."""
        return self._redact(super().format(record))

    def formatException(self, ei: Any) -> str:  # noqa: N802 - the library's name
        """Return the trace of an error, or its message alone where that explains it."""
        return trace_of(self, ei)


class JsonFormatter(logging.Formatter):
    """Formats a record as one JSON object on one line, without secrets.

    The object has `time` (ISO 8601, UTC), `level`, `logger`, `message`, and where they are known
    `trace` and the names of `DETAILS`.
    """

    def __init__(self, redact: Redaction) -> None:
        super().__init__()
        self._redact = redact

    def format(self, record: logging.LogRecord) -> str:
        """Return the line of a record."""
        said = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
            **{name: getattr(record, name) for name in DETAILS if hasattr(record, name)},
        }
        trace = [trace_of(self, record.exc_info)] if record.exc_info else []
        if record.stack_info:
            trace.append(record.stack_info)
        if trace:
            said["trace"] = "\n".join(trace)
        shown = {
            name: self._redact(value) if isinstance(value, str) else value
            for name, value in said.items()
        }
        return json.dumps(shown, ensure_ascii=False)


def trace_of(formatter: logging.Formatter, caught: Any) -> str:
    """Return the trace of an error, as `logging` has it in `exc_info`.

    An error that `is_explained` by its message has no trace: a database that is away would write
    a page for each update.
    """
    error = caught[1]
    if getattr(error, "is_explained", False):
        return f"{type(error).__name__}: {error}"
    return logging.Formatter.formatException(formatter, caught)


def refusal_as_json(message: str) -> str:
    """Return the error that stopped the start as a log line."""
    record = logging.LogRecord("bot", logging.CRITICAL, "", 0, message, None, None)
    return JsonFormatter(Redaction(())).format(record)


FORMATTERS: Mapping[str, Callable[[Redaction], logging.Formatter]] = {
    "text": TextFormatter,
    "json": JsonFormatter,
}


def start_logging(level: str, secrets: Collection[str], form: str = "text") -> None:
    """Log to standard error from now on, without any of the secrets, uncaught errors included.

    `level` is a name of `logging`, as "INFO", and `form` one of `FORMATTERS`.
    """
    formatter = FORMATTERS[form](Redaction(secrets))
    handler = logging.StreamHandler()
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for each in _handlers():
        each.setFormatter(formatter)
    for name in _NOISY_LOGGERS:
        logging.getLogger(name).setLevel(max(logging.WARNING, logging.getLogger().level))
    library = logging.getLogger(_PERSONAL_LOGGER)
    library.setLevel(max(logging.INFO, logging.getLogger().level))
    logging.captureWarnings(True)
    logging.raiseExceptions = False  # a line that cannot be formatted would be shown as it is
    _redact_uncaught(formatter)


def _handlers() -> list[logging.Handler]:
    loggers = [logging.getLogger(name) for name in logging.root.manager.loggerDict]
    handlers = [
        handler for logger in (logging.getLogger(), *loggers) for handler in logger.handlers
    ]
    return handlers if logging.lastResort is None else [*handlers, logging.lastResort]


def _redact_uncaught(formatter: logging.Formatter) -> None:
    def show(
        kind: type[BaseException], error: BaseException | None, trace: TracebackType | None
    ) -> None:
        caught = None if error is None else (kind, error, trace)
        record = logging.LogRecord(
            "uncaught", logging.CRITICAL, "", 0, "%s", (kind.__name__,), caught
        )
        sys.stderr.write(formatter.format(record) + "\n")

    def show_of_thread(caught: threading.ExceptHookArgs) -> None:
        if caught.exc_type is not SystemExit:
            show(caught.exc_type, caught.exc_value, caught.exc_traceback)

    def show_unraisable(caught: "sys.UnraisableHookArgs") -> None:
        show(caught.exc_type, caught.exc_value, caught.exc_traceback)

    sys.excepthook = show
    threading.excepthook = show_of_thread
    sys.unraisablehook = show_unraisable
