"""The law of duplicate bridge as a library: answers in, question or ruling out."""

from lawcore.catalogue import SUBJECTS
from lawcore.editions import EDITIONS, IN_FORCE
from lawcore.fact import Answer, Edition
from lawcore.request import enquire, may_be_last
from lawcore.ruling import (
    Asked,
    BadAnswer,
    BoardRuling,
    Branch,
    Branches,
    Fault,
    Finding,
    Lead,
    Order,
    Ordered,
    Question,
    Reply,
    Return,
    Ruling,
    Status,
)
from lawcore.subject import Subject

__all__ = [
    "EDITIONS",
    "IN_FORCE",
    "SUBJECTS",
    "Answer",
    "Asked",
    "BadAnswer",
    "BoardRuling",
    "Branch",
    "Branches",
    "Edition",
    "Fault",
    "Finding",
    "Lead",
    "Order",
    "Ordered",
    "Question",
    "Reply",
    "Return",
    "Ruling",
    "Status",
    "Subject",
    "enquire",
    "may_be_last",
]
