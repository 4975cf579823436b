"""Law 25A - A bid that the player did not mean to make."""

from lawcore.article import condition, consequence
from lawcore.ruling import Ask, Lead, Order
from lawcore.subjects.insufficient_bid.facts import InsufficientBid, Meant
from lawcore.subjects.insufficient_bid.orders import Bid


@condition("25A2", since=2017)
def was_no_intention(case: InsufficientBid) -> bool:
    """The call that he first intended to make stands, however soon he regrets it."""
    return case.meant is Meant.SLIP


@consequence(
    "25A1",
    Order(
        "RuleAChangeOfCall",
        decides=Bid.ANOTHER_LAW,
        leads_to=Lead("changed_call", {"meant": "slip"}),
    ),
    since=2017,
)
def was_a_slip(case: InsufficientBid) -> bool:
    """After a mechanical error or a slip of the tongue the intended call takes its place."""
    return was_no_intention(case)


@was_a_slip.older(
    "25A1", Order("ApplyTheLawOfUnintendedCalls", decides=Bid.ANOTHER_LAW), until=2007
)
def _was_not_intended(case: InsufficientBid) -> bool:
    """An unintended call may be changed before the partner calls, if there was no pause."""
    return case.meant is Meant.SLIP


@consequence(
    "25A2",
    Order("AskHimAwayFromTheTable", decides=Bid.TO_BE_JUDGED, asks=Ask("meant")),
    since=2017,
)
def intention_is_not_clear(case: InsufficientBid) -> bool:
    """What he meant at that moment has to be known before anything is ruled."""
    return case.meant is Meant.UNSURE


intention_is_not_clear.numbered("25A1", until=2007)
