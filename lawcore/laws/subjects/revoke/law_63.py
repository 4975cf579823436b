"""Law 63 - When a revoke is established."""

from lawcore.engine.article import condition, consequence, derived
from lawcore.engine.ruling import Order
from lawcore.laws.subjects.revoke.facts import TWELFTH, Reply, Revoke, Since
from lawcore.laws.subjects.revoke.law_61 import governed
from lawcore.laws.subjects.revoke.law_69 import agreed_for_good
from lawcore.laws.subjects.revoke.orders import STANDS


@derived
@condition("62D1")
def all_hands_are_back(case: Revoke) -> bool:
    """All hands are back after a revoke on the twelfth trick: however established, it stays."""
    return case.trick == TWELFTH and case.hands_returned


@condition("63A1")
def played_to_the_next_trick(case: Revoke) -> bool:
    """The offender or partner led or played to the following trick, legally or not."""
    return case.since is Since.PLAYED


@condition("63A2")
def named_a_card_for_the_next_trick(case: Revoke) -> bool:
    """The offender or partner named or otherwise designated a card for the following trick."""
    return case.since is Since.NAMED


@condition("63A3", since=2017)
def claimed_or_conceded(case: Revoke) -> bool:
    """A member of the offending side made a claim or a concession."""
    return case.since is Since.CLAIMED


@claimed_or_conceded.older("63A3", until=2007)
def _or_agreed_to_one(case: Revoke) -> bool:
    """A member of the offending side made a claim or concession, or agreed to one."""
    if case.since is Since.CLAIMED:
        return True
    if case.since is not Since.OPPONENTS_CLAIMED:
        return False
    return case.reply_to_claim is Reply.ACCEPTED or agreed_for_good(case)


@condition("63A4", since=2017)
def let_the_opponents_claim_stand(case: Revoke) -> bool:
    """The offending side's agreement to the opponents' claim is complete."""
    return case.since is Since.OPPONENTS_CLAIMED and agreed_for_good(case)


@condition("63A", cited=False)
def established(case: Revoke) -> bool:
    """The revoke is established."""
    return (
        all_hands_are_back(case)
        or played_to_the_next_trick(case)
        or named_a_card_for_the_next_trick(case)
        or claimed_or_conceded(case)
        or let_the_opponents_claim_stand(case)
    )


@condition("63A", cited=False)
def unestablished(case: Revoke) -> bool:
    """The revoke is not established, and it was not on the twelfth trick."""
    return governed(case) and case.trick != TWELFTH and not established(case)


@consequence(
    "63B",
    Order(
        "LetTheTrickStand",
        decides="established",
        place=STANDS,
        counted=True,
        at_the_head=False,
    ),
    was={1997: "63C"},
)
def may_no_longer_be_corrected(case: Revoke) -> bool:
    """An established revoke may no longer be corrected, and the trick stands as played."""
    return governed(case) and established(case)
