"""An explanation, or an alert, that may not be what the partners have agreed."""

from enum import StrEnum
from typing import ClassVar

from lawcore.engine.fact import NO, YES, Fact, Facts, YesNo
from lawcore.laws.provisions.facts import Judged, Later

When = StrEnum("When", "AUCTION CLARIFICATION PLAY AFTER TOO_LATE")
"""At what point the Director is called; play begins when the lead is faced.

`TOO_LATE` is when the right to a ruling has expired.
"""

Found = StrEnum("Found", "WRONG_EXPL FAILED_ALERT NO_AGREEMENT MISBID MISHEARD UNSURE")
"""What the Director finds of the explanation and of the agreement.

`MISHEARD`: it was right, and the opponent has misunderstood it, or not asked.
"""

Called = StrEnum("Called", "NOT_CALLED CALLED")
"""Whether the partner of the player misled has called since."""

Affected = StrEnum("Affected", "CALL PLAY BOTH NEITHER")
"""What of the side that was misled could well have been affected."""

LeadMade = StrEnum("LeadMade", "NONE FACE_DOWN")
"""Whether an opening lead lies there, before any is faced."""

Changed = StrEnum("Changed", "NOT_YET YES NO")
"""Whether the player who may change a call has done so."""


class Misinformation(Facts):
    """One explanation, in the order in which the law asks."""

    when = Fact(When)
    m_kind = Fact(Found)
    m_partner = Fact(Called)
    m_influenced = Fact(Judged)
    m_affected = Fact(Affected)
    m_card = YesNo(NO, YES)
    m_harm = Fact(Later)
    m_harm_call = Fact(Judged)
    m_harm_play = Fact(Judged)

    lead_made = Fact(LeadMade, usual=LeadMade.NONE)
    changes_call = Fact(Changed, usual=Changed.NOT_YET)

    incompatible = (when.is_(When.AFTER).excludes(m_harm, Later.NOT_YET, impossible=True),)
    play_ended_when = (when.is_(When.AFTER, When.TOO_LATE),)
    likeliest = (lead_made, changes_call)
    effects: ClassVar = {"decides": False}
