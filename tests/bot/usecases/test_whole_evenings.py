"""Evenings of ten rulings, played through: what a ruling leaves for later is in the list."""

import random
from collections.abc import Iterator

import pytest

from bot.conversation.interview import Interview
from bot.evening.model import Task
from bot.storage.transaction import Transaction
from bot.usecases.pressed import list_of
from bot.wording import Words
from lawcore import SUBJECTS, BoardRuling, Ruling
from lawcore.engine.ruling import Ordered, When
from tests.bot.person import Club, Person, asked_facts

RULINGS = 10
LATER = {When.END_OF_PLAY, When.DIRECTOR}
SAID_BY_ANOTHER = {
    "AwardedBySeveral",
    "LeaveTheScore",
    "LookAtTheProbableResult",
    "LookForTheirOwnError",
    "WeighSeveralResults",
}
"""Orders that only say how another one, which is in the list, is carried out."""


async def ruled(person: Person, chance: random.Random, subject: str) -> None:
    """Lead an interview to its ruling by buttons that are drawn by lot."""
    await person.send(f"/{subject}")
    while facts := asked_facts(person.actions):
        fact = min(facts)
        told = sorted(a for a in person.actions if a.startswith(f"{fact}="))
        await person.do(chance.choice(told))
    if "none" in person.actions:
        await person.do("none")


def orders_of(ruling: Ruling) -> Iterator[Ordered]:
    each = ruling.each if isinstance(ruling, BoardRuling) else (ruling,)
    for one in each:
        yield from one.orders


def is_for_later(ordered: Ordered) -> bool:
    order = ordered.order
    if order.name in SAID_BY_ANOTHER:
        return False
    return order.when in LATER or order.asks is not None


def texts_of(ruling: Ruling, language: str) -> set[str]:
    """What the orders of a ruling say, in full or as a step of the Director's."""
    law = Words.of(language).law
    said = {law.rulings.order(one.order, ruling) for one in orders_of(ruling)}
    speech = law.remainders._speech.of(ruling.subject)
    said |= {speech.say(f"next-{fact}") for fact in ruling.later if speech.has(f"task-{fact}")}
    for one in orders_of(ruling):
        if speech.has(f"step-{one.order.name}"):
            said.add(law.rulings.words("do", one.order, ruling) or "")
    return {text.rstrip(".").casefold() for text in said}


async def noted(club: Club, person: Person) -> tuple[Interview, tuple[Task, ...]]:
    """The interview of a person, and what the evening has of it."""

    def read(rows: Transaction) -> tuple[Interview, tuple[Task, ...]]:
        row = rows.open_conversation(person.someone.chat_id, person.someone.user_id, None)
        assert row is not None
        ruling, evening = rows.noted_of(row.id), rows.open_evening(person.someone.chat_id)
        assert ruling is not None
        assert evening is not None
        return Interview.of(row), list_of(rows, evening).tasks_of(ruling)

    return await club.bot.store.run(read)


@pytest.mark.parametrize("seed", range(4))
async def test_nothing_is_missing_from_the_list_and_nothing_stands_there_too_much(
    club: Club, seed: int
) -> None:
    chance = random.Random(seed)  # noqa: S311 - a sample, no secret
    language = ("en", "it")[seed % 2]
    person = await club.person(language=language).act("/evening")
    for number in range(1, RULINGS + 1):
        await ruled(person, chance, chance.choice(sorted(SUBJECTS)))
        interview, left = await noted(club, person)
        await person.send(f"{number} {chance.randint(1, 14)}")
        ruling = interview.ruling
        assert ruling is not None
        law = Words.of(language).law
        for ordered in orders_of(ruling):
            printed = law.articles.printed(ordered.article, ruling.edition)
            if is_for_later(ordered) and not ordered.order.transferred:
                assert any(printed in (task.articles or "") for task in left), ordered
        if ruling.pending:
            assert any(task.kind == "count" for task in left)
        rulings = [one.ruling for one in interview.links if one.ruling is not None]
        said = {text for one in rulings for text in texts_of(one, language)}
        for task in left:
            in_full = task.to_do.rpartition(" (")[0].rstrip(".").casefold()
            assert in_full in said or task.kind in {"count", "tricks"}, task.to_do
    await person.send("/evening")
    shown = await _all_shown(person)
    assert len(shown) == len(set(shown))
    _, evening_tasks = await _listed(club, person)
    assert len(shown) == sum(task.is_open for task in evening_tasks)


async def _all_shown(person: Person) -> list[str]:
    """What the list shows as open, page by page, with where it is."""
    shown: list[str] = []
    following = Words.of(str(person.someone.language)).bot.say("evening-next")
    while True:
        shown += [data for label, data in person.message.row if label.startswith("\N{BALLOT BOX}")]
        if following not in person.buttons:
            return shown
        await person.press(following)


async def _listed(club: Club, person: Person) -> tuple[int, tuple[Task, ...]]:
    def read(rows: Transaction) -> tuple[int, tuple[Task, ...]]:
        evening = rows.open_evening(person.someone.chat_id)
        assert evening is not None
        return len(rows.noted_in(evening.id)), rows.tasks_in(evening.id)

    return await club.bot.store.run(read)


async def test_a_question_that_the_next_subject_decides_is_left_no_more(club: Club) -> None:
    person = await club.person().act("/evening", "/dummy")
    await person.answer(act="hand_revoked")
    _, left = await noted(club, person)
    assert "64B3" in [task.articles for task in left]
    await person.do("go-trick=12")
    await person.answer(hands_returned=True, attention="after_play")
    interview, left = await noted(club, person)
    assert interview.ruling is not None
    assert "64B3" in interview.ruling.articles
    assert [task.articles for task in left] == ["64C1"]
