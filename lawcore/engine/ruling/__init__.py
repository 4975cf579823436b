"""What the law answers: a question, or a ruling with its orders and the findings behind it."""

from lawcore.engine.ruling.fault import BadAnswer, Fault
from lawcore.engine.ruling.finding import Finding
from lawcore.engine.ruling.leading import Ask, Effect, Lead, Return
from lawcore.engine.ruling.order import DECIDES, Order, Status, When
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
    digest,
)
