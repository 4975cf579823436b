"""What the specification calls our orders and points of judgement."""

from collections.abc import Mapping

from tests import tables

KEYS = {f"J{number}": f"J{number + 40}" for number in range(1, 31)}
"""The keys of the specification of the auction begin where those of the play have ended."""

CODES: Mapping[str, tuple[str, ...]] = {
    order: tuple(codes.split())
    for orders in tables.beside(__file__, "codes.toml").values()
    for order, codes in orders.items()
}
"""The orders of the specification that an order of ours gives, in their order."""
