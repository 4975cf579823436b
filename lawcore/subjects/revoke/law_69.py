"""Laws 69 and 70 - Claims, as far as they touch a revoke."""

from lawcore.article import condition
from lawcore.subjects.revoke.facts import Reply, Revoke


@condition("69A")
def agreed_for_good(revoke: Revoke) -> bool:
    """A side did not object to a claim before it called on a later board or the round ended."""
    return revoke.reply_to_claim is not Reply.CONTESTED and revoke.claim_settled
