"""Laws 48, 49 and 68 - Whether a card that was seen or named is a penalty card."""

from lawcore.article import condition, consequence
from lawcore.subjects.penalty_card.facts import Claim, How, PenaltyCard, Role
from lawcore.subjects.penalty_card.law_24 import (
    before_the_lead_declarer_owes,
    restored_to_the_hand,
    seen_during_the_auction,
    withdrawn_from_a_trick,
)
from lawcore.subjects.penalty_card.law_57 import (
    declarers_premature_play,
    on_an_opponents_word,
    shown_about_the_trick_in_progress,
    with_partner_before_him,
)
from lawcore.subjects.penalty_card.law_58 import (
    noticed_when_both_sides_had_played_on,
    one_face_shows,
    several_faces_show,
)
from lawcore.subjects.penalty_card.orders import (
    NoPenaltyCard,
    RuleTheClaim,
    WeighWhatItShowed,
)


@condition("48A", cited=False)
def settled_by_another_law(penalty_card: PenaltyCard) -> bool:
    """Another Law says what becomes of declarer's or dummy's card."""
    if on_an_opponents_word(penalty_card) or declarers_premature_play(penalty_card):
        return True
    if one_face_shows(penalty_card):
        return True
    return bool(noticed_when_both_sides_had_played_on(penalty_card))


@consequence("48A")
def never_on_declarers_side(penalty_card: PenaltyCard) -> NoPenaltyCard | None:
    """No card of declarer's or dummy's becomes a penalty card."""
    if penalty_card.role is not Role.DECLARER_SIDE or settled_by_another_law(penalty_card):
        return None
    return NoPenaltyCard()


@condition("49", cited=False)
def a_defenders(penalty_card: PenaltyCard) -> bool:
    """It is a defender's card."""
    return penalty_card.role is Role.DEFENDER


@condition("49", cited=False)
def by_accident(penalty_card: PenaltyCard) -> bool:
    """He dropped it or let it be seen, or it was restored to his hand."""
    if penalty_card.how is How.DROPPED:
        return a_defenders(penalty_card)
    return restored_to_the_hand(penalty_card)


@condition("49", cited=False)
def out_of_partners_sight(penalty_card: PenaltyCard) -> bool:
    """Its face was never where his partner could see it."""
    return by_accident(penalty_card) and not penalty_card.partner_could_see


@consequence("49")
def seen_by_nobody_or_by_right(penalty_card: PenaltyCard) -> NoPenaltyCard | None:
    """A card shown as the Laws direct, or that partner could not see, is no penalty card."""
    if not a_defenders(penalty_card):
        return None
    if penalty_card.how is How.LAW_CONTEXT or out_of_partners_sight(penalty_card):
        return NoPenaltyCard()
    return None


@condition("68", cited=False)
def shown_with_words(penalty_card: PenaltyCard) -> bool:
    """He showed it with a statement about tricks."""
    return a_defenders(penalty_card) and penalty_card.how is How.CLAIM_CONTEXT


@consequence("68")
def about_the_trick_in_progress(penalty_card: PenaltyCard) -> NoPenaltyCard | None:
    """A card shown with a statement about the trick in progress is no penalty card."""
    return NoPenaltyCard() if shown_about_the_trick_in_progress(penalty_card) else None


@consequence("68B2", since=2007)
def partner_objected_to_the_concession(penalty_card: PenaltyCard) -> NoPenaltyCard | None:
    """A card shown in a concession to which the partner objects at once is no penalty card."""
    if shown_with_words(penalty_card) and penalty_card.claim is Claim.PARTNER_OBJECTED:
        return NoPenaltyCard()
    return None


@consequence("68D")
def the_claim_is_ruled(penalty_card: PenaltyCard) -> RuleTheClaim | None:
    """After a claim or concession play stops, and that is ruled."""
    if shown_with_words(penalty_card) and penalty_card.claim is Claim.STANDS:
        return RuleTheClaim()
    return None


@consequence("16")
def what_the_words_told(penalty_card: PenaltyCard) -> WeighWhatItShowed | None:
    """What a defender shows with words about the trick in progress may be unauthorised."""
    return WeighWhatItShowed() if about_the_trick_in_progress(penalty_card) else None


@consequence("16C", since=2017)
def what_the_concession_showed(penalty_card: PenaltyCard) -> WeighWhatItShowed | None:
    """What was shown in a concession that failed is unauthorised for the partner."""
    return WeighWhatItShowed() if partner_objected_to_the_concession(penalty_card) else None


what_the_concession_showed.numbered("16D", since=2007, until=2007)


@condition("49", until=1997, cited=False)
def shown_in_conceding(penalty_card: PenaltyCard) -> bool:
    """He showed it in a concession to which his partner objected."""
    return shown_with_words(penalty_card) and penalty_card.claim is Claim.PARTNER_OBJECTED


@condition("50B")
def came_by_play(penalty_card: PenaltyCard) -> bool:
    """He led it out of turn, revoked with it, or played it otherwise and had to withdraw it."""
    if penalty_card.how is How.LED_OUT_OF_TURN or penalty_card.how is How.REVOKE_CORRECTED:
        return a_defenders(penalty_card)
    return (
        with_partner_before_him(penalty_card)
        or before_the_lead_declarer_owes(penalty_card)
        or withdrawn_from_a_trick(penalty_card)
    )


@condition("49")
def exposed_in_play(penalty_card: PenaltyCard) -> bool:
    """A defender's card was where his partner could see it, or he named it, without right."""
    if not a_defenders(penalty_card) or penalty_card.how is How.ANOTHER_WAY:
        return False
    if by_accident(penalty_card):
        return not out_of_partners_sight(penalty_card)
    return (
        came_by_play(penalty_card)
        or penalty_card.how is How.NAMED
        or bool(several_faces_show(penalty_card))
        or shown_in_conceding(penalty_card)
    )


@condition("50", cited=False)
def exposed_as_another_law_says(penalty_card: PenaltyCard) -> bool:
    """A Law of its own makes the card a penalty card."""
    if seen_during_the_auction(penalty_card) or came_by_play(penalty_card):
        return a_defenders(penalty_card)
    return restored_to_the_hand(penalty_card) and not out_of_partners_sight(penalty_card)


@condition("50", cited=False)
def exposed(penalty_card: PenaltyCard) -> bool:
    """It is a penalty card."""
    return exposed_in_play(penalty_card) or exposed_as_another_law_says(penalty_card)
