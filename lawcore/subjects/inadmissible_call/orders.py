"""What can be ordered on an inadmissible call, each kind by its imperative."""

from collections.abc import Mapping
from enum import auto

from lawcore.ruling import Effect, Order, Status, When

REPLACE, NOTE = 20, 45
WITHDRAWN: Mapping[str, Effect] = {"info": "16C", "adjust": ("16C3",)}


class Inadmissible(Status):
    """What an inadmissible call has come to."""

    CANCELLED = auto()
    UNDONE = auto()
    NOT_SCORED = auto()
    STANDS = auto()
    AS_MADE = auto()


class TakeTheDoubleAsMade(Order, decides=Inadmissible.AS_MADE, effects={"info": "16B"}):
    """He has doubled the bid as it was made, whatever he has said."""


class UndoTheDoubleAndWhatFollowed(Order, decides=Inadmissible.UNDONE):
    """The double and all later calls are cancelled, as if nothing had happened."""


class MindTheCancelledCalls(Order, place=NOTE, effects={"info": "16C"}):
    """What cancelled calls told is for the side alone that did not err."""


class CancelTheDouble(Order, decides=Inadmissible.CANCELLED, effects=WITHDRAWN):
    """The double or redouble is cancelled."""


class HaveItReplaced(Order, place=REPLACE):
    """The offender puts a legal call in its place."""


class ReturnTheTurn(Order, place=REPLACE):
    """The turn goes back to whose it was; at his own the offender makes any legal call."""


class ScoreAsIfNotMade(Order, decides=Inadmissible.NOT_SCORED):
    """The contract is scored as if the double had not been made."""


class LetTheActionStand(Order, decides=Inadmissible.STANDS, effects={"offender": "free"}):
    """The action of a player who had to pass once stands, and what followed."""


class LetTheActionStandAndHimPass(
    Order, decides=Inadmissible.STANDS, effects={"offender": "pass_always"}
):
    """The action stands, and what followed; later he still passes throughout."""


class CancelTheAction(Order, decides=Inadmissible.CANCELLED, effects=WITHDRAWN):
    """The action of a player who had to pass is cancelled."""


class CancelTheBidOverSeven(Order, decides=Inadmissible.CANCELLED, effects=WITHDRAWN):
    """The bid of more than seven is cancelled, and what followed."""


class CancelTheBidCalledOver(Order, decides=Inadmissible.CANCELLED, effects={"info": "16C"}):
    """The bid of more than seven is cancelled though it was called over."""


class HaveBothPassThroughout(
    Order, place=REPLACE, effects={"partner": "pass_always", "offender": "pass_always"}
):
    """A pass takes its place, and both of the side pass to the end of the auction."""


class RestrictNoLeadAsLhoCalled(Order, when=When.NEXT_LEAD):
    """The next player had called: no lead is restricted."""


class CancelTheLateCall(Order, decides=Inadmissible.CANCELLED, effects={"info": "16C"}):
    """A call after the final pass is cancelled, and nothing else follows."""


class CancelTheLateAction(Order, decides=Inadmissible.CANCELLED, effects=WITHDRAWN):
    """A defender's bid or double after the final pass is cancelled."""
