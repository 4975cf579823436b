"""What every screen keeps to that presses lead to: in both languages, in private and in groups."""

from collections.abc import Mapping
from functools import cache
from itertools import chain, product

import pytest

from bot.screens.elements import ButtonStyle, Screen, Style
from bot.screens.inline import InlineAsker, answer_query
from bot.screens.library import search_screen
from bot.screens.play import deals_screen
from bot.screens.settings import forget_screen
from lawcore import EDITIONS, SUBJECTS, Edition, Ruling
from lawcore.book.library import Library
from lawcore.book.library.official import OfficialTexts
from lawcore.wording import LANGUAGES
from tests.bot.screens import snapshots
from tests.bot.screens.pages import of_changes, of_quizzes
from tests.bot.screens.reached import as_sent, cards, screens, screens_of_several
from tests.bot.screens.rules import MOST_BUTTONS, broken, broken_by_card, in_whole_words
from tests.bot.walks import BOOKS
from tests.sampling import NIGHT
from tools.phone import QUESTION, RULING, measure, said_twice, too_long

LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
STRIDE = {"revoke": 80, "claim": 80, "penalty_card": 120, "played_card": 60}
"""Of subjects with many ways one in this many is left, and of the others one in sixteen."""
MOST = None if NIGHT else 80
"""The screens of a book that are looked at; the night looks at all."""
IN_ONE_LANGUAGE = {1997: "it", 2007: "en"}
"""The language in which the screens of an earlier edition are looked at; at night in both."""
WALKED = [
    (subject, edition, language)
    for subject, edition in BOOKS
    for language in LANGUAGES
    if NIGHT or IN_ONE_LANGUAGE.get(edition, language) == language
]
ONE_IN_A_GROUP = 3
"""Screens of a group say less than those in private: one in this many is looked at."""
ONE_IN = 12
"""Of the cases that are reached one in this many is asked for inline."""
QUERIES = {
    "en": ("64", "64A1", "penalty card", "defender revoked trick 5", "1S (2C) 1H", "4S+1 N v"),
    "it": ("64", "64A1", "morto", "renonce difensore quinta presa", "1P (2F) 1C", "4P+1 N zona"),
}
"""What is typed behind the bot's name: an article, words, a case, an auction, a score."""
QUIZZES = 60
"""The questions of quizzes that are looked at in each language."""
SEVERAL = 60
"""The screens behind *Another revoke* that are looked at in each edition."""
EXCEPTIONS_OF_SEVERAL = {"folded": "two rulings at once, each with its orders for later"}
EXCEPTIONS = {
    ("penalty_card", "LetDeclarerChooseThePlay", "folded"): "four choices, and four to speak to",
    ("penalty_card", "LetDeclarerChooseThePlay", "words"): "the same in a group",
    ("revoke", "PartnerMayTakeBack", "folded"): "three to speak to, then a penalty card's lead",
    (
        "lead_out_of_turn",
        "RetractTheFaceDownLead",
        "folded",
    ): "a second lead, then three choices",
    ("lead_out_of_turn", "LetDeclarerChoose", "height"): "five choices, and a gain to weigh",
    (
        "revoke",
        "ConsiderAPenaltyForConcealment",
        "folded",
    ): "damage, a gain and a concealment are weighed each by itself",
    ("insufficient_bid", "CancelTheDouble", "folded"): "three to speak to, and a later gain",
    ("misinformation", "PollPeers", "folded"): "what peers are asked is said in full",
    ("wrong_board", "ChangeTheSeats", "folded"): "four ways between which the Director chooses",
    ("insufficient_bid", "CancelTheSecondBid", "folded"): "two bids, and what each tells",
    ("insufficient_bid", "LetTheReplacementStand", "folded"): "what both calls tell, by side",
}
"""Where a rule cannot be kept: of which subject, on what order, which rule, and why not."""


def excepted(ruling: Ruling | None, rule: str) -> bool:
    """Tell whether a rule is one that a ruling need not keep.

    The ruling is of the subject that has come last, which may follow from another.
    """
    if ruling is None:
        return False
    kinds = {one.order.name for one in ruling.orders}
    return any((ruling.subject, kind, rule) in EXCEPTIONS for kind in kinds)


@pytest.mark.parametrize(("subject", "edition", "language"), WALKED)
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
        answer = answer_query(query, InlineAsker(language, 2017), OfficialTexts.none())
        assert answer.cards, query
        assert answer.payload == answer.cards[0].payload
        for card in answer.cards:
            shown = as_sent(card)
            assert measure(shown).height <= QUESTION or "(" in card.title, (query, card.title)
            assert card.description
            assert not [*too_long(shown)], (query, card.title)


@LANGUAGE
def test_the_bots_own_screens_fit(language: str) -> None:
    shown = dict(snapshots.of_the_bot(language))
    for page in ("/commands", "/subjects"):
        assert measure(shown.pop(page)).height <= RULING, "a page to be read"
    manual = shown.pop("/help")
    assert measure(manual).height <= QUESTION
    assert len(manual.buttons) == len(shown["/start"].buttons) + 3, "questions, example, commands"
    for heading, one in shown.items():
        tells_a_case = heading.startswith("desk: ")
        assert measure(one).height <= (RULING if tells_a_case else QUESTION), heading
        assert measure(one).buttons <= MOST_BUTTONS["question"], heading
        assert not [*too_long(one), *said_twice(one)], heading


@LANGUAGE
def test_every_change_between_editions_fits(language: str) -> None:
    for heading, one in of_changes(language):
        assert measure(one).height <= QUESTION, heading
        assert measure(one).buttons <= MOST_BUTTONS["list"], heading
        assert not [*too_long(one)], heading
        assert len({button.text for button in one.buttons}) == len(one.buttons), heading


@LANGUAGE
def test_every_question_of_the_quiz_fits(language: str) -> None:
    for heading, one in of_quizzes(language, QUIZZES):
        assert measure(one).height <= QUESTION, heading
        assert measure(one).buttons <= MOST_BUTTONS["list"], heading
        assert not [*too_long(one), *said_twice(one)], heading


@cache
def articles(language: str) -> Mapping[tuple[str, Edition], Screen]:
    """The screen of every article, by number and edition."""
    return {
        (number, edition): search_screen(number, language, edition, OfficialTexts.none())
        for edition in EDITIONS
        for number in Library.of(language).numbers(edition)
    }


@LANGUAGE
def test_every_article_fits(language: str) -> None:
    for which, one in articles(language).items():
        assert measure(one).height <= QUESTION, which
        said = " ".join(line.text for line in one.lines)
        for text in Library.of(language).open(*which).paragraphs:
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
    own = (snapshots.of_the_bot(language), of_changes(language), of_quizzes(language, QUIZZES))
    for heading, one in chain(*own, articles(language).items()):
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
