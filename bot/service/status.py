"""What an operator asks: is the database up to date, does Telegram reach the bot, what fails."""

import asyncio
from collections.abc import Iterator
from datetime import UTC, datetime
from urllib.error import URLError
from urllib.request import urlopen

from prometheus_client.parser import text_string_to_metric_families
from telegram import Bot, WebhookInfo
from telegram.error import TelegramError

from bot.metrics import ERRORS_NAME, HOST
from bot.settings import Settings
from bot.storage import Survey, survey
from bot.storage.store import StorageError
from bot.telegram.client import TelegramRequest
from bot.wording import Words
from lawcore.wording import Texts

WELL, UNWELL = 0, 1
SECONDS = 5.0
LONG_QUEUE = 100
"""Updates that wait; more of them say that the bot does not keep up, or does not run."""


class Report:
    """Lines for the operator; a line of trouble makes the status `UNWELL`."""

    def __init__(self, said: Texts) -> None:
        self.lines: list[str] = []
        self.status = WELL
        self._said = said

    def say(self, key: str, **arguments: str | int) -> None:
        """Say that something is as it should be."""
        self.lines.append(self._said.say(key, **arguments))

    def warn(self, key: str, **arguments: str | int) -> None:
        """Say what should not be so."""
        self.lines.append(f"! {self._said.say(key, **arguments)}")
        self.status = UNWELL


def report(settings: Settings) -> Report:
    """Look at the database, at Telegram with a token, at the metrics with a port."""
    made = Report(Words.of(settings.default_language).bot)
    try:
        _say_database(made, survey(settings.database_url))
    except StorageError as error:
        made.warn("status-no-database", error=str(error))
    if settings.token is None:
        made.say("status-no-token")
    else:
        asyncio.run(_say_telegram(made, settings))
    if settings.metrics_port is not None:
        _say_errors(made, settings.metrics_port)
    return made


def _say_database(made: Report, found: Survey) -> None:
    if not found.is_newest:
        schema = found.schema or "-"
        made.warn("status-schema-old", kind=found.kind, schema=schema, newest=found.newest)
        return
    made.say("status-schema", kind=found.kind, schema=found.newest)
    made.say("status-interviews", number=sum(found.interviews.values()))
    if found.received is not None:
        made.say("status-received", at=_shown(found.received))


async def _say_telegram(made: Report, settings: Settings) -> None:
    request = TelegramRequest(connect_timeout=SECONDS, read_timeout=SECONDS)
    try:
        async with request:
            webhook = await _bot(settings, request).get_webhook_info()
    except TelegramError as error:
        made.warn("status-no-telegram", error=type(error).__name__)
        return
    _say_webhook(made, settings, webhook)


def _bot(settings: Settings, request: TelegramRequest) -> Bot:
    token = settings.token or ""
    if settings.api_url is None:
        return Bot(token, request=request)
    return Bot(token, base_url=settings.api_url, request=request)


def _say_webhook(made: Report, settings: Settings, found: WebhookInfo) -> None:
    if found.url == (settings.webhook_url or ""):
        made.say("status-webhook" if found.url else "status-polling", url=found.url)
    else:
        made.warn("status-webhook-other", url=found.url or "-", wanted=settings.webhook_url or "-")
    waiting = found.pending_update_count
    (made.warn if waiting > LONG_QUEUE else made.say)("status-queue", number=waiting)
    if found.last_error_date is not None:
        error = found.last_error_message or "-"
        made.warn("status-webhook-error", at=_shown(found.last_error_date), error=error)


def _say_errors(made: Report, port: int) -> None:
    try:
        errors = dict(_errors(port))
    except (URLError, OSError, ValueError):
        made.warn("status-no-metrics", place=f"{HOST}:{port}")
        return
    if not errors:
        made.say("status-no-errors")
    for kind, number in sorted(errors.items()):
        made.warn("status-errors", error=kind, number=number)


def _errors(port: int) -> Iterator[tuple[str, int]]:
    """Yield the errors since the process at that port began, by kind."""
    with urlopen(f"http://{HOST}:{port}/metrics", timeout=SECONDS) as answer:
        text = answer.read().decode()
    for family in text_string_to_metric_families(text):
        for sample in family.samples:
            if sample.name == f"{ERRORS_NAME}_total":
                yield sample.labels["error"], int(sample.value)


def _shown(moment: datetime) -> str:
    return moment.astimezone(UTC).strftime("%Y-%m-%d %H:%M:%S UTC")
