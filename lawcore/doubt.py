"""Rulings for each way an uncertain fact may be."""

from collections.abc import Callable, Collection, Mapping
from typing import TypeVar

from lawcore.enquiry import Doubt
from lawcore.fact import Answer, Told
from lawcore.ruling import Branch, Branches, Question, Ruling

R = TypeVar("R", bound=Ruling)
Supposition = Mapping[str, Answer]


def suppose(
    consider: Callable[[Told, Collection[str]], Question | R | Doubt],
    answers: Told,
    unsure: Collection[str] = (),
) -> Question | R | Branches:
    """Read the law, and where an unsure fact is needed read on for each of its options.

    If all ways lead to the same ruling, that ruling is returned; else each with what it supposes.
    """
    found: list[tuple[Supposition, R]] = []
    waiting: list[tuple[dict[str, Answer], Supposition]] = [(dict(answers), {})]
    while waiting:
        told, supposed = waiting.pop(0)
        reply = consider(told, [name for name in unsure if name not in told])
        if isinstance(reply, Question):
            return reply
        if isinstance(reply, Doubt):
            for option in reply.options:
                more = {reply.fact: option}
                waiting.append((told | more, {**supposed, **more}))
        else:
            found.append((supposed, reply))
    return _told_apart(found)


def _told_apart(found: list[tuple[Supposition, R]]) -> R | Branches:
    alike: dict[tuple[object, ...], list[tuple[Supposition, R]]] = {}
    for supposed, ruling in found:
        alike.setdefault(ruling.substance, []).append((supposed, ruling))
    if len(alike) == 1:
        return found[0][1]
    return Branches(
        tuple(
            Branch(same[0][0], same[0][1], tuple(supposed for supposed, _ in same))
            for same in alike.values()
        )
    )
