"""The screens on which the numbers of an evening are told: tricks counted, results, scores."""

from collections.abc import Iterator

from msgspec import Struct

from bot.conversation.callback_data import EveningAction, EveningButton
from bot.conversation.interview import Interview
from bot.evening.model import AwaitedKind, ExpectedInput, NotedRuling, Task
from bot.evening.scores import parse
from bot.screens.auction import question_of
from bot.screens.awarded import awarded_lines, change_in_words, stored_result_in_words
from bot.screens.elements import Button, ButtonStyle, Line, Screen, Style
from bot.screens.evening import EveningList, place_and_director, title_of
from bot.screens.rows import option_rows, shorten
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
    def button_of(self) -> tuple[str, str]:
        """Return the kind and the id of the row that its buttons are of."""
        return ("noted", self.noted.id) if self.task is None else ("task", self.task.id)


def counting_screen(language: str, item: ScoredItem, interview: Interview, asked: Asked) -> Screen:
    """Return the question for what was counted, a button for each answer."""
    words = Words.of(language)
    shown = question_of(interview, asked)
    lines = (*_heading(words, item), Line(shown.ask, Style.STRONG))
    of = item.button_of
    buttons = [
        Button(shorten(one.text), EveningButton(*of, EveningAction.COUNT, place))
        for place, one in enumerate(shown.each, start=1)
    ]
    back = _button(words, "back", item, EveningAction.SHOW)
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
    row = [_button(words, "back", item, EveningAction.SHOW)]
    if kind is AwaitedKind.TRICKS:
        row.insert(0, _button(words, "evening-without-score", item, EveningAction.PLAIN))
    if kind is AwaitedKind.BEFORE:
        row.insert(0, _button(words, "evening-not-known", item, EveningAction.AFTER))
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
    yes = EveningButton(*item.button_of, EveningAction.CONFIRM)
    confirm = Button(said.say("evening-right"), yes, ButtonStyle.PRIMARY)
    row = [_button(words, "back", item, EveningAction.SHOW)]
    if awaited.kind is AwaitedKind.TRICKS:
        row.insert(0, _button(words, "evening-without-score", item, EveningAction.PLAIN))
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
    *parts, worth = awarded_lines(after, language)
    yield from map(Line, parts)
    yield Line(worth, Style.STRONG)


def _heading(words: Words, item: ScoredItem) -> tuple[Line, ...]:
    """Return the lines that say what the numbers are of."""
    task, noted = item.task, item.noted
    about = noted.headline if task is None else task.in_short or task.to_do
    place = place_and_director(words, item.listed, noted)
    return title_of(words, item.listed.evening), Line(f"{place}: {about}")


def _button(words: Words, key: str, item: ScoredItem, action: EveningAction) -> Button:
    return Button(words.bot.say(key), EveningButton(*item.button_of, action))
