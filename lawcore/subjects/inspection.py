"""The wish to see the cards of a trick again.

Laws 65 and 66 - The inspection of tricks, and a card that lies the wrong way.
"""

import sys
from enum import StrEnum, auto

from lawcore.article import condition, consequence
from lawcore.fact import NO, YES, Fact, Facts, YesNo
from lawcore.ruling import Lead, Order, Status
from lawcore.subject import declare_subject


class Case(StrEnum):
    """What declarer or a defender wants to see, or to have put right."""

    CURRENT_TRICK = auto()
    QUITTED_TRICK = auto()
    WRONGLY_POINTED = auto()


class Inspection(Facts):
    """One wish, in the order in which a director asks."""

    case = Fact(Case)
    own_side_played_next = YesNo(NO, YES)
    own_card_turned = YesNo(NO, YES)


class Seen(Status):
    """What the wish comes to."""

    ALL_FACED = auto()
    OWN_CARD = auto()
    CLOSED = auto()
    POINTED_OUT = auto()
    TOO_LATE = auto()


HAVE_THE_CARD_TURNED = Order("HaveTheCardTurned", decides=Seen.POINTED_OUT)
LEAVE_THE_CARD_AS_IT_LIES = Order("LeaveTheCardAsItLies", decides=Seen.TOO_LATE)


@consequence("65B3", HAVE_THE_CARD_TURNED, LEAVE_THE_CARD_AS_IT_LIES)
def wrongly_pointed_card(case: Inspection) -> Order | None:
    """A wrongly pointed card may be pointed out until the player's side plays on."""
    if case.case is not Case.WRONGLY_POINTED:
        return None
    if case.own_side_played_next:
        return LEAVE_THE_CARD_AS_IT_LIES
    return HAVE_THE_CARD_TURNED


@condition("66", cited=False)
def still_the_current_trick(case: Inspection) -> bool:
    """His side has not led or played to the next trick."""
    return case.case is Case.CURRENT_TRICK and not case.own_side_played_next


@consequence(
    "66A",
    Order(
        "FaceTheTrick",
        decides=Seen.ALL_FACED,
        leads_to=Lead("inquiry", {"wants": "see_trick", "trick": "card_faced"}),
    ),
)
def his_card_is_face_up(case: Inspection) -> bool:
    """Until he turns his own card he may have all cards of the trick faced."""
    return still_the_current_trick(case) and not case.own_card_turned


@consequence(
    "66B",
    Order(
        "LookAtTheOwnCard",
        decides=Seen.OWN_CARD,
        leads_to=Lead("inquiry", {"wants": "see_trick", "trick": "card_turned"}),
    ),
)
def his_card_is_turned(case: Inspection) -> bool:
    """Until his side plays on he may look at his own last card, not expose it."""
    return still_the_current_trick(case) and case.own_card_turned


@condition("66C", cited=False)
def his_side_has_played_on(case: Inspection) -> bool:
    """His side has led or played to the next trick."""
    return case.case is Case.CURRENT_TRICK and case.own_side_played_next


@consequence("66C", Order("KeepItClosed", decides=Seen.CLOSED))
def quitted_tricks_stay_closed(case: Inspection) -> bool:
    """Until play ceases quitted tricks are inspected only if the Director says so."""
    return case.case is Case.QUITTED_TRICK or his_side_has_played_on(case)


SUBJECT = declare_subject(
    "inspection",
    350,
    Inspection,
    sys.modules[__name__],
    since=2017,
    same_effect=(frozenset({"closed", "too_late"}),),
    group="play",
)
