"""A day at a desk: 60 askers, 8 directors, random moves, two replicas, on both databases.

No question is lost or doubled, each has one director, and nothing is shown to anybody else.
"""

import os
import re
from collections import Counter, defaultdict
from contextlib import AsyncExitStack
from datetime import timedelta
from random import Random

import pytest
from sqlalchemy import text

from bot.conversation.callback_data import QuestionButton
from bot.conversation.codec import unpack
from bot.desk.model import OPEN
from bot.storage.store import Store
from bot.storage.tables import ERRAND, QUESTION
from bot.terminal.bot_api import Own, Shown
from tests.bot.desk.desk_people import ADMIN, GROUP, RULED, Clock, DeskApi
from tests.bot.person import Club, Person, opened
from tests.bot.storage.direct import stored

QUESTIONS, ON_POSTGRESQL = (int(os.environ.get("DESK_QUESTIONS", most)) for most in (24, 12))
"""Those of a day; with DESK_QUESTIONS=200 a whole one is lived, two or three minutes each."""
ASKERS = range(7_000_000_001, 7_000_000_061)
DIRECTORS = range(8_000_000_001, 8_000_000_009)
BACK = "Back"
SENDS = ("Send: I am directing now", "Send: I direct, no hurry", "Send: I am a player")
OF_ASKERS = {
    **dict.fromkeys(SENDS, 6),
    "Send": 8,
    "Add…": 1,
    "Withdraw my question": 0.4,
    "Answer…": 8,
    "Not clear…": 0.7,
    "Clear, thanks": 1,
    "My own words…": 1,
    "Name: no": 0.2,
    "No, ask anyway": 3,
    BACK: 0.2,
}
OF_DIRECTORS = {
    "I confirm the ruling": 4,
    "I rule differently…": 2,
    "It is judgement: my view…": 2,
    "My answer…": 4,
    "Ask for a fact…": 1,
    "To a colleague…": 0.5,
    "Put it back in the list": 1,
    "To Director": 2,
    "Not for us…": 0.3,
    "No question of Law": 1,
    "Too little is known": 1,
    "Send": 9,
    "Signed: the desk": 0.3,
    "Rewrite…": 0.3,
    "Correct…": 0.3,
    BACK: 0.4,
}
"""What is pressed how often, where it is on the screen."""
TO_THE_END: dict[str, float] = {"I confirm the ruling": 4, "My answer…": 4, "Send": 9}
"""What a director presses who answers a question."""
MOST_ROUNDS = 20
"""In so many rounds everything that is open at the end is answered."""
TYPED = re.compile(r"in a message|At most 600|missing\?")
TOKEN = re.compile(r"\b[wa]\d+x\b")
RESULT = re.compile(r"A\d+ · (?:Confirmed|Ruled differently|A matter of judgement|Answered)")


class Day:
    """Everybody who asks and answers on one day, before two replicas of the bot."""

    def __init__(self, clubs: list[Club], api: DeskApi, clock: Clock, seed: int) -> None:
        self.clubs = clubs
        self.api = api
        self.clock = clock
        self.dice = Random(seed)  # noqa: S311 - the same day each time
        self.latest: dict[int, Shown] = {}
        self.read = 0
        self.tokens = 0
        self.writer: dict[str, int] = {}
        self.held: defaultdict[str, set[int]] = defaultdict(set)
        self.answers: Counter[str] = Counter()
        self.asked = 0

    def person(self, user_id: int, chat_id: int | None = None) -> Person:
        """Somebody whose next update comes to one of the replicas."""
        return self.dice.choice(self.clubs).person(user_id, chat_id=chat_id)

    def screen(self, chat_id: int) -> Shown | None:
        """The message in a chat that was sent or changed last, with its buttons."""
        for one in self.api.changes[self.read :]:
            if one.row or self.latest.get(one.chat_id, one).message_id == one.message_id:
                self.latest[one.chat_id] = one
        self.read = len(self.api.changes)
        return self.latest.get(chat_id)

    def token(self, kind: str, user_id: int) -> str:
        """Words that nobody else uses."""
        self.tokens += 1
        self.writer[f"{kind}{self.tokens}x"] = user_id
        return f"{kind}{self.tokens}x"

    def last_button(self, chat_id: int, key: str) -> tuple[Shown, str]:
        """The first button of a question in the newest message of a chat that has one.

        An asker who was asked back answers with it; or leaves the screen that asks for the words.
        """
        for shown in reversed(self.api.messages.values()):
            for _, data in shown.row if shown.chat_id == chat_id else ():
                button = None if isinstance(data, Own) else unpack(data)
                if isinstance(button, QuestionButton) and button.question == key:
                    return shown, data
        raise AssertionError(key)

    def note_holders(self) -> None:
        """Note who has or had which question."""
        store = self.clubs[0].bot.store
        assert isinstance(store, Store)
        with store._engine.connect() as connection:
            held = "select id, holder_id from question where holder_id is not null"
            for key, holder in connection.execute(text(held)):
                self.held[key].add(holder)

    async def press(self, user_id: int, weights: dict[str, float], kind: str) -> str | None:
        """Press one of the buttons on somebody's screen, or type what it asks for."""
        shown, person = self.screen(user_id), self.person(user_id)
        if shown is None:
            return None
        if TYPED.search(shown.text) and self.dice.random() < 0.9:
            await person.send(f"word {self.token(kind, user_id)} words")
            return None
        found = [(label, data) for label, data in shown.row if label in weights]
        found = [(label, data) for label, data in found if not isinstance(data, Own)]
        if not found:
            return None
        chances = [weights[label] for label, _ in found]
        label, data = self.dice.choices(found, chances)[0]
        await person.carry(data, shown.message_id)
        return label

    async def ask(self, user_id: int) -> None:
        """Ask something, or go on with what was asked."""
        shown = self.screen(user_id)
        if shown is None or self.dice.random() < 0.35:
            if self.dice.random() < 0.5:
                await self.person(user_id).send(f"/ask what of {self.token('w', user_id)} then")
            else:
                await self.person(user_id).send(f"/start {RULED}")
                await self.press(user_id, {"Ask a director": 1}, "w")
            return
        label = await self.press(user_id, OF_ASKERS, "w")
        after = self.screen(user_id)
        if label in SENDS and after is not None and "Sent to" in after.text:
            self.asked += 1

    async def direct(self, user_id: int) -> None:
        """Take a question, or go on with one that was taken."""
        if self.dice.random() < 0.4:
            cards = [one for (chat, _), one in self.api.messages.items() if chat == GROUP]
            waiting = [(one, data) for one in cards for label, data in one.row if "take" in label]
            others = [(one, data) for one in cards for _, data in one.row if "answer" in data]
            chosen = waiting if waiting and self.dice.random() < 0.85 else others
            if chosen:
                await self.take(user_id, *self.dice.choice(chosen))
        else:
            await self.answer(user_id, OF_DIRECTORS)
        self.note_holders()

    async def take(self, user_id: int, card: Shown, data: str) -> None:
        """Press a card in the group, and follow the link into the private chat if one comes."""
        before = len(self.api.opened)
        await self.person(user_id, GROUP).carry(data, card.message_id)
        if len(self.api.opened) > before:
            link = self.api.opened[-1].rpartition("=")[2]
            await self.person(user_id).send(f"/start {link}")

    async def answer(self, user_id: int, weights: dict[str, float]) -> None:
        """Go on with the question on a director's screen."""
        label = await self.press(user_id, weights, "a")
        shown = self.screen(user_id)
        if label == "Send" and shown is not None and "Correct…" in dict(shown.row):
            self.answers[shown.text.partition(" ·")[0]] += 1

    async def finish(self, row: dict[str, object]) -> None:
        """Go on with a question that is open: its asker answers, else a director."""
        if row["state"] == "asked_back":
            asker = int(str(row["asker_id"]))
            shown, data = self.last_button(asker, str(row["id"]))
            await self.person(asker).carry(data, shown.message_id)
            for _ in range(2):
                await self.press(asker, {"Send": 1}, "w")
            return
        director = int(str(row["holder_id"] or self.dice.choice(DIRECTORS)))
        card = self.api.messages[GROUP, int(str(row["card_id"]))]
        await self.take(director, card, card.row[0][1])
        for _ in range(3):
            await self.answer(director, TO_THE_END)
        self.note_holders()

    def rows(self) -> list[dict[str, object]]:
        return stored(self.clubs[0].bot.store, QUESTION)

    def open_rows(self) -> list[dict[str, object]]:
        return [row for row in self.rows() if row["state"] in OPEN]

    async def pass_on(self) -> None:
        """Let some time pass, and both replicas do what is due."""
        self.clock.now += timedelta(minutes=1)
        for club in self.clubs:
            desks = club.bot.handlers.desks
            assert desks is not None
            await desks.errands.look()
            await desks.errands.settle()


async def lived(database: str, questions: int, seed: int) -> tuple[Day, list[dict[str, object]]]:
    """A day up to its end: everything asked was answered, declined or withdrawn; its questions."""
    api, clock = DeskApi(), Clock()
    async with AsyncExitStack() as stack:
        clubs = []
        for _ in range(2):
            club = await stack.enter_async_context(opened(database, api, desks="any"))
            assert isinstance(club.bot.store, Store)
            club.bot.store._clock = clock
            clubs.append(club)
        day = Day(clubs, api, clock, seed)
        api.administrators.add((GROUP, ADMIN))
        await day.person(ADMIN, GROUP).send("/desk")
        while day.asked < questions:
            await day.ask(day.dice.choice(ASKERS))
            await day.direct(day.dice.choice(DIRECTORS))
            if day.dice.random() < 0.15 and (rows := day.open_rows()):
                await day.finish(day.dice.choice(rows))
            if day.dice.random() < 0.1:
                await day.pass_on()
        for _ in range(MOST_ROUNDS):
            for row in day.open_rows():
                await day.finish(row)
        await day.pass_on()
        check(day, questions)
        return day, day.rows()
    raise AssertionError


def check(day: Day, questions: int) -> None:
    """Compare what was shown with what was asked and answered."""
    rows = [row for row in day.rows() if row["state"] != "composed"]
    assert len(rows) == day.asked >= questions
    assert not [row for row in rows if row["state"] in OPEN], "none is lost"
    assert not stored(day.clubs[0].bot.store, ERRAND), "nothing is left to be sent"
    cards = Counter(
        shown.text.partition(" ·")[0]
        for (chat, _), shown in day.api.messages.items()
        if chat == GROUP and re.match(r"A\d+ · (?:Revoke|Question)", shown.text)
    )
    assert cards == Counter(f"A{row['number']}" for row in rows), "one card for each"
    first = {(shown.chat_id, shown.message_id): shown for shown in reversed(day.api.changes)}
    told: Counter[str] = Counter()
    for (chat, _), shown in first.items():
        if chat in ASKERS and (found := RESULT.match(shown.text)):
            told[found[0].partition(" ·")[0]] += 1
    assert told == day.answers, "one message for each answer that was sent"
    _check_readers(day, rows)


def _check_readers(day: Day, rows: list[dict[str, object]]) -> None:
    """Nothing of a question was ever shown to anybody but its asker and its directors."""
    owners = {f"A{row['number']}": row for row in rows}
    for shown in day.api.changes:
        if shown.chat_id == GROUP:
            assert not re.search(r"[78]00000\d{4}", shown.text), "no number of a person"
            continue
        called = re.search(r"\bA\d+\b", shown.text)
        for token in TOKEN.findall(shown.text):
            if day.writer[token] == shown.chat_id:
                continue
            assert called is not None, shown.text
            row = owners[called[0]]
            assert shown.chat_id in {row["asker_id"], *day.held[str(row["id"])]}, shown.text


async def test_a_day_of_many_questions(database: str) -> None:
    day, questions = await lived(database, QUESTIONS, 1)
    assert len(day.answers) > QUESTIONS / 2
    assert len({row["holder_id"] for row in questions} - {None}) > len(DIRECTORS) / 2


@pytest.mark.postgres
async def test_a_shorter_day_on_postgresql(postgres_migrated: str) -> None:
    await lived(postgres_migrated, ON_POSTGRESQL, 2)
