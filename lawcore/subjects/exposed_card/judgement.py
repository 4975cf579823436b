"""What the Laws leave to the Director on a card exposed before play."""

from lawcore.article import remark
from lawcore.subjects.exposed_card.facts import ExposedCard
from lawcore.subjects.exposed_card.law_24 import (
    after_the_final_pass,
    only_for_his_own_error,
    partner_could_not_see,
)


@remark("J50")
def what_the_law_does_not_say(case: ExposedCard) -> bool:
    """What becomes of a card of which the Law does not speak."""
    if only_for_his_own_error(case) or partner_could_not_see(case):
        return True
    return after_the_final_pass(case)
