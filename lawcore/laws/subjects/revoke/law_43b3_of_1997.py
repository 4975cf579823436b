"""Law 43B3 of 1997 - A defender's revoke to which a dummy without rights draws attention first."""

from lawcore.engine.article import condition, consequence
from lawcore.engine.ruling import Order
from lawcore.laws.subjects.revoke.facts import Revoke
from lawcore.laws.subjects.revoke.law_43 import dummy_without_rights_pointed, no_rectification_now
from lawcore.laws.subjects.revoke.law_50 import becomes_a_major_penalty_card
from lawcore.laws.subjects.revoke.law_63b_of_1997 import counted_because_partner_asked
from lawcore.laws.subjects.revoke.law_64 import rectified
from lawcore.laws.subjects.revoke.orders import CARDS


@consequence(
    "43B3",
    Order("ImposeNoPenalty", place=CARDS),
    until=1997,
    exception_to=(becomes_a_major_penalty_card, rectified),
)
def no_penalty(case: Revoke) -> bool:
    """The revoke is corrected, if it still can be, and costs neither a penalty card nor tricks."""
    return dummy_without_rights_pointed(case) and not counted_because_partner_asked(case)


@condition("43B3", cited=False)
def the_defenders_gain_is_looked_at(case: Revoke) -> bool:
    """Nothing is rectified now, or nothing is penalised, and the end of play shows the gain."""
    return no_rectification_now(case) or no_penalty(case)
