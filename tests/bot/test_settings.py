"""The bot's settings: every variable, every refusal, no secret shown."""

import dataclasses
import sys
from pathlib import Path

import pytest

from bot.settings import VARIABLES, Settings, SettingsError
from tests.each import together
from tests.tables import tabled

TOKEN = "123456789:" + "Ab1_-" * 7
WEBHOOK = {"WEBHOOK_URL": "https://example.org/telegram", "WEBHOOK_SECRET": "s3cret_-"}


def refusal(environ: dict[str, str]) -> str:
    with pytest.raises(SettingsError) as refused:
        Settings.from_environ(environ)
    assert "\n" not in str(refused.value)
    assert refused.value.__cause__ is None
    return str(refused.value)


def test_nothing_set_gives_what_the_contract_says() -> None:
    settings = Settings.from_environ({})
    assert settings.token is None
    assert settings.webhook_url is None
    assert (settings.webhook_host, settings.webhook_port) == ("127.0.0.1", 8443)
    assert (settings.log_level, settings.retention_days) == ("INFO", 30)
    assert (settings.default_language, settings.default_edition) == ("en", 2017)
    assert settings.database_url.startswith("sqlite:///")
    assert Path(settings.database_url.removeprefix("sqlite:///")).is_absolute()


def test_everything_set_is_read() -> None:
    settings = Settings.from_environ(
        WEBHOOK
        | {
            "BOT_TOKEN": f" {TOKEN} ",
            "BOT_API_URL": "http://127.0.0.1:8081/bot",
            "BOT_API_FILE_URL": "http://127.0.0.1:8081/file/bot",
            "DATABASE_URL": "postgresql+psycopg://renonce:s3cret@db/renonce",
            "WEBHOOK_HOST": "0.0.0.0",  # noqa: S104 - what a container says
            "WEBHOOK_PORT": "80",
            "LOG_LEVEL": "debug",
            "LOG_FORMAT": "json",
            "METRICS_PORT": "9464",
            "TELEGRAM_LIMITS": "OFF",
            "DEFAULT_LANGUAGE": "it",
            "DEFAULT_EDITION": "2007",
            "RETENTION_DAYS": "3650",
            "OPERATOR_CHAT": "-100200300",
            "COUNT_RULINGS": "on",
        }
    )
    assert settings == Settings(
        token=TOKEN,
        api_url="http://127.0.0.1:8081/bot",
        api_file_url="http://127.0.0.1:8081/file/bot",
        database_url="postgresql+psycopg://renonce:s3cret@db/renonce",
        webhook_url=WEBHOOK["WEBHOOK_URL"],
        webhook_host="0.0.0.0",  # noqa: S104 - what a container says
        webhook_port=80,
        webhook_secret=WEBHOOK["WEBHOOK_SECRET"],
        log_level="DEBUG",
        log_format="json",
        metrics_port=9464,
        telegram_limits="off",
        default_language="it",
        default_edition=2007,
        retention_days=3650,
        operator_chat=-100200300,
        count_rulings=True,
    )


def test_every_variable_is_a_setting() -> None:
    assert len(VARIABLES) == len(dataclasses.fields(Settings))


@together("name", VARIABLES)
def test_an_empty_variable_counts_as_not_set(name: str) -> None:
    assert Settings.from_environ({name: " "}) == Settings.from_environ({})


@together(
    "name, value",
    [
        ("BOT_TOKEN", "hunter2"),
        ("BOT_TOKEN", f"bot {TOKEN}"),
        ("BOT_TOKEN", TOKEN + "à"),
        ("BOT_API_URL", "http://127.0.0.1:8081"),
        ("BOT_API_URL", "127.0.0.1/bot"),
        ("BOT_API_URL", "http://[::1/bot"),
        ("BOT_API_FILE_URL", "http://127.0.0.1:8081/bot"),
        ("DATABASE_URL", "renonce.sqlite3"),
        ("DATABASE_URL", "sqlite://"),
        ("DATABASE_URL", "sqlite:///"),
        ("DATABASE_URL", "sqlite:///:memory:"),
        ("DATABASE_URL", "sqlite+aiosqlite:///x"),
        ("DATABASE_URL", "mysql://hunter2@db/x"),
        ("DATABASE_URL", "postgres://user:hunter2@db/x"),
        ("DATABASE_URL", "postgresql://user:hunter2@db/x"),
        ("DATABASE_URL", "postgresql+psycopg://user:hunter2@db:hunter2/x"),
        ("WEBHOOK_PORT", "0"),
        ("WEBHOOK_PORT", "65536"),
        ("WEBHOOK_PORT", "http"),
        ("WEBHOOK_HOST", "http://127.0.0.1"),
        ("WEBHOOK_SECRET", "hunter2!"),
        ("WEBHOOK_SECRET", "x" * 257),
        ("LOG_LEVEL", "LOUD"),
        ("LOG_FORMAT", "xml"),
        ("METRICS_PORT", "0"),
        ("TELEGRAM_LIMITS", "yes"),
        ("DEFAULT_LANGUAGE", "la"),
        ("DEFAULT_EDITION", "1987"),
        ("DEFAULT_EDITION", "2017.0"),
        ("RETENTION_DAYS", "0"),
        ("RETENTION_DAYS", "3651"),
        ("RETENTION_DAYS", "-1"),
        ("RETENTION_DAYS", "²"),
        ("OPERATOR_CHAT", "@club"),
        ("OPERATOR_CHAT", "0"),
        ("COUNT_RULINGS", "yes"),
        ("OPERATOR_CHAT", "12 34"),
        ("RETENTION_DAYS", "1" * 5_000),
    ],
)
def test_an_impossible_value_is_refused_by_name_and_not_shown(name: str, value: str) -> None:
    said = refusal({name: value})
    assert said.startswith(f"{name}: ")
    assert "hunter2" not in said
    assert len(said) < 150


@tabled
def test_a_webhook_that_telegram_would_refuse_is_refused(address: str) -> None:
    assert refusal(WEBHOOK | {"WEBHOOK_URL": address}).startswith("WEBHOOK_URL: ")


def test_a_webhook_needs_its_secret() -> None:
    assert refusal({"WEBHOOK_URL": WEBHOOK["WEBHOOK_URL"]}).startswith("WEBHOOK_SECRET: ")


@tabled
def test_an_address_at_which_no_page_can_stand_is_refused(address: str) -> None:
    said = refusal({"SITE_URL": address})
    assert said.startswith("SITE_URL: ")
    assert "hunter2" not in said


def test_a_page_that_is_served_needs_an_address_of_its_own() -> None:
    assert refusal({"SITE": "/srv/page"}).startswith("SITE_URL: ")
    page = {"SITE": "/srv/page", "SITE_URL": "https://example.org/telegram/"}
    assert refusal(WEBHOOK | page).startswith("SITE_URL: Telegram posts to this path")
    ports = {"WEBHOOK_PORT": "8081", "METRICS_PORT": "8081"}
    assert refusal(page | ports).startswith("METRICS_PORT: ")
    for address in (
        "https://example.org",
        "https://example.org/director",
        "http://localhost:8443",
    ):
        settings = Settings.from_environ(WEBHOOK | page | {"SITE_URL": address})
        assert settings.site_url == f"{address}/"


def test_two_services_on_one_port_are_refused_before_either_listens() -> None:
    ports = {"WEBHOOK_PORT": "8081", "METRICS_PORT": "8081"}
    assert refusal(WEBHOOK | ports).startswith("METRICS_PORT: WEBHOOK_PORT has the same number")
    assert Settings.from_environ(ports).metrics_port == 8081, "without a webhook nothing is there"


def test_a_webhook_of_an_own_server_may_have_any_port() -> None:
    own = {"BOT_API_URL": "http://127.0.0.1:1/bot", "WEBHOOK_URL": "https://127.0.0.1:9443/x"}
    assert Settings.from_environ(WEBHOOK | own).webhook_url == "https://127.0.0.1:9443/x"


@tabled
def test_a_misspelt_variable_is_refused_with_the_right_name(written: str, meant: str) -> None:
    said = refusal({written: "hunter2"})
    assert said.startswith(f"{written}: ")
    assert said.endswith(meant)


@pytest.mark.parametrize(
    "name", ["BOT_NAME", "BOT_OWNER", "DATABASE_HOST", "DEFAULT_SHELL", "WEBHOOK_PATH", "LOG_DIR"]
)
def test_a_variable_of_somebody_else_is_left_alone(name: str) -> None:
    assert Settings.from_environ({name: "x"}) == Settings.from_environ({})


def test_a_similar_variable_beside_the_right_one_is_left_alone() -> None:
    environ = {"DATABASE_URL": "sqlite:///x.sqlite3", "DATABASE_URL_2": "x"}
    assert Settings.from_environ(environ).database_url == "sqlite:///x.sqlite3"


def test_secrets_do_not_show_and_are_known_as_secrets() -> None:
    environ = WEBHOOK | {
        "BOT_TOKEN": TOKEN,
        "DATABASE_URL": "postgresql+psycopg://renonce:pa%24%24word@db/renonce",
    }
    settings = Settings.from_environ(environ)
    secrets = (TOKEN, "s3cret_-", "pa%24%24word", "pa$$word")
    assert settings.secrets == secrets
    assert not any(secret in repr(settings) for secret in secrets)


@pytest.mark.skipif(sys.platform != "linux", reason="each system has a folder of its own")
def test_the_readme_says_where_everything_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setenv("HOME", "/home/director")
    file = Path(Settings.from_environ({}).database_url.removeprefix("sqlite:///"))
    folder = f"`{str(file.parent).replace('/home/director', '~')}/`"
    root = Path(__file__).parents[2]
    for page in ("README.md", "docs/running.md"):
        assert folder in (root / page).read_text("utf-8"), page
