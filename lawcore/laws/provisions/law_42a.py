"""Law 42A - What dummy has to do."""

from lawcore.engine.article import Premise, consequence
from lawcore.engine.fact import Facts
from lawcore.engine.ruling import Order
from lawcore.laws.provisions.orders import NOTE

a_card_of_dummys_hand_is_at_issue = Premise("a_card_of_dummys_hand_is_at_issue")
"""The hand of dummy, it is said, did not play as it had to."""


@consequence("42A3", Order("RemindDummy", place=NOTE), since=2017)
def dummy_sees_that_he_follows_suit(case: Facts) -> bool:
    """Dummy plays as declarer directs, and sees to it that dummy's hand follows suit."""
    return a_card_of_dummys_hand_is_at_issue(case)
