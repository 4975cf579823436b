"""The law of a subject and edition: what each provision reads, and its outcome, as a tree."""

from collections.abc import Callable
from typing import Any

from lawcore.book.export.trees import Course, Trees
from lawcore.engine.article import Outcome, Provision
from lawcore.engine.fact import Answer, Answers, Edition, Fact, Facts
from lawcore.engine.ruling import Order, Ordered
from lawcore.engine.subject import Subject

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
