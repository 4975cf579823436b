"""Law 16C - What a withdrawn call has told."""

from lawcore.engine.article import Premise, consequence
from lawcore.engine.fact import Facts
from lawcore.engine.ruling import Order

call_is_withdrawn = Premise("call_is_withdrawn")
"""A call was withdrawn, and no provision takes what it told out of this Law."""


@consequence(
    "16C",
    Order("MindTheWithdrawnCall", place=50, effects={"info": "16C", "adjust": ("16C3",)}),
    since=2007,
    was={2007: "16D"},
)
def what_a_withdrawn_call_told(case: Facts) -> bool:
    """What a withdrawn call told is authorised for the non-offending side alone."""
    return call_is_withdrawn(case)
