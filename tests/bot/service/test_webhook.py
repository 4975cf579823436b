"""The webhook: real processes, real posts."""

import asyncio
import json
import signal
import socket
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from pathlib import Path
from threading import Event

import pytest
from sqlalchemy import create_engine, make_url, select, text

from bot.__main__ import EXIT_RETRY, run
from bot.service.webhook import BODY_LIMIT
from bot.storage.engine import open_engine
from bot.storage.tables import OUTGOING
from bot.terminal.bot_api import Someone
from tests.bot.bot_api import FullApi
from tests.bot.posting import Replica, fetch, free_port, replicas, settings
from tests.bot.server import PATH, SECRET, TOKEN, Fault, Telegram, serving
from tests.forked import ended
from tests.patience import PATIENCE, until

ANNA, BRUNO = Someone(987_654_321, 987_654_321, "en"), Someone(12, 12, "en")
ANSWERS = ("hand=defender+1-11", "since=played+during_play", "won_by=partner")


@pytest.fixture(scope="module")
def replica(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Replica]:
    """One replica to which all sorts of things are posted."""
    file = tmp_path_factory.mktemp("webhook") / "renonce.sqlite3"
    with serving() as posting, replicas(1, f"sqlite:///{file}", posting) as (one,):
        yield one


@pytest.mark.parametrize("secret", [None, "", "kept_between-us", SECRET + "x", "é"])
def test_without_the_secret_nothing_is_taken(replica: Replica, secret: str | None) -> None:
    assert replica.post(b'{"update_id": 1}', secret=secret)[0] == 403


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"nonsense",
        b"\xff\xfe\xff",
        b"[]",
        b"null",
        b"{}",
        b'{"update_id": "1"}',
        b'{"update_id": 1, "callback_query": "x"}',
        b'{"update_id": 1, "callback_query": {"message": []}}',
        b'{"update_id": 1, "callback_query": {"message": {"chat": {"type": "private"}}}}',
        b'{"update_id": true}',
        b'{"update_id": -1}',
        b'{"update_id": 9223372036854775808}',
        b'{"update_id": 1, "message": 7}',
        b'{"update_id": 1, "message": {}}',
        b'{"update_id": 1, "callback_query": {"id": "q"}}',
        b'{"update_id": 1, "message": {"message_id": 1, "date": 1e99, "chat": {"id": 1}}}',
        b"[" * 100_000,
    ],
)
def test_nonsense_is_a_bad_request(replica: Replica, body: bytes) -> None:
    assert replica.post(body)[0] == 400


def test_a_body_that_is_too_large_is_refused(replica: Replica) -> None:
    assert replica.post(b" " * (BODY_LIMIT + 1))[0] == 413


def test_a_large_body_in_parts_is_refused(replica: Replica) -> None:
    with socket.create_connection(("127.0.0.1", replica.port), timeout=PATIENCE) as connection:
        head = f"POST {PATH} HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n"
        connection.sendall(f"{head}X-Telegram-Bot-Api-Secret-Token: {SECRET}\r\n\r\n".encode())
        part = b"10000\r\n" + b" " * 0x10000 + b"\r\n"
        for _ in range(BODY_LIMIT // 0x10000 + 1):
            connection.sendall(part)
        assert b" 413 " in connection.recv(1024)


def test_another_path_and_another_method_are_not_there(replica: Replica) -> None:
    assert replica.post(b"{}", path="/other")[0] == 404
    assert replica.post(b"{}", path=f"{PATH}/")[0] == 404
    assert fetch(replica.port, PATH)[0] == 405


def test_it_says_that_it_lives_and_is_ready(replica: Replica) -> None:
    assert fetch(replica.port, "/healthz") == (200, "ok")
    assert fetch(replica.port, "/readyz") == (200, "ok")


def test_an_update_of_nobody_is_taken(replica: Replica) -> None:
    assert replica.post(b'{"update_id": 5}') == (200, b"")


POSTGRES = pytest.mark.postgres


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=POSTGRES)])
def shared(request: pytest.FixtureRequest, database: str) -> str:
    """The address of a database that several replicas can have."""
    if request.param == "sqlite":
        return database
    address: str = request.getfixturevalue("postgres_migrated")
    return address


def test_two_replicas_take_turns_until_one_is_killed(shared: str) -> None:
    with serving() as posting, replicas(2, shared, posting) as (one, two):
        of_two_presses_at_once_one_counts(posting, (one, two))
        update = posting.api.write(ANNA, "/revoke")
        with ThreadPoolExecutor() as threads:
            both = threads.map(lambda to: posting.deliver(to, update), (one, two))
            assert list(both) == [200, 200], "posted twice, and taken by both"
        theirs = [chat for chat, _ in posting.api.messages if chat == ANNA.chat_id]
        assert len(theirs) == 1, "the second time it is only shown"
        for turn, action in enumerate(ANSWERS):
            if turn == 2:
                one.process.kill()
            assert posting.press(two if turn >= 2 else (one, two)[turn], ANNA, action) == 200
        posting.wait_for(ANNA, "change")
        assert "64A2" in posting.shown(ANNA).text
        assert not posting.api.unanswered
        assert len(posting.answered) == 2 + len(ANSWERS), "every answer came back with the post"
        log = two.end()
    assert two.process.returncode == 0, log.decode()
    assert b"Traceback" not in log


def of_two_presses_at_once_one_counts(posting: Telegram, both: tuple[Replica, Replica]) -> None:
    posting.send(both[0], BRUNO, "/revoke")
    posting.wait_for(BRUNO, "hand=dummy+1-11")
    shown, data = posting.shown(BRUNO), posting.actions(BRUNO)["hand=dummy+1-11"]
    presses = [posting.api.press(BRUNO, shown.message_id, data) for _ in both]
    with ThreadPoolExecutor() as threads:
        assert list(threads.map(posting.deliver, both, presses)) == [200, 200]
    posting.wait_for(BRUNO, "since=nothing")
    first, second = sorted(call.get("text", "") for call in posting.answered)
    assert first == ""
    assert second.startswith("That button is out of date")


class Slow(FullApi):
    """Takes its time to send a message."""

    async def call(self, method: str, parameters: object) -> tuple[int, dict[str, object]]:
        if method == "sendMessage":
            await asyncio.sleep(1)
        return await super().call(method, parameters)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("shared", "command"),
    [("sqlite", "/play"), pytest.param("postgresql", "/revoke", marks=POSTGRES)],
    indirect=["shared"],
)
def test_an_update_posted_four_times_at_once_to_two_replicas_shows_one_message(
    shared: str, command: str
) -> None:
    api = Slow()
    with serving(api) as posting, replicas(2, shared, posting) as both:
        update = api.write(ANNA, command)
        with ThreadPoolExecutor() as threads:
            took = threads.map(lambda to: posting.deliver(to, update), both * 2)
            assert list(took) == [200] * 4
        assert api.calls.count("sendMessage") == 1
        logs = [one.end() for one in both]
    assert b"".join(logs).count(b"carried out before") == 3


class Watching(FullApi):
    """Notices what the port answers while it is told of the webhook."""

    def __init__(self, port: int) -> None:
        super().__init__()
        self.port = port
        self.health: tuple[int, str] | None = None

    async def call(self, method: str, parameters: object) -> tuple[int, dict[str, object]]:
        if method == "setWebhook":
            self.health = await asyncio.to_thread(fetch, self.port, "/healthz")
        return await super().call(method, parameters)  # type: ignore[arg-type]


def test_two_replicas_keep_the_limits_of_a_chat_together(shared: str) -> None:
    with serving() as posting, replicas(2, shared, posting, TELEGRAM_LIMITS="shared") as both:
        posting.send(both[0], ANNA, "/revoke")
        posting.wait_for(ANNA, "hand=dummy+1-11")
        assert posting.press(both[1], ANNA, "hand=dummy+1-11") == 200
        posting.wait_for(ANNA, "since=nothing")
        for one in both:
            assert b"Traceback" not in one.end()
    engine = open_engine(shared)
    with engine.connect() as connection:
        made = connection.execute(select(OUTGOING.c.at).order_by(OUTGOING.c.at)).scalars().all()
    engine.dispose()
    assert made, "each has noted its calls where the other looks"
    seconds = [(later - earlier).total_seconds() for earlier, later in pairwise(made)]
    assert all(one >= 1 for one in seconds), "the screen has waited for the other's call"


def test_telegram_is_told_once_the_port_listens(database: str) -> None:
    api = Watching(free_port())
    with serving(api) as posting, replicas(1, database, posting, [api.port]) as (one,):
        until(lambda: api.webhook, "told")
        one.end()
    assert api.health == (200, "ok")
    assert api.webhook["url"] == f"https://127.0.0.1:8443{PATH}"
    assert api.webhook["secret_token"] == SECRET
    assert {"message", "callback_query"} <= set(api.webhook["allowed_updates"])


def test_what_the_database_does_not_take_comes_again(database: str) -> None:
    with serving() as posting, replicas(1, database, posting) as (one,):
        rows = sqlite3.connect(Path(database.removeprefix("sqlite:///")))
        rows.execute("alter table inbox rename to gone")
        update = posting.api.write(ANNA, "/revoke")
        assert posting.deliver(one, update) == 503
        assert posting.shown(ANNA).text.startswith("Something went wrong")
        assert posting.deliver(one, update) == 503
        assert len(posting.api.messages) == 1, "nobody is told twice"
        rows.execute("alter table gone rename to inbox")
        assert posting.deliver(one, update) == 200
        assert "hand=dummy+1-11" in posting.actions(ANNA)
        rows.execute("alter table inbox rename to gone")
        assert posting.press(one, ANNA, "hand=dummy+1-11") == 503
        assert posting.api.answers[-1].startswith("Something went wrong"), "told all the same"
        rows.execute("alter table gone rename to inbox")
        posting.press(one, ANNA, "hand=dummy+1-11")
        posting.wait_for(ANNA, "since=nothing")
        rows.execute("alter table inbox rename to gone")
        assert fetch(one.port, "/readyz") == (503, "database")
        assert fetch(one.port, "/healthz") == (200, "ok")
        rows.close()
        log = one.end()
    assert str(ANNA.user_id).encode() not in log


def test_it_ends_when_asked_and_shows_what_was_pressed(database: str) -> None:
    with serving() as posting, replicas(1, database, posting) as (one,):
        posting.send(one, ANNA, "/revoke")
        posting.wait_for(ANNA, "hand=dummy+1-11")
        held = Event()
        posting.faults.append(Fault("editMessageText", 502, b"{}", held))
        assert posting.press(one, ANNA, "hand=dummy+1-11") == 200
        assert posting.answered, "the answer does not wait for the screen"
        one.process.send_signal(signal.SIGTERM)
        until(one.is_closed, "nothing more is taken")
        held.set()
        log = one.ended()
        assert "since=nothing" in posting.actions(ANNA), "the screen came before the end"
    assert one.process.returncode == 0, log.decode()
    assert b"Traceback" not in log


def test_a_press_is_answered_within_its_patience_though_telegram_asks_to_wait(
    database: str,
) -> None:
    with serving() as posting, replicas(1, database, posting) as (one,):
        posting.send(one, ANNA, "/revoke")
        posting.wait_for(ANNA, "hand=dummy+1-11")
        wait = Fault.refusal("editMessageText", 429, "Too Many Requests", retry_after=1)
        held = Event()
        posting.faults += [wait, Fault("editMessageText", 502, b"{}", held)]
        assert posting.press(one, ANNA, "hand=dummy+1-11") == 200
        assert posting.answered, "the answer does not wait for the screen"
        posting.send(one, BRUNO, "/revoke")
        posting.wait_for(BRUNO, "hand=dummy+1-11")
        held.set()
        posting.wait_for(ANNA, "since=nothing")
        one.end(signal.SIGINT)
    assert one.process.returncode == 0


def test_a_webhook_that_telegram_refuses_is_said_in_one_line(
    database: str, tmp_path: Path
) -> None:
    with serving() as posting:
        refusal = Fault.refusal("setWebhook", 400, "Bad Request: bad webhook: IP is reserved")
        posting.faults.append(refusal)
        environ = settings(database, posting, free_port(), LOG_LEVEL="DEBUG")
        done = ended(environ=environ, folder=tmp_path)
    last = done.stderr.decode().splitlines()[-1]
    assert done.returncode == 2
    assert "WEBHOOK_URL" in last
    assert "is reserved" in last
    assert_nothing_leaks(done.stderr)


@pytest.mark.parametrize("setting", ["WEBHOOK_PORT", "METRICS_PORT"])
def test_a_port_that_is_taken_is_said_in_one_line(
    database: str, setting: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with serving() as posting, socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        environ = settings(database, posting, free_port()) | {setting: port}
        assert run([], environ) == EXIT_RETRY
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith(f"{setting}: 127.0.0.1:{port}")


def test_no_fault_shows_a_secret_at_any_level(database: str) -> None:
    with serving() as posting:
        changes = {"LOG_LEVEL": "DEBUG", "LOG_FORMAT": "json"}
        with replicas(1, database, posting, **changes) as (one,):
            one.post(b"nonsense")
            one.post(b"{}", secret=SECRET[1:])
            faults = posting.faults
            faults += [Fault("sendMessage"), Fault("sendMessage", 502, b"<html>")]
            posting.send(one, ANNA, "/revoke")
            posting.wait_for(ANNA, "hand=dummy+1-11")
            faults.append(Fault.refusal("editMessageText", 401, "Unauthorized"))
            shown, data = posting.shown(ANNA), posting.actions(ANNA)["hand=dummy+1-11"]
            pressed = posting.api.press(ANNA, shown.message_id, data)
            assert one.post(json.dumps(pressed).encode())[0] == 200
            until(lambda: not faults, "the fault")
            posting.send(one, ANNA, "qwrt")
            log = one.end()
    assert_nothing_leaks(log)
    assert one.process.returncode == 0
    assert all(json.loads(line)["level"] for line in log.decode().splitlines())


PASSWORD = "s3cr%21t"
"""As an address has it; the password itself ends in `!t`."""
CUT = """
select pg_terminate_backend(pid) from pg_stat_activity
where application_name = 'renonce' and datname = :name
"""


def test_no_fault_of_postgresql_shows_its_password_at_any_level(
    postgres_migrated: str, tmp_path: Path
) -> None:
    address = postgres_migrated.replace("postgres@", f"postgres:{PASSWORD}@", 1)
    assert PASSWORD in address
    url = make_url(postgres_migrated)
    admin = create_engine(url, isolation_level="AUTOCOMMIT")
    beside = create_engine(url.set(database="postgres"), isolation_level="AUTOCOMMIT")
    with serving() as posting:
        changes = {"LOG_LEVEL": "DEBUG", "LOG_FORMAT": "json"}
        with replicas(1, address, posting, **changes) as (one,), admin.connect() as connection:
            posting.send(one, ANNA, "/revoke")
            posting.wait_for(ANNA, "hand=dummy+1-11")
            connection.execute(text(CUT), {"name": url.database})
            posting.press(one, ANNA, "hand=dummy+1-11")
            posting.wait_for(ANNA, "since=nothing")
            connection.execute(text("alter table inbox rename to gone"))
            update = posting.api.write(BRUNO, "/revoke")
            assert posting.deliver(one, update) == 503
            connection.execute(text("alter table gone rename to inbox"))
            with beside.connect() as outside:
                allow = f'alter database "{url.database}" allow_connections'
                outside.execute(text(f"{allow} false"))
                outside.execute(text(CUT), {"name": url.database})
                until(lambda: fetch(one.port, "/readyz") == (503, "database"), "not ready")
                assert posting.deliver(one, update) == 503
                outside.execute(text(f"{allow} true"))
                assert posting.deliver(one, update) == 200
            log = one.end()
        ended_at = free_port()
        for wrong in (f"{address}x", address.replace("?host=", "?host=/nowhere")):
            environ = settings(wrong, posting, ended_at, **changes)
            failed = ended(environ=environ, folder=tmp_path)
            assert failed.returncode == EXIT_RETRY
            log += failed.stdout + failed.stderr
    admin.dispose()
    beside.dispose()
    assert b"cannot be used" in log
    for secret in (PASSWORD, "s3cr!t"):
        assert secret.encode() not in log
    assert_nothing_leaks(log)


def assert_nothing_leaks(log: bytes) -> None:
    for secret in (TOKEN, TOKEN.partition(":")[2], SECRET):
        assert secret.encode() not in log
    assert str(ANNA.user_id).encode() not in log, "nor who it was"
