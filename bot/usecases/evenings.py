"""Evenings: opened and closed, their tasks listed and settled."""

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import timedelta
from typing import TypeAlias

from bot.conversation.callback_data import EveningAction, EveningButton
from bot.conversation.interview import Interview
from bot.conversation.notice import Notice
from bot.evening.model import (
    Awaited,
    AwaitedKind,
    Director,
    Evening,
    NotedRuling,
    Task,
    TaskState,
)
from bot.evening.place import is_bare, read_board
from bot.screens.elements import Screen
from bot.screens.evening import (
    EveningList,
    adjusted_in_words,
    adjusting_screen,
    board_screen,
    cases_screen,
    closing_screen,
    dropping_screen,
    earlier_screen,
    evening_screen,
    naming_screen,
    noted_screen,
    task_screen,
)
from bot.screens.notices import notice_screen
from bot.screens.score import explain_score
from bot.storage.store import EveningRows, Transaction
from bot.usecases import interviews
from bot.usecases.choices import choices_of
from bot.usecases.noting import director_of, forget_place, open_new
from bot.usecases.outcome import EffectiveChoices, Outcome, Sender
from bot.usecases.sheets import export_of
from bot.wording import Words
from lawcore.play.score_line import BadScoreLine, ScoreLine, WrongScore
from lawcore.play.score_reader import read_score_line

LONGEST_NAME = 60
MOST_LISTED = 12
WAITING_TIME = timedelta(minutes=10)
"""What a director is about to type is awaited so long after the last change of the evening."""
LONGEST_OF_A_DIRECTOR, MOST_WORDS_OF_A_NAME = 12, 3
"""The most characters and words of a director's name, which stands in every line of a list."""


def open_or_show(rows: Transaction, sender: Sender, name: str) -> Outcome:
    """Show the open evening of a chat, else the last one; the first one is opened.

    A name opens one, and renames one that is open.
    """
    choices, name = choices_of(rows, sender), " ".join(name.split())[:LONGEST_NAME]
    evening = rows.open_evening(sender.chat_id)
    if evening is None and not name and (last := rows.evenings(sender.chat_id, 1)):
        return Outcome(choices, screen=_list_screen(rows, choices, last[0]))
    if evening is None:
        evening = open_new(rows, sender.chat_id, sender.user_id, choices.language, name)
    elif name and name != evening.name:
        evening = rows.save_evening(replace(evening, name=name))
    return Outcome(choices, screen=_list_screen(rows, choices, evening))


def show(rows: Transaction, sender: Sender) -> Outcome:
    """Show the open evening of a chat, and change nothing."""
    choices = choices_of(rows, sender)
    evening = rows.open_evening(sender.chat_id)
    screen = _gone_screen(choices) if evening is None else _list_screen(rows, choices, evening)
    return Outcome(choices, screen=screen, again=True)


def list_of(rows: EveningRows, evening: Evening) -> EveningList:
    """Return an evening with everything noted in it: all that an export needs.

    It includes each `own_line`, which only its director may see, in the private chat or in a file
    that is sent there.
    """
    return EveningList(
        evening,
        rows.noted_in(evening.id),
        rows.tasks_in(evening.id),
        rows.directors(evening.id),
    )


def press(rows: Transaction, sender: Sender, pressed: EveningButton) -> Outcome:
    """Carry out a button of an evening; one of a deleted row or another chat changes nothing."""
    choices = choices_of(rows, sender)
    at = _find(rows, sender, choices, pressed)
    if at is None:
        return Outcome(choices, screen=_gone_screen(choices), notice=Notice.EVENING_GONE)
    waiting = rows.awaited(sender.chat_id, sender.user_id)
    if waiting is not None:
        rows.keep_director(replace(waiting, awaiting=None))
    do = _ACTIONS.get((pressed.of, pressed.action))
    return Outcome(choices, notice=Notice.UNREADABLE) if do is None else do(at)


@dataclass(frozen=True, slots=True)
class _PressedPlace:
    """The row behind a button: its evening, which is locked, and its ruling and task if any."""

    rows: Transaction
    sender: Sender
    choices: EffectiveChoices
    pressed: EveningButton
    evening: Evening
    noted: NotedRuling | None = None
    task: Task | None = None

    @property
    def director(self) -> Director:
        """Return the director who pressed."""
        return director_of(self.rows, self.evening, self.sender.user_id)

    @property
    def listed(self) -> EveningList:
        """Return the evening with everything in it, as it is now."""
        return list_of(self.rows, self.evening)

    def show(self, screen: Screen, notice: Notice | None = None) -> Outcome:
        """Return the outcome that shows a screen."""
        return Outcome(self.choices, screen=screen, notice=notice)

    def show_list(self, notice: Notice | None = None, page: int = 0) -> Outcome:
        """Return the outcome that shows the list."""
        return self.show(evening_screen(self.choices.language, self.listed, page), notice)


def write(rows: Transaction, sender: Sender, text: str) -> Outcome | None:
    """Take a text for an evening: a name or a score it waits for, a place, a board to be shown.

    None where it waits for none, or where the text is about something else.
    """
    director = rows.awaited(sender.chat_id, sender.user_id)
    if director is not None:
        outcome = _take(rows, sender, director, text)
        if outcome is not None:
            return outcome
        rows.keep_director(replace(director, awaiting=None))
    row = rows.open_conversation(sender.chat_id, sender.user_id, sender.topic_id)
    interview = None if row is None else Interview.of(row)
    if interview is not None and interviews.is_for_note(interview, text):
        return interviews.write(rows, sender, text)
    return _find_board(rows, sender, interview, text)


def _find_board(
    rows: Transaction, sender: Sender, interview: Interview | None, text: str
) -> Outcome | None:
    """Show what was noted of a board, where a text names one and an evening is open.

    A bare number is none while an interview asks or a record of play is taken down.
    """
    board = read_board(text)
    if board is None or (is_bare(text) and interview is not None and interview.is_asking):
        return None
    evening = rows.open_evening(sender.chat_id)
    if evening is None and sender.is_in_private:
        evening = rows.directed_evening(sender.user_id)
    if evening is None or rows.open_play(sender.chat_id, sender.user_id) is not None:
        return None
    choices = choices_of(rows, sender)
    shown = board_screen(choices.language, list_of(rows, evening), board)
    return Outcome(choices, screen=shown)


def _take(rows: Transaction, sender: Sender, director: Director, text: str) -> Outcome | None:
    """Take a text that is awaited; None for another text, or where it is awaited no longer."""
    awaited = Awaited.parse(director.awaiting)
    if awaited is None:
        return None
    of = "evening" if awaited.kind is AwaitedKind.NAME else "task"
    choices = choices_of(rows, sender)
    pressed = EveningButton(of, awaited.key, EveningAction.SHOW)
    at = _find(rows, sender, choices, pressed)
    if at is None or _is_late(rows, at.evening):
        return None
    take = _adjust if awaited.kind is AwaitedKind.SCORE else _name
    return take(at, director, text)


def _is_late(rows: Transaction, evening: Evening) -> bool:
    """Tell whether nothing that was awaited is awaited any longer."""
    touched = evening.touched_at
    return touched is None or rows.now - touched > WAITING_TIME


def _name(at: _PressedPlace, director: Director, text: str) -> Outcome | None:
    """Take the name or initials of a director; None for a text of several lines or words."""
    name = " ".join(text.split())
    if "\n" in text.strip() or len(name.split()) > MOST_WORDS_OF_A_NAME:
        return None
    others = {one.in_short.casefold() for one in at.listed.directors if one != director}
    wrong = "director-name-taken" if name.casefold() in others else ""
    if not any(map(str.isalpha, name)) or len(name) > LONGEST_OF_A_DIRECTOR:
        wrong = "director-name-wrong"
    if wrong:
        hint = Words.of(at.choices.language).bot.say(wrong, name=name[:LONGEST_NAME])
        return at.show(naming_screen(at.choices.language, at.listed, hint))
    at.rows.keep_director(replace(director, name=name, awaiting=None))
    at.rows.save_evening(at.evening)
    return at.show_list()


def _adjust(at: _PressedPlace, director: Director, text: str) -> Outcome | None:
    """Take an adjusted score; None for another text, or where the task is settled."""
    if at.noted is None or at.task is None or not at.task.is_open:
        return None
    language = at.choices.language
    where = f" board {at.noted.board}" if at.noted.board else ""
    try:
        asked = _read_adjusted(f"{text}{where}", language)
    except BadScoreLine as bad:
        if not (bad.is_meant or _BEGINS_LIKE_A_SCORE.match(text)):
            return None
        hint = explain_score(bad, language)
        return at.show(adjusting_screen(language, at.listed, at.task, at.noted, hint))
    adjusted = adjusted_in_words(asked, at.evening.language)
    at.rows.keep_director(replace(director, awaiting=None))
    at.rows.keep_task(
        replace(
            at.task,
            state=TaskState.ADJUSTED,
            adjusted=adjusted,
            settled_by=director.number,
        )
    )
    at.rows.save_evening(at.evening)
    return at.show_list()


def _read_adjusted(text: str, language: str) -> ScoreLine:
    """Return the results of a line without a comparison; raises `BadScoreLine`."""
    asked = read_score_line(text, language)
    if asked.other is not None or asked.field or not asked.results[0].contract:
        raise BadScoreLine(WrongScore.NO_PERCENT, is_meant=True)
    for result in asked.results:
        if result.vulnerable is None or result.side is None:
            lacks_side = result.vulnerable is not None
            wrong = WrongScore.NO_DECLARER if lacks_side else WrongScore.NO_VULNERABILITY
            raise BadScoreLine(wrong, contract=result.contract, is_meant=True)
    return asked


_BEGINS_LIKE_A_SCORE = re.compile(r"\s*[1-7]\s*[^\s\d]|\s*[0-9]{1,3}\s*%")


def _find(
    rows: Transaction, sender: Sender, choices: EffectiveChoices, pressed: EveningButton
) -> _PressedPlace | None:
    """Return the row behind a button, its evening locked; None where it was deleted."""
    found = {"noted": rows.noted, "task": rows.task}.get(pressed.of)
    thing = None if found is None else found(pressed.key)
    if found is not None and thing is None:
        return None
    evening = rows.evening(pressed.key if thing is None else thing.evening)
    if evening is None or evening.chat_id != sender.chat_id:
        return None
    task = rows.task(pressed.key) if pressed.of == "task" else None
    key = task.noted if task is not None else pressed.key
    noted = None if pressed.of == "evening" else rows.noted(key)
    if (pressed.of == "task" and task is None) or (pressed.of != "evening" and noted is None):
        return None
    return _PressedPlace(rows, sender, choices, pressed, evening, noted, task)


def _gone_screen(choices: EffectiveChoices) -> Screen:
    return notice_screen(choices.language, Notice.EVENING_GONE)


def _list_screen(rows: EveningRows, choices: EffectiveChoices, evening: Evening) -> Screen:
    return evening_screen(choices.language, list_of(rows, evening))


def _show_list(at: _PressedPlace) -> Outcome:
    return at.show_list(page=at.pressed.page)


def _show_cases(at: _PressedPlace) -> Outcome:
    return at.show(cases_screen(at.choices.language, at.listed, at.pressed.page))


def _ask_for_name(at: _PressedPlace) -> Outcome:
    """Wait for the name that the sender is about to type."""
    awaited = Awaited(AwaitedKind.NAME, at.evening.id)
    at.rows.keep_director(replace(at.director, awaiting=str(awaited)))
    at.rows.save_evening(at.evening)
    return at.show(naming_screen(at.choices.language, at.listed))


def _close(at: _PressedPlace) -> Outcome:
    """Close an evening; if there are open tasks, name them first."""
    listed = at.listed
    if at.evening.closed or not listed.open_tasks:
        return _close_at_once(at)
    return at.show(closing_screen(at.choices.language, listed))


def _close_at_once(at: _PressedPlace) -> Outcome:
    """Close an evening despite open tasks; delete it if nothing is noted in it."""
    if at.evening.closed:
        return at.show_list()
    if not at.rows.noted_in(at.evening.id):
        at.rows.drop_evening(at.evening.id)
        return at.show(notice_screen(at.choices.language, "evening-closed"))
    closed = at.rows.save_evening(replace(at.evening, closed=True))
    return replace(at, evening=closed).show_list()


def _open_again(at: _PressedPlace) -> Outcome:
    """Reopen an evening; where another one is open, show that instead."""
    there = at.rows.open_evening(at.sender.chat_id)
    if there is not None:
        return replace(at, evening=there).show_list()
    opened = at.rows.save_evening(replace(at.evening, closed=False))
    return replace(at, evening=opened).show_list()


def _open_another(at: _PressedPlace) -> Outcome:
    """Open a new evening; where one is open, show that instead."""
    there = at.rows.open_evening(at.sender.chat_id)
    if there is None:
        sender = at.sender
        there = open_new(at.rows, sender.chat_id, sender.user_id, at.choices.language)
    return replace(at, evening=there).show_list()


def _show_earlier(at: _PressedPlace) -> Outcome:
    evenings = at.rows.evenings(at.sender.chat_id, MOST_LISTED)
    return at.show(earlier_screen(at.choices.language, evenings))


def _export(at: _PressedPlace) -> Outcome:
    """Have an evening sent as files; it may be closed, and is not changed."""
    export = export_of(at.rows, at.listed, at.sender)
    return Outcome(at.choices, notice=Notice.EVENING_COMES, export=export)


def _show_noted(at: _PressedPlace) -> Outcome:
    noted = at.noted
    if noted is None:
        return at.show_list(Notice.EVENING_GONE)
    is_own = at.sender.is_in_private and noted.user_id == at.sender.user_id
    return at.show(noted_screen(at.choices.language, at.listed, noted, is_own=is_own))


def _drop_noted(at: _PressedPlace) -> Outcome:
    """Delete a noted ruling, once the deletion was confirmed."""
    noted = at.noted
    if noted is None:
        return at.show_list(Notice.EVENING_GONE)
    if not at.pressed.page:
        return at.show(dropping_screen(at.choices.language, at.listed, noted))
    at.rows.drop_noted(noted)
    forget_place(at.rows, noted.conversation)
    at.rows.save_evening(at.evening)
    return at.show_list()


def _appeal_ruling(at: _PressedPlace) -> Outcome:
    """Note that a ruling is appealed, which is a task of its own."""
    noted = at.noted
    if noted is None:
        return at.show_list(Notice.EVENING_GONE)
    own = [task for task in at.rows.tasks_in(at.evening.id) if task.noted == noted.id]
    said = Words.of(at.evening.language).bot
    if not any(task.appealed for task in own):
        at.rows.keep_task(
            Task(
                evening=at.evening.id,
                noted=noted.id,
                user_id=noted.user_id,
                place=1 + max((task.place for task in own), default=-1),
                to_do=said.say("task-appeal"),
                in_short=said.say("task-appeal-short"),
                appealed=True,
            )
        )
        at.rows.save_evening(at.evening)
    return at.show_list()


def _show_task(at: _PressedPlace) -> Outcome:
    if at.task is None or at.noted is None:
        return at.show_list(Notice.EVENING_GONE)
    is_own = at.sender.is_in_private and at.noted.user_id == at.sender.user_id
    return at.show(task_screen(at.choices.language, at.listed, at.task, at.noted, is_own=is_own))


def _settle(state: TaskState) -> "_Do":
    """Return the action that settles a task in some way; a settled one stays as it is."""

    def settle(at: _PressedPlace) -> Outcome:
        if at.task is None or not at.task.is_open:
            return at.show_list(Notice.TASK_SETTLED)
        number = at.director.number
        at.rows.keep_task(replace(at.task, state=state, settled_by=number))
        at.rows.save_evening(at.evening)
        return at.show_list()

    return settle


def _ask_for_score(at: _PressedPlace) -> Outcome:
    """Wait for the adjusted score that the sender is about to type."""
    if at.task is None or at.noted is None or not at.task.is_open:
        return at.show_list(Notice.TASK_SETTLED)
    at.rows.keep_director(
        replace(at.director, awaiting=str(Awaited(AwaitedKind.SCORE, at.task.id)))
    )
    at.rows.save_evening(at.evening)
    return at.show(adjusting_screen(at.choices.language, at.listed, at.task, at.noted))


def _appeal_task(at: _PressedPlace) -> Outcome:
    """Note that an appeal was announced; the task stays open."""
    if at.task is None or not at.task.is_open:
        return at.show_list(Notice.TASK_SETTLED)
    if not at.task.appealed:
        at.rows.keep_task(replace(at.task, appealed=True))
        at.rows.save_evening(at.evening)
    return at.show_list()


def _reopen_task(at: _PressedPlace) -> Outcome:
    """Open a task again."""
    if at.task is not None and not at.task.is_open:
        reopened = replace(at.task, state=TaskState.OPEN, adjusted=None, settled_by=None)
        at.rows.keep_task(reopened)
        at.rows.save_evening(at.evening)
    return at.show_list()


_Do: TypeAlias = Callable[[_PressedPlace], Outcome]

_ACTIONS: dict[tuple[str, str], _Do] = {
    ("evening", EveningAction.SHOW): _show_list,
    ("evening", EveningAction.CASES): _show_cases,
    ("evening", EveningAction.NAME): _ask_for_name,
    ("evening", EveningAction.CLOSE): _close,
    ("evening", EveningAction.CLOSED): _close_at_once,
    ("evening", EveningAction.OPEN): _open_again,
    ("evening", EveningAction.NEW): _open_another,
    ("evening", EveningAction.EARLIER): _show_earlier,
    ("evening", EveningAction.EXPORT): _export,
    ("noted", EveningAction.SHOW): _show_noted,
    ("noted", EveningAction.DROP): _drop_noted,
    ("noted", EveningAction.APPEAL): _appeal_ruling,
    ("task", EveningAction.SHOW): _show_task,
    ("task", EveningAction.DONE): _settle(TaskState.DONE),
    ("task", EveningAction.NONE): _settle(TaskState.NO_ADJUSTMENT),
    ("task", EveningAction.ADJUST): _ask_for_score,
    ("task", EveningAction.APPEAL): _appeal_task,
    ("task", EveningAction.OPEN): _reopen_task,
}
