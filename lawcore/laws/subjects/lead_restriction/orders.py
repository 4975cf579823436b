"""What becomes of the lead of the offender's partner, and what more than one provision orders."""

from collections.abc import Iterable

from lawcore.engine.records import replace
from lawcore.engine.ruling import Ask, Order

SUITS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
OBEY, FREE = 20, 30


def symbols(suits: Iterable[str]) -> str:
    """Return some suits as they are shown."""
    return " ".join(SUITS[suit] for suit in suits)


OFFER_TO_FORBID_ONE_SUIT = Order(
    "OfferToForbidOneSuit",
    decides="one_suit_forbidden",
    takes=("specified", "left"),
    asks=Ask("forbidden"),
)
FORBID_THE_SUIT = Order("ForbidTheSuit", decides="one_suit_forbidden", takes=("suit",))
LEAVE_THE_LEAD_FREE = Order("LeaveTheLeadFree", decides="no_restriction")
OFFER_TO_REQUIRE_OR_FORBID_A_SUIT = Order(
    "OfferToRequireOrForbidASuit",
    decides="one_suit_required_or_forbidden",
    takes=("withdrawn", "specified", "left"),
)
RESTRICT_NOTHING = Order("RestrictNothing", decides="no_restriction")
RESTRICT_NOTHING_ANY_MORE = Order("RestrictNothingAnyMore", decides="no_restriction")
FOLLOW_ITS_OWN_LAW = Order("FollowItsOwnLaw", decides="no_restriction")


def offer_to_forbid_one_suit(specified: str) -> Order:
    """Declarer may forbid one suit that the offender has not specified, or none.

    `specified` are the suits that he has; what is left may be forbidden.
    """
    left = tuple(suit for suit in SUITS if suit not in specified)
    return replace(
        OFFER_TO_FORBID_ONE_SUIT,
        values={"specified": specified, "left": symbols(left)},
        effects={
            "options": ("prohibit_one_of",),
            "suits": left,
            "max": 1,
            "duration": "while_partner_retains_lead",
        },
    )


def forbid_the_suit(suit: str) -> Order:
    """Declarer has forbidden one suit."""
    return replace(
        FORBID_THE_SUIT,
        values={"suit": symbols(suit)},
        effects={
            "options": ("prohibit_one_of",),
            "suits": (suit,),
            "max": 1,
            "duration": "while_partner_retains_lead",
        },
    )


def offer_to_require_or_forbid_a_suit(withdrawn: str, specified: str) -> Order:
    """Declarer may require or forbid one suit that the withdrawn call showed, or neither.

    `withdrawn` are the suits that it showed, `specified` those that the offender has shown since;
    of what is left declarer may name one.
    """
    left = tuple(suit for suit in SUITS if suit in withdrawn and suit not in specified)
    options = ("require_one_of", "prohibit_one_of")
    return replace(
        OFFER_TO_REQUIRE_OR_FORBID_A_SUIT,
        values={"withdrawn": withdrawn, "specified": specified, "left": symbols(left)},
        effects={"options": options, "suits": left, "max": 1},
    )
