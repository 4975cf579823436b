"""A second procedure for questions, reviews and one's own system card: Laws 20, 40B2 and 41."""

from collections.abc import Mapping
from typing import TypeAlias

from lawcore import Answer

Told: TypeAlias = Mapping[str, Answer]
Found: TypeAlias = tuple[str, frozenset[tuple[str, str]]]
"""Status, and the orders by name, each with its article."""

AT_WHOSE_TURN = {"auction": "20F1", "clarification": "41B", "play": "20F2"}
FORBIDDEN = {
    "for_partner": {("ForbidAskingForPartner", "20G1")},
    "to_trap": {("ForbidTheTrap", "20G2"), ("LookAtTheFalseInference", "73D2")},
}
ADJUSTED = {
    ("LookAtTheProbableResult", "12C1(b)"),
    ("WeighSeveralResults", "12C1(c)"),
    ("LookForTheirOwnError", "12C1(e)"),
    ("TellOfTheAppeal", "83"),
}


def rule(edition: int, t: Told) -> Found:
    what = str(t["what"])
    if what == "wrong_review":
        return wrong_review(str(t["damage"]))
    if what in ("for_partner", "to_trap"):
        return "not_allowed", frozenset(FORBIDDEN[what] | told_partner(what, t))
    if what == "late_review":
        return "contract_alone", frozenset({("TellTheContractAlone", "41C")})
    when = str(t["when"])
    if what == "part_review":
        return "whole_review", frozenset(review(when))
    if what == "own_card":
        return own_card(when, t)
    number = AT_WHOSE_TURN[when]
    if what == "not_his_turn":
        status, order = "at_his_turn", ("WaitForHisTurn", number)
    else:
        number = "20F1" if when == "auction" else "20F2"
        status, order = "partner_answers", ("HavePartnerAnswer", number)
    return status, frozenset({order} | told_partner(what, t))


def told_partner(what: str, t: Told) -> set[tuple[str, str]]:
    if t["told_partner"] == "no":
        return set()
    kept = "Answer" if what == "wrong_answerer" else "Question"
    return {(f"KeepThe{kept}FromPartner", "16B1")}


def review(when: str) -> set[tuple[str, str]]:
    if when == "auction":
        return {("ReviewTheWhole", "20B"), ("LetAnOpponentReview", "20D")}
    whole = {("ReviewTheWhole", "20C2"), ("LetAnOpponentReview", "20D")}
    if when == "play":
        return whole
    return whole | {("ReviewBeforeTheLeadIsFaced", "41B")}


def wrong_review(damage: str) -> Found:
    if damage == "not_yet":
        return "correct_it", frozenset({("HaveTheReviewCorrected", "20E")})
    if damage == "yes":
        adjusted = {("AdjustForTheReview", "20E"), *ADJUSTED}
        return "consider_adjusted_score", frozenset(adjusted)
    if damage == "unsure":
        weighed = {("WeighTheReview", "20E"), ("CompareWithoutTheInfraction", "12B1")}
        return "weigh_damage", frozenset(weighed)
    return "result_stands", frozenset({("LeaveTheResult", "20E"), ("TellOfTheAppeal", "83")})


def own_card(when: str, t: Told) -> Found:
    if when == "clarification" and t["declaring_side"] == "yes":
        return "allowed", frozenset({("LetHimLook", "40B2(b)")})
    orders = {
        ("PutTheCardAway", "40B2(b)"),
        ("PutTheNotesAway", "20G3"),
        ("ConsiderAPenalty", "90A"),
    }
    if t["damage"] == "yes":
        orders |= {("AdjustAsNothingIsPrescribed", "12A1"), *ADJUSTED}
    elif t["damage"] != "no":
        orders.add(("WeighWhatItDid", "12A1"))
    return "not_allowed", frozenset(orders)
