"""The page that the bot's own server gives: beside the webhook, and where it polls."""

import gzip
import json
import signal
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path

import pytest

from bot.__main__ import EXIT_CHANGE, run
from bot.page.build import SiteOptions, build_site
from tests.bot.page.small import small_site
from tests.bot.posting import Replica, fetch, free_port, replicas
from tests.bot.process import environment
from tests.bot.server import PATH, TOKEN, serving
from tests.forked import LoggedProcess
from tests.patience import PATIENCE, until
from tests.tables import tabled

BASE = "/director/"
URL = f"https://bot.example.org{BASE}"


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A page of two subjects, with a file beside it that belongs to nobody else."""
    folder = tmp_path_factory.mktemp("page") / "site"
    with small_site():
        build_site(folder, SiteOptions(url=URL))
    (folder / "notes.txt").write_text("not for others")
    return folder


@pytest.fixture(scope="module")
def replica(page: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Replica]:
    file = tmp_path_factory.mktemp("webhook") / "renonce.sqlite3"
    served = {"SITE": str(page), "SITE_URL": URL}
    with serving() as posting, replicas(1, f"sqlite:///{file}", posting, **served) as (one,):
        yield one


def asked(
    port: int, path: str, method: str = "GET", **headers: str
) -> tuple[int, dict[str, str], bytes]:
    """What a port answers: status, headers in lower case, body."""
    connection = HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
    connection.request(method, path, headers=headers)
    answer = connection.getresponse()
    body = answer.read()
    connection.close()
    return answer.status, {name.lower(): value for name, value in answer.getheaders()}, body


def test_every_file_of_the_page_is_served_as_what_it_is(replica: Replica, page: Path) -> None:
    kinds = set()
    for path in (one for one in page.rglob("*") if one.is_file() and one.suffix != ".txt"):
        name = path.relative_to(page).as_posix()
        status, headers, body = asked(replica.port, BASE + name)
        assert (status, body) == (200, path.read_bytes()), name
        assert headers["x-content-type-options"] == "nosniff"
        kinds.add((path.suffix, headers["content-type"].partition(";")[0]))
    assert kinds == {
        (".html", "text/html"),
        (".css", "text/css"),
        (".js", "text/javascript"),
        (".json", "application/json"),
        (".svg", "image/svg+xml"),
        (".png", "image/png"),
        (".webmanifest", "application/manifest+json"),
    }


def test_its_address_leads_to_it_with_the_policy_of_the_page(replica: Replica, page: Path) -> None:
    status, headers, body = asked(replica.port, f"{BASE}?q=%2Fit%2F2017%2Fdummy")
    assert (status, body) == (200, (page / "index.html").read_bytes())
    policy = headers["content-security-policy"]
    assert policy.startswith("default-src 'none'; script-src 'self'")
    assert f'content="{policy}"' in body.decode()
    status, headers, _ = asked(replica.port, BASE.rstrip("/"))
    assert (status, headers["location"]) == (308, BASE)


def test_it_is_compressed_and_not_sent_again(replica: Replica, page: Path) -> None:
    path = f"{BASE}law/2017/law.json"
    own = (page / "law/2017/law.json").read_bytes()
    status, headers, body = asked(replica.port, path, **{"Accept-Encoding": "br, gzip"})
    assert (status, headers["content-encoding"]) == (200, "gzip")
    assert gzip.decompress(body) == own
    assert len(body) < len(own) / 3
    assert (headers["cache-control"], headers["vary"]) == ("no-cache", "Accept-Encoding")
    again = asked(replica.port, path, **{"If-None-Match": headers["etag"]})
    assert (again[0], again[2]) == (304, b"")
    _, head, none = asked(replica.port, path, "HEAD")
    assert (head["content-length"], none) == (str(len(own)), b"")


@tabled
def test_nothing_else_is_served(replica: Replica, path: str) -> None:
    assert asked(replica.port, BASE + path)[0] == 404
    assert asked(replica.port, "/site.json")[0] == 404


def test_the_page_takes_no_path_of_the_bot(replica: Replica) -> None:
    assert fetch(replica.port, "/healthz") == (200, "ok")
    assert fetch(replica.port, "/readyz") == (200, "ok")
    assert replica.post(b'{"update_id": 5}') == (200, b"")
    assert asked(replica.port, PATH)[0] == 405
    assert asked(replica.port, BASE, "POST")[0] == 405


def test_a_bot_that_polls_serves_it_too(page: Path, database: str, tmp_path: Path) -> None:
    """At the root of its port, where the address has no path."""
    port = free_port()
    with serving() as posting:
        served = {"SITE": str(page), "SITE_URL": f"http://localhost:{port}"}
        own = {"BOT_TOKEN": TOKEN, "BOT_API_URL": posting.url, "WEBHOOK_PORT": str(port)}
        environ = environment(database, TELEGRAM_LIMITS="off", **own, **served)
        with LoggedProcess(environ=environ, folder=tmp_path) as process:
            until(lambda: "getUpdates" in posting.api.calls, posting.api.calls)
            assert asked(port, "/site.json")[2] == (page / "site.json").read_bytes()
            assert asked(port, "/healthz")[0] == 404
            process.send_signal(signal.SIGTERM)
            log = process.communicate()[1].decode()
    assert process.returncode == 0, log


def test_a_folder_without_a_page_stops_the_start(
    database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    environ = environment(database, BOT_TOKEN=TOKEN, WEBHOOK_PORT=str(free_port()), SITE_URL=URL)
    for folder in (tmp_path, tmp_path / "none"):
        assert run([], environ | {"SITE": str(folder)}) == EXIT_CHANGE
        said = capsys.readouterr().err
        assert said.startswith(f"SITE: {folder} has no page in it")
        assert said.count("\n") == 1


def test_a_page_says_which_options_it_rules_by(page: Path) -> None:
    assert json.loads((page / "site.json").read_text())["authority"] == ""
