"""The figures of a desk: how many questions, about what, how soon answered, with what result."""

import csv
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import datetime
from io import StringIO
from statistics import quantiles
from zoneinfo import ZoneInfo

from msgspec import Struct, field

from bot.desk.model import OPEN, Question, Result, State

COLUMNS = (
    "month",
    "asked",
    "open",
    "withdrawn",
    *(str(result) for result in Result),
    "unclear",
    "published",
    "taken_median",
    "taken_90",
    "answered_median",
    "answered_90",
    "subjects",
)
"""The columns of the table; durations are in minutes."""


class Figures(Struct, frozen=True):
    """The figures of a desk in a month ("2026-11"); durations are in minutes, None without any.

    `taken` and `answered` are each a median and what nine in ten took at most, both from the
    moment a question was sent.
    """

    month: str
    asked: int = 0
    still_open: int = 0
    withdrawn: int = 0
    unclear: int = 0
    published: int = 0
    results: Mapping[Result, int] = field(default_factory=dict)
    subjects: Mapping[str | None, int] = field(default_factory=dict)
    taken: tuple[int, int] | None = None
    answered: tuple[int, int] | None = None


def figures_by_month(questions: Iterable[Question], zone: ZoneInfo) -> tuple[Figures, ...]:
    """Return the figures of each month in which questions were sent, the latest first."""
    months: dict[str, list[Question]] = {}
    for one in questions:
        if one.sent_at is not None:
            months.setdefault(f"{one.sent_at.astimezone(zone):%Y-%m}", []).append(one)
    return tuple(_figures(month, months[month]) for month in sorted(months, reverse=True))


def as_csv(figures: Sequence[Figures]) -> str:
    """Return the figures as a table for a spreadsheet, a line a month."""
    written = StringIO()
    writer = csv.writer(written, lineterminator="\n")
    writer.writerow(COLUMNS)
    writer.writerows(_cells(one) for one in figures)
    return written.getvalue()


def _figures(month: str, sent: Sequence[Question]) -> Figures:
    return Figures(
        month=month,
        asked=len(sent),
        still_open=sum(one.state in OPEN for one in sent),
        withdrawn=sum(one.state is State.WITHDRAWN for one in sent),
        unclear=sum(one.unclear for one in sent),
        published=sum(one.listed for one in sent),
        results=Counter(one.result for one in sent if one.result is not None),
        subjects=dict(Counter(one.subject for one in sent).most_common()),
        taken=_spread([_minutes(one.sent_at, one.taken_at) for one in sent]),
        answered=_spread([_minutes(one.sent_at, one.answered_at) for one in sent]),
    )


def _minutes(since: datetime | None, until: datetime | None) -> int | None:
    if since is None or until is None:
        return None
    return max(0, round((until - since).total_seconds() / 60))


def _spread(durations: Sequence[int | None]) -> tuple[int, int] | None:
    """Return the median and the ninth decile of the durations that are known."""
    known = sorted(one for one in durations if one is not None)
    if not known:
        return None
    if len(known) == 1:
        return known[0], known[0]
    tenths = quantiles(known, n=10, method="inclusive")
    return round(tenths[4]), round(tenths[8])


def _cells(one: Figures) -> Iterator[object]:
    yield from (one.month, one.asked, one.still_open, one.withdrawn)
    yield from (one.results.get(result, 0) for result in Result)
    yield from (one.unclear, one.published)
    yield from one.taken or ("", "")
    yield from one.answered or ("", "")
    yield " ".join(f"{subject or '-'}:{number}" for subject, number in one.subjects.items())
