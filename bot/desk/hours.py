"""The hours of a desk: when it is not to be disturbed, and what is said of times."""

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

from bot.desk.model import Desk

MORNING = 9
"""The hour of the daily list of a desk without quiet hours."""


def is_quiet(desk: Desk, moment: datetime, zone: ZoneInfo) -> bool:
    """Tell whether a desk is not to be disturbed at a moment."""
    begins, ends = desk.quiet_from, desk.quiet_to
    if begins is None or ends is None or begins == ends:
        return False
    hour = moment.astimezone(zone).hour
    return begins <= hour < ends if begins < ends else hour >= begins or hour < ends


def list_is_due(desk: Desk, moment: datetime, zone: ZoneInfo) -> bool:
    """Tell whether the list of open questions is to be sent: once a day, in the morning."""
    local = moment.astimezone(zone)
    begins = MORNING if desk.quiet_to is None else desk.quiet_to
    if desk.listed_on == local.date() or is_quiet(desk, moment, zone):
        return False
    return local.hour >= begins


def clock(moment: datetime | None, zone: ZoneInfo) -> str:
    """Return the time of a moment: 21:14."""
    return "" if moment is None else f"{moment.astimezone(zone):%H:%M}"


def days_since(moment: datetime | None, now: datetime) -> int:
    """Return how many whole days have passed."""
    return 0 if moment is None else (now - moment) // timedelta(days=1)
