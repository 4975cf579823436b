"""A bot that is killed after any commit and any call: once it runs again, nothing is lost."""

import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager, suppress
from dataclasses import dataclass, field
from datetime import timedelta
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import URL
from telegram.error import TelegramError

from bot.storage.errors import StorageError
from bot.storage.store import Done, Job, Store
from bot.storage.tables import ERRAND, QUESTION
from bot.usecases import errands
from bot.usecases.errands import LEASE
from tests.bot.desk.desk_people import ADMIN, GROUP, MARTA, Clock, DeskApi
from tests.bot.person import Club, Json, opened
from tests.bot.storage.direct import stored
from tests.postgres import fresh_database
from tests.sampling import some

ANNA = 7
DEATHS, ON_POSTGRESQL = 12, 3
"""Those of a run, of about a hundred; at night all."""
BEFORE_NOTED = ("sendMessage", "editMessageReplyMarkup")
"""The calls after which a death may double a message: it was sent, and is not noted yet."""
LINK = ""
"""Stands for the link that the last press in the group has opened."""
STEPS: tuple[tuple[int, int, str], ...] = (
    (ANNA, ANNA, "/ask What of the spectator?"),
    (ANNA, ANNA, "[Send: I direct, no hurry]"),
    (MARTA, GROUP, "[I'll take it]"),
    (MARTA, MARTA, LINK),
    (MARTA, MARTA, "[Ask for a fact…]"),
    (MARTA, MARTA, "Who spoke?"),
    (MARTA, MARTA, "[Send]"),
    (ANNA, ANNA, "[Answer…]"),
    (ANNA, ANNA, "A friend."),
    (ANNA, ANNA, "[Send]"),
    (MARTA, MARTA, "[My answer…]"),
    (MARTA, MARTA, "He must not: 76B5."),
    (MARTA, MARTA, "[Send]"),
    (ANNA, ANNA, "[Clear, thanks]"),
)
"""Who does what in which chat: types something, or presses what stands in brackets."""


@dataclass(eq=False)
class Life:
    """A process that dies right after one of its commits and calls, at `end`."""

    end: int = sys.maxsize
    number: int = 0
    died_of: str = ""
    unnoted: int = 0
    """What was sent before it died and came to be noted after that."""

    @property
    def is_over(self) -> bool:
        return self.number > self.end

    def has_done(self, what: str) -> None:
        """Count a commit or a call, the last one if the process dies of it."""
        if not self.is_over:
            self.number += 1
            self.died_of = what if self.number > self.end else self.died_of


@dataclass(eq=False)
class MortalApi(DeskApi):
    """A stand-in that nobody reaches who is dead, and of whose answer nobody learns who dies."""

    life: Life = field(default_factory=Life)

    async def call(self, method: str, parameters: Mapping[str, Any]) -> tuple[int, Json]:
        answer = None if self.life.is_over else await super().call(method, parameters)
        self.life.has_done(method)
        if answer is None or self.life.is_over:
            message = "killed"
            raise TelegramError(message)
        return answer


def make_mortal(club: Club, life: Life) -> None:
    """Let a bot learn of no commit once it is dead."""
    store = club.bot.store
    assert isinstance(store, Store)
    carry_out = store._worker._carry_out

    def mortal(jobs: Sequence[Job]) -> Sequence[Done]:
        done: Sequence[Done] = ()
        if not life.is_over:
            done = carry_out(jobs)
            life.has_done("commit")
        else:
            life.unnoted += sum(map(notes_what_was_sent, jobs))
        return [Done(error=StorageError("killed"))] * len(jobs) if life.is_over else done

    store._worker._carry_out = mortal


def notes_what_was_sent(job: Job) -> bool:
    """Tell whether a job is that of an errand, and not to take one or to keep it."""
    work = getattr(job.work, "func", job.work)
    return work.__module__.endswith(".errands") and work not in {errands.take, errands.keep_on}


def update_of(api: DeskApi, step: tuple[int, int, str], club: Club) -> Json:
    """What somebody does, as an update."""
    user_id, chat_id, what = step
    person = club.person(user_id, chat_id=chat_id)
    if what == LINK:
        return api.write(person.someone, "/start " + api.opened[-1].rpartition("=")[2])
    if not what.startswith("["):
        return api.write(person.someone, what)
    for shown in reversed([*api.messages.values()]):
        for label, data in shown.row if shown.chat_id == chat_id else ():
            if f"[{label}]" == what:
                return api.press(person.someone, shown.message_id, data)
    raise AssertionError(what, [one.text for one in api.messages.values()])


async def lived(database: str, end: int = sys.maxsize) -> tuple[Life, MortalApi]:
    """Ask and answer; the bot is killed once, if it has not come to the end by then, and goes on.

    What it was doing is delivered again, as Telegram does that was not answered.
    """
    clock, life = Clock(), Life()
    api = MortalApi(life=life, administrators={(GROUP, ADMIN)})
    left, killed = [*STEPS], False
    update: Json | None = None
    while left:
        async with opened(database, api, desks="any") as club:
            store = club.bot.store
            assert isinstance(store, Store)
            store._clock = clock
            if not killed:
                await club.person(ADMIN, chat_id=GROUP).send("/desk")
                life.end, life.number = end, 0
                make_mortal(club, life)
            while left and not life.is_over:
                if left[0][2] == LINK and not api.opened:  # who took it was not answered
                    left = [(MARTA, GROUP, "[Answer]"), *left]
                update = update or update_of(api, left[0], club)
                with suppress(StorageError):
                    await club.deliver(update)
                if not life.is_over:
                    update, left = None, left[1:]
            if not life.is_over:
                check(club, api)
                return life, api
            club.failures.clear()
        life.end, killed = sys.maxsize, True
        clock.now += LEASE + timedelta(seconds=1)
    raise AssertionError


def check(club: Club, api: MortalApi) -> None:
    """The question is answered, on its card too; twice is there only what was being sent."""
    (row,) = stored(club.bot.store, QUESTION)
    assert row["state"] == "answered"
    assert not stored(club.bot.store, ERRAND)
    cards = [one for (chat, _), one in api.messages.items() if chat == GROUP]
    cards = [one for one in cards if one.text.startswith("A1 ·")]
    assert "Reopen" in dict(cards[-1].row)
    told = {
        (beginning, shown.message_id)
        for shown in api.changes
        for beginning in ("A1 · Club asks back", "A1 · Answered", "You have asked")
        if shown.text.startswith(beginning)
    }
    sent = Counter(beginning for beginning, _ in told)
    assert len(sent) == 3
    doubled = len(cards) - 1 + sent.total() - len(sent)
    assert doubled <= (api.life.died_of in BEFORE_NOTED) + api.life.unnoted


async def every_death(databases: Callable[[], AbstractContextManager[str]], most: int) -> None:
    """Live the same day again and again, each time with another end."""
    with databases() as database:
        life, _ = await lived(database)
    assert life.number > 3 * len(STEPS)
    for end in some(range(life.number * 9 // 10), most):  # what is done beside varies a little
        with databases() as database:
            life, _ = await lived(database, end)
            assert life.number > end, "it has died"


async def test_after_any_death_a_question_has_its_card_and_its_answer(tmp_path: Path) -> None:
    numbers = count()

    @contextmanager
    def databases() -> Iterator[str]:
        yield f"sqlite:///{tmp_path / str(next(numbers))}.sqlite3"

    await every_death(databases, DEATHS)


@pytest.mark.postgres
async def test_after_some_deaths_on_postgresql(postgres: URL, postgres_migrated_once: str) -> None:
    await every_death(partial(fresh_database, postgres, postgres_migrated_once), ON_POSTGRESQL)
