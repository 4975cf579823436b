"""What can be ordered on a changed call, each kind by its imperative."""

from enum import auto

from lawcore.ruling import Ask, Lead, Order, Status

REPLACE, NOTE = 20, 45


class Changed(Status):
    """What the change of a call has come to."""

    TO_BE_JUDGED = auto()
    ANOTHER_LAW = auto()
    LHO_CHOOSES = auto()
    FIRST_STANDS = auto()
    SECOND_STANDS = auto()


class AskHimAwayFromTheTable(Order, decides=Changed.TO_BE_JUDGED, asks=Ask("meant")):
    """Whether the call was a slip is found out away from the table."""


class LetTheIntendedCallStand(Order, decides=Changed.SECOND_STANDS):
    """The call that he meant takes the place of the slip, and is then judged by itself."""


class LetLhoTakeHisCallBack(Order, place=REPLACE, effects={"info": "LHO_AI"}):
    """The next player may withdraw the call that he made over the first."""


class RefuseTheChange(Order, decides=Changed.FIRST_STANDS):
    """It is too late to put the slip right: the first call stands."""


class OfferNoChange(Order, decides=Changed.FIRST_STANDS):
    """He meant the call: it stands, and no change is offered."""


class WeighWhatHeSaid(Order, place=NOTE, effects={"info": "16B", "adjust": ("16B3",)}):
    """What he has said may be unauthorised for his partner."""


class RuleAnInsufficientBid(Order, decides=Changed.ANOTHER_LAW):
    """The first call was an insufficient bid that he has replaced himself."""

    @property
    def leads_to(self) -> Lead:
        """The insufficient bid, replaced before the ruling."""
        return Lead("insufficient_bid", {"meant": "meant", "early": "yes"})


class LetLhoAcceptOrDecline(Order, decides=Changed.LHO_CHOOSES, asks=Ask("lho")):
    """The next player alone says whether he accepts the second call."""


class AskLhoWhichHeCallsOver(Order, decides=Changed.LHO_CHOOSES, asks=Ask("lho")):
    """The next player, who had called over the first, says what he does about the second."""


class LetTheSecondCallStand(Order, decides=Changed.SECOND_STANDS):
    """The second call is accepted, and the first is withdrawn."""


class LetTheFirstCallStand(Order, decides=Changed.FIRST_STANDS):
    """The second call is not accepted, and the first stands."""
