"""The law as files that other programs can follow: diagrams, and texts a language.

`docs/contract.md` describes the form. The same law makes the same bytes.
"""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from lawcore.catalogue import SUBJECTS
from lawcore.export.diagram import Diagram, Diagrams
from lawcore.export.findings import LawAsDiagrams
from lawcore.export.packing import packed
from lawcore.export.reasons import Reasons
from lawcore.export.rulings import ASK, Given, RulingsAsDiagrams
from lawcore.export.telling import Telling
from lawcore.export.texts import NOTHING, Texts
from lawcore.export.words import WordsAsDiagrams
from lawcore.fact import Answer, Edition
from lawcore.request import edition_of, settings_of, subject_named
from lawcore.ruling import Ask, BadAnswer, Fault
from lawcore.wording import LANGUAGES

FORMAT = 3
"""The number of the form; another one is written when an older reader could go wrong."""

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Exported:
    """One subject in one edition: its diagrams, and its texts by language."""

    subject: str
    edition: int
    diagrams: Json
    texts: Mapping[str, list[str]]


def export(subject: str, edition: int, options: Mapping[str, object] | None = None) -> Exported:
    """Return the law of a subject and edition as diagrams, with its words in every language.

    `options` are settled by a regulating authority; those of other subjects are left out. Raises
    BadAnswer for an unknown subject or edition, or an edition that does not cover the subject.
    """
    found = subject_named(subject)
    year = edition_of(edition)
    if year not in found.books:
        covered = tuple(int(book) for book in found.books)
        raise BadAnswer(Fault.NOT_COVERED, fact=subject, value=edition, allowed=covered)
    own = {fact.name for fact in found.facts.settings}
    settled = settings_of(found, {n: v for n, v in (options or {}).items() if n in own})
    writer = _Writer(subject, year, settled)
    return Exported(subject, int(year), writer.written(), writer.texts_by_language())


def covered(edition: int) -> list[str]:
    """Return the subjects that an edition covers, in the order in which they are offered."""
    return [name for name, one in SUBJECTS.items() if edition_of(edition) in one.books]


def as_bytes(value: object) -> bytes:
    """Return a value as JSON in as few bytes as it takes; equal values are equal bytes."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()


class _Writer:
    """Writes one subject in one edition."""

    def __init__(self, subject: str, edition: Edition, settled: Mapping[str, Answer]) -> None:
        self.subject = SUBJECTS[subject]
        self.edition = edition
        self.telling = Telling(self.subject.facts, settled)
        self.diagrams: Diagrams = self.telling.diagrams
        self.texts = Texts(LANGUAGES)
        law = LawAsDiagrams(self.subject, edition, self.telling)
        self.rulings = RulingsAsDiagrams(law, edition)
        self.words = WordsAsDiagrams(self.rulings, self.texts)
        self._nodes: list[list[int | None]] = []
        self._written: dict[int, int] = {}
        self._screens: dict[tuple[Any, ...], int] = {}

    def texts_by_language(self) -> dict[str, list[str]]:
        """Return the texts in each language, by their numbers."""
        return {language: self.texts.of(language) for language in self.texts.languages}

    def written(self) -> Json:
        """Return the diagrams as JSON has them."""
        words = self.words
        heads: dict[tuple[Any, ...], int] = {}
        status = self._root(words.status(), lambda head: heads.setdefault(head, len(heads)))
        asks = self._asks()
        lines = [list(line) for line in self._lines()]
        unusual = [
            [self.telling.place[fact.name], self._screened(words.unusual(fact))]
            for fact in self.telling.facts
            if fact.usual is not None and fact not in self.telling.kind.later
        ]
        later = [
            [self.telling.place[fact.name], self._screened(words.awaited(fact))]
            for fact in self.telling.facts
            if fact.pending is not None or fact in self.telling.kind.later
        ]
        facts = [self._fact(place) for place in range(len(self.telling.facts))]
        kind = self.telling.kind
        groups = [
            [words.group(rare.name), [self.telling.place[fact.name] for fact in rare.facts]]
            for rare in kind.rare
        ]
        return {
            "format": FORMAT,
            "subject": self.subject.name,
            "edition": int(self.edition),
            "name": words.subject(self.subject.name),
            "facts": facts,
            "asks": asks,
            "status": status,
            "statuses": [list(head) for head in heads],
            "result": self._line(words.result()),
            "outcome": self._line(words.outcome()),
            "lines": lines,
            "unusual": [one for one in unusual if one[1] != -1],
            "later": [one for one in later if one[1] != -1],
            "groups": groups,
            "apart": self._apart(),
            "appeal": words.say(lambda said: said.rulings.appeal(self.edition)),
            "screens": [list(screen) for screen in self._screens],
            "nodes": packed(self._nodes),
        }

    def _asks(self) -> int:
        """Write what is asked: the number of a screen, from one; zero where there is a ruling."""
        d, reply = self.diagrams, self.rulings.reply
        screens: dict[int, Diagram] = {}
        for end in d.ends(reply):
            kind, place = d.value(end)
            screens[end] = d.end(None)
            if kind == ASK:
                screens[end] = self.words.question(place)
        return self._screened(d.select(reply, screens))

    def _screened(self, diagram: Diagram) -> int:
        def number(screen: Any) -> int:
            return (
                0 if screen is None else 1 + self._screens.setdefault(screen, len(self._screens))
            )

        return self._root(diagram, number)

    def _fact(self, place: int) -> Json:
        fact, words, kind = self.telling.facts[place], self.words, self.telling.kind
        plain = [str(v) if isinstance(v, str) else v for v in self.telling.values[place]]
        order = list(dict.fromkeys((*kind.likeliest, *kind.listed)))
        found: Json = {
            "name": fact.name,
            "values": plain,
            "ask": self._line(words.asked(fact)),
            "labels": [self._line(words.answer(fact, n)) for n in range(1, 1 + len(plain))],
            "why": self._line(words.why(place)) if fact.usual is None else -1,
            "decides": self._line(words.decided_by(fact)),
            "likely": order.index(fact),
        }
        alike = {
            n: list(choice.alike)
            for n, value in enumerate(self.telling.values[place])
            for choice in kind.choices.get(fact.name, ())
            if choice.alike and choice.answer == value
        }
        if alike:
            found["alike"] = [alike.get(n, [value]) for n, value in enumerate(plain)]
        if fact.usual is not None:
            found["usual"] = 1 + self.telling.options[place].index(fact.usual)
        if fact in kind.certain:
            found["certain"] = True
        if fact.unjudged is not None:
            found["unjudged"] = 1 + self.telling.options[place].index(fact.unjudged)
        if fact.pending is not None:
            found["pending"] = True
        return found

    def _apart(self) -> list[Any]:
        """Write the answers that exclude each other: places of facts with states."""
        found = []
        for pair in self.telling.kind.apart:
            parts = []
            for fact, answers in pair.parts:
                place = self.telling.place.get(fact.name)
                if place is not None:
                    options = self.telling.options[place]
                    parts.append([place, [1 + n for n, o in enumerate(options) if o in answers]])
            if len(parts) == len(pair.parts) and all(states for _, states in parts):
                found.append([int(pair.impossible), parts])
        return found

    def _lines(self) -> Iterator[tuple[Any, ...]]:
        """Yield the lines of a ruling: kind, root, and what the kind has besides."""
        words = self.words
        for when, step in words.steps():
            yield from self._shown("step", step, when)
        for aside in words.asides():
            roots = [root for one in aside if (root := self._line(one)) != -1 - NOTHING]
            if roots:
                yield ("aside", roots[0] if len(roots) == 1 else roots)
        for fact, supposed in words.supposed():
            yield from self._shown("supposed", supposed, self.telling.place[fact.name])
        for reason in Reasons(words).each():
            yield from self._shown("reason", reason)
        yield from self._provisions()
        for one in self.rulings.given:
            yield from self._order(one)

    def _provisions(self) -> Iterator[tuple[Any, ...]]:
        """Yield the points of judgement, the articles and the exemptions."""
        words, rulings = self.words, self.rulings
        for key, where in rulings.judgement().items():
            text = words.judgement(key)
            yield from self._holding("judgement", where, text, key)
        for number, where in rulings.articles().items():
            yield from self._holding("article", where, words.printed(number), number)
        for number, where in self._exemptions().items():
            yield from self._holding("exemption", where, words.text(number), number)

    def _order(self, one: Given) -> Iterator[tuple[Any, ...]]:
        """Yield an order, the subject to which it leads, and what is to be told next."""
        words, order = self.words, one.order
        where = self.rulings.always(self.rulings.gives(one))
        text = words.text(one.number)
        yield from self._holding("order", where, text, order.name, one.number, _told(order.values))
        lead, ask = order.leads_to, order.asks
        if lead is not None:
            named = words.subject(lead.subject)
            yield from self._holding("lead", where, named, lead.subject, _told(lead.answers))
        if ask is not None and ask.fact in self.telling.place:
            asks = self.diagrams.both(where, self.diagrams.negated(self._asked_by_another(ask)))
            yield from self._holding(
                "next", asks, words.next(ask.fact), ask.fact, _told(ask.telling)
            )

    def _asked_by_another(self, ask: Ask) -> Diagram:
        """Return where another order asks for the same fact and tells more."""
        return self.diagrams.any_of(
            self.rulings.gives(other)
            for other in self.rulings.given
            if (asked := other.order.asks) is not None
            and asked.fact == ask.fact
            and len(asked.telling) > len(ask.telling)
        )

    def _exemptions(self) -> dict[str, Diagram]:
        found: dict[str, list[Diagram]] = {}
        for one, where in self.rulings.exemptions():
            found.setdefault(self.rulings.law.book.rules[one].number, []).append(where)
        return {n: self.rulings.always(self.diagrams.any_of(w)) for n, w in found.items()}

    def _shown(self, kind: str, diagram: Diagram, *more: Any) -> Iterator[tuple[Any, ...]]:
        root = self._line(diagram)
        if root != -1 - NOTHING:
            yield (kind, root, *more)

    def _holding(
        self, kind: str, where: Diagram, text: int, *more: Any
    ) -> Iterator[tuple[Any, ...]]:
        root = self._root(where, lambda holds: text if holds else NOTHING)
        if root != -1 - NOTHING:
            yield (kind, root, *more)

    def _line(self, diagram: Diagram) -> int:
        return self._root(diagram, lambda number: number)

    def _root(self, diagram: Diagram, number: Any) -> int:
        """Write a diagram whose ends are numbers, and return its root; an end is -1 - number."""
        d = self.diagrams
        if diagram is None:
            return -1
        numbers = {end: d.end(int(number(d.value(end)))) for end in sorted(d.ends(diagram))[::-1]}
        found = self._write(d.select(diagram, numbers))
        return -1 if found is None else found

    def _write(self, diagram: Diagram) -> int | None:
        d = self.diagrams
        if diagram is None:
            return None
        if diagram < 0:
            return -1 - int(d.value(diagram))
        if diagram not in self._written:
            fact, states = d.nodes[diagram]
            below = [self._write(one) for one in states]
            self._written[diagram] = len(self._nodes)
            self._nodes.append([fact, *below])
        return self._written[diagram]


def _told(answers: Mapping[str, object]) -> Json:
    """Return answers as JSON has them."""
    return {name: str(v) if isinstance(v, str) else v for name, v in answers.items()}
