"""Laws 16, 61A and 66 - What follows a question, and who may see a trick again."""

from lawcore.engine.article import condition, consequence, derived
from lawcore.engine.ruling import Order
from lawcore.laws.subjects.inquiry import law_42, orders
from lawcore.laws.subjects.inquiry.facts import Asked, Asker, Inquiry, Trick, Wants
from lawcore.laws.subjects.inquiry.law_61 import (
    a_defender_turns_to_his_partner,
    forbidden_between_defenders,
)


@condition("16B", was={1997: "16A"}, cited=False)
def tells_partner_something(case: Inquiry) -> bool:
    """The question may tell the asker's partner something."""
    if not a_defender_turns_to_his_partner(case):
        return law_42.asked_a_defender_and_the_revoke_is_ruled(case)
    return not forbidden_between_defenders(case) or case.asked is not Asked.NOT_YET


@condition("61A", cited=False)
def dummy_asked_declarer_without_rights(case: Inquiry) -> bool:
    """Dummy has asked declarer with the right already lost."""
    if law_42.counted_because_dummy_asked(case):
        return True
    return law_42.dummy_had_lost_that_right(case) and case.asked is not Asked.NOT_YET


def _asked_first_without_rights(case: Inquiry) -> bool:
    """Dummy, who had lost his rights, was the first to ask."""
    return case.asked is Asked.FIRST and law_42.dummy_had_lost_his_rights(case)


@derived
@consequence(
    "61A", orders.RULE_THE_REVOKE_PARTNER_ASKED_ABOUT, orders.RULE_THE_REVOKE_DUMMY_ASKED_ABOUT
)
def the_revoke_is_ruled_on(case: Inquiry) -> Order | None:
    """The revoke about which a player asked against the Laws is ruled on."""
    if forbidden_between_defenders(case) and case.asked is not Asked.NOT_YET:
        return orders.RULE_THE_REVOKE_PARTNER_ASKED_ABOUT
    if dummy_asked_declarer_without_rights(case):
        return orders.rule_the_revoke_dummy_asked_about(True, case.asked is Asked.FIRST, True)
    if not law_42.asked_a_defender_and_it_is_ruled(case):
        return None
    return orders.rule_the_revoke_dummy_asked_about(
        False, case.asked is Asked.FIRST, _asked_first_without_rights(case)
    )


@condition("66A", cited=False)
def wants_to_see_it(case: Inquiry) -> bool:
    """Declarer or a defender, to whom alone a trick is shown, wants to see one again."""
    return case.wants is Wants.SEE_TRICK and case.asker is not Asker.DUMMY


@condition("61C", was={2007: "62C3", 1997: "61B"})
def a_claim_of_a_revoke_opens_no_trick(case: Inquiry) -> bool:
    """That a revoke is alleged gives by itself no right to see quitted tricks."""
    return wants_to_see_it(case) and case.trick is Trick.QUITTED


@consequence("66A", orders.SHOW_THE_TRICK, orders.KEEP_THE_TRICK_CLOSED)
def may_see_the_trick_again(case: Inquiry) -> Order | None:
    """Declarer or a defender may see the trick again until turning the own card or playing on."""
    if case.wants is Wants.SEE_TRICK and case.asker is Asker.DUMMY:
        return orders.KEEP_THE_TRICK_CLOSED
    if not wants_to_see_it(case) or case.trick is not Trick.CARD_FACED:
        return None
    return orders.SHOW_THE_TRICK


@condition("66A")
def may_no_longer_have_them_faced(case: Inquiry) -> bool:
    """Whoever has turned the own card may no longer have the cards of the trick faced."""
    return wants_to_see_it(case) and case.trick is Trick.CARD_TURNED


@consequence("66B", orders.LET_HIM_LOOK_AT_HIS_CARD, since=2017)
def may_look_at_his_own_card(case: Inquiry) -> bool:
    """Until playing on, declarer or a defender may look at the own last card, not show it."""
    return may_no_longer_have_them_faced(case)


@may_look_at_his_own_card.older("66B", orders.LET_HIM_LOOK_UNTIL_A_CARD_IS_LED, until=2007)
def _until_a_card_is_led(case: Inquiry) -> bool:
    """Until anybody leads to the next trick, declarer or a defender may look at the own card."""
    return may_no_longer_have_them_faced(case)


@consequence("66C", orders.KEEP_THE_TRICK_CLOSED)
def quitted_tricks_stay_closed(case: Inquiry) -> bool:
    """Until play ends nobody looks at quitted tricks unless the Director says so."""
    return a_claim_of_a_revoke_opens_no_trick(case)
