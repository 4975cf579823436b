"""What every move of a question shares: its rules, its rows, and what is then to be sent."""

from collections.abc import Sequence
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

from msgspec import Struct

from bot.conversation.model import EffectiveChoices, Place
from bot.desk.case import person_mark, ruling_mark
from bot.desk.found import MOST_FOUND, MOST_SEARCHED, search
from bot.desk.model import (
    ASKER_REMINDED,
    DESK_REMINDED,
    Desk,
    Errand,
    ErrandKind,
    Hurry,
    Question,
    State,
    Told,
    is_quiet,
)
from bot.screens.desk.shared import gone_screen
from bot.screens.elements import Screen
from bot.storage.desks import DeskRows
from bot.storage.transaction import Transaction
from bot.usecases.outcome import Sender, choices_of
from bot.wording import Words
from lawcore.engine.records import replace


class DeskRules(Struct, frozen=True):
    """What holds for all desks of a bot.

    `allowed` are the groups that may be a desk, None for any. Times are said in the time `zone`.
    With `key` the marks of blocked people are made.
    """

    allowed: frozenset[int] | None
    zone: ZoneInfo
    key: str

    def allows(self, chat_id: int) -> bool:
        """Tell whether a group may be a desk."""
        return self.allowed is None or chat_id in self.allowed

    def person(self, desk: str, user_id: int) -> str:
        """Return the mark of a person at a desk."""
        return person_mark(self.key, desk, user_id)


class DeskOutcome(Struct, frozen=True):
    """What comes of an update about a desk or a question.

    `screen` takes the place of the one that was pressed, or comes `below`. `said` answers the
    press; `is_alert` in a window. `opens` is the payload of a link into the private chat. With
    `leaves` the message that was pressed goes. `closed` are messages whose buttons go. `table` is
    sent as a file.
    """

    choices: EffectiveChoices
    screen: Screen | None = None
    said: str | None = None
    is_alert: bool = False
    opens: str | None = None
    leaves: bool = False
    below: bool = False
    closed: tuple[Place, ...] = ()
    table: str | None = None


class AtDesk(Struct, frozen=True):
    """A desk, and the value of the button that was pressed there."""

    rows: Transaction
    rules: DeskRules
    choices: EffectiveChoices
    desk: Desk
    value: str = ""

    @property
    def language(self) -> str:
        """The language of whoever pressed."""
        return self.choices.language

    def show(self, screen: Screen, **further: Any) -> DeskOutcome:
        return DeskOutcome(self.choices, screen=screen, **further)


class DeskQuestion(AtDesk, frozen=True, kw_only=True):
    """A question with its desk, where and by whom something is done with it."""

    sender: Sender
    question: Question
    message_id: int | None = None
    name: str = ""

    @property
    def now(self) -> datetime:
        """The time of the transaction."""
        return self.rows.now

    def say(self, key: str, **values: str) -> str:
        """Return a phrase in the language of whoever does it."""
        return Words.of(self.language).bot.say(key, **values)

    def alert(self, key: str, **values: str) -> DeskOutcome:
        """Return the outcome that changes nothing and says why."""
        return DeskOutcome(self.choices, said=self.say(key, **values), is_alert=True)

    def note(self, **changes: Any) -> "DeskQuestion":
        """Store what changes nothing of what others see, so that no button becomes stale."""
        self.rows.note_question(self.question.id, **changes)
        return replace(self, question=replace(self.question, **changes))

    def move(self, *kinds: ErrandKind, told: Told | None = None, **changes: Any) -> "DeskQuestion":
        """Store a changed question and what is then to be sent; return it as it is now."""
        saved = self.rows.save_question(replace(self.question, **changes))
        for kind in kinds:
            send(self.rows, saved, kind, told)
        return replace(self, question=saved)


def without_publication(at: DeskQuestion) -> DeskQuestion:
    """Return a question that is not published later; what was published stays."""
    if at.question.listed or at.question.publish_at is None:
        return at
    at.rows.cancel_errand(at.question.id, ErrandKind.POST)
    return at.note(publish_at=None)


def as_sent(question: Question, desk: Desk, now: datetime, zone: ZoneInfo) -> Question:
    """Return a question as it is sent to a desk now; of one in quiet hours nobody is reminded."""
    reminded = 2 if is_quiet(desk, now, zone) else 0
    sent = replace(question, state=State.WAITING, sent_at=now, reminded=reminded)
    return replace(sent, due_at=reminded_at(sent))


def put_back(rows: DeskRows, question: Question) -> Question:
    """Put a question back into the list of its desk; an answer is not overwritten."""
    back = replace(question, state=State.WAITING, holder_id=None)
    saved = rows.save_question(replace(back, due_at=reminded_at(back)))
    send(rows, saved, ErrandKind.CARD)
    if saved.answered_at is None:
        send(rows, saved, ErrandKind.STATUS)
    return saved


def reminded_at(question: Question) -> datetime | None:
    """Return when the desk, then the asker, is reminded of a table that waits; None for others.

    That counts from when the question was sent, also of one that somebody has had meanwhile.
    """
    is_waiting = question.hurry is Hurry.NOW and question.answered_at is None
    if question.sent_at is None or not is_waiting or question.reminded > 1:
        return None
    return question.sent_at + (ASKER_REMINDED if question.reminded else DESK_REMINDED)


def send(rows: DeskRows, question: Question, kind: ErrandKind, told: Told | None = None) -> None:
    """Store what is to be sent of a question as it is now."""
    rows.send(Errand(question=question.id, kind=kind, version=question.version, told=told))


def gone(rows: Transaction, sender: Sender, key: str = "ask-gone") -> DeskOutcome:
    """Return the outcome where there is nothing to be done with a question, by the reason."""
    choices = choices_of(rows, sender)
    return DeskOutcome(choices, screen=gone_screen(choices.language, key))


def leave_questions(rows: DeskRows, user_id: int) -> None:
    """Withdraw a person's open questions, and put back those that the person was to answer.

    What is shown of the person to others is shown anew, once the rows have it no longer: as
    another version, so that it is sent after what is on its way with the person's name.
    """
    for one in rows.asked_by(user_id):
        if one.is_open:
            saved = rows.save_question(replace(one, state=State.WITHDRAWN, due_at=None))
            send(rows, saved, ErrandKind.CARD)
            send(rows, saved, ErrandKind.HOLDER, Told.WITHDRAWN)
        elif one.state is not State.COMPOSED:
            send(rows, rows.save_question(one), ErrandKind.CARD)
    for one in rows.held_by(user_id):
        if one.state in {State.TAKEN, State.ASKED_BACK}:
            saved = put_back(rows, replace(one, holder_name=None))
        else:
            saved = rows.save_question(one)
            send(rows, saved, ErrandKind.CARD)
        send(rows, saved, ErrandKind.STATUS)


def find_answers(
    rows: DeskRows, desks: Sequence[str], question: Question, most: int = MOST_FOUND
) -> tuple[Question, ...]:
    """Return published answers like a question: on the same deciding facts, then by its words."""
    keys: list[str] = []
    if question.deciding is not None:
        keys += rows.published_alike(desks, question.deciding, most)
    if question.words and len(keys) < most:
        listed = rows.published(desks, question.subject, MOST_SEARCHED)
        keys += search(question.words, listed, most)
    return _listed(rows, keys, most)


def find_by_text(rows: DeskRows, desks: Sequence[str], text: str) -> tuple[Question, ...]:
    """Return published answers that a typed text finds."""
    return _listed(rows, search(text, rows.published(desks, None, MOST_SEARCHED)), MOST_FOUND)


def is_ruled_otherwise(question: Question) -> bool:
    """Tell whether the case of a published answer comes to another ruling today."""
    return question.ruled is not None and ruling_mark(question) != question.ruled


def _listed(rows: DeskRows, keys: Sequence[str], most: int) -> tuple[Question, ...]:
    found = (rows.question(key) for key in list(dict.fromkeys(keys))[:most])
    return tuple(one for one in found if one is not None and one.listed)
