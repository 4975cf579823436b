"""What follows from the calls alone: whose turn it was, what is high enough or irregular."""

from lawcore.bridge.auction.calls import (
    DOUBLE,
    PASS,
    REDOUBLE,
    has_ended,
    is_bid,
    is_sufficient,
    lowest_sufficient,
    may_double,
    may_redouble,
)
