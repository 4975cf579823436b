"""The cards: nothing cut, legible, and every usual dialogue on them with the ruling of the law."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from pypdfium2 import PdfDocument, PdfPage
from zxingcpp import read_barcodes

from bot import cards as printed_cards
from bot.cards.booklet import in_order
from bot.cards.key import CardAnswer, CardOutcome, CardQuestion, FlowChart, key_of
from bot.cards.page import (
    HEIGHT,
    LEFT,
    LOWEST,
    RIGHT,
    TOP,
    WIDTH,
    Address,
    CardTooLong,
    Deck,
    FlowRow,
    PrintedCard,
    cards_of,
)
from bot.sheets.paper import SquareCode
from bot.sheets.pdf import document
from lawcore import IN_FORCE, SUBJECTS, Answer, enquire
from lawcore.book.library import Library
from lawcore.engine.records import replace
from lawcore.engine.ruling import Question, Ruling
from lawcore.wording import LANGUAGES, Wording
from lawcore.wording.brief import Step
from lawcore.wording.choosing import ButtonGroup, LabelledChoice
from tests.bot.sheets.placed import SLACK, edges, lines, overlapping
from tests.each import together
from tests.sampling import in_turn, some

ADDRESS = Address("page", "https://example.org/")
EACH = together("subject, language", in_turn(in_order(IN_FORCE), LANGUAGES))
"""Each subject, by day in one language."""
SMALLEST_TYPE = 11
MOST_SIDES = 2
CODES = 10
"""Of the cards those whose code is read as a camera reads it; at night all."""
A5 = (420, 595)
ARTICLE = re.compile(r"\b\d+[A-Z]\d*(?:\([a-z]+\))*")


@cache
def cards(subject: str, language: str) -> list[PrintedCard]:
    numbers = {name: place for place, name in enumerate(in_order(IN_FORCE), start=1)}
    return cards_of(key_of(subject, IN_FORCE, language), Deck(numbers, ADDRESS))


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


@dataclass
class Finger:
    """A finger on the cards of a subject: on which card and row, and the questions above it."""

    cards: Sequence[PrintedCard]
    card: PrintedCard
    at: int = 0
    above: list[int] = field(default_factory=list)
    answers: list[str] = field(default_factory=list)

    def follow(self, path: Dialogue) -> None:
        """Go by the labels of a dialogue to the row where it ends."""
        for answer in path.answers:
            if self.row.ask != answer.ask:
                continue  # it makes no difference, and is not asked on the card
            if answer.group:
                self.go(answer.group)
                asks = answer.group_ask if answer.group_ask != answer.ask else ""
                if not self.row.is_question or self.row.ask != asks:
                    continue  # all answers of the group come to the same
            self.go(answer.label)
        assert not self.row.is_question

    @property
    def row(self) -> FlowRow:
        return self.card.rows[self.at]

    def below(self, at: int) -> Iterator[int]:
        """Yield the rows right below a question."""
        for place in range(at + 1, len(self.card.rows)):
            if (depth := self.card.rows[place].depth) <= self.card.rows[at].depth:
                break
            if depth == self.card.rows[at].depth + 1:
                yield place

    def go(self, label: str) -> None:
        """Go to an answer, and where it leads on, there."""
        if not self.row.is_question:
            return
        found = [at for at in self.below(self.at) if label in self.labels(at)]
        assert len(found) == 1, f"{label}: {self.row.ask}"
        self.above.append(self.at)
        (self.at,) = found
        self.answers.append(label)
        rows = self.card.rows
        card, point = rows[self.at].card, rows[self.at].point
        if not card and (rows[self.at].is_question or not point):
            return
        assert not any(rows[at].steps or rows[at].result for at in self.above), "not said there"
        self.above = []
        if card:
            (self.card,) = (one for one in self.cards if one.number == card)
            (self.at,) = (n for n, row in enumerate(self.card.rows) if self.leads_to(row))
        else:
            (self.at,) = (n for n, r in enumerate(rows) if r.is_question and r.point == point)

    def labels(self, at: int) -> list[str]:
        row = self.card.rows[at]
        return [] if row.is_after else row.text.split(" / ")

    def leads_to(self, row: FlowRow) -> bool:
        """Tell whether a question is one on which the answers given go on."""
        path = [one.split(" / ") for one in row.text.split(" → ")]
        last = zip(reversed(self.answers), reversed(path), strict=False)
        return row.is_question and row.depth == 0 and all(one in labels for one, labels in last)

    def words(self) -> tuple[str, ...]:
        """Return the result and the steps as they are read: from above, beside, from below."""
        rows = self.card.rows
        after = [n for at in reversed(self.above) for n in self.below(at) if rows[n].is_after]
        read = [rows[at] for at in (*self.above, self.at, *after)]
        (result,) = (row.result for row in read if row.result)
        return result, *(step for row in read for step in row.steps)


def as_printed(step: Step, result: str) -> str:
    """Return a step as it is printed: without the articles that stand in the result beside it."""
    left = [
        n for n in step.articles.split(", ") if not re.search(rf"[( ]{re.escape(n)}[,)]", result)
    ]
    return step.line.replace(f" ({step.articles})", f" ({', '.join(left)})" if left else "")


@EACH
def test_a_card_is_two_sides_of_legible_type_with_nothing_cut(subject: str, language: str) -> None:
    assert pytest.approx(A5, abs=1) == (WIDTH, HEIGHT)
    for found in cards(subject, language):
        assert 1 <= len(found.sides) <= MOST_SIDES
        for side in found.sides:
            assert not [*overlapping(side)]
            for mark in side:
                left, top, right, bottom = edges(mark)
                assert left >= LEFT - SLACK
                assert top >= TOP - SLACK
                assert right <= RIGHT + SLACK
                assert bottom <= LOWEST + SLACK
            texts = lines(side)
            assert min(line.style.size for line in texts) >= SMALLEST_TYPE
            assert not [line for line in texts if "\N{REPLACEMENT CHARACTER}" in line.text]
        (code,) = (m for side in found.sides for m in side if isinstance(m, SquareCode))
        assert code.address == f"https://example.org/#/{language}/{IN_FORCE}/{subject}"


@EACH
def test_every_usual_dialogue_ends_on_a_card_with_the_ruling_of_the_law(
    subject: str, language: str
) -> None:
    """Nothing in which rare circumstances are as usual is left to the phone."""
    found, law = cards(subject, language), Wording.of(language)
    ends = {
        (card.number, place)
        for card in found
        for place, row in enumerate(card.rows)
        if not (row.is_question or row.is_after or row.point or row.card)
    }
    reached = set()
    for path in paths(subject, language, {}):
        finger = Finger(found, found[0])
        finger.follow(path)
        brief = law.briefs.brief(path.ruling)
        steps = (as_printed(step, brief.result) for step in brief.steps)
        assert finger.words() == (brief.result, *steps)
        reached.add((finger.card.number, finger.at))
    assert reached == ends, "each row is that of some dialogue"


@EACH
def test_what_the_rows_of_a_card_say_is_printed_in_their_order(
    subject: str, language: str
) -> None:
    for card in cards(subject, language):
        texts = (line.text for side in card.sides for line in lines(side))
        text, at = "".join("".join(texts).split()), 0
        for row in card.rows:
            for part in (row.text, row.ask, row.note, row.result, *row.steps):
                piece = "".join(part.split())
                at = text.index(piece, at) + len(piece)


@EACH
def test_every_article_on_a_card_is_one_of_the_law(subject: str, language: str) -> None:
    sides = (side for card in cards(subject, language) for side in card.sides)
    text = " ".join(line.text for side in sides for line in lines(side))
    named = {number.partition("(")[0] for number in ARTICLE.findall(text)}
    assert named
    assert named <= {n.partition("(")[0] for n in Library.of(language).numbers(IN_FORCE)}


def many(answers: int) -> FlowChart:
    """A subject with one question of so many answers, and a ruling for each."""
    key = key_of("rotation", IN_FORCE, "en")
    key.outcomes = [CardOutcome(f"Ruling {n}", ("To all: play on.",), ()) for n in range(answers)]
    each = tuple(CardAnswer((f"Answer {n}",), -1 - n) for n in range(answers))
    key.questions = [CardQuestion("Which?", "", each)]
    key.root, key.usual = 0, {0: 1.0}
    return key


def test_a_question_that_no_card_holds_is_refused() -> None:
    deck = Deck({"rotation": 1})
    assert len(cards_of(many(20), deck)) == 1
    with pytest.raises(CardTooLong, match="rotation"):
        cards_of(many(90), deck)


def test_what_makes_cards_names_no_subject_no_fact_and_no_article() -> None:
    """A subject whose folder is new has its card by itself."""
    source = "".join(
        file.read_text("utf-8") for file in Path(printed_cards.__path__[0]).glob("*.py")
    )
    names = {fact.name for one in SUBJECTS.values() for fact in one.facts.listed}
    for name in (*names, *SUBJECTS):
        assert not re.search(rf"[\"']{name}[\"']", source), name
    assert not re.search(r"\b\d\d?[A-Z]\d", source)


@together("subject, language", some(in_turn(SUBJECTS, LANGUAGES), CODES))
def test_a_camera_reads_the_code_of_the_printed_card(subject: str, language: str) -> None:
    first = cards(subject, language)[0]
    (*_, page) = PdfDocument(document(first.sides, subject, language, (WIDTH, HEIGHT)))
    (read,) = read_barcodes(picture(page))
    assert read.text == f"https://example.org/#/{language}/{IN_FORCE}/{subject}"


def picture(page: PdfPage) -> Any:
    """A page as a phone sees it from a step away: 120 dots an inch, in grey."""
    return page.render(scale=120 / 72, grayscale=True).to_pil()


COMMON = [
    ("revoke", {"hand": "defender", "since": "nothing"}),
    ("revoke", {"hand": "defender", "since": "played", "attention": "during_play"}),
    ("revoke", {"hand": "declarer", "since": "nothing"}),
    ("revoke", {"hand": "declarer", "since": "played", "attention": "during_play"}),
    ("call_out_of_turn", {"kind": "pass", "turn_of": "partner", "lho": "declines"}),
]
"""What is met most often, on subjects of several cards: it stands on the first one."""


@together("language", LANGUAGES)
@together("subject, told", COMMON)
def test_what_is_met_most_often_is_on_the_first_card(
    subject: str, told: Mapping[str, Answer], language: str
) -> None:
    found = cards(subject, language)
    met = [
        path
        for path in paths(subject, language, {})
        if told.items() <= path.ruling.told.items() and not path.answers[0].group
    ]
    assert len(met) >= 3
    for path in met:
        finger = Finger(found, found[0])
        finger.follow(path)
        assert finger.card is found[0]
