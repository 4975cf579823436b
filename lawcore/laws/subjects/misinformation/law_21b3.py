"""Laws 12, 21B3, 40, 47E and 75D - What is looked at after the play."""

from lawcore.engine.article import condition, consequence, derived, practice, remark
from lawcore.engine.ruling import Order, When
from lawcore.laws.provisions.facts import Judged, Later
from lawcore.laws.subjects.misinformation import orders
from lawcore.laws.subjects.misinformation.facts import Affected, Misinformation
from lawcore.laws.subjects.misinformation.law_21 import influence_is_in_doubt
from lawcore.laws.subjects.misinformation.law_75 import nothing_was_agreed, play_is_over


@condition("21B", cited=False)
def a_call_alone(case: Misinformation) -> bool:
    """After the play: a call alone was affected."""
    return play_is_over(case) and case.m_affected is Affected.CALL


@condition("47E", cited=False)
def a_play_alone(case: Misinformation) -> bool:
    """After the play: a play alone was affected."""
    return play_is_over(case) and case.m_affected is Affected.PLAY


@condition("21B", cited=False)
def both_were_affected(case: Misinformation) -> bool:
    """After the play: a call was affected, and a play as well."""
    return play_is_over(case) and case.m_affected is Affected.BOTH


@condition("12B", cited=False)
def call_or_play_is_in_doubt(case: Misinformation) -> bool:
    """Of a call and a play that were affected it is in doubt whether one of them paid."""
    if not both_were_affected(case):
        return False
    return case.m_harm_call is Judged.UNSURE or case.m_harm_play is Judged.UNSURE


@condition("12B", cited=False)
def call_and_play_paid(case: Misinformation) -> bool:
    """The offending side gained from the call and from the play."""
    if not both_were_affected(case):
        return False
    return case.m_harm_call is Judged.YES and case.m_harm_play is Judged.YES


@condition("12B", cited=False)
def the_call_alone_paid(case: Misinformation) -> bool:
    """Of a call and a play that were affected only the call paid."""
    if not both_were_affected(case):
        return False
    return case.m_harm_call is Judged.YES and case.m_harm_play is Judged.NO


@condition("12B", cited=False)
def the_play_alone_paid(case: Misinformation) -> bool:
    """Of a call and a play that were affected only the play paid."""
    if not both_were_affected(case):
        return False
    return case.m_harm_call is Judged.NO and case.m_harm_play is Judged.YES


@condition("12B", cited=False)
def neither_paid(case: Misinformation) -> bool:
    """Of a call and a play that were affected neither paid."""
    if not both_were_affected(case):
        return False
    return case.m_harm_call is Judged.NO and case.m_harm_play is Judged.NO


@consequence("21B3", orders.AWARD_A_SCORE)
def offenders_gained(case: Misinformation) -> bool:
    """If the offending side gained by a call too late to be changed the score is adjusted."""
    if a_call_alone(case):
        return case.m_harm is Later.YES
    return call_and_play_paid(case) or the_call_alone_paid(case)


@consequence("47E2(b)", orders.ADJUST_THE_PLAY_ALONE)
def gained_by_the_play(case: Misinformation) -> bool:
    """If it gained by a card alone that was too late to be changed the score may be adjusted."""
    if a_play_alone(case):
        return case.m_harm is Later.YES
    return the_play_alone_paid(case)


@condition("47E2(b)")
def gained_by_the_play_too(case: Misinformation) -> bool:
    """It gained by a card as well."""
    return call_and_play_paid(case)


@derived
@consequence("12B1", Order("AwardOneScore", when=When.END_OF_PLAY))
def one_score_for_both(case: Misinformation) -> bool:
    """Call and play are made good by one score, as if the right words had been said at once."""
    return gained_by_the_play_too(case)


@consequence("21B3", orders.WEIGH_THE_DAMAGE)
def gain_is_in_doubt(case: Misinformation) -> bool:
    """It has to be found whether the offending side gained by a call."""
    if a_call_alone(case):
        return case.m_harm is Later.UNSURE
    return call_or_play_is_in_doubt(case)


@consequence("47E2(b)", orders.WEIGH_THE_DAMAGE)
def gain_by_the_play_is_in_doubt(case: Misinformation) -> bool:
    """It has to be found whether the offending side gained by a card."""
    return a_play_alone(case) and case.m_harm is Later.UNSURE


@condition("12B1")
def nobody_was_damaged(case: Misinformation) -> bool:
    """Where the score is not less favourable for that there is no damage."""
    if a_call_alone(case) or a_play_alone(case):
        return case.m_harm is Later.NO
    return neither_paid(case)


@consequence("21B3", orders.FIND_NO_GAIN)
def offenders_did_not_gain(case: Misinformation) -> bool:
    """If the offending side did not gain by a call nothing is adjusted."""
    return nobody_was_damaged(case) and not a_play_alone(case)


@consequence("47E2(b)", orders.FIND_NO_GAIN)
def no_gain_by_the_play(case: Misinformation) -> bool:
    """If the offending side did not gain by a card nothing is adjusted."""
    return nobody_was_damaged(case) and a_play_alone(case)


@consequence("12B1", Order("FindNothingAffected", decides="result_stands"))
def nothing_was_affected(case: Misinformation) -> bool:
    """What affected neither a call nor a play did no damage."""
    return play_is_over(case) and case.m_affected is Affected.NEITHER


@condition("12B", cited=False)
def damage_is_in_doubt(case: Misinformation) -> bool:
    """Whether the offending side gained has still to be weighed."""
    return gain_is_in_doubt(case) or gain_by_the_play_is_in_doubt(case)


@condition("12C", cited=False)
def an_adjusted_score_is_considered(case: Misinformation) -> bool:
    """By the Director's findings the offending side gained."""
    return offenders_gained(case) or gained_by_the_play(case)


@consequence("40B3(a)", Order("CompareWithFullDisclosure", when=When.END_OF_PLAY))
def damaged_by_what_was_not_disclosed(case: Misinformation) -> bool:
    """A side damaged because an agreement was not disclosed has a right to an adjusted score."""
    return an_adjusted_score_is_considered(case)


@consequence("75D3", Order("CompareAsIfRightlyTold", when=When.END_OF_PLAY))
def as_if_told_in_time(case: Misinformation) -> bool:
    """The score is looked at as if the opponents had been told the agreement, or that of none."""
    return an_adjusted_score_is_considered(case)


@consequence("40B3(b)", Order("RememberRepeatedFailures", when=When.DIRECTOR))
def repeated_failures(case: Misinformation) -> bool:
    """Repeated failures to disclose agreements may be penalised, whatever the score."""
    return play_is_over(case) and not nothing_was_agreed(case)


@practice
@consequence("21B1(a)", orders.POLL_PEERS)
def peers_are_asked(case: Misinformation) -> bool:
    """Players of the same class are asked with the right explanation, without the result."""
    return influence_is_in_doubt(case)


@practice
@consequence("21B3", orders.POLL_PEERS)
def peers_are_asked_of_the_call(case: Misinformation) -> bool:
    """Players of the same class are asked what they would have called, rightly told."""
    return gain_is_in_doubt(case)


@practice
@consequence("47E2(b)", orders.POLL_PEERS)
def peers_are_asked_of_the_play(case: Misinformation) -> bool:
    """Players of the same class are asked what they would have played, rightly told."""
    return gain_by_the_play_is_in_doubt(case)


@practice
@consequence("85A1", Order("FillInTheFactSheet", when=When.END_OF_PLAY, place=orders.NOTE))
def findings_are_written_down(case: Misinformation) -> bool:
    """What was found at each step is written down, for the ruling and for an appeal."""
    return play_is_over(case)


@remark("J56")
def whether_it_influenced_him(case: Misinformation) -> bool:
    """Whether the wrong words could well have influenced the call."""
    return influence_is_in_doubt(case)


@remark("J57")
def whether_it_did_damage(case: Misinformation) -> bool:
    """Whether the offending side gained by it."""
    return damage_is_in_doubt(case)
