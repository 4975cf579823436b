"""What is sent for a question or a desk, what comes of sending it, and what is due by itself."""

from collections.abc import Callable, Mapping
from datetime import timedelta
from typing import Final

from msgspec import Struct

from bot.conversation.model import EVERYBODY
from bot.desk.found import searchable
from bot.desk.model import (
    HELD_FOR,
    Desk,
    Errand,
    ErrandKind,
    Hurry,
    Question,
    State,
    Told,
    is_quiet,
    list_is_due,
)
from bot.screens.desk.asker import asker_screen
from bot.screens.desk.director import card_screen, holder_screen, post_screen, remind_screen
from bot.screens.desk.settings import list_screen
from bot.screens.desk.shared import case_text
from bot.screens.elements import Screen
from bot.storage.transaction import Transaction
from bot.usecases.desks import close
from bot.usecases.outcome import Sender, choices_of
from bot.usecases.questions import DeskRules, put_back, reminded_at, send
from lawcore.engine.records import replace

LEASE: Final = timedelta(seconds=30)
"""For so long nobody else takes an errand; whoever has it asks for more while it is being sent."""
AT_ONCE: Final = 20
"""The most errands that a process takes at once."""
FIRST_PAUSE: Final = timedelta(seconds=2)
LONGEST_PAUSE: Final = timedelta(minutes=10)
"""The pause before an errand that has failed is tried again, each twice as long, at most."""
MOST_DUE: Final = 50


class Sending(Struct, frozen=True):
    """A message to be sent for an errand.

    It takes the place of the message `instead_of`, where there is one; with `only_there` it is
    not sent otherwise. The buttons of the message `closes` go. It answers the message `reply_to`,
    and with `silent` disturbs nobody.
    """

    errand: Errand
    chat_id: int
    screen: Screen
    topic_id: int | None = None
    instead_of: int | None = None
    only_there: bool = False
    closes: int | None = None
    reply_to: int | None = None
    silent: bool = False


def take(rows: Transaction, rules: DeskRules, language: str) -> tuple[Sending, ...]:
    """Return what is to be sent now; errands of which nothing is left to be sent are finished.

    `language` is that of directors who have chosen none.
    """
    found = []
    for errand in rows.take_errands(AT_ONCE, LEASE):
        sending = _prepare(rows, rules, errand, language)
        if sending is None:
            rows.finish(errand)
        else:
            found.append(sending)
    return tuple(found)


def keep_on(rows: Transaction, sending: Sending) -> None:
    """Let nobody else take an errand that is still being sent."""
    rows.lease_errand(sending.errand, rows.now + LEASE)


def note_sent(rows: Transaction, sending: Sending, message_id: int | None) -> None:
    """Note that an errand was carried out, in a new message or in the one that was there.

    What the asker was told of a question that has changed meanwhile is shown as it is now.
    """
    errand = sending.errand
    column = _COLUMNS.get(errand.kind)
    if message_id is not None and column is not None:
        rows.note_question(errand.question, **{column: message_id})
    if errand.kind is ErrandKind.POST:
        rows.note_question(errand.question, post_chat_id=sending.chat_id)
    rows.finish(errand)
    if errand.kind is ErrandKind.TELL:
        question = rows.question(errand.question)
        if question is not None and question.version != errand.version:
            send(rows, question, ErrandKind.STATUS)


def note_refused(rows: Transaction, sending: Sending) -> None:
    """Note that a chat lets the bot write no longer, and tell who has to know.

    In a desk's group first the topic is given up, then the desk is closed and askers are told.
    """
    errand = sending.errand
    question = rows.question(errand.question)
    if errand.kind in _TO_THE_DESK:
        desk = rows.desk(errand.question if question is None else question.desk)
        if desk is not None and sending.topic_id is not None and desk.topic_id is not None:
            rows.save_desk(replace(desk, topic_id=None))
            rows.put_off(errand, rows.now)
            return
        if desk is not None and not desk.closed:
            close(rows, desk)
        rows.cancel_errand(errand.question, errand.kind)
        return
    rows.finish(errand)
    if question is None or question.holder_id is None:
        return
    if errand.kind is ErrandKind.TELL:
        send(rows, question, ErrandKind.HOLDER, Told.UNDELIVERED)
    elif errand.kind is ErrandKind.POST:
        send(rows, question, ErrandKind.HOLDER, Told.UNPOSTED)


def note_failed(rows: Transaction, sending: Sending, wait: timedelta | None) -> None:
    """Try an errand again later: after what Telegram asks to wait, else after a longer pause."""
    pause = min(FIRST_PAUSE * 2 ** min(sending.errand.tries, 16), LONGEST_PAUSE)
    rows.put_off(sending.errand, rows.now + (pause if wait is None else wait))


def look(rows: Transaction, rules: DeskRules) -> None:
    """Carry out what is due by itself: reminders, what nobody has moved, the daily lists."""
    for question in rows.due(MOST_DUE):
        desk = rows.desk(question.desk)
        if desk is not None:
            _remind(rows, rules, question, desk)
    for desk in rows.desks():
        if list_is_due(desk, rows.now, rules.zone):
            today = rows.now.astimezone(rules.zone).date()
            listed = rows.save_desk(replace(desk, listed_on=today))
            if rows.open_at(desk.id):
                rows.send(Errand(question=desk.id, kind=ErrandKind.LIST, version=listed.version))


def _remind(rows: Transaction, rules: DeskRules, question: Question, desk: Desk) -> None:
    """Do what is due for a question, once."""
    match question.state:
        case State.WAITING if not question.reminded:
            once = replace(question, reminded=1)
            saved = rows.save_question(replace(once, due_at=reminded_at(once)))
            if not is_quiet(desk, rows.now, rules.zone):
                send(rows, saved, ErrandKind.REMIND)
        case State.WAITING if question.hurry is Hurry.NOW:
            saved = rows.save_question(replace(question, reminded=2, due_at=None))
            send(rows, saved, ErrandKind.TELL, Told.NOBODY)
        case State.TAKEN:
            put_back(rows, replace(question, reminded=2))
        case State.ASKED_BACK:
            is_held = question.holder_id is not None
            due_at = rows.now + HELD_FOR if is_held else None
            state = State.TAKEN if is_held else State.WAITING
            saved = rows.save_question(replace(question, state=state, due_at=due_at))
            send(rows, saved, ErrandKind.CARD)
            if is_held:
                send(rows, saved, ErrandKind.HOLDER, Told.SILENT)
        case _:
            rows.save_question(replace(question, due_at=None))


class _Task(Struct, frozen=True):
    """An errand with the question and the desk as they are now."""

    rows: Transaction
    rules: DeskRules
    errand: Errand
    question: Question
    desk: Desk
    language: str

    @property
    def is_quiet(self) -> bool:
        """Whether the desk is not to be disturbed now."""
        return is_quiet(self.desk, self.rows.now, self.rules.zone)


def _prepare(rows: Transaction, rules: DeskRules, errand: Errand, language: str) -> Sending | None:
    """Return what is to be sent for an errand as things are now; None where nothing is left."""
    if errand.kind is ErrandKind.LIST:
        return _list(rows, rules, errand)
    question = rows.question(errand.question)
    desk = None if question is None else rows.desk(question.desk)
    if question is None or desk is None or question.state is State.COMPOSED:
        return None
    return _SENDINGS[errand.kind](_Task(rows, rules, errand, question, desk, language))


def _list(rows: Transaction, rules: DeskRules, errand: Errand) -> Sending | None:
    desk = rows.desk(errand.question)
    questions = () if desk is None else rows.open_at(desk.id)
    if desk is None or desk.closed or not questions:
        return None
    shown = list_screen(desk.language, desk, questions, rows.now, rules.zone)
    return Sending(errand, desk.chat_id, shown, topic_id=desk.topic_id)


def _card(task: _Task) -> Sending | None:
    question, desk = task.question, task.desk
    if question.card_id is None and (not question.is_open or desk.closed):
        return None
    return Sending(
        task.errand,
        desk.chat_id,
        card_screen(desk, question, task.rules.zone),
        topic_id=desk.topic_id,
        instead_of=question.card_id,
        only_there=not question.is_open,
        silent=task.is_quiet,
    )


def _reminder(task: _Task) -> Sending | None:
    question, desk = task.question, task.desk
    if question.state is not State.WAITING or desk.closed:
        return None
    shown, card = remind_screen(desk, question), question.card_id
    return Sending(task.errand, desk.chat_id, shown, topic_id=desk.topic_id, reply_to=card)


def _status(task: _Task) -> Sending | None:
    """Show the asker how it stands, in the message that is there."""
    question = task.question
    if not question.asker_id or question.told_id is None:
        return None
    there = question.told_id
    shown = _shown_to_asker(task)
    return Sending(task.errand, question.asker_id, shown, instead_of=there, only_there=True)


def _telling(task: _Task) -> Sending | None:
    """Tell the asker in a new message; the buttons of the one before go."""
    question = task.question
    if not question.asker_id:
        return None
    shown = _shown_to_asker(task)
    return Sending(task.errand, question.asker_id, shown, closes=question.told_id)


def _shown_to_asker(task: _Task) -> Screen:
    question, zone = task.question, task.rules.zone
    own = task.rows.preference(question.asker_id, question.asker_id).language
    language = own or question.language
    return asker_screen(language, question, task.desk, task.rows.now, zone, told=task.errand.told)


def _to_holder(task: _Task) -> Sending | None:
    question = task.question
    if question.holder_id is None:
        return None
    sender = Sender(question.holder_id, question.holder_id, task.language)
    language = choices_of(task.rows, sender).language
    shown = holder_screen(language, question, task.rules.zone, told=task.errand.told)
    return Sending(task.errand, question.holder_id, shown)


def _post(task: _Task) -> Sending | None:
    """Publish an answer: from now on it is found, and stands in the channel if one is linked."""
    question, desk = task.question, task.desk
    if question.state is not State.ANSWERED or question.publish_at is None:
        return None
    searched = searchable(case_text(question, desk.language))
    if not question.listed or question.searched != searched:
        task.rows.note_question(question.id, listed=True, searched=searched)
    link = task.rows.link(desk.chat_id, EVERYBODY)
    chat_id = question.post_chat_id or (None if link is None else link.target_id)
    if chat_id is None:
        return None
    there, shown = question.post_id, post_screen(question, desk)
    is_there = there is not None
    return Sending(task.errand, chat_id, shown, instead_of=there, only_there=is_there)


_SENDINGS: Mapping[ErrandKind, Callable[[_Task], Sending | None]] = {
    ErrandKind.CARD: _card,
    ErrandKind.REMIND: _reminder,
    ErrandKind.STATUS: _status,
    ErrandKind.TELL: _telling,
    ErrandKind.HOLDER: _to_holder,
    ErrandKind.POST: _post,
}
_TO_THE_DESK = (ErrandKind.CARD, ErrandKind.REMIND, ErrandKind.LIST)
_COLUMNS = {
    ErrandKind.CARD: "card_id",
    ErrandKind.TELL: "told_id",
    ErrandKind.POST: "post_id",
}
"""Where it is kept in which message something stands."""
