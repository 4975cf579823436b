"""Laws 21, 22, 41 and 47 - Whether a call may still be changed, and what follows."""

from lawcore.engine.article import condition, consequence, derived
from lawcore.engine.ruling import Order
from lawcore.laws.provisions.facts import Judged
from lawcore.laws.subjects.misinformation.facts import Called, Changed, LeadMade, Misinformation
from lawcore.laws.subjects.misinformation.law_75 import (
    auction_period_is_open,
    before_the_lead_is_faced,
)
from lawcore.laws.subjects.misinformation.orders import AT_THE_END, LEAVE_THE_CALL_AS_IT_IS


@condition("21B", cited=False)
def partner_has_not_called_since(case: Misinformation) -> bool:
    """The partner of the player misled has not called since."""
    return auction_period_is_open(case) and case.m_partner is Called.NOT_CALLED


@condition("21B", cited=False)
def may_change_it(case: Misinformation) -> bool:
    """The wrong words could well have influenced a call that can still be changed."""
    return partner_has_not_called_since(case) and case.m_influenced is Judged.YES


@condition("21B", cited=False)
def he_has_changed_it(case: Misinformation) -> bool:
    """The misled player has changed a call after the final pass."""
    return (
        before_the_lead_is_faced(case) and may_change_it(case) and case.changes_call is Changed.YES
    )


@condition("21B", cited=False)
def he_keeps_it(case: Misinformation) -> bool:
    """The misled player has kept the call after the final pass."""
    return (
        before_the_lead_is_faced(case) and may_change_it(case) and case.changes_call is Changed.NO
    )


@consequence(
    "21B1(a)", Order("LetTheLastCallBeChanged", decides="call_may_be_changed", asks=AT_THE_END)
)
def last_call_was_influenced(case: Misinformation) -> bool:
    """A call that wrong words could well have influenced may be changed in time."""
    return may_change_it(case) and not he_has_changed_it(case) and not he_keeps_it(case)


@consequence("21B1(a)", Order("LetTheNewCallStand", decides="auction_reopened", asks=AT_THE_END))
def the_new_call_stands(case: Misinformation) -> bool:
    """A call changed in time stands, without rectification for the misled side."""
    return he_has_changed_it(case)


@derived
@consequence("22A", Order("HaveTheAuctionGoOn", place=51))
def the_auction_has_not_ended(case: Misinformation) -> bool:
    """After a changed pass there are no longer three passes in rotation: the auction goes on."""
    return he_has_changed_it(case)


@consequence("41A", Order("PutTheLeadBack", place=21))
def the_lead_goes_back(case: Misinformation) -> bool:
    """A lead face down goes back to the hand on the Director's word after an irregularity."""
    return he_has_changed_it(case) and case.lead_made is LeadMade.FACE_DOWN


@consequence("21B1(a)", Order("LetHimKeepHisCall", decides="call_kept", asks=AT_THE_END))
def his_call_is_kept(case: Misinformation) -> bool:
    """Nobody has to change a call that may be changed."""
    return he_keeps_it(case)


@consequence("21B1(a)", Order("WeighTheInfluence", decides="weigh_influence"))
def influence_is_in_doubt(case: Misinformation) -> bool:
    """It has to be found whether the wrong words could well have influenced the call."""
    return partner_has_not_called_since(case) and case.m_influenced is Judged.UNSURE


@consequence("21B1(a)", Order("KeepTheLastCall", decides="call_not_influenced", asks=AT_THE_END))
def last_call_was_not_influenced(case: Misinformation) -> bool:
    """A call that the wrong words have not influenced is not changed."""
    return partner_has_not_called_since(case) and case.m_influenced is Judged.NO


@consequence("21B1(a)", LEAVE_THE_CALL_AS_IT_IS)
def partner_has_called_since(case: Misinformation) -> bool:
    """Once the partner has called, a call can no longer be changed."""
    return auction_period_is_open(case) and case.m_partner is Called.CALLED


@consequence("21B2", Order("LetLhoChangeHisCall"))
def lho_may_change_his_call_too(case: Misinformation) -> bool:
    """After a changed call the opponent on the left may change a call made after it."""
    return last_call_was_influenced(case) or he_has_changed_it(case)


@consequence("47E2(a)", Order("LetTheFaceDownLeadBeRetracted"))
def face_down_lead(case: Misinformation) -> bool:
    """A lead made because of the explanation may be taken back: dummy has faced no card."""
    if not before_the_lead_is_faced(case) or he_has_changed_it(case):
        return False
    return case.lead_made is LeadMade.FACE_DOWN
