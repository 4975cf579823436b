"""Orders: what an article tells the Director to do, and when it is carried out."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum, auto
from typing import ClassVar

from lawcore.ruling.leading import Ask, Effect, Lead


class Status(StrEnum):
    """What the matter has come to; each subject has its own."""


class When(StrEnum):
    """When an order is carried out; a later one of these comes later."""

    NOW = auto()
    NEXT_LEAD = auto()
    END_OF_PLAY = auto()
    DIRECTOR = auto()

    @property
    def stage(self) -> int:
        """How many stages come before this one."""
        return _STAGES.index(self)


_STAGES = tuple(When)
DECIDES = 10
"""The place of an order that decides, unless it says another."""
PENALTY_CARDS = ("major", "minor")
NOT_COVERED = "not_covered"
"""The status of a matter that an edition leaves uncovered, in every subject that has such."""


@dataclass(frozen=True)
class Order:
    """Something an article orders; each kind is a class named by an imperative.

    A kind says beside its name, in keywords, what is fixed about it:

    decides        what the matter has come to, where this order decides it
    when, place    the stage at which it is carried out, and its place there: the smaller, the
                   earlier; an order that decides stands at 10, any other at 50
    counted        tricks are counted after it: what transfers them stands in the headline
    at_the_head    its own article stands in the headline; if not, it leaves that line to them
    penalty_card   the kind of penalty card it makes, "major" or "minor"
    effects        what it comes to for those whom the facts of the subject name (`Facts.effects`)
    asks           what is to be told next, once it is carried out

    A kind that has nothing to say beyond them needs no fields: two such orders are equal.
    """

    status: ClassVar[Status | None] = None
    when: ClassVar[When] = When.NOW
    place: ClassVar[int] = 50
    counted: ClassVar[bool] = False
    at_the_head: ClassVar[bool] = True
    penalty_card: ClassVar[str | None] = None
    effects: ClassVar[Mapping[str, Effect]] = {}
    asks: ClassVar[Ask | None] = None

    def __init_subclass__(  # noqa: PLR0913 - each is a keyword of the class
        cls,
        *,
        decides: Status | None = None,
        when: When | None = None,
        place: int | None = None,
        counted: bool | None = None,
        at_the_head: bool | None = None,
        penalty_card: str | None = None,
        effects: Mapping[str, Effect] | None = None,
        asks: Ask | None = None,
    ) -> None:
        """Keep what the keywords say; what they leave out is as in the kind above.

        Raises TypeError where they contradict one another.
        """
        said: dict[str, object] = {
            "status": decides,
            "when": when,
            "place": DECIDES if place is None and decides is not None else place,
            "counted": counted,
            "at_the_head": at_the_head,
            "penalty_card": penalty_card,
            "effects": effects,
            "asks": asks,
        }
        for name, value in said.items():
            if value is not None:
                setattr(cls, name, value)
        if cls.status is None and (cls.counted or not cls.at_the_head):
            msg = f"{cls.__name__} decides nothing, so no headline is its own"
            raise TypeError(msg)
        if cls.penalty_card not in (None, *PENALTY_CARDS):
            msg = f"{cls.__name__} makes a penalty card that is {cls.penalty_card}"
            raise TypeError(msg)

    @property
    def comes_to(self) -> Mapping[str, Effect]:
        """What it comes to for those whom the facts of the subject name."""
        return self.effects

    @property
    def turn(self) -> tuple[int, int]:
        """What sorts orders as they are carried out."""
        return self.when.stage, self.place

    @property
    def transferred(self) -> int:
        """How many tricks it transfers."""
        return 0

    @property
    def leads_to(self) -> Lead | None:
        """The subject that takes over from here, None where there is none."""
        return None
