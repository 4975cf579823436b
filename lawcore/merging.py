"""Several rulings at once: what holds in all of them, and where they part."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from lawcore.effects import in_all
from lawcore.fact import Answer
from lawcore.ruling import Branch, Order, Ordered, Ruling, Status, Unusual

R = TypeVar("R", bound=Ruling)
X = TypeVar("X")


@dataclass(frozen=True, slots=True)
class Common:
    """What holds in each of several rulings, and what was told in all of them."""

    orders: tuple[Ordered, ...]
    articles: tuple[str, ...]
    told: Mapping[str, Answer]


@dataclass(frozen=True, slots=True)
class Divergence:
    """What one of several rulings has that does not hold in all; None where all have the same.

    `tricks` are (fewest, most), where it depends on what nobody can know yet.
    """

    status: Status | None
    tricks: tuple[int, int] | None
    orders: tuple[Ordered, ...]
    articles: tuple[str, ...]


def find_common(rulings: Sequence[Ruling]) -> Common:
    """Return what holds in each of some rulings."""
    return Common(
        _in_all([ruling.orders for ruling in rulings]),
        _in_all([ruling.articles for ruling in rulings]),
        dict(_in_all([ruling.told.items() for ruling in rulings])),
    )


def find_differences(rulings: Sequence[Ruling]) -> tuple[Divergence, ...]:
    """Return of each of some rulings what does not hold in all of them."""
    if not rulings:
        return ()
    common = find_common(rulings)
    one_status = len({ruling.status for ruling in rulings}) == 1
    one_number = len({ruling.range_of_tricks for ruling in rulings}) == 1
    return tuple(
        Divergence(
            None if one_status else ruling.status,
            None if one_number else ruling.range_of_tricks,
            tuple(ordered for ordered in ruling.orders if ordered not in common.orders),
            tuple(article for article in ruling.articles if article not in common.articles),
        )
        for ruling in rulings
    )


def merge(branches: Sequence[Branch], rulings: Sequence[R]) -> R:
    """Return one ruling with what holds in all of them, which depends on the branches.

    `pending` are the facts that the branches suppose. Raises RuntimeError where the rulings do
    not agree on what the matter has come to.
    """
    first, *others = rulings
    if any(ruling.deciding != first.deciding for ruling in others):
        msg = f"what nobody can know yet decides between {[r.status for r in rulings]}"
        raise RuntimeError(msg)
    common = find_common(rulings)
    supposed = sorted((ruling.supposed for ruling in rulings), key=len, reverse=True)
    held = {(ordered.order, ordered.article) for ordered in common.orders}
    excepting = _in_all([[finding.name for finding in r.excepting] for r in rulings])
    return replace(
        first,
        tricks=min(ruling.tricks for ruling in rulings),
        penalty_card=next(iter(_in_all([[ruling.penalty_card] for ruling in rulings])), None),
        articles=common.articles,
        exemptions=_in_all([ruling.exemptions for ruling in rulings]),
        orders=common.orders,
        set_aside=_in_all([ruling.set_aside for ruling in rulings]),
        judgement=_in_all([ruling.judgement for ruling in rulings]),
        findings=tuple(
            finding
            for finding in first.findings
            if isinstance(finding.outcome, Order) and (finding.outcome, finding.number) in held
        ),
        excepting=tuple(finding for finding in first.excepting if finding.name in excepting),
        told=common.told,
        supposed=tuple(dict.fromkeys(pair for pairs in supposed for pair in pairs)),
        rare=max((ruling.rare for ruling in rulings), key=_number_of_options),
        pending=tuple(dict.fromkeys(name for branch in branches for name in branch.suppose)),
        depends=tuple(branches),
        effects=in_all([ruling.effects for ruling in rulings]),
    )


def _number_of_options(rare: Iterable[Unusual]) -> int:
    return sum(len(asked.options) for group in rare for asked in group.facts)


def _in_all(lists: Sequence[Iterable[X]]) -> tuple[X, ...]:
    """Return what is in every list, in the order of the first."""
    first, *others = map(tuple, lists)
    return tuple(thing for thing in first if all(thing in other for other in others))
