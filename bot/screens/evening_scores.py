"""The screens on which the numbers of an evening are told: tricks counted, results, scores."""

from collections.abc import Iterator

from msgspec import Struct

from bot.conversation.callback_data import EveningAction
from bot.conversation.interview import Interview
from bot.evening.model import AwaitedKind, ExpectedInput, NotedRuling, Task
from bot.evening.scores import parse
from bot.screens.auction import question_of
from bot.screens.elements import Button, ButtonStyle, Line, Screen, Style
from bot.screens.evening import EveningList, button_of, place_and_director, pressed_at, title_of
from bot.screens.rows import option_rows, shorten
from bot.screens.score import (
    change_in_words,
    stored_result_in_words,
    weighted_parts,
    weighted_score,
)
from bot.wording import Words
from lawcore import Asked
from lawcore.bridge.play.score_line import ScoreLine

_HOW = {
    AwaitedKind.TRICKS: "evening-ask-tricks",
    AwaitedKind.BEFORE: "evening-ask-before",
    AwaitedKind.AFTER: "evening-ask-after",
    AwaitedKind.RESULT: "evening-ask-result",
}
"""How each kind of score is asked for."""


class ScoredItem(Struct, frozen=True):
    """What a number is of: a ruling of an evening, and one of its tasks if it is of that."""

    listed: EveningList
    noted: NotedRuling
    task: Task | None = None

    @property
    def row(self) -> NotedRuling | Task:
        """The row that its buttons are of."""
        return self.task or self.noted


def counting_screen(language: str, item: ScoredItem, interview: Interview, asked: Asked) -> Screen:
    """Return the question for what was counted, a button for each answer."""
    words = Words.of(language)
    shown = question_of(interview, asked)
    lines = (*_heading(words, item), Line(shown.ask, Style.STRONG))
    buttons = [
        Button(shorten(one.text), pressed_at(item.row, EveningAction.COUNT, place))
        for place, one in enumerate(shown.each, start=1)
    ]
    back = button_of(words, "back", item.row, EveningAction.SHOW)
    return Screen(lines, (*option_rows(buttons), (back,)), words.bot.say("shortened"))


def asking_screen(
    language: str, item: ScoredItem, awaited: ExpectedInput, hint: str = ""
) -> Screen:
    """Return the screen that asks for a result or a score, with the error in the last line."""
    words = Words.of(language)
    said, kind = words.bot, awaited.kind
    lines = [*_heading(words, item), Line(said.say(_HOW[kind]), Style.STRONG)]
    if kind is AwaitedKind.AFTER:
        lines.append(Line(said.say("evening-ask-weights")))
    if item.listed.evening.chat_id < 0:
        lines.append(Line(said.say("evening-by-reply")))
    lines.append(Line(hint or said.say("evening-ask-vulnerable"), Style.NOTE))
    row = [button_of(words, "back", item.row, EveningAction.SHOW)]
    if kind is AwaitedKind.TRICKS:
        row.insert(0, button_of(words, "evening-without-score", item.row, EveningAction.PLAIN))
    if kind is AwaitedKind.BEFORE:
        row.insert(0, button_of(words, "evening-not-known", item.row, EveningAction.AFTER))
    return Screen(tuple(lines), (tuple(row),), said.say("shortened"))


def confirming_screen(language: str, item: ScoredItem, awaited: ExpectedInput) -> Screen:
    """Return a score that was typed with what it comes to, before it counts."""
    words = Words.of(language)
    said = words.bot
    lines = (
        *_heading(words, item),
        *_score_lines(awaited, language),
        Line(said.say("evening-whose"), Style.NOTE),
        Line(said.say("evening-type-again"), Style.NOTE),
    )
    yes = pressed_at(item.row, EveningAction.CONFIRM)
    confirm = Button(said.say("evening-right"), yes, ButtonStyle.PRIMARY)
    row = [button_of(words, "back", item.row, EveningAction.SHOW)]
    if awaited.kind is AwaitedKind.TRICKS:
        row.insert(0, button_of(words, "evening-without-score", item.row, EveningAction.PLAIN))
    return Screen(lines, ((confirm,), tuple(row)), said.say("shortened"))


def _score_lines(awaited: ExpectedInput, language: str) -> Iterator[Line]:
    """Yield what the result becomes; of several weighted results each has its line."""
    after = parse(awaited.after)
    if not isinstance(after, ScoreLine) or not after.is_weighted:
        yield Line(change_in_words(awaited.before, awaited.after, language), Style.STRONG)
        return
    said = Words.of(language).bot
    if awaited.before:
        result = stored_result_in_words(awaited.before, language)
        yield Line(said.say("noted-result", result=result))
    yield from map(Line, weighted_parts(after, language))
    yield Line(weighted_score(after, language), Style.STRONG)


def _heading(words: Words, item: ScoredItem) -> tuple[Line, ...]:
    """Return the lines that say what the numbers are of."""
    task, noted = item.task, item.noted
    about = noted.headline if task is None else task.in_short or task.to_do
    place = place_and_director(words, item.listed, noted)
    return title_of(words, item.listed.evening), Line(f"{place}: {about}")
