"""Orders: what an article tells the Director to do, and when it is carried out.

It may lead to another subject and back, to the next question, to effects.
"""

from collections.abc import Mapping
from dataclasses import KW_ONLY, dataclass, field
from enum import StrEnum, auto
from typing import TypeAlias

from lawcore.engine.fact import Answer, Answers


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


Status: TypeAlias = str
"""What a matter has come to, such as "established": named by the orders that decide it."""


class When(StrEnum):
    """When an order is carried out, in the order of time."""

    NOW = auto()
    NEXT_LEAD = auto()
    END_OF_PLAY = auto()
    DIRECTOR = auto()

    stage: int
    """How many stages come before this one."""


for _stage, _when in enumerate(When):
    _when.stage = _stage
DECIDES, OTHERWISE = 10, 50
"""The default places of an order that decides, and of any other."""
PENALTY_CARDS = ("major", "minor")
NOT_COVERED = "not_covered"
"""The status of a matter that an edition leaves uncovered, in every subject that has such."""


@dataclass(frozen=True, repr=False)
class Order:
    """Something a provision orders, named by an imperative; its words are those of `order-<name>`.

    decides        what the matter has come to, where this order decides it
    when, place    the stage at which it is carried out, and its place there: the smaller, the
                   earlier; an order that decides stands at 10, any other at 50
    counted        tricks are counted after it: what transfers them stands in the headline
    at_the_head    its own article stands in the headline; if not, it leaves that line to them
    penalty_card   the kind of penalty card it makes, "major" or "minor"
    effects        what it comes to for those whom the facts of the subject name (`Facts.effects`)
    asks           what is to be told next, once it is carried out
    leads_to       the subject that takes over from here
    offers         the answers that a player gives who chooses what it offers
    transferred    how many tricks it transfers
    adjusts        a score is worked out with it, which takes the place of that obtained
    one_sided      it is for one side (`Facts.ruled_against` names the other), with no such number
    takes          the names of the values that a case gives it, and `values` those of one case

    Two orders are equal that have one name and the same values. Raises TypeError where what is
    said of one is contradictory, or a value is missing or superfluous.
    """

    name: str
    _: KW_ONLY
    decides: Status | None = field(default=None, compare=False)
    when: When = field(default=When.NOW, compare=False)
    place: int | None = field(default=None, compare=False)
    counted: bool = field(default=False, compare=False)
    at_the_head: bool = field(default=True, compare=False)
    penalty_card: str | None = field(default=None, compare=False)
    effects: Mapping[str, Effect] = field(default_factory=dict, compare=False)
    asks: Ask | None = field(default=None, compare=False)
    leads_to: Lead | None = field(default=None, compare=False)
    offers: tuple[Answer, ...] = field(default=(), compare=False)
    transferred: int = field(default=0, compare=False)
    adjusts: bool = field(default=False, compare=False)
    one_sided: bool = field(default=False, compare=False)
    takes: tuple[str, ...] = field(default=(), compare=False)
    values: Mapping[str, Answer | None] = field(default_factory=dict, hash=False)

    def __post_init__(self) -> None:
        """Refuse what is contradictory."""
        if self.decides is None and (self.counted or not self.at_the_head):
            msg = f"{self.name} decides nothing, so no headline is its own"
            raise TypeError(msg)
        if self.penalty_card not in (None, *PENALTY_CARDS):
            msg = f"{self.name} makes a penalty card that is {self.penalty_card}"
            raise TypeError(msg)
        if self.values and tuple(self.values) != self.takes:
            msg = f"{self.name} takes {self.takes} and is given {tuple(self.values)}"
            raise TypeError(msg)

    def __repr__(self) -> str:
        values = ", ".join(f"{name}={value!r}" for name, value in self.values.items())
        return f"{self.name}({values})"

    @property
    def sort_key(self) -> tuple[int, int]:
        """What sorts orders in the order in which they are carried out."""
        usual = OTHERWISE if self.decides is None else DECIDES
        return self.when.stage, usual if self.place is None else self.place
