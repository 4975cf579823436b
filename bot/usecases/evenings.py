"""Evenings: opened and closed, their tasks listed and settled."""

from collections.abc import Callable
from datetime import timedelta

from bot.conversation.actions import advance
from bot.conversation.callback_data import EveningAction, EveningButton, NameDirector
from bot.conversation.interview import Interview
from bot.conversation.model import EffectiveChoices
from bot.conversation.notice import Notice
from bot.conversation.screen_state import MAIN, ScreenKind
from bot.evening.model import (
    AwaitedKind,
    Director,
    Evening,
    ExpectedInput,
    Selection,
    Task,
    TaskState,
)
from bot.evening.place import is_bare, read_board
from bot.screens.elements import Screen
from bot.screens.evening import (
    board_screen,
    cases_screen,
    closing_screen,
    dropping_screen,
    earlier_screen,
    evening_screen,
    named_director_screen,
    naming_screen,
    noted_screen,
    printing_screen,
    task_screen,
    undirected_screen,
)
from bot.screens.notices import notice_screen
from bot.storage.evenings import EveningRows
from bot.storage.transaction import Transaction
from bot.usecases import lines, scoring
from bot.usecases.noting import appeal_in, forget_place, open_new
from bot.usecases.outcome import Outcome, Sender, choices_of
from bot.usecases.pressed import AtEvening, AtRuling, AtTask, find_row, list_of
from bot.usecases.sheets import ExportOutcome, export_of
from bot.wording import Words
from lawcore.engine.records import replace

LONGEST_NAME = 60
MOST_LISTED = 12
WAITING_TIME = timedelta(minutes=10)
"""What a director is about to type is awaited so long after the last change of the evening."""
LONGEST_OF_A_DIRECTOR, MOST_WORDS_OF_A_NAME = 12, 3
"""The most characters and words of a director's name, which stands in every line of a list."""


def open_or_show(rows: Transaction, sender: Sender, name: str) -> Outcome:
    """Show the open evening of a chat, else the last one; the first one is opened.

    A name opens one, and renames one that is open; in a group both are for `_may_direct`.
    """
    _leave_place(rows, sender)
    choices, name = choices_of(rows, sender), " ".join(name.split())[:LONGEST_NAME]
    evening = rows.open_evening(sender.chat_id)
    if evening is None and not name and (last := rows.evenings(sender.chat_id, 1)):
        return Outcome(choices, screen=_list_screen(rows, choices, last[0]))
    if (evening is None or name) and not _may_direct(rows, sender, evening):
        asked = undirected_screen(choices.language, sender.user_id, sender.name)
        return Outcome(choices, screen=asked, notice=Notice.EVENING_DIRECTED_BY)
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


def press(rows: Transaction, sender: Sender, pressed: EveningButton) -> Outcome:
    """Carry out a button of an evening; one of a deleted row or another chat changes nothing."""
    _leave_place(rows, sender)
    choices = choices_of(rows, sender)
    awaiting = rows.awaited(sender.chat_id, sender.user_id)
    waiting = None if awaiting is None else ExpectedInput.parse(awaiting.awaiting)
    at = find_row(rows, sender, choices, pressed, waiting)
    if at is None:
        return Outcome(choices, screen=_gone_screen(choices), notice=Notice.EVENING_GONE)
    opener = None if pressed.action == EveningAction.NEW else at.evening
    if pressed.action in _DIRECTING and not _may_direct(rows, sender, opener):
        return Outcome(choices, notice=Notice.EVENING_DIRECTED_BY)
    if awaiting is not None:
        rows.keep_director(replace(awaiting, awaiting=None))
    return _do(at, pressed.action) or Outcome(choices, notice=Notice.UNREADABLE)


def _do(at: AtEvening, action: str) -> Outcome | None:
    """Carry out a button; None where there is no such one."""
    if not isinstance(at, AtRuling):
        return _OF_EVENING.get(action, _nothing)(at)
    if not isinstance(at, AtTask):
        return _OF_RULING.get(action, _nothing)(at)
    if action in _SETTLING and not at.task.is_open:
        return at.show_list(Notice.TASK_SETTLED)
    return _OF_TASK.get(action, _nothing)(at)


def _nothing(_: AtEvening) -> None:
    """Do nothing: no button does this."""


_DIRECTING = {
    EveningAction.CLOSE,
    EveningAction.CLOSED,
    EveningAction.OPEN,
    EveningAction.NEW,
}


def _may_direct(rows: Transaction, sender: Sender, evening: Evening | None) -> bool:
    """Tell whether a person may open an evening, or rename, close or reopen one that there is.

    In a group administrators may, and whom they name; and whoever opened it, with that evening.
    """
    is_own = evening is not None and evening.user_id == sender.user_id
    if not sender.is_in_group or sender.administers or is_own:
        return True
    return rows.preference(sender.chat_id, sender.user_id).directs is True


def name_director(rows: Transaction, sender: Sender, named: NameDirector) -> Outcome:
    """Let a person open and close evenings in a group, or no longer; administrators alone may."""
    choices = choices_of(rows, sender)
    if not sender.administers:
        return Outcome(choices, notice=Notice.EVENING_DIRECTED_BY)
    kept = rows.preference(sender.chat_id, named.user_id)
    directs = None if named.no_longer else True
    rows.set_preference(sender.chat_id, named.user_id, replace(kept, directs=directs))
    screen = named_director_screen(choices.language, named)
    return Outcome(choices, screen=screen)


def take_awaited(rows: Transaction, sender: Sender, text: str) -> Outcome | None:
    """Take a text that an evening waits for: a name or a score; None for any other text."""
    director = rows.awaited(sender.chat_id, sender.user_id)
    if director is None:
        return None
    outcome = _take(rows, sender, director, text)
    if outcome is None:
        rows.keep_director(replace(director, awaiting=None))
    return outcome


def take_below_ruling(rows: Transaction, sender: Sender, text: str) -> Outcome | None:
    """Take what is typed below a ruling: its result, or where it is noted; None for another."""
    interview = _open_interview(rows, sender)
    if interview is None or interview.is_asking:
        return None
    told = scoring.take_result(rows, sender, interview, text)
    if told is None and lines.is_for_note(interview, text):
        return lines.write(rows, sender, text)
    return told


def _open_interview(rows: Transaction, sender: Sender) -> Interview | None:
    row = rows.open_conversation(sender.chat_id, sender.user_id, sender.topic_id)
    return None if row is None else Interview.of(row)


def _leave_place(rows: Transaction, sender: Sender) -> None:
    """Wait no longer for the place of a ruling, whose screen was left for the evening."""
    row = rows.open_conversation(sender.chat_id, sender.user_id, sender.topic_id)
    if row is not None and row.screen.kind is ScreenKind.NOTING:
        rows.save(advance(row, noted=row.noted or "", screen=MAIN))


def find_board(rows: Transaction, sender: Sender, text: str) -> Outcome | None:
    """Show what was noted of a board, where a text names one and an evening is open.

    A bare number is none where it answers the question of an interview, or where nothing is noted
    of that board while one asks; nor is any line while a record of play is taken down.
    """
    board = read_board(text)
    if board is None:
        return None
    interview = _open_interview(rows, sender)
    is_asked = is_bare(text) and interview is not None and interview.is_asking
    if is_asked and interview is not None and lines.is_answer(interview, text):
        return None
    evening = rows.open_evening(sender.chat_id)
    if evening is None and sender.is_in_private:
        evening = rows.directed_evening(sender.user_id)
    if evening is None or rows.open_play(sender.chat_id, sender.user_id) is not None:
        return None
    choices, listed = choices_of(rows, sender), list_of(rows, evening)
    if is_asked and all(noted.board != board for noted in listed.rulings):
        return None
    shown = board_screen(choices.language, listed, board)
    return Outcome(choices, screen=shown)


def _take(rows: Transaction, sender: Sender, director: Director, text: str) -> Outcome | None:
    """Take a text that is awaited; None for another text, or where it is awaited no longer."""
    awaited = ExpectedInput.parse(director.awaiting)
    if awaited is None:
        return None
    of = {AwaitedKind.NAME: "evening", AwaitedKind.RESULT: "noted"}.get(awaited.kind, "task")
    choices = choices_of(rows, sender)
    at = find_row(rows, sender, choices, EveningButton(of, awaited.key, EveningAction.SHOW))
    if at is None or _is_late(rows, at.evening):
        return None
    if not isinstance(at, AtRuling):
        return _name(at, director, text)
    if isinstance(at, AtTask) and not at.task.is_open:
        return None
    taken = scoring.take(at, awaited, text)
    is_number = text.strip().lstrip("+-").isdecimal()
    if taken is None and (is_number or not lines.says_something(rows, sender, text)):
        return scoring.ask_again(at, awaited, text)
    return taken


def _is_late(rows: Transaction, evening: Evening) -> bool:
    """Tell whether nothing that was awaited is awaited any longer."""
    touched = evening.touched_at
    return touched is None or rows.now - touched > WAITING_TIME


def _name(at: AtEvening, director: Director, text: str) -> Outcome | None:
    """Take the name or initials of a director; None for a text of several lines or words."""
    name = " ".join(text.split())
    if "\n" in text.strip() or len(name.split()) > MOST_WORDS_OF_A_NAME:
        return None
    others = {one.in_short.casefold() for one in at.listed.directors if one != director}
    wrong = "director-name-taken" if name.casefold() in others else ""
    if not any(map(str.isalpha, name)) or len(name) > LONGEST_OF_A_DIRECTOR:
        wrong = "director-name-wrong"
    if wrong:
        hint = Words.of(at.language).bot.say(wrong, name=name[:LONGEST_NAME])
        return at.show(naming_screen(at.language, at.listed, hint))
    at.rows.keep_director(replace(director, name=name, awaiting=None))
    return at.save()


def _gone_screen(choices: EffectiveChoices) -> Screen:
    return notice_screen(choices.language, Notice.EVENING_GONE)


def _list_screen(rows: EveningRows, choices: EffectiveChoices, evening: Evening) -> Screen:
    return evening_screen(choices.language, list_of(rows, evening))


def _ask_for_name(at: AtEvening) -> Outcome:
    """Wait for the name that the sender is about to type."""
    at.wait_for(ExpectedInput(AwaitedKind.NAME, at.key))
    return at.show(naming_screen(at.language, at.listed))


def _close(at: AtEvening) -> Outcome:
    """Close an evening; if there are open tasks, name them first."""
    listed = at.listed
    if at.evening.closed or not listed.open_tasks:
        return _close_at_once(at)
    return at.show(closing_screen(at.language, listed))


def _close_at_once(at: AtEvening) -> Outcome:
    """Close an evening despite open tasks; delete it if nothing is noted in it."""
    if at.evening.closed:
        return at.show_list()
    if not at.rows.noted_in(at.evening.id):
        at.rows.drop_evening(at.evening.id)
        return at.show(notice_screen(at.language, "evening-closed"))
    closed = at.rows.save_evening(replace(at.evening, closed=True))
    return replace(at, evening=closed).show_list()


def _open_again(at: AtEvening) -> Outcome:
    """Reopen an evening; where another one is open, show that instead."""
    there = at.rows.open_evening(at.sender.chat_id)
    if there is not None:
        return replace(at, evening=there).show_list()
    opened = at.rows.save_evening(replace(at.evening, closed=False))
    return replace(at, evening=opened).show_list()


def _open_another(at: AtEvening) -> Outcome:
    """Open a new evening; where one is open, show that instead."""
    there = at.rows.open_evening(at.sender.chat_id)
    if there is None:
        sender = at.sender
        there = open_new(at.rows, sender.chat_id, sender.user_id, at.language)
    return replace(at, evening=there).show_list()


def _export(at: AtEvening) -> Outcome:
    """Have an evening sent as files; it may be closed, and is not changed.

    Of several rulings it is asked first which are printed.
    """
    listed, chosen = at.listed, at.number
    if not chosen and len(listed.rulings) > 1:
        return at.show(printing_screen(at.language, listed))
    selection = [*Selection][chosen - 1] if 0 < chosen <= len(Selection) else Selection.ALL
    export = replace(export_of(at.rows, listed, at.sender), selection=selection)
    return ExportOutcome(at.choices, notice=Notice.EVENING_COMES, export=export)


def _drop_noted(at: AtRuling) -> Outcome:
    """Delete a noted ruling, once the deletion was confirmed."""
    if not at.number:
        return at.show(dropping_screen(at.language, at.listed, at.noted))
    at.rows.drop_noted(at.noted)
    forget_place(at.rows, at.noted.conversation)
    return at.save()


def _appeal_ruling(at: AtRuling) -> Outcome:
    """Note that a ruling is appealed, which is a task of its own."""
    noted, appeal = at.noted, appeal_in(at.evening.language)
    own = [task for task in at.rows.tasks_in(at.evening.id) if task.noted == noted.id]
    if any(task.appealed for task in own):
        return at.show_list()
    at.rows.keep_task(
        Task(
            evening=at.evening.id,
            noted=noted.id,
            user_id=noted.user_id,
            place=1 + max((task.place for task in own), default=-1),
            to_do=appeal.text,
            in_short=appeal.short,
            appealed=True,
        )
    )
    return at.save()


def _appeal_task(at: AtTask) -> Outcome:
    """Note that an appeal was announced; the task stays open."""
    if at.task.appealed:
        return at.show_list()
    at.rows.keep_task(replace(at.task, appealed=True))
    return at.save()


def _reopen_task(at: AtTask) -> Outcome:
    if at.task.is_open:
        return at.show_list()
    reopened = replace(at.task, state=TaskState.OPEN, adjusted=None, settled_by=None)
    at.rows.keep_task(reopened)
    return at.save()


_OF_EVENING: dict[str, Callable[[AtEvening], Outcome | None]] = {
    EveningAction.SHOW: lambda at: at.show_list(page=at.number),
    EveningAction.CASES: lambda at: at.show(cases_screen(at.language, at.listed, at.number)),
    EveningAction.NAME: _ask_for_name,
    EveningAction.CLOSE: _close,
    EveningAction.CLOSED: _close_at_once,
    EveningAction.OPEN: _open_again,
    EveningAction.NEW: _open_another,
    EveningAction.EARLIER: lambda at: at.show(
        earlier_screen(at.language, at.rows.evenings(at.sender.chat_id, MOST_LISTED))
    ),
    EveningAction.EXPORT: _export,
}
_OF_RULING: dict[str, Callable[[AtRuling], Outcome | None]] = {
    EveningAction.SHOW: lambda at: at.show(
        noted_screen(at.language, at.listed, at.noted, is_own=at.is_own)
    ),
    EveningAction.DROP: _drop_noted,
    EveningAction.APPEAL: _appeal_ruling,
    EveningAction.RESULT: scoring.ask_for_result,
    EveningAction.CONFIRM: scoring.confirm,
}
_SETTLING: dict[str, Callable[[AtTask], Outcome | None]] = {
    EveningAction.DONE: scoring.finish,
    EveningAction.PLAIN: lambda at: at.settle(TaskState.DONE),
    EveningAction.COUNT: scoring.count_tricks,
    EveningAction.NONE: lambda at: at.settle(TaskState.NO_ADJUSTMENT),
    EveningAction.ADJUST: scoring.ask_for_score,
    EveningAction.AFTER: scoring.ask_for_score_alone,
    EveningAction.APPEAL: _appeal_task,
}
"""What is done with an open task; of a settled one it is said that it is."""
_OF_TASK: dict[str, Callable[[AtTask], Outcome | None]] = {
    **_SETTLING,
    EveningAction.SHOW: lambda at: at.show(
        task_screen(at.language, at.listed, at.task, at.noted, is_own=at.is_own)
    ),
    EveningAction.CONFIRM: scoring.confirm,
    EveningAction.OPEN: _reopen_task,
}
