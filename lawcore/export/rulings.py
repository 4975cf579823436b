"""Replies and rulings as diagrams: what is asked, what is ordered, by which articles, and why."""

import operator
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

from lawcore.article import Provision, book_order
from lawcore.export.diagram import Diagram
from lawcore.export.findings import KeptOrder, LawAsDiagrams
from lawcore.fact import Answer, Edition, Fact
from lawcore.ruling import Order, Ordered

ASK, RULE, WAIT = "ask", "rule", "wait"
"""What the law does on what was told: it asks a fact, rules, or waits for one."""


@dataclass(frozen=True)
class Given:
    """An order that may be given: by which provision, and with what outcome of it."""

    provision: Provision[Any]
    order: Order
    number: str
    quiet: bool

    @property
    def ordered(self) -> Ordered:
        """The order with the article that gives it."""
        return Ordered(self.order, self.number)


@dataclass(frozen=True)
class Awaited:
    """One way in which what nobody can know yet may turn out: where it may, and its states."""

    where: Diagram
    states: Mapping[int, int]


class RulingsAsDiagrams:
    """The replies of the law of one subject and edition, as diagrams over what may be told.

    A ruling that waits for facts that nobody can know yet has what holds however they turn out.
    """

    def __init__(self, law: LawAsDiagrams, edition: Edition) -> None:
        self.law = law
        self.edition = edition
        self.subject = law.subject
        self.telling = law.telling
        self.diagrams = law.diagrams
        self._kept: dict[tuple[Any, ...], Diagram] = {}
        self.first = self._first_reply()
        self.awaited = self._awaited()
        self.reply = self._reply()
        self.ruled = self.diagrams.equals(self.reply, (RULE, 0))
        self.region = self.diagrams.both(self.telling.possible, self.ruled)
        self.given = tuple(self._given())
        self.alike = self._all_alike()

    # -- replies

    def _first_reply(self) -> Diagram:
        """Return what one reading of the law replies."""
        d, law = self.diagrams, self.law
        reply: Diagram = d.end((RULE, 0))
        for kind in (WAIT, ASK):
            for place, fact in reversed(tuple(enumerate(self.telling.facts))):
                pending = law.pending(fact)
                which = pending if kind == WAIT else d.negated(pending)
                reply = d.where(d.both(law.wanted(fact.bit), which), d.end((kind, place)), reply)
        return d.where(self.telling.possible, reply)

    def _awaited(self) -> tuple[Awaited, ...]:
        """Return every way in which facts may turn out that nobody can know yet."""
        return tuple(self._turns_out({}, self.diagrams.true))

    def _turns_out(self, states: dict[int, int], where: Diagram) -> Iterator[Awaited]:
        d = self.diagrams
        reply = d.fixed(self.first, states) if states else self.first
        if states:
            yield Awaited(d.both(where, d.map(reply, lambda one: one[0] != WAIT)), dict(states))
        for end in sorted(d.ends(reply), reverse=True):
            kind, place = d.value(end)
            if kind != WAIT:
                continue
            waits = d.both(where, d.equals(reply, (kind, place)))
            offered = d.fixed(self.telling.offered(self.telling.facts[place]), states)
            for state, option in enumerate(self.telling.options[place], start=1):
                may = d.map(offered, partial(_has, option))
                yield from self._turns_out({**states, place: state}, d.both(waits, may))

    def _reply(self) -> Diagram:
        """Return what the law replies; while it waits it rules, unless one outcome asks more."""
        d = self.diagrams
        waits = d.map(self.first, lambda one: one[0] == WAIT)
        found: Diagram = d.end((RULE, 0))
        for way in reversed(self.awaited):
            reply = d.where(way.where, d.fixed(self.first, way.states), d.end((RULE, 0)))
            found = d.where(d.map(reply, lambda one: one[0] == ASK), reply, found)
        return d.where(waits, found, self.first)

    # -- what holds however pending facts turn out

    def always(self, holds: Diagram) -> Diagram:
        """Return where something holds in a ruling, however what is awaited turns out."""
        d = self.diagrams

        def make() -> Diagram:
            every: Diagram = d.true
            for way in self.awaited:
                then = d.where(way.where, d.fixed(holds, way.states), d.true)
                every = d.both(every, then)
            return d.where(self.region, self._unless_waiting(holds, every))

        return self._keep(("always", holds), make)

    def ever(self, holds: Diagram) -> Diagram:
        """Return where something holds in a ruling, or may when what is awaited turns out."""
        d = self.diagrams
        ways = [d.where(w.where, d.fixed(holds, w.states), d.false) for w in self.awaited]
        return d.where(self.region, self._unless_waiting(holds, d.any_of(ways)))

    def summed(self, value: Diagram, join: Callable[[Any, Any], Any]) -> Diagram:
        """Return a value of the ruling, or those that are awaited, joined."""
        d = self.diagrams

        def make() -> Diagram:
            found: Diagram = d.end(None)
            for way in self.awaited:
                then = d.where(way.where, d.fixed(value, way.states), d.end(None))
                found = d.join(found, then, partial(_join, join))
            return d.where(self.region, self._unless_waiting(value, found))

        return self._keep(("summed", value, join), make)

    def _unless_waiting(self, now: Diagram, then: Diagram) -> Diagram:
        d = self.diagrams
        return d.where(d.map(self.first, lambda one: one[0] == WAIT), then, now)

    def _all_alike(self) -> Diagram:
        """Return where all that is awaited comes to the same orders and exemptions."""
        d = self.diagrams
        same: Diagram = d.true
        if not self.awaited:
            return d.true
        for holds in (*map(self.gives, self.given), *(w for _, w in self.exemptions())):
            same = d.both(same, d.either(self.always(holds), d.negated(self.ever(holds))))
        return same

    # -- the parts of a ruling

    def _given(self) -> Iterator[Given]:
        """Yield the orders that may be given, in the order in which they are carried out."""
        d, found = self.diagrams, list[Given]()
        roots = [(p, False) for p in self.law.book.asking] + [
            (p, True) for p in self.law.book.quiet
        ]
        for provision, quiet in roots:
            outcome = d.where(self.ruled, self.law.outcome(provision, quiet=quiet))
            values = [d.value(end) for end in sorted(d.ends(outcome), reverse=True)]
            number = self.law.book.rules[provision].number
            found += [
                Given(provision, value.order, number, quiet)
                for value in values
                if isinstance(value, KeptOrder)
            ]
        for way in self.awaited:
            for provision, quiet in roots:
                outcome = d.where(
                    way.where, d.fixed(self.law.outcome(provision, quiet=quiet), way.states)
                )
                number = self.law.book.rules[provision].number
                for end in sorted(d.ends(outcome), reverse=True):
                    value = d.value(end)
                    if isinstance(value, KeptOrder):
                        found.append(Given(provision, value.order, number, quiet))
        place = {provision: n for n, (provision, _) in enumerate(roots)}
        unique = {(one.provision, KeptOrder(one.order)): one for one in found}
        yield from sorted(
            unique.values(), key=lambda one: (one.order.sort_key, place[one.provision])
        )

    def gives(self, given: Given) -> Diagram:
        """Return where an order is given."""
        kept = KeptOrder(given.order)
        outcome = self.law.outcome(given.provision, quiet=given.quiet)
        return self._keep(
            ("gives", given.provision, kept),
            lambda: self.diagrams.equals(outcome, kept),
        )

    def _keep(self, key: tuple[Any, ...], make: Callable[[], Diagram]) -> Diagram:
        if key not in self._kept:
            self._kept[key] = make()
        return self._kept[key]

    def deciding(self) -> Diagram:
        """Return the order that decides, by its place among those that may be given."""

        def make() -> Diagram:
            found: Diagram = None
            for place, one in reversed(tuple(enumerate(self.given))):
                if one.order.decides is not None:
                    found = self.diagrams.where(self.gives(one), self.diagrams.end(place), found)
            return found

        return self._keep(("deciding",), make)

    def tricks(self) -> Diagram:
        """Return the tricks that are transferred."""

        def make() -> Diagram:
            d = self.diagrams
            found: Diagram = d.end(0)
            for one in self.given:
                if one.order.transferred:
                    more = d.map(found, partial(operator.add, one.order.transferred))
                    found = d.where(self.gives(one), more, found)
            return found

        return self._keep(("tricks",), make)

    def against(self) -> Diagram:
        """Return whom a ruling for one side is against, None in any other, of each such fact."""
        d, telling = self.diagrams, self.telling
        sides = (self.gives(one) for one in self.given if one.order.one_sided)
        is_for_one = d.either(d.map(self.summed(self.tricks(), max), bool), d.any_of(sides))
        found: Diagram = d.end(())
        for fact in telling.kind.against:
            told = d.where(is_for_one, d.map(telling.value(fact.name), str), d.end(None))
            found = d.join(found, told, lambda one, other: (*one, other))
        return found

    def penalty_card(self) -> Diagram:
        """Return the kind of penalty card that is made, None without one."""

        def make() -> Diagram:
            d = self.diagrams
            found: Diagram = d.end(None)
            for one in reversed(self.given):
                if one.order.penalty_card:
                    found = d.where(self.gives(one), d.end(one.order.penalty_card), found)
            return found

        return self._keep(("card",), make)

    def _met(self, kind: str, roots: Mapping[Provision[Any], Diagram], *, quiet: bool) -> Any:
        return self.law.reached(kind, dict(roots), quiet=quiet)

    def _weighed(self) -> tuple[Callable[[Provision[Any]], Diagram], Callable[..., Diagram]]:
        """Return functions that tell where a provision is read, aloud and quietly."""
        d, book = self.diagrams, self.law.book
        if ("weighed",) not in self._functions:
            aloud = self._met("asked_of", dict.fromkeys(book.asking, d.true), quiet=False)
            quiet = self._met("asked_of", dict.fromkeys(book.quiet, d.true), quiet=True)
            self._functions["weighed",] = (aloud, quiet)
        return self._functions["weighed",]  # type: ignore[no-any-return]

    @property
    def _functions(self) -> dict[Any, Any]:
        return self.__dict__.setdefault("_functions_kept", {})  # type: ignore[no-any-return]

    def exemptions(self) -> Iterator[tuple[Provision[Any], Diagram]]:
        """Yield each exemption with where it is read and holds, in the order of the code."""
        d, law = self.diagrams, self.law
        aloud, quiet = self._weighed()
        for one in law.book.exemptions:
            where = d.either(
                d.both(aloud(one), law.held(one)), d.both(quiet(one), law.held(one, quiet=True))
            )
            yield one, where

    def set_aside(self) -> Iterator[tuple[Provision[Any], Provision[Any], Diagram]]:
        """Yield each exception that sets a provision aside, with where it does."""
        d = self.diagrams
        for quiet in (False, True):
            weighed = self._weighed()[quiet]
            for exception, above in self.law.leads("excepted_by", quiet=quiet).items():
                for provision, edge in above.items():
                    yield provision, exception, d.both(weighed(provision), edge)

    def exempt(self) -> Diagram:
        """Return the numbers of the exemptions that hold, in the order of the code."""

        def make() -> Diagram:
            d = self.diagrams
            found: Diagram = d.end(())
            for one, where in self.exemptions():
                number = self.law.book.rules[one].number
                more = d.map(found, partial(_added, number))
                found = d.where(where, more, found)
            return found

        return self._keep(("exempt numbers",), make)

    def excluding(self) -> Diagram:
        """Return the numbers by which provisions are set aside, where no exemption holds."""

        def make() -> Diagram:
            d = self.diagrams
            nothing = d.both(
                d.map(self.exempt(), lambda numbers: not numbers),
                d.map(self.tricks(), lambda number: not number),
            )
            found: Diagram = d.where(nothing, d.end(()))
            for _, exception, where in self.set_aside():
                number = self.law.book.rules[exception].number
                more = d.map(found, partial(_added, number))
                found = d.where(d.where(nothing, where), more, found)
            return found

        return self._keep(("excluding",), make)

    def rests_on(self, *, cited_only: bool = True) -> Iterator[tuple[Provision[Any], Diagram]]:
        """Yield each provision on which the ruling rests, with where it does."""
        d = self.diagrams
        functions = []
        for quiet in (False, True):
            roots: dict[Provision[Any], Diagram] = {}
            for one in self.given:
                if one.quiet is quiet:
                    before = roots.get(one.provision, d.false)
                    roots[one.provision] = d.either(before, self.gives(one))
            functions.append(self._met("because", roots, quiet=quiet))
        for provision in self.law.book.rules:
            if provision.cited or not cited_only:
                yield provision, d.any_of(reach(provision) for reach in functions)

    def articles(self) -> dict[str, Diagram]:
        """Return where each article is cited, in the order of the book."""
        d = self.diagrams
        found: dict[str, list[Diagram]] = {}
        for provision, where in (*self.rests_on(), *self.exemptions()):
            found.setdefault(self.law.book.rules[provision].number, []).append(where)
        return {
            number: self.always(d.any_of(found[number]))
            for number in sorted(found, key=book_order)
        }

    def judgement(self) -> dict[str, Diagram]:
        """Return where each point is left to the Director's judgement, by its key."""
        return {
            rule.number: self.always(self.law.remark(rule.body)) for rule in self.law.book.remarks
        }

    def supposed(self, fact: Fact[Answer]) -> Diagram:
        """Return where a ruling supposes the usual answer to a fact."""
        if fact.usual is None:
            return self.diagrams.false
        return self._keep(("supposed", fact.name), lambda: self.ever(self.law.offered(fact.bit)))


def _has(option: Answer, options: tuple[Answer, ...]) -> bool:
    return option in options


def _added(number: str, numbers: tuple[str, ...]) -> tuple[str, ...]:
    """Return numbers and one more, each once."""
    return tuple(dict.fromkeys((*numbers, number)))


def _join(join: Callable[[Any, Any], Any], own: Any, one: Any) -> Any:
    if own is None or one is None:
        return own if one is None else one
    return join(own, one)
