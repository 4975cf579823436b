"""An explanation, or an alert, that may not be what the partners have agreed.

No order decides whether anybody was damaged, or what the score is to be.
"""

import sys
from enum import StrEnum, auto
from typing import ClassVar

from lawcore import ruling
from lawcore.article import condition, consequence, practice, remark
from lawcore.fact import NO, YES, Fact, Facts, YesNo
from lawcore.provisions import law_12
from lawcore.provisions.facts import Judged
from lawcore.ruling import Ask, Lead, Order, Status
from lawcore.subject import declare_subject


class When(StrEnum):
    """At what point the Director is called."""

    AUCTION = auto()
    CLARIFICATION = auto()
    PLAY = auto()
    AFTER = auto()


class Found(StrEnum):
    """What the Director finds of the explanation and of the agreement."""

    WRONG_EXPL = auto()
    FAILED_ALERT = auto()
    NO_AGREEMENT = auto()
    MISBID = auto()
    UNSURE = auto()


class Called(StrEnum):
    """Whether the partner of the player misled has called since."""

    NOT_CALLED = auto()
    CALLED = auto()


class Harm(StrEnum):
    """Whether the offending side gained, once play is over."""

    NOT_YET = auto()
    YES = auto()
    NO = auto()
    UNSURE = auto()


class Misinformation(Facts):
    """One explanation, in the order in which the law asks."""

    when = Fact(When)
    m_kind = Fact(Found)
    m_partner = Fact(Called)
    m_influenced = Fact(Judged)
    m_card = YesNo(NO, YES)
    m_harm = Fact(Harm)

    apart = (when.is_(When.AFTER).excludes(m_harm, Harm.NOT_YET, impossible=True),)
    effects: ClassVar = {"decides": False}


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


LOOK_FOR_DAMAGE_AT_THE_END = Order("LookForDamageAtTheEnd", when=ruling.When.END_OF_PLAY)


# Laws 20, 21, 40 and 75 - Whether there was misinformation, and who says what when.


@consequence("75C", Order("TakeTheCallAsMistaken", decides=Step.MISTAKEN_CALL_NO_INFRACTION))
def the_call_was_wrong(case: Misinformation) -> bool:
    """A call that departs from an agreement rightly explained is no infraction."""
    return case.m_kind is Found.MISBID


@consequence(
    "75A",
    Order(
        "LookAtTheInformation",
        leads_to=Lead("unauthorised_information", {"source": "explanation"}),
    ),
)
def the_partner_has_heard_it(case: Misinformation) -> bool:
    """What a player learns from his partner's explanation is unauthorised for him."""
    return the_call_was_wrong(case)


@condition("75B1")
def explained_wrongly(case: Misinformation) -> bool:
    """An explanation that is not the agreement is an infraction."""
    return case.m_kind is Found.WRONG_EXPL


@condition("21B1(a)")
def alerted_wrongly(case: Misinformation) -> bool:
    """A missing or an undue alert is misinformation where the authority requires alerts."""
    return case.m_kind is Found.FAILED_ALERT


@condition("75D2")
def nothing_was_agreed(case: Misinformation) -> bool:
    """To explain as agreed what the partner does not hold agreed is an infraction."""
    return case.m_kind is Found.NO_AGREEMENT


@condition("21B1(b)")
def presumed_to_be_explained_wrongly(case: Misinformation) -> bool:
    """Without evidence to the contrary a mistaken explanation is presumed, no mistaken call."""
    return case.m_kind is Found.UNSURE


@condition("21", cited=False)
def misled(case: Misinformation) -> bool:
    """An opponent was told what is not the agreement."""
    if explained_wrongly(case) or alerted_wrongly(case):
        return True
    if nothing_was_agreed(case):
        return True
    return presumed_to_be_explained_wrongly(case)


@condition("21", cited=False)
def play_is_over(case: Misinformation) -> bool:
    """The Director looks at it after the play."""
    return case.when is When.AFTER and misled(case)


@consequence("20F", Order("TellTheAgreementAlone", place=FACTS), cited=False)
def the_agreement_alone_is_told(case: Misinformation) -> bool:
    """Explanations are of agreements, and are corrected by whom and when the Law says."""
    return misled(case) and not play_is_over(case)


# Laws 16, 21 and 47 - What may still be changed after misinformation.


@condition("21B", cited=False)
def before_the_lead_is_faced(case: Misinformation) -> bool:
    """The auction has ended, and the clarification period has not."""
    return case.when is When.CLARIFICATION and misled(case)


@condition("21B", cited=False)
def auction_period_is_open(case: Misinformation) -> bool:
    """A call can still be changed as far as time goes."""
    if before_the_lead_is_faced(case):
        return True
    return case.when is When.AUCTION and misled(case)


@condition("21B", cited=False)
def partner_has_not_called_since(case: Misinformation) -> bool:
    """The partner of the player misled has not called since."""
    return auction_period_is_open(case) and case.m_partner is Called.NOT_CALLED


@consequence(
    "21B1(a)", Order("LetTheLastCallBeChanged", decides=Step.CALL_MAY_BE_CHANGED, asks=AT_THE_END)
)
def last_call_was_influenced(case: Misinformation) -> bool:
    """A call that wrong words could well have influenced may be changed in time."""
    return partner_has_not_called_since(case) and case.m_influenced is Judged.YES


@consequence("21B1(a)", Order("WeighTheInfluence", decides=Step.WEIGH_INFLUENCE))
def influence_is_in_doubt(case: Misinformation) -> bool:
    """It has to be found whether the wrong words could well have influenced the call."""
    return partner_has_not_called_since(case) and case.m_influenced is Judged.UNSURE


@consequence(
    "21B1(a)", Order("KeepTheLastCall", decides=Step.CALL_NOT_INFLUENCED, asks=AT_THE_END)
)
def last_call_was_not_influenced(case: Misinformation) -> bool:
    """A call that the wrong words have not influenced is not changed."""
    return partner_has_not_called_since(case) and case.m_influenced is Judged.NO


@consequence(
    "21B1(a)", Order("LeaveTheCallAsItIs", decides=Step.TOO_LATE_FOR_THAT_CALL, asks=AT_THE_END)
)
def partner_has_called_since(case: Misinformation) -> bool:
    """Once the partner has called, a call can no longer be changed."""
    return auction_period_is_open(case) and case.m_partner is Called.CALLED


@consequence("21B2", Order("LetLhoChangeHisCall"))
def lho_may_change_his_call_too(case: Misinformation) -> bool:
    """After a changed call the opponent on the left may change a call made after it."""
    return last_call_was_influenced(case)


@condition("47E", cited=False)
def during_the_play(case: Misinformation) -> bool:
    """The Director is called during the play."""
    return case.when is When.PLAY and misled(case)


@consequence(
    "47E2(a)", Order("LetTheCardBeRetracted", decides=Step.CARD_MAY_BE_RETRACTED, asks=AT_THE_END)
)
def card_not_followed(case: Misinformation) -> bool:
    """A card played on a wrong explanation may be taken back while none was played after it."""
    return during_the_play(case) and not case.m_card


@consequence("47E2(a)", Order("LetTheFaceDownLeadBeRetracted"))
def face_down_lead(case: Misinformation) -> bool:
    """An opening lead may be taken back as long as dummy has faced no card."""
    return before_the_lead_is_faced(case)


@consequence(
    "47E2(b)", Order("PlayOnAndComeBack", decides=Step.PLAY_ON_AND_CALL_BACK, asks=AT_THE_END)
)
def card_followed(case: Misinformation) -> bool:
    """When it is too late to take a card back the Director may adjust the score."""
    return during_the_play(case) and case.m_card


@consequence("16C", Order("MindTheWithdrawnActions"))
def what_was_withdrawn_told(case: Misinformation) -> bool:
    """What a withdrawn call or play told is authorised for the non-offending side alone."""
    return last_call_was_influenced(case) or card_not_followed(case)


@condition("21B", cited=False)
def nothing_can_be_changed(case: Misinformation) -> bool:
    """It is too late to change the call or the card."""
    return partner_has_called_since(case) or card_followed(case)


@consequence("21B3", LOOK_FOR_DAMAGE_AT_THE_END)
def damage_is_looked_at_later(case: Misinformation) -> bool:
    """When it is too late to change a call the Director looks whether the offenders gained."""
    return nothing_can_be_changed(case)


# Laws 12, 21B3, 40 and 75D - What is looked at after the play.


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


@consequence("40B3(a)", Order("CompareWithFullDisclosure", when=ruling.When.END_OF_PLAY))
def damaged_by_what_was_not_disclosed(case: Misinformation) -> bool:
    """A side damaged because an agreement was not disclosed has a right to an adjusted score."""
    return offenders_gained(case)


@consequence("75D3", Order("CompareAsIfRightlyTold", when=ruling.When.END_OF_PLAY))
def as_if_told_in_time(case: Misinformation) -> bool:
    """The score is looked at as if the opponents had been told the agreement, or that of none."""
    return offenders_gained(case)


@practice
@consequence("21B", Order("PollPeers"), cited=False)
def peers_are_asked(case: Misinformation) -> bool:
    """Players of his class are asked with the right explanation, without the result."""
    return influence_is_in_doubt(case) or gain_is_in_doubt(case)


@practice
@consequence(
    "83", Order("FillInTheFactSheet", when=ruling.When.END_OF_PLAY, place=NOTE), cited=False
)
def findings_are_written_down(case: Misinformation) -> bool:
    """What was found at each step is written down, for the ruling and for an appeal."""
    return play_is_over(case)


# What is weighed at each step of the questions on misinformation.


@remark("J56")
def whether_it_influenced_him(case: Misinformation) -> bool:
    """Whether the wrong words could well have influenced the call."""
    return influence_is_in_doubt(case)


@remark("J57")
def whether_it_did_damage(case: Misinformation) -> bool:
    """Whether the offending side gained by it."""
    return gain_is_in_doubt(case)


SUBJECT = declare_subject(
    "misinformation",
    210,
    Misinformation,
    sys.modules[__name__],
    law_12,
    premises={
        law_12.damage_is_looked_for: damage_is_at_issue,
        law_12.adjustment_is_considered: an_adjusted_score_is_considered,
    },
    since=2017,
    same_effect=(
        frozenset({"call_not_influenced", "too_late_for_that_call"}),
        frozenset({"too_late_for_that_call", "play_on_and_call_back"}),
    ),
    group="information",
)
