"""The bot's settings, read once from the environment."""

import re
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field, fields
from difflib import get_close_matches
from pathlib import Path
from typing import Any, NoReturn
from urllib.parse import SplitResult, unquote, urlsplit
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from platformdirs import user_data_path

from lawcore.laws.editions import EDITIONS, IN_FORCE
from lawcore.wording import LANGUAGES

LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL")
FORMATS = ("text", "json")
SWITCH = ("on", "off")
LIMITS = ("on", "shared", "off")
"""Whether Telegram's limits are kept; `shared` with other processes on the same database."""

ANY = "any"
"""The value of DESKS by which every group may be a desk."""

OWN_PATHS = ("/healthz", "/readyz")
"""The paths that the webhook service answers itself."""

_VARIABLE, _PARSE = "variable", "parse"
_LIKENESS = 0.85
_TELEGRAM_PORTS = (None, 443, 80, 88, 8443)
_LAST_PORT = 65_535
_LAST_DAY = 3_650


class SettingsError(Exception):
    """A wrong setting; the message is one line that names it and says what to do."""


def _matching(pattern: str, message: str) -> Callable[[str], str]:
    """Return what reads a value that matches a pattern; any other raises ValueError."""

    def parse(value: str) -> str:
        if not re.fullmatch(pattern, value):
            raise ValueError(message)
        return value

    return parse


_token = _matching(
    r"[0-9]+:[A-Za-z0-9_-]+", "this is no token, copy the whole line that BotFather shows"
)
_chat = _matching(
    r"-?[1-9][0-9]{0,18}",
    "write the number of a chat, such as 123456789, a group's with its minus sign",
)
_groups = _matching(
    r"-[1-9][0-9]{0,18}(?:[\s,]+-[1-9][0-9]{0,18})*",
    "write any, or the numbers of groups with their minus sign, such as -100123 -100456",
)
_secret = _matching(r"[A-Za-z0-9_-]{1,256}", "use 1 to 256 letters, digits, _ or -")
_host = _matching(
    r"[A-Za-z0-9_.:-]+", "write a host name or an address to listen on, like 127.0.0.1"
)


def _desks(value: str) -> frozenset[int] | str:
    """Return the groups that may be a desk, or ANY."""
    if value.lower() == ANY:
        return ANY
    return frozenset(int(one) for one in re.split(r"[\s,]+", _groups(value)))


def _zone(value: str) -> str:
    try:
        ZoneInfo(value)
    except (ValueError, OSError, ZoneInfoNotFoundError):
        message = "write a time zone such as Europe/Rome"
        raise ValueError(message) from None
    return value


def _split(value: str, message: str) -> SplitResult:
    """Return the parts of an address; an error of the standard library might show a password."""
    try:
        parts = urlsplit(value)
        _ = parts.port
    except ValueError:
        raise ValueError(message) from None
    return parts


def _api_url(ending: str) -> Callable[[str], str]:
    message = (
        f"write the address of a Bot API server, ending in {ending}: http://127.0.0.1:8081{ending}"
    )

    def parse(value: str) -> str:
        parts = _split(value, message)
        right = (
            parts.scheme in {"http", "https"} and parts.hostname and parts.path.endswith(ending)
        )
        if not right or parts.query or parts.fragment:
            raise ValueError(message)
        return value

    return parse


def _database_url(value: str) -> str:
    message = "write sqlite:///path/to/file or postgresql+psycopg://user:password@host/name"
    parts = _split(value, message)
    if parts.scheme == "postgresql+psycopg" and value.startswith("postgresql+psycopg://"):
        return value
    if value.startswith("sqlite:///") and parts.path.strip("/") not in {"", ":memory:"}:
        return value
    raise ValueError(message)


def _own_database() -> str:
    return f"sqlite:///{user_data_path('renonce', appauthor=False) / 'renonce.sqlite3'}"


def _webhook_url(value: str) -> str:
    message = (
        "write the public address Telegram posts to, with a path: https://example.org/telegram"
    )
    parts = _split(value, message)
    if parts.scheme != "https" or not parts.hostname or parts.path in {"", "/"}:
        raise ValueError(message)
    if parts.path in OWN_PATHS or not re.fullmatch(r"[A-Za-z0-9/._~-]+", parts.path):
        message = "use letters, digits and ._~- in the path, and neither /healthz nor /readyz"
        raise ValueError(message)
    if parts.query or parts.fragment or parts.username is not None:
        raise ValueError(message)
    return value


def _site_url(value: str) -> str:
    """Return the address of the page, with a path that ends in `/`."""
    message = "write the public address of the page: https://example.org/director/"
    parts = _split(value, message)
    is_here = parts.scheme == "http" and parts.hostname in {"localhost", "127.0.0.1"}
    if not parts.hostname or not (parts.scheme == "https" or is_here):
        raise ValueError(message)
    if parts.query or parts.fragment or parts.username is not None:
        raise ValueError(message)
    if not re.fullmatch(r"(?:/[A-Za-z0-9._~-]+)*/?", parts.path) or parts.path in OWN_PATHS:
        message = "use letters, digits and ._~- in the path, and neither /healthz nor /readyz"
        raise ValueError(message)
    return value if value.endswith("/") else f"{value}/"


def _model_url(value: str) -> str:
    message = "write the address for chat completions: https://example.org/v1/chat/completions"
    parts = _split(value, message)
    if parts.scheme not in {"http", "https"} or not parts.hostname or parts.username is not None:
        raise ValueError(message)
    return value


def _number(first: int, last: int) -> Callable[[str], int]:
    def parse(value: str) -> int:
        if not re.fullmatch(r"[0-9]{1,6}", value) or not first <= int(value) <= last:
            message = f"write a whole number from {first} to {last}"
            raise ValueError(message)
        return int(value)

    return parse


def _one_of(allowed: Collection[str]) -> Callable[[str], str]:
    def parse(value: str) -> str:
        if value not in allowed:
            message = f"write one of {', '.join(allowed)}"
            raise ValueError(message)
        return value

    return parse


def _setting(
    variable: str, parse: Callable[[str], Any], default: Any = None, *, is_secret: bool = False
) -> Any:
    """Return a setting: its variable, the function that reads it, and its default."""
    meta = {_VARIABLE: variable, _PARSE: parse}
    return field(default=default, repr=not is_secret, metadata=meta)


@dataclass(frozen=True, kw_only=True)
class Settings:
    """All settings; the secret ones are left out of its repr."""

    token: str | None = _setting("BOT_TOKEN", _token, is_secret=True)
    api_url: str | None = _setting("BOT_API_URL", _api_url("/bot"))
    api_file_url: str | None = _setting("BOT_API_FILE_URL", _api_url("/file/bot"))
    database_url: str = field(
        default_factory=_own_database,
        repr=False,
        metadata={_VARIABLE: "DATABASE_URL", _PARSE: _database_url},
    )
    webhook_url: str | None = _setting("WEBHOOK_URL", _webhook_url)
    webhook_host: str = _setting("WEBHOOK_HOST", _host, "127.0.0.1")
    webhook_port: int = _setting("WEBHOOK_PORT", _number(1, _LAST_PORT), 8443)
    webhook_secret: str | None = _setting("WEBHOOK_SECRET", _secret, is_secret=True)
    log_level: str = _setting("LOG_LEVEL", lambda value: _one_of(LEVELS)(value.upper()), "INFO")
    log_format: str = _setting("LOG_FORMAT", _one_of(FORMATS), "text")
    metrics_host: str = _setting("METRICS_HOST", _host, "127.0.0.1")
    metrics_port: int | None = _setting("METRICS_PORT", _number(1, _LAST_PORT))
    telegram_limits: str = _setting(
        "TELEGRAM_LIMITS", lambda value: _one_of(LIMITS)(value.lower()), "on"
    )
    default_language: str = _setting("DEFAULT_LANGUAGE", _one_of(LANGUAGES), "en")
    default_edition: int = _setting(
        "DEFAULT_EDITION", lambda value: int(_one_of([*map(str, EDITIONS)])(value)), int(IN_FORCE)
    )
    retention_days: int = _setting("RETENTION_DAYS", _number(1, _LAST_DAY), 30)
    law_texts: Path | None = _setting("LAW_TEXTS", Path)  # noqa: RUF009 - a field
    authorities: Path | None = _setting("AUTHORITIES", Path)  # noqa: RUF009 - as above
    backups: Path | None = _setting("BACKUPS", Path)  # noqa: RUF009 - as above
    operator_chat: int | None = _setting("OPERATOR_CHAT", lambda value: int(_chat(value)))
    count_rulings: bool = _setting(
        "COUNT_RULINGS", lambda value: _one_of(SWITCH)(value) == "on", default=False
    )
    desks: frozenset[int] | str | None = _setting("DESKS", _desks)
    site: Path | None = _setting("SITE", Path)  # noqa: RUF009 - as above
    site_url: str | None = _setting("SITE_URL", _site_url)
    model_url: str | None = _setting("MODEL_URL", _model_url)
    model_name: str | None = _setting("MODEL_NAME", str)
    model_key: str | None = _setting("MODEL_KEY", str, is_secret=True)
    timezone: str = _setting("TIMEZONE", _zone, "UTC")

    @classmethod
    def from_environ(cls, environ: Mapping[str, str]) -> "Settings":
        """Read the variables; an empty one counts as not set, a misspelt one is refused."""
        given = {name: value.strip() for name, value in environ.items() if value.strip()}
        _refuse_misspelt(given)
        read = {
            one.name: _read(given, one.metadata[_VARIABLE], one.metadata[_PARSE])
            for one in fields(cls)
            if one.metadata[_VARIABLE] in given
        }
        settings = cls(**read)
        settings._refuse_half_a_webhook()
        settings._refuse_half_a_page()
        settings._refuse_half_a_model()
        settings._refuse_one_port_for_two()
        return settings

    @property
    def listens(self) -> bool:
        """Whether the bot itself listens, for what Telegram posts or for who reads the page."""
        return self.webhook_url is not None or self.site is not None

    @property
    def secrets(self) -> tuple[str, ...]:
        """The values that must never be shown or logged."""
        password = urlsplit(self.database_url).password
        passwords = (password, unquote(password)) if password else ()
        found = (self.token, self.webhook_secret, self.model_key, *passwords)
        return tuple(dict.fromkeys(one for one in found if one))

    def _refuse_half_a_webhook(self) -> None:
        if self.webhook_url is None:
            return
        if self.webhook_secret is None:
            _refuse("WEBHOOK_SECRET", "WEBHOOK_URL needs it, 1 to 256 letters, digits, _ or -")
        if self.api_url is None and urlsplit(self.webhook_url).port not in _TELEGRAM_PORTS:
            _refuse("WEBHOOK_URL", "Telegram posts to ports 443, 80, 88 and 8443 only")

    def _refuse_half_a_page(self) -> None:
        if self.site is None:
            return
        if self.site_url is None:
            _refuse("SITE_URL", "SITE needs it, the public address at which the page is served")
        path = urlsplit(self.webhook_url or "").path
        if path and urlsplit(self.site_url).path.rstrip("/") == path.rstrip("/"):
            _refuse("SITE_URL", "Telegram posts to this path: choose another one for the page")

    def _refuse_half_a_model(self) -> None:
        if self.model_url is not None and self.model_name is None:
            advice = "MODEL_URL needs it, the name by which its server knows the model"
            _refuse("MODEL_NAME", advice)

    def _refuse_one_port_for_two(self) -> None:
        if self.listens and self.metrics_port == self.webhook_port:
            _refuse("METRICS_PORT", "WEBHOOK_PORT has the same number: choose another one")


VARIABLES = tuple(str(one.metadata[_VARIABLE]) for one in fields(Settings))
"""The variables of the environment, in the order in which they are read."""
COPY_TO = "COPY_TO"
"""The variable with the address that the command `copy` fills; no setting of the service."""


def _refuse(name: str, advice: str) -> NoReturn:
    message = f"{name}: {advice}"
    raise SettingsError(message)


def _refuse_misspelt(given: Mapping[str, str]) -> None:
    missing = [name for name in VARIABLES if name not in given]
    for name in sorted(given):
        if name in VARIABLES:
            continue
        meant = get_close_matches(name.upper(), missing, n=1, cutoff=_LIKENESS)
        if meant:
            _refuse(name, f"there is no such setting, write {meant[0]}")


def _read(given: Mapping[str, str], name: str, parse: Callable[[str], Any]) -> Any:
    try:
        return parse(given[name])
    except ValueError as error:
        message = f"{name}: {error}"
        raise SettingsError(message) from None
