"""What each provision comes to, as diagrams: the law itself is read, provision by provision.

Each provision is weighed by the code that weighs it in any reading. Only the findings of other
provisions that it asks for are replaced: their outcomes are asked for as diagrams.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

from lawcore.article import Outcome, Provision
from lawcore.export.diagram import Diagram
from lawcore.export.exploring import Course, Explored, explore
from lawcore.export.telling import Telling, ToldHere
from lawcore.fact import Answer, Edition, Fact, Told
from lawcore.reading.reading import Reading
from lawcore.ruling import Finding, Order
from lawcore.subject import Subject

SUSPENDED = "suspended"
_MANY = 1 << 256


@dataclass(frozen=True)
class Weighed:
    """What the text of one provision came to on one course, before its exceptions.

    `wants` and `offers` are the facts that it reads itself, a bit each, and the provisions whose
    wants and offers it shares. `because` are the provisions it rests on, `asked_of` all that it
    reads. `tries` says that its exceptions are read.
    """

    outcome: Outcome | str
    wants: int
    offers: int
    wants_of: tuple[Provision[Any], ...]
    offers_of: tuple[Provision[Any], ...]
    because: tuple[Provision[Any], ...]
    asked_of: frozenset[Provision[Any]]
    tries: bool


class _OnCourse(Reading):
    """A reading in which the other findings are asked for."""

    def __init__(self, law: "LawAsDiagrams", course: Course, *, quiet: bool) -> None:
        told = ToldHere(law.telling, course)
        super().__init__(law.book, law.subject.facts, told, suppose=True)
        self.law = law
        self.course = course
        self.only_what_is_known = quiet
        self.kind = _KindHere(law.telling, course)  # type: ignore[assignment]  # only asked what is offered
        self.asked_of: dict[Provision[Any], Finding] = {}
        self.tries = False
        self.findings = _Findings(self)  # type: ignore[assignment]  # it is asked, never listed
        if quiet:
            self.not_supposed = _NotSupposed(law, course)  # type: ignore[assignment]  # as above

    def _weigh_exceptions(self, *_: Any) -> None:
        """Note that exceptions are read: `LawAsDiagrams` weighs them, all at once."""
        self.tries = True

    def _rests_on_more(self, _: Finding) -> bool:
        """Tell whether it assumed more: one that is weighed quietly never does."""
        return False


class _Findings:
    """The findings of other provisions on one course, asked for one by one."""

    def __init__(self, reading: _OnCourse) -> None:
        self._reading = reading

    def get(self, provision: Provision[Any]) -> Finding:
        """Return the finding of a provision: its outcome, its wants and offers as its own bit."""
        reading = self._reading
        if provision in reading.asked_of:
            return reading.asked_of[provision]
        rule = reading.law.book.rules.get(provision)
        finding = Finding(provision, "" if rule is None else rule.number)
        if rule is not None:
            outcome = reading.course.ask(
                reading.law.outcome(provision, quiet=reading.only_what_is_known)
            )
            finding.suspended = outcome == SUSPENDED
            finding.outcome = True if finding.suspended else outcome
            finding.wants = finding.offers = _MANY << reading.law.number[provision]
            reading.asked_of[provision] = finding
        return finding


class _KindHere:
    """What is offered of each fact on one course, asked for at once and not pair by pair."""

    def __init__(self, telling: Telling, course: Course) -> None:
        self._telling = telling
        self._course = course

    def offered(self, fact: Fact[Answer], told: Told) -> tuple[Answer, ...]:  # noqa: ARG002 - as Facts has it
        """Return the options of a fact that go with what was told; all of them if none does."""
        found: tuple[Answer, ...] = self._course.ask(self._telling.offered(fact))
        return found


class _NotSupposed:
    """The rare circumstances on which a ruling does not rest, each asked for when it is read."""

    def __init__(self, law: "LawAsDiagrams", course: Course) -> None:
        self._law = law
        self._course = course

    def __rand__(self, bit: int) -> int:
        if not bit & self._law.subject.facts.demanded:
            return 0
        return 0 if self._course.ask(self._law.offered(bit)) else bit


class LawAsDiagrams:
    """The law of one subject and edition as diagrams over what may be told."""

    def __init__(self, subject: Subject, edition: Edition, telling: Telling) -> None:
        self.subject = subject
        self.book = subject.books[edition]
        self.telling = telling
        self.diagrams = telling.diagrams
        self.number = {p: n for n, p in enumerate(self.book.rules)}
        self._provisions = tuple(self.book.rules)
        self._weighed: dict[tuple[Provision[Any], bool], Explored] = {}
        self._memo: dict[tuple[object, ...], Diagram] = {}
        self._leads: dict[
            tuple[str, bool], dict[Provision[Any], dict[Provision[Any], Diagram]]
        ] = {}

    def weighed(self, provision: Provision[Any], *, quiet: bool = False) -> Explored:
        """Return what a provision comes to on every course; quietly, on what is known only."""
        key = (provision, quiet)
        if key not in self._weighed:
            self._weighed[key] = explore(
                self.diagrams,
                self.telling.possible,
                lambda course: self._weigh(provision, course, quiet=quiet),
            )
        return self._weighed[key]

    def _weigh(self, provision: Provision[Any], course: Course, *, quiet: bool) -> Weighed:
        reading = _OnCourse(self, course, quiet=quiet)
        found = reading._weigh(provision)  # noqa: SLF001 - the law is weighed as any reading does it
        reading.end()
        outcome: Outcome | str = found.outcome or False
        if found.suspended:
            outcome = SUSPENDED
        return Weighed(
            outcome,
            found.wants % _MANY,
            found.offers % _MANY,
            self._of(found.wants // _MANY),
            self._of(found.offers // _MANY),
            _provisions(found.because),
            frozenset(reading.asked_of),
            reading.tries,
        )

    def _of(self, bits: int) -> tuple[Provision[Any], ...]:
        return tuple(p for n, p in enumerate(self._provisions) if bits >> n & 1)

    def _kept(self, key: tuple[object, ...], make: Callable[[], Diagram]) -> Diagram:
        if key not in self._memo:
            self._memo[key] = make()
        return self._memo[key]

    def outcome(self, provision: Provision[Any], *, quiet: bool = False) -> Diagram:
        """Return the outcome of a provision: False, True, an order, or SUSPENDED.

        An exception that holds makes it False; one that is suspended suspends it.
        """

        def of(one: Weighed) -> Diagram:
            d = self.diagrams
            own = d.end(_key_of(one.outcome))
            if not one.tries:
                return own
            doubted = self._any_exception(provision, "suspended", quiet=quiet)
            excepted = self._any_exception(provision, "held", quiet=quiet)
            return d.where(excepted, d.false, d.where(doubted, d.end(SUSPENDED), own))

        weighed = self.weighed(provision, quiet=quiet)
        return self._kept(("outcome", provision, quiet), lambda: weighed.diagram(of))

    def _any_exception(self, provision: Provision[Any], how: str, *, quiet: bool) -> Diagram:
        """Return where some exception to a provision holds, or is suspended."""
        d = self.diagrams

        def make() -> Diagram:
            outcomes = [
                self.outcome(e, quiet=quiet) for e in self.book.rules[provision].exceptions
            ]
            return d.any_of(d.map(one, _IS[how]) for one in outcomes)

        return self._kept(("exceptions", provision, how, quiet), make)

    def held(self, provision: Provision[Any], *, quiet: bool = False) -> Diagram:
        """Return where a provision applies."""
        return self.diagrams.map(self.outcome(provision, quiet=quiet), _IS["held"])

    def wanted(self, bit: int) -> Diagram:
        """Return where a fact, by its bit, is wanted by a provision that may ask."""
        return self._kept(
            ("wanted", bit),
            lambda: self.diagrams.any_of(self._marks("wants", p, bit) for p in self.book.asking),
        )

    def offered(self, bit: int) -> Diagram:
        """Return where the ruling rests on the usual answer to a fact, by its bit."""
        return self._kept(
            ("offered", bit),
            lambda: self.diagrams.any_of(self._marks("offers", p, bit) for p in self.book.asking),
        )

    def _marks(self, kind: str, provision: Provision[Any], bit: int) -> Diagram:
        """Return where a provision wants or offers a fact."""
        d = self.diagrams

        def of(one: Weighed) -> Diagram:
            own, others = (
                (one.wants, one.wants_of) if kind == "wants" else (one.offers, one.offers_of)
            )
            marked = d.true if own & bit else d.any_of(self._marks(kind, o, bit) for o in others)
            if not one.tries:
                return marked
            if one.outcome != SUSPENDED:
                exceptions = self.book.rules[provision].exceptions
                marked = d.either(marked, d.any_of(self._marks(kind, e, bit) for e in exceptions))
            surest = d.map(self._surest(provision), lambda o: bool(o[kind == "offers"] & bit))
            return d.where(self._any_exception(provision, "held", quiet=False), surest, marked)

        return self._kept((kind, provision, bit), lambda: self.weighed(provision).diagram(of))

    def _surest(self, provision: Provision[Any]) -> Diagram:
        """Return what is needed by the exception that holds and needs the fewest, the first one.

        It is what that one wants and offers, as two numbers with a bit a fact.
        """

        def make() -> Diagram:
            d = self.diagrams
            found: Diagram = d.end(None)
            for exception in self.book.rules[provision].exceptions:
                fewest = d.join(found, self._needs(exception), _fewer)
                found = d.where(self.held(exception), fewest, found)
            return d.select(found, {end: end for end in d.ends(found) if d.value(end) is not None})

        return self._kept(("surest", provision), make)

    def _needs(self, provision: Provision[Any]) -> Diagram:
        """Return all that a provision wants and offers, as two numbers with a bit a fact."""

        def make() -> Diagram:
            d = self.diagrams
            found: Diagram = d.end((0, 0))
            held = self.held(provision)
            for fact in self.subject.facts.listed:
                for place, kind in enumerate(("wants", "offers")):
                    marks = d.where(held, self._marks(kind, provision, fact.bit))
                    added = {
                        end: d.where(marks, d.end(_with(d.value(end), place, fact.bit)), end)
                        for end in d.ends(found)
                    }
                    found = d.select(found, added)
            return found

        return self._kept(("needs", provision), make)

    def pending(self, fact: Fact[Any]) -> Diagram:
        """Return where nobody can know a fact yet."""
        if fact.pending is None:
            return self.diagrams.false

        def is_pending(course: Course) -> bool:
            reading = _OnCourse(self, course, quiet=False)
            found = reading.is_pending(fact)
            reading.end()
            return found

        return self._kept(
            ("pending", fact.name),
            lambda: explore(self.diagrams, self.telling.possible, is_pending).values(),
        )

    def remark(self, body: Callable[[Any], Outcome]) -> Diagram:
        """Return where a point of judgement is known to apply."""

        def known(course: Course) -> bool:
            reading = _OnCourse(self, course, quiet=True)
            found = reading._known(body)  # noqa: SLF001 - read as any reading does it
            reading.end()
            return found

        return explore(self.diagrams, self.telling.possible, known).values()

    def leads(
        self, kind: str, *, quiet: bool
    ) -> "dict[Provision[Any], dict[Provision[Any], Diagram]]":
        """Return where each provision leads to another, by the one led to.

        `kind` is "because" (it rests on the other, and both hold), "asked_of" (the other is read)
        or "excepted_by" (the other sets it aside).
        """
        if (kind, quiet) not in self._leads:
            found: dict[Provision[Any], dict[Provision[Any], Diagram]] = {}
            for provision in self.book.rules:
                for other, where in self._leads_from(provision, kind, quiet=quiet):
                    found.setdefault(other, {})[provision] = where
            self._leads[kind, quiet] = found
        return self._leads[kind, quiet]

    def _leads_from(
        self, provision: Provision[Any], kind: str, *, quiet: bool
    ) -> Iterator[tuple[Provision[Any], Diagram]]:
        d, weighed = self.diagrams, self.weighed(provision, quiet=quiet)
        tries = weighed.diagram(lambda one: d.end(one.tries))
        if kind != "because":
            for exception in self.book.rules[provision].exceptions:
                if kind == "asked_of":
                    yield exception, tries
                else:
                    surely = weighed.diagram(lambda o: d.end(o.tries and o.outcome != SUSPENDED))
                    yield exception, d.both(surely, self.held(exception, quiet=quiet))
        if kind == "excepted_by":
            return
        for other in dict.fromkeys(o for one in weighed.results() for o in getattr(one, kind)):
            where = weighed.diagram(partial(self._has, kind, other))
            if kind == "because":
                where = d.both(where, self.held(other, quiet=quiet))
                where = d.both(self.held(provision, quiet=quiet), where)
            yield other, where

    def _has(self, kind: str, other: Provision[Any], one: Weighed) -> Diagram:
        return self.diagrams.end(other in getattr(one, kind))

    def reached(
        self, kind: str, roots: dict[Provision[Any], Diagram], *, quiet: bool
    ) -> Callable[[Provision[Any]], Diagram]:
        """Return a function that tells where a provision is reached from some roots."""
        d, edges = self.diagrams, self.leads(kind, quiet=quiet)
        memo: dict[Provision[Any], Diagram] = {}

        def reach(provision: Provision[Any]) -> Diagram:
            if provision not in memo:
                memo[provision] = d.false
                found = roots.get(provision, d.false)
                for above, edge in edges.get(provision, {}).items():
                    if edge != d.false:
                        found = d.either(found, d.both(reach(above), edge))
                memo[provision] = found
            return memo[provision]

        return reach


_IS: Mapping[str, Callable[[Any], bool]] = {
    "held": lambda outcome: bool(outcome) and outcome != SUSPENDED,
    "suspended": lambda outcome: outcome == SUSPENDED,
}
"""Whether a provision with some outcome holds, or is suspended."""


def _fewer(one: tuple[int, int] | None, other: tuple[int, int]) -> tuple[int, int]:
    """Return the needs that are fewer, those of the first where they are as many."""
    return other if one is None or _size(other) < _size(one) else one


def _key_of(outcome: Outcome | str) -> Any:
    """Return an outcome as the value of a diagram; orders with other values are others."""
    return KeptOrder(outcome) if isinstance(outcome, Order) else outcome


class KeptOrder:
    """An order as the value of a diagram, equal to one with the same name and values."""

    def __init__(self, order: Order) -> None:
        self.order = order
        self._key = (order.name, tuple(order.values.items()))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, KeptOrder) and self._key == other._key

    def __hash__(self) -> int:
        return hash(self._key)


def _size(needs: tuple[int, int]) -> tuple[int, int]:
    return needs[0].bit_count(), needs[1].bit_count()


def _with(needs: tuple[int, int], place: int, bit: int) -> tuple[int, int]:
    return (needs[0] | bit, needs[1]) if place == 0 else (needs[0], needs[1] | bit)


def _provisions(findings: tuple[Finding, ...]) -> tuple[Provision[Any], ...]:
    found = (finding.provision for finding in findings)
    return tuple(dict.fromkeys(one for one in found if isinstance(one, Provision)))
