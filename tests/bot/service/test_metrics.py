"""What an operator sees of a running bot: figures on a port, lines that follow an interview."""

import asyncio
import json
import signal
from dataclasses import dataclass
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families

from bot.metrics import LIMITS, REGISTRY, expose, set_open_interviews
from bot.metrics import UPDATE_SECONDS as SECONDS
from bot.terminal.bot_api import Someone
from tests.bot.bot_api import FullApi
from tests.bot.person import opened
from tests.bot.posting import Replica, fetch, free_port, replicas
from tests.bot.process import environment
from tests.bot.server import TOKEN, Fault, Telegram, serving
from tests.forked import LoggedProcess
from tests.patience import PATIENCE, until

ANNA = Someone(987_654_321, 987_654_321, "it")
FACTS = ("hand=defender+1-11", "since=played+during_play", "won_by=partner")

Figures = dict[tuple[str, tuple[str, ...]], float]


def figures(port: int) -> Figures:
    """Every sample by its name and the values of its labels, by the alphabet of their names."""
    status, text = fetch(port, "/metrics")
    assert status == 200
    return {
        (sample.name, tuple(sample.labels.values())): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


@dataclass
class Seen:
    """A bot that has carried out one interview, and was asked for its figures before the end."""

    posting: Telegram
    figures: Figures
    log: str


@pytest.fixture(scope="module")
def seen(tmp_path_factory: pytest.TempPathFactory) -> Seen:
    file = tmp_path_factory.mktemp("metrics") / "renonce.sqlite3"
    port = free_port()
    database = f"sqlite:///{file}"
    asyncio.run(left_open(database))
    changes = {"METRICS_PORT": str(port), "LOG_FORMAT": "json"}
    with serving() as posting, replicas(1, database, posting, **changes) as (one,):
        interview(posting, one)
        refused = Fault.refusal("sendMessage", 403, "Forbidden: bot was blocked by the user")
        posting.faults += [refused, refused]
        posting.send(one, Someone(5, 5, "en"), "/revoke")
        one.post(b"nonsense")
        until(lambda: ("renonce_open_interviews", ("revoke",)) in figures(port), "counted")
        counted = figures(port)
        log = one.end()
    return Seen(posting, counted, log.decode())


async def left_open(database: str) -> None:
    """Begin an interview that is open when the process starts, which counts it then."""
    api = FullApi(first_update=1_000)  # the numbers of the process begin at 1
    async with opened(database, api) as club:
        await club.person(9).send("/revoke")


def interview(posting: Telegram, replica: Replica) -> None:
    posting.send(replica, ANNA, "/revoke")
    posting.faults.append(Fault("editMessageText", 502, b""))
    for action in FACTS:
        posting.press(replica, ANNA, action)
    for action in ("more", "show"):
        posting.press(replica, ANNA, action)
    posting.wait_for(ANNA, "change")


def test_updates_calls_retries_and_errors_are_counted(seen: Seen) -> None:
    counted = seen.figures
    assert counted["renonce_updates_total", ("message",)] == 2
    assert counted["renonce_updates_total", ("callback_query",)] == 5
    assert counted["renonce_calls_total", ("editMessageText", "200")] == 5
    assert counted["renonce_calls_total", ("editMessageText", "502")] == 1
    assert counted["renonce_calls_total", ("setWebhook", "200")] == 1
    assert ("renonce_calls_total", ("answerCallbackQuery", "200")) not in counted
    assert counted["renonce_errors_total", ("Forbidden",)] == 1
    assert counted["renonce_webhook_posts_total", ("200",)] == 7
    assert counted["renonce_webhook_posts_total", ("400",)] == 1
    assert sum(v for (name, _), v in counted.items() if name == "renonce_retries_total") == 1


def test_latencies_are_told_by_kind(seen: Seen) -> None:
    counted = seen.figures
    assert counted["renonce_update_seconds_count", ("callback_query",)] == 5
    assert counted["renonce_update_seconds_bucket", ("callback_query", "+Inf")] == 5
    assert 0 < counted["renonce_update_seconds_sum", ("callback_query",)] < 60
    assert counted["renonce_call_seconds_count", ("editMessageText",)] == 6


def test_a_ruling_is_counted_once_by_subject_and_outcome(seen: Seen) -> None:
    rulings = {labels: n for (name, labels), n in seen.figures.items() if "rulings" in name}
    assert rulings == {("established", "revoke"): 1}


def test_no_figure_tells_who_it_was(seen: Seen) -> None:
    assert str(ANNA.user_id) not in str(seen.figures)


def test_an_interview_can_be_followed_by_its_id_without_learning_who_it_was(seen: Seen) -> None:
    lines = [json.loads(line) for line in seen.log.splitlines()]
    keys = {line["interview"] for line in lines if line.get("event") == "established"}
    (key,) = keys
    followed = [line for line in lines if line.get("interview") == key]
    events = [line["event"] for line in followed]
    assert events == ["begun", *["told"] * 2, "established", "told", "told"]
    assert [line["step"] for line in followed] == sorted(line["step"] for line in followed)
    assert {line["subject"] for line in followed} == {"revoke"}
    assert all(line["time"].endswith("+00:00") for line in lines)
    for name in (str(ANNA.user_id), "Director"):
        assert name not in seen.log


def test_open_interviews_are_counted_from_the_database(seen: Seen) -> None:
    assert seen.figures["renonce_open_interviews", ("revoke",)] >= 1


def test_polling_counts_as_well_and_closes_its_port(database: str, tmp_path: Path) -> None:
    api, port = FullApi(), free_port()
    with serving(api) as server:
        environ = environment(
            database, BOT_TOKEN=TOKEN, BOT_API_URL=server.url, METRICS_PORT=str(port)
        )
        with LoggedProcess(environ=environ, folder=tmp_path) as process:
            server.post(api.write(ANNA, "/renonce"))
            assert server.sent.wait(PATIENCE)
            until(lambda: ("renonce_updates_total", ("message",)) in figures(port), "counted")
            process.send_signal(signal.SIGTERM)
            process.wait()
    assert process.returncode == 0
    with pytest.raises(ConnectionRefusedError):
        fetch(port, "/metrics")


def test_figures_are_for_this_machine_only() -> None:
    port = free_port()
    with expose("127.0.0.1", port):
        assert fetch(port, "/metrics")[0] == 200
        with pytest.raises(OSError, match="in use"), expose("127.0.0.1", port):
            pass


def test_durations_fall_between_their_limits() -> None:
    for seconds in (0.001, LIMITS[0], 0.3, 1_000.0):
        SECONDS.labels("a").observe(seconds)

    def within(limit: str) -> float | None:
        labels = {"kind": "a", "le": limit}
        return REGISTRY.get_sample_value("renonce_update_seconds_bucket", labels)

    assert [within(limit) for limit in (str(LIMITS[0]), "0.2", "0.5", "30.0")] == [2, 2, 3, 3]
    assert within("+Inf") == 4


def test_a_subject_with_no_open_interview_any_more_counts_none() -> None:
    def open_interviews(subject: str) -> float | None:
        return REGISTRY.get_sample_value("renonce_open_interviews", {"subject": subject})

    set_open_interviews({"revoke": 2, "claim": 1})
    set_open_interviews({"claim": 3})
    assert (open_interviews("revoke"), open_interviews("claim")) == (0, 3)
