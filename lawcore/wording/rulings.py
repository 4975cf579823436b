"""Rulings in the words of one language: headline, orders, reasons, judgement, reasoning."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import count, takewhile

from msgspec import Struct

from lawcore.engine.article import book_order
from lawcore.engine.fact import Edition
from lawcore.engine.ruling import BoardRuling, Finding, Order, Ordered, Ruling
from lawcore.wording.articles import Articles
from lawcore.wording.filled import UNKNOWN, Speech, answer_key, capitalised

APPEAL = "92A"
"""The number of the right of appeal in every edition."""
NOT_SEATED: Mapping[str, str] = {}
"""The seats of a case of which none is known."""
_NO_KEY = re.compile(r"[^A-Za-z0-9]")


class RulingInWords(Struct, frozen=True):
    """A ruling in words: the result, the orders, the reasons, and points of judgement.

    `sayings` are read out, each to the side it names; `appeal` is the right that both sides have.
    """

    headline: str
    orders: tuple[str, ...]
    sayings: tuple[str, ...]
    reasons: tuple[str, ...]
    judgement: tuple[str, ...]
    appeal: str
    reasoning: str


class Saying(Struct, frozen=True):
    """Words that are said to somebody, identified by a key such as "defenders"."""

    to: str
    text: str

    @property
    def aloud(self) -> str:
        """The words alone, with a capital letter."""
        return capitalised(self.text)


class Rulings:
    """Rulings in one language."""

    def __init__(self, speech: Speech, articles: Articles) -> None:
        self._speech = speech
        self._say = speech.say
        self._articles = articles

    def rule(self, ruling: Ruling) -> RulingInWords:
        if isinstance(ruling, BoardRuling):
            return self._board(ruling)
        return RulingInWords(
            headline=self.headline(ruling),
            orders=tuple(self._with_article(o, ruling) for o in ruling.orders),
            sayings=self.sayings(ruling),
            reasons=self.reasons(ruling),
            judgement=self.judgement(ruling),
            appeal=self.appeal(ruling.edition),
            reasoning="\n".join({line.lstrip(): line for line in self._tree(ruling)}.values()),
        )

    def headline(self, ruling: Ruling) -> str:
        """Return the ruling in one line, with the articles it rests on."""
        if isinstance(ruling, BoardRuling):
            return self.filled("headline-board", ruling, others=ruling.tricks_of_others)
        articles = self._articles.listed(tuple(self.articles_if_open(ruling)), ruling.edition)
        return self.in_a_line("headline", ruling, articles=articles) or ""

    def in_a_line(self, use: str, ruling: Ruling, **more: str) -> str | None:
        """Return a ruling in a line, by the order that decides it; None without one for a use."""
        order, article = ruling.deciding.order, _NO_KEY.sub("", ruling.deciding.article)
        names = {"order": order.name, "article": article, "status": ruling.status}
        key = self._speech.key(ruling.subject, use, **names)
        return None if key is None else self.filled(key, ruling, order, **more)

    def articles_of(self, ruling: Ruling) -> tuple[str, ...]:
        """Return the articles a ruling rests on; if tricks are counted, those that count them."""
        deciding = ruling.deciding
        numbers = (deciding.article,) if deciding.order.at_the_head else ()
        if not deciding.order.counted:
            return numbers
        transfers = tuple(o.article for o in ruling.orders if o.order.transferred)
        return numbers + (transfers or ruling.exemptions or _set_aside_by(ruling))

    def articles_if_open(self, ruling: Ruling) -> Iterable[str]:
        """Return the articles a ruling rests on, or may if it depends on something, in order."""
        if not ruling.depends:
            return self.articles_of(ruling)
        found = {n for b in ruling.depends for n in self.articles_of(b.ruling)}
        return sorted(found, key=book_order)

    def filled(
        self, key: str, ruling: Ruling, order: Order | None = None, **more: str | int
    ) -> str:
        """Return a message about a ruling, filled in with its answers and orders."""
        wanted = self._speech.of(ruling.subject).variables(key)
        if not wanted:
            return self._speech.filled(ruling.subject, key, {})
        own = {} if order is None else order.values
        said = {name: of(ruling) for name, of in _SAID.items() if name in wanted}
        values = {name: answer_key(value) for name, value in own.items()}
        return self._speech.filled(ruling.subject, key, ruling.known, **{**said, **values, **more})

    def order(self, order: Order, ruling: Ruling) -> str:
        """Return the text of an order, without its article."""
        return self.filled(f"order-{order.name}", ruling, order)

    def words(self, use: str, order: Order, ruling: Ruling) -> str | None:
        """Return the words of an order for a use; None without any."""
        key = self._speech.key(ruling.subject, use, order=order.name)
        return None if key is None else self.filled(key, ruling, order)

    def sayings(self, ruling: Ruling) -> tuple[str, ...]:
        """Return what is read to the players, a side a line, in the order of the orders."""
        if isinstance(ruling, BoardRuling):
            paid = self.said_of_all(ruling)
            lines = [self._line(paid)] if paid is not None else []
            return (*self._by_number(ruling, self._saying), *lines)
        said = (line for o in ruling.orders for line in self._saying(o, ruling))
        return tuple(dict.fromkeys(said))

    def _saying(self, ordered: Ordered, ruling: Ruling) -> list[str]:
        return [self._line(saying) for saying in self.said(ordered.order, ruling)]

    def _line(self, saying: Saying) -> str:
        to = self.called(saying.to, inside=False)
        return self._speech.say("said-to", to=to, text=saying.text)

    def called(self, to: str, *, inside: bool, seats: Mapping[str, str] = NOT_SEATED) -> str:
        """Return how those spoken to are addressed, within a sentence or at its beginning.

        `seats` are the names of the seats that are known, by whom one speaks to there.
        """
        seat = seats.get(to)
        if seat is None:
            name = self._speech.say(f"to-{to}")
        else:
            name = self._speech.say("to-seat", seat=seat)
        return name if inside else capitalised(name)

    def said(
        self, order: Order, ruling: Ruling, seats: Mapping[str, str] = NOT_SEATED
    ) -> tuple[Saying, ...]:
        """Return what is read out for an order; empty if there is nothing to say."""
        key = f"say-{order.name}"
        named = {f"at_{to}": seat for to, seat in seats.items()}
        return tuple(
            Saying(to, line)
            for to in self._speech.of(ruling.subject).attributes(key)
            for line in self.filled(f"{key}.{to}", ruling, order, **named).splitlines()
            if line
        )

    def _by_number(
        self, ruling: BoardRuling, spoken: Callable[[Ordered, Ruling], Iterable[str]]
    ) -> Iterator[str]:
        """Yield what is said for the orders of several, in the order of their execution.

        What is the same for all of them is said once, anything else with their numbers.
        """
        say = self._speech.of(ruling.subject).say
        turns: dict[str, tuple[int, int]] = {}
        numbers: dict[str, dict[int, None]] = {}
        for number, own in enumerate(ruling.each, start=1):
            for ordered in own.orders:
                if ordered.order.transferred:
                    continue
                for line in spoken(ordered, own):
                    turns.setdefault(line, ordered.order.sort_key)
                    numbers.setdefault(line, {})[number] = None
        for line in sorted(turns, key=lambda line: turns[line]):
            of = [*numbers[line]]
            if len(of) == len(ruling.each):
                yield line
            elif len(of) == 1:
                yield say("board-each", number=of[0], headline=line)
            else:
                yield say("board-some", numbers=", ".join(map(str, of)), headline=line)

    def said_of_all(self, ruling: BoardRuling) -> Saying | None:
        """Return the words by which the tricks of several pass; None if none does, or not yet."""
        if ruling.pending or not (ruling.tricks or ruling.tricks_of_others):
            return None
        others = ruling.tricks_of_others
        return Saying("both_sides", self.filled("say-board.both_sides", ruling, others=others))

    def judgement(self, ruling: Ruling) -> tuple[str, ...]:
        """Return the points of a ruling that are left to the Director's judgement."""
        return tuple(self._say(f"judgement-{key}") for key in ruling.judgement)

    def appeal(self, edition: Edition) -> str:
        """Return the right to appeal against the ruling, with the article."""
        article = self._articles.printed(APPEAL, edition)
        return self._say("with-article", text=self._say("appeal"), article=article)

    def _with_article(self, ordered: Ordered, ruling: Ruling) -> str:
        article = self._articles.printed(ordered.article, ruling.edition)
        return self._say("with-article", text=self.order(ordered.order, ruling), article=article)

    def reasons(self, ruling: Ruling) -> tuple[str, ...]:
        """Return the sentences that say why: what happened, and what follows from it in law."""
        if isinstance(ruling, BoardRuling):
            return tuple(reason for own in ruling.each for reason in self.reasons(own))
        said = list(self._what_happened(ruling))
        for finding in (*_deciding(ruling), *_telling(ruling)):
            article = self._articles.printed(finding.number, ruling.edition)
            sentence = self._articles.sentence(ruling.subject, finding.name, ruling.edition)
            said.append(self._say("with-article", text=sentence.rstrip("."), article=article))
        if ruling.deciding.order.counted and ruling.tricks:
            said.append(self.filled("reason-no-exemption", ruling))
        return tuple(dict.fromkeys(said))

    def sentence_of_number(self, ruling: Ruling, number: str) -> str:
        """Return what the provisions with a number say that gave orders of a ruling."""
        each = ruling.each if isinstance(ruling, BoardRuling) else (ruling,)
        giving = [
            self._articles.sentence(one.subject, finding.name, one.edition)
            for one in each
            for finding in one.findings
            if finding.number == number and isinstance(finding.outcome, Order)
        ]
        return " ".join(dict.fromkeys(giving))

    def _what_happened(self, ruling: Ruling) -> Iterator[str]:
        """Yield the subject's own sentences, without empty ones."""
        for number in self.reason_numbers(ruling.subject):
            if sentence := self.reason(ruling, number):
                yield sentence

    def reason_numbers(self, subject: str) -> Iterator[int]:
        """Yield the numbers of the sentences that a subject has for what happened, from one."""
        texts = self._speech.of(subject)
        return takewhile(lambda number: texts.has(f"reason-{number}"), count(1))

    def reason(self, ruling: Ruling, number: int) -> str:
        """Return the subject's own sentence with a number, empty where nothing of it happened."""
        return self.filled(f"reason-{number}", ruling)

    def _tree(self, ruling: Ruling) -> Iterator[str]:
        """Yield the reading of the law, a line a provision, indented under what needs it."""
        seen: set[int] = set()

        def show(finding: Finding, depth: int) -> Iterator[str]:
            if id(finding) in seen or not finding.number:
                return
            seen.add(id(finding))
            heading = not finding.cited and not finding.excepted_by
            if not heading:
                yield "  " * depth + self._leaf(finding, ruling.subject, ruling.edition)
            for below in (*finding.because, *finding.excepted_by):
                yield from show(below, depth + (not heading))

        for root in ruling.findings:
            yield from show(root, 0)

    def _leaf(self, finding: Finding, subject: str, edition: Edition) -> str:
        article = self._articles.printed(finding.number, edition)
        text = self._articles.sentence(subject, finding.name, edition)
        if finding.excepted_by:
            by = ", ".join(self._articles.printed(f.number, edition) for f in finding.excepted_by)
            return self._say("tree-set-aside", by=by, article=article, text=text)
        key = "tree-held" if finding.held else "tree-not-held"
        return self._say(key, article=article, text=text)

    def _board(self, ruling: BoardRuling) -> RulingInWords:
        each = [self.rule(own) for own in ruling.each]
        say = self._speech.of(ruling.subject).say
        lines: list[str] = []
        for number, words in enumerate(each, start=1):
            lines.append(say("board-each", number=number, headline=words.headline))
        for payment in ruling.payments:
            paid = say("board-payment", trick=payment.trick, number=payment.number)
            lines.append(f"{paid}.")
        orders = self._by_number(ruling, lambda ordered, own: (self._with_article(ordered, own),))
        numbered = (
            say("board-each", number=number, headline=reason)
            for number, words in enumerate(each, start=1)
            for reason in words.reasons
        )
        return RulingInWords(
            headline=self.headline(ruling),
            orders=(*lines, *orders),
            sayings=self.sayings(ruling),
            reasons=tuple(numbered),
            judgement=self.judgement(ruling),
            appeal=self.appeal(ruling.edition),
            reasoning="\n".join(
                line
                for number, words in enumerate(each, start=1)
                for line in (
                    say("board-each", number=number, headline=words.headline),
                    words.reasoning,
                )
            ),
        )


_SAID: Mapping[str, Callable[[Ruling], str | int]] = {
    "status": lambda ruling: ruling.status,
    "tricks": lambda ruling: ruling.tricks,
    "fewest": lambda ruling: ruling.range_of_tricks[0],
    "most": lambda ruling: ruling.range_of_tricks[1],
    "edition": lambda ruling: int(ruling.edition),
    "at_offender": lambda _: UNKNOWN,
    "at_rho": lambda _: UNKNOWN,
    "at_lho": lambda _: UNKNOWN,
    "at_partner": lambda _: UNKNOWN,
}
"""What messages say of a ruling itself, each read only where a message speaks of it."""


def _set_aside_by(ruling: Ruling) -> tuple[str, ...]:
    return tuple(number for aside in ruling.set_aside for number in aside.by)


def _deciding(ruling: Ruling) -> Iterator[Finding]:
    """Yield the provision that decides, if no tricks are counted."""
    for finding in ruling.findings:
        decides = isinstance(finding.outcome, Order) and finding.outcome.decides is not None
        if decides and not ruling.deciding.order.counted:
            yield finding


def _telling(ruling: Ruling) -> Iterator[Finding]:
    """Yield the conditions that hold and are cited, and the exemptions, each once."""
    seen: set[str] = set()
    walked: set[Finding] = set()
    excluding = {number for aside in ruling.set_aside for number in aside.by}
    for root in ruling.findings:
        for finding in _below(root, walked):
            met = finding.held and finding.cited and finding.kind == "condition"
            if met and finding.number in ruling.articles and finding.name not in seen:
                seen.add(finding.name)
                yield finding
    for finding in ruling.excepting:
        if finding.number in excluding and finding.name not in seen and finding.cited:
            seen.add(finding.name)
            yield finding


def _below(finding: Finding, walked: set[Finding]) -> Iterator[Finding]:
    """Yield a finding and what holds below it, each once."""
    walked.add(finding)
    yield finding
    for below in finding.because:
        if below.held and below not in walked:
            yield from _below(below, walked)
