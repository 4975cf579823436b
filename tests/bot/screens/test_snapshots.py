"""Every screen as it is kept to be read, and what no ruling may exceed."""

import re
from collections.abc import Iterator
from functools import cache
from random import Random

from bot.conversation.codec import pack
from bot.conversation.interview import Interview, ask_the_law
from bot.conversation.model import Conversation
from bot.conversation.pressing import Action
from bot.markup import length, plain
from bot.screens.elements import Screen, Style
from bot.screens.fitting import LINE_HEIGHT, ROW_HEIGHT
from bot.screens.interview import screen
from bot.screens.ways import next_question
from bot.telegram import rendering
from lawcore import SUBJECTS, Edition, Question, Ruling
from lawcore.book.library.numbers import cited_in
from lawcore.engine.records import replace
from lawcore.wording import LANGUAGES, Wording
from tests.bot.screens.snapshots import (
    OF_THE_BOT,
    Picture,
    as_kept,
    cases,
    orders_of,
    path,
    pictures,
    shown_orders,
)
from tests.bot.walks import BOOKS, begun, done
from tests.each import together
from tests.lawcore.walks import every_dialogue
from tools.phone import DUE, RULING, is_close, limit_of, measure

LANGUAGE = together("language", LANGUAGES)
ANEW = "python -m tests.bot.screens.snapshots writes them anew"
FOR_NEW_ONES = f"{ANEW} (with the argument anew, which looks for cases that show all of them)"
WIDEST = 36
MOST_ROWS, MOST_BUTTONS = 4, 8
MANY = {"revoke", "claim", "penalty_card"}
"""Subjects of more than 1,000 dialogues, of which a sample stands for all."""
SAMPLE = 20
STRIDE = 24
"""Of the shorter subjects one dialogue in this many is shown, in each language another."""


@LANGUAGE
@together("name", [OF_THE_BOT, *SUBJECTS])
def test_the_screens_are_as_they_are_kept(language: str, name: str) -> None:
    assert path(language, name).exists(), FOR_NEW_ONES
    shown = list(pictures(language, name, cases()))
    assert as_kept(shown) == path(language, name).read_text("utf-8"), ANEW
    high = {
        one.heading: height
        for one in shown
        if (height := measure(one.shown).height) > _highest(one)
    }
    assert not high, "a chat hangs from its bottom: what is too tall loses its question"


def _highest(one: Picture) -> int:
    if one.heading in LISTS_OF_COMMANDS:
        return RULING
    return DUE if is_close(one.shown) else limit_of(one.shown)


LISTS_OF_COMMANDS = {"/commands", "/subjects"}
"""What is read as a page, not asked at the table, besides what `limit_of` knows by its buttons."""


@together("name", SUBJECTS)
def test_in_every_language_the_same_articles_are_folded(name: str) -> None:
    first, second = (pictures(language, name, cases()) for language in ("it", "en"))
    for one, other in zip(first, second, strict=True):
        assert _folded_articles(one) == _folded_articles(other), one.heading


def _folded_articles(one: Picture) -> set[str]:
    folded = (line.text for line in one.shown.lines if line.style is Style.QUOTE)
    return {number for text in folded for number in cited_in(TWICE_NUMBERED.sub(r"\1", text))}


TWICE_NUMBERED = re.compile(r"\S+ \[([^]]+)]")
"""An article by its number in an Italian code, and in brackets by that of the Laws."""


@together("name", SUBJECTS)
def test_every_order_is_shown(name: str) -> None:
    shown = {order for case in cases() if case.subject == name for order in shown_orders(case)}
    assert orders_of(SUBJECTS[name]) == shown, FOR_NEW_ONES


def test_every_edition_is_shown() -> None:
    shown = {(case.subject, case.edition) for case in cases()}
    there = {(name, int(year)) for name, subject in SUBJECTS.items() for year in subject.books}
    assert shown == there, FOR_NEW_ONES


def sampled(subject: str, edition: int) -> Iterator[Conversation]:
    """Interviews answered at random, rare circumstances rarely."""
    for seed in range(SAMPLE):
        chance = Random(f"{subject} {edition} {seed}")  # noqa: S311 - the same each time
        conversation = begun(subject, edition)
        while isinstance(question := ask_the_law(conversation), Question):
            answers = tuple(
                (
                    asked.name,
                    asked.usual
                    if asked.usual is not None and chance.random() < 0.8
                    else chance.choice(asked.options),
                )
                for asked in question.facts[: None if question.is_list else 1]
            )
            known = dict(conversation.answers)
            first = next(one for one in answers if one[0] not in known)
            conversation = replace(conversation, answers=(*conversation.answers, first))
        yield conversation


def every(subject: str, edition: int) -> Iterator[Conversation]:
    """The interview of every dialogue."""
    for dialogue in every_dialogue(SUBJECTS[subject], Edition(edition)):
        yield replace(begun(subject, edition), answers=tuple(dialogue.answers.items()))


@cache
def interviews(subject: str, edition: int) -> tuple[Conversation, ...]:
    some = sampled if subject in MANY else every
    return tuple(some(subject, edition))


def fits(shown: Screen) -> None:
    marked = rendering.text(shown)
    text = plain(marked)
    assert length(text) <= rendering.LIMIT
    assert len(marked) > len(text)
    for button in shown.buttons:
        assert 0 < len(button.text) <= WIDEST, button.text
        assert len(pack(button.data).encode()) <= 64
    assert len({button.text for button in shown.buttons}) == len(shown.buttons)


@LANGUAGE
@together("subject, edition", BOOKS)
def test_a_ruling_fits_and_says_first_what_is_ruled(
    language: str, subject: str, edition: int
) -> None:
    step = 2 if subject in MANY else STRIDE
    law = Wording.of(language)
    for told in interviews(subject, edition)[LANGUAGES.index(language) :: step]:
        interview = Interview.of(replace(told, language=language))
        ruling = interview.ruling
        shown = screen(interview)
        fits(shown)
        if ruling is None or next_question(interview) is not None:
            continue  # another subject asks on; what is asked below a ruling is held by the rules
        title, headline, *_ = shown.lines
        assert title.style is Style.TITLE
        assert headline.text == law.briefs.result(ruling)
        assert len(shown.rows) <= MOST_ROWS
        assert len(shown.buttons) <= MOST_BUTTONS
        whole = plain(rendering.text(shown))
        for one in law.briefs.brief(ruling).steps:
            said = one.text if one.to else one.line
            assert said in whole, "nothing of it is cut"
        appeal = law.rulings.appeal(ruling.edition)
        if ruling.judgement and appeal not in whole:  # where much is due now it stands in Why
            assert measure(shown).height > RULING - 3 * LINE_HEIGHT - ROW_HEIGHT
            whole = plain(
                rendering.text(screen(Interview.of(done(interview.conversation, Action.WHY))))
            )
        assert (appeal in whole) is bool(ruling.judgement)


@LANGUAGE
def test_what_is_said_to_the_players_names_them_and_ends(language: str) -> None:
    to = {"en": r"To [^:]+: \S", "it": r"(A|Al|Alla|Alle|Ai|All')\b ?[^:]+: \S"}[language]
    for case in cases():
        told = replace(case.begun(language), answers=tuple(case.answers.items()))
        ruling = ask_the_law(told)
        assert isinstance(ruling, Ruling)
        for line in Wording.of(language).rulings.rule(ruling).sayings:
            assert re.match(to, line), line
            assert line[-1] in ".?"
            assert not re.search(r"[{}]|unknown| [.,;:]|\.\.", line), line
