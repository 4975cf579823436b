"""Laws 12 and 83 - What is awarded, and what is told of it."""

from lawcore.article import condition
from lawcore.subjects.conduct import law_40, law_73
from lawcore.subjects.conduct.facts import Conduct, Later


@condition("12B", cited=False)
def damage_is_weighed(case: Conduct) -> bool:
    """It has to be found whether there was damage."""
    return may_have_damaged(case) and case.damage is Later.UNSURE


@condition("12B", cited=False)
def may_have_damaged(case: Conduct) -> bool:
    """An agreement or knowledge may have damaged the other side."""
    if law_40.partner_knew_more(case) or law_40.not_disclosed(case):
        return True
    return law_40.not_permitted(case) or law_40.crucial_information_was_missing(case)


@condition("12C", cited=False)
def score_is_adjusted(case: Conduct) -> bool:
    """The Director awards an adjusted score."""
    if law_73.misled_without_a_reason(case):
        return True
    return may_have_damaged(case) and case.damage is Later.YES


@condition("83", cited=False)
def something_was_judged(case: Conduct) -> bool:
    """The ruling rests on what the Director has judged."""
    if law_73.misled_by_manner(case):
        return not law_73.inference_not_known_yet(case)
    return law_40.departed_from_the_system(case) or law_40.something_was_hidden(case)
