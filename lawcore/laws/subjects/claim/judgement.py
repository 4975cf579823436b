"""What the Laws leave open or to the Director, by the keys of the specification."""

from lawcore.engine.article import remark
from lawcore.laws.subjects.claim.facts import Accepted, Claim, Trick
from lawcore.laws.subjects.claim.law_63 import the_revoke_comes_first
from lawcore.laws.subjects.claim.law_68 import a_claim, contested, partner_objected
from lawcore.laws.subjects.claim.law_70 import a_contested_claim
from lawcore.laws.subjects.claim.law_71 import a_concession_in_question, a_contested_concession
from lawcore.laws.subjects.claim.law_79 import in_time


@remark("J9", since=2007, until=2007)
def whether_the_claim_survives(case: Claim) -> bool:
    """Whether what a defender claimed survives the partner's objection to what was conceded."""
    return contested(case) and partner_objected(case) and a_claim(case)


@remark("J17", since=2017)
def claimed_unaware_of_the_revoke(case: Claim) -> bool:
    """What the claimer did not know because of a revoke is not held against the claimer."""
    return the_revoke_comes_first(case)


@remark("J18")
def what_is_normal(case: Claim) -> bool:
    """What normal play is, and what the claimer knew, is the Director's judgement."""
    if a_contested_claim(case):
        return True
    return a_concession_in_question(case) and case.trick_given_up is Trick.OPEN


@remark("J23")
def silence_about_the_claim(case: Claim) -> bool:
    """Whether silence about the opponents' claim was assent."""
    return case.accepted is Accepted.SILENT and in_time(case) and not partner_objected(case)


@remark("J25", since=2007)
def likely_but_not_sure(case: Claim) -> bool:
    """Whether a contested concession is weighed by equity or stands unless the trick was sure."""
    return a_contested_concession(case) and case.trick_given_up in (Trick.LIKELY_WON, Trick.OPEN)
