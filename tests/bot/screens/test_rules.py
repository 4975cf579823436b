"""What every screen keeps to that presses lead to: in both languages, in private and in groups."""

import re
from functools import cache
from itertools import chain, product

import pytest

from bot.conversation.model import EffectiveChoices
from bot.screens.elements import ButtonStyle, Screen, Style
from bot.screens.inline import answer_query
from bot.screens.library import search_screen
from bot.screens.play import deals_screen
from bot.screens.settings import forget_screen
from lawcore import EDITIONS, IN_FORCE, SUBJECTS
from lawcore.book.library import Library
from lawcore.book.library.official import OfficialTexts
from lawcore.engine.ruling import When
from lawcore.wording import LANGUAGES
from tests.bot.screens import snapshots
from tests.bot.screens.pages import of_changes
from tests.bot.screens.reached import as_sent, cards, screens, screens_of_several
from tests.bot.screens.rules import (
    MOST_BUTTONS,
    broken,
    broken_by_card,
    excepted,
    in_whole_words,
    kind_of,
)
from tests.bot.walks import BOOKS, IN_WORDS
from tests.sampling import NIGHT, some
from tools.phone import DUE, QUESTION, RULING, measure, said_twice, too_long

LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
STRIDE = {"revoke": 80, "claim": 80, "penalty_card": 120, "played_card": 60}
"""Of subjects with many ways one in this many is left, and of the others one in sixteen."""
MOST = None if NIGHT else 40
"""The screens of a book that are looked at; the night looks at all."""
ONE_IN_A_GROUP = 3
"""Screens of a group say less than those in private: one in this many is looked at."""
ONE_IN = 12
"""Of the cases that are reached one in this many is asked for inline."""
QUERIES = {
    "en": ("64", "64A1", "penalty card", "defender revoked trick 5", "1S (2C) 1H", "4S+1 N v"),
    "it": ("64", "64A1", "morto", "renonce difensore quinta presa", "1P (2F) 1C", "4P+1 N zona"),
}
"""What is typed behind the bot's name: an article, words, a case, an auction, a score."""
IN_A_GROUP = None if NIGHT else 330
"""The screens of a subject of which those of a group are read."""
ARTICLES = 200
"""The articles of all editions whose screens are looked at; at night all."""
A_FOLDED_LINE = 50
"""The pixels that a ruling has left where what it assumes has room."""
ROOMY = 400
"""Pixels of a ruling in a group that has surely room for what is for later."""
RULED_AT_ONCE = ("claim", "exposed_card")
"""Subjects that leave a group nothing for later."""
SEVERAL = 30
"""The screens behind *Another revoke* that are looked at in each edition."""
EXCEPTIONS_OF_SEVERAL = {
    "folded": "two rulings at once, each with its orders for later",
    "height": "two rulings at once, then the five answers about a claim",
    "play is over": "each revoke says when it was noticed, and one of them may say during play",
}


@pytest.mark.parametrize(("subject", "edition", "language"), IN_WORDS)
def test_every_screen_keeps_the_rules(subject: str, edition: int, language: str) -> None:
    found: dict[str, object] = {}
    stride = 1 if NIGHT else STRIDE.get(subject, 16)
    for group, one_in in ((False, 1), (True, ONE_IN_A_GROUP)):
        reached = screens(
            subject, edition, language, stride=stride, most=MOST, group=group, one_in=one_in
        )
        for interview, shown in reached:
            for what in broken(interview, shown):
                if not excepted(interview.ruling, what.partition(":")[0]):
                    found[what] = interview.conversation.answers
    sent = [*cards(subject, edition, language, stride=stride, most=MOST, one_in=ONE_IN)]
    assert sent
    for interview, card in sent:
        for what in broken_by_card(interview, card):
            if not excepted(interview.ruling, what.partition(":")[0]):
                found[f"inline: {what}"] = interview.conversation.answers
    assert not found


@pytest.mark.parametrize(("subject", "edition"), [b for b in BOOKS if SUBJECTS[b[0]].several])
def test_several_revokes_keep_the_rules(subject: str, edition: int) -> None:
    found: dict[str, object] = {}
    for language, group in product(LANGUAGES, (False, True)):
        shown = screens_of_several(subject, edition, language, SEVERAL, group=group)
        for interview, one in shown:
            for what in broken(interview, one):
                if what.partition(":")[0] not in EXCEPTIONS_OF_SEVERAL:
                    found[what] = interview.conversation.answers
    assert not found


@LANGUAGE
def test_what_is_typed_behind_the_bots_name_keeps_the_rules(language: str) -> None:
    for query in QUERIES[language]:
        answer = answer_query(query, EffectiveChoices(language, 2017), OfficialTexts.none())
        assert answer.cards, query
        assert answer.payload == answer.cards[0].payload
        for card in answer.cards:
            shown = as_sent(card)
            most = RULING if query in QUERIES[language][:3] else QUESTION
            assert measure(shown).height <= most or "(" in card.title, (query, card.title)
            assert card.description
            assert not [*too_long(shown)], (query, card.title)


@LANGUAGE
def test_the_bots_own_screens_fit(language: str) -> None:
    shown = dict(snapshots.of_the_bot(language))
    manual = shown.pop("/help")
    assert measure(manual).height <= QUESTION
    assert len(manual.buttons) == len(shown["/start"].buttons) + 3, "questions, example, commands"
    for heading, one in shown.items():
        is_read = heading.startswith(("desk: ", "/law", "/history", "/changes", "/quiz"))
        assert measure(one).height <= (RULING if is_read else QUESTION), heading
        assert measure(one).buttons <= MOST_BUTTONS["question"], heading
        assert not [*too_long(one), *said_twice(one)], heading


def whole_list(shown: Screen) -> bool:
    """Tell whether what each button with a number opens stands in full, behind that number."""
    read = [line.text for line in shown.lines if line.style is not Style.QUOTE]
    numbers = [button.text for button in shown.buttons if button.text[0].isdigit()]
    return len(shown.lines) == len(read) and all(
        any(text.split()[0] == number for text in read) for number in numbers
    )


@LANGUAGE
def test_every_list_is_whole_where_its_buttons_are(language: str) -> None:
    own = dict(snapshots.of_the_bot(language))
    for page in range(2):
        assert whole_list(own[f"/history, page {page + 1}"])
    for text in (*QUERIES[language][2:3], "revoke" if language == "en" else "renonce"):
        assert whole_list(search_screen(text, language, IN_FORCE, OfficialTexts.none())), text
    for desk in ("found, case waiting", "already, case waiting"):
        shown = own[f"desk: {desk}"]
        assert whole_list(shown)
        told = [line.text[2:] for line in shown.lines[1:]]
        assert len(set(told)) == len(told) == 3, "each can be told apart"


@LANGUAGE
def test_the_points_of_a_law_are_whole(language: str) -> None:
    shown = search_screen("64", language, IN_FORCE, OfficialTexts.none())
    assert {"64A", "64B", "64C"} <= {
        line.text.split()[0] for line in shown.lines if line.style is not Style.QUOTE
    }


@LANGUAGE
@pytest.mark.parametrize("subject", ["revoke", "insufficient_bid", *RULED_AT_ONCE])
def test_a_group_reads_what_a_ruling_assumes_and_what_is_for_later(
    language: str, subject: str
) -> None:
    assumed = later = 0
    for interview, shown in screens(
        subject, IN_FORCE, language, stride=40, most=IN_A_GROUP, group=True
    ):
        if kind_of(interview) not in {"ruling", "choice"} or interview.ruling is None:
            continue
        brief = interview.words.law.briefs.brief(interview.ruling)
        said = [line.text for line in shown.lines]
        if brief.supposes and measure(shown).height < RULING - A_FOLDED_LINE:
            assert {*said} & {*brief.supposes}, interview.conversation.answers
            assumed += 1
        if kind_of(interview) == "ruling":
            waiting = [step.text for step in brief.steps if step.when is not When.NOW]
            later += len(waiting)
            if measure(shown).height < ROOMY:
                read = " ".join(said).casefold()
                missing = [one for one in waiting if one.split()[-1].casefold() not in read]
                assert not missing, (missing, read)
    assert assumed
    assert later or subject in RULED_AT_ONCE


@LANGUAGE
def test_what_has_a_number_is_not_folded(language: str) -> None:
    numbered = 0
    for subject in ("call_out_of_turn", "misinformation", "revoke"):
        for interview, shown in screens(subject, IN_FORCE, language, stride=40, most=MOST):
            if kind_of(interview) == "ruling":
                folded = [one.text for one in shown.lines if one.style is Style.QUOTE]
                assert not [text for text in folded if re.match(r"\d ", text)], folded
                numbered += bool(folded)
    assert numbered


@LANGUAGE
def test_every_change_between_editions_fits(language: str) -> None:
    for heading, one in changes(language):
        is_list = "page" in heading
        assert measure(one).height <= (DUE if is_list else QUESTION), heading
        assert not is_list or " None " in heading or whole_list(one), heading
        assert measure(one).buttons <= MOST_BUTTONS["list"], heading
        assert not [*too_long(one)], heading
        assert len({button.text for button in one.buttons}) == len(one.buttons), heading


@cache
def changes(language: str) -> tuple[tuple[str, Screen], ...]:
    """The screens of what editions change, by heading."""
    return tuple(of_changes(language))


@LANGUAGE
def test_every_article_fits(language: str) -> None:
    library = Library.of(language)
    every = [(number, edition) for edition in EDITIONS for number in library.numbers(edition)]
    for which in some(every, ARTICLES):
        one = search_screen(which[0], language, which[1], OfficialTexts.none())
        has_points = bool(library.open(*which).children)
        assert measure(one).height <= (RULING if has_points else QUESTION), which
        said = " ".join(line.text for line in one.lines)
        for text in library.open(*which).paragraphs:
            assert text in said, "no sentence of it is lost"
        assert 1 <= measure(one).buttons <= MOST_BUTTONS["read"], which
        assert not [*too_long(one)], which


@LANGUAGE
def test_what_the_bot_asks_stands_out(language: str) -> None:
    """A task of an evening and a question of the quiz that was answered ask nothing any more."""
    asking = 0
    for heading, shown in snapshots.of_the_bot(language):
        for line in shown.lines:
            asks = line.text.endswith("?") and " " in line.text and not line.text.startswith("☐")
            if asks and "answered" not in heading and line.style is not Style.MONO:
                assert line.style is Style.STRONG or line.bold == len(line.text), heading
                asking += 1
    assert asking > 20


@LANGUAGE
def test_no_screen_of_the_bot_abbreviates(language: str) -> None:
    """What messages say is held to it by their files, as articles and the quiz are made of."""
    for heading, one in chain(snapshots.of_the_bot(language), changes(language)):
        assert not [*in_whole_words(one)], heading


@LANGUAGE
def test_what_deletes_or_blocks_stands_out_and_nothing_else_does(language: str) -> None:
    own = dict(snapshots.of_the_bot(language))
    severe = own.pop("/evening → remove"), own.pop("desk: refuse")
    deleting = (forget_screen(language, 1), deals_screen(language, ["1"], days=1), *severe)
    for shown in deleting:
        styles = [one.style for one in shown.buttons if one.style is not None]
        assert styles == [ButtonStyle.DANGER]
    for one in own.values():
        assert all(button.style is not ButtonStyle.DANGER for button in one.buttons)
