"""The report of `status`: the database, what Telegram says of the bot, and its errors."""

import asyncio
from collections.abc import Iterator
from datetime import UTC, datetime

from telegram import Bot, WebhookInfo
from telegram.error import TelegramError

from bot.metrics import ERRORS_NAME
from bot.service.backups import OLD, newest_backup
from bot.service.health import metrics_at, place_of
from bot.settings import Settings
from bot.storage import Survey, survey
from bot.storage.conversations import RulingCounts
from bot.storage.errors import StorageError
from bot.storage.schema import NEWEST
from bot.telegram.client import TelegramRequest
from bot.telegram.newer import Ephemeral
from bot.wording import Words
from lawcore import __version__
from lawcore.wording import Texts

WELL, UNWELL = 0, 1
SECONDS = 5.0
"""How long, in seconds, Telegram and the metrics may take to answer."""
MONTHS = 3
"""The number of latest months whose counted rulings are reported."""
LONG_QUEUE = 100
"""The report warns of more waiting updates: the bot does not keep up, or does not run."""


class StatusReport:
    """Lines for the operator, with the exit status: `UNWELL` after any warning."""

    def __init__(self, said: Texts) -> None:
        self.lines: list[str] = []
        self.status = WELL
        self._said = said

    def say(self, key: str, **arguments: str | int) -> None:
        """Add a line about what is as it should be: a phrase of the bot, by its key."""
        self.lines.append(self._said.say(key, **arguments))

    def warn(self, key: str, **arguments: str | int) -> None:
        """Add a line about what should not be so; it makes the status `UNWELL`."""
        self.lines.append(f"! {self._said.say(key, **arguments)}")
        self.status = UNWELL


def report(settings: Settings) -> StatusReport:
    """Return the report on the database, on Telegram and on the metrics.

    Telegram is asked only where the settings have a token, the metrics where they have a port.
    """
    status = StatusReport(Words.of(settings.default_language).bot)
    status.say("status-release", release=__version__, schema=NEWEST)
    try:
        _say_database(status, survey(settings.database_url))
    except StorageError as error:
        status.warn("status-no-database", error=str(error))
    if settings.token is None:
        status.say("status-no-token")
    else:
        asyncio.run(_say_telegram(status, settings))
    if settings.backups is not None:
        _say_backup(status, newest_backup(settings.backups), datetime.now(UTC))
    if settings.metrics_port is not None:
        _say_errors(status, place_of(settings.metrics_host, settings.metrics_port))
    return status


def _say_database(status: StatusReport, found: Survey) -> None:
    if not found.is_newest:
        schema = found.schema or "-"
        key = "status-schema-old" if schema < found.newest else "status-schema-newer"
        status.warn(key, kind=found.kind, schema=schema, newest=found.newest)
        return
    status.say("status-schema", kind=found.kind, schema=found.newest)
    status.say("status-interviews", number=sum(found.interviews.values()))
    if found.received is not None:
        status.say("status-received", at=_as_text(found.received))
    _say_rulings(status, found.rulings)


def _say_rulings(status: StatusReport, counted: RulingCounts) -> None:
    """Say how many rulings were counted in the last months, by subject and edition."""
    months = sorted({month for month, _, _ in counted})[-MONTHS:]
    for (month, subject, edition), number in sorted(counted.items()):
        if month in months:
            status.say(
                "status-rulings", month=month, subject=subject, edition=str(edition), number=number
            )


async def _say_telegram(status: StatusReport, settings: Settings) -> None:
    request = TelegramRequest(connect_timeout=SECONDS, read_timeout=SECONDS)
    try:
        async with request:
            bot = _bot(settings, request)
            webhook, me = await bot.get_webhook_info(), await bot.get_me()
            knows_ephemeral = await Ephemeral().is_known(bot)
    except TelegramError as error:
        status.warn("status-no-telegram", error=type(error).__name__)
        return
    _say_webhook(status, settings, webhook)
    status.say("status-ephemeral" if knows_ephemeral else "status-no-ephemeral")
    status.say("status-guest" if me.supports_guest_queries else "status-no-guest")


def _bot(settings: Settings, request: TelegramRequest) -> Bot:
    token = settings.token or ""
    if settings.api_url is None:
        return Bot(token, request=request)
    return Bot(token, base_url=settings.api_url, request=request)


def _say_webhook(status: StatusReport, settings: Settings, found: WebhookInfo) -> None:
    if found.url == (settings.webhook_url or ""):
        status.say("status-webhook" if found.url else "status-polling", url=found.url)
    else:
        status.warn(
            "status-webhook-other", url=found.url or "-", wanted=settings.webhook_url or "-"
        )
    waiting = found.pending_update_count
    (status.warn if waiting > LONG_QUEUE else status.say)("status-queue", number=waiting)
    if found.last_error_date is not None:
        error = found.last_error_message or "-"
        status.warn("status-webhook-error", at=_as_text(found.last_error_date), error=error)


def _say_backup(status: StatusReport, made: float, now: datetime) -> None:
    """Say when the newest backup was made, and warn where it is old or there is none."""
    if not made:
        status.warn("status-no-backup")
        return
    at = datetime.fromtimestamp(made, UTC)
    is_old = (now - at).total_seconds() > OLD
    (status.warn if is_old else status.say)("status-backup", at=_as_text(at))


def _say_errors(status: StatusReport, place: str) -> None:
    try:
        errors = dict(_errors(place))
    except (OSError, ValueError):
        status.warn("status-no-metrics", place=place)
        return
    if not errors:
        status.say("status-no-errors")
    for kind, number in sorted(errors.items()):
        status.warn("status-errors", error=kind, number=number)


def _errors(place: str) -> Iterator[tuple[str, int]]:
    """Yield each kind of error with how often it came since the process there began."""
    for sample in metrics_at(place, SECONDS):
        if sample.name == f"{ERRORS_NAME}_total":
            yield sample.labels["error"], int(sample.value)


def _as_text(moment: datetime) -> str:
    return moment.astimezone(UTC).strftime("%Y-%m-%d %H:%M:%S UTC")
