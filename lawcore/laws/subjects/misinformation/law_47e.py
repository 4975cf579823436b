"""Laws 16, 17, 21 and 47 - What is possible once the lead is faced, and what is withdrawn."""

from lawcore.engine.article import condition, consequence
from lawcore.engine.ruling import Order
from lawcore.laws.subjects.misinformation.facts import Affected, Misinformation
from lawcore.laws.subjects.misinformation.law_21 import (
    he_has_changed_it,
    last_call_was_influenced,
    partner_has_called_since,
)
from lawcore.laws.subjects.misinformation.law_75 import during_the_play
from lawcore.laws.subjects.misinformation.orders import (
    AT_THE_END,
    LEAVE_THE_CALL_AS_IT_IS,
    LOOK_FOR_DAMAGE_AT_THE_END,
)


@condition("21B", cited=False)
def a_call_was_affected_in_play(case: Misinformation) -> bool:
    """During the play a call turns out to have been affected."""
    return during_the_play(case) and case.m_affected in (Affected.CALL, Affected.BOTH)


@condition("47E", cited=False)
def a_card_was_affected(case: Misinformation) -> bool:
    """During the play a card turns out to have been affected."""
    return during_the_play(case) and case.m_affected in (Affected.PLAY, Affected.BOTH)


@consequence("17D1", LEAVE_THE_CALL_AS_IT_IS)
def auction_period_is_over(case: Misinformation) -> bool:
    """Once the lead is faced no call can be changed."""
    return a_call_was_affected_in_play(case) and not a_card_was_affected(case)


@consequence(
    "47E2(a)", Order("LetTheCardBeRetracted", decides="card_may_be_retracted", asks=AT_THE_END)
)
def card_not_followed(case: Misinformation) -> bool:
    """A card played on a wrong explanation may be taken back while none was played after it."""
    return a_card_was_affected(case) and not case.m_card


@condition("47E2(a)")
def card_was_played_after_it(case: Misinformation) -> bool:
    """Another card was played after the one that was affected, so that it stays."""
    return a_card_was_affected(case) and case.m_card


@consequence(
    "47E2(b)", Order("PlayOnAndComeBack", decides="play_on_and_call_back", asks=AT_THE_END)
)
def card_followed(case: Misinformation) -> bool:
    """When it is too late to take a card back the Director may adjust the score."""
    return card_was_played_after_it(case)


@consequence("12B1", Order("HavePlayGoOn", decides="nothing_affected", asks=AT_THE_END))
def nothing_affected_in_play(case: Misinformation) -> bool:
    """What affected neither a call nor a card leaves nothing to be changed during the play."""
    return during_the_play(case) and case.m_affected is Affected.NEITHER


@condition("16C", cited=False)
def something_is_withdrawn(case: Misinformation) -> bool:
    """A call or a card is withdrawn, or may be."""
    return last_call_was_influenced(case) or he_has_changed_it(case) or card_not_followed(case)


@condition("16C2")
def unauthorised_for_who_misled(case: Misinformation) -> bool:
    """What a withdrawn call or play told is unauthorised for the side that misinformed."""
    return something_is_withdrawn(case)


@consequence("16C1", Order("MindTheWithdrawnActions"))
def what_was_withdrawn_told(case: Misinformation) -> bool:
    """What a withdrawn call or play told is authorised for the side that was misled alone."""
    return unauthorised_for_who_misled(case)


@consequence("21B3", LOOK_FOR_DAMAGE_AT_THE_END)
def damage_is_looked_at_later(case: Misinformation) -> bool:
    """When it is too late to change a call the Director looks whether the offenders gained."""
    return partner_has_called_since(case) or a_call_was_affected_in_play(case)
