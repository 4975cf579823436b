"""What holds of every screen, so that it can be read and pressed on a phone at the table."""

import re
from collections.abc import Iterator
from itertools import pairwise

from bot.conversation.interview import Interview
from bot.conversation.screen_state import ScreenKind
from bot.screens.elements import ButtonStyle, Screen, Style
from lawcore import Branches, Question
from tests.bot.screens.phone import QUESTION, RULING, measure, said_twice, too_long

QUESTION_WORDS, NOTE_WORDS = 15, 12
ABOVE, FOLDED = 90, 60
"""The words of a ruling above its fold, and behind it."""
MOST_BUTTONS = {"question": 9, "branches": 9, "list": 8, "ruling": 7, "read": 9}
ROWS_OF_A_RULING = 4
LISTS = {ScreenKind.UNUSUAL, ScreenKind.CHANGE}
ABBREVIATED = re.compile(
    r"/|\b\d+(st|nd|rd|th)\b|\b(ev|opp|decl|dif|pres|max|min)\.|^They\b", re.IGNORECASE
)
OF_LAWYERS = re.compile(
    r"offending side|linea colpevole|linea innocente|\bequity\b", re.IGNORECASE
)
ARTICLE = re.compile(r"\d+[A-Z]\d?|\(\d+\)")
READ = {ScreenKind.BECAUSE, ScreenKind.REASONING, ScreenKind.MORE, ScreenKind.READ}


def kind_of(interview: Interview) -> str:
    """Return what a screen of an interview is: "question", "list", "ruling", "read"."""
    shown = interview.conversation.screen.kind
    if shown in LISTS:
        return "list"
    if shown in READ and interview.ruling:
        return "read"
    if isinstance(interview.reply, Question) or shown is not ScreenKind.MAIN:
        return "question"
    return "branches" if isinstance(interview.reply, Branches) else "ruling"


def broken(interview: Interview, shown: Screen) -> Iterator[str]:
    """Yield each rule a screen breaks, with what breaks it."""
    kind = kind_of(interview)
    yield from _in_size(kind, shown)
    yield from _in_its_labels(shown)
    yield from (f"said twice: {twice}" for twice in said_twice(shown))
    if not shown.buttons and shown.opening is None:
        yield "no way on"
    if sum(one.style is ButtonStyle.PRIMARY for one in shown.buttons) > 1:
        yield "two ways on"
    if kind == "question":
        yield from _of_a_question(interview, shown)
    if kind == "ruling":
        yield from _of_a_ruling(interview, shown)


def _in_size(kind: str, shown: Screen) -> Iterator[str]:
    size = measure(shown)
    most = QUESTION if kind in {"question", "list"} else RULING
    if kind != "read" and size.height > most:
        yield f"height: {size.height} px"
    if size.buttons > MOST_BUTTONS[kind]:
        yield f"buttons: {size.buttons}"


def _in_its_labels(shown: Screen) -> Iterator[str]:
    yield from (f"label is cut: {label}" for label in too_long(shown))
    labels = [one.text for one in shown.buttons]
    for label in labels:
        if ABBREVIATED.search(label) or not label.strip():
            yield f"label is no answer: {label}"
    if len(set(labels)) < len(labels):
        yield f"labels are alike: {labels}"


def _of_a_question(interview: Interview, shown: Screen) -> Iterator[str]:
    if interview.conversation.screen.shows_why or len(shown.lines) < 2:
        return
    asked, *notes = (line for line in shown.lines[1:] if line.style is not Style.QUOTE)
    if (words := len(asked.text.split())) > QUESTION_WORDS:
        yield f"question: {words} words: {asked.text}"
    for line in notes:
        if (words := len(line.text.split())) > NOTE_WORDS:
            yield f"note: {words} words: {line.text}"


def _of_a_ruling(interview: Interview, shown: Screen) -> Iterator[str]:
    size = measure(shown)
    if size.words > ABOVE:
        yield f"words: {size.words}"
    if size.folded_words > FOLDED:
        yield f"folded: {size.folded_words}"
    if size.rows > ROWS_OF_A_RULING:
        yield f"rows: {size.rows}"
    for line in shown.lines:
        if OF_LAWYERS.search(line.text) and not ARTICLE.search(line.text):
            yield f"lawyers' word: {line.text}"
    ruling = interview.ruling
    assert ruling is not None
    stages = [step.when.stage for step in interview.words.law.briefs.brief(ruling).steps]
    if any(later < earlier for earlier, later in pairwise(stages)):
        yield "not in the order of time"
