"""What is seen and kept of persons: no more than was said, and nothing once it is forgotten."""

import json
import logging
from collections.abc import Awaitable, Callable, Mapping
from datetime import timedelta
from typing import Any

import pytest

from bot.desk.case import clean_text, has_address, short_name
from bot.metrics import REGISTRY
from bot.storage.tables import DESK_BLOCK, ERRAND, QUESTION
from bot.usecases.questions import leave_questions
from tests.bot.desk.desk_people import GROUP, MARTA, DeskApi, DeskClub, desk_club
from tests.bot.person import Json, Person
from tests.bot.storage.direct import expire, run, stored
from tests.tables import tabled

WORDS = "Secret words of the asker."
ANSWER = "The words of the director."


async def to(club: DeskClub, state: str) -> tuple[str, Person, Person]:
    """A question in a state, with its asker and its director."""
    anna, marta = club.person(7_000_000_007), club.person(MARTA)
    await club.compose(anna)
    await anna.act("[Name: no]", "[My own words…]", WORDS)
    key = club.id_of(anna)
    if state != "composed":
        await anna.press("Send: I direct, no hurry")
    if state == "withdrawn":
        await anna.press("Withdraw my question")
    if state in PRESSED:
        await club.taken()
    for step in PRESSED.get(state, ()):
        await (marta.press(step) if step in marta.buttons else marta.send(step))
    if state == "published":
        await club.later(days=1)
    return key, anna, marta


RULES = ("I rule differently…", ANSWER)
SENT = (*RULES, "Signed: the desk", "Send")
PRESSED: dict[str, tuple[str, ...]] = {
    "taken": (),
    "drafted": RULES,
    "asked_back": ("Ask for a fact…", "Which?", "Send"),
    "answered": SENT,
    "published": (*SENT, "Publish tomorrow", "Yes, publish tomorrow"),
    "declined": ("Not for us…", "Conduct: block for 180 days"),
}
"""What a director who has taken a question presses and types, by the state to which it leads."""


async def forget(person: Person) -> None:
    await person.act("/forget", "[Yes, delete everything]")


@tabled
async def test_an_asker_who_is_forgotten_is_nowhere(club: DeskClub, state: str) -> None:
    key, anna, marta = await to(club, state)
    await forget(anna)
    rows = [row for row in stored(club.club.bot.store, QUESTION) if row["id"] == key]
    kept = json.dumps(rows, default=str)
    assert "7000000007" not in kept
    assert WORDS not in kept
    assert not rows or rows[0]["state"] not in {"waiting", "taken", "asked_back"}
    assert WORDS not in "".join(club.texts(GROUP)), "the card is emptied too"
    assert "From: Director" not in "".join(club.texts(GROUP))
    if state == "drafted":
        await marta.press_on("Send")
        assert marta.said.endswith("nothing was sent.")
    assert ANSWER not in kept or state == "published"
    exported = run(club.club.bot.store, lambda rows: rows.export(7_000_000_007))
    assert not any(exported.values())


@pytest.mark.parametrize("state", ["taken", "drafted", "asked_back", "answered", "published"])
async def test_a_director_who_is_forgotten_gives_back_and_signs_nothing(
    club: DeskClub, state: str
) -> None:
    key, anna, marta = await to(club, state)
    await forget(marta)
    row = club.question(key)
    assert (row["holder_id"], row["holder_name"], row["signature"]) == (None, None, None)
    is_answered = state in {"answered", "published"}
    assert row["state"] == ("answered" if is_answered else "waiting")
    assert "Director" not in club.texts(GROUP)[-1].replace("From: Director", "")
    if is_answered:
        assert anna.screen.endswith(f"“{ANSWER}”\nClub"), "signed by the desk"


class WhileItIsSent(DeskApi):
    """A stand-in where something happens once, between a message and the note of it."""

    def __init__(self) -> None:
        super().__init__()
        self.chat_id: int | None = None
        self.happens: Callable[[], Awaitable[None]] | None = None

    async def call(self, method: str, parameters: Mapping[str, Any]) -> tuple[int, Json]:
        answer = await super().call(method, parameters)
        if self.happens is not None and parameters.get("chat_id") == self.chat_id:
            happens, self.happens = self.happens, None
            await happens()
        return answer


@pytest.mark.parametrize("chat", [GROUP, 7_000_000_007])
async def test_a_name_that_is_being_sent_while_its_director_is_forgotten_is_gone_afterwards(
    database: str, chat: int
) -> None:
    api = WhileItIsSent()
    async with desk_club(database, api) as club:
        _, anna, marta = await to(club, "drafted")
        store, shown = club.club.bot.store, list[str]()

        async def is_forgotten() -> None:
            shown.extend((club.texts(GROUP)[-1], anna.screen))
            await store.run(lambda rows: leave_questions(rows, MARTA))
            await store.run(lambda rows: rows.forget(MARTA))

        api.chat_id, api.happens = chat, is_forgotten
        await marta.press("Send")
        await club.later()
        assert any("Director" in text.replace("From: Director", "") for text in shown)
        assert "Director" not in club.texts(GROUP)[-1].replace("From: Director", "")
        assert anna.screen.endswith(f"“{ANSWER}”\nClub"), "signed by the desk"
        assert not stored(store, ERRAND)


async def test_a_name_on_a_card_that_is_being_sent_while_its_asker_is_forgotten_is_gone_afterwards(
    database: str,
) -> None:
    api = WhileItIsSent()
    async with desk_club(database, api) as club:
        _, anna, _ = await to(club, "waiting")
        store, shown = club.club.bot.store, list[str]()

        async def is_forgotten() -> None:
            shown.append(club.texts(GROUP)[-1])
            await store.run(lambda rows: leave_questions(rows, 7_000_000_007))
            await store.run(lambda rows: rows.forget(7_000_000_007))

        api.chat_id, api.happens = GROUP, is_forgotten
        await anna.press("Withdraw my question")
        await club.later()
        assert WORDS in shown[0]
        assert WORDS not in club.texts(GROUP)[-1]
        assert "From: Director" not in club.texts(GROUP)[-1]
        assert not stored(store, ERRAND)


async def test_an_export_has_each_side_without_the_other(club: DeskClub) -> None:
    _, anna, marta = await to(club, "answered")
    store = club.club.bot.store
    own = run(store, lambda rows: rows.export(7_000_000_007))
    theirs = run(store, lambda rows: rows.export(MARTA))
    assert own["question"][0]["words"] == WORDS
    assert own["question"][0]["answer"] == ANSWER
    assert str(MARTA) not in json.dumps(own, default=str)
    assert theirs["answered_question"][0]["answer"] == ANSWER
    assert WORDS not in json.dumps(theirs, default=str)
    assert "7000000007" not in json.dumps(theirs, default=str)
    for person in (anna, marta):
        await person.send("/export")
    sent = [one.document for one in club.api.messages.values() if one.document]
    documents = [json.loads(one.content) for one in sent]
    for document in documents:
        keys = {k for rows in document["tables"].values() for row in rows for k in row}
        assert keys == set(document["keys"]), "each key is explained"


async def test_after_the_retention_time_no_person_is_left_and_the_figures_are(
    club: DeskClub,
) -> None:
    key, _, _ = await to(club, "published")
    other, _, _ = await to(club, "declined")
    club.clock.now += timedelta(days=31)
    assert expire(club.club.bot.store, club.clock.now - timedelta(days=30))
    row = club.question(key)
    assert (row["asker_id"], row["holder_id"], row["words"], row["name"]) == (
        0,
        None,
        "",
        None,
    )
    assert (row["answer"], row["state"], row["listed"]) == (ANSWER, "answered", True)
    assert club.question(other)["result"] == "conduct"
    blocks = stored(club.club.bot.store, DESK_BLOCK)
    assert len(blocks) == 1
    assert "7000000007" not in json.dumps(blocks, default=str), "a keyed hash, no number"
    club.clock.now += timedelta(days=180)
    expire(club.club.bot.store, club.clock.now - timedelta(days=30))
    assert not stored(club.club.bot.store, DESK_BLOCK)


async def test_privacy_says_it_in_both_languages(club: DeskClub) -> None:
    for language, words in (("en", "may copy what they read"), ("it", "copiare ciò che legg")):
        person = await club.person(8, language).act("/privacy")
        assert words in person.screen
        assert person.screen.endswith(": Club."), "whose desk it is"


async def test_nothing_of_a_question_is_logged_and_metrics_are_counts(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    async with desk_club(database, metrics_port=1) as club:
        await to(club, "answered")
        await to(club, "waiting")
        await club.later(minutes=3)
        logged = "\n".join(
            record.getMessage() for record in caplog.records if record.name.startswith("bot")
        )
    for private in (WORDS, ANSWER, "7000000007"):
        assert private not in logged
    found = {
        (sample.name, *sample.labels.values()): sample.value
        for family in REGISTRY.collect()
        for sample in family.samples
        if sample.name.startswith("renonce_desk")
    }
    assert found["renonce_desk_questions", "answered"] == 1
    assert found["renonce_desk_questions", "waiting"] == 1
    assert found["renonce_desk_oldest_seconds",] == 180
    assert found["renonce_desk_errands",] == 0


@pytest.mark.parametrize(
    ("first", "last", "shown"),
    [
        ("Marta", "Bianchi", "Marta B."),
        ("Marta", "", "Marta"),
        ("<b>x</b>\n\u202eevil", "", "<b>x</b> evil"),
        ("@admin https://example.org", "", ""),
        ("", "Bianchi", ""),
        ("A" * 300, "B", "A" * 32 + " B."),
        ("\u200f\u200e", "7", ""),
    ],
)
def test_a_name_is_one_short_line(first: str, last: str, shown: str) -> None:
    assert short_name(first, last) == shown


@pytest.mark.parametrize("name", ["<b>x", "&lt;", "\u202e", "@all", "\n\n", "*_`[", "😀" * 20])
async def test_a_hostile_name_is_shown_as_text_or_not_at_all(club: DeskClub, name: str) -> None:
    club.api.names[MARTA] = name
    anna = club.person()
    club.api.names[7] = name
    await club.compose(anna)
    await anna.act("[Name: no]", "[Send: I direct, no hurry]")
    marta = await club.taken()
    await marta.press("I confirm the ruling")
    await marta.carry(next(data for _, data in marta.message.row if data.endswith("sign")))
    await marta.press("Send")
    assert anna.screen.startswith("A1 · Confirmed")
    for text in club.texts(GROUP):
        assert "@all" not in text
        assert "\u202e" not in text


def test_links_and_names_are_recognised() -> None:
    for text in ("see www.x.y", "http://a.b", "t.me/x", "ask @somebody", "bridge.com/x"):
        assert has_address(text), text
    for text in ("64A1, 82C", "He said: no. Then yes", "a 3-1 break", "10@", "vinto 3.Poi"):
        assert not has_address(text), text
    assert clean_text(" a \t b\x00 \n\n\n\n c ") == "a b\n\nc"
