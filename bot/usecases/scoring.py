"""The numbers of an evening: tricks counted, results before and after, scores that were awarded.

Whatever is typed is read back first, and counts once the director has confirmed it.
"""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from bot.conversation.callback_data import EveningAction, EveningButton, Page
from bot.conversation.interview import Interview, add_to, answers_of, choices_of
from bot.conversation.lines import affirms, says
from bot.conversation.notice import Notice
from bot.evening.model import AwaitedKind, ExpectedInput, TaskState
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
from bot.screens.evening import board_screen
from bot.screens.evening_scores import asking_screen, confirming_screen, counting_screen
from bot.screens.score import explain_score, stored_result_in_words
from bot.storage.transaction import Transaction
from bot.usecases.noting import count, place
from bot.usecases.outcome import Outcome, Sender
from bot.usecases.outcome import choices_of as settings_of
from bot.usecases.pressed import AtRuling, AtTask, find_row, list_of
from bot.wording import Words
from lawcore.bridge.play.score_line import BadScoreLine, WrongScore
from lawcore.engine.records import replace
from lawcore.wording.remaining import TaskKind, tricks_to_declarer


def finish(at: AtTask) -> Outcome:
    """Settle a task as done; tricks are counted first, and their transfer asks for a result."""
    if at.task.kind is TaskKind.COUNT and (asked := _ask_for_count(at)) is not None:
        return asked
    if at.task.kind is TaskKind.TRICKS and _to_declarer(at):
        return _ask_for_tricks(at)
    return at.settle(TaskState.DONE)


def count_tricks(at: AtTask) -> Outcome:
    """Take what was counted; the ruling then has its final number."""
    asked = _interview(at).counted
    choices = () if asked is None else choices_of(asked)
    if asked is None or not 0 < at.number <= len(choices):
        return at.show_list()
    told = answers_of(asked.name, choices[at.number - 1])
    evening, noted = count(at.rows, at.evening, at.noted, add_to(at.noted.answers, *told))
    at = replace(at, evening=evening, noted=noted)
    left = (t for t in at.listed.tasks if t.noted == noted.id and t.is_open)
    following = next((t for t in left if t.kind in {TaskKind.COUNT, TaskKind.TRICKS}), None)
    return at.show_list() if following is None else finish(replace(at, task=following))


def ask_for_score(at: AtTask) -> Outcome:
    """Wait for an adjusted score, and before it for the result at the table if it is not known."""
    kind = AwaitedKind.BEFORE if parse_result(at.noted.scored) is None else AwaitedKind.AFTER
    return _ask(at, ExpectedInput(kind, at.key, at.noted.scored or ""))


def ask_for_score_alone(at: AtTask) -> Outcome:
    """Wait for an adjusted score where nobody knows the result at the table."""
    return _ask(at, ExpectedInput(AwaitedKind.AFTER, at.key))


def ask_for_result(at: AtRuling) -> Outcome:
    """Wait for the result at the table of any ruling."""
    return _ask(at, ExpectedInput(AwaitedKind.RESULT, at.key))


def confirm(at: AtRuling) -> Outcome:
    """Keep the score that was typed last, which the director has read."""
    awaited = at.waiting
    if awaited is None or awaited.key != at.key or not awaited.is_read:
        return at.show_list()
    if not isinstance(at, AtTask):
        return _keep_result(at, awaited.before)
    if not at.task.is_open:
        return at.show_list(Notice.TASK_SETTLED)
    if awaited.before:
        at.rows.keep_noted(replace(at.noted, scored=awaited.before))
    state = TaskState.ADJUSTED if awaited.kind is AwaitedKind.AFTER else TaskState.DONE
    return at.settle(state, awaited.after)


def take(at: AtRuling, awaited: ExpectedInput, text: str) -> Outcome | None:
    """Take a line that is awaited; None for another text.

    What was read is confirmed by a plain yes, unless a case was gone on with since; by a plain no
    it is asked for again.
    """
    if awaited.is_read and (affirms(text) or says(text, "line-no")):
        if _is_left(at):
            return None
        kept = awaited.before if awaited.kind is AwaitedKind.AFTER else ""
        if says(text, "line-no"):
            return _ask(at, replace(awaited, before=kept, after=""))
        at.rows.keep_director(replace(at.director, awaiting=None))
        return confirm(replace(at, waiting=awaited))
    try:
        read = _READ[awaited.kind](at, awaited, text)
    except BadScoreLine as bad:
        return _ask_anew(at, awaited, bad) if is_like_score(text, bad) else None
    if isinstance(read, str):
        return at.show(asking_screen(at.language, at.item, awaited, read))
    return _ask(at, read)


def _is_left(at: AtRuling) -> bool:
    """Tell whether something else is what the sender has seen last, no longer the evening.

    In a group, where several talk, that is known of the sender's own case alone.
    """
    if at.sender.is_in_private:
        live = at.rows.keyboard(at.sender.user_id)
        return live is None or live.awaits != Page.EVENING
    row = at.rows.open_conversation(at.sender.chat_id, at.sender.user_id, at.sender.topic_id)
    then = at.evening.touched_at
    return bool(row and row.touched_at and then and row.touched_at > then)


def ask_again(at: AtRuling, awaited: ExpectedInput, text: str) -> Outcome:
    """Go on waiting after a word that means nothing."""
    return _ask_anew(at, awaited, BadScoreLine(WrongScore.NOT_UNDERSTOOD, text=text))


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
    at = _at(rows, sender, noted.id)
    if at is None:
        return None
    if typed.is_whole:
        placed = place(rows, row, text.removesuffix(line))
        if placed is None or placed.screen.typed is not None:
            return None
        rows.save(placed)
        at = _at(rows, sender, noted.id) or at
    return _ask(at, ExpectedInput(AwaitedKind.RESULT, noted.id, spell(before)))


def take_result_at(rows: Transaction, sender: Sender, text: str) -> Outcome | None:
    """Take the result at the table of the ruling that was noted at a place: "12 5 4S= N".

    Where none is, what is noted of the board is shown. None where the line is no such one, and
    where several rulings are noted there.
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
    if evening is not None and not there and typed.where.board:
        shown = board_screen(choices.language, list_of(rows, evening), typed.where.board)
        return Outcome(choices, screen=shown)
    at = _at(rows, sender, there[0]) if len(there) == 1 else None
    if at is None:
        return None
    return _ask(at, ExpectedInput(AwaitedKind.RESULT, at.key, spell(before)))


def _at(rows: Transaction, sender: Sender, key: str) -> AtRuling | None:
    """Return a noted ruling as if its result was asked for; None where it was deleted."""
    pressed = EveningButton("noted", key, EveningAction.RESULT)
    at = find_row(rows, sender, settings_of(rows, sender), pressed)
    return at if isinstance(at, AtRuling) else None


def _ask(at: AtRuling, awaited: ExpectedInput) -> Outcome:
    """Show what was typed to be confirmed, or the question for what is still awaited."""
    at.wait_for(awaited)
    show = confirming_screen if awaited.is_read else asking_screen
    return replace(at.show(show(at.language, at.item, awaited)), awaits=Page.EVENING)


def _ask_anew(at: AtRuling, awaited: ExpectedInput, bad: BadScoreLine) -> Outcome:
    """Ask once more, with what is wrong with a line."""
    hint = explain_score(bad, at.language)
    return at.show(asking_screen(at.language, at.item, awaited, hint))


def _read_tricks(at: AtRuling, awaited: ExpectedInput, text: str) -> ExpectedInput | str:
    """Return the result at the table and what the tricks make of it; a hint where it cannot be."""
    language = at.language
    before = read_result(text, language, at.noted.board)
    after = with_tricks(before, _to_declarer(at))
    if after is None:
        said = Words.of(language).bot
        result = stored_result_in_words(spell(before), language)
        return said.say("evening-too-many-tricks", result=result)
    return replace(awaited, before=spell(before), after=spell(after))


def _read_before(at: AtRuling, awaited: ExpectedInput, text: str) -> ExpectedInput:
    """Return that the adjusted score is awaited next; one that can be no result is that already.

    So are per cents, and several results that are weighted: the result at the table is not known.
    """
    typed = read_awarded(text, at.language, at.noted.board)
    if is_one_result(typed):
        return ExpectedInput(AwaitedKind.AFTER, awaited.key, spell(typed))
    return ExpectedInput(AwaitedKind.AFTER, awaited.key, after=spell(typed))


_Read: TypeAlias = Callable[[AtRuling, ExpectedInput, str], ExpectedInput | str]
_READ: Mapping[AwaitedKind, _Read] = {
    AwaitedKind.TRICKS: _read_tricks,
    AwaitedKind.BEFORE: _read_before,
    AwaitedKind.AFTER: lambda at, awaited, text: replace(
        awaited, after=spell(read_awarded(text, at.language, at.noted.board))
    ),
    AwaitedKind.RESULT: lambda at, awaited, text: replace(
        awaited, before=spell(read_result(text, at.language, at.noted.board))
    ),
}


def _ask_for_count(at: AtTask) -> Outcome | None:
    """Ask what was counted; None where the ruling waits for nothing any more."""
    interview = _interview(at)
    asked = interview.counted
    if asked is None or interview.ruling is None or not interview.ruling.pending:
        return None
    return at.show(counting_screen(at.language, at.item, interview, asked))


def _ask_for_tricks(at: AtTask) -> Outcome:
    """Ask for the result before the tricks, or read back what they make of the known one."""
    awaited = ExpectedInput(AwaitedKind.TRICKS, at.key)
    before = parse_result(at.noted.scored)
    after = None if before is None else with_tricks(before, _to_declarer(at))
    if before is not None and after is not None:
        awaited = replace(awaited, before=spell(before), after=spell(after))
    return _ask(at, awaited)


def _to_declarer(at: AtRuling) -> int:
    """Return how many tricks the ruling gives declarer, negative where it takes them away."""
    ruling = _interview(at).ruling
    return 0 if ruling is None else tricks_to_declarer(ruling)


def _interview(at: AtRuling) -> Interview:
    return Interview.of(conversation_of(at.noted, at.language))


def _keep_result(at: AtRuling, before: str) -> Outcome:
    """Keep the result at the table; what tricks had made of another one follows it."""
    at.rows.keep_noted(replace(at.noted, scored=before))
    result, to_declarer = parse_result(before), _to_declarer(at)
    for task in at.listed.tasks_of(at.noted):
        if task.kind is TaskKind.TRICKS and task.state is TaskState.DONE and result is not None:
            after = with_tricks(result, to_declarer)
            at.rows.keep_task(replace(task, adjusted=None if after is None else spell(after)))
    return at.save()
