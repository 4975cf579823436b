"""Laws 48, 49, 58 and 68 - Whether a card that was seen or named is a penalty card."""

from lawcore.article import condition, consequence
from lawcore.subjects.penalty_card.facts import Claim, How, PenaltyCard, Role
from lawcore.subjects.penalty_card.orders import (
    DesignateThePlayedCard,
    NoPenaltyCard,
    RuleTheClaim,
    WeighWhatItShowed,
)


@consequence("48A")
def never_on_declarers_side(penalty_card: PenaltyCard) -> NoPenaltyCard | None:
    """No card of declarer's or dummy's becomes a penalty card."""
    return NoPenaltyCard() if penalty_card.role is Role.DECLARER_SIDE else None


@condition("49", cited=False)
def a_defenders(penalty_card: PenaltyCard) -> bool:
    """It is a defender's card."""
    return penalty_card.role is Role.DEFENDER


@condition("49", cited=False)
def by_accident(penalty_card: PenaltyCard) -> bool:
    """He dropped it or let it be seen, or played it with another."""
    return penalty_card.how is How.DROPPED or penalty_card.how is How.TWO_CARDS_TO_TRICK


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
    if shown_with_words(penalty_card) and penalty_card.claim is Claim.TRICK_IN_PROGRESS:
        return NoPenaltyCard()
    return None


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


@consequence("16C", since=2017)
def what_the_words_told(penalty_card: PenaltyCard) -> WeighWhatItShowed | None:
    """What a card shown with a statement has told the partner may be unauthorised."""
    if about_the_trick_in_progress(penalty_card):
        return WeighWhatItShowed()
    return WeighWhatItShowed() if partner_objected_to_the_concession(penalty_card) else None


what_the_words_told.numbered("16D", since=2007, until=2007)
what_the_words_told.numbered("16", until=1997)


@condition("49", until=1997, cited=False)
def shown_in_conceding(penalty_card: PenaltyCard) -> bool:
    """He showed it in a concession to which his partner objected."""
    return penalty_card.how is How.CLAIM_CONTEXT and penalty_card.claim is Claim.PARTNER_OBJECTED


@condition("50B")
def came_by_play(penalty_card: PenaltyCard) -> bool:
    """He led it out of turn, or revoked with it and corrected that."""
    return penalty_card.how is How.LED_OUT_OF_TURN or penalty_card.how is How.REVOKE_CORRECTED


@condition("49")
def exposed(penalty_card: PenaltyCard) -> bool:
    """A defender's card was where his partner could see it, or he named it, without right."""
    if not a_defenders(penalty_card):
        return False
    if by_accident(penalty_card):
        return not out_of_partners_sight(penalty_card)
    return (
        came_by_play(penalty_card)
        or penalty_card.how is How.NAMED
        or shown_in_conceding(penalty_card)
    )


@consequence("58B2")
def one_of_two_is_played(penalty_card: PenaltyCard) -> DesignateThePlayedCard | None:
    """Who has shown two cards to a trick says which he plays."""
    if exposed(penalty_card) and penalty_card.how is How.TWO_CARDS_TO_TRICK:
        return DesignateThePlayedCard()
    return None
