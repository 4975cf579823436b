"""What the law answers: a question, or a ruling with its orders and the findings behind it."""

from lawcore.engine.ruling.fault import BadAnswer, Fault
from lawcore.engine.ruling.order import DECIDES, Ask, Effect, Lead, Order, Return, Status, When
from lawcore.engine.ruling.replies import (
    Asked,
    BoardRuling,
    Branch,
    Branches,
    Doubt,
    Finding,
    Ordered,
    Payment,
    Question,
    Reply,
    Ruling,
    SetAside,
    Unusual,
    digest,
)
