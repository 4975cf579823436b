"""Where a ruling leads: to another subject and back, to the next question, to its effects."""

from dataclasses import dataclass, field
from typing import TypeAlias

from lawcore.engine.fact import Answers


@dataclass(frozen=True, slots=True)
class Return:
    """What a subject that took over tells when it ends: by its status, or as the Director says."""

    fact: str
    answers: Answers = field(hash=False)


@dataclass(frozen=True, slots=True)
class Lead:
    """Another subject that takes over, with the answers told already, and what it `returns`.

    It takes over `at_once` where nothing is done before: the matter is ruled there alone. If it
    takes over only `perhaps`, nobody is asked about it who has not said that it does.
    """

    subject: str
    answers: Answers = field(default_factory=dict, hash=False)
    returns: Return | None = None
    at_once: bool = False
    perhaps: bool = False


@dataclass(frozen=True, slots=True)
class Ask:
    """What is to be told next, or anew, once the orders are carried out, `telling` with it."""

    fact: str
    telling: Answers = field(default_factory=dict, hash=False)


Effect: TypeAlias = str | int | tuple[str, ...] | None
"""An effect of an order: who is bound, what is examined later."""
