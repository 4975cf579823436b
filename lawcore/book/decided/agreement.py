"""Decided cases ruled on here, and how far the two rulings agree."""

from collections.abc import Iterable, Iterator
from enum import StrEnum

from msgspec import Struct

from lawcore.book.decided.case import BadCase, Case, CaseOutcome
from lawcore.book.entries import EntryFault
from lawcore.engine.fact import Edition
from lawcore.engine.ruling import BadAnswer, Question, Ruling
from lawcore.laws.catalogue import SUBJECTS
from lawcore.laws.request import enquire

Agreement = StrEnum("Agreement", "AGREES JUDGEMENT DISPUTED DISAGREES")
"""How our ruling compares with that of the source.

JUDGEMENT: they agree, and among the answers is one that the Director has to judge, told as the
source judged it. DISPUTED: the source itself is not settled, whatever our ruling is.
"""


class ComparedCase(Struct, frozen=True):
    """A case under one edition: our ruling, in full and in brief, and theirs."""

    case: Case
    edition: Edition
    ruling: Ruling
    ours: CaseOutcome
    theirs: CaseOutcome
    agreement: Agreement

    @property
    def derived(self) -> bool:
        """Tell whether the ruling of the source was worked out from the Laws, not read in it."""
        return self.case.derived(self.edition)


def compared(cases: Iterable[Case]) -> Iterator[ComparedCase]:
    """Yield each case under each edition it is decided for, in that order; raise BadCase."""
    for case in cases:
        for edition in sorted(case.theirs):
            ruling, theirs = rule(case, edition), case.theirs[edition]
            ours = _in_brief(ruling, theirs)
            yield ComparedCase(case, edition, ruling, ours, theirs, _agreement(case, ours, theirs))


def rule(case: Case, edition: Edition) -> Ruling:
    """Return our ruling on a case; raise BadCase where facts are missing or refused."""
    where = f"{case.subject}.toml: {case.id} ({int(edition)})"
    try:
        reply = enquire(SUBJECTS[case.subject], edition, case.answers, case.settings)
    except BadAnswer as refused:
        raise BadCase(EntryFault.REFUSED, where) from refused
    if isinstance(reply, Question):
        raise BadCase(EntryFault.UNTOLD, where, ", ".join(_demanded(case, reply)))
    if not isinstance(reply, Ruling):  # nothing was told to be unsure
        raise TypeError(reply)
    return reply


def _demanded(case: Case, question: Question) -> Iterator[str]:
    """Yield the names of the facts without which there is no ruling."""
    facts = SUBJECTS[case.subject].facts.named
    for asked in question.facts:
        fact = facts.get(asked.name.rpartition(".")[2])
        if fact is None or not fact.volunteered:
            yield asked.name


def _in_brief(ruling: Ruling, theirs: CaseOutcome) -> CaseOutcome:
    """Return our ruling reduced to what theirs tells, with the tricks if there are any."""
    ordered = (ordered.article for ordered in ruling.orders)
    counted = ruling.tricks or theirs.tricks is not None
    return CaseOutcome(
        status=ruling.status,
        articles=tuple(dict.fromkeys((*ruling.articles, *ordered, *ruling.exemptions))),
        tricks=ruling.tricks if counted else None,
        penalty_card=ruling.penalty_card if theirs.penalty_card else None,
    )


def _agreement(case: Case, ours: CaseOutcome, theirs: CaseOutcome) -> Agreement:
    if case.dispute is not None:
        return Agreement.DISPUTED
    if not _same(ours, theirs):
        return Agreement.DISAGREES
    facts = SUBJECTS[case.subject].facts.named
    judged = (facts[name].unjudged is not None for name in case.answers if name in facts)
    return Agreement.JUDGEMENT if any(judged) else Agreement.AGREES


def _same(ours: CaseOutcome, theirs: CaseOutcome) -> bool:
    """Tell whether our ruling says all that theirs says, and rests on the articles it names."""
    return (
        ours.status == theirs.status
        and theirs.tricks in (None, ours.tricks)
        and ours.penalty_card == theirs.penalty_card
        and all(_is_cited(article, ours.articles) for article in theirs.articles)
    )


def _is_cited(article: str, ours: Iterable[str]) -> bool:
    """Tell whether an article is cited, or a part of it: 50D2 where a source names Law 50."""
    return any(one.startswith(article) and not one[len(article) :][:1].isdigit() for one in ours)
