"""Whether a bot is well, as a container asks: with a webhook, polling, and where nothing runs."""

from pathlib import Path

import pytest

from bot.__main__ import run
from bot.metrics import POLLED, expose
from bot.service.backups import newest_backup
from bot.service.health import SILENT, is_well, place_of
from bot.settings import Settings
from tests.bot.posting import free_port, replicas, settings
from tests.bot.server import serving

NOW = 1_800_000_000.0


def test_a_webhook_is_well_while_it_takes_updates(database: str) -> None:
    with serving() as posting, replicas(1, database, posting) as (one,):
        environ = settings(database, posting, one.port)
        assert run(["health"], environ) == 0
        one.end()
    assert run(["health"], environ) == 1


@pytest.mark.parametrize(
    ("heard", "well"), [(NOW - 1, True), (NOW - SILENT, False), (float("nan"), False)]
)
def test_a_bot_that_polls_is_well_while_it_hears_from_telegram(
    heard: float, *, well: bool
) -> None:
    port = free_port()
    POLLED.set(heard)
    with expose("127.0.0.1", port):
        assert is_well(Settings(metrics_port=port, metrics_host="0.0.0.0"), NOW) is well  # noqa: S104 - asked, not listened on
    POLLED.set(float("nan"))


def test_what_cannot_be_asked_is_not_well() -> None:
    assert not is_well(Settings())
    assert not is_well(Settings(metrics_port=free_port()))


def test_a_service_is_reached_from_here_wherever_it_listens() -> None:
    places = [place_of(host, 80) for host in ("0.0.0.0", "::", "::1", "10.0.0.7")]  # noqa: S104 - as above
    assert places == ["127.0.0.1:80", "[::1]:80", "[::1]:80", "10.0.0.7:80"]


def test_the_newest_backup_counts_and_nothing_else(tmp_path: Path) -> None:
    assert newest_backup(tmp_path) == newest_backup(tmp_path / "none") == 0.0
    for name in ("a.backup", "b.backup", "b.backup.part", "other"):
        (tmp_path / name).touch()
    assert newest_backup(tmp_path) == (tmp_path / "b.backup").stat().st_mtime
