"""What the Laws leave to the Director on an inadmissible call."""

from lawcore.article import remark
from lawcore.subjects.inadmissible_call.facts import InadmissibleCall
from lawcore.subjects.inadmissible_call.law_36 import called_over


@remark("J49")
def whether_the_cancelled_double_tells(case: InadmissibleCall) -> bool:
    """Whether a cancelled double is unauthorised information."""
    return called_over(case)
