"""Laws 16, 21 and 47 - What may still be changed after misinformation."""

from lawcore.article import condition, consequence
from lawcore.provisions.facts import Judged
from lawcore.ruling import Order
from lawcore.subjects.misinformation.facts import Called, Misinformation, When
from lawcore.subjects.misinformation.law_75 import misled
from lawcore.subjects.misinformation.orders import AT_THE_END, LOOK_FOR_DAMAGE_AT_THE_END, Step


@condition("21B", cited=False)
def before_the_lead_is_faced(case: Misinformation) -> bool:
    """The auction has ended, and the clarification period has not."""
    return case.when is When.CLARIFICATION and misled(case)


@condition("21B", cited=False)
def auction_period_is_open(case: Misinformation) -> bool:
    """A call can still be changed as far as time goes."""
    if before_the_lead_is_faced(case):
        return True
    return case.when is When.AUCTION and misled(case)


@condition("21B", cited=False)
def partner_has_not_called_since(case: Misinformation) -> bool:
    """The partner of the player misled has not called since."""
    return auction_period_is_open(case) and case.m_partner is Called.NOT_CALLED


@consequence(
    "21B1(a)", Order("LetTheLastCallBeChanged", decides=Step.CALL_MAY_BE_CHANGED, asks=AT_THE_END)
)
def last_call_was_influenced(case: Misinformation) -> bool:
    """A call that wrong words could well have influenced may be changed in time."""
    return partner_has_not_called_since(case) and case.m_influenced is Judged.YES


@consequence("21B1(a)", Order("WeighTheInfluence", decides=Step.WEIGH_INFLUENCE))
def influence_is_in_doubt(case: Misinformation) -> bool:
    """It has to be found whether the wrong words could well have influenced the call."""
    return partner_has_not_called_since(case) and case.m_influenced is Judged.UNSURE


@consequence(
    "21B1(a)", Order("KeepTheLastCall", decides=Step.CALL_NOT_INFLUENCED, asks=AT_THE_END)
)
def last_call_was_not_influenced(case: Misinformation) -> bool:
    """A call that the wrong words have not influenced is not changed."""
    return partner_has_not_called_since(case) and case.m_influenced is Judged.NO


@consequence(
    "21B1(a)", Order("LeaveTheCallAsItIs", decides=Step.TOO_LATE_FOR_THAT_CALL, asks=AT_THE_END)
)
def partner_has_called_since(case: Misinformation) -> bool:
    """Once the partner has called, a call can no longer be changed."""
    return auction_period_is_open(case) and case.m_partner is Called.CALLED


@consequence("21B2", Order("LetLhoChangeHisCall"))
def lho_may_change_his_call_too(case: Misinformation) -> bool:
    """After a changed call the opponent on the left may change a call made after it."""
    return last_call_was_influenced(case)


@condition("47E", cited=False)
def during_the_play(case: Misinformation) -> bool:
    """The Director is called during the play."""
    return case.when is When.PLAY and misled(case)


@consequence(
    "47E2(a)", Order("LetTheCardBeRetracted", decides=Step.CARD_MAY_BE_RETRACTED, asks=AT_THE_END)
)
def card_not_followed(case: Misinformation) -> bool:
    """A card played on a wrong explanation may be taken back while none was played after it."""
    return during_the_play(case) and not case.m_card


@consequence("47E2(a)", Order("LetTheFaceDownLeadBeRetracted"))
def face_down_lead(case: Misinformation) -> bool:
    """An opening lead may be taken back as long as dummy has faced no card."""
    return before_the_lead_is_faced(case)


@consequence(
    "47E2(b)", Order("PlayOnAndComeBack", decides=Step.PLAY_ON_AND_CALL_BACK, asks=AT_THE_END)
)
def card_followed(case: Misinformation) -> bool:
    """When it is too late to take a card back the Director may adjust the score."""
    return during_the_play(case) and case.m_card


@consequence("16C", Order("MindTheWithdrawnActions"))
def what_was_withdrawn_told(case: Misinformation) -> bool:
    """What a withdrawn call or play told is authorised for the non-offending side alone."""
    return last_call_was_influenced(case) or card_not_followed(case)


@condition("21B", cited=False)
def nothing_can_be_changed(case: Misinformation) -> bool:
    """It is too late to change the call or the card."""
    return partner_has_called_since(case) or card_followed(case)


@consequence("21B3", LOOK_FOR_DAMAGE_AT_THE_END)
def damage_is_looked_at_later(case: Misinformation) -> bool:
    """When it is too late to change a call the Director looks whether the offenders gained."""
    return nothing_can_be_changed(case)
