"""The numbers of an evening: tricks counted, results before and after, scores that were awarded.

Whatever is typed is read back first, and counts once the director has confirmed it.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TypeAlias

from bot.conversation.callback_data import EveningAction, EveningButton
from bot.conversation.interview import Interview, add_to, answers_of, choices_of
from bot.evening.model import AwaitedKind, Director, ExpectedInput, NotedRuling, Task, TaskState
from bot.evening.place import TablePlace, read_place
from bot.evening.scores import (
    is_like_score,
    is_one_result,
    parse_result,
    read_awarded,
    read_result,
    spell,
    with_tricks,
)
from bot.evening.tasks import conversation_of
from bot.screens.awarded import stored_result_in_words
from bot.screens.evening_scores import (
    ScoredItem,
    asking_screen,
    confirming_screen,
    counting_screen,
)
from bot.screens.score import explain_score
from bot.storage.transaction import Transaction
from bot.usecases.choices import choices_of as settings_of
from bot.usecases.noting import count, place
from bot.usecases.outcome import Outcome, Sender
from bot.usecases.pressed import PressedRow, find_row
from bot.wording import Words
from lawcore.bridge.play.score_line import BadScoreLine, WrongScore
from lawcore.wording.remaining import TaskKind, tricks_to_declarer


def finish(at: PressedRow) -> Outcome:
    """Settle a task as done; tricks are counted first, and their transfer asks for a result."""
    task = at.task
    if task is None or not task.is_open:
        return at.show_settled()
    if task.kind is TaskKind.COUNT and (asked := _ask_for_count(at, task)) is not None:
        return asked
    if task.kind is TaskKind.TRICKS and _to_declarer(at):
        return _ask_for_tricks(at, task)
    return at.settle(TaskState.DONE)


def settle_plainly(at: PressedRow) -> Outcome:
    """Settle a task as done without a score."""
    return at.show_settled() if not at.has_open_task else at.settle(TaskState.DONE)


def count_tricks(at: PressedRow) -> Outcome:
    """Take what was counted; the ruling then has its final number."""
    task, noted = at.task, at.noted
    if task is None or noted is None or not task.is_open:
        return at.show_settled()
    interview = _interview(at, noted)
    asked = interview.counted
    choices = () if asked is None else choices_of(asked)
    if asked is None or not 0 < at.pressed.page <= len(choices):
        return at.show_list()
    told = answers_of(asked.name, choices[at.pressed.page - 1])
    saved = count(at.rows, at.evening, noted, add_to(noted.answers, *told))
    at = replace(at, evening=saved, noted=at.rows.noted(noted.id))
    left = (t for t in at.listed.tasks if t.noted == noted.id and t.is_open)
    following = next((t for t in left if t.kind in {TaskKind.COUNT, TaskKind.TRICKS}), None)
    if following is None:
        return at.show_list()
    return finish(replace(at, task=following))


def ask_for_score(at: PressedRow) -> Outcome:
    """Wait for an adjusted score, and before it for the result at the table if it is not known."""
    if at.noted is None or not at.has_open_task:
        return at.show_settled()
    kind = AwaitedKind.BEFORE if parse_result(at.noted.scored) is None else AwaitedKind.AFTER
    return _ask(at, ExpectedInput(kind, at.key, at.noted.scored or ""))


def ask_for_score_alone(at: PressedRow) -> Outcome:
    """Wait for an adjusted score where nobody knows the result at the table."""
    if not at.has_open_task:
        return at.show_settled()
    return _ask(at, ExpectedInput(AwaitedKind.AFTER, at.key))


def ask_for_result(at: PressedRow) -> Outcome:
    """Wait for the result at the table of any ruling."""
    return _ask(at, ExpectedInput(AwaitedKind.RESULT, at.key))


def confirm(at: PressedRow) -> Outcome:
    """Keep the score that was typed last, which the director has read."""
    awaited, noted = at.waiting, at.noted
    if awaited is None or noted is None or awaited.key != at.key or not awaited.is_read:
        return at.show_list()
    if awaited.kind is AwaitedKind.RESULT:
        return _keep_result(at, noted, awaited.before)
    if not at.has_open_task:
        return at.show_settled()
    if awaited.before:
        at.rows.keep_noted(replace(noted, scored=awaited.before))
    state = TaskState.ADJUSTED if awaited.kind is AwaitedKind.AFTER else TaskState.DONE
    return at.settle(state, awaited.after)


def take(at: PressedRow, director: Director, awaited: ExpectedInput, text: str) -> Outcome | None:
    """Take a line that is awaited; None for another text, or where the task is settled."""
    if at.noted is None or (awaited.kind is not AwaitedKind.RESULT and not at.has_open_task):
        return None
    language, item = at.choices.language, ScoredItem(at.listed, at.noted, at.task)
    try:
        read = _READ[awaited.kind](at, awaited, text)
    except BadScoreLine as bad:
        if not is_like_score(text, bad):
            return None
        hint = explain_score(bad, language)
        return at.show(asking_screen(language, item, awaited, hint))
    if isinstance(read, str):
        return at.show(asking_screen(language, item, awaited, read))
    at.rows.keep_director(replace(director, awaiting=str(read)))
    at.rows.save_evening(at.evening)
    return _show(at, read)


def ask_again(at: PressedRow, awaited: ExpectedInput, text: str) -> Outcome | None:
    """Go on waiting after a word that means nothing; None where nothing can be awaited."""
    if at.noted is None or (awaited.kind is not AwaitedKind.RESULT and not at.has_open_task):
        return None
    language = at.choices.language
    hint = explain_score(BadScoreLine(WrongScore.NOT_UNDERSTOOD, text=text), language)
    item = ScoredItem(at.listed, at.noted, at.task)
    return at.show(asking_screen(language, item, awaited, hint))


def take_result(
    rows: Transaction, sender: Sender, interview: Interview, text: str
) -> Outcome | None:
    """Take the result at the table of the ruling on the screen, with its place before or not.

    None where the line is no result, or where the ruling is in no evening of this chat.
    """
    row = interview.conversation
    if not row.is_noted or "\n" in text.strip():
        return None
    text = " ".join(text.split())
    typed, choices = read_place(text), settings_of(rows, sender)
    line = (typed.own_line or "") if typed.is_whole else text
    board = typed.where.board if typed.is_whole else TablePlace.parse(row.noted or "").board
    try:
        before = read_result(line, choices.language, board)
    except BadScoreLine:
        return None
    noted = rows.noted_of(row.id)
    if noted is None or before.contract is None:
        return None
    pressed = EveningButton("noted", noted.id, EveningAction.RESULT)
    at = find_row(rows, sender, choices, pressed)
    if at is None:
        return None
    if typed.is_whole:
        placed = place(rows, row, text.removesuffix(line))
        if placed is None or placed.screen.typed is not None:
            return None
        rows.save(placed)
        at = find_row(rows, sender, choices, pressed) or at
    return _ask(at, ExpectedInput(AwaitedKind.RESULT, noted.id, spell(before)))


def take_result_at(rows: Transaction, sender: Sender, text: str) -> Outcome | None:
    """Take the result at the table of the ruling that was noted at a place: "12 5 4S= N".

    None where the line is no such one, or where not exactly one ruling is noted there.
    """
    typed, choices = read_place(text), settings_of(rows, sender)
    if not typed.is_whole or typed.own_line is None:
        return None
    try:
        before = read_result(typed.own_line, choices.language, typed.where.board)
    except BadScoreLine:
        return None
    evening = rows.open_evening(sender.chat_id)
    noted_here = () if evening is None else rows.noted_in(evening.id)
    there = [noted.id for noted in noted_here if noted.where == typed.where]
    if len(there) != 1:
        return None
    pressed = EveningButton("noted", there[0], EveningAction.RESULT)
    at = find_row(rows, sender, choices, pressed)
    return (
        None if at is None else _ask(at, ExpectedInput(AwaitedKind.RESULT, at.key, spell(before)))
    )


def _show(at: PressedRow, awaited: ExpectedInput) -> Outcome:
    """Show what was typed to be confirmed, or the question for what is still awaited."""
    if at.noted is None:
        return at.show_list()
    show = confirming_screen if awaited.is_read else asking_screen
    return at.show(show(at.choices.language, ScoredItem(at.listed, at.noted, at.task), awaited))


def _ask(at: PressedRow, awaited: ExpectedInput) -> Outcome:
    at.rows.keep_director(replace(at.director, awaiting=str(awaited)))
    at.rows.save_evening(at.evening)
    return _show(at, awaited)


def _read_tricks(at: PressedRow, awaited: ExpectedInput, text: str) -> ExpectedInput | str:
    """Return the result at the table and what the tricks make of it; a hint where it cannot be."""
    language = at.choices.language
    before = read_result(text, language, at.board)
    after = with_tricks(before, _to_declarer(at))
    if after is None:
        said = Words.of(language).bot
        result = stored_result_in_words(spell(before), language)
        return said.say("evening-too-many-tricks", result=result)
    return replace(awaited, before=spell(before), after=spell(after))


def _read_before(at: PressedRow, awaited: ExpectedInput, text: str) -> ExpectedInput:
    """Return that the adjusted score is awaited next; one that can be no result is that already.

    So are per cents, and several results that are weighted: the result at the table is not known.
    """
    typed = read_awarded(text, at.choices.language, at.board)
    if is_one_result(typed):
        return ExpectedInput(AwaitedKind.AFTER, awaited.key, spell(typed))
    return ExpectedInput(AwaitedKind.AFTER, awaited.key, after=spell(typed))


def _read_after(at: PressedRow, awaited: ExpectedInput, text: str) -> ExpectedInput:
    return replace(awaited, after=spell(read_awarded(text, at.choices.language, at.board)))


def _read_any_result(at: PressedRow, awaited: ExpectedInput, text: str) -> ExpectedInput:
    return replace(awaited, before=spell(read_result(text, at.choices.language, at.board)))


_Read: TypeAlias = Callable[[PressedRow, ExpectedInput, str], ExpectedInput | str]
_READ: Mapping[AwaitedKind, _Read] = {
    AwaitedKind.TRICKS: _read_tricks,
    AwaitedKind.BEFORE: _read_before,
    AwaitedKind.AFTER: _read_after,
    AwaitedKind.RESULT: _read_any_result,
}


def _ask_for_count(at: PressedRow, task: Task) -> Outcome | None:
    """Ask what was counted; None where the ruling waits for nothing any more."""
    if at.noted is None:
        return None
    interview = _interview(at, at.noted)
    asked = interview.counted
    if asked is None or interview.ruling is None or not interview.ruling.pending:
        return None
    language = at.choices.language
    item = ScoredItem(at.listed, at.noted, task)
    return at.show(counting_screen(language, item, interview, asked))


def _ask_for_tricks(at: PressedRow, task: Task) -> Outcome:
    """Ask for the result before the tricks, or read back what they make of the known one."""
    awaited = ExpectedInput(AwaitedKind.TRICKS, task.id)
    before = parse_result(at.noted.scored) if at.noted is not None else None
    after = None if before is None else with_tricks(before, _to_declarer(at))
    if before is not None and after is not None:
        awaited = replace(awaited, before=spell(before), after=spell(after))
    return _ask(at, awaited)


def _to_declarer(at: PressedRow) -> int:
    """Return how many tricks the ruling gives declarer, negative where it takes them away."""
    ruling = None if at.noted is None else _interview(at, at.noted).ruling
    return 0 if ruling is None else tricks_to_declarer(ruling)


def _interview(at: PressedRow, noted: NotedRuling) -> Interview:
    return Interview.of(conversation_of(noted, at.choices.language))


def _keep_result(at: PressedRow, noted: NotedRuling, before: str) -> Outcome:
    """Keep the result at the table; what tricks had made of another one follows it."""
    at.rows.keep_noted(replace(noted, scored=before))
    result, to_declarer = parse_result(before), _to_declarer(at)
    for task in at.listed.tasks_of(noted):
        if task.kind is TaskKind.TRICKS and task.state is TaskState.DONE and result is not None:
            after = with_tricks(result, to_declarer)
            at.rows.keep_task(replace(task, adjusted=None if after is None else spell(after)))
    at.rows.save_evening(at.evening)
    return at.show_list()
