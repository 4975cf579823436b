"""Laws 12, 16B1, 73B1 and 83 - What it told partner, and what is judged."""

from lawcore.engine.article import condition, consequence
from lawcore.engine.ruling import Lead, Order
from lawcore.laws.subjects.asking.facts import Asking, What
from lawcore.laws.subjects.asking.law_20b_to_20e import (
    partner_reviewed,
    the_review_did_damage,
    the_review_did_no_damage,
    the_review_is_weighed,
)
from lawcore.laws.subjects.asking.law_20g import (
    asked_for_a_turned_card,
    commented_on_an_answer,
    the_caller_answered,
)
from lawcore.laws.subjects.asking.law_40b import damage_by_looking


@condition("73B1")
def partner_could_learn(case: Asking) -> bool:
    """Partners do not tell each other anything by questions or answers."""
    if case.what in (What.OWN_CARD, What.PART_REVIEW, What.LATE_REVIEW, What.WRONG_REVIEW):
        return False
    if case.what in (What.AID, What.REFUSED, What.COMMENT):
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
    if case.what in (What.WRONG_ANSWERER, What.PARTNERS_REVIEW, What.PLAYED_CARD):
        return False
    return partner_could_learn(case)


@consequence(
    "16B1",
    Order(
        "KeepTheAnswerFromPartner",
        leads_to=Lead("unauthorised_information", {"source": "explanation"}),
    ),
)
def what_the_answer_told(case: Asking) -> bool:
    """What an answer told the answering player's partner is unauthorised."""
    if commented_on_an_answer(case):
        return case.told_partner
    return the_caller_answered(case) and partner_could_learn(case)


@consequence(
    "16B1",
    Order(
        "KeepTheReviewFromHim",
        leads_to=Lead("unauthorised_information", {"source": "words"}),
    ),
)
def what_partners_review_told(case: Asking) -> bool:
    """What partner restated or said of a card is unauthorised for the player who asked."""
    return (partner_reviewed(case) or asked_for_a_turned_card(case)) and partner_could_learn(case)


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
