"""Rulings for each possible answer to an uncertain fact: what they share, where they differ."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from itertools import product
from typing import TypeVar

from msgspec import Struct

from lawcore.engine.fact import Answer, Answers
from lawcore.engine.records import replace
from lawcore.engine.ruling import (
    BadAnswer,
    Branch,
    Branches,
    Doubt,
    Fault,
    Order,
    Ordered,
    Question,
    Ruling,
    Status,
    Unusual,
)
from lawcore.engine.ruling.replies import in_all

R = TypeVar("R", bound=Ruling)
X = TypeVar("X")
Options = Mapping[str, tuple[Answer, ...]]
"""What is supposed of each unsure fact: options between which the law makes no difference."""

MOST_READINGS = 400


def read_each_way(
    consider: Callable[[Answers, Collection[str]], Question | R | Doubt],
    answers: Answers,
    unsure: Collection[str] = (),
) -> Question | R | Branches:
    """Read the law, and for an unsure fact that is needed read on for each of its options.

    If all ways lead to the same ruling, that ruling is returned; otherwise each ruling with what
    it supposes. Rulings between which a fact decides that nobody can know yet are one ruling that
    depends on it. Raises BadAnswer if there would be too many ways.
    """
    found: list[tuple[Options, R]] = []
    waiting: list[Options] = [{}]
    known: list[Options] = [{}]
    """The same ways without what nobody can know yet in each."""
    for readings, supposed in enumerate(waiting):
        if readings == MOST_READINGS:
            raise BadAnswer(Fault.TOO_UNSURE, allowed=tuple(unsure))
        assumed = {**answers, **{name: options[0] for name, options in supposed.items()}}
        reply = consider(assumed, [name for name in unsure if name not in assumed])
        if isinstance(reply, Question):
            return reply
        if isinstance(reply, Doubt):
            for options in reply.options:
                more = {reply.fact: options}
                waiting.append({**supposed, **more})
                known.append(known[readings] if reply.pending else {**known[readings], **more})
        elif supposed:
            found.append((supposed, reply))
        else:  # nobody is in doubt
            return reply
    if known == waiting:
        return _distinguish(found)
    return _distinguish(
        (way, _depending([_beside(way, f) for f in found if _goes_with(f[0], way)]))
        for way in _fullest(known)
    )


def rule_for_every_value(
    consider: Callable[[Answers, Collection[str]], Question | R | Doubt], answers: Answers
) -> Question | R | Doubt:
    """Return the ruling valid for every value of the facts that nobody can know yet.

    If the law needs another fact, the question is returned instead.
    """
    reply = read_each_way(consider, answers)
    return consider(answers, ()) if isinstance(reply, Branches) else reply


def _beside(way: Options, found: tuple[Options, R]) -> tuple[Options, R]:
    """Return a ruling with what is supposed beside a way: what nobody can know yet."""
    supposed, ruling = found
    return {name: options for name, options in supposed.items() if name not in way}, ruling


def _fullest(ways: list[Options]) -> Iterable[Options]:
    """Yield each way once, without those that say no more than another."""
    for place, way in enumerate(ways):
        if way not in ways[:place] and not any(way.items() < other.items() for other in ways):
            yield way


def _goes_with(way: Options, fuller: Options) -> bool:
    return all(set(options) & set(fuller[name]) for name, options in way.items() if name in fuller)


def _depending(found: list[tuple[Options, R]]) -> R:
    """Return one ruling for those between which only pending facts decide."""
    groups = sorted(_alike(found), key=lambda group: group[0][1].tricks)
    if len(groups) == 1:
        return _open_again(groups[0])
    return merge([_branch(group) for group in groups], [group[0][1] for group in groups])


def _distinguish(found: Iterable[tuple[Options, R]]) -> R | Branches:
    groups = _alike(found)
    if len(groups) == 1:
        return _open_again(groups[0])
    return Branches(tuple(_branch(group) for group in groups))


def _alike(found: Iterable[tuple[Options, R]]) -> list[list[tuple[Options, R]]]:
    """Group the ways that lead to the same ruling."""
    alike: dict[tuple[object, ...], list[tuple[Options, R]]] = {}
    for supposed, ruling in found:
        alike.setdefault(ruling.substance, []).append((supposed, ruling))
    return list(alike.values())


def _branch(group: list[tuple[Options, R]]) -> Branch:
    every = [
        dict(zip(supposed, chosen, strict=True))
        for supposed, _ in group
        for chosen in product(*supposed.values())
    ]
    return Branch(every[0], _open_again(group), tuple(every))


def _open_again(group: list[tuple[Options, R]]) -> R:
    """Return the ruling of a group: what all its ways have, without what does not affect it."""
    rulings = [ruling for _, ruling in group]
    ruling = rulings[0]
    options: dict[str, set[Answer]] = {}
    for supposed, _ in group:
        for name, chosen in supposed.items():
            options.setdefault(name, set()).update(chosen)
    answers = {
        name: answer for name, answer in ruling.told.items() if len(options.get(name, ())) <= 1
    }
    return replace(
        ruling,
        told=answers,
        articles=_in_all([each.articles for each in rulings]),
        judgement=_in_all([each.judgement for each in rulings]),
    )


class Common(Struct, frozen=True):
    """What holds in each of several rulings, and the answers that all of them rest on."""

    orders: tuple[Ordered, ...]
    articles: tuple[str, ...]
    answers: Answers


class Divergence(Struct, frozen=True):
    """What distinguishes a ruling from others; None where all have the same.

    `tricks` are (fewest, most), if they depend on what nobody can know yet.
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
    """Return for each ruling what does not hold in all of them."""
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


def is_said_of_all(words: X, said: Sequence[Collection[X]]) -> bool:
    """Tell whether words hold of each of several rulings: not those of some of them alone."""
    return sum(words in own for own in said) in (0, len(said))


def merge(branches: Sequence[Branch], rulings: Sequence[R]) -> R:
    """Return one ruling with what holds in all rulings, depending on the branches.

    `pending` are the facts that the branches suppose. Raises RuntimeError if the statuses of the
    rulings differ.
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
        told=common.answers,
        supposed=tuple(dict.fromkeys(pair for pairs in supposed for pair in pairs)),
        rare=max((ruling.rare for ruling in rulings), key=_number_of_options),
        pending=tuple(dict.fromkeys(name for branch in branches for name in branch.suppose)),
        depends=tuple(branches),
        effects=in_all([ruling.effects for ruling in rulings]),
    )


def _number_of_options(rare: Iterable[Unusual]) -> int:
    return sum(len(asked.options) for group in rare for asked in group.facts)


def _in_all(lists: Sequence[Iterable[X]]) -> tuple[X, ...]:
    """Return the items that are in every list, in the order of the first."""
    first, *others = map(tuple, lists)
    return tuple(thing for thing in first if all(thing in other for other in others))
