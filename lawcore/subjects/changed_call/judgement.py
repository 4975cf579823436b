"""What the Laws leave to the Director on a changed call."""

from lawcore.article import remark
from lawcore.subjects.changed_call.facts import ChangedCall, Meant
from lawcore.subjects.changed_call.law_25b import lho_called_over_the_first


@remark("J41")
def what_he_meant(case: ChangedCall) -> bool:
    """Whether the call was a slip or was meant."""
    return case.meant is Meant.UNSURE


@remark("J42")
def what_lho_wishes(case: ChangedCall) -> bool:
    """What the next player does about a second call, having called over the first."""
    return lho_called_over_the_first(case)
