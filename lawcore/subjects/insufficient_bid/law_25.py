"""Law 25A - A bid that the player did not mean to make."""

from lawcore.article import condition, consequence
from lawcore.subjects.insufficient_bid.facts import InsufficientBid, Meant
from lawcore.subjects.insufficient_bid.orders import (
    ApplyTheLawOfUnintendedCalls,
    AskHimAwayFromTheTable,
    RuleAChangeOfCall,
)


@condition("25A2", since=2017)
def was_no_intention(insufficient_bid: InsufficientBid) -> bool:
    """The call that he first intended to make stands, however soon he regrets it."""
    return insufficient_bid.meant is Meant.SLIP


@consequence("25A1", since=2017)
def was_a_slip(insufficient_bid: InsufficientBid) -> RuleAChangeOfCall | None:
    """After a mechanical error or a slip of the tongue the intended call takes its place."""
    return RuleAChangeOfCall() if was_no_intention(insufficient_bid) else None


@was_a_slip.older("25A1", until=2007)
def _was_not_intended(insufficient_bid: InsufficientBid) -> ApplyTheLawOfUnintendedCalls | None:
    """An unintended call may be changed before the partner calls, if there was no pause."""
    return ApplyTheLawOfUnintendedCalls() if insufficient_bid.meant is Meant.SLIP else None


@consequence("25A2", since=2017)
def intention_is_not_clear(insufficient_bid: InsufficientBid) -> AskHimAwayFromTheTable | None:
    """What he meant at that moment has to be known before anything is ruled."""
    return AskHimAwayFromTheTable() if insufficient_bid.meant is Meant.UNSURE else None


intention_is_not_clear.numbered("25A1", until=2007)
