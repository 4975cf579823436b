"""The auction of a record of play, where there is something irregular in it."""

from lawcore.bridge.auction.given import Given, Made
from lawcore.bridge.auction.irregular import asked_about
from lawcore.bridge.play.record import Record
from lawcore.bridge.play.replay import Replay
from lawcore.engine.records import replace


def irregular_auction(record: Record | Replay) -> Given | None:
    """Return the auction of a record, the irregular call asked about.

    None where the record has no auction, or one in which every call is legal.
    """
    calls = tuple(Made(seat, call) for seat, call in record.auction)
    if not calls:
        return None
    given = Given(calls, record.dealer or calls[0].seat, is_seated=True)
    found = asked_about(given)
    return None if found is None else replace(given, asked=found.place)
