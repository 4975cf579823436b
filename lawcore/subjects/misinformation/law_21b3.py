"""Laws 12, 21B3, 40 and 75D - What is looked at after the play."""

from lawcore.article import condition, consequence, practice
from lawcore.ruling import Order, When
from lawcore.subjects.misinformation.facts import Harm, Misinformation
from lawcore.subjects.misinformation.law_21 import influence_is_in_doubt
from lawcore.subjects.misinformation.law_75 import play_is_over
from lawcore.subjects.misinformation.orders import NOTE, Step


@consequence("21B3", Order("ConsiderAnAdjustedScore", decides=Step.CONSIDER_ADJUSTED_SCORE))
def offenders_gained(case: Misinformation) -> bool:
    """If the offending side gained by it the Director considers an adjusted score."""
    return play_is_over(case) and case.m_harm is Harm.YES


@consequence("21B3", Order("WeighTheDamage", decides=Step.WEIGH_DAMAGE))
def gain_is_in_doubt(case: Misinformation) -> bool:
    """It has to be found whether the offending side gained by it."""
    return play_is_over(case) and case.m_harm is Harm.UNSURE


@consequence("21B3", Order("FindNoGain", decides=Step.RESULT_STANDS))
def offenders_did_not_gain(case: Misinformation) -> bool:
    """If the offending side did not gain by it nothing is adjusted."""
    return play_is_over(case) and case.m_harm is Harm.NO


@condition("12B", cited=False)
def damage_is_at_issue(case: Misinformation) -> bool:
    """Whether the offending side gained is in doubt, or is denied."""
    return gain_is_in_doubt(case) or offenders_did_not_gain(case)


@condition("12C", cited=False)
def an_adjusted_score_is_considered(case: Misinformation) -> bool:
    """By the Director's findings the offending side gained."""
    return offenders_gained(case)


@consequence("40B3(a)", Order("CompareWithFullDisclosure", when=When.END_OF_PLAY))
def damaged_by_what_was_not_disclosed(case: Misinformation) -> bool:
    """A side damaged because an agreement was not disclosed has a right to an adjusted score."""
    return offenders_gained(case)


@consequence("75D3", Order("CompareAsIfRightlyTold", when=When.END_OF_PLAY))
def as_if_told_in_time(case: Misinformation) -> bool:
    """The score is looked at as if the opponents had been told the agreement, or that of none."""
    return offenders_gained(case)


@practice
@consequence("21B", Order("PollPeers"), cited=False)
def peers_are_asked(case: Misinformation) -> bool:
    """Players of his class are asked with the right explanation, without the result."""
    return influence_is_in_doubt(case) or gain_is_in_doubt(case)


@practice
@consequence("83", Order("FillInTheFactSheet", when=When.END_OF_PLAY, place=NOTE), cited=False)
def findings_are_written_down(case: Misinformation) -> bool:
    """What was found at each step is written down, for the ruling and for an appeal."""
    return play_is_over(case)
