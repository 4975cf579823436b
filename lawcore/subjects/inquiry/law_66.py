"""Laws 16, 61A and 66 - What follows a question, and who may see a trick again."""

from lawcore.article import condition, consequence, derived
from lawcore.subjects.inquiry.facts import Asked, Asker, Inquiry, Trick, Wants
from lawcore.subjects.inquiry.law_42 import (
    asked_a_defender_and_the_revoke_is_ruled,
    counted_because_dummy_asked,
    dummy_asks_a_defender,
    dummy_had_lost_that_right,
    no_rectification_now,
)
from lawcore.subjects.inquiry.law_61 import (
    a_defender_turns_to_his_partner,
    forbidden_between_defenders,
)
from lawcore.subjects.inquiry.orders import (
    KeepTheTrickClosed,
    LetHimLookAtHisCard,
    RuleTheRevokeDummyAskedAbout,
    RuleTheRevokePartnerAskedAbout,
    ShowTheTrick,
)


@condition("16B", since=2007, cited=False)
def tells_partner_something(inquiry: Inquiry) -> bool:
    """The question may tell the asker's partner something."""
    if not a_defender_turns_to_his_partner(inquiry):
        return asked_a_defender_and_the_revoke_is_ruled(inquiry)
    if forbidden_between_defenders(inquiry):
        return inquiry.asked is not Asked.NOT_YET
    return True


tells_partner_something.numbered("16A", until=1997)


@condition("61A", cited=False)
def dummy_asked_declarer_without_rights(inquiry: Inquiry) -> bool:
    """Dummy has asked declarer though he had lost the right."""
    if counted_because_dummy_asked(inquiry):
        return True
    return bool(dummy_had_lost_that_right(inquiry)) and inquiry.asked is not Asked.NOT_YET


@derived
@consequence("61A")
def the_revoke_is_ruled_on(
    inquiry: Inquiry,
) -> RuleTheRevokePartnerAskedAbout | RuleTheRevokeDummyAskedAbout | None:
    """The revoke about which a player asked against the Laws is ruled on."""
    if forbidden_between_defenders(inquiry) and inquiry.asked is not Asked.NOT_YET:
        return RuleTheRevokePartnerAskedAbout()
    if dummy_asked_declarer_without_rights(inquiry):
        return RuleTheRevokeDummyAskedAbout(True, inquiry.asked is Asked.FIRST, True)
    if not dummy_asks_a_defender(inquiry) or no_rectification_now(inquiry):
        return None
    if inquiry.asked is Asked.NOT_YET:
        return None
    return RuleTheRevokeDummyAskedAbout(False, inquiry.asked is Asked.FIRST, False)


@condition("61C", since=2017)
def a_claim_of_a_revoke_opens_no_trick(inquiry: Inquiry) -> bool:
    """That a revoke is alleged gives by itself no right to see quitted tricks."""
    return inquiry.wants is Wants.SEE_TRICK and inquiry.trick is Trick.QUITTED


a_claim_of_a_revoke_opens_no_trick.numbered("62C3", since=2007, until=2007)
a_claim_of_a_revoke_opens_no_trick.numbered("61B", until=1997)


@consequence("66A")
def may_see_the_trick_again(inquiry: Inquiry) -> ShowTheTrick | KeepTheTrickClosed | None:
    """Declarer or a defender may see the trick again until he turns his card or plays on."""
    if inquiry.wants is not Wants.SEE_TRICK or inquiry.trick is not Trick.CARD_FACED:
        return None
    return KeepTheTrickClosed() if inquiry.asker is Asker.DUMMY else ShowTheTrick()


@consequence("66B")
def may_look_at_his_own_card(
    inquiry: Inquiry,
) -> LetHimLookAtHisCard | KeepTheTrickClosed | None:
    """Declarer or a defender may look at his own last card, not show it, until he plays on."""
    if inquiry.wants is not Wants.SEE_TRICK or inquiry.trick is not Trick.CARD_TURNED:
        return None
    return KeepTheTrickClosed() if inquiry.asker is Asker.DUMMY else LetHimLookAtHisCard()


@consequence("66C")
def quitted_tricks_stay_closed(inquiry: Inquiry) -> KeepTheTrickClosed | None:
    """Until play ends nobody looks at quitted tricks unless the Director says so."""
    return KeepTheTrickClosed() if a_claim_of_a_revoke_opens_no_trick(inquiry) else None
