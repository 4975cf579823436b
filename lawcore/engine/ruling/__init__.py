"""What the law answers: a question, or a ruling with its orders and the findings behind it."""

from lawcore.engine.ruling.effects import Effects
from lawcore.engine.ruling.fault import BadAnswer, Fault
from lawcore.engine.ruling.finding import Finding, NamedProvision
from lawcore.engine.ruling.leading import Ask, Effect, Lead, Return
from lawcore.engine.ruling.order import DECIDES, NOT_COVERED, PENALTY_CARDS, Order, Status, When
from lawcore.engine.ruling.replies import (
    Asked,
    BoardRuling,
    Branch,
    Branches,
    Doubt,
    Ordered,
    Payment,
    Question,
    Reply,
    Ruling,
    SetAside,
    Unusual,
)

__all__ = [
    "DECIDES",
    "NOT_COVERED",
    "PENALTY_CARDS",
    "Ask",
    "Asked",
    "BadAnswer",
    "BoardRuling",
    "Branch",
    "Branches",
    "Doubt",
    "Effect",
    "Effects",
    "Fault",
    "Finding",
    "Lead",
    "NamedProvision",
    "Order",
    "Ordered",
    "Payment",
    "Question",
    "Reply",
    "Return",
    "Ruling",
    "SetAside",
    "Status",
    "Unusual",
    "When",
]
