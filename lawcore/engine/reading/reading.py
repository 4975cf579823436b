"""One reading of the law on the answers given: what is found, and what has to be asked.

Rare circumstances are taken as usual: a ruling has those that are supposed, and what may still
be told.
"""

from collections.abc import Callable, Collection, Mapping
from typing import Any

from lawcore.engine.article import Edited, Outcome, Provision
from lawcore.engine.fact import Answer, Answers, Fact, Facts, T, Unanswered
from lawcore.engine.ruling import Asked, Finding, Unusual

ONE_LIST = 6
"""The most unusual answers that are shown in one list, without groups."""
OF_ALL = "unusual"
"""The name of the group that has all of them."""


def list_supposed(kind: type[Facts], bits: int) -> tuple[tuple[str, Answer], ...]:
    """Return the facts of some bits with their usual answers, the least certain first."""
    ordered = dict.fromkeys((*kind.likeliest, *kind.listed))
    return tuple(
        (fact.name, fact.usual) for fact in ordered if fact.bit & bits and fact.usual is not None
    )


def list_unusual(kind: type[Facts], answers: Answers, bits: int) -> tuple[Unusual, ...]:
    """Return the unusual answers still open for the facts of some bits, grouped if many.

    An answered fact is included if it can be told more exactly (`follow_ups`). Facts known only
    later are left out.
    """
    refined = {r.fact.name for r in kind.follow_ups if answers.get(r.fact.name) in r.answers}
    here = [fact for fact in kind.listed if fact not in kind.later]
    facts = [fact for fact in here if fact.bit & bits or fact.name in refined]
    asked = {
        fact.name: found for fact in facts if (found := _rarely_asked(kind, fact, answers)).options
    }
    if not asked:
        return ()
    if sum(len(found.options) for found in asked.values()) <= ONE_LIST:
        return (Unusual(OF_ALL, tuple(asked.values())),)
    groups = (
        Unusual(group.name, tuple(asked[fact.name] for fact in group.facts if fact.name in asked))
        for group in kind.rare
    )
    return tuple(group for group in groups if group.facts)


def _rarely_asked(kind: type[Facts], fact: Fact[Answer], answers: Answers) -> Asked:
    """Return a rare circumstance without its usual answer and the one given."""
    taken = (fact.usual, answers.get(fact.name))
    options = tuple(option for option in kind.offered(fact, answers) if option not in taken)
    return Asked(fact.name, options, fact.usual)


def find_path(roots: list[Finding], name: str) -> tuple[str, ...]:
    """Return the numbers of the provisions that led to a needed fact, outermost first.

    The shortest path from the first provision that needs it is the best reason, and a cited
    provision is a better one than a heading over others.
    """
    second_best: Finding | None = None
    above: dict[Finding, Finding | None] = {}
    for root in roots:
        waiting = [root]
        above.setdefault(root, None)
        for finding in waiting:
            if name in finding.asked:
                if finding.cited:
                    return _numbers_down_to(finding, above)
                second_best = second_best or finding
            for below in (*finding.because, *finding.excepted_by):
                if below not in above:
                    above[below] = finding
                    waiting.append(below)
    return _numbers_down_to(second_best, above)


def _numbers_down_to(
    finding: Finding | None, above: Mapping[Finding, Finding | None]
) -> tuple[str, ...]:
    numbers: list[str] = []
    while finding is not None:
        numbers.append(finding.number)
        finding = above[finding]
    return tuple(dict.fromkeys(reversed(numbers)))


class _Noted(dict[str, Answer]):
    """Answers that note which of them the law looks at."""

    def __init__(self, answers: Answers) -> None:
        super().__init__(answers)
        self.seen: set[str] = set()

    def get(self, name: str, default: Any = None) -> Any:
        """Return an answer, None without one."""
        self.seen.add(name)
        return dict.get(self, name, default)


class Reading:
    """One reading of the law of one edition on the answers given.

    Reading an unanswered fact suspends the provision, unless the fact is a rare
    circumstance: then the usual answer is assumed, the fact is marked as wanted, and the reading
    goes on. So the rare circumstances of a whole path are asked together, and no ruling rests on
    an assumption.

    With `suppose`, every unanswered rare circumstance counts as usual, and is only marked as one
    that may still be answered; a fact that nobody can know yet is pending.
    """

    def __init__(
        self,
        book: Edited,
        facts: type[Facts],
        answers: Answers,
        unsure: Collection[str] = (),
        *,
        suppose: bool = False,
    ) -> None:
        self.book = book
        self.answers = _Noted(answers)
        self.unsure = unsure
        self.suppose = suppose
        self.pending: set[str] = set()
        self.not_supposed = 0
        self.kind = facts
        self.case = facts(self)
        self.findings: dict[Provision[Any], Finding] = {}
        self.current: Finding | None = None
        self.only_what_is_known = False

    def assume(self, fact: Fact[T]) -> T:
        """Return the answer that follows for an unanswered fact; else mark it as wanted.

        Raises Unanswered if no answer can be assumed.
        """
        if fact.setting is not None:
            return fact.setting(self.book.edition)
        certain = fact.name not in self.unsure
        if fact.unjudged is not None and not certain:
            return fact.unjudged
        if fact.volunteered and certain and fact.usual is not None:
            return self._as_usual(fact, fact.usual)
        possible = self.kind.offered(fact, self.answers)
        return possible[0] if len(possible) == 1 else self._open(fact, certain=certain)

    def _open(self, fact: Fact[T], *, certain: bool) -> T:
        """Mark an open fact and return its usual answer; raise Unanswered if it has none.

        `certain`: the players are sure of it.
        """
        if self.suppose:
            if self.is_pending(fact):  # which nobody can know is no other because somebody says so
                certain = False
            elif certain and fact.usual is not None and not fact.bit & self.not_supposed:
                return self._as_usual(fact, fact.usual)
        current = self.current
        if current is not None:
            current.wants |= fact.bit
            current.asked += (fact.name,)
        if fact.usual is None or self.only_what_is_known or not certain:
            raise Unanswered
        return fact.usual

    def _as_usual(self, fact: Fact[T], usual: T) -> T:
        """Return the usual answer, marking the fact as one that may still be answered."""
        if self.current is not None:
            self.current.offers |= fact.bit
        return usual

    def unusual(self, offers: int) -> tuple[Unusual, ...]:
        """Return the unusual answers still open for some facts, if rare ones are supposed."""
        return list_unusual(self.kind, self.answers, offers) if self.suppose else ()

    def is_pending(self, fact: Fact[Any]) -> bool:
        """Tell whether nobody can know a fact yet, as far as that itself is known."""
        if fact.pending is None:
            return False
        above, self.current = self.current, None
        try:
            found = fact.pending(self.case)
        except Unanswered:
            found = False
        self.current = above
        if found:
            self.pending.add(fact.name)
        return found

    def provision_for(self, premise: Any) -> Provision[Any]:
        """Return the provision of this subject that answers a premise of shared provisions."""
        return self.book.premises[premise]

    def find(self, provision: Any) -> Outcome:
        """Return the outcome of a provision; raise Unanswered if that is not known."""
        finding = self.findings.get(provision) or self._weigh(provision)
        above = self.current
        if above is not None:
            above.because += (finding,)
            if finding.wants:
                above.wants |= finding.wants
            if finding.offers:
                above.offers |= finding.offers
        if finding.suspended or (self.only_what_is_known and self._rests_on_more(finding)):
            raise Unanswered
        return finding.outcome

    def _rests_on_more(self, finding: Finding) -> bool:
        """Tell whether it assumed an answer that is neither given nor supposed."""
        return bool(finding.wants or finding.offers & self.not_supposed)

    def _weigh(self, provision: Provision[Any]) -> Finding:
        """Apply a provision unless an exception holds, and keep what is found.

        Exceptions are read if the provision's own condition is met or unknown. An exception that
        holds makes the questions of the provision and of all other exceptions unnecessary; while
        the condition is unknown, the others ask nothing.
        """
        rule = self.book.rules.get(provision)
        if rule is None:
            return self.findings.setdefault(provision, Finding(provision, ""))
        number, body, order, exceptions = rule
        finding = Finding(provision, number)
        above, self.current = self.current, finding
        try:
            outcome = body(self.case)
            if order is not None and isinstance(outcome, bool):
                outcome = order if outcome else None
            finding.outcome = outcome
        except Unanswered:
            outcome = finding.suspended = True
        self.current = above
        if exceptions and outcome:
            self._weigh_exceptions(finding, exceptions)
        self.findings[provision] = finding
        return finding

    def _weigh_exceptions(self, finding: Finding, exceptions: tuple[Provision[Any], ...]) -> None:
        tried = [self.findings.get(one) or self._weigh(one) for one in exceptions]
        held = [found for found in tried if found.held]
        if held:
            surest = min(held, key=lambda f: (f.wants.bit_count(), f.offers.bit_count()))
            finding.excepted_by = tuple(held)
            finding.wants, finding.offers = surest.wants, surest.offers
            finding.set_aside = not finding.suspended
            finding.outcome = None
            finding.suspended = False
            return
        finding.because = (*finding.because, *tried)
        if finding.suspended:
            return
        for found in tried:
            finding.wants |= found.wants
            finding.offers |= found.offers
            finding.suspended = finding.suspended or found.suspended

    def read_all(self) -> list[Finding]:
        """Read every consequence in force that may ask."""
        return [self.findings.get(one) or self._weigh(one) for one in self.book.asking]

    def read_quietly(self, offers: int = 0) -> list[Finding]:
        """Read the consequences that order only if they are known to hold.

        `offers` are the facts on which the ruling rests with their usual answers: those count as
        known.
        """
        self.only_what_is_known = True
        self.not_supposed = self.kind.demanded & ~offers if self.suppose else 0
        return [self.findings.get(one) or self._weigh(one) for one in self.book.quiet]

    def unread(self) -> tuple[str, ...]:
        """Return the facts answered at which the law has not looked, in the order of asking."""
        named = (fact.name for fact in self.kind.listed)
        return tuple(n for n in named if n in self.answers and n not in self.answers.seen)

    def end(self) -> None:
        """Drop the case, which refers back to the reading, so that both are freed at once."""
        del self.case

    def remarks(self) -> tuple[str, ...]:
        """Return the keys of the points of judgement known to apply."""
        self.only_what_is_known = True
        return tuple(rule.number for rule in self.book.remarks if self._known(rule.body))

    def _known(self, body: Callable[[Any], Outcome]) -> bool:
        try:
            return bool(body(self.case))
        except Unanswered:
            return False

    def exemptions(self) -> list[Finding]:
        """Return the exemptions that hold, in the order of the code."""
        return [
            self.findings[provision]
            for provision in self.book.exemptions
            if provision in self.findings and self.findings[provision].held
        ]
