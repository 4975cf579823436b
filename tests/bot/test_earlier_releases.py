"""Buttons and databases of release 0.1.0: a button works or redraws, an interview goes on.

buttons_0_1_0.txt has a screen a line: its row in the database, None where it had none, and what
its buttons carried. renonce_0_1_0.sql is a database of that release, with the schema 0002; the
last screens of its open interviews are among the lines.
"""

import json
import sqlite3
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime
from functools import cache, partial
from operator import methodcaller
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.script import ScriptDirectory
from sqlalchemy import Column, DateTime, Engine, MetaData, Table, create_engine, select
from sqlalchemy import text as sql

from bot.conversation.actions import Action
from bot.conversation.callback_data import ALSO, Begin, Compare, Look, Press, SetPreference
from bot.conversation.codec import unpack
from bot.conversation.interview import Interview
from bot.conversation.model import Conversation
from bot.conversation.notice import Notice
from bot.conversation.screen_state import ScreenKind, ScreenState
from bot.markup import length, plain
from bot.screens.interview import screen
from bot.storage.engine import open_engine
from bot.storage.migrate import configuration
from bot.storage.store import Store
from bot.storage.tables import Moment
from bot.telegram.rendering import LIMIT, keyboard, text
from bot.usecases import interviews
from bot.usecases.choices import choices_of
from bot.usecases.outcome import Outcome, Sender
from lawcore import SUBJECTS
from tests.bot.person import Club, opened
from tests.bot.storage.direct import run
from tests.bot.storage.in_memory import store_in_memory
from tests.bot.walks import actions, begun, done
from tests.sampling import some

HERE = Path(__file__).parent
CORPUS = HERE / "buttons_0_1_0.txt"
DUMP = HERE / "storage" / "renonce_0_1_0.sql"
SCHEMA = "0002"
"""That of the database."""
ELSEWHERE = "*law.2017.93"
"""An article to which no other button leads."""
REDRAWN = {
    "revoke": 19,
    "claim": 10,
    "penalty_card": 8,
    "lead_out_of_turn": 5,
    "played_card": 3,
    "dummy": 3,
    "inquiry": 0,
}
"""How many of the buttons of each subject redraw the screen; between 296 and 843 work."""
SCREENS = 40
"""The screens of a subject whose buttons are pressed; at night those of all."""
ANEW = 1_000_000_000
"""The first update after the upgrade."""


@cache
def corpus() -> tuple[dict[str, Any], ...]:
    return tuple(map(json.loads, CORPUS.read_text("utf-8").splitlines()))


@cache
def screens_as_json() -> Callable[[str], object]:
    """What the migration makes of the screen that a row had as a text."""
    script = ScriptDirectory.from_config(configuration()).get_revision("0017")
    read: Callable[[str], object] = script.module.as_json
    return read


def kept(row: dict[str, Any]) -> Conversation:
    answers = tuple((name, value) for name, value in row["answers"])
    screen = ScreenState.from_json(screens_as_json()(row["screen"]))
    told = {"answers": answers, "screen": screen, "message_id": 5}
    return Conversation(**{**row, **told})


def recorded(subject: str) -> list[tuple[Conversation, list[str]]]:
    return [
        (kept(line["row"]), line["buttons"])
        for line in corpus()
        if line["row"] and line["row"]["subject"] == subject
    ]


def pressed(store: Store, conversation: Conversation, press: Press) -> Outcome:
    """What comes of a button of a screen whose row is as it was then."""
    sender = Sender(conversation.chat_id, conversation.user_id, conversation.language)
    run(store, lambda rows: rows.forget(conversation.user_id))
    run(store, lambda rows: rows.add(conversation))
    return run(store, lambda rows: interviews.press(rows, sender, press, 5))


@pytest.fixture
def store() -> Iterator[Store]:
    with store_in_memory() as kept:
        yield kept


def assert_it_can_be_shown(interview: Interview) -> None:
    shown = screen(interview)
    assert length(plain(text(shown))) <= LIMIT
    assert keyboard(shown) is not None


def recorded_subjects() -> list[str]:
    """Those of which there are buttons; other subjects are newer than the release."""
    rows = [line["row"] for line in corpus() if line["row"]]
    return [name for name in SUBJECTS if any(row["subject"] == name for row in rows)]


@pytest.mark.parametrize("subject", recorded_subjects())
def test_a_button_of_an_interview_works_or_redraws(subject: str, store: Store) -> None:
    """Of the buttons that can still do something, no more redraw than did when this was written.

    One redraws where the law has changed: an answer that no longer goes with the others, or that
    is no answer any more; a ruling that has become several side by side, which have no reasons to
    show; an answer that no longer counts and so cannot be changed.
    """
    counted: Counter[str] = Counter()
    for conversation, buttons in some(recorded(subject), SCREENS):
        kind = "asked again" if is_asked_again(conversation, buttons) else "now"
        for data in buttons:
            press = unpack(data)
            if not isinstance(press, Press):
                assert isinstance(press, Look), data
                continue
            outcome = pressed(store, conversation, press)
            assert outcome.notice in {None, Notice.STALE}, data
            assert outcome.interview is not None
            assert_it_can_be_shown(outcome.begun or outcome.interview)
            met = "former" if is_former(conversation, press.action) else kind
            counted[f"{met} {'redraws' if outcome.notice else 'works'}"] += 1
            if not outcome.notice:
                assert_it_tells(outcome.interview.conversation, conversation.screen, press.action)
    assert counted["now works"] > 100
    assert counted["now redraws"] <= REDRAWN[subject], counted


def is_former(conversation: Conversation, action: str) -> bool:
    """The button did what nothing does any more.

    It took one of several answers away, or left a list of rare circumstances open, which the law
    no longer asks for: it rules, and the ruling says what it supposes.
    """
    return action.startswith("drop-") or (
        action == Action.UNSURE and not Interview.of(conversation).is_asking
    )


def test_an_answer_counts_though_something_else_is_asked_by_now(store: Store) -> None:
    """The trick, the first time that the player is asked for; not when it is told already."""
    first, trick = begun("revoke", 2017), Press("abcd_-12", 0, "trick=5")
    outcome = pressed(store, replace(first, message_id=5), trick)
    assert outcome.notice is None
    assert outcome.interview is not None
    assert outcome.interview.told == {"trick": 5}
    assert outcome.interview.question is not None
    assert [asked.name for asked in outcome.interview.question.facts] == ["hand"]
    told = replace(first, message_id=5, answers=(("trick", 7),))
    again = pressed(store, told, trick)
    assert again.notice is Notice.STALE
    assert again.interview is not None
    assert again.interview.told == {"trick": 7}


def test_what_was_denied_may_still_be_told(store: Store) -> None:
    """Earlier releases kept a denial of all that is rare; it stands in nobody's way."""
    answers = (("hand", "defender"), ("trick", 5), ("since", "played"), ("won_by", "partner"))
    denied = (("on_purpose", False), ("could_comply", True), ("noticed_by", "player"))
    plain, kept = (
        Interview.of(replace(begun("revoke", 2017), answers=told))
        for told in (answers, (*answers, *denied))
    )
    assert kept.rare == plain.rare
    outcome = pressed(
        store, replace(kept.conversation, message_id=5), Press("abcd_-12", 0, "on_purpose=true")
    )
    assert outcome.interview is not None
    assert outcome.interview.told["on_purpose"] is True
    assert "on_purpose=true" in actions(done(kept.conversation, Action.UNUSUAL, "group-doubtful"))


def is_asked_again(conversation: Conversation, buttons: list[str]) -> bool:
    """The screen was a ruling, and the law asks more by now, which is shown instead."""
    was_ruled = any(data.endswith("reasoning") for data in buttons)
    return was_ruled and Interview.of(conversation).is_asking


def assert_it_tells(after: Conversation, before: ScreenState, action: str) -> None:
    """Check that the fact on the button was told; where one is unsure of a list, it is open."""
    name, equals, value = action.partition("=")
    if equals:
        first, *others = value.split(ALSO)
        told = "none" if before.kind is ScreenKind.UNSURE else first
        links = (link.conversation for link in Interview.of(after).links)
        now = {(one, str(answer).lower()) for link in links for one, answer in link.answers}
        assert (name, told) in now
        assert {*others} <= {answer for _, answer in now}


def test_all_that_belongs_to_no_interview_is_read_as_what_it_was() -> None:
    kinds = {
        "begin": Begin,
        "law": Look,
        "changes": Compare,
        "language": SetPreference,
        "edition": SetPreference,
        "authority": SetPreference,
    }
    free = {data for line in corpus() for data in line["buttons"] if data.startswith("*")}
    assert {data[1:].split(".")[0] for data in free} == set(kinds)
    for data in free:
        assert isinstance(unpack(data), kinds[data[1:].split(".")[0]]), data


async def test_buttons_that_belong_to_no_interview_lead_to_a_screen(club: Club) -> None:
    person = club.person(3)
    free = {
        data
        for line in corpus()
        for data in line["buttons"]
        if data.startswith(("*law", "*changes", "*begin"))
    }
    for data in some(sorted(free - {ELSEWHERE}), SCREENS):
        await person.send("/help")
        manual = person.message
        await person.carry(ELSEWHERE, manual.message_id)
        before = len(club.api.changes)
        await person.carry(data, manual.message_id)
        assert person.said == "", data
        assert len(club.api.changes) > before, data


@pytest.fixture
def left(tmp_path: Path) -> Engine:
    """A database as that release left it."""
    file = tmp_path / "left.sqlite3"
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(DUMP.read_text("utf-8"))
    return create_engine(f"sqlite:///{file}")


@pytest.fixture(params=["sqlite", "postgresql"])
def upgraded(request: pytest.FixtureRequest, left: Engine, tmp_path: Path) -> str:
    """The same database in either kind, not upgraded yet."""
    address = f"sqlite:///{tmp_path / 'renonce.sqlite3'}"
    if request.param == "postgresql":
        address = request.getfixturevalue("postgres_database")
    engine = open_engine(address)
    with engine.begin() as connection:
        command.upgrade(configuration(connection), SCHEMA)
    tables = MetaData()
    tables.reflect(engine)
    with left.connect() as then, engine.begin() as now:
        for name, table in tables.tables.items():
            if name != "alembic_version":
                rows = then.execute(select(retyped(table))).mappings().all()
                now.execute(table.insert(), [_dated(name, dict(row)) for row in rows])
    engine.dispose()
    left.dispose()
    return address


def _dated(table: str, row: dict[str, Any]) -> dict[str, Any]:
    """A row of that database; its updates were carried out just now, so that they are known."""
    return {**row, "at": datetime.now(UTC)} if table == "inbox" else row


def retyped(table: Table) -> Table:
    """The table as SQLite has it, with moments in UTC."""
    there = MetaData()
    columns = (
        Column(column.name, Moment() if isinstance(column.type, DateTime) else column.type)
        for column in table.columns
    )
    return Table(table.name, there, *columns)


def one_row(address: str, question: str) -> tuple[Any, ...]:
    engine = open_engine(address)
    with engine.connect() as connection:
        found = connection.execute(sql(question)).one()
    engine.dispose()
    return tuple(found)


def received_now(address: str) -> None:
    """Let the updates of a database have come now: their numbers are forgotten after days."""
    engine = open_engine(address)
    with engine.begin() as connection:
        connection.execute(sql("update inbox set at = current_timestamp"))
    engine.dispose()


def open_then() -> dict[str, tuple[int, int]]:
    """The interviews of that database that were open, by id: whose, and in which message."""
    with closing(sqlite3.connect(":memory:")) as connection:
        connection.executescript(DUMP.read_text("utf-8"))
        found = connection.execute(
            "select id, user_id, message_id from conversation where not finished"
        )
        return {key: (user, message) for key, user, message in found}


async def test_open_interviews_of_that_release_go_on_after_the_upgrade(upgraded: str) -> None:
    """Each goes on with the first answer that its screen offered then, also where the law asks
    something else by now, and else with its last button.
    """
    lines = {line["row"]["id"]: line for line in corpus() if line["row"]}
    gone_on = 0
    async with opened(upgraded) as club:
        club.api._next_update = ANEW
        for key, (user, message) in open_then().items():
            if key not in lines:
                continue
            person = club.person(user)
            row = lines[key]["row"]
            tells = [data for data in lines[key]["buttons"] if "=" in data]
            for data in [*tells[:1], *lines[key]["buttons"][-1:]][:1]:
                await person.carry(data, message)
            now = await club.bot.store.run(methodcaller("conversation", key))
            assert now is not None
            assert person.message.row, "a screen with buttons is shown"
            assert now.step == row["step"] + 1, lines[key]
            if tells:
                assert now.answers[: len(row["answers"])] == kept(row).answers
                assert len(now.answers) > len(row["answers"])
            gone_on += 1
    assert gone_on >= 20


async def test_what_was_chosen_then_is_still_chosen(upgraded: str, left: Engine) -> None:
    chosen_then = "select user_id, language, authority from preference where authority is not null"
    with left.connect() as connection:
        chosen = connection.execute(sql(chosen_then)).all()
    assert chosen
    async with opened(upgraded) as club:
        for user, language, authority in chosen:
            sender = Sender(user, user, "it")
            choices = await club.bot.store.run(partial(choices_of, sender=sender))
            assert choices.authority == authority
            assert choices.language == (language or "it")


async def test_an_update_carried_out_before_the_upgrade_is_not_carried_out_again(
    upgraded: str,
) -> None:
    (last,) = one_row(upgraded, "select max(update_id) from inbox")
    received_now(upgraded)
    kept_then = "select count(*), sum(step) from conversation"
    before = one_row(upgraded, kept_then)
    async with opened(upgraded) as club:
        club.api._next_update = last
        await club.person(7_000_000_001).send("/revoke")
    assert one_row(upgraded, kept_then) == before
