"""What the Laws leave to the Director on an opening lead."""

from lawcore.article import remark
from lawcore.subjects.opening_lead.facts import OpeningLead
from lawcore.subjects.opening_lead.law_47 import led_by_his_own_error


@remark("J51")
def face_down_lead_of_the_wrong_defender(case: OpeningLead) -> bool:
    """What becomes of a lead out of turn that nobody has seen."""
    return led_by_his_own_error(case) and not case.faced
