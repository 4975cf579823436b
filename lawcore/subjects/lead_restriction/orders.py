"""What can be ordered on the lead of the offender's partner, each kind by its imperative."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import auto

from lawcore.leading import Effect
from lawcore.ruling import Order, Status, When

SUITS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
OBEY, FREE = 20, 30


class Restricted(Status):
    """Whether the lead is restricted."""

    ONE_SUIT_FORBIDDEN = auto()
    NO_RESTRICTION = auto()


@dataclass(frozen=True)
class OfferToForbidOneSuit(Order, decides=Restricted.ONE_SUIT_FORBIDDEN):
    """Declarer may forbid one suit that the offender has not specified, or none.

    `specified` are the suits that he has, `left` those that may be forbidden.
    """

    specified: str
    left: str = field(init=False)

    def __post_init__(self) -> None:
        """Find the suits that are left."""
        object.__setattr__(self, "left", " ".join(SUITS[suit] for suit in self._left))

    @property
    def _left(self) -> tuple[str, ...]:
        return tuple(
            suit for suit in SUITS if self.specified == "none" or suit not in self.specified
        )

    @property
    def comes_to(self) -> Mapping[str, Effect]:
        """The suits that may be forbidden, how many of them, and how long."""
        return {"suits": self._left, "max": 1, "duration": "while_partner_retains_lead"}


class KeepOffTheSuit(Order, place=OBEY, when=When.NEXT_LEAD):
    """The partner keeps off the suit as long as he has the lead."""


class LeadAnyCardIfUnable(Order, place=FREE, when=When.NEXT_LEAD):
    """Who has cards of the forbidden suit alone leads any of them."""


class RestrictNothing(Order, decides=Restricted.NO_RESTRICTION):
    """No lead is restricted."""


class RestrictNothingAnyMore(Order, decides=Restricted.NO_RESTRICTION):
    """His first turn to lead is over."""


class FindNoSuitToForbid(Order, decides=Restricted.NO_RESTRICTION):
    """The offender has specified every suit."""


class LetTheComparableCallDo(Order, decides=Restricted.NO_RESTRICTION):
    """A comparable call has replaced the withdrawn one."""


class FollowItsOwnLaw(Order, decides=Restricted.NO_RESTRICTION):
    """The Law that rules the call excludes a restriction."""
