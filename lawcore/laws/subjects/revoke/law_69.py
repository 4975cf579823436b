"""Laws 68 and 69 - Claims, as far as they touch a revoke."""

from lawcore.engine.article import condition
from lawcore.laws.subjects.revoke.facts import TWELFTH, Attention, Reply, Revoke, Since
from lawcore.laws.subjects.revoke.law_61 import governed


@condition("69A")
def agreed_for_good(case: Revoke) -> bool:
    """A side did not object to a claim before it called on a later board or the round ended."""
    return case.reply_to_claim is not Reply.CONTESTED and case.claim_settled


@condition("68D", cited=False)
def claimed_after_it(case: Revoke) -> bool:
    """One side or the other has claimed or conceded since the revoke, and play has ceased."""
    return (
        governed(case)
        and case.trick != TWELFTH
        and (case.since in (Since.CLAIMED, Since.OPPONENTS_CLAIMED))
    )


@condition("43A1", cited=False)
def during_the_play(case: Revoke) -> bool:
    """Attention was drawn to it while the hand was being played."""
    if not governed(case) or claimed_after_it(case):
        return False
    return case.attention is Attention.DURING_PLAY
