"""Rulings for each way an uncertain fact may be."""

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import replace
from itertools import product
from typing import TypeVar

from lawcore.fact import Answer, Told
from lawcore.merging import merge
from lawcore.ruling import BadAnswer, Branch, Branches, Doubt, Fault, Question, Ruling

R = TypeVar("R", bound=Ruling)
Options = Mapping[str, tuple[Answer, ...]]
"""What is supposed of each unsure fact: options between which the law makes no difference."""

MOST_READINGS = 400


def read_each_way(
    consider: Callable[[Told, Collection[str]], Question | R | Doubt],
    answers: Told,
    unsure: Collection[str] = (),
) -> Question | R | Branches:
    """Read the law, and where an unsure fact is needed read on for each of its options.

    If all ways lead to the same ruling, that ruling is returned; else each with what it supposes.
    Rulings between which a fact decides that nobody can know yet are one ruling that depends on
    it. Raises BadAnswer where there would be too many ways.
    """
    found: list[tuple[Options, R]] = []
    waiting: list[Options] = [{}]
    pending: set[str] = set()
    for readings, supposed in enumerate(waiting):
        if readings == MOST_READINGS:
            raise BadAnswer(Fault.TOO_UNSURE, allowed=tuple(unsure))
        told = {**answers, **{name: options[0] for name, options in supposed.items()}}
        reply = consider(told, [name for name in unsure if name not in told])
        if isinstance(reply, Question):
            return reply
        if isinstance(reply, Doubt):
            waiting.extend({**supposed, reply.fact: options} for options in reply.options)
            pending.update([reply.fact] if reply.pending else ())
        else:
            found.append((supposed, reply))
    if not pending:
        return _told_apart(found)
    ways = [_without(pending, supposed) for supposed in waiting]
    return _told_apart(
        (way, _depending([_of(pending, f) for f in found if _goes_with(f[0], way)]))
        for way in _fullest(ways)
    )


def rule_whatever_comes(
    consider: Callable[[Told, Collection[str]], Question | R | Doubt], answers: Told
) -> Question | R | Doubt:
    """Return the ruling with what holds whatever comes of facts that nobody can know yet.

    What is needed besides is returned instead of it.
    """
    reply = read_each_way(consider, answers)
    return consider(answers, ()) if isinstance(reply, Branches) else reply


def _without(pending: Collection[str], supposed: Options) -> Options:
    return {name: options for name, options in supposed.items() if name not in pending}


def _of(pending: Collection[str], found: tuple[Options, R]) -> tuple[Options, R]:
    """Return a ruling with what is supposed of pending facts alone."""
    supposed, ruling = found
    return {name: options for name, options in supposed.items() if name in pending}, ruling


def _fullest(ways: list[Options]) -> Iterable[Options]:
    """Yield the ways, each once, that say no less than another does."""
    for place, way in enumerate(ways):
        if way not in ways[:place] and not any(way.items() < other.items() for other in ways):
            yield way


def _goes_with(way: Options, fuller: Options) -> bool:
    return all(set(options) & set(fuller[name]) for name, options in way.items() if name in fuller)


def _depending(found: list[tuple[Options, R]]) -> R:
    """Return one ruling for those between which only facts decide that nobody can know yet."""
    groups = sorted(_alike(found), key=lambda group: group[0][1].tricks)
    if len(groups) == 1:
        return _open_again(groups[0])
    return merge([_branch(group) for group in groups], [group[0][1] for group in groups])


def _told_apart(found: Iterable[tuple[Options, R]]) -> R | Branches:
    groups = _alike(found)
    if len(groups) == 1:
        return _open_again(groups[0])
    return Branches(tuple(_branch(group) for group in groups))


def _alike(found: Iterable[tuple[Options, R]]) -> list[list[tuple[Options, R]]]:
    """Return the ways that lead to the same ruling together."""
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
    """Return the ruling of a group without the suppositions that make no difference to it."""
    ruling = group[0][1]
    options: dict[str, set[Answer]] = {}
    for supposed, _ in group:
        for name, chosen in supposed.items():
            options.setdefault(name, set()).update(chosen)
    told = {
        name: answer for name, answer in ruling.told.items() if len(options.get(name, ())) <= 1
    }
    return replace(ruling, told=told)
