"""Law 63B of 1997 - An illegal question about a revoke counted like establishment."""

from lawcore.engine.article import consequence
from lawcore.laws.subjects.revoke.facts import Hand, Revoke
from lawcore.laws.subjects.revoke.law_61 import defenders_may_ask_each_other
from lawcore.laws.subjects.revoke.law_62 import to_be_corrected
from lawcore.laws.subjects.revoke.law_63 import unestablished
from lawcore.laws.subjects.revoke.orders import SUBSTITUTE_AND_COUNT


@consequence("63B", SUBSTITUTE_AND_COUNT, until=1997, exception_to=to_be_corrected)
def counted_because_partner_asked(case: Revoke) -> bool:
    """After an illegal question between defenders the card is replaced and Law 64 applies."""
    return (
        case.hand is Hand.DEFENDER
        and unestablished(case)
        and case.defender_asked_partner
        and not defenders_may_ask_each_other(case)
    )
