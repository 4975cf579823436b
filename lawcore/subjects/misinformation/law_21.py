"""Laws 16, 21 and 47 - What may still be changed after misinformation."""

from lawcore.article import condition, consequence
from lawcore.provisions.facts import Judged, YesNo
from lawcore.subjects.misinformation.facts import Called, Misinformation, When
from lawcore.subjects.misinformation.law_75 import misled
from lawcore.subjects.misinformation.orders import (
    KeepTheLastCall,
    LeaveTheCallAsItIs,
    LetLhoChangeHisCall,
    LetTheCardBeRetracted,
    LetTheFaceDownLeadBeRetracted,
    LetTheLastCallBeChanged,
    LookForDamageAtTheEnd,
    MindTheWithdrawnActions,
    PlayOnAndComeBack,
    WeighTheInfluence,
)


@condition("21B", cited=False)
def before_the_lead_is_faced(misinformation: Misinformation) -> bool:
    """The auction has ended, and the clarification period has not."""
    return misinformation.when is When.CLARIFICATION and misled(misinformation)


@condition("21B", cited=False)
def auction_period_is_open(misinformation: Misinformation) -> bool:
    """A call can still be changed as far as time goes."""
    if before_the_lead_is_faced(misinformation):
        return True
    return misinformation.when is When.AUCTION and misled(misinformation)


@condition("21B", cited=False)
def partner_has_not_called_since(misinformation: Misinformation) -> bool:
    """The partner of the player misled has not called since."""
    return auction_period_is_open(misinformation) and misinformation.m_partner is Called.NOT_CALLED


@consequence("21B1(a)")
def last_call_was_influenced(misinformation: Misinformation) -> LetTheLastCallBeChanged | None:
    """A call that wrong words could well have influenced may be changed in time."""
    if not partner_has_not_called_since(misinformation):
        return None
    return LetTheLastCallBeChanged() if misinformation.m_influenced is Judged.YES else None


@consequence("21B1(a)")
def influence_is_in_doubt(misinformation: Misinformation) -> WeighTheInfluence | None:
    """It has to be found whether the wrong words could well have influenced the call."""
    if not partner_has_not_called_since(misinformation):
        return None
    return WeighTheInfluence() if misinformation.m_influenced is Judged.UNSURE else None


@consequence("21B1(a)")
def last_call_was_not_influenced(misinformation: Misinformation) -> KeepTheLastCall | None:
    """A call that the wrong words have not influenced is not changed."""
    if not partner_has_not_called_since(misinformation):
        return None
    return KeepTheLastCall() if misinformation.m_influenced is Judged.NO else None


@consequence("21B1(a)")
def partner_has_called_since(misinformation: Misinformation) -> LeaveTheCallAsItIs | None:
    """Once the partner has called, a call can no longer be changed."""
    if not auction_period_is_open(misinformation):
        return None
    return LeaveTheCallAsItIs() if misinformation.m_partner is Called.CALLED else None


@consequence("21B2")
def lho_may_change_his_call_too(misinformation: Misinformation) -> LetLhoChangeHisCall | None:
    """After a changed call the opponent on the left may change a call made after it."""
    return LetLhoChangeHisCall() if last_call_was_influenced(misinformation) else None


@condition("47E", cited=False)
def during_the_play(misinformation: Misinformation) -> bool:
    """The Director is called during the play."""
    return misinformation.when is When.PLAY and misled(misinformation)


@consequence("47E2(a)")
def card_not_followed(misinformation: Misinformation) -> LetTheCardBeRetracted | None:
    """A card played on a wrong explanation may be taken back while none was played after it."""
    if during_the_play(misinformation) and misinformation.m_card is YesNo.NO:
        return LetTheCardBeRetracted()
    return None


@consequence("47E2(a)")
def face_down_lead(misinformation: Misinformation) -> LetTheFaceDownLeadBeRetracted | None:
    """An opening lead may be taken back as long as dummy has faced no card."""
    if before_the_lead_is_faced(misinformation):
        return LetTheFaceDownLeadBeRetracted()
    return None


@consequence("47E2(b)")
def card_followed(misinformation: Misinformation) -> PlayOnAndComeBack | None:
    """When it is too late to take a card back the Director may adjust the score."""
    if during_the_play(misinformation) and misinformation.m_card is YesNo.YES:
        return PlayOnAndComeBack()
    return None


@consequence("16C")
def what_was_withdrawn_told(misinformation: Misinformation) -> MindTheWithdrawnActions | None:
    """What a withdrawn call or play told is authorised for the non-offending side alone."""
    if last_call_was_influenced(misinformation) or card_not_followed(misinformation):
        return MindTheWithdrawnActions()
    return None


@condition("21B", cited=False)
def nothing_can_be_changed(misinformation: Misinformation) -> bool:
    """It is too late to change the call or the card."""
    return bool(partner_has_called_since(misinformation)) or bool(card_followed(misinformation))


@consequence("21B3")
def damage_is_looked_at_later(misinformation: Misinformation) -> LookForDamageAtTheEnd | None:
    """When it is too late to change a call the Director looks whether the offenders gained."""
    return LookForDamageAtTheEnd() if nothing_can_be_changed(misinformation) else None
