"""The card of a subject: one page of A4 with its usual course as a table.

Questions stand above their answers, each answer beside its ruling. Where there is room, what is
said and done stands below the ruling; otherwise each sentence stands once at the foot, under the
number that the ruling has. What still has no room is left to the questions of the bot, with its
articles: the questions that are asked first stay, and those that follow the usual answers.
"""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from string import ascii_uppercase
from typing import Final, Literal

from bot.cards.key import CardAnswer, CardOutcome, CardQuestion, FlowChart, Target
from bot.conversation.page_links import PageSite
from bot.sheets.paper import (
    GREEN,
    GREY,
    HEIGHT,
    INK,
    WIDTH,
    Band,
    NarrowStyle,
    PaperMark,
    SquareCode,
    Stroke,
    Text,
)
from bot.wording import Words
from lawcore import __version__
from lawcore.bridge.drawing.font import TextStyle
from lawcore.engine.fact import Edition

SIZES: Final = (8.5, 9.0, 9.5, 10.0, 10.5, 11.0, 11.5, 12.0, 12.5, 13.0, 13.5, 14.0)
"""The sizes of type, the largest that fits is taken."""
SMALLEST: Final = SIZES[0]
MIN_ANSWERS: Final = 2
"""How many answers at least are said by a row that leads to the same ones before."""
READABLE_GAIN: Final = 2.0
"""How much larger the type has to be where each sentence stands once, to be read more easily."""
FOOT_SIZE: Final = 8.5
EDGE: Final = 26.0
LEFT: Final = EDGE
RIGHT: Final = WIDTH - EDGE
TOP: Final = 26.0
LOWEST: Final = HEIGHT - 26.0
"""The lower edge of a card; the number of a page of the booklet stands below."""
LEADING: Final = 1.17
MIDDLE: Final = LEFT + (RIGHT - LEFT) * 0.36
"""Where the rulings begin."""
INDENT: Final = 10.0
GAP: Final = 14.0
SIDE: Final = 62.0
"""The side of the code, in which a square of it is at least half a millimetre."""


class CardTooLong(ValueError):  # noqa: N818 - named by what it is
    """Not even the first question of a subject fits its page."""


@dataclass(frozen=True, slots=True)
class Address:
    """Where the same questions are asked: on the page, in the bot, or at no address."""

    kind: Literal["page", "bot", "none"] = "none"
    url: str = ""

    def of(self, key: FlowChart) -> str:
        """Return the address of a subject."""
        if self.kind != "page":
            return f"{self.url}?start={key.subject}" if self.url else ""
        place = f"{key.language}/{int(key.edition)}/{key.subject}"
        return PageSite(self.url).home(place, in_telegram=False)


@dataclass(frozen=True, slots=True)
class Deck:
    """What the cards of an edition have in common.

    `numbers` are those of the cards, by subject; `authority` is named where its options hold.
    """

    numbers: Mapping[str, int]
    address: Address = Address()
    authority: str = ""


@dataclass(frozen=True, slots=True)
class FlowRow:
    """A row of the table: an answer, `text`, and what follows it.

    That is a question, `ask` with its `note`, or its ruling, or the `articles` of what is left to
    the phone. `point` is the letter of a question to which several answers lead, at the question
    itself and at a row that leads back to it. `is_rest` are the answers that the same question has
    there already, with what follows them.
    """

    depth: int
    text: str
    is_question: bool = False
    ask: str = ""
    note: str = ""
    point: str = ""
    outcome: CardOutcome | None = None
    articles: tuple[str, ...] = ()
    is_rest: bool = False


def rows_of(key: FlowChart, opened: Collection[Target], *, briefly: bool = False) -> list[FlowRow]:
    """Return the rows of a card on which these questions are asked, and no others.

    `briefly`, a note stands there once, and so do answers that come to the same wherever a
    question is asked.
    """
    reached = Counter(
        answer.to
        for at in opened
        for answer in key.questions[at].answers
        if answer.to >= 0 and answer.to in opened
    )
    shared = {at for at, times in reached.items() if times > 1}
    table = _Table(key, opened, shared, briefly)
    rows = list(table.rows())
    if table.repeated:
        rows = list(_Table(key, opened, shared | table.repeated, briefly).rows())
    return rows


@dataclass(slots=True)
class _Table:
    key: FlowChart
    opened: Collection[Target]
    shared: Collection[Target]
    briefly: bool
    points: dict[Target, str] = field(default_factory=dict)
    asked: dict[tuple[str, str], Target] = field(default_factory=dict)
    notes: set[str] = field(default_factory=set)
    repeated: set[Target] = field(default_factory=set)
    """The questions of which answers are not said again."""

    def rows(self) -> Iterator[FlowRow]:
        yield from self._next(self.key.root, 0, "")

    def _next(self, to: Target, depth: int, label: str) -> Iterator[FlowRow]:
        """Yield the rows of an answer and of what follows it."""
        key = self.key
        if to < 0:
            yield FlowRow(depth, label, outcome=key.outcome(to))
        elif to not in self.opened:
            yield FlowRow(depth, label, articles=key.articles(to))
        elif to in self.points:
            yield FlowRow(depth, label, point=self.points[to])
        else:
            if to in self.shared:
                again, place = divmod(len(self.points), len(ascii_uppercase))
                self.points[to] = ascii_uppercase[place] * (1 + again)
            question = key.questions[to]
            point = self.points.get(to, "")
            asked = (question.ask, question.note)
            was_noted = question.note in self.notes if self.briefly else asked in self.asked
            note = "" if was_noted else question.note
            self.notes.add(question.note)
            before = self.asked.setdefault(asked, to)
            yield FlowRow(depth, label, True, question.ask, note, point)
            same = self._repeated_answers(question, key.questions[before]) if before != to else ()
            for answer in question.answers:
                if answer not in same:
                    yield from self._next(answer.to, depth + 1, " / ".join(answer.labels))
            if same:
                self.repeated.add(before)
                rest = Words.of(key.language).bot.say("cards-rest")
                yield FlowRow(depth + 1, rest, point=self.points.get(before, ""), is_rest=True)

    def _repeated_answers(
        self, question: CardQuestion, before: CardQuestion
    ) -> Sequence[CardAnswer]:
        """Return the answers, if they are several, after which the same stands before.

        Both questions have to have the same answers: the others are then those not named.
        """
        labels, others = ({n for a in one.answers for n in a.labels} for one in (question, before))
        same = [answer for answer in question.answers if answer in before.answers]
        return same if self.briefly and labels == others and len(same) >= MIN_ANSWERS else ()


@dataclass(slots=True)
class _Page:
    """A card as it is set: type of one size, `inline` with all that is said below its ruling."""

    key: FlowChart
    rows: Sequence[FlowRow]
    deck: Deck
    size: float
    inline: bool
    marks: list[PaperMark] = field(default_factory=list)
    y: float = TOP
    numbers: dict[str, int] = field(default_factory=dict)

    @property
    def said(self) -> Words:
        return Words.of(self.key.language)

    def style(self, fill: str = INK, *, bold: bool = False, size: float = 0.0) -> TextStyle:
        return NarrowStyle(size or self.size, fill, bold=bold)

    def set(self) -> float:
        """Set the card, and return how far down it comes."""
        self._heading()
        for row in self.rows:
            self._row(row)
        if not self.inline:
            self._sentences()
        return self._foot()

    def write(self, x: float, y: float, text: str, style: TextStyle) -> None:
        """Write a line of which `y` is the upper edge."""
        if text:
            self.marks.append(Text(x, y + style.size, text, style))

    def paragraph(self, text: str, style: TextStyle, x: float, to_x: float, y: float) -> float:
        """Set a text, and return where it ends."""
        return self.runs([(text, style)], x, to_x, y)

    def runs(
        self, runs: Sequence[tuple[str, TextStyle]], x: float, to_x: float, y: float
    ) -> float:
        """Set texts of one size one after the other, and return where they end."""
        size = runs[0][1].size
        indent = 0.0
        for text, style in runs:
            first, *others = wrap_after(indent, text, style, to_x - x) or ("",)
            self.write(x + indent, y, first, style)
            for line in others:
                y += size * LEADING
                self.write(x, y, line, style)
            if len(runs) > 1:
                last, before = (others[-1], 0.0) if others else (first, indent)
                indent = before + style.width(f"{last} ")
        return y + size * LEADING

    def _heading(self) -> None:
        key, said = self.key, self.said
        edition = edition_line(said, key.edition, self.deck.authority)
        about = self.style(GREY, size=max(9.5, self.size * 0.9))
        for text, style, y in (
            (edition, TextStyle(12, GREY, bold=True), self.y + 5),
            (self._card(key.subject), about, self.y + 23),
        ):
            self.write(RIGHT - style.width(text), y, text, style)
        self.write(LEFT, self.y, said.law.subject(key.subject), TextStyle(18, GREEN, bold=True))
        edge = RIGHT - about.width(self._card(key.subject)) - GAP
        self.y = self.paragraph(said.law.menu(key.subject), about, LEFT, edge, self.y + 23) + 4

    def _card(self, subject: str) -> str:
        """Return the number of the card of a subject."""
        return self.said.bot.say("cards-number", number=str(self.deck.numbers[subject]))

    def _row(self, row: FlowRow) -> None:
        x = LEFT + max(row.depth - 1, 0) * INDENT
        if row.is_question:
            self._question(row, x)
        else:
            self._answer(row, x)

    def _question(self, row: FlowRow, x: float) -> None:
        """Set a question on its ground: the answer before it, the question, its note."""
        ask, note = self.style(GREEN, bold=True), self.style(GREY)
        top = self.y + 2
        asked = " · ".join(one for one in (row.point, row.ask) if one)
        answer = f"{row.text} →" if row.text and asked else row.text
        runs = [(answer, self.style(bold=True)), (asked, ask)]
        y = self.runs([run for run in runs if run[0]], x + 4, RIGHT - 4, top + 1.5)
        if row.note:
            y = self.paragraph(row.note, note, x + 4, RIGHT - 4, y)
        self.marks.insert(0, Band(x, top, RIGHT, y + 2))
        self.y = y + 3.5

    def _answer(self, row: FlowRow, x: float) -> None:
        """Set an answer, and beside it the ruling, or where to go on."""
        top = self.y + 1.5
        y = self.paragraph(row.text, self.style(), x + 4, MIDDLE - 8, top)
        if row.outcome is not None:
            y = max(y, self._outcome(row.outcome, top))
        elif row.point:
            goes = self.said.bot.say("cards-goes-on", point=row.point)
            y = max(y, self.paragraph(goes, self.style(GREEN, bold=True), MIDDLE, RIGHT, top))
        else:
            y = max(y, self._elsewhere(row.articles, top))
        self.y = y + 2
        self.marks.append(Stroke(x + 4, self.y, RIGHT, self.y))

    def _elsewhere(self, articles: Sequence[str], y: float) -> float:
        listed = ", ".join(articles)
        more = self.said.bot.say("cards-elsewhere", articles=listed)
        return self.paragraph(more, self.style(GREY), MIDDLE, RIGHT, y)

    def _outcome(self, outcome: CardOutcome, top: float) -> float:
        bold, plain = self.style(bold=True), self.style()
        number = self.style(GREEN, bold=True)
        numbers = "" if self.inline else " ".join(map(str, self._numbered(outcome.steps)))
        edge = RIGHT - (number.width(numbers) + 8 if numbers else 0)
        result = [(outcome.result, bold)]
        for subject in outcome.leads:
            name, say = self.said.law.subject(subject), self.said.bot.say
            lead = (
                say("cards-lead", subject=name, number=str(self.deck.numbers[subject]))
                if subject in self.deck.numbers
                else say("cards-lead-alone", subject=name)
            )
            result.append((lead, self.style(GREEN)))
        y = self.runs(result, MIDDLE, edge, top)
        if numbers:
            self.write(RIGHT - number.width(numbers), top, numbers, number)
        for step in outcome.steps if self.inline else ():
            y = self.paragraph(step, plain, MIDDLE, RIGHT, y + 1)
        return y

    def _numbered(self, steps: Sequence[str]) -> list[int]:
        return [self.numbers.setdefault(step, len(self.numbers) + 1) for step in steps]

    def _sentences(self) -> None:
        """Set every sentence once, under its number, in two columns of the same height."""
        if not self.numbers:
            return
        plain, number = self.style(), self.style(GREEN, bold=True)
        heading = self.said.bot.say("cards-sentences")
        self.y = self.paragraph(heading, number, LEFT, RIGHT, self.y + 6) + 2
        wide = (RIGHT - LEFT - GAP) / 2
        hang = number.width("00 ")
        blocks = [(n, wrap_after(0, text, plain, wide - hang)) for text, n in self.numbers.items()]
        heights = [len(lines) * plain.size * LEADING + 2 for _, lines in blocks]
        cut = min(
            range(1, len(blocks) + 1),
            key=lambda place: max(sum(heights[:place]), sum(heights[place:])),
        )
        ends = []
        for x, part in ((LEFT, blocks[:cut]), (LEFT + wide + GAP, blocks[cut:])):
            y = self.y
            for n, lines in part:
                self.write(x, y, str(n), number)
                for line in lines:
                    self.write(x + hang, y, line, plain)
                    y += plain.size * LEADING
                y += 2
            ends.append(y)
        self.y = max(ends)

    def _foot(self) -> float:
        """Set what is supposed, the code and whose words these are; return where that ends."""
        key, said = self.key, self.said
        style = self.style(GREY, size=FOOT_SIZE)
        address = self.deck.address.of(key)
        edge = RIGHT - (SIDE + GAP if address else 0)
        lines: list[str] = []
        if key.supposed:
            lines += self._supposed(style, edge - LEFT)
        ours = (said.bot.say("cards-ours"), said.bot.say("cards-made", version=__version__))
        texts = (
            said.bot.say(f"cards-more-{self.deck.address.kind}"),
            " ".join((said.law.rulings.appeal(key.edition), *ours)),
        )
        lines += [line for text in texts for line in style.wrap(text, edge - LEFT)]
        step = style.size * LEADING
        high = max(len(lines) * step, SIDE if address else 0.0)
        needed = self.y + 8 + high
        top = max(self.y + 8, LOWEST - high)
        y = top + high - len(lines) * step
        for line in lines:
            self.write(LEFT, y, line, style)
            y += step
        if address:
            self.marks.append(SquareCode(RIGHT - SIDE, top + high - SIDE, SIDE, address))
        return needed

    def _supposed(self, style: TextStyle, width: float) -> Sequence[str]:
        """Return in two lines as many of the circumstances taken as usual as go there."""
        for number in range(len(self.key.supposed), 0, -1):
            what = "; ".join(self.key.supposed[:number])
            lines = style.wrap(self.said.bot.say("cards-supposed", what=what), width)
            if len(lines) <= 2:  # noqa: PLR2004 - two lines
                return lines
        return ()


@lru_cache(maxsize=8192)
def wrap_after(indent: float, text: str, style: TextStyle, width: float) -> Sequence[str]:
    """Break a text into lines of which the first begins after something else, maybe with none."""
    if not indent:
        return style.wrap(text, width)
    lines = style.wrap(text, width - indent) if indent < width else ()
    if not lines or style.width(text.split(" ", 1)[0]) > width - indent:
        return ("", *style.wrap(text, width))
    rest = text.removeprefix(lines[0]).lstrip()
    return (lines[0], *style.wrap(rest, width))


@dataclass(frozen=True, slots=True)
class PrintedCard:
    """A card: its key, the questions on it, its rows and its marks."""

    key: FlowChart
    rows: tuple[FlowRow, ...]
    marks: tuple[PaperMark, ...]
    size: float
    is_whole: bool


def edition_line(said: Words, edition: Edition, authority: str) -> str:
    """Return the edition, with the authority whose options hold."""
    laws = said.bot.say("edition-name", edition=str(edition))
    return said.bot.say("cards-by", edition=laws, authority=authority) if authority else laws


def card_of(key: FlowChart, deck: Deck) -> PrintedCard:
    """Return the card of a subject; raise CardTooLong where not even its first question fits."""
    whole = [at for at in key.below(key.root) if at >= 0]
    rows = rows_of(key, whole)
    each = [found for inline in (True, False) if (found := _set(key, rows, deck, inline=inline))]
    if not each:
        return _in_part(key, deck)
    first, *others = each
    return next((one for one in others if one.size >= first.size + READABLE_GAIN), first)


def _set(
    key: FlowChart, rows: Sequence[FlowRow], deck: Deck, *, inline: bool, is_whole: bool = True
) -> PrintedCard | None:
    """Return the card with these rows in the largest type that fits, None where none does."""
    found: PrintedCard | None = None
    for size in SIZES:
        page = _Page(key, rows, deck, size, inline)
        if page.set() > LOWEST:
            break
        found = PrintedCard(key, tuple(rows), tuple(page.marks), size, is_whole)
    return found


def _in_part(key: FlowChart, deck: Deck) -> PrintedCard:
    """Return the card with as many questions as go on it, the most usual first."""
    closed: set[Target] = set()
    opened = _opened(key, deck, closed)
    while idle := {at for at in opened if at != key.root and _adds_nothing(key, at, opened)}:
        closed |= idle
        opened = _opened(key, deck, closed)
    card = _set(key, rows_of(key, opened, briefly=True), deck, inline=False, is_whole=False)
    if card is None or not opened:
        raise CardTooLong(key.subject)
    return card


def _adds_nothing(key: FlowChart, at: Target, opened: Collection[Target]) -> bool:
    """Tell whether every answer to a question is left to the phone."""
    return all(one.to >= 0 and one.to not in opened for one in key.questions[at].answers)


def _opened(key: FlowChart, deck: Deck, closed: Collection[Target]) -> list[Target]:
    """Return the questions that go on a card, but for those that have to stay closed.

    Of two that are as usual the one is first that is reached by fewer answers.
    """
    opened: list[Target] = []
    waiting = [key.root]
    reached_by = {key.root: 0}
    while waiting:
        at = max(waiting, key=lambda one: (key.usual[one], -reached_by[one]))
        waiting.remove(at)
        rows = rows_of(key, [*opened, at], briefly=True)
        if _Page(key, rows, deck, SMALLEST, inline=False).set() > LOWEST:
            continue
        opened.append(at)
        for answer in key.questions[at].answers:
            if answer.to >= 0 and answer.to not in (*opened, *waiting, *closed):
                waiting.append(answer.to)
                reached_by[answer.to] = reached_by[at] + 1
    return opened
