"""A language model reads what stays unclear: it proposes what stands in the line, no more."""

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Event, Thread
from typing import Any

import pytest

from bot.language_model import LONGEST, LanguageModel, about, facts_of, facts_told, subjects_told
from bot.settings import Settings
from lawcore import SUBJECTS
from lawcore.understanding import is_story, understand
from lawcore.wording import LANGUAGES
from tests.bot.person import Club, opened
from tests.tables import tabled

STORY = (
    "You know how it is on a Tuesday, the room was hot and everybody tired, and then this chap on "
    "my left, who never counts, did something odd at trick five. His partner took it. "
    "They had the rest but one, and only on the way home did we begin to talk about what he held."
)
FACTS = {
    "hand": {"answer": "defender", "words": "this chap on my left"},
    "trick": {"answer": "5", "words": "at trick five"},
    "won_by": {"answer": "partner", "words": "His PARTNER took it"},
}


@dataclass
class Model:
    """The server of a model: what it replies in turn, and what it was asked."""

    replies: list[object] = field(default_factory=list)
    asked: list[dict[str, Any]] = field(default_factory=list)
    keys: list[str | None] = field(default_factory=list)
    url: str = ""
    has_asked: Event = field(default_factory=Event)
    lets_go: Event = field(default_factory=Event)

    def __post_init__(self) -> None:
        self.lets_go.set()

    def reply(self, body: bytes, key: str | None) -> tuple[int, bytes]:
        self.asked.append(json.loads(body))
        self.keys.append(key)
        self.has_asked.set()
        self.lets_go.wait()
        reply = self.replies.pop(0)
        if isinstance(reply, int):
            return reply, b"{}"
        content = reply if isinstance(reply, str) else json.dumps(reply)
        return 200, json.dumps({"choices": [{"message": {"content": content}}]}).encode()


@contextmanager
def serving(model: Model) -> Iterator[Model]:
    class Answer(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            status, reply = model.reply(body, self.headers.get("Authorization"))
            self.send_response(status)
            self.end_headers()
            self.wfile.write(reply)

        def log_message(self, *_: object) -> None:
            """Say nothing."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Answer) as server:
        thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
        thread.start()
        model.url = f"http://127.0.0.1:{server.server_port}/v1/chat/completions"
        yield model
        server.shutdown()
        thread.join()


@pytest.fixture
def model() -> Iterator[Model]:
    with serving(Model()) as served:
        yield served


@pytest.fixture
async def asking(database: str, model: Model) -> AsyncIterator[Club]:
    async with opened(database, model_url=model.url, model_name="small", model_key="k") as club:
        yield club


async def test_an_unclear_story_is_read_and_its_facts_are_proposed(
    asking: Club, model: Model
) -> None:
    assert understand(STORY, "en").subject is None
    person = asking.person()
    model.replies = [{"subject": "revoke"}, FACTS]
    await person.send(STORY)
    assert person.screen.startswith("I understood: a defender revoked")
    assert "trick 5" in person.screen
    assert person.buttons[0] == "Right"
    assert model.keys == ["Bearer k", "Bearer k"]
    assert [one["messages"][-1]["content"] for one in model.asked] == [STORY, STORY]
    assert {one["model"] for one in model.asked} == {"small"}
    await person.press(person.buttons[0])
    row = await asking.bot.store.run(lambda rows: rows.open_conversation(7, 7))
    assert row is not None
    assert {"hand": "defender", "trick": 5, "won_by": "partner"}.items() <= dict(
        row.answers
    ).items()


async def test_what_does_not_stand_in_the_line_or_does_not_exist_is_not_proposed() -> None:
    invented = {
        "later_tricks": {"answer": "more", "words": "they won two more"},
        "since": {"answer": "nonsense", "words": "at trick five"},
        "nonsense": {"answer": "yes", "words": "at trick five"},
        "attention": "after_play",
        "won_by": {"answer": "partner", "words": ""},
    }
    told = facts_told(json.dumps(FACTS | invented), STORY, "revoke")
    assert told == {"hand": "defender", "trick": 5}
    assert facts_told(f"Here you are:\n```json\n{json.dumps(FACTS)}\n```", STORY, "revoke") == {
        "hand": "defender",
        "trick": 5,
        "won_by": "partner",
    }
    assert facts_told("[]", STORY, "revoke") == {}
    assert subjects_told('{"subject": "appeals"}') == subjects_told("none") == ()
    assert subjects_told('{"subject": "claim", "or": "claim"}') == ("claim",)


@tabled
async def test_without_a_reply_that_counts_it_is_as_if_there_were_no_model(
    database: str, asking: Club, model: Model, replies: list[object]
) -> None:
    model.replies = replies
    person = asking.person()
    await person.send(STORY)
    assert not model.replies
    shown = person.screen, person.buttons
    asking.bot.handlers.plays.model = None
    other = asking.person(8)
    await other.send(STORY)
    assert (other.screen, other.buttons) == shown


async def test_nothing_is_kept_while_it_reads_so_that_a_kill_loses_nothing(
    asking: Club, model: Model
) -> None:
    model.replies = [{"subject": "revoke"}, FACTS]
    model.lets_go.clear()
    person = asking.person()
    reading = asyncio.create_task(person.send(STORY))
    try:
        await asyncio.to_thread(model.has_asked.wait)
        assert await asking.bot.store.run(lambda rows: rows.open_conversation(7, 7)) is None
    finally:
        model.lets_go.set()
    await reading
    assert await asking.bot.store.run(lambda rows: rows.open_conversation(7, 7)) is not None


async def test_a_subject_alone_is_offered_first(asking: Club, model: Model) -> None:
    model.replies = [{"subject": "revoke"}, {}]
    person = asking.person()
    await person.send(STORY)
    assert "Revoke" in person.buttons[0]
    assert not person.asked


async def test_two_subjects_are_offered_first_and_no_fact_is_asked_of_either(
    asking: Club, model: Model
) -> None:
    model.replies = [{"subject": "defective_trick", "or": "revoke"}]
    person = asking.person()
    await person.send(STORY)
    assert ["Defective trick" in person.buttons[0], "Revoke" in person.buttons[1]] == [True, True]
    assert not model.replies


async def test_what_is_clear_or_for_others_is_never_sent(asking: Club, model: Model) -> None:
    person = await asking.person().act("defender revoked at trick 5, partner won it")
    await person.press(person.buttons[0])
    await person.act("/start", "how many tricks does a revoke cost?")
    await asking.person(9, chat_id=-5).send(STORY)
    assert not model.asked


async def test_a_server_that_is_away_or_a_line_too_long_is_none(model: Model) -> None:
    away = LanguageModel("http://127.0.0.1:9/v1/chat/completions", "small")
    assert await away.read(STORY, "en") is None
    there = LanguageModel(model.url, "small")
    assert await there.read("x" * (LONGEST + 1), "en") is None
    assert not model.asked


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_subject_and_every_fact_with_its_answers_is_told_to_it(language: str) -> None:
    (task, line) = about(STORY)
    assert line == {"role": "user", "content": STORY}
    for name, subject in SUBJECTS.items():
        assert f"\n{name}: " in task["content"]
        request = facts_of(STORY, language, name)[0]["content"]
        for fact in subject.facts.named.values():
            assert (f'"fact": "{fact.name}"' in request) is (fact.setting is None)


def test_it_is_said_what_leaves_and_the_key_is_a_secret() -> None:
    given = {"MODEL_URL": "https://example.org/v1/chat/completions", "MODEL_NAME": "m"}
    settings = Settings.from_environ(given | {"MODEL_KEY": "hunter2"})
    assert "hunter2" in settings.secrets
    assert "hunter2" not in repr(settings)


async def test_privacy_names_it_where_there_is_one(database: str, asking: Club) -> None:
    person = await asking.person().act("/privacy")
    assert "language model" in person.screen
    async with opened(database) as without:
        other = await without.person().act("/privacy")
        assert "language model" not in other.screen


def test_the_story_is_one() -> None:
    assert is_story(STORY)
