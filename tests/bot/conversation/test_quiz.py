"""The quiz: one right answer to every question, explained, and counted once."""

import re
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from itertools import product

import pytest

from bot.conversation import quiz
from bot.conversation.callback_data import Look, Quiz
from bot.conversation.codec import pack, unpack
from bot.conversation.fingerprint import mark
from bot.conversation.model import Score
from bot.conversation.quiz import ASKS, LEVELS, Item, are_alike, deciding_order, decision, question
from bot.markup import length
from bot.screens.elements import Screen
from bot.screens.quiz import answered_screen, levels_screen, quiz_screen
from bot.telegram import rendering
from lawcore import EDITIONS, SUBJECTS, Edition, Ruling, enquire
from lawcore.book.library import Library
from lawcore.engine.dialogues import dialogues
from lawcore.wording import LANGUAGES, Wording
from tests.bot.person import Club, Person
from tests.bot.screens.rules import MOST_BUTTONS
from tests.bot.scripts import Script, anybody, scripted
from tests.patience import PATIENCE
from tests.sure import there
from tools.phone import RULING, measure, said_twice, too_long

SEEDS = range(13, 27)
YEARS = sorted(int(edition) for edition in EDITIONS)

MARKS = """
from bot.conversation.fingerprint import mark
from bot.conversation.quiz import LEVELS, question
from lawcore import EDITIONS, SUBJECTS
from lawcore.engine.dialogues import dialogues
for one in dialogues(SUBJECTS["inquiry"], EDITIONS[-1]):
    print(mark(one.ruling))
for level in LEVELS:
    for year in EDITIONS:
        for seed in range(1, 3):
            print(question(level, year, seed).mark)
"""


@cache
def items() -> tuple[Item, ...]:
    """Questions of every level by every edition; there is one for any number."""
    found = [question(level, year, seed) for level in LEVELS for year in YEARS for seed in SEEDS]
    drawn = [item for item in found if item is not None]
    assert len(drawn) == len(found)
    return tuple(drawn)


def of(*asks: str) -> list[Item]:
    found = [item for item in items() if item.asks in asks]
    assert found, asks
    return found


def ruled(item: Item, edition: Edition) -> Ruling:
    """What the law rules on the case of a question, asked anew."""
    reply = enquire(SUBJECTS[item.subject], edition, item.case)
    assert isinstance(reply, Ruling)
    return reply


@pytest.mark.parametrize("seed", [1965, 2292])
def test_a_question_that_is_rarely_found_is_drawn_all_the_same(seed: int) -> None:
    assert question(3, 2007, seed) is not None


def test_the_questions_are_of_every_kind_and_of_every_subject() -> None:
    asked = {item.asks for item in items()}
    assert asked == set(ASKS)
    missing = set(quiz.ASKED) - {item.subject for item in items()}
    for seed in range(100, 300):
        missing -= {item.subject for level in LEVELS if (item := question(level, 2017, seed))}
        if not missing:
            break
    assert not missing
    ladders = {"unauthorised_information", "misinformation", "asking", "conduct", "appeal"}
    assert set(SUBJECTS) - set(quiz.ASKED) == ladders


def test_there_are_three_options_that_all_read_otherwise() -> None:
    for item in items():
        assert len(item.options) == 3
        assert 0 <= item.right < len(item.options)
        assert len({option.name for option in item.options}) == len(item.options)
        for language in LANGUAGES:
            shown = Quiz(1, int(item.edition), 1)
            one = quiz_screen(language, shown, item)
            options = [button.text.casefold() for button in one.buttons[:-1]]
            assert len(set(options)) == len(options) == 3
            if item.asks not in {"tricks", "edition", "article"}:
                assert not any(text.isdigit() for text in options)


def test_options_in_words_stand_above_by_a_letter_and_name_no_article() -> None:
    lettered = 0
    for item, language in product(items(), LANGUAGES):
        one = quiz_screen(language, Quiz(1, int(item.edition), 1), item)
        labels = [button.text for button in one.buttons[:-1]]
        if item.asks in {"article", "tricks", "edition"}:
            continue
        assert labels == ["A", "B", "C"]
        options = [line.text for line in one.lines if line.bold]
        assert [text[:2] for text in options] == ["A ", "B ", "C "]
        assert not any(re.search(r"\(\d", text) for text in options)
        lettered += 1
    assert lettered


@pytest.mark.parametrize(
    ("asks", "text"), [("ruling", decision), ("then", decision), ("order", deciding_order)]
)
def test_only_the_right_one_is_what_the_law_decides(
    asks: str, text: Callable[[Ruling, str], str]
) -> None:
    for item in of(asks):
        law = ruled(item, item.edition)
        shown = [option.ruling for option in item.options if option.ruling is not None]
        assert len(shown) == len(item.options)
        alike = [place for place, other in enumerate(shown) if are_alike(law, other)]
        assert alike == [item.right]
        for language in LANGUAGES:
            assert [text(other, language) for other in shown].count(text(law, language)) == 1


NOTHING_ALIKE = {"changed_call", "comparable", "lead_restriction"}
"""The subjects of which no two outcomes are the same at the table."""


def test_what_is_alike_is_named_as_rulings_name_it() -> None:
    for name, subject in SUBJECTS.items():
        statuses = {
            str(status)
            for order in subject.orders.values()
            if (status := order.decides) is not None
        }
        told = bool(subject.same_effect) or name in NOTHING_ALIKE
        assert told, (
            f"same_effect= in the __init__.py of {name}, or its name in NOTHING_ALIKE here"
        )
        assert not (subject.same_effect and name in NOTHING_ALIKE), name
        for group in subject.same_effect:
            assert {outcome.partition(" ")[0] for outcome in group} <= statuses


def test_only_the_right_article_gives_the_order_or_holds_what_does() -> None:
    for item in of("article"):
        law = ruled(item, item.edition)
        giving = {one.article for one in law.orders if one.order == item.order}
        for place, option in enumerate(item.options):
            related = any(
                option.article.startswith(number) or number.startswith(option.article)
                for number in giving
            )
            assert related == (place == item.right)
            assert place == item.right or option.article not in law.articles


def test_the_question_does_not_name_the_article_it_asks_for() -> None:
    for item in of("article"):
        right = item.options[item.right].article
        for language in LANGUAGES:
            lines = quiz_screen(language, Quiz(2, int(item.edition), 1), item).lines
            assert not any(right in line.text for line in lines)


def test_the_right_number_of_tricks_is_what_the_law_transfers() -> None:
    for item in of("tricks"):
        assert item.options[item.right].number == ruled(item, item.edition).tricks


def test_another_edition_that_is_asked_about_decides_otherwise() -> None:
    for item in of("then"):
        assert item.former is not None
        former = ruled(item, item.former.edition)
        assert former.edition != item.edition
        assert not are_alike(former, ruled(item, item.edition))
        shown = [o.ruling for o in item.options if o.ruling is not None]
        tempting = [one for one in shown if one.edition == former.edition]
        assert [one.substance for one in tempting] == [former.substance]


def test_only_one_edition_decides_as_is_shown() -> None:
    for item in of("edition"):
        for language in LANGUAGES:
            texts = {
                option.number: decision(ruled(item, Edition(option.number)), language)
                for option in item.options
            }
            right = item.options[item.right].number
            same = [year for year, text in texts.items() if text == texts[right]]
            assert same == [right] == [int(item.edition)]


def test_a_ruling_and_a_question_have_the_same_mark_in_any_process() -> None:
    run = [sys.executable, "-c", MARKS]
    printed = subprocess.run(
        run, capture_output=True, check=True, timeout=PATIENCE, env={"PYTHONHASHSEED": "1"}
    ).stdout.decode()
    numbers = product(LEVELS, EDITIONS, range(1, 3))
    assert printed.split() == [
        *(str(mark(one.ruling)) for one in dialogues(SUBJECTS["inquiry"], EDITIONS[-1])),
        *(str(there(question(*one)).mark) for one in numbers),
    ]
    assert len(set(printed.split())) > 15


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_fits_and_explains_with_an_article_that_opens(language: str) -> None:
    library = Library.of(language)
    for item in items():
        for choice in range(len(item.options)):
            shown = Quiz(3, int(item.edition), 1, choice, item.mark)
            asked = quiz_screen(language, shown, item)
            answered = answered_screen(language, shown, item, Score(answered=2, correct=1))
            looks = [one.data for one in answered.buttons if isinstance(one.data, Look)]
            assert len(looks) == 1
            assert library.has(looks[0].number, Edition(looks[0].edition))
            for one in (asked, answered):
                assert length(rendering.text(one)) <= rendering.LIMIT
                assert all(button.text for button in one.buttons)
                assert not [*too_long(one), *said_twice(one)]
                assert measure(one).height <= RULING
                assert measure(one).buttons <= MOST_BUTTONS["list"]
                assert all(pack(button.data) for button in one.buttons)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_fact_is_told_with_its_question_or_by_a_name_that_speaks_for_itself(
    language: str,
) -> None:
    law, alone = Wording.of(language), 0
    for item in items():
        told = list(quiz.unusual_answers(item))
        case, _ = telling(language, item)
        assert len(case) == len(told)
        for line, sentence, fact in zip(case, all_sentences(language, item), told, strict=True):
            if line == sentence:
                continue
            alone += 1
            assert (
                line.casefold()
                == f"{law.facts.answer(item.subject, *fact, item.case)}.".casefold()
            )
            assert " " in line, "it says nothing without its question"
    assert alone, "some are too long with their questions"


def asked_screen(language: str, item: Item) -> Screen:
    return quiz_screen(language, Quiz(1, int(item.edition), 1, 0, item.mark), item)


def all_sentences(language: str, item: Item) -> list[str]:
    """Each fact of a case as a question with its answer."""
    law, sentences = Wording.of(language), []
    for fact, answer in quiz.unusual_answers(item):
        asked = law.ask(item.subject, fact, item.case)
        label = law.option(item.subject, fact, answer, item.case)
        assert asked.lstrip("(")[0].isupper()
        assert "?" in asked
        sentences.append(f"{asked} {label}.")
        assert not sentences[-1].endswith((". .", "..", "?."))
    return sentences


def telling(language: str, item: Item) -> tuple[list[str], list[str]]:
    """The facts of a case on its screen, and the other lines."""
    title, *texts = (line.text for line in asked_screen(language, item).lines)
    facts = len(list(quiz.unusual_answers(item)))
    return texts[:facts], [title, *texts[facts:]]


def test_numbers_that_nobody_offers_are_no_question() -> None:
    assert question(4, 2017, 1) is None
    assert question(1, 1987, 1) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_levels_show_a_score_and_no_rank(language: str) -> None:
    lines = levels_screen(language, 2017, 5, {2: Score(answered=3, correct=2)}).lines
    assert [line.text[-10:].count("2") for line in lines[2:]] == [1]


# In the bot


def opened(person: Person) -> tuple[Quiz, Item]:
    """The first option on the screen, and the question."""
    pressed = unpack(person.message.row[0][1])
    assert isinstance(pressed, Quiz)
    item = question(pressed.level, pressed.edition, pressed.seed)
    assert item is not None
    return pressed, item


@scripted
async def test_a_quiz(club: Club, script: Script) -> None:
    """`answer: rightly, wrongly` presses such options of the question, one after the other."""
    answered: list[Item] = []

    async def answer(person: Person, told: str) -> None:
        shown, (_, item) = person.message, opened(person)
        answered.append(item)
        for how in told.split(", "):
            place = item.right if how == "rightly" else (item.right + 1) % len(item.options)
            await person.carry(shown.row[place][1], shown.message_id)

    async def ruling(person: Person) -> str:
        said = Wording.of("en").rulings.headline(answered[-1].ruling)
        return "shown" if said in person.screen else "-"

    async def asked(person: Person) -> str:
        """Level and edition of the question that is shown, and the place of its first option."""
        pressed, _ = opened(person)
        return f"{pressed.level} {pressed.edition} {pressed.choice}"

    people = {**anybody(club), "group_alone": club.person(1)}
    await script.play(people, {"answer": answer}, question=asked, ruling=ruling)


async def test_a_question_that_has_changed_since_is_not_answered(club: Club) -> None:
    person = await club.person().act("/quiz", "[…Level 1:]")
    pressed, _ = opened(person)
    shown = person.message
    stale = Quiz(pressed.level, pressed.edition, pressed.seed, 0, "00000000")
    await person.carry(pack(stale))
    assert "out of date" in person.said
    assert person.message == shown


def test_a_question_is_drawn_without_walking_through_all_dialogues(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked = 0

    def counted(*arguments: object) -> object:
        nonlocal asked
        asked += 1
        return enquire(*arguments)  # type: ignore[arg-type]  # as they were given

    monkeypatch.setattr(quiz, "enquire", counted)
    numbers = []
    for level in LEVELS:
        for seed in range(100, 115):
            asked = 0
            assert question(level, 2017, seed) is not None
            numbers.append(asked)
    assert max(numbers) < 10_000
    assert sum(numbers) / len(numbers) < 1_500
