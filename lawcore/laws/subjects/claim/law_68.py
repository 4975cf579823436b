"""Laws 48 and 68 - What is a claim or concession and what is none; with 16, 49, 54 and 57."""

from lawcore.engine.article import condition, consequence, derived
from lawcore.engine.ruling import Lead, Order
from lawcore.laws.subjects.claim import facts
from lawcore.laws.subjects.claim.facts import By, Claim, NoIntent
from lawcore.laws.subjects.claim.orders import (
    NOTE,
    RULE_THE_OPENING_LEAD,
    WEIGH_WHAT_PARTNER_LEARNED,
)


@condition("68D2", was={2007: "68D"}, cited=False)
def contested(case: facts.Claim) -> bool:
    """Somebody objects, dummy included, before agreement is complete."""
    if case.accepted not in (facts.Accepted.NO, facts.Accepted.LATER_WITHDRAWN):
        return False
    return case.phase is facts.Phase.SAME_BOARD


@condition("68B2", was={1997: "68B"}, cited=False)
def objected_whatever_others_say(case: facts.Claim) -> bool:
    """The partner objected at once, and the others accept it or the conceders want it back."""
    if case.accepted in (facts.Accepted.NO, facts.Accepted.LATER_WITHDRAWN):
        return False
    return case.phase is facts.Phase.SAME_BOARD and case.partner_objected_immediately


@condition("68A")
def a_claim(case: facts.Claim) -> bool:
    """The player spoke of tricks to be won, proposed to stop, or showed cards."""
    return case.act in (facts.Act.SAID_WIN_N, facts.Act.CURTAIL, facts.Act.SHOWED_CARDS)


@condition("68B1", was={1997: "68B"})
def a_concession(case: facts.Claim) -> bool:
    """The player spoke of tricks to be lost, or abandoned the hand."""
    return case.act in (facts.Act.SAID_LOSE_N, facts.Act.ABANDONED_HAND)


@consequence("68", Order("PlayOn", decides="no_claim"))
def only_the_trick_in_progress(case: facts.Claim) -> bool:
    """What concerns the trick in progress alone is neither claim nor concession."""
    return contested(case) and case.about_current_trick_only


@condition("68", cited=False)
def of_later_tricks(case: facts.Claim) -> bool:
    """What was said or shown concerned other tricks too."""
    return contested(case) and not case.about_current_trick_only


@consequence("68A", Order("TakeItForNoClaim", decides="no_claim"))
def no_claim_was_meant(case: facts.Claim) -> bool:
    """To show cards, clearly without the intention to claim, is no claim."""
    return (
        of_later_tricks(case)
        and case.act is facts.Act.SHOWED_CARDS
        and (case.clearly_no_claim_intended is not facts.NoIntent.NONE)
    )


@condition("68B2", was={1997: "68B"}, cited=False)
def something_was_conceded(case: facts.Claim) -> bool:
    """The player gave tricks up, in words or by claiming fewer than all that were left."""
    return not a_claim(case) or not case.claimed_all


@consequence("68B2", Order("PlayOnWithoutAConcession", decides="no_concession"), was={1997: "68B"})
def partner_objected(case: facts.Claim) -> bool:
    """Where a defender gives tricks up and the partner objects at once, nothing is conceded."""
    return objected_whatever_others_say(case) or (
        of_later_tricks(case)
        and not no_claim_was_meant(case)
        and (case.by is facts.By.DEFENDER)
        and case.partner_objected_immediately
        and something_was_conceded(case)
    )


@consequence("16C", WEIGH_WHAT_PARTNER_LEARNED, since=2007, was={2007: "16D"})
def what_partner_saw(case: facts.Claim) -> bool:
    """The partner of a defender who tried to concede may not use what that showed."""
    return partner_objected(case)


@consequence("16", WEIGH_WHAT_PARTNER_LEARNED, since=2007)
def what_partner_was_told(case: facts.Claim) -> bool:
    """What a defender tells partner about the trick in progress is unauthorised."""
    return only_the_trick_in_progress(case) and case.by is facts.By.DEFENDER


@what_partner_was_told.older("16", until=1997)
def _or_saw_in_a_concession(case: facts.Claim) -> bool:
    """What a defender told partner, of the trick or by giving tricks up, is unauthorised."""
    return partner_objected(case) or (
        only_the_trick_in_progress(case) and case.by is facts.By.DEFENDER
    )


@consequence("57A", Order("LookForAPrematureCard", place=NOTE + 1))
def a_card_before_partners(case: facts.Claim) -> bool:
    """A card that a defender shows before the partner has played may be a premature play."""
    return only_the_trick_in_progress(case) and case.by is facts.By.DEFENDER


@condition("68", cited=False)
def claimed_or_conceded(case: facts.Claim) -> bool:
    """There was a claim or a concession, and somebody objects to it."""
    return of_later_tricks(case) and not no_claim_was_meant(case) and not partner_objected(case)


@condition("68D2(b)", since=2017, cited=False)
def all_four_played_on(case: facts.Claim) -> bool:
    """The other side asked to play on, and all four agreed."""
    return claimed_or_conceded(case) and case.played_on is facts.PlayedOn.ALL_AGREED


@condition("68D2(a)", was={2007: "68D"}, cited=False)
def to_be_ruled(case: facts.Claim) -> bool:
    """A claim or concession is contested, and the Director has to rule on it."""
    return claimed_or_conceded(case) and not all_four_played_on(case)


@condition("48B1")
def faced_after_an_opening_lead(case: Claim) -> bool:
    """Declarer faced the own hand after an opening lead out of turn."""
    if not no_claim_was_meant(case) or case.by is not By.DECLARER:
        return False
    return case.clearly_no_claim_intended is NoIntent.LEAD_OUT_OF_TURN


@consequence("54", RULE_THE_OPENING_LEAD, since=2007)
def the_opening_lead_is_ruled(case: Claim) -> bool:
    """A declarer who spreads the hand after an opening lead out of turn is ruled by that Law."""
    return faced_after_an_opening_lead(case)


@the_opening_lead_is_ruled.older("54", Order("RuleOnThatLead", place=NOTE), until=1997)
def _where_no_book_rules_on_it(case: Claim) -> bool:
    """The same, by an edition whose leads out of turn are not covered."""
    return faced_after_an_opening_lead(case)


@derived
@consequence("48B2", Order("ReturnTheCardsToDeclarer", place=NOTE))
def declarer_takes_them_back(case: Claim) -> bool:
    """A declarer who faced cards and clearly meant no claim picks them up again."""
    return (
        no_claim_was_meant(case)
        and not faced_after_an_opening_lead(case)
        and (case.by is By.DECLARER)
    )


@consequence(
    "49",
    Order("RuleTheExposedCards", place=NOTE, leads_to=Lead("penalty_card", {"role": "defender"})),
)
def a_defender_exposed_cards(case: Claim) -> bool:
    """Cards that a defender shows where the partner could see them are exposed cards."""
    return no_claim_was_meant(case) and case.by is By.DEFENDER
