"""The cards: one page each, nothing cut, and every ruling on them the one that the law gives."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from pypdfium2 import PdfDocument, PdfPage
from zxingcpp import read_barcodes

from bot import cards
from bot.cards.booklet import in_order
from bot.cards.key import CardAnswer, CardOutcome, CardQuestion, FlowChart, key_of
from bot.cards.page import (
    LEFT,
    LOWEST,
    MIDDLE,
    RIGHT,
    TOP,
    Address,
    CardTooLong,
    Deck,
    FlowRow,
    PrintedCard,
    card_of,
)
from bot.sheets.paper import GREEN, INK, Band, SquareCode, Stroke, Text
from bot.sheets.pdf import document
from lawcore import IN_FORCE, SUBJECTS, Answer, enquire
from lawcore.book.library import Library
from lawcore.engine.ruling import Question, Ruling
from lawcore.wording import LANGUAGES, Wording
from lawcore.wording.brief import Step
from lawcore.wording.choosing import ButtonGroup, LabelledChoice
from tests.bot.sheets.placed import SLACK, edges, lines, overlapping

ADDRESS = Address("page", "https://example.org/")
EACH = pytest.mark.parametrize("subject", in_order(IN_FORCE))
SMALLEST_TYPE = 8.5
ARTICLE = re.compile(r"\b\d+[A-Z]\d*(?:\([a-z]+\))*")


@cache
def card(subject: str, language: str) -> PrintedCard:
    numbers = {name: place for place, name in enumerate(in_order(IN_FORCE), start=1)}
    return card_of(key_of(subject, IN_FORCE, language), Deck(numbers, ADDRESS))


@dataclass(frozen=True)
class Answered:
    """An answer in a dialogue: the question, the group of the answer if any, its label."""

    ask: str
    group: str
    group_ask: str
    label: str


@dataclass(frozen=True)
class Dialogue:
    """A dialogue as a director answers it, nothing unusual told, and the ruling."""

    answers: tuple[Answered, ...]
    ruling: Ruling


def paths(
    subject: str, language: str, told: Mapping[str, Answer], done: tuple[Answered, ...] = ()
) -> Iterator[Dialogue]:
    """Yield each dialogue of the law, but for answers that nobody has judged yet."""
    reply = enquire(subject, IN_FORCE, told, suppose=True)
    if isinstance(reply, Ruling):
        yield Dialogue(done, reply)
        return
    assert isinstance(reply, Question)
    asked = reply.facts[0]
    shown = Wording.of(language).facts.question(subject, asked, told)
    single = (b for b in shown.buttons if isinstance(b, LabelledChoice))
    alone = {replace(b.choice, group=None) for b in single}
    for one in shown.buttons:
        for button in one.buttons if isinstance(one, ButtonGroup) else (one,):
            if isinstance(one, ButtonGroup) and replace(button.choice, group=None) in alone:
                continue  # offered again within a group: printed once
            if button.choice.answer == SUBJECTS[subject].facts.named[asked.name].unjudged:
                continue
            own = {asked.name: button.choice.answer, **dict(button.choice.also)}
            group = (one.text, one.ask) if isinstance(one, ButtonGroup) else ("", "")
            answered = Answered(shown.ask, *group, button.text)
            yield from paths(subject, language, {**told, **own}, (*done, answered))


def end_of(rows: Sequence[FlowRow], path: Dialogue) -> int:
    """Follow the rows of a card by the labels of a dialogue; return the row where it ends."""
    at = 0
    for answer in path.answers:
        if not rows[at].is_question:
            break
        if rows[at].ask != answer.ask:
            continue  # it makes no difference, and is not asked on the card
        if answer.group:
            at = below(rows, at, answer.group)
            asks = answer.group_ask if answer.group_ask != answer.ask else ""
            if not rows[at].is_question or rows[at].ask != asks:
                continue  # all answers of the group come to the same
        at = below(rows, at, answer.label)
    assert not rows[at].is_question
    return at


def below(rows: Sequence[FlowRow], at: int, label: str) -> int:
    """Return the row of an answer to a question, or of the question to which it leads."""
    for place in range(at + 1, len(rows)):
        row = rows[place]
        if row.depth <= rows[at].depth:
            break
        if row.depth == rows[at].depth + 1 and label in row.text.split(" / "):
            leads_back = row.point and not row.is_question
            same = (n for n, one in enumerate(rows) if one.is_question and one.point == row.point)
            return next(same) if leads_back else place
        if row.depth == rows[at].depth + 1 and row.is_rest:
            before = next(
                n for n, one in enumerate(rows) if one.is_question and one.point == row.point
            )
            assert rows[before].ask == rows[at].ask
            return below(rows, before, label)
    pytest.fail(f"the card has no answer {label} to {rows[at].ask}")


@dataclass(frozen=True)
class Printed:
    """What is printed in the row of an answer."""

    label: str
    result: str
    steps: str
    numbers: tuple[int, ...]


def printed(card: PrintedCard) -> tuple[list[Printed], dict[int, str]]:
    """Read the marks of a card: the rows that are no questions, and the sentences at its foot."""
    bands = [mark for mark in card.marks if isinstance(mark, Band)]
    top = min(band.y for band in bands)
    rows: list[Printed] = []
    waiting: list[Text] = []
    for mark in card.marks:
        if isinstance(mark, Stroke):
            own = [t for t in waiting if not any(b.y <= t.y <= b.to_y for b in bands)]
            rows.append(row_of([text for text in own if text.y > top]))
            waiting = []
        elif isinstance(mark, Text):
            waiting.append(mark)
    sentences: dict[int, list[str]] = {}
    for line in waiting:
        if line.style.fill == GREEN and line.text.isdigit():
            sentences[int(line.text)] = []
        elif line.style.fill == INK:
            [*sentences.values()][-1].append(line.text)
    return rows, {number: " ".join(several) for number, several in sentences.items()}


def row_of(texts: Sequence[Text]) -> Printed:
    def joined(*, bold: bool, left: bool) -> str:
        return " ".join(
            one.text
            for one in texts
            if one.style.fill == INK
            and one.style.bold == bold
            and (one.x < MIDDLE - SLACK) == left
        )

    green = [one for one in texts if one.style.fill == GREEN and one.style.bold]
    at_the_edge = [one for one in green if abs(one.x + one.style.width(one.text) - RIGHT) < SLACK]
    numbers = tuple(int(n) for one in at_the_edge for n in one.text.split())
    label = joined(bold=False, left=True)
    return Printed(label, joined(bold=True, left=False), joined(bold=False, left=False), numbers)


def as_printed(step: Step, result: str) -> str:
    """Return a step as it is printed: without the articles that stand in the result beside it."""
    left = [
        n for n in step.articles.split(", ") if not re.search(rf"[( ]{re.escape(n)}[,)]", result)
    ]
    return step.line.replace(f" ({step.articles})", f" ({', '.join(left)})" if left else "")


@EACH
def test_a_card_is_one_page_of_legible_type_with_nothing_cut(subject: str) -> None:
    for language in LANGUAGES:
        found = card(subject, language)
        assert not [*overlapping(found.marks)]
        for mark in found.marks:
            left, top, right, bottom = edges(mark)
            assert left >= LEFT - SLACK
            assert top >= TOP - SLACK
            assert right <= RIGHT + SLACK
            assert bottom <= LOWEST + SLACK
        texts = lines(found.marks)
        assert min(line.style.size for line in texts) >= SMALLEST_TYPE
        assert not [line for line in texts if "\N{REPLACEMENT CHARACTER}" in line.text]
        (code,) = (mark for mark in found.marks if isinstance(mark, SquareCode))
        assert code.address == f"https://example.org/#/{language}/{IN_FORCE}/{subject}"


@EACH
def test_every_usual_dialogue_ends_on_the_card_with_the_ruling_of_the_law(subject: str) -> None:
    """It is followed by what is printed, to the ruling or to the articles left to the phone."""
    for language in LANGUAGES:
        found, law = card(subject, language), Wording.of(language)
        answers = [place for place, row in enumerate(found.rows) if not row.is_question]
        rows, sentences = printed(found)
        assert len(rows) == len(answers)
        at = dict(zip(answers, rows, strict=True))
        reached = set()
        for path in paths(subject, language, {}):
            place = end_of(found.rows, path)
            reached.add(place)
            row, brief = found.rows[place], law.briefs.brief(path.ruling)
            assert at[place].label == row.text
            if row.outcome is None:
                numbers = law.rulings.articles_of(path.ruling) or path.ruling.articles
                assert {law.articles.printed(n, IN_FORCE) for n in numbers} <= {*row.articles}
                continue
            assert at[place].result == brief.result
            steps = [as_printed(step, brief.result) for step in brief.steps]
            assert at[place].steps or at[place].numbers
            if at[place].numbers:
                assert [sentences[number] for number in at[place].numbers] == steps
            else:
                assert at[place].steps == " ".join(steps)
        ends = {n for n in answers if found.rows[n].outcome or found.rows[n].articles}
        assert reached == ends, "each row is that of some dialogue"


@EACH
def test_every_article_on_a_card_is_one_of_the_law(subject: str) -> None:
    for language in LANGUAGES:
        text = " ".join(line.text for line in lines(card(subject, language).marks))
        named = {number.partition("(")[0] for number in ARTICLE.findall(text)}
        assert named
        assert named <= {n.partition("(")[0] for n in Library.of(language).numbers(IN_FORCE)}


def many(answers: int) -> FlowChart:
    """A subject with one question of so many answers, and a ruling for each."""
    key = key_of("rotation", IN_FORCE, "en")
    key.outcomes = [
        CardOutcome(f"Ruling {n}", ("To all: play on.",), (), ()) for n in range(answers)
    ]
    each = tuple(CardAnswer((f"Answer {n}",), -1 - n) for n in range(answers))
    key.questions = [CardQuestion("Which?", "", each)]
    key.root, key.usual = 0, {0: 1.0}
    return key


def test_a_first_question_that_no_page_holds_is_refused() -> None:
    deck = Deck({"rotation": 1})
    assert card_of(many(20), deck).is_whole
    with pytest.raises(CardTooLong, match="rotation"):
        card_of(many(90), deck)


def test_what_makes_cards_names_no_subject_no_fact_and_no_article() -> None:
    """A subject whose folder is new has its card by itself."""
    source = "".join(file.read_text("utf-8") for file in Path(cards.__path__[0]).glob("*.py"))
    names = {fact.name for one in SUBJECTS.values() for fact in one.facts.listed}
    for name in (*names, *SUBJECTS):
        assert not re.search(rf"[\"']{name}[\"']", source), name
    assert not re.search(r"\b\d\d?[A-Z]\d", source)


@EACH
def test_a_camera_reads_the_code_of_the_printed_card(subject: str) -> None:
    for language in LANGUAGES:
        (page,) = PdfDocument(document([card(subject, language).marks], subject, language))
        (read,) = read_barcodes(picture(page))
        assert read.text == f"https://example.org/#/{language}/{IN_FORCE}/{subject}"


def picture(page: PdfPage) -> Any:
    """A page as a phone sees it from a step away: 120 dots an inch, in grey."""
    return page.render(scale=120 / 72, grayscale=True).to_pil()


COMMON = [
    ("call_out_of_turn", {"kind": "pass", "turn_of": "partner", "lho": "declines"}),
    ("call_out_of_turn", {"kind": "bid", "turn_of": "partner", "lho": "declines"}),
    ("revoke", {"hand": "defender", "since": "played", "attention": "during_play"}),
    ("revoke", {"hand": "declarer", "since": "played", "attention": "during_play"}),
]
"""What is met often, on subjects of which not all has room."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("subject", "told"), COMMON)
def test_what_is_met_often_is_on_the_card(
    subject: str, told: Mapping[str, Answer], language: str
) -> None:
    rows = card(subject, language).rows
    found = (
        path for path in paths(subject, language, {}) if told.items() <= path.ruling.told.items()
    )
    ends = {end_of(rows, path) for path in found if not path.answers[0].group}
    assert len(ends) >= 3
    assert all(rows[place].outcome for place in ends)


def test_answers_that_are_said_elsewhere_are_those_of_the_same_question() -> None:
    for language in LANGUAGES:
        rows = card("call_out_of_turn", language).rows
        rest = [row for row in rows if row.is_rest]
        (question,) = (row for row in rows if row.is_question and row.point == rest[0].point)
        assert len(rest) == 3
        assert {row.point for row in rest} == {question.point}
        assert sum(row.ask == question.ask for row in rows) == 1 + len(rest)
