"""Law 63 - When a revoke is established."""

from lawcore.article import condition, consequence
from lawcore.subjects.revoke.facts import TWELFTH, Reply, Revoke, Since
from lawcore.subjects.revoke.law_61 import governed
from lawcore.subjects.revoke.law_69 import agreed_for_good
from lawcore.subjects.revoke.orders import LetTheTrickStand


@condition("63A1")
def played_to_the_next_trick(revoke: Revoke) -> bool:
    """The offender or his partner led or played to the following trick, legally or not."""
    if revoke.trick == TWELFTH and revoke.hands_returned:
        return True
    return revoke.since is Since.PLAYED


@condition("63A2")
def named_a_card_for_the_next_trick(revoke: Revoke) -> bool:
    """The offender or his partner named or otherwise designated a card for the following trick."""
    return revoke.since is Since.NAMED


@condition("63A3", since=2017)
def claimed_or_conceded(revoke: Revoke) -> bool:
    """A member of the offending side made a claim or a concession."""
    return revoke.since is Since.CLAIMED


@claimed_or_conceded.older("63A3", until=2007)
def _or_agreed_to_one(revoke: Revoke) -> bool:
    """A member of the offending side made a claim or concession, or agreed to one."""
    if revoke.since is Since.CLAIMED:
        return True
    if revoke.since is not Since.OPPONENTS_CLAIMED:
        return False
    return revoke.reply_to_claim is Reply.ACCEPTED or agreed_for_good(revoke)


@condition("63A4", since=2017)
def let_the_opponents_claim_stand(revoke: Revoke) -> bool:
    """The offending side's agreement to the opponents' claim is complete."""
    return revoke.since is Since.OPPONENTS_CLAIMED and agreed_for_good(revoke)


@condition("63A", cited=False)
def established(revoke: Revoke) -> bool:
    """The revoke is established."""
    return (
        played_to_the_next_trick(revoke)
        or named_a_card_for_the_next_trick(revoke)
        or claimed_or_conceded(revoke)
        or let_the_opponents_claim_stand(revoke)
    )


@condition("63A", cited=False)
def unestablished(revoke: Revoke) -> bool:
    """The revoke is not established, and it was not on the twelfth trick."""
    return governed(revoke) and revoke.trick != TWELFTH and not established(revoke)


@consequence("63B", since=2007)
def may_no_longer_be_corrected(revoke: Revoke) -> LetTheTrickStand | None:
    """An established revoke may no longer be corrected, and the trick stands as played."""
    return LetTheTrickStand() if governed(revoke) and established(revoke) else None


may_no_longer_be_corrected.numbered("63C", until=1997)
