"""Laws 12, 21B3, 40 and 75D - What is looked at after the play."""

from lawcore.article import condition, consequence, practice
from lawcore.subjects.misinformation.facts import Harm, Misinformation
from lawcore.subjects.misinformation.law_21 import influence_is_in_doubt
from lawcore.subjects.misinformation.law_75 import play_is_over
from lawcore.subjects.misinformation.orders import (
    CompareAsIfRightlyTold,
    CompareWithFullDisclosure,
    ConsiderAnAdjustedScore,
    FillInTheFactSheet,
    FindNoGain,
    PollPeers,
    WeighTheDamage,
)


@consequence("21B3")
def offenders_gained(misinformation: Misinformation) -> ConsiderAnAdjustedScore | None:
    """If the offending side gained by it the Director considers an adjusted score."""
    if play_is_over(misinformation) and misinformation.m_harm is Harm.YES:
        return ConsiderAnAdjustedScore()
    return None


@consequence("21B3")
def gain_is_in_doubt(misinformation: Misinformation) -> WeighTheDamage | None:
    """It has to be found whether the offending side gained by it."""
    if play_is_over(misinformation) and misinformation.m_harm is Harm.UNSURE:
        return WeighTheDamage()
    return None


@consequence("21B3")
def offenders_did_not_gain(misinformation: Misinformation) -> FindNoGain | None:
    """If the offending side did not gain by it nothing is adjusted."""
    if play_is_over(misinformation) and misinformation.m_harm is Harm.NO:
        return FindNoGain()
    return None


@condition("12B", cited=False)
def damage_is_at_issue(misinformation: Misinformation) -> bool:
    """Whether the offending side gained is in doubt, or is denied."""
    return bool(gain_is_in_doubt(misinformation)) or bool(offenders_did_not_gain(misinformation))


@condition("12C", cited=False)
def an_adjusted_score_is_considered(misinformation: Misinformation) -> bool:
    """By the Director's findings the offending side gained."""
    return bool(offenders_gained(misinformation))


@consequence("40B3(a)")
def damaged_by_what_was_not_disclosed(
    misinformation: Misinformation,
) -> CompareWithFullDisclosure | None:
    """A side damaged because an agreement was not disclosed has a right to an adjusted score."""
    return CompareWithFullDisclosure() if offenders_gained(misinformation) else None


@consequence("75D3")
def as_if_told_in_time(
    misinformation: Misinformation,
) -> CompareAsIfRightlyTold | None:
    """The score is looked at as if the opponents had been told the agreement, or that of none."""
    return CompareAsIfRightlyTold() if offenders_gained(misinformation) else None


@practice
@consequence("21B", cited=False)
def peers_are_asked(misinformation: Misinformation) -> PollPeers | None:
    """Players of his class are asked with the right explanation, without the result."""
    if influence_is_in_doubt(misinformation) or gain_is_in_doubt(misinformation):
        return PollPeers()
    return None


@practice
@consequence("83", cited=False)
def findings_are_written_down(misinformation: Misinformation) -> FillInTheFactSheet | None:
    """What was found at each step is written down, for the ruling and for an appeal."""
    return FillInTheFactSheet() if play_is_over(misinformation) else None
