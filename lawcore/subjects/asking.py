"""What may be asked and looked at, who answers, and who corrects an explanation when.

Laws 16, 20, 40, 41, 47, 73, 75 and 90. Whether there was damage is weighed, never decided.
"""

import sys
from enum import StrEnum, auto
from typing import ClassVar

from lawcore import ruling
from lawcore.article import condition, consequence
from lawcore.fact import NO, YES, Fact, Facts, YesNo, by_itself, in_group
from lawcore.provisions import law_12, law_83
from lawcore.provisions.facts import Later
from lawcore.ruling import Ask, Lead, Order, Status
from lawcore.subject import declare_subject


class What(StrEnum):
    """What a player asks or wants, or what was wrong with a question, a review or an answer."""

    MEANING = auto()
    REVIEW = auto()
    UNCLEAR_CALL = auto()
    WHOSE_LEAD = auto()
    THEIR_CARD = auto()
    CORRECTION = auto()
    FOR_PARTNER = auto()
    TO_TRAP = auto()
    NOT_HIS_TURN = auto()
    OWN_CALLS = auto()
    PART_REVIEW = auto()
    LATE_REVIEW = auto()
    WRONG_REVIEW = auto()
    WRONG_ANSWERER = auto()
    OWN_CARD = auto()


class When(StrEnum):
    """When it happened; play begins when the lead is faced."""

    AUCTION = auto()
    CLARIFICATION = auto()
    PLAY = auto()


class Whose(StrEnum):
    """Whose explanation a player finds wrong."""

    OWN = auto()
    PARTNERS = auto()


class Asking(Facts):
    """One question or review, in the order in which a director asks."""

    what = Fact(What)
    when = Fact(When)
    his_turn = YesNo(YES, NO)
    whose = Fact(Whose)
    declaring_side = YesNo(NO, YES)
    told_partner = YesNo(NO, YES)
    damage = Fact(Later)

    to_explain = YesNo(NO, YES, usual=False)

    choices: ClassVar = {
        "what": (
            *in_group(
                "lawful",
                What.MEANING,
                What.REVIEW,
                What.UNCLEAR_CALL,
                What.WHOSE_LEAD,
                What.THEIR_CARD,
            ),
            *by_itself(What.CORRECTION),
            *in_group(
                "question", What.FOR_PARTNER, What.TO_TRAP, What.NOT_HIS_TURN, What.OWN_CALLS
            ),
            *in_group("review", What.PART_REVIEW, What.LATE_REVIEW, What.WRONG_REVIEW),
            *by_itself(What.WRONG_ANSWERER, What.OWN_CARD),
        ),
    }
    effects: ClassVar = {"decides": False}


class Answered(Status):
    """What the question or review comes to."""

    NOT_ALLOWED = auto()
    AT_HIS_TURN = auto()
    WHOLE_REVIEW = auto()
    CONTRACT_ALONE = auto()
    CORRECT_IT = auto()
    PARTNER_ANSWERS = auto()
    ALLOWED = auto()
    CONSIDER_ADJUSTED_SCORE = auto()
    WEIGH_DAMAGE = auto()
    RESULT_STANDS = auto()


PENALTY = 60
AT_THE_END = Ask("damage")
"""What is asked once the play is over."""
WAIT_FOR_HIS_TURN = Order("WaitForHisTurn", decides=Answered.AT_HIS_TURN)
REVIEW_THE_WHOLE = Order("ReviewTheWhole", decides=Answered.WHOLE_REVIEW)
EXPLAIN_IT = Order("ExplainIt", decides=Answered.ALLOWED)
GIVE_A_REVIEW = Order("GiveAReview", decides=Answered.ALLOWED)
LET_HIM_LOOK_AT_THEIRS = Order("LetHimLookAtTheirs", decides=Answered.ALLOWED)
CORRECT_IT_NOW = Order("CorrectItNow", decides=Answered.CORRECT_IT)
MAY_CORRECT_IT = Order("MayCorrectIt", decides=Answered.CORRECT_IT)
HAVE_PARTNER_ANSWER = Order("HavePartnerAnswer", decides=Answered.PARTNER_ANSWERS)


# Laws 20A to 20F, 40B2(c) and 41B - What may be asked, by whom and when.


@consequence("20A", Order("MakeTheCallClear", decides=Answered.ALLOWED))
def call_was_not_recognised(case: Asking) -> bool:
    """A player in doubt what call was made may have it made clear forthwith."""
    return case.what is What.UNCLEAR_CALL


@consequence("20C1", Order("TellWhoLeads", decides=Answered.ALLOWED))
def asks_whether_to_lead(case: Asking) -> bool:
    """After the final pass either defender may ask whether the opening lead is his."""
    return case.what is What.WHOSE_LEAD


@consequence("47E1", Order("LetAMisledLeadGoBack", place=PENALTY))
def told_wrongly_who_leads(case: Asking) -> bool:
    """A lead by a player whom an opponent told wrongly that it was his turn is taken back."""
    return asks_whether_to_lead(case)


@consequence("20F1", EXPLAIN_IT)
def meaning_during_the_auction(case: Asking) -> bool:
    """In turn a player may have explained calls made, calls not made, and what follows."""
    return case.what is What.MEANING and case.when is When.AUCTION


@condition("41B")
def may_still_ask(case: Asking) -> bool:
    """After the final pass too explanations may be asked for in turn."""
    return case.what is What.MEANING and case.when is not When.AUCTION


@consequence("20F2", EXPLAIN_IT)
def meaning_after_the_final_pass(case: Asking) -> bool:
    """Later a defender asks of the auction, declarer of a defender's calls and carding."""
    return may_still_ask(case)


@consequence("20F3", Order("LetHimAskOfOneCall", place=PENALTY))
def of_a_single_call(case: Asking) -> bool:
    """A player may ask about a single call, at the risk of 16B1."""
    return case.what is What.MEANING


@consequence("20B", GIVE_A_REVIEW)
def review_in_turn(case: Asking) -> bool:
    """In turn a player may have all calls restated, unless required to pass."""
    return case.what is What.REVIEW and case.when is When.AUCTION


@condition("41B")
def may_still_have_a_review(case: Asking) -> bool:
    """Until the own first card a review may be had; before the lead is faced not by dummy."""
    return case.what is What.REVIEW and case.when is not When.AUCTION


@consequence("20C2", GIVE_A_REVIEW)
def review_at_the_first_turn(case: Asking) -> bool:
    """Declarer or a defender may at the first turn to play have all calls restated."""
    return may_still_have_a_review(case)


@consequence("40B2(c)(ii)", LET_HIM_LOOK_AT_THEIRS)
def looks_between_auction_and_play(case: Asking) -> bool:
    """In the clarification period a player may consult the opponents' system card."""
    return case.what is What.THEIR_CARD and case.when is When.CLARIFICATION


def _looks_at_theirs(case: Asking) -> bool:
    """The opponents' system card was consulted during the auction or the play."""
    return case.what is What.THEIR_CARD and case.when is not When.CLARIFICATION


@consequence("40B2(c)(iii)", LET_HIM_LOOK_AT_THEIRS)
def looks_in_turn(case: Asking) -> bool:
    """During auction and play a player may consult it in turn alone."""
    return _looks_at_theirs(case) and case.his_turn


@consequence("40B2(c)(iii)", Order("PutTheirCardAway", decides=Answered.NOT_ALLOWED))
def looks_out_of_turn(case: Asking) -> bool:
    """Out of turn a player does not consult it."""
    return _looks_at_theirs(case) and not case.his_turn and not case.to_explain


@consequence("40B2(c)(iv)", LET_HIM_LOOK_AT_THEIRS)
def looks_so_as_to_explain(case: Asking) -> bool:
    """Out of turn a player may consult it to explain partner's call rightly when asked."""
    return _looks_at_theirs(case) and not case.his_turn and case.to_explain


# Laws 20F4, 20F5 and 75 - Who corrects an explanation, and when.


def _own_was_wrong(case: Asking) -> bool:
    """A player finds the own explanation wrong."""
    return case.what is What.CORRECTION and case.whose is Whose.OWN


def _partners_was_wrong(case: Asking) -> bool:
    """A player finds partner's explanation wrong."""
    return case.what is What.CORRECTION and case.whose is Whose.PARTNERS


@consequence("20F4(a)", MAY_CORRECT_IT, CORRECT_IT_NOW)
def corrects_himself_in_time(case: Asking) -> Order | None:
    """The own error is corrected before the clarification period ends; sooner it may be."""
    if not _own_was_wrong(case) or case.when is When.PLAY:
        return None
    return CORRECT_IT_NOW if case.when is When.CLARIFICATION else MAY_CORRECT_IT


@consequence("75B2", CORRECT_IT_NOW)
def corrects_himself_in_the_play(case: Asking) -> bool:
    """Who finds the own error during the play calls the Director and corrects it then."""
    return _own_was_wrong(case) and case.when is When.PLAY


@consequence("20F5(a)", Order("SayNothingYet", decides=Answered.NOT_ALLOWED))
def corrects_nothing_in_the_auction(case: Asking) -> bool:
    """During the auction nobody corrects partner, nor shows that there was an error."""
    return _partners_was_wrong(case) and case.when is When.AUCTION


@consequence("20F5(b)(ii)", CORRECT_IT_NOW)
def corrects_partner_as_declarer_or_dummy(case: Asking) -> bool:
    """Declarer or dummy calls and corrects partner's explanation after the final pass."""
    if not _partners_was_wrong(case) or case.when is When.AUCTION:
        return False
    return case.declaring_side


@consequence("20F5(b)(i)", Order("WaitUntilPlayIsOver", decides=Answered.NOT_ALLOWED))
def corrects_partner_as_a_defender(case: Asking) -> bool:
    """A defender calls and corrects partner's explanation only at the end of play."""
    if not _partners_was_wrong(case) or case.when is When.AUCTION:
        return False
    return not case.declaring_side


@consequence("75C", Order("CorrectNothingThatWasRight", place=PENALTY))
def explanation_was_right(case: Asking) -> bool:
    """Where the agreement was explained rightly and the call mistaken nothing is corrected."""
    return case.what is What.CORRECTION


@consequence("20F6", Order("LookAtWhoWasMisled", leads_to=Lead("misinformation")))
def acted_on_misinformation(case: Asking) -> bool:
    """Whoever may have acted on an explanation that is corrected is ruled on by 21 or 47E."""
    if corrects_himself_in_time(case) or corrects_himself_in_the_play(case):
        return True
    return corrects_partner_as_declarer_or_dummy(case)


# Law 20G - What may not be asked.


@consequence("20G1", Order("ForbidAskingForPartner", decides=Answered.NOT_ALLOWED))
def asked_for_partner(case: Asking) -> bool:
    """A player may not ask if the sole purpose is to benefit partner."""
    return case.what is What.FOR_PARTNER


@consequence("20G2", Order("ForbidTheTrap", decides=Answered.NOT_ALLOWED))
def asked_to_trap(case: Asking) -> bool:
    """A player may not ask if the sole purpose is to draw a wrong answer."""
    return case.what is What.TO_TRAP


@consequence("73D2", Order("LookAtTheFalseInference", leads_to=Lead("conduct", {"case": "tempo"})))
def meant_to_mislead(case: Asking) -> bool:
    """A player may not try to mislead an opponent by a question."""
    return asked_to_trap(case)


@consequence("20F1", Order("RefuseWhatHisOwnSideAgreed", decides=Answered.NOT_ALLOWED))
def asked_about_his_own_side(case: Asking) -> bool:
    """A player has a right to hear of the opponents' auction alone."""
    return case.what is What.OWN_CALLS


# Laws 20F and 41B - Who may ask when, and who answers.


@condition("20F", cited=False)
def out_of_turn(case: Asking) -> bool:
    """A player asked out of turn, or dummy asked."""
    return case.what is What.NOT_HIS_TURN


@consequence("20F1", WAIT_FOR_HIS_TURN)
def asks_at_his_turn_to_call(case: Asking) -> bool:
    """In the auction a player asks in turn, unless the Law makes that player pass."""
    return out_of_turn(case) and case.when is When.AUCTION


@consequence("41B", WAIT_FOR_HIS_TURN)
def asks_before_the_lead_is_faced(case: Asking) -> bool:
    """Before the lead is faced its maker's partner and presumed declarer may ask, dummy not."""
    return out_of_turn(case) and case.when is When.CLARIFICATION


@consequence("20F2", WAIT_FOR_HIS_TURN)
def asks_at_his_turn_to_play(case: Asking) -> bool:
    """During the play declarer and the defenders ask at their own turn to play."""
    return out_of_turn(case) and case.when is When.PLAY


@condition("20F", cited=False)
def the_caller_answered(case: Asking) -> bool:
    """The player who had made the call explained it."""
    return case.what is What.WRONG_ANSWERER


@consequence("20F1", HAVE_PARTNER_ANSWER)
def partner_answers_in_the_auction(case: Asking) -> bool:
    """The partner of the player who called answers, unless the Director says otherwise."""
    return the_caller_answered(case) and case.when is When.AUCTION


@consequence("20F2", HAVE_PARTNER_ANSWER)
def partner_answers_later(case: Asking) -> bool:
    """After the final pass too it is the partner of the player in question who answers."""
    return the_caller_answered(case) and case.when is not When.AUCTION


# Laws 20B to 20E, 41B and 41C - Reviews.


@condition("20B", cited=False)
def asked_for_a_part(case: Asking) -> bool:
    """A review was asked for in part, or was halted."""
    return case.what is What.PART_REVIEW


@consequence("20B", REVIEW_THE_WHOLE)
def reviewed_in_the_auction(case: Asking) -> bool:
    """In the auction all calls are restated with the alerts, at a player's turn to call."""
    return asked_for_a_part(case) and case.when is When.AUCTION


@consequence("20C2", REVIEW_THE_WHOLE)
def reviewed_after_the_final_pass(case: Asking) -> bool:
    """After the final pass declarer or a defender has it restated whole at the first turn."""
    return asked_for_a_part(case) and case.when is not When.AUCTION


@consequence("20D", Order("LetAnOpponentReview"))
def an_opponent_reviews(case: Asking) -> bool:
    """Only an opponent answers when calls are to be restated."""
    return asked_for_a_part(case) or case.what is What.REVIEW


@consequence("41B", Order("ReviewBeforeTheLeadIsFaced"))
def review_before_the_lead_is_faced(case: Asking) -> bool:
    """Before the lead is faced its maker's partner and presumed declarer may have a review."""
    return asked_for_a_part(case) and case.when is When.CLARIFICATION


@consequence("41C", Order("TellTheContractAlone", decides=Answered.CONTRACT_ALONE))
def only_the_contract_is_told(case: Asking) -> bool:
    """When it is too late for a review a player is told the contract, and if it was doubled."""
    return case.what is What.LATE_REVIEW


@condition("20E", cited=False)
def reviewed_wrongly(case: Asking) -> bool:
    """A call was restated wrongly."""
    return case.what is What.WRONG_REVIEW


@consequence("20E", Order("HaveTheReviewCorrected", decides=Answered.CORRECT_IT, asks=AT_THE_END))
def everybody_corrects(case: Asking) -> bool:
    """All players, dummy too and those who have to pass, correct a wrong review promptly."""
    return reviewed_wrongly(case) and case.damage is Later.NOT_YET


@consequence("20E", Order("AdjustForTheReview", decides=Answered.CONSIDER_ADJUSTED_SCORE))
def the_review_did_damage(case: Asking) -> bool:
    """A wrong review that nobody corrected and that did damage leads to an adjusted score."""
    return reviewed_wrongly(case) and case.damage is Later.YES


@consequence("20E", Order("WeighTheReview", decides=Answered.WEIGH_DAMAGE))
def the_review_is_weighed(case: Asking) -> bool:
    """Whether a wrong review did damage has to be found."""
    return reviewed_wrongly(case) and case.damage is Later.UNSURE


@consequence("20E", Order("LeaveTheResult", decides=Answered.RESULT_STANDS))
def the_review_did_no_damage(case: Asking) -> bool:
    """A wrong review that did no damage leaves the result."""
    return reviewed_wrongly(case) and case.damage is Later.NO


# Laws 20G3, 40B2(b), 12A1 and 90A - One's own system card.


@condition("40B2(b)", cited=False)
def declarers_side_looked(case: Asking) -> bool:
    """The declaring side looked at its system card between final pass and faced lead."""
    if case.what is not What.OWN_CARD or case.when is not When.CLARIFICATION:
        return False
    return case.declaring_side


@consequence("40B2(b)", Order("LetHimLook", decides=Answered.ALLOWED))
def may_look_at_the_card(case: Asking) -> bool:
    """The declaring side may consult its own system card in the clarification period."""
    return declarers_side_looked(case)


@consequence("40B2(b)", Order("PutTheCardAway", decides=Answered.NOT_ALLOWED, asks=AT_THE_END))
def looked_at_the_card(case: Asking) -> bool:
    """Nobody else consults an own system card from the start of the auction to end of play."""
    return case.what is What.OWN_CARD and not declarers_side_looked(case)


@consequence("20G3", Order("PutTheNotesAway"))
def looked_at_notes(case: Asking) -> bool:
    """Nor may notes be consulted, unless the authority allows it."""
    return looked_at_the_card(case)


@consequence("90A", Order("ConsiderAPenalty", when=ruling.When.DIRECTOR, place=PENALTY))
def penalty_for_looking(case: Asking) -> bool:
    """A breach of correct procedure may bring a procedural penalty."""
    return looked_at_the_card(case)


@consequence("12A1", Order("AdjustAsNothingIsPrescribed", when=ruling.When.END_OF_PLAY))
def damage_by_looking(case: Asking) -> bool:
    """Where no rectification is prescribed the Director may adjust for the other side."""
    return looked_at_the_card(case) and case.damage is Later.YES


@consequence("12A1", Order("WeighWhatItDid", when=ruling.When.END_OF_PLAY))
def damage_by_looking_is_weighed(case: Asking) -> bool:
    """Whether it did damage is looked at when play is over."""
    return looked_at_the_card(case) and case.damage in (Later.NOT_YET, Later.UNSURE)


# Laws 16B1 and 73B1 - What it told partner.


@condition("73B1")
def partner_could_learn(case: Asking) -> bool:
    """Partners do not tell each other anything by questions or answers."""
    if case.what in (What.OWN_CARD, What.PART_REVIEW, What.LATE_REVIEW, What.WRONG_REVIEW):
        return False
    if case.what in (What.REVIEW, What.UNCLEAR_CALL, What.WHOSE_LEAD, What.THEIR_CARD):
        return False
    return case.what is not What.CORRECTION and case.told_partner


@consequence(
    "16B1",
    Order(
        "KeepTheQuestionFromPartner",
        leads_to=Lead("unauthorised_information", {"source": "words"}),
    ),
)
def what_the_question_told(case: Asking) -> bool:
    """What a question told partner is unauthorised."""
    return case.what is not What.WRONG_ANSWERER and partner_could_learn(case)


@consequence(
    "16B1",
    Order(
        "KeepTheAnswerFromPartner",
        leads_to=Lead("unauthorised_information", {"source": "explanation"}),
    ),
)
def what_the_answer_told(case: Asking) -> bool:
    """What an answer told the answering player's partner is unauthorised."""
    return the_caller_answered(case) and partner_could_learn(case)


@condition("12B", cited=False)
def damage_is_weighed(case: Asking) -> bool:
    """It has to be found whether there was damage."""
    return the_review_is_weighed(case)


@condition("12C", cited=False)
def score_is_adjusted(case: Asking) -> bool:
    """The Director adjusts, or may."""
    return the_review_did_damage(case) or damage_by_looking(case)


@condition("83", cited=False)
def something_was_judged(case: Asking) -> bool:
    """What the Director has judged."""
    return score_is_adjusted(case) or the_review_did_no_damage(case)


SUBJECT = declare_subject(
    "asking",
    220,
    Asking,
    sys.modules[__name__],
    law_12,
    law_83,
    premises={
        law_12.damage_is_looked_for: damage_is_weighed,
        law_12.adjustment_is_considered: score_is_adjusted,
        law_83.the_director_has_judged: something_was_judged,
    },
    since=2017,
    same_effect=(
        frozenset({"not_allowed", "at_his_turn"}),
        frozenset({"correct_it", "result_stands"}),
        frozenset({"weigh_damage", "consider_adjusted_score"}),
    ),
    group="information",
)
