"""Appeals: who may appeal, until when, with whose consent, and who may change what.

Laws 81, 83, 91 to 93. The way of an appeal is told; what becomes of it is decided by others.
"""

import sys
from enum import StrEnum
from typing import ClassVar

from lawcore.engine.article import condition, consequence
from lawcore.engine.fact import NO, YES, Fact, Facts, YesNo, by_itself, choice_of
from lawcore.engine.ruling import Order, When
from lawcore.engine.subject import declare_subject

Stage = StrEnum("Stage", "WANTED DOUBTED HEARD DECIDED")
"""How far the matter is: a doubt of the Director, a wish, a hearing, or beyond it."""

Event = StrEnum("Event", "PAIRS TEAMS INDIVIDUAL")
"""Who has to concur hangs on the event."""

About = StrEnum("About", "LAW JUDGEMENT BOTH DISCIPLINE")
"""What the appeal is about."""


class Appeal(Facts):
    """One appeal, in the order in which a Director asks."""

    stage = Fact(Stage)
    own_table = YesNo(YES, NO)
    in_time = YesNo(YES, NO)
    event = Fact(Event)
    concur = YesNo(YES, NO)
    committee = YesNo(YES, NO)
    about = Fact(About)

    certain = (stage, event)
    choices: ClassVar = {
        "own_table": (
            choice_of(YES, in_time=YES, event=Event.PAIRS, concur=YES),
            choice_of(YES, in_time=NO),
            choice_of(YES, in_time=YES, event=Event.PAIRS, concur=NO),
            *by_itself(NO),
            choice_of(YES, in_time=YES),
        ),
        "committee": (*by_itself(NO), *(choice_of(YES, about=about) for about in About)),
    }
    effects: ClassVar = {"decides": False}


REFUSE_WITHOUT_CONSENT = Order("RefuseWithoutConsent", decides="not_heard")


# Law 92 - Who may appeal, until when, through whom and with whose consent.


def _wanted(case: Appeal) -> bool:
    """A contestant wants a ruling to be reviewed."""
    return case.stage is Stage.WANTED


@consequence("92A", Order("RefuseAnothersAppeal", decides="not_heard"))
def ruling_was_of_another_table(case: Appeal) -> bool:
    """A contestant may appeal a ruling made at the own table."""
    return _wanted(case) and not case.own_table


def _own_ruling(case: Appeal) -> bool:
    """The ruling was made at the appellant's table."""
    return _wanted(case) and case.own_table


@consequence("92B", Order("RefuseALateAppeal", decides="not_heard"))
def right_has_expired(case: Appeal) -> bool:
    """The right to appeal expires with the period for it."""
    return _own_ruling(case) and not case.in_time


def _in_time(case: Appeal) -> bool:
    """A contestant may appeal as far as table and time go."""
    return _own_ruling(case) and case.in_time


@consequence("92D1", REFUSE_WITHOUT_CONSENT)
def partner_does_not_concur(case: Appeal) -> bool:
    """In pairs an appeal is not heard unless both partners concur."""
    return _in_time(case) and case.event is Event.PAIRS and not case.concur


@consequence("92D2", REFUSE_WITHOUT_CONSENT)
def captain_does_not_concur(case: Appeal) -> bool:
    """In teams an appeal is not heard unless the captain concurs."""
    return _in_time(case) and case.event is Event.TEAMS and not case.concur


@condition("92D1")
def both_partners_concur(case: Appeal) -> bool:
    """Both partners of a pair concur; in an individual event no consent is needed."""
    return case.event is Event.INDIVIDUAL or case.concur


@condition("92D2")
def captain_concurs(case: Appeal) -> bool:
    """The captain of the team concurs."""
    return case.concur


def _to_be_heard(case: Appeal) -> bool:
    """Whoever has to concur does."""
    if not _in_time(case):
        return False
    return captain_concurs(case) if case.event is Event.TEAMS else both_partners_concur(case)


@consequence("92C", Order("TakeTheAppeal", place=5))
def goes_through_the_director(case: Appeal) -> bool:
    """Every request for a review is made through the Director."""
    return _to_be_heard(case)


@consequence("92A", Order("WarnOfASanction", place=80))
def without_merit(case: Appeal) -> bool:
    """A request without merit may bring a sanction that a regulation imposes."""
    return _to_be_heard(case)


# Law 93 - Who hears it, what may be changed, and what may follow.


@consequence("93A", Order("HearItYourself", decides="director_hears"))
def nobody_else_hears_it(case: Appeal) -> bool:
    """Without a committee or another arrangement the Director in charge hears and rules."""
    return _to_be_heard(case) and not case.committee


def _goes_to_a_committee(case: Appeal) -> bool:
    """A committee, or an authorised alternative, is available."""
    return _to_be_heard(case) and case.committee


@consequence("93B1", Order("RuleOnTheLaw", decides="director_hears"))
def about_the_law_alone(case: Appeal) -> bool:
    """What is solely of Law or regulations the Director in charge hears and rules on."""
    return _goes_to_a_committee(case) and case.about is About.LAW


@consequence("93B1", Order("RuleOnTheLawFirst", place=10))
def about_the_law_too(case: Appeal) -> bool:
    """Of a mixed appeal the Director in charge rules on the part of Law or regulations."""
    return _goes_to_a_committee(case) and case.about is About.BOTH


@consequence("93B2", Order("ReferIt", decides="committee_hears"))
def referred_to_the_committee(case: Appeal) -> bool:
    """All other appeals the Director in charge refers for adjudication."""
    return _goes_to_a_committee(case) and case.about is not About.LAW


def _before_a_committee(case: Appeal) -> bool:
    """A committee adjudicates an appeal."""
    return case.stage is Stage.HEARD


@consequence("93B3", Order("LetThemUseThePowers", decides="may_change"))
def powers_of_the_director(case: Appeal) -> bool:
    """The committee has the powers of the Director on facts and judgement."""
    return _before_a_committee(case) and case.about in (About.JUDGEMENT, About.BOTH)


@consequence("93B3", Order("LetThemRecommend", decides="may_recommend"))
def may_only_recommend(case: Appeal) -> bool:
    """It overrules nobody on Law, regulations or discipline, but may recommend a change."""
    return _before_a_committee(case) and case.about in (About.LAW, About.DISCIPLINE)


@consequence("93B3", Order("KeepThemToTheLaw", place=60))
def not_the_law(case: Appeal) -> bool:
    """On a point of Law, regulations or discipline the committee may not overrule."""
    return referred_to_the_committee(case) or powers_of_the_director(case)


@consequence("91A", Order("TakeDisciplineAsFinal", place=70))
def discipline_is_final(case: Appeal) -> bool:
    """The Director's decision on discipline is final."""
    if not referred_to_the_committee(case) and not may_only_recommend(case):
        return False
    return case.about is About.DISCIPLINE


@consequence("93C1", Order("LookForAFurtherStage", decides="authority"))
def further_appeal(case: Appeal) -> bool:
    """The authority may have established procedures for further appeals."""
    return case.stage is Stage.DECIDED


@consequence("93C2", Order("ReferItToTheAuthority", when=When.DIRECTOR))
def authority_decides_finally(case: Appeal) -> bool:
    """A matter may be referred to the authority, which may resolve it finally."""
    return further_appeal(case)


@consequence("83", Order("TellThemOrReferIt", decides="right_is_told"))
def review_could_be_in_order(case: Appeal) -> bool:
    """Where a review could well be in order the Director tells of the right, or refers it."""
    return case.stage is Stage.DOUBTED


SUBJECT = declare_subject(
    "appeal",
    235,
    Appeal,
    sys.modules[__name__],
    since=2017,
    same_effect=(frozenset({"may_change", "may_recommend"}),),
    group="behaviour",
)
