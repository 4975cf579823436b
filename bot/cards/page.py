"""The cards of a subject: each two sides of A5 at most, with its usual course as a table.

Questions stand above their answers, each answer beside its ruling with what is said and done. The
first card has what is usual; an answer for whose ruling it has no room leads to the card that has.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache, reduce
from itertools import groupby, takewhile
from string import ascii_lowercase, ascii_uppercase
from typing import Final, Literal

from msgspec import Struct, field

from bot.cards.key import FlowChart, Target
from bot.conversation.page_links import PageSite
from bot.sheets import paper
from bot.sheets.paper import (
    GREEN,
    GREY,
    INK,
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
from lawcore.engine.records import replace

SIZES: Final = (11.0, 11.5, 12.0, 12.5, 13.0, 13.5, 14.0)
"""The sizes of type, the largest that fits is taken; nothing on a card is smaller."""
MAX_SIDES: Final = 2
WIDTH: Final = paper.HEIGHT / 2
HEIGHT: Final = paper.WIDTH
EDGE: Final = 14.0
LEFT: Final = EDGE
RIGHT: Final = WIDTH - EDGE
TOP: Final = EDGE
LOWEST: Final = HEIGHT - EDGE
LEADING: Final = 1.1
MIDDLE: Final = LEFT + (RIGHT - LEFT) * 0.23
"""Where the rulings begin."""
INDENT: Final = 6.0
GAP: Final = 10.0
SIDE: Final = 48.0
"""The side of the code, in which a square of it is at least half a millimetre."""


class CardTooLong(ValueError):  # noqa: N818 - named by what it is
    """A question with its answers and what is said then does not fit a card."""


class Address(Struct, frozen=True):
    """Where the same questions are asked: on the page, in the bot, or at no address."""

    kind: Literal["page", "bot", "none"] = "none"
    url: str = ""

    def of(self, key: FlowChart) -> str:
        """Return the address of a subject."""
        if self.kind != "page":
            return f"{self.url}?start={key.subject}" if self.url else ""
        place = f"{key.language}/{int(key.edition)}/{key.subject}"
        return PageSite(self.url).home(place, in_telegram=False)


class Deck(Struct, frozen=True):
    """What the cards of an edition have in common.

    `numbers` are those of the cards, by subject; `authority` is named where its options hold.
    """

    numbers: Mapping[str, int]
    address: Address = Address()
    authority: str = ""


class CardPart(Struct, frozen=True):
    """A question, and those of the questions after it that are asked on the same card.

    `path` are the answers that lead there, as far as no others do.
    """

    root: Target
    opened: frozenset[Target]
    path: tuple[str, ...] = ()


class FlowRow(Struct, frozen=True):
    """A row of the table: an answer, `text`, and what follows it.

    That is a question, `ask` with its `note`, or a ruling: the `result`, the subjects that take
    over, the steps. What all rulings below a question have in common stands at the question, as
    far as it comes first, and in a row after its answers, `is_after`, as far as it comes last.
    `point` is the letter of a question to which several answers lead, at the question itself and
    at a row that leads back to it; `card` is the card where it goes on.
    """

    depth: int
    text: str
    is_question: bool = False
    ask: str = ""
    note: str = ""
    point: str = ""
    card: str = ""
    result: str = ""
    leads: tuple[str, ...] = ()
    steps: tuple[str, ...] = ()
    is_after: bool = False


class _Shared(Struct, frozen=True):
    """What all rulings have in common: a result, first steps, last steps, the fewest steps."""

    result: tuple[str, tuple[str, ...]] | None
    first: tuple[str, ...]
    last: tuple[str, ...]
    fewest: int

    def with_other(self, other: "_Shared") -> "_Shared":
        return _Shared(
            self.result if self.result == other.result else None,
            _alike(self.first, other.first),
            _alike(self.last[::-1], other.last[::-1])[::-1],
            min(self.fewest, other.fewest),
        )


def _alike(one: tuple[str, ...], other: tuple[str, ...]) -> tuple[str, ...]:
    """Return the steps with which both begin."""
    return tuple(
        a for a, _ in takewhile(lambda two: two[0] == two[1], zip(one, other, strict=False))
    )


_NOTHING: Final = _Shared(None, (), (), 0)


class _Rows:
    """The rows of a part of a subject; `on` are the cards of the questions that it leaves out."""

    def __init__(
        self, key: FlowChart, part: CardPart, on: Mapping[Target, str], letters: Iterator[str]
    ) -> None:
        self.key, self.part, self.on, self.letters = key, part, on, letters
        self.points: dict[Target, str] = {}
        answers = (one for at in part.opened if at >= 0 for one in key.questions[at].answers)
        self.reached = Counter(answer.to for answer in answers)

    def rows(self) -> Iterator[FlowRow]:
        yield from self._next(self.part.root, 0, " → ".join(self.part.path), _NOTHING)

    def _elsewhere(self, to: Target) -> str:
        """Return the card of a question that this part leaves out, else nothing."""
        return self.on[to] if to >= 0 and to not in self.part.opened else ""

    def _answers(self, at: Target) -> Iterator[tuple[str, Target]]:
        """Yield the answers to a question, those in one that lead to the same other card."""
        answers = self.key.questions[at].answers
        for card, each in groupby(answers, lambda answer: self._elsewhere(answer.to)):
            some = [(" / ".join(answer.labels), answer.to) for answer in each]
            yield from [(" / ".join(text for text, _ in some), some[0][1])] if card else some

    def _shared(self, to: Target) -> _Shared:
        """Return what all rulings below have in common; nothing where others lead there too."""
        if to < 0:
            one = self.key.outcome(to)
            return _Shared((one.result, one.leads), one.steps, one.steps, len(one.steps))
        below = [answer.to for answer in self.key.questions[to].answers]
        is_apart = (self._elsewhere(at) or (at >= 0 and self.reached[at] > 1) for at in below)
        each = [
            _NOTHING if no else self._shared(at) for at, no in zip(below, is_apart, strict=True)
        ]
        return reduce(_Shared.with_other, each)

    def _next(self, to: Target, depth: int, label: str, said: _Shared) -> Iterator[FlowRow]:
        """Yield the rows of an answer and of what follows it, but for what is `said` already."""
        point, card = self.points.get(to, ""), self._elsewhere(to)
        if point or card:
            yield FlowRow(depth, label, point=point, card=card)
            return
        if to >= 0 and self.reached[to] > 1:
            self.points[to] = next(self.letters)
        shared = self._shared(to)
        before = len(said.first)
        result, leads = shared.result if shared.result and not said.result else ("", ())
        if to < 0:
            steps = shared.first[before : shared.fewest - len(said.last)]
            yield FlowRow(depth, label, result=result, leads=leads, steps=steps)
            return
        first = max(before, min(len(shared.first), shared.fewest - len(said.last)))
        last = max(len(said.last), min(len(shared.last), shared.fewest - first))
        now = _Shared(
            shared.result or said.result,
            shared.first[:first],
            shared.last[len(shared.last) - last :],
            0,
        )
        question = self.key.questions[to]
        yield FlowRow(
            depth,
            label,
            is_question=True,
            ask=question.ask,
            note=question.note,
            point=self.points.get(to, ""),
            result=result,
            leads=leads,
            steps=now.first[before:],
        )
        for text, at in self._answers(to):
            yield from self._next(at, depth + 1, text, now)
        if after := now.last[: len(now.last) - len(said.last)]:
            yield FlowRow(depth + 1, "", steps=after, is_after=True)


class PrintedCard(Struct, frozen=True):
    """A card: its number, what of the subject is on it, its rows, its sides, the size of type."""

    key: FlowChart
    number: str
    parts: tuple[CardPart, ...]
    rows: tuple[FlowRow, ...]
    sides: tuple[tuple[PaperMark, ...], ...]
    size: float


class _Setter(Struct):
    """A card as it is set, in type of one size."""

    key: FlowChart
    deck: Deck
    number: str
    size: float
    sides: list[list[PaperMark]] = field(default_factory=list)
    y: float = TOP
    overflows: bool = False

    @property
    def said(self) -> Words:
        return Words.of(self.key.language)

    def style(self, fill: str = INK, *, bold: bool = False) -> TextStyle:
        return NarrowStyle(self.size, fill, bold=bold)

    def set(self, rows: Sequence[FlowRow]) -> bool:
        """Set the card, and tell whether it holds that."""
        self._heading()
        before: list[FlowRow] = []
        asked: list[FlowRow] = []
        for row in rows:
            asked = [one for one in asked if one.depth < row.depth]
            before.append(row)
            if row.is_question:
                asked.append(row)
            else:
                self._block(before, asked[-1:] if len(before) == 1 else ())
                before = []
            if self.overflows:
                return False
        self._foot()
        return not self.overflows

    def write(self, x: float, y: float, text: str, style: TextStyle) -> None:
        """Write a line of which `y` is the upper edge."""
        if text:
            self.sides[-1].append(Text(x, y + style.size, text, style))

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
        self.sides.append([])
        name, grey = said.law.subject(key.subject), self.style(GREY)
        title = TextStyle(16, GREEN, bold=True)
        edition = edition_line(said, key.edition, self.deck.authority)
        right = f"{edition} · {self._card()}"
        self.write(LEFT, self.y, name, title)
        self.y += 4 if title.width(name) + GAP + grey.width(right) < RIGHT - LEFT else 20
        self.write(RIGHT - grey.width(right), self.y, right, grey)
        self.y += self.size * LEADING + 2

    def _card(self) -> str:
        return self.said.bot.say("cards-number", number=self.number)

    def _next_side(self, asked: Sequence[FlowRow]) -> None:
        """Begin the next side with the question whose answers go on there."""
        self.sides.append([])
        self.y = TOP
        self.overflows = len(self.sides) > MAX_SIDES
        line = f"{self.said.law.subject(self.key.subject)} · {self._card()}"
        self.y = self.paragraph(line, self.style(GREY), LEFT, RIGHT, self.y) + 2
        for row in asked:
            self._question(replace(row, note=""))

    def _block(self, rows: Sequence[FlowRow], asked: Sequence[FlowRow]) -> None:
        """Set an answer, with the questions before it that have none yet, on one side."""
        before, y = len(self.sides[-1]), self.y
        self._rows(rows)
        if self.y > LOWEST:
            del self.sides[-1][before:]
            self.y = y
            self._next_side(asked)
            self._rows(rows)
            self.overflows |= self.y > LOWEST

    def _rows(self, rows: Sequence[FlowRow]) -> None:
        for row in rows:
            if row.is_question:
                self._question(row)
            else:
                self._answer(row)

    def _question(self, row: FlowRow) -> None:
        """Set a question on its ground: the answer before it, the question, its note."""
        x = LEFT + max(row.depth - 1, 0) * INDENT
        ask, grey = self.style(GREEN, bold=True), self.style(GREY)
        top, place = self.y + 1, len(self.sides[-1])
        asked = " · ".join(one for one in (row.point, row.ask) if one)
        answer = f"{row.text} →" if row.text and asked else row.text
        runs = [run for run in ((answer, self.style(bold=True)), (asked, ask)) if run[0]]
        y = self.runs(runs, x + 4, RIGHT - 4, top) if runs else top
        if row.note:
            y = self.paragraph(row.note, grey, x + 4, RIGHT - 4, y)
        if y > top:
            self.sides[-1].insert(place, Band(x, top, RIGHT, y + 1.5))
        if row.result or row.steps:
            y = self._ruling(row, x + 4, y + 2.5, self.said.bot.say("cards-every")) - 1
        self.y = y + 2.5

    def _answer(self, row: FlowRow) -> None:
        """Set an answer, and beside it the ruling, or where to go on."""
        x = LEFT + max(row.depth - 1, 0) * INDENT
        top = self.y + 1
        say = self.said.bot.say
        if row.is_after:
            y = self._ruling(row, x + 4, top, say("cards-every"))
        elif row.point or row.card:
            at = ("cards-on-card", row.card) if row.card else ("cards-goes-on", row.point)
            goes = say(at[0], point=at[1])
            runs = ((row.text, self.style()), (goes, self.style(GREEN, bold=True)))
            y = self.runs(runs, x + 4, RIGHT, top)
        else:
            y = self.paragraph(row.text, self.style(), x + 4, MIDDLE - 6, top)
            nothing = [] if row.result or row.steps else [say("cards-no-more")]
            y = max(y, self._ruling(row, MIDDLE, top, *nothing))
        self.y = y + 1.5
        self.sides[-1].append(Stroke(x + 4, self.y, RIGHT, self.y))

    def _ruling(self, row: FlowRow, x: float, y: float, before: str = "") -> float:
        """Set a result, the cards that take over, and the steps; return where they end."""
        say = self.said.bot.say
        runs = [(before, self.style(GREY))] if before else []
        runs += [(row.result, self.style(bold=True))] if row.result else []
        for subject in row.leads:
            name = self.said.law.subject(subject)
            lead = (
                say("cards-lead", subject=name, number=str(self.deck.numbers[subject]))
                if subject in self.deck.numbers
                else say("cards-lead-alone", subject=name)
            )
            runs.append((lead, self.style(GREEN)))
        steps = [*row.steps]
        if steps:
            runs.append((steps.pop(0), self.style()))
        y = self.runs(runs, x, RIGHT, y)
        for step in steps:
            y = self.paragraph(step, self.style(), x, RIGHT, y + 1)
        return y

    def _foot(self) -> None:
        """Set what is supposed, the code and whose words these are."""
        key, said = self.key, self.said
        style = self.style(GREY)
        address = self.deck.address.of(key)
        edge = RIGHT - (SIDE + GAP if address else 0)
        ours = (said.bot.say("cards-ours"), said.bot.say("cards-made", version=__version__))
        more = said.bot.say(f"cards-more-{self.deck.address.kind}")
        text = " ".join((more, said.law.rulings.appeal(key.edition), *ours))
        step, width = style.size * LEADING, edge - LEFT
        room = int((LOWEST - self.y - 6) / step) - len(style.wrap(text, width))
        supposed = self._supposed(style, width, 2 if room > 1 else 1)
        lines = [*supposed, *style.wrap(text, width)]
        high = max(len(lines) * step, SIDE if address else 0.0)
        if self.y + 6 + high > LOWEST:
            self._next_side(())
        y = LOWEST - len(lines) * step
        for line in lines:
            self.write(LEFT, y, line, style)
            y += step
        if address:
            self.sides[-1].append(SquareCode(RIGHT - SIDE, LOWEST - SIDE, SIDE, address))

    def _supposed(self, style: TextStyle, width: float, most: int) -> Sequence[str]:
        """Return in so many lines as many of the circumstances taken as usual as go there."""
        for number in range(len(self.key.supposed), 0, -1):
            what = self.said.law.briefs.supposing(self.key.supposed[:number])
            lines = style.wrap(what, width)
            if len(lines) <= most:
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


def edition_line(said: Words, edition: Edition, authority: str) -> str:
    """Return the edition, with the authority whose options hold."""
    laws = said.bot.say("edition-name", edition=str(edition))
    return said.bot.say("cards-by", edition=laws, authority=authority) if authority else laws


def cards_of(key: FlowChart, deck: Deck) -> list[PrintedCard]:
    """Return the cards of a subject; raise CardTooLong where a question fits none."""
    return _Packer(key, deck).cards()


def _notes_once(rows: Sequence[FlowRow]) -> list[FlowRow]:
    """Return the rows of a card, each note where it stands first."""
    first = {row.note: place for place, row in reversed([*enumerate(rows)])}
    return [
        row if first[row.note] == place else replace(row, note="")
        for place, row in enumerate(rows)
    ]


class _Packer(Struct):
    """Which questions of a subject go on which card."""

    key: FlowChart
    deck: Deck

    def cards(self) -> list[PrintedCard]:
        packed: list[list[CardPart]] = []
        waiting, done = [self.key.root], set[Target]()
        while waiting:
            parts = [self._part(waiting.pop(0))]
            done.add(parts[0].root)
            left = self._left_out(parts[0])
            left = [at for at in left if at not in done]
            waiting = [*left, *(at for at in waiting if at not in left)]
            for at in [*waiting]:
                if not left and self._fits(*parts, whole := self._whole(at)):
                    parts.append(whole)
                    done.add(at)
                    waiting.remove(at)
            packed.append(parts)
        number = str(self.deck.numbers[self.key.subject])
        letters = ascii_lowercase if len(packed) > 1 else ("",)
        named = [(f"{number}{one}", parts) for one, parts in zip(letters, packed, strict=False)]
        on = {part.root: name for name, parts in named for part in parts}
        return [self._largest(name, parts, on) for name, parts in named]

    def _whole(self, root: Target) -> CardPart:
        return CardPart(root, frozenset({root, *self.key.below(root)}), self.key.path(root))

    def _part(self, root: Target) -> CardPart:
        """Return all that follows a question, or what of it a card holds, the usual first.

        Of two questions that are as usual the one is first that is reached by fewer answers.
        """
        if self._fits(whole := self._whole(root)):
            return whole
        usual, questions = self.key.usual, self.key.questions
        part = replace(whole, opened=frozenset({root}))
        if not self._fits(part):
            raise CardTooLong(self.key.subject)
        reached_by = {root: 0}
        waiting = {at for one in questions[root].answers if (at := one.to) >= 0}
        reached_by |= dict.fromkeys(waiting, 1)
        while waiting:
            at = max(waiting, key=lambda one: (usual[one], -reached_by[one], -one))
            waiting.remove(at)
            more = replace(part, opened=part.opened | {at})
            if not self._fits(more):
                continue
            part = more
            for answer in questions[at].answers:
                if answer.to >= 0 and answer.to not in part.opened:
                    waiting.add(answer.to)
                    reached_by.setdefault(answer.to, reached_by[at] + 1)
        while idle := {at for at in part.opened - {root} if self._adds_nothing(at, part)}:
            part = replace(part, opened=part.opened - idle)
        return part

    def _adds_nothing(self, at: Target, part: CardPart) -> bool:
        """Tell whether other cards have every ruling that follows a question at once."""
        answers = self.key.questions[at].answers if at >= 0 else ()
        return bool(answers) and all(one.to >= 0 and one.to not in part.opened for one in answers)

    def _left_out(self, part: CardPart) -> list[Target]:
        """Return the questions that answers of a part lead to and other cards ask, in order."""

        def below(at: Target) -> Iterator[Target]:
            for answer in self.key.questions[at].answers if at >= 0 else ():
                if answer.to in part.opened:
                    yield from below(answer.to)
                elif answer.to >= 0:
                    yield answer.to

        return [*dict.fromkeys(below(part.root))]

    def _rows(self, parts: Sequence[CardPart], on: Mapping[Target, str]) -> list[FlowRow]:
        letters = iter(ascii_uppercase)
        return [row for part in parts for row in _Rows(self.key, part, on, letters).rows()]

    def _fits(self, *parts: CardPart) -> bool:
        on = {at: f"9{at:02}" for at in range(len(self.key.questions))}  # each as wide as any
        return self._set("99m", parts, on, SIZES[0]) is not None

    def _largest(
        self, number: str, parts: Sequence[CardPart], on: Mapping[Target, str]
    ) -> PrintedCard:
        """Return a card in the largest type in which it has no more sides than in the smallest."""
        found: list[PrintedCard] = []
        for size in SIZES:
            card = self._set(number, parts, on, size)
            if card is None or len(card.sides) > len(found[0].sides if found else card.sides):
                break
            found.append(card)
        return found[-1]

    def _set(
        self, number: str, parts: Sequence[CardPart], on: Mapping[Target, str], size: float
    ) -> PrintedCard | None:
        """Return a card in type of a size, None where it does not hold that."""
        rows = _notes_once(self._rows(parts, on))
        setter = _Setter(self.key, self.deck, number, size)
        if not setter.set(rows):
            return None
        sides = tuple(map(tuple, setter.sides))
        return PrintedCard(self.key, number, tuple(parts), tuple(rows), sides, size)
