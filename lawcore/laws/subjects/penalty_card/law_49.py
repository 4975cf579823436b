"""Laws 48, 49 and 68 - Whether a card that was seen or named is a penalty card."""

from lawcore.engine.article import condition, consequence
from lawcore.engine.ruling import Lead, Order
from lawcore.laws.subjects.penalty_card import law_24
from lawcore.laws.subjects.penalty_card.facts import Claim, How, PenaltyCard, Role
from lawcore.laws.subjects.penalty_card.law_57 import (
    declarers_premature_play,
    on_an_opponents_word_at_all,
    shown_about_the_trick_in_progress,
    with_partner_before_him,
)
from lawcore.laws.subjects.penalty_card.law_58 import (
    noticed_when_both_sides_had_played_on,
    one_face_shows,
    several_faces_show,
)
from lawcore.laws.subjects.penalty_card.orders import NO_PENALTY_CARD, WEIGH_WHAT_IT_SHOWED


@condition("48A", cited=False)
def settled_by_another_law(case: PenaltyCard) -> bool:
    """Another Law says what becomes of declarer's or dummy's card."""
    if on_an_opponents_word_at_all(case) or declarers_premature_play(case):
        return True
    return one_face_shows(case) or noticed_when_both_sides_had_played_on(case)


@consequence("48A", NO_PENALTY_CARD)
def never_on_declarers_side(case: PenaltyCard) -> bool:
    """No card of declarer's or dummy's becomes a penalty card."""
    return case.role is Role.DECLARER_SIDE and not settled_by_another_law(case)


@condition("49", cited=False)
def a_defenders(case: PenaltyCard) -> bool:
    """It is a defender's card."""
    return case.role is Role.DEFENDER


@condition("49", cited=False)
def by_accident(case: PenaltyCard) -> bool:
    """It was dropped or let be seen, or restored to the hand."""
    if case.how is How.DROPPED:
        return a_defenders(case)
    return law_24.restored_to_the_hand(case)


@condition("49", cited=False)
def out_of_partners_sight(case: PenaltyCard) -> bool:
    """Its face was never where the partner could see it."""
    return by_accident(case) and not case.partner_could_see


@consequence("49", NO_PENALTY_CARD)
def seen_by_nobody_or_by_right(case: PenaltyCard) -> bool:
    """A card shown as the Laws direct, or that partner could not see, is no penalty card."""
    return a_defenders(case) and (case.how is How.LAW_CONTEXT or out_of_partners_sight(case))


@condition("68", cited=False)
def shown_with_words(case: PenaltyCard) -> bool:
    """It was shown with a statement about tricks."""
    return a_defenders(case) and case.how is How.CLAIM_CONTEXT


@consequence("68", NO_PENALTY_CARD)
def about_the_trick_in_progress(case: PenaltyCard) -> bool:
    """A card shown with a statement about the trick in progress is no penalty card."""
    return shown_about_the_trick_in_progress(case)


@consequence("68B2", NO_PENALTY_CARD, since=2007)
def partner_objected_to_the_concession(case: PenaltyCard) -> bool:
    """A card shown in a concession to which the partner objects at once is no penalty card."""
    return shown_with_words(case) and case.claim is Claim.PARTNER_OBJECTED


@consequence("68D", Order("RuleTheClaim", decides="claim", leads_to=Lead("claim", at_once=True)))
def the_claim_is_ruled(case: PenaltyCard) -> bool:
    """After a claim or concession play stops, and that is ruled."""
    return shown_with_words(case) and case.claim is Claim.STANDS


@consequence("16", WEIGH_WHAT_IT_SHOWED)
def what_the_words_told(case: PenaltyCard) -> bool:
    """What a defender shows with words about the trick in progress may be unauthorised."""
    return about_the_trick_in_progress(case)


@consequence("16C", WEIGH_WHAT_IT_SHOWED, since=2007, was={2007: "16D"})
def what_the_concession_showed(case: PenaltyCard) -> bool:
    """What was shown in a concession that failed is unauthorised for the partner."""
    return partner_objected_to_the_concession(case)


@condition("49", until=1997, cited=False)
def shown_in_conceding(case: PenaltyCard) -> bool:
    """It was shown in a concession to which the partner objected."""
    return shown_with_words(case) and case.claim is Claim.PARTNER_OBJECTED


@condition("50B")
def came_by_play(case: PenaltyCard) -> bool:
    """It was led out of turn, or a revoke, or played otherwise and had to be withdrawn."""
    if law_24.a_lead_was_refused(case) or law_24.withdrawn_to_correct_a_revoke(case):
        return True
    if law_24.a_fifth_card(case):
        return True
    return (
        with_partner_before_him(case)
        or law_24.before_the_lead_declarer_owes(case)
        or law_24.withdrawn_from_a_trick(case)
    )


@condition("49")
def exposed_in_play(case: PenaltyCard) -> bool:
    """A defender's card was where the partner could see it, or was named, without right."""
    if not a_defenders(case) or case.how is How.ANOTHER_WAY:
        return False
    if by_accident(case):
        return not out_of_partners_sight(case)
    return (
        came_by_play(case)
        or case.how is How.NAMED
        or several_faces_show(case)
        or shown_in_conceding(case)
    )


@condition("50", cited=False)
def exposed_as_another_law_says(case: PenaltyCard) -> bool:
    """A Law of its own makes the card a penalty card."""
    if law_24.penalty_card_of_the_auction(case) or came_by_play(case):
        return a_defenders(case)
    return law_24.restored_to_the_hand(case) and not out_of_partners_sight(case)


@condition("50", cited=False)
def exposed(case: PenaltyCard) -> bool:
    """It is a penalty card."""
    return exposed_in_play(case) or exposed_as_another_law_says(case)
