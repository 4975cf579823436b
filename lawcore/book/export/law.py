"""The law of a subject and edition: what each provision reads, and its outcome, as a tree.

Equal parts of a tree are shared: each node reads one variable.
"""

from collections.abc import Callable, Hashable, Mapping, Sequence
from itertools import zip_longest
from types import MappingProxyType
from typing import Any, TypeVar

from msgspec import Struct

from lawcore.engine.article import Outcome, Provision
from lawcore.engine.fact import Answer, Answers, Edition, Fact, Facts
from lawcore.engine.ruling import Order, Ordered
from lawcore.engine.subject import Subject

T = TypeVar("T")
H = TypeVar("H", bound=Hashable)
NEVER = -(2**31)
"""The tree where a function has no result: what it reads cannot be so together."""


class _Fork(BaseException):
    """A function reads a variable without a value yet on its course: it, and how many it has."""


class Course(Struct, frozen=True):
    """One run of a function: `taken` has the place of the value of each variable."""

    taken: Mapping[int, int]

    def read(self, variable: int, values: Sequence[T]) -> T:
        """Return the value that a variable has on this course."""
        place = self.taken.get(variable)
        if place is None:
            raise _Fork(variable, len(values))
        return values[place]


class Trees:
    """The nodes of many trees: a variable, and the tree for each of its values.

    A tree is a number: from zero on the place of a node, below zero an end, -1 - its number.
    """

    def __init__(self) -> None:
        self.nodes = Numbers[tuple[int, ...]]()

    def explore(self, function: Callable[[Course], int], *, keep: bool = False) -> int:
        """Return a function of variables, whose result is a number from zero on, as a tree.

        It is run until it has taken every value of each variable that it reads. With `keep` a
        variable that makes no difference stays in the tree, and values that cannot be together,
        on which the function raises LookupError, lead nowhere.
        """
        return self.explore_each(lambda course: (function(course),), keep=keep)[0]

    def explore_each(
        self,
        function: Callable[[Course], Sequence[int]],
        taken: Mapping[int, int] = MappingProxyType({}),
        *,
        keep: bool = False,
    ) -> list[int]:
        """Return a function of some numbers, those missing being zero, as a tree for each."""
        try:
            return [-1 - number for number in function(Course(taken))]
        except _Fork as fork:
            variable, width = fork.args
        except LookupError:
            if not keep:
                raise
            return [NEVER]
        courses = ({**taken, variable: place} for place in range(width))
        found = [self.explore_each(function, course, keep=keep) for course in courses]
        return [
            self.nodes[variable, *each] if keep or len({*each}) > 1 else each[0]
            for each in zip_longest(*found, fillvalue=-1)
        ]


class Numbers(dict[H, int]):
    """Things by their numbers, each once, in their order from zero on."""

    def __missing__(self, thing: H) -> int:
        return self.setdefault(thing, len(self))


TRICKS = range(4)
"""The numbers of tricks of which words speak."""
KINDS = 2
"""Two variables a fact: its answer to the law, and what the words know of it."""
NAMED = ("fewest", "most", "status")
"""The variables of a ruling; those of the provisions follow."""


class LawAsTrees:
    """The facts and the provisions of one subject in one edition.

    `values` are the answers to each fact as buttons tell them, "1-11" for numbers that are alike
    to the law; `options` those that stand for them. `given` are the orders that provisions may
    give, and `outcomes` what each of these comes to, False first, with its order or -1.
    """

    def __init__(self, subject: Subject, edition: Edition, settled: Answers) -> None:
        self.subject = subject
        self.edition = edition
        self.kind = subject.facts
        self.book = subject.books[edition]
        usual = {one.name: one.setting(edition) for one in self.kind.settings if one.setting}
        self.settled: dict[str, Answer] = {**usual, **settled}
        self.trees = Trees()
        self.place = {fact.name: place for place, fact in enumerate(self.kind.listed)}
        answers = [_answers(self.kind, fact) for fact in self.kind.listed]
        self.values = [[value for value, _ in each] for each in answers]
        self.options = [[option for _, option in each] for each in answers]
        self.provisions = [one for one in self.book.rules if one.kind != "remark"]
        self.number = {one: place for place, one in enumerate(self.provisions)}
        self.given: list[Ordered] = []
        self.outcomes: dict[Provision[Any], list[tuple[Outcome, int]]] = {}
        self._roots: dict[Provision[Any], int] = {}
        for provision in self.provisions:
            self.root(provision)

    def state(self, name: str, answer: Answer) -> int:
        """Return the place of an answer among the values of a fact, from 1."""
        values, options = self.values[self.place[name]], self.options[self.place[name]]
        return 1 + (values if answer in values else options).index(answer)

    def of_ruling(self, name: str) -> int:
        """Return a variable of a ruling."""
        return KINDS * len(self.values) + NAMED.index(name)

    def of_provision(self, provision: Provision[Any]) -> int:
        """Return the variable of a provision's outcome."""
        return self.of_ruling(NAMED[-1]) + 1 + self.number[provision]

    def root(self, provision: Provision[Any]) -> int:
        """Return the tree of a provision's outcome, by number, before its exceptions."""
        if provision not in self._roots:
            outcomes = self.outcomes[provision] = [(False, -1)]
            number, body, order, _ = self.book.rules[provision]

            def weigh(case: Any) -> int:
                found = body(case) or False
                if found is True and order is not None:
                    found = order
                for place, (one, _) in enumerate(outcomes):
                    if repr(one) == repr(found):
                        return place
                outcomes.append((found, len(self.given) if isinstance(found, Order) else -1))
                if isinstance(found, Order):
                    self.given.append(Ordered(found, number))
                return len(outcomes) - 1

            self._roots[provision] = self.read(weigh)
        return self._roots[provision]

    def read(self, body: Callable[[Any], Outcome | int]) -> int:
        """Return a function of the case as a tree of all that it reads."""

        def run(course: Course) -> int:
            reader: Any = LawReader(self, course)
            found = body(self.kind(reader))
            return found if isinstance(found, int) else 0

        return self.trees.explore(run, keep=True)


class LawReader:
    """What the text of a provision reads: answers to facts, and outcomes of provisions."""

    def __init__(self, law: LawAsTrees, course: Course) -> None:
        self._law = law
        self._course = course
        self.answers = self

    def get(self, name: str) -> Any:
        """Return the answer to a fact."""
        law = self._law
        if name in law.settled:
            return law.settled[name]
        return self._course.read(KINDS * law.place[name], law.options[law.place[name]])

    def find(self, provision: Provision[Any]) -> Outcome:
        law = self._law
        if provision not in law.book.rules:
            return False
        law.root(provision)
        return self._course.read(law.of_provision(provision), law.outcomes[provision])[0]

    def provision_for(self, premise: Any) -> Provision[Any]:
        """Return the provision of the subject that answers a premise."""
        return self._law.book.premises[premise]


def _answers(kind: type[Facts], fact: Fact[Answer]) -> list[tuple[Answer, Answer]]:
    """Return the answers to a fact as buttons tell them and as the law reads them.

    Numbers that are alike to the law are one: "1-11", for which it reads 1.
    """
    together = {one.option: one for one in kind.grouped_choices.get(fact.name, {}).values()}
    within = {option for one in together.values() for option in one.alike}
    return [
        (together[option].answer if option in together else option, option)
        for option in fact.options
        if option in together or option not in within
    ]
