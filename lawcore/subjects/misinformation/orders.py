"""What the Director does at each step of the questions, each kind by its imperative.

None of them decides whether anybody was damaged, or what the score is to be.
"""

from enum import auto

from lawcore.ruling import Ask, Lead, Order, Status, When

FACTS, NOTE = 5, 90
AT_THE_END = Ask("m_harm", {"when": "after"})
"""What is asked once the play is over."""


class Step(Status):
    """How far the questions have come."""

    MISTAKEN_CALL_NO_INFRACTION = auto()
    CALL_MAY_BE_CHANGED = auto()
    WEIGH_INFLUENCE = auto()
    CALL_NOT_INFLUENCED = auto()
    TOO_LATE_FOR_THAT_CALL = auto()
    CARD_MAY_BE_RETRACTED = auto()
    PLAY_ON_AND_CALL_BACK = auto()
    CONSIDER_ADJUSTED_SCORE = auto()
    WEIGH_DAMAGE = auto()
    RESULT_STANDS = auto()


class TellTheAgreementAlone(Order, place=FACTS):
    """Each is asked for the agreement alone, and the right explanation is given."""


class TakeTheCallAsMistaken(Order, decides=Step.MISTAKEN_CALL_NO_INFRACTION):
    """By what was found the words were right and the call was wrong."""


class LookAtTheInformation(Order):
    """The player who heard his partner's explanation may have learnt something from it."""

    @property
    def leads_to(self) -> Lead:
        """The questions on unauthorised information, from an explanation."""
        return Lead("unauthorised_information", {"source": "explanation"})


class LetTheLastCallBeChanged(Order, decides=Step.CALL_MAY_BE_CHANGED, asks=AT_THE_END):
    """The last call of the side misled may be changed without rectification."""


class LetLhoChangeHisCall(Order):
    """Who called after it may then change his own call."""


class MindTheWithdrawnActions(Order):
    """What the offending side's opponents withdraw is for them alone."""


class WeighTheInfluence(Order, decides=Step.WEIGH_INFLUENCE):
    """Whether the wrong words could well have influenced the call is weighed first."""


class KeepTheLastCall(Order, decides=Step.CALL_NOT_INFLUENCED, asks=AT_THE_END):
    """The call was not influenced, so there is nothing to change."""


class LeaveTheCallAsItIs(Order, decides=Step.TOO_LATE_FOR_THAT_CALL, asks=AT_THE_END):
    """The partner has called since, so that call can no longer be changed."""


class LetTheFaceDownLeadBeRetracted(Order):
    """A face-down lead may be taken back on the Director's instruction."""


class LetTheCardBeRetracted(Order, decides=Step.CARD_MAY_BE_RETRACTED, asks=AT_THE_END):
    """The card played on the wrong explanation may be taken back."""


class PlayOnAndComeBack(Order, decides=Step.PLAY_ON_AND_CALL_BACK, asks=AT_THE_END):
    """It is too late for that card: play goes on, and damage is looked at after it."""


class LookForDamageAtTheEnd(Order, when=When.END_OF_PLAY):
    """What can no longer be changed is looked at after the play."""


class ConsiderAnAdjustedScore(Order, decides=Step.CONSIDER_ADJUSTED_SCORE):
    """By these answers an adjusted score is to be considered."""


class CompareWithFullDisclosure(Order, when=When.END_OF_PLAY):
    """The side was damaged where it did not know what it had a right to know."""


class CompareAsIfRightlyTold(Order, when=When.END_OF_PLAY):
    """The opponents should have been told the agreement in time, or that there was none."""


class WeighTheDamage(Order, decides=Step.WEIGH_DAMAGE):
    """Whether the offending side gained is weighed first."""


class FindNoGain(Order, decides=Step.RESULT_STANDS):
    """By these answers the offending side has not gained by it."""


class PollPeers(Order):
    """Players like him are asked, with the right explanation and without the result."""


class FillInTheFactSheet(Order, when=When.END_OF_PLAY, place=NOTE):
    """What was found is written on one sheet, for the Director and for an appeal."""
