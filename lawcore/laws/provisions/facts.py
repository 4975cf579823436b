"""What the facts of several subjects have in common: answers, and what a call comes to."""

from collections.abc import Mapping
from enum import StrEnum
from typing import ClassVar, Final

from lawcore.engine.fact import Faced, Facts, PlayerRole, Sitting

OF_A_CALL: Final[Mapping[str, str | tuple[str, ...] | None]] = {
    "partner": "free",
    "offender": None,
    "lead": "none",
    "info": "none",
    "adjust": (),
}
"""What a ruling in the auction says beside its orders where none of them says otherwise."""


LAWS_THEN: Final[Mapping[int, Mapping[str, str]]] = {
    2007: {"16C": "16D", "no_16C": "no_16D", "16C2": "16D2", "16C3": "16D2", "72C": "23"}
}
"""Under which Laws an earlier edition has what a ruling in the auction says beside its orders."""

Judged = StrEnum("Judged", "YES NO UNSURE")
"""The Director has judged it, or is still in doubt."""

Later = StrEnum("Later", "NOT_YET YES NO UNSURE")
"""What can be judged only once play is over."""

NewCall = StrEnum("NewCall", "YES NO UNSURE NONE")
"""Whether the offender's new call, if it has been made, is comparable."""

Side = StrEnum("Side", "UNKNOWN DEFENDS DECLARES")
"""What becomes of the side of the player who erred, once the auction is over."""


class WithdrawnCall(Facts):
    """A case in which a call may be withdrawn, so that later a lead is restricted.

    `origin` says which call it was, as the subject of that restriction asks for it.
    """

    origin: ClassVar[str]
    seats = (Sitting(PlayerRole.CALLED, PlayerRole.NEXT, PlayerRole.PARTNER, PlayerRole.RIGHT),)


WRONG_OPENING_LEAD = Sitting(
    PlayerRole.LED,
    PlayerRole.DECLARER,
    PlayerRole.PARTNER,
    PlayerRole.DUMMY,
    faced=Faced.LED_FACED,
    in_turn=2,
)
"""The wrong defender has led: the partner had the lead, and declarer is the next player."""
