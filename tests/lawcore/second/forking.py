"""Facts that fork: a procedure is run in every world that agrees with what was told."""

from collections.abc import Callable, Iterator, Mapping
from typing import TypeVar

from lawcore import Answer, Subject

T = TypeVar("T")
Told = Mapping[str, Answer]


class Untold(Exception):  # noqa: N818 - a request
    """Asks for a fact that was not told."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


class Forking(dict[str, Answer]):
    """What was told; a volunteered fact that nobody told is as usual, any other is asked for."""

    def __init__(self, subject: Subject, told: Told) -> None:
        super().__init__(told)
        self._facts = subject.facts

    def __missing__(self, name: str) -> Answer:
        fact = self._facts.named[name]
        if fact.volunteered and fact.usual is not None:
            return fact.usual
        raise Untold(name)


def worlds(subject: Subject, told: Told, says: Callable[[Told], T]) -> Iterator[tuple[Told, T]]:
    """Yield every world that agrees with what was told, and what a procedure says in it."""
    try:
        yield told, says(Forking(subject, told))
    except Untold as untold:
        for option in subject.facts.offered(subject.facts.named[untold.name], told):
            yield from worlds(subject, {**told, untold.name: option}, says)
