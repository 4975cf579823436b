"""Rulings for each way an uncertain fact may be."""

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import replace
from itertools import product
from typing import TypeVar

from lawcore.fact import Answer, Told
from lawcore.ruling import BadAnswer, Branch, Branches, Doubt, Fault, Question, Ruling

R = TypeVar("R", bound=Ruling)
Options = Mapping[str, tuple[Answer, ...]]
"""What is supposed of each unsure fact: options between which the law makes no difference."""

MOST_READINGS = 400


def suppose(
    consider: Callable[[Told, Collection[str]], Question | R | Doubt],
    answers: Told,
    unsure: Collection[str] = (),
) -> Question | R | Branches:
    """Read the law, and where an unsure fact is needed read on for each of its options.

    If all ways lead to the same ruling, that ruling is returned; else each with what it supposes.
    Raises BadAnswer where there would be too many ways.
    """
    found: list[tuple[Options, R]] = []
    waiting: list[Options] = [{}]
    for readings, supposed in enumerate(waiting):
        if readings == MOST_READINGS:
            raise BadAnswer(Fault.TOO_UNSURE, allowed=tuple(unsure))
        told = {**answers, **{name: options[0] for name, options in supposed.items()}}
        reply = consider(told, [name for name in unsure if name not in told])
        if isinstance(reply, Question):
            return reply
        if isinstance(reply, Doubt):
            waiting.extend({**supposed, reply.fact: options} for options in reply.options)
        else:
            found.append((supposed, reply))
    return _told_apart(found)


def _told_apart(found: Iterable[tuple[Options, R]]) -> R | Branches:
    alike: dict[tuple[object, ...], list[tuple[Options, R]]] = {}
    for supposed, ruling in found:
        alike.setdefault(ruling.substance, []).append((supposed, ruling))
    groups = list(alike.values())
    if len(groups) == 1:
        return _open_again(groups[0])
    return Branches(tuple(_branch(group) for group in groups))


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
