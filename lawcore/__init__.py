"""The law of duplicate bridge as a library: answers in, question or ruling out."""

from lawcore.engine.fact import Answer, Edition
from lawcore.engine.ruling import (
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
from lawcore.engine.subject import Subject
from lawcore.laws.catalogue import SUBJECTS
from lawcore.laws.editions import EDITIONS, IN_FORCE
from lawcore.laws.request import enquire

__version__ = "0.2.0"
"""The release of the law and of the bot, as the changelog and the package name it."""

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
]
