"""Whoever is not sure, of whatever and however often, gets few lines and one question."""

from collections import deque
from collections.abc import Callable, Iterator
from functools import lru_cache, partial

import pytest

from bot.conversation.actions import press
from bot.conversation.callback_data import Press
from bot.conversation.interview import MOST_DOUBTS, Interview, choices_of
from bot.conversation.model import Conversation
from bot.conversation.pressing import Action
from bot.screens.elements import Screen, Style
from bot.screens.interview import screen
from bot.wording import Words
from lawcore import BadAnswer, Branches, Question
from lawcore.engine.records import replace
from lawcore.wording import LANGUAGES
from tests.bot.screens.reached import said
from tests.bot.walks import IN_WORDS, begun
from tests.sampling import NIGHT
from tools.phone import RULING, measure

MOST = None if NIGHT else 30
"""The cases of a book that are looked at; those with the fewest answers come first."""
LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
BOOK = pytest.mark.parametrize(("subject", "edition", "language"), IN_WORDS, scope="module")
"""The tests of a book stand side by side: it is walked once for them."""
WORDS, LINES = 120, 4
"""The most words of a screen, and the most lines beside the headline."""


@lru_cache(maxsize=1)
def in_english(subject: str, edition: int) -> tuple[tuple[Interview, Screen], ...]:
    """Every case with something left open, after whatever answers, with its screen."""
    return tuple(_walked(subject, edition))


@lru_cache(maxsize=2)
def doubtful(subject: str, edition: int, language: str) -> tuple[tuple[Interview, Screen], ...]:
    """The same cases with their screens in a language."""
    return tuple(said(in_english(subject, edition), language))


def _walked(subject: str, edition: int) -> Iterator[tuple[Interview, Screen]]:
    """Press what is on the screens in their order; a button is pressed once it is its turn."""
    start, seen = begun(subject, edition), set[object]()
    coming = deque[Callable[[], Conversation | None]]([lambda: start])
    while coming and (MOST is None or len(seen) < MOST):
        conversation = coming.popleft()()
        if conversation is None:
            continue
        if (case := (conversation.answers, conversation.screen)) in seen:
            continue
        seen.add(case)
        interview = Interview.of(conversation)
        if interview.ruling is not None or interview.subject.name != subject:
            continue
        shown = screen(interview)
        if interview.doubts:
            yield interview, shown
        coming += _presses(interview, shown)


def _presses(interview: Interview, shown: Screen) -> Iterator[Callable[[], Conversation | None]]:
    """The press of each answer, and of *Not sure*."""
    for one in shown.buttons:
        action = str(one.data.action) if isinstance(one.data, Press) else ""
        if action == Action.UNSURE or "=" in action or action.startswith("group-"):
            assert isinstance(one.data, Press)
            yield partial(_after, interview, one.data)


def _after(interview: Interview, pressed: Press) -> Conversation | None:
    """Where a press leads; None where it leads to another case."""
    turn = press(interview, pressed)
    if turn.notice is None and turn.new is None and turn.back_to is None:
        return replace(turn.conversation, step=0)
    return None


@BOOK
def test_not_sure_is_answered_with_few_words(subject: str, edition: int, language: str) -> None:
    for interview, shown in doubtful(subject, edition, language):
        size, told = measure(shown), interview.conversation.answers
        assert size.words + size.folded_words <= WORDS, told
        assert size.height <= RULING, told
        if isinstance(interview.reply, Branches) and interview.doubts >= MOST_DOUBTS:
            plain = [one for one in shown.lines[1:] if one.style is not Style.STRONG]
            assert len(plain) <= LINES + 1, told
        if interview.doubts >= MOST_DOUBTS and isinstance(interview.reply, Question):
            assert not interview.may_be_unsure_of(interview.reply.facts[0].name), told


@BOOK
def test_no_question_speaks_of_one_way_where_several_are_open(
    subject: str, edition: int, language: str
) -> None:
    """What is asked is asked in every way, and does not read as it does in one of them."""
    for interview, shown in doubtful(subject, edition, language):
        question = interview.question
        if question is None or question.is_list or interview.conversation.screen.group:
            continue
        if not interview.may_be_unsure_of(question.facts[0].name):
            continue
        (doubt,) = (name for name, value in interview.conversation.answers if value is None)
        if doubt == question.facts[0].name:
            continue
        said = [one.text for one in shown.lines if one.style in {Style.STRONG, Style.NOTE}]
        otherwise = []
        for option in {
            one.option for one in choices_of(interview.ask_anew(doubt, interview.told))
        }:
            told = dict(interview.conversation.answers) | {doubt: option}
            try:
                reply = interview.reply_to(*told.items())
            except BadAnswer:
                continue
            if isinstance(reply, Question):
                assert reply.facts[0].name == question.facts[0].name, told
                row = replace(interview.conversation, answers=tuple(told.items()))
                lines = screen(Interview(row, reply)).lines
                otherwise.append([one.text for one in lines if one.style is Style.STRONG])
        same = [lines[0] == said[0] for lines in otherwise]
        assert all(same) or not any(same), (interview.conversation.answers, said, otherwise)


@BOOK
def test_where_several_facts_are_open_no_ruling_stands_alone(
    subject: str, edition: int, language: str
) -> None:
    """Beside the answers that settle it stands what the others need."""
    words = Words.of(language)
    others = words.bot.say("branches-others")
    always = words.law.briefs.in_every_case([""]).partition(":")[0]
    for interview, shown in doubtful(subject, edition, language):
        if not isinstance(interview.reply, Branches) or len(interview.parting) < MOST_DOUBTS:
            continue
        if interview.conversation.screen.group:  # what a group of answers has is told outside
            continue
        told = [one.text for one in shown.lines if one.text.startswith("\N{BULLET}")]
        rulings = [one for one in told if always not in one and others not in one]
        labels = [
            button.text.casefold()
            for button in shown.buttons
            if isinstance(button.data, Press) and "=" in str(button.data.action)
        ]
        left = [one for one in labels if one not in "\n".join(told).casefold()]
        has_others = any(others in one for one in told)
        assert not rulings or has_others or not left, (interview.conversation.answers, told)


@LANGUAGE
def test_whoever_does_not_know_who_revoked_nor_when_is_told_what_splits(language: str) -> None:
    row = replace(begun("revoke", 2017, language), answers=(("hand", None), ("trick", None)))
    lines = [one.text for one in screen(Interview.of(row)).lines]
    settled, others = (line for line in lines if line[0] == "\N{BULLET}")
    assert Words.of(language).bot.say("branches-others") in others, "the rest is not settled"
    assert "61A" in settled, "a ruling where the answer settles it"


@LANGUAGE
def test_buttons_that_what_was_told_makes_alike_are_one(language: str) -> None:
    told = (("lho", "undecided"), ("before", "yes"), ("kind", None), ("turn_of", None))
    row = replace(begun("call_out_of_turn", 2017, language), answers=told)
    labels = [button.text for button in screen(Interview.as_told(row)).buttons]
    assert len(labels) == len({*labels}), labels
