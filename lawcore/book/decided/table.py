"""Decided cases as a table in the words of one language, for a terminal of 100 columns."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby, zip_longest
from textwrap import wrap

from lawcore.book.decided.agreement import Agreement, ComparedCase
from lawcore.book.decided.case import BadCase, CaseOutcome, NotExpressible
from lawcore.engine.ruling import BadAnswer
from lawcore.languages.messages import texts_of
from lawcore.wording import Wording

WIDTH = 100
COLUMNS: Mapping[str, int] = {
    "id": 16,
    "edition": 8,
    "source": 20,
    "ours": 20,
    "theirs": 20,
    "agreement": 10,
}
"""The columns and how many characters each has; a space stands between two."""
DERIVED = "*"
_UNTOLD = "none"
_READ_IN_FULL = (Agreement.DISPUTED, Agreement.DISAGREES)


class CaseTable:
    """The cases in one language."""

    def __init__(self, language: str) -> None:
        self._language = language
        self._say = texts_of(language, "decided").say
        self._wording = Wording.of(language)

    def lines(
        self, rulings: Sequence[ComparedCase], untellable: Sequence[NotExpressible]
    ) -> Iterator[str]:
        """Yield the table, the readings of disputed cases, inexpressible cases, the summary."""
        yield from _row([self._say(f"column-{name}") for name in COLUMNS])
        yield " ".join("-" * width for width in COLUMNS.values())
        for subject, of_subject in groupby(rulings, key=lambda one: one.case.subject):
            yield self._wording.subject(subject)
            for _, of_case in groupby(of_subject, key=lambda one: one.case.id):
                for number, one in enumerate(of_case):
                    yield from _row(self._cells(one, again=number > 0))
        in_full = (one for one in rulings if one.agreement in _READ_IN_FULL)
        for _, of_case in groupby(in_full, key=lambda one: (one.case.subject, one.case.id)):
            yield ""
            yield from self._readings(list(of_case))
        if untellable:
            yield ""
            yield self._say("not-expressible")
            for entry in untellable:
                reason = entry.reason[self._language]
                yield from _paragraph(f"{entry.id} · {entry.source}: {reason}")
        yield ""
        yield from wrap(self._say("judgement"), WIDTH)
        if derived := sum(one.derived for one in rulings):
            yield from wrap(self._say("derived", mark=DERIVED, number=derived), WIDTH)
        yield self.summary(counts(rulings, untellable))

    def summary(self, counted: Mapping[str, int]) -> str:
        """Return the numbers of `counts` as one line."""
        return self._say("summary", **counted)

    def outcome(self, outcome: CaseOutcome) -> str:
        """Return a ruling in brief: status, tricks, penalty card, articles."""
        return self._say(
            "outcome",
            status=self._say(f"status-{outcome.status}"),
            tricks=_UNTOLD if outcome.tricks is None else outcome.tricks,
            card=outcome.penalty_card or _UNTOLD,
            articles=" ".join(outcome.articles) or _UNTOLD,
            beside=" ".join(outcome.beside) or _UNTOLD,
        )

    def error(self, bad: BadCase) -> str:
        """Return what is wrong with a file of cases, and where."""
        cause = bad.__cause__
        what = self._wording.error(cause) if isinstance(cause, BadAnswer) else bad.what
        said = self._say(f"error-{bad.code}", where=bad.where, what=what)
        if not bad.allowed:
            return said
        return self._say("error-allowed", error=said, allowed=", ".join(bad.allowed))

    def _cells(self, one: ComparedCase, *, again: bool) -> list[str]:
        """Return the cells of a row; a source is named once for all its editions."""
        return [
            one.case.id,
            str(int(one.edition)),
            "" if again else one.case.dated(one.case.source),
            self.outcome(one.ours),
            self._theirs(one),
            self._say(f"agreement-{one.agreement}"),
        ]

    def _theirs(self, one: ComparedCase) -> str:
        told = self.outcome(one.theirs)
        return f"{told} {DERIVED}" if one.derived else told

    def _readings(self, rulings: Sequence[ComparedCase]) -> Iterator[str]:
        """Yield one case with both readings in full, under each edition."""
        case, dispute = rulings[0].case, rulings[0].case.dispute
        by = case.dated(case.ruling_by)
        yield from wrap(f"{case.id} · {case.source}, {by}", WIDTH)
        yield from _paragraph(case.story[self._language])
        if case.address:
            yield f"  {case.address}"
        if dispute is not None:
            yield from _paragraph(self._say("reason", text=dispute.reason[self._language]))
        for one in rulings:
            edition = str(int(one.edition))
            told = self._wording.rulings.rule(one.ruling)
            ours = " ".join((told.headline, *told.orders))
            theirs = self._theirs(one)
            yield from _paragraph(self._say("reading-ours", edition=edition, text=ours))
            yield from _paragraph(self._say("reading-theirs", edition=edition, text=theirs))
        if dispute is not None:
            yield from _paragraph(self._say("reading-other", text=dispute.other[self._language]))


def counts(
    rulings: Iterable[ComparedCase], untellable: Sequence[NotExpressible]
) -> Mapping[str, int]:
    """Return how many rulings and cases there are, and how many rulings agree in which way."""
    compared = list(rulings)
    found = {str(kind): sum(one.agreement is kind for one in compared) for kind in Agreement}
    return {
        "rulings": len(compared),
        "cases": len({one.case.base for one in compared}),
        **found,
        "not_expressible": len(untellable),
    }


def _row(cells: Sequence[str]) -> Iterator[str]:
    """Yield the lines of a row, each cell broken into lines of its own."""
    widths = tuple(COLUMNS.values())
    broken = [wrap(cell, width) for cell, width in zip(cells, widths, strict=True)]
    for parts in zip_longest(*broken, fillvalue=""):
        padded = (part.ljust(width) for part, width in zip(parts, widths, strict=True))
        yield " ".join(padded).rstrip()


def _paragraph(text: str) -> list[str]:
    return wrap(text, WIDTH, initial_indent="  ", subsequent_indent="    ")
