"""What can be ordered on the lead of the offender's partner, each kind by its imperative."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import auto

from lawcore.ruling import Effect, Order, Status, When

SUITS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
OBEY, FREE = 20, 30


class Restricted(Status):
    """Whether the lead is restricted."""

    ONE_SUIT_FORBIDDEN = auto()
    ONE_SUIT_REQUIRED_OR_FORBIDDEN = auto()
    NO_RESTRICTION = auto()
    NOT_COVERED = auto()


def symbols(suits: Iterable[str]) -> str:
    """Return some suits as they are shown."""
    return " ".join(SUITS[suit] for suit in suits)


@dataclass(frozen=True)
class OfferToForbidOneSuit(Order, decides=Restricted.ONE_SUIT_FORBIDDEN):
    """Declarer may forbid one suit that the offender has not specified, or none.

    `specified` are the suits that he has, `left` those that may be forbidden.
    """

    specified: str
    left: str = field(init=False)

    def __post_init__(self) -> None:
        """Find the suits that are left."""
        object.__setattr__(self, "left", symbols(self._left))

    @property
    def _left(self) -> tuple[str, ...]:
        return tuple(suit for suit in SUITS if suit not in self.specified)

    @property
    def comes_to(self) -> Mapping[str, Effect]:
        """The suits that may be forbidden, how many of them, and how long."""
        return {
            "options": ("prohibit_one_of",),
            "suits": self._left,
            "max": 1,
            "duration": "while_partner_retains_lead",
        }


@dataclass(frozen=True)
class OfferToRequireOrForbidASuit(Order, decides=Restricted.ONE_SUIT_REQUIRED_OR_FORBIDDEN):
    """Declarer may require or forbid one suit that the withdrawn call showed, or neither.

    `withdrawn` are the suits that it showed, `specified` those that the offender has shown since,
    `left` those that declarer may name.
    """

    withdrawn: str
    specified: str
    left: str = field(init=False)

    def __post_init__(self) -> None:
        """Find the suits that are left."""
        object.__setattr__(self, "left", symbols(self._left))

    @property
    def _left(self) -> tuple[str, ...]:
        return tuple(s for s in SUITS if s in self.withdrawn and s not in self.specified)

    @property
    def comes_to(self) -> Mapping[str, Effect]:
        """What declarer may do, with which suits, and with how many of them."""
        options = ("require_one_of", "prohibit_one_of")
        return {"options": options, "suits": self._left, "max": 1}


class OfferToForbidAnySuit(
    Order,
    decides=Restricted.ONE_SUIT_FORBIDDEN,
    effects={"options": ("prohibit_any_one",), "suits": tuple(SUITS), "max": 1},
):
    """Declarer may forbid any one suit, or none."""


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


class LetTheSuitsShownSinceDo(Order, decides=Restricted.NO_RESTRICTION):
    """The offender has shown in the legal auction every suit that the withdrawn call showed."""


class LookItUpInThatCode(Order, decides=Restricted.NOT_COVERED):
    """Nothing is ordered: what that edition says of it was not read."""
