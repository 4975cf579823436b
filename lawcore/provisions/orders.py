"""What provisions order that several subjects share.

The words of an order stand in `provisions.ftl` of a language, or, where they speak of the case,
in the file of each subject that takes the provision in.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import auto
from typing import Final

from lawcore.ruling import Lead, Order, Status, When

INFORMATION, NOTE = 50, 60
WITHDRAWN: Final[Mapping[str, str]] = {"cmp": "no", "exempt": "none", "side": "defends"}
"""What is known of a lead that a withdrawn call restricts, once its side defends."""


class Settled(Status):
    """What a matter of several subjects has come to."""

    TOO_LATE = auto()
    TAKEN_BACK = auto()


class LetTheResultStand(Order, decides=Settled.TOO_LATE):
    """It is too late for any rectification."""


class TakeTheCardBack(Order, decides=Settled.TAKEN_BACK):
    """An opponent said that it was his turn: the card goes back, and nobody may accept it."""


class KeepItFromWhoMisled(Order, place=INFORMATION):
    """What the card taken back has told is for the side that was misled alone."""


class UseWithdrawnCards(Order, place=INFORMATION - 10):
    """The non-offending side may use what the withdrawn cards told."""


class UseThePenaltyCardWhileItLies(Order, place=INFORMATION):
    """As long as a penalty card lies there everybody may use what it tells."""


class WeighTheQuestion(Order, place=INFORMATION):
    """What a question told the partner of who asked is unauthorised."""


class WarnDummy(Order, place=NOTE):
    """Dummy went beyond his limits and may be penalised."""


class RemindDummy(Order, place=NOTE):
    """Dummy has to see to it that his hand follows suit."""


class ForgetHowItCameAbout(Order, when=When.NEXT_LEAD, place=60):
    """Once a penalty card was played, partner may not use how it came to be shown."""


class AdjustTheDefendersScoreAlone(Order, when=When.DIRECTOR, place=1):
    """If the defenders gained, only their score is adjusted."""


class AdjustAtTheEnd(Order, when=When.DIRECTOR, place=1):
    """At the end of play the Director looks at damage and adjusts."""


class AdjustIfThePenaltyCardHelped(Order, when=When.DIRECTOR, place=3):
    """If the outcome hung on the card in sight, the score is adjusted."""


class ConsiderWhetherHeCouldHaveKnown(Order, when=When.DIRECTOR, place=4):
    """If he could have known that it would pay, the score is adjusted."""


class ExplainTheChoice(Order, place=5):
    """Nobody acts before the Director has told every choice there is."""


class BarPartnerThroughout(Order, place=30, effects={"partner": "pass_always"}):
    """The offender's partner passes whenever it is his turn, to the end of the auction."""


class BarPartnerOnce(Order, place=30, effects={"partner": "pass_next"}):
    """The offender's partner passes at his next turn, and only then."""


class MindTheWithdrawnCall(Order, place=50, effects={"info": "16C", "adjust": ("16C3",)}):
    """What a withdrawn call told is for the non-offending side alone."""


class RestrictTheLeadIfTheyDefend(Order, when=When.NEXT_LEAD, effects={"lead": "26B"}):
    """Should the offending side defend, declarer may forbid the partner a suit."""


@dataclass(frozen=True)
class RestrictThePartnersLead(Order, when=When.NEXT_LEAD, effects={"lead": "26B"}):
    """The offending side defends: declarer may forbid the partner a suit at his first lead.

    `origin` says which call was withdrawn.
    """

    origin: str

    @property
    def leads_to(self) -> Lead:
        """Which suits declarer may forbid."""
        return Lead("lead_restriction", {**WITHDRAWN, "origin": self.origin})


class FollowLaw26IfTheyDefend(Order, when=When.NEXT_LEAD, effects={"lead": "26"}):
    """Should the offending side defend, the suits that the call showed say what declarer may."""


@dataclass(frozen=True)
class FollowLaw26(Order, when=When.NEXT_LEAD, effects={"lead": "26"}):
    """The offending side defends: the suits that the call showed say what declarer may.

    `origin` says which call was withdrawn.
    """

    origin: str

    @property
    def leads_to(self) -> Lead:
        """What declarer may require or forbid."""
        told = {"exempt": "none", "side": "defends", "origin": self.origin}
        return Lead("lead_restriction", told)


class RestrictNoLead(Order, when=When.NEXT_LEAD):
    """The offending side plays the contract: no lead is restricted."""


class AdjustIfItCouldBeForeseen(Order, when=When.END_OF_PLAY, effects={"adjust": ("72C",)}):
    """If the offender could have been aware that it would damage, the score is adjusted."""


class CompareWithoutTheInfraction(Order, when=When.END_OF_PLAY):
    """The score at the table is compared with what would have come without the infraction."""


class LookAtTheProbableResult(Order, when=When.END_OF_PLAY):
    """If the score is adjusted, it is towards the probable result without the infraction."""


class WeighSeveralResults(Order, when=When.END_OF_PLAY):
    """Several results that could be reached legally may be weighed."""


class LookForTheirOwnError(Order, when=When.END_OF_PLAY):
    """An extremely serious error or a gamble of the innocent side is looked for."""
