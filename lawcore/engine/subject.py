"""A matter that can be asked about."""

import re
from collections.abc import Collection, Iterator, Mapping
from functools import cache, lru_cache
from types import ModuleType
from typing import Any, NamedTuple

from msgspec import Struct

from lawcore.engine.article import FIRST, Amendment, Code, Edited, Premise, Provision
from lawcore.engine.fact import Answer, Answers, Edition, Facts
from lawcore.engine.records import replace
from lawcore.engine.ruling import Doubt, Order, Question, Ruling

NAMES = 4096
"""How many names of facts are remembered with their parts."""
TRICKS = range(1, 14)
_NUMBERED = re.compile(r"([2-9])\.(.+)")
_OF_A_TRICK = re.compile(r"(.+)_([1-9]|1[0-3])")


class FactRef(NamedTuple):
    """The parts of a fact's name on a board with several of a subject.

    `number` is 1 for the first or the only one, `name` the fact without that number, as facts and
    messages know it, and `answers` those about that one alone. If the fact is one of a series
    with a place for each trick, `series` names it and `place` is the trick, 1 to 13.
    """

    number: int
    name: str
    answers: Answers
    series: str = ""
    place: int = 0


class RepeatedIrregularity:
    """What a subject adds if a board may hold more than one of it, `most` at most.

    The facts of a further one have its number before their name: "2.trick" is the trick of the
    second. Besides them there are the fact `count`, which tells how many there are, `further`
    facts that are told of a further one only, and lists with a yes or no for each trick of the
    board: some once, some for each of them. "took_9" is the ninth of the list "took".
    """

    count: str
    most: int
    further: type[Facts]
    lists: tuple[str, ...] = ()
    lists_of_each: tuple[str, ...] = ()

    @lru_cache(maxsize=NAMES)  # noqa: B019 - subjects are never dropped
    def parts_of(self, name: str) -> FactRef:
        """Return the parts of a fact's name, without answers."""
        found = _NUMBERED.fullmatch(name)
        number, plain = (int(found[1]), found[2]) if found else (1, name)
        trick = _OF_A_TRICK.fullmatch(plain)
        if trick is None or trick[1] not in (*self.lists, *self.lists_of_each):
            return FactRef(number, plain, {})
        return FactRef(number, plain, {}, trick[1], int(trick[2]))

    def fact_ref(self, name: str, answers: Answers) -> FactRef:
        """Return the parts of a fact's name; `answers` include what follows from others."""
        parts = self.parts_of(name)
        own = answers if parts.number == 1 else self.told_of(parts, answers)
        return parts._replace(answers=own)

    def told_of(self, fact: FactRef, answers: Answers) -> dict[str, Answer]:
        """Return the answers about a further one alone, as those about a first one are named."""
        prefix = f"{fact.number}."
        return {n.removeprefix(prefix): a for n, a in answers.items() if n.startswith(prefix)}

    def series(self, how_many: int) -> Iterator[tuple[str, ...]]:
        """Yield the names of each list possible with that number of them, a name a trick."""
        prefixes = ("", *(f"{number}." for number in range(2, how_many + 1)))
        of_each = (prefix + name for name in self.lists_of_each for prefix in prefixes)
        for name in (*self.lists, *of_each):
            yield tuple(f"{name}_{trick}" for trick in TRICKS)

    def is_told(self, answers: Mapping[str, object]) -> bool:
        """Tell whether unchecked answers are about more than one."""
        number = answers.get(self.count, 1)
        is_one = number == 1 and type(number) is int
        return not is_one or any(self.parts_of(name).number > 1 for name in answers)

    def of_one(self, answers: Mapping[str, object]) -> Mapping[str, object]:
        """Return answers about a single one, without those that matter only for several."""
        return {
            name: value
            for name, value in answers.items()
            if name != self.count and not self.parts_of(name).series
        }

    def check(self, facts: type[Facts], name: str, value: object) -> None:
        """Raise BadAnswer if a name is no fact of several, or a value none of its options."""
        raise NotImplementedError

    def consider(  # noqa: PLR0913 - the whole of a request
        self,
        subject: "Subject",
        edition: Edition,
        answers: Answers,
        settings: Answers,
        unsure: Collection[str],
        *,
        suppose: bool,
    ) -> Question | Ruling | Doubt:
        """Read the law on checked answers about several: what it needs next, or the ruling.

        With `suppose` rare circumstances that nobody told are as usual, in each of them.
        """
        raise NotImplementedError


class Subject(Struct, frozen=True, eq=False):
    """A matter with its facts and the provisions that rule it, edition by edition.

    `books` has the editions that are covered. Subjects are offered in the order of their `place`.
    `several` is set if a board may hold more than one of it. Subjects with the same `group` may be
    offered together behind one button; one `within` another is not offered on its own.

    `same_effect` are groups of outcomes that are the same at the table, or of which one says a
    part of another: the status, followed by the number of tricks if the deciding order counts
    them.
    """

    name: str
    place: int
    facts: type[Facts]
    books: Mapping[Edition, Edited]
    several: RepeatedIrregularity | None = None
    same_effect: tuple[frozenset[str], ...] = ()
    group: str = ""
    within: str = ""

    @property
    def orders(self) -> Mapping[str, Order]:
        """The orders of its provisions in any edition, by name."""
        versions = (version for book in self.books.values() for version in book.versions.values())
        return {order.name: order for version in versions for order in version.orders}

    def fact_ref(self, name: str, answers: Answers | None = None) -> FactRef:
        """Return the parts of a fact's name, given the answers about all of them."""
        if self.several is None or name in self.facts.named:
            return FactRef(1, name, answers or {})
        return self.several.fact_ref(name, answers or {})

    def knows(self, name: str) -> bool:
        """Tell whether a name is a fact, also one of a further one or of a series."""
        if self.several is None:
            return name in self.facts.named
        fact = self.several.fact_ref(name, {})
        if fact.number > self.several.most:
            return False
        own, further = self.facts.named, self.several.further.named
        return bool(fact.series) or fact.name in own or fact.name in further

    @lru_cache(maxsize=NAMES)  # noqa: B019 - subjects are never dropped
    def ref(self, name: str) -> FactRef:
        """Return the parts of a fact's name, whatever the answers."""
        return self.fact_ref(name, {})

    @lru_cache(maxsize=NAMES)  # noqa: B019 - subjects are never dropped
    def is_count(self, name: str) -> bool:
        """Tell whether a name is the fact that tells how many there are."""
        return self.several is not None and name == self.several.count

    def how_many(self, answers: Answers) -> int:
        """Return how many irregularities the answers describe, at least 1."""
        return 1 if self.several is None else int(answers.get(self.several.count, 1))

    @lru_cache(maxsize=NAMES)  # noqa: B019 - subjects are never dropped
    def usual(self, name: str) -> Answer | None:
        """Return the usual answer of a fact, also of a further one; None if it has none."""
        if self.is_count(name):
            return 1
        ref = self.fact_ref(name)
        if ref.series:
            return False
        fact = self.facts.named.get(ref.name)
        return None if fact is None else fact.usual

    def may_be_doubted(self, name: str) -> bool:
        """Tell whether a Director may be unsure of a fact."""
        return all(fact.name != name for fact in self.facts.certain)

    def offered(self, name: str, answers: Answers) -> tuple[Answer, ...]:
        """Return the options of a fact, also of a further one, compatible with `answers`."""
        ref = self.fact_ref(name, answers)
        if ref.series:
            return (True, False)
        kind = self.facts
        if self.several is not None and ref.number > 1:
            further = self.several.further
            kind = further if ref.name in further.named else kind
        return kind.offered(kind.named[ref.name], ref.answers)

    def foreign_to(self, edition: Edition) -> frozenset[Answer]:
        """Return what orders of other editions offer a player, and none of this edition's does."""
        every = (_offers(self, other) for other in self.books)
        return frozenset[Answer]().union(*every) - _offers(self, edition)


@cache
def _offers(subject: Subject, edition: Edition) -> frozenset[Answer]:
    """Return the answers that an edition's orders offer a player."""
    versions = subject.books[edition].versions.values()
    return frozenset(
        answer for version in versions for order in version.orders for answer in order.offers
    )


class DeclaredSubject(Struct, frozen=True, eq=False):
    """A subject as it is declared, before the editions that amend its Laws are known.

    It covers no edition yet; those before `since` it never does.
    """

    subject: Subject
    code: Code
    since: int

    def edited(self, amendments_of: Mapping[Edition, tuple[Amendment, ...]]) -> Subject:
        """Return the subject with its Laws in each edition, given what each amends."""
        books = self.code.edited(amendments_of)
        covered = {edition: book for edition, book in books.items() if edition >= self.since}
        return replace(self.subject, books=covered)


def declare_subject(  # noqa: PLR0913 - what most subjects have not is said by its name
    name: str,
    place: int,
    facts: type[Facts],
    *laws: ModuleType,
    premises: Mapping[Premise, Provision[Any]] | None = None,
    since: int = FIRST,
    several: RepeatedIrregularity | None = None,
    same_effect: tuple[frozenset[str], ...] = (),
    group: str = "",
    within: str = "",
) -> DeclaredSubject:
    """Return a subject with its facts and its Laws.

    Among its Laws may be some that it shares with others; `premises` says which provisions answer
    their premises here.
    """
    subject = Subject(name, place, facts, {}, several, same_effect, group, within)
    return DeclaredSubject(subject, Code.of(*laws, premises=premises), since)
