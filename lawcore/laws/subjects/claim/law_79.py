"""Laws 69A and 79C - Until when a claim or concession can be questioned."""

from lawcore.engine.article import condition
from lawcore.laws.subjects.claim.facts import Accepted, Claim, Phase


@condition("69A", cited=False)
def agreement_complete(case: Claim) -> bool:
    """The side concerned has called on a later board, or the round is over."""
    return case.phase in (Phase.NEXT_BOARD_CALLED_BY_SIDE, Phase.ROUND_OVER)


@condition("79C", cited=False)
def in_time(case: Claim) -> bool:
    """The correction period is not over."""
    return case.phase is not Phase.CORRECTION_PERIOD_OVER


@condition("79C")
def taken_back_in_time(case: Claim) -> bool:
    """Within the correction period a side takes back what it agreed to or conceded."""
    if case.accepted is Accepted.CONCEDER_WITHDRAWS:
        return in_time(case)
    return case.accepted in (Accepted.NO, Accepted.LATER_WITHDRAWN) and agreement_complete(case)


@condition("79C", cited=False)
def raised_too_late(case: Claim) -> bool:
    """The correction period was over when it was raised."""
    return not in_time(case)
