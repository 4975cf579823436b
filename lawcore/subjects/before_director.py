"""What was done before the Director came, or ruled wrongly.

Laws 9 to 12, 81 and 82 - Who decides, what is forfeited, what is waived, what is put right.
"""

import sys
from collections.abc import Mapping
from dataclasses import replace
from enum import StrEnum, auto
from typing import ClassVar, Final

from lawcore.article import condition, consequence, derived
from lawcore.fact import NO, YES, Answer, Fact, Facts, YesNo, by_itself, in_group
from lawcore.ruling import Lead, Order, Status, When
from lawcore.subject import declare_subject


class Done(StrEnum):
    """What happened before the Director ruled, or that the ruling itself was wrong."""

    ATTENTION = auto()
    SETTLED = auto()
    NOS_ACTED = auto()
    OS_CORRECTED = auto()
    WAIVER_ASKED = auto()
    RULED_WRONGLY = auto()
    CONSULTED = auto()
    CHOSE_BEST = auto()


class Drawn(StrEnum):
    """Who drew attention to the irregularity, or that nobody did."""

    IN_AUCTION = auto()
    IN_PLAY = auto()
    BY_DUMMY = auto()
    PREVENTED = auto()
    OWN_SIDE_SILENT = auto()


class Irregularity(StrEnum):
    """What the irregularity was: named as the subject that rules on it, or another."""

    LEAD_OUT_OF_TURN = auto()
    REVOKE = auto()
    PENALTY_CARD = auto()
    PREMATURE_PLAY = auto()
    INSUFFICIENT_BID = auto()
    CALL_OUT_OF_TURN = auto()
    CHANGED_CALL = auto()
    INADMISSIBLE_CALL = auto()
    OTHER = auto()


class Acted(StrEnum):
    """Who of the side that did not err was the first to call or play after it.

    `RIGHTFUL` is the player whose turn a call out of turn has taken.
    """

    NEXT_PLAYER = auto()
    RIGHTFUL = auto()
    OTHER = auto()


class Gained(StrEnum):
    """Which side gained because an opponent acted without knowing the Law."""

    NO = auto()
    OFFENDERS = auto()
    INNOCENTS = auto()
    OPEN = auto()


class BeforeDirector(Facts):
    """One irregularity, in the order in which a director asks."""

    what_was_done = Fact(Done)
    drawn = Fact(Drawn)
    curable = YesNo(YES, NO)
    irregularity = Fact(Irregularity)
    acted = Fact(Acted)
    gained = Fact(Gained, unjudged=Gained.OPEN)

    apart = (
        irregularity.is_(
            *(one for one in Irregularity if one is not Irregularity.CALL_OUT_OF_TURN)
        ).excludes(acted, Acted.RIGHTFUL, impossible=True),
    )
    choices: ClassVar = {
        "what_was_done": (
            *by_itself(
                Done.ATTENTION, Done.SETTLED, Done.NOS_ACTED, Done.OS_CORRECTED, Done.RULED_WRONGLY
            ),
            *in_group("rarer", Done.WAIVER_ASKED, Done.CONSULTED, Done.CHOSE_BEST),
        ),
        "irregularity": (
            *by_itself(
                Irregularity.LEAD_OUT_OF_TURN,
                Irregularity.REVOKE,
                Irregularity.PENALTY_CARD,
                Irregularity.INSUFFICIENT_BID,
                Irregularity.CALL_OUT_OF_TURN,
            ),
            *in_group(
                "rarer",
                Irregularity.PREMATURE_PLAY,
                Irregularity.CHANGED_CALL,
                Irregularity.INADMISSIBLE_CALL,
                Irregularity.OTHER,
            ),
        ),
    }


class Before(Status):
    """What the action before the ruling has come to."""

    RULED_NOW = auto()
    DECIDED_BY_ITS_LAW = auto()
    MAY_BE_FORFEITED = auto()
    GAIN_TAKEN_AWAY = auto()
    TO_BE_JUDGED = auto()
    WAIVER = auto()
    PUT_RIGHT = auto()
    ADJUSTED = auto()
    CALLED_NOW = auto()
    NO_INFRACTION = auto()
    CHOOSES_ALONE = auto()


CORRECTED: Final[Mapping[Irregularity, Mapping[str, Answer]]] = {
    Irregularity.INSUFFICIENT_BID: {"early": "yes"},
    Irregularity.CHANGED_CALL: {"done": "substituted"},
}
"""What is known of an irregularity that the offender has put right."""
CALLED_OVER: Final[Mapping[Irregularity, Mapping[str, Answer]]] = {
    Irregularity.INSUFFICIENT_BID: {"lho": "called"},
    Irregularity.CALL_OUT_OF_TURN: {"lho": "accepts"},
    Irregularity.INADMISSIBLE_CALL: {"lho_called": "yes"},
    Irregularity.LEAD_OUT_OF_TURN: {"reply": "next_played"},
}
"""What is known of an irregularity after which the next player called or played."""
RULE_ON_IT = Order("RuleOnIt", place=20, takes=("irregularity",))
RULE_ON_IT_UNLESS_FORFEITED = Order("RuleOnItUnlessForfeited", place=60, takes=("irregularity",))
RULE_ON_THE_CORRECTION = Order(
    "RuleOnTheCorrection", decides=Before.RULED_NOW, takes=("irregularity",)
)
LET_ITS_OWN_LAW_DECIDE = Order(
    "LetItsOwnLawDecide", decides=Before.DECIDED_BY_ITS_LAW, takes=("irregularity",)
)
TAKE_THE_CALL_AS_IN_ROTATION = Order(
    "TakeTheCallAsInRotation",
    decides=Before.DECIDED_BY_ITS_LAW,
    leads_to=Lead("call_out_of_turn", {"correct_called": "yes"}, at_once=True),
)
SEE_WHAT_THEIR_ACTION_COMES_TO = Order(
    "SeeWhatTheirActionComesTo",
    decides=Before.DECIDED_BY_ITS_LAW,
    leads_to=Lead("lead_out_of_turn", at_once=True),
)
TAKE_THE_GAIN_AWAY = Order(
    "TakeTheGainAway", decides=Before.GAIN_TAKEN_AWAY, when=When.END_OF_PLAY
)
JUDGE_WHO_GAINED = Order("JudgeWhoGained", decides=Before.TO_BE_JUDGED, when=When.END_OF_PLAY)
KEEP_THE_SCORE = Order("KeepTheScore", decides=Before.MAY_BE_FORFEITED)


def _about(order: Order, irregularity: Irregularity, told: Mapping[str, Answer]) -> Order:
    """Return an order about an irregularity, leading over to the subject that rules on it.

    An order that decides leaves everything to that subject.
    """
    at_once = order.decides is not None
    lead = Lead(str(irregularity), told, at_once=at_once)
    over = None if irregularity is Irregularity.OTHER else lead
    return replace(order, values={"irregularity": irregularity}, leads_to=over)


def rule_on_it(irregularity: Irregularity) -> Order:
    """The irregularity is ruled as by its own Law; nothing of it was told."""
    return _about(RULE_ON_IT, irregularity, {})


def rule_on_it_unless_forfeited(irregularity: Irregularity) -> Order:
    """The irregularity is ruled as by its own Law if the right to it is not lost."""
    return _about(RULE_ON_IT_UNLESS_FORFEITED, irregularity, {})


def rule_on_the_correction(irregularity: Irregularity) -> Order:
    """The irregularity is ruled with the correction that its player has made."""
    return _about(RULE_ON_THE_CORRECTION, irregularity, CORRECTED.get(irregularity, {}))


def let_its_own_law_decide(irregularity: Irregularity) -> Order:
    """The next player acted, and the Law of the irregularity says what that comes to."""
    return _about(LET_ITS_OWN_LAW_DECIDE, irregularity, CALLED_OVER.get(irregularity, {}))


# Laws 9, 10 and 72 - Attention that is drawn, and choices that are made.


def _attention(case: BeforeDirector) -> bool:
    """It is asked who may draw attention, or had to call the Director."""
    return case.what_was_done is Done.ATTENTION


@condition("9A1")
def drawn_during_the_auction(case: BeforeDirector) -> bool:
    """During the auction period any player may draw attention, in turn or not."""
    return _attention(case) and case.drawn is Drawn.IN_AUCTION


@condition("9A2")
def drawn_during_the_play(case: BeforeDirector) -> bool:
    """During the play declarer or either defender may draw attention."""
    return _attention(case) and case.drawn is Drawn.IN_PLAY


@consequence("9A4", Order("SeeWhatDummyMayDo", place=50, leads_to=Lead("dummy")))
def drawn_by_dummy(case: BeforeDirector) -> bool:
    """Dummy may not draw attention until the play is over."""
    return _attention(case) and case.drawn is Drawn.BY_DUMMY


@consequence("9B1(a)", Order("TakeItAsCalledNow", decides=Before.CALLED_NOW))
def nobody_has_called(case: BeforeDirector) -> bool:
    """The Director should be called at once when attention is drawn."""
    if drawn_during_the_auction(case) or drawn_during_the_play(case):
        return True
    return drawn_by_dummy(case)


@consequence("9B1(c)", Order("TakeNoRightForTheCall", place=10))
def calling_costs_nothing(case: BeforeDirector) -> bool:
    """Whoever calls the Director forfeits no right by it."""
    return nobody_has_called(case)


@consequence("9B2", Order("HaveNobodyAct", place=12))
def nobody_acts(case: BeforeDirector) -> bool:
    """No player acts until the Director has explained all matters of rectification."""
    return nobody_has_called(case)


@consequence("9A3", Order("LeaveWhatWasPrevented", decides=Before.NO_INFRACTION))
def was_prevented(case: BeforeDirector) -> bool:
    """Any player may try to prevent an irregularity; dummy within 42 and 43."""
    return _attention(case) and case.drawn is Drawn.PREVENTED


@consequence("9A5", Order("AskForNoConfession", decides=Before.NO_INFRACTION))
def own_side_kept_silent(case: BeforeDirector) -> bool:
    """Nobody has to draw attention to an infraction of the own side, explanations excepted."""
    return _attention(case) and case.drawn is Drawn.OWN_SIDE_SILENT


@consequence("72B2", Order("LookForAnExceptedDuty", place=50))
def unless_a_law_says_so(case: BeforeDirector) -> bool:
    """A wrong explanation, a revoke to be corrected and a trick not won are excepted."""
    return own_side_kept_silent(case)


@consequence("10C2", Order("HaveHimChooseAlone", decides=Before.CHOOSES_ALONE))
def consulted_partner(case: BeforeDirector) -> bool:
    """Whoever has an option after an irregularity chooses without consulting partner."""
    return case.what_was_done is Done.CONSULTED


@consequence(
    "16B1",
    Order("LookWhatPartnerTold", leads_to=Lead("unauthorised_information", {"source": "words"})),
)
def partner_has_told_something(case: BeforeDirector) -> bool:
    """What partner said of the choice is unauthorised."""
    return consulted_partner(case)


@consequence("10C3", Order("LetThemChooseTheBest", decides=Before.NO_INFRACTION))
def chose_what_pays(case: BeforeDirector) -> bool:
    """It is appropriate for the innocent side to select the most advantageous option."""
    return case.what_was_done is Done.CHOSE_BEST


# Laws 9 and 10 - What the players settle, and what an offender puts right.


@condition("9B2")
def players_settled_it(case: BeforeDirector) -> bool:
    """No player acts until the Director has explained all; they settled it themselves."""
    return case.what_was_done is Done.SETTLED


@condition("9B2", cited=False)
def can_still_be_ruled(case: BeforeDirector) -> bool:
    """The players settled it, and the right ruling can still be carried out."""
    return players_settled_it(case) and case.curable


@condition("9B2", cited=False)
def cannot_be_ruled_any_more(case: BeforeDirector) -> bool:
    """The players settled it, and the right ruling can no longer be carried out."""
    return players_settled_it(case) and not case.curable


@consequence("10A", Order("TakeTheDecisionBack", decides=Before.RULED_NOW))
def director_alone_determines(case: BeforeDirector) -> bool:
    """The Director alone determines a rectification."""
    return can_still_be_ruled(case)


@condition("10A", cited=False)
def a_waiver_is_asked(case: BeforeDirector) -> bool:
    """The side that did not err asks that a rectification be waived."""
    return case.what_was_done is Done.WAIVER_ASKED


@condition("10A")
def players_have_no_right_to_it(case: BeforeDirector) -> bool:
    """Players neither determine nor waive a rectification on their own initiative."""
    return players_settled_it(case) or a_waiver_is_asked(case)


@consequence("10B", Order("AllowOrCancelWhatTheyDid", place=15))
def enforced_without_the_director(case: BeforeDirector) -> bool:
    """The Director may allow or cancel a rectification or a waiver that players made alone."""
    return players_have_no_right_to_it(case)


@consequence("9C", RULE_ON_THE_CORRECTION)
def corrected_too_early(case: BeforeDirector) -> Order | None:
    """An offender's premature correction may bring a further rectification."""
    if case.what_was_done is Done.OS_CORRECTED:
        return rule_on_the_correction(case.irregularity)
    return None


# Laws 25 to 37, 53 and 60 - What the next player's call or play comes to.


@condition("11A", cited=False)
def innocents_acted(case: BeforeDirector) -> bool:
    """The side that did not err called or played before calling the Director."""
    return case.what_was_done is Done.NOS_ACTED


@condition("11A", cited=False)
def has_a_law_of_such_action(case: BeforeDirector) -> bool:
    """The Law of the irregularity says what a call or play of the next player comes to."""
    return innocents_acted(case) and case.irregularity not in (
        Irregularity.REVOKE,
        Irregularity.PENALTY_CARD,
        Irregularity.OTHER,
    )


@condition("11A", cited=False)
def next_player_acted(case: BeforeDirector) -> bool:
    """The next player after the offender called or played."""
    return has_a_law_of_such_action(case) and case.acted is Acted.NEXT_PLAYER


@consequence("27A1", LET_ITS_OWN_LAW_DECIDE)
def insufficient_bid_was_called_over(case: BeforeDirector) -> Order | None:
    """By calling over an insufficient bid the next player has accepted it."""
    if next_player_acted(case) and case.irregularity is Irregularity.INSUFFICIENT_BID:
        return let_its_own_law_decide(case.irregularity)
    return None


@consequence("29A", LET_ITS_OWN_LAW_DECIDE)
def call_out_of_turn_was_called_over(case: BeforeDirector) -> Order | None:
    """By calling over a call out of turn the next player forfeits any rectification."""
    if next_player_acted(case) and case.irregularity is Irregularity.CALL_OUT_OF_TURN:
        return let_its_own_law_decide(case.irregularity)
    return None


@consequence("28B", TAKE_THE_CALL_AS_IN_ROTATION)
def rightful_player_called(case: BeforeDirector) -> Order | None:
    """A call by the player whose turn it was counts as in rotation and forfeits rectification."""
    if has_a_law_of_such_action(case) and case.acted is Acted.RIGHTFUL:
        return TAKE_THE_CALL_AS_IN_ROTATION
    return None


@consequence("25B", LET_ITS_OWN_LAW_DECIDE)
def changed_call_was_called_over(case: BeforeDirector) -> Order | None:
    """What a call of the next player comes to hangs on which call was meant."""
    if next_player_acted(case) and case.irregularity is Irregularity.CHANGED_CALL:
        return let_its_own_law_decide(case.irregularity)
    return None


@consequence("35", LET_ITS_OWN_LAW_DECIDE)
def inadmissible_call_was_called_over(case: BeforeDirector) -> Order | None:
    """The Law of each kind of inadmissible call says what a call over it comes to."""
    if next_player_acted(case) and case.irregularity is Irregularity.INADMISSIBLE_CALL:
        return let_its_own_law_decide(case.irregularity)
    return None


@consequence("53A", LET_ITS_OWN_LAW_DECIDE)
def lead_was_played_to(case: BeforeDirector) -> Order | None:
    """A lead out of turn to which the next hand plays is a correct lead."""
    if next_player_acted(case) and case.irregularity is Irregularity.LEAD_OUT_OF_TURN:
        return let_its_own_law_decide(case.irregularity)
    return None


@consequence("53", SEE_WHAT_THEIR_ACTION_COMES_TO)
def lead_was_met_otherwise(case: BeforeDirector) -> Order | None:
    """The Laws of leads out of turn say what any other action of the other side comes to."""
    if has_a_law_of_such_action(case) and case.irregularity is Irregularity.LEAD_OUT_OF_TURN:
        return None if case.acted is Acted.NEXT_PLAYER else SEE_WHAT_THEIR_ACTION_COMES_TO
    return None


@consequence("60A1", LET_ITS_OWN_LAW_DECIDE)
def premature_card_was_played_to(case: BeforeDirector) -> Order | None:
    """A play by the next player before the ruling forfeits the right to rectification."""
    if next_player_acted(case) and case.irregularity is Irregularity.PREMATURE_PLAY:
        return let_its_own_law_decide(case.irregularity)
    return None


# Laws 11 and 12 - The right to rectification is lost, or what the players did cannot be undone.


@condition("11A", cited=False)
def acted_in_another_way(case: BeforeDirector) -> bool:
    """No Law of the irregularity itself says what the action comes to."""
    if not innocents_acted(case) or case.irregularity is Irregularity.LEAD_OUT_OF_TURN:
        return False
    return not has_a_law_of_such_action(case) or case.acted is Acted.OTHER


@derived
@condition("11A", cited=False)
def right_may_be_forfeited(case: BeforeDirector) -> bool:
    """An action of the other side, or a settlement it took part in, may forfeit the right."""
    return acted_in_another_way(case) or cannot_be_ruled_any_more(case)


@consequence("11A", TAKE_THE_GAIN_AWAY, JUDGE_WHO_GAINED, KEEP_THE_SCORE)
def only_a_gain_is_taken_away(case: BeforeDirector) -> Order | None:
    """A side that gained by an opponent's ignorance loses the gain; the other keeps its score."""
    if not right_may_be_forfeited(case):
        return None
    if case.gained is Gained.OPEN:
        return JUDGE_WHO_GAINED
    return KEEP_THE_SCORE if case.gained is Gained.NO else TAKE_THE_GAIN_AWAY


@consequence("11B", Order("ConsiderAPenalty", when=When.DIRECTOR))
def penalty_is_still_possible(case: BeforeDirector) -> bool:
    """A procedural penalty may be assessed though the right is forfeited."""
    return right_may_be_forfeited(case)


@consequence("12A3", Order("ConsiderAnAdjustedScore", when=When.DIRECTOR))
def rectified_incorrectly(case: BeforeDirector) -> bool:
    """After an incorrect rectification an adjusted score may be awarded."""
    return cannot_be_ruled_any_more(case)


# Laws 81 and 82 - What the Director waives and assesses, and which own errors are put right.


@consequence("81C5", Order("DecideOnTheWaiver", decides=Before.WAIVER))
def waived_for_cause(case: BeforeDirector) -> bool:
    """The Director may waive rectification for cause at the request of the other side alone."""
    return a_waiver_is_asked(case)


@condition("82C", cited=False)
def ruling_was_wrong(case: BeforeDirector) -> bool:
    """The Director finds that a ruling was incorrect."""
    return case.what_was_done is Done.RULED_WRONGLY


@consequence("81C3", Order("PutItRight", decides=Before.PUT_RIGHT))
def wrong_ruling_is_put_right(case: BeforeDirector) -> bool:
    """The Director rectifies an error, however it becomes known, within the periods for it."""
    return ruling_was_wrong(case) and case.curable


@consequence("82C", Order("AdjustForBothSides", decides=Before.ADJUSTED))
def wrong_ruling_cannot_be_put_right(case: BeforeDirector) -> bool:
    """Where the board cannot be scored normally both sides are treated as non-offending."""
    return ruling_was_wrong(case) and not case.curable


@consequence("81C4", RULE_ON_IT, RULE_ON_IT_UNLESS_FORFEITED)
def rectification_is_assessed(case: BeforeDirector) -> Order | None:
    """The Director assesses the rectification where there is one."""
    if director_alone_determines(case) or wrong_ruling_is_put_right(case):
        return rule_on_it(case.irregularity)
    if nobody_has_called(case):
        return rule_on_it(case.irregularity)
    if not acted_in_another_way(case) or case.irregularity is Irregularity.OTHER:
        return None
    if case.gained in (Gained.OFFENDERS, Gained.INNOCENTS):
        return None
    return rule_on_it_unless_forfeited(case.irregularity)


SUBJECT = declare_subject(
    "before_director",
    365,
    BeforeDirector,
    sys.modules[__name__],
    since=2017,
    same_effect=(frozenset({"may_be_forfeited", "to_be_judged"}),),
    group="cards",
)
