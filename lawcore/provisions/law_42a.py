"""Law 42A - What dummy has to do."""

from lawcore.article import Premise, consequence
from lawcore.fact import Facts
from lawcore.provisions.orders import NOTE
from lawcore.ruling import Order

a_card_of_dummys_hand_is_at_issue = Premise("a_card_of_dummys_hand_is_at_issue")
"""The hand of dummy, it is said, did not play as it had to."""


@consequence("42A3", Order("RemindDummy", place=NOTE), since=2017)
def dummy_sees_that_he_follows_suit(case: Facts) -> bool:
    """Dummy plays as declarer directs, and sees to it that dummy's hand follows suit."""
    return a_card_of_dummys_hand_is_at_issue(case)
