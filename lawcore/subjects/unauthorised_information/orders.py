"""What the Director does at each step of the questions, each kind by its imperative.

None of them decides whether anybody has broken the law, or what the score is to be.
"""

from enum import auto

from lawcore.ruling import Ask, Order, Status, When

FACTS, NOTE = 5, 90


class Step(Status):
    """How far the questions have come."""

    RECORD_AND_PLAY_ON = auto()
    STOP_NO_INFORMATION = auto()
    WEIGH_INFORMATION = auto()
    STOP_NOTHING_SUGGESTED = auto()
    WEIGH_SUGGESTION = auto()
    STOP_NO_LOGICAL_ALTERNATIVE = auto()
    WEIGH_LOGICAL_ALTERNATIVE = auto()
    STOP_NOT_THE_SUGGESTED_ACTION = auto()
    WEIGH_CHOICE = auto()
    INFRACTION_NO_ADVANTAGE = auto()
    WEIGH_DAMAGE = auto()
    CONSIDER_ADJUSTED_SCORE = auto()
    NOT_FROM_PARTNER = auto()


class EstablishTheFacts(Order, place=FACTS):
    """All four players are asked what happened, and it is written down."""


class RecordAndPlayOn(
    Order, decides=Step.RECORD_AND_PLAY_ON, asks=Ask("u_info", {"when": "after"})
):
    """The facts are noted, play goes on, and the questions come after it."""


class EndWithoutInformation(Order, decides=Step.STOP_NO_INFORMATION):
    """Nothing reached the partner, so there is nothing more to ask."""


class WeighTheInformation(Order, decides=Step.WEIGH_INFORMATION):
    """Whether anything reached the partner is weighed first."""


class LookHowHeAvoidedIt(Order):
    """Who has such information has to avoid taking any advantage of it."""


class CollectTheEvidence(Order):
    """The facts are those that are more probable on all that was collected."""


class EndWithoutSuggestion(Order, decides=Step.STOP_NOTHING_SUGGESTED):
    """The information points nowhere, so there is nothing more to ask."""


class WeighTheSuggestion(Order, decides=Step.WEIGH_SUGGESTION):
    """What the information suggests is weighed first."""


class EndWithoutAlternative(Order, decides=Step.STOP_NO_LOGICAL_ALTERNATIVE):
    """There was but one thing to do, so there is nothing more to ask."""


class WeighTheAlternatives(Order, decides=Step.WEIGH_LOGICAL_ALTERNATIVE):
    """What else players like him would consider is weighed first."""


class EndWithAnotherAction(Order, decides=Step.STOP_NOT_THE_SUGGESTED_ACTION):
    """He did not do what was suggested, so there is nothing more to ask."""


class WeighTheChoice(Order, decides=Step.WEIGH_CHOICE):
    """Whether what he did is what was suggested is weighed first."""


class LookAtAPenaltyAlone(Order, decides=Step.INFRACTION_NO_ADVANTAGE):
    """By these answers there was an infraction and no advantage."""


class WeighTheDamage(Order, decides=Step.WEIGH_DAMAGE):
    """Whether there was an advantage is weighed first."""


class ConsiderAnAdjustedScore(Order, decides=Step.CONSIDER_ADJUSTED_SCORE):
    """By these answers an adjusted score is to be considered."""


class TreatItAsExtraneous(Order, decides=Step.NOT_FROM_PARTNER):
    """It did not come from the partner: another part of the Law is asked."""


class JudgeHowMuchCareHeTook(Order, when=When.END_OF_PLAY):
    """A penalty may be considered where he did not avoid taking advantage."""


class PollPeers(Order):
    """Players like him are asked, without being told what is at stake."""


class FillInTheFactSheet(Order, when=When.END_OF_PLAY, place=NOTE):
    """What was found is written on one sheet, for the Director and for an appeal."""
