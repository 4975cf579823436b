"""Law 42A - What dummy has to do."""

from lawcore.article import Premise, consequence
from lawcore.fact import Facts
from lawcore.provisions.orders import RemindDummy

a_card_of_dummys_hand_is_at_issue = Premise("a_card_of_dummys_hand_is_at_issue")
"""The hand of dummy, it is said, did not play as it had to."""


@consequence("42A3", since=2017)
def dummy_sees_that_he_follows_suit(case: Facts) -> RemindDummy | None:
    """Dummy plays as declarer directs, and sees to it that his hand follows suit."""
    return RemindDummy() if a_card_of_dummys_hand_is_at_issue(case) else None
