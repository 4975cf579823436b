"""Laws 69A and 79C - Until when a claim or concession can be questioned."""

from lawcore.article import condition, consequence
from lawcore.subjects.claim.facts import Accepted, Claim, Phase
from lawcore.subjects.claim.orders import LetTheResultStand


@condition("69A", cited=False)
def agreement_complete(claim: Claim) -> bool:
    """The side concerned has called on a later board, or the round is over."""
    if claim.accepted is Accepted.NO:
        return False
    return claim.phase is Phase.NEXT_BOARD_CALLED_BY_SIDE or claim.phase is Phase.ROUND_OVER


@condition("79C", cited=False)
def in_time(claim: Claim) -> bool:
    """The correction period is not over."""
    return claim.accepted is Accepted.NO or claim.phase is not Phase.CORRECTION_PERIOD_OVER


@condition("79C")
def taken_back_in_time(claim: Claim) -> bool:
    """Within the correction period a side takes back what it agreed to or conceded."""
    if claim.accepted is Accepted.CONCEDER_WITHDRAWS:
        return in_time(claim)
    return claim.accepted is Accepted.LATER_WITHDRAWN and agreement_complete(claim)


@consequence("79C")
def correction_period_is_over(claim: Claim) -> LetTheResultStand | None:
    """After the correction period the table result stands."""
    return None if in_time(claim) else LetTheResultStand()
