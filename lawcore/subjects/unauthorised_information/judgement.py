"""What is weighed at each step of the questions on information."""

from lawcore.article import remark
from lawcore.subjects.unauthorised_information.facts import UnauthorisedInformation
from lawcore.subjects.unauthorised_information.law_16 import (
    his_choice_is_in_doubt,
    it_may_have_paid,
    it_may_point_somewhere,
    something_else_perhaps,
    something_may_have_come,
)


@remark("J52")
def whether_information_came(case: UnauthorisedInformation) -> bool:
    """Whether information reached the partner."""
    return something_may_have_come(case)


@remark("J53")
def what_it_suggests(case: UnauthorisedInformation) -> bool:
    """What the information suggests, and which action counts as suggested."""
    if it_may_point_somewhere(case):
        return True
    return his_choice_is_in_doubt(case)


@remark("J54")
def what_else_he_could_do(case: UnauthorisedInformation) -> bool:
    """Which logical alternatives there were."""
    return something_else_perhaps(case)


@remark("J55")
def whether_it_did_damage(case: UnauthorisedInformation) -> bool:
    """Whether the infraction did damage."""
    return it_may_have_paid(case)
