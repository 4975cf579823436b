"""A second procedure for questions, reviews and one's own system card: Laws 20, 40B2 and 41."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from lawcore import Answer

Told: TypeAlias = Mapping[str, Answer]
Found: TypeAlias = tuple[str, frozenset[tuple[str, str]]]
"""Status, and the orders by name, each with its article."""

AT_WHOSE_TURN = {"auction": "20F1", "clarification": "41B", "play": "20F2"}
FORBIDDEN = {
    "own_calls": {("RefuseWhatHisOwnSideAgreed", "20F1")},
    "played_card": {("NameNoPlayedCard", "66C")},
    "comment": {("StopTheComment", "73B1"), ("LetPartnerShowNoMistake", "20F5(a)")},
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
    if what in FORBIDDEN:
        return "not_allowed", frozenset(FORBIDDEN[what] | told_partner(what, t))
    return MAY[what](t)


def wrongly_reviewed(t: Told) -> Found:
    return wrong_review(str(t["damage"]))


def late_review(t: Told) -> Found:
    return "contract_alone", frozenset({("TellTheContractAlone", "41C")})


def partners_review(t: Told) -> Found:
    stopped = {("StopTheReview", "20D")}
    if t["told_partner"] == "yes":
        stopped.add(("KeepTheReviewFromHim", "16B1"))
    return "not_allowed", frozenset(stopped)


def aid(t: Told) -> Found:
    return "not_allowed", frozenset(broken(t) | {("PutTheAidAway", "40B2(d)")})


def part_review(t: Told) -> Found:
    return "whole_review", frozenset(review(str(t["when"])))


def own_card_then(t: Told) -> Found:
    return own_card(str(t["when"]), t)


def not_his_turn(t: Told) -> Found:
    waits = {("WaitForHisTurn", AT_WHOSE_TURN[str(t["when"])])}
    return "at_his_turn", frozenset(waits | told_partner("not_his_turn", t))


def wrong_answerer(t: Told) -> Found:
    answers = {("HavePartnerAnswer", "20F1" if t["when"] == "auction" else "20F2")}
    return "partner_answers", frozenset(answers | told_partner("wrong_answerer", t))


def meaning(t: Told) -> Found:
    number = "20F1" if t["when"] == "auction" else "20F2"
    orders = {("ExplainIt", number), ("LetHimAskOfOneCall", "20F3")}
    return "allowed", frozenset(orders | told_partner("meaning", t))


def refused(t: Told) -> Found:
    number = "20F1" if t["when"] == "auction" else "20F2"
    beside = {("HaveItAllTold", "40B5(a)"), ("LookAtWhoWasNotTold", "75D1")}
    return "allowed", frozenset({("ExplainIt", number), *beside})


def whole_review(t: Told) -> Found:
    number = "20B" if t["when"] == "auction" else "20C2"
    return "allowed", frozenset({("GiveAReview", number), ("LetAnOpponentReview", "20D")})


def their_card(t: Told) -> Found:
    if t["when"] == "clarification":
        point = "(ii)"
    elif t["his_turn"] == "yes":
        point = "(iii)"
    elif t["to_explain"] == "yes":
        point = "(iv)"
    else:
        return "not_allowed", frozenset({("PutTheirCardAway", "40B2(c)(iii)")})
    return "allowed", frozenset({("LetHimLookAtTheirs", f"40B2(c){point}")})


def correction(t: Told) -> Found:
    nothing = {("CorrectNothingThatWasRight", "75C")}
    beside = nothing | {("LookAtWhoWasMisled", "20F6")}
    when = t["when"]
    if t["whose"] == "own":
        ours = {
            "auction": ("MayCorrectIt", "20F4(a)"),
            "clarification": ("CorrectItNow", "20F4(a)"),
            "play": ("CorrectItNow", "75B2"),
        }
        return "correct_it", frozenset(beside | {ours[str(when)]})
    if when == "auction":
        return "not_allowed", frozenset(nothing | {("SayNothingYet", "20F5(a)")})
    if t["declaring_side"] == "yes":
        return "correct_it", frozenset(beside | {("CorrectItNow", "20F5(b)(ii)")})
    return "not_allowed", frozenset(nothing | {("WaitUntilPlayIsOver", "20F5(b)(i)")})


def unclear_call(t: Told) -> Found:
    return "allowed", frozenset({("MakeTheCallClear", "20A")})


def whose_lead(t: Told) -> Found:
    return "allowed", frozenset({("TellWhoLeads", "20C1"), ("LetAMisledLeadGoBack", "47E1")})


MAY: Mapping[str, Callable[[Told], Found]] = {
    "meaning": meaning,
    "refused": refused,
    "review": whole_review,
    "unclear_call": unclear_call,
    "whose_lead": whose_lead,
    "their_card": their_card,
    "correction": correction,
    "wrong_review": wrongly_reviewed,
    "late_review": late_review,
    "partners_review": partners_review,
    "aid": aid,
    "part_review": part_review,
    "own_card": own_card_then,
    "not_his_turn": not_his_turn,
    "wrong_answerer": wrong_answerer,
}


def told_partner(what: str, t: Told) -> set[tuple[str, str]]:
    if t["told_partner"] == "no":
        return set()
    if what == "played_card":
        return {("KeepTheReviewFromHim", "16B1")}
    kept = "Answer" if what in {"wrong_answerer", "comment"} else "Question"
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
    looked = {("PutTheCardAway", "40B2(b)"), ("PutTheNotesAway", "20G3")}
    return "not_allowed", frozenset(looked | broken(t))


def broken(t: Told) -> set[tuple[str, str]]:
    orders = {("ConsiderAPenalty", "90A")}
    if t["damage"] == "yes":
        orders |= {("AdjustAsNothingIsPrescribed", "12A1"), *ADJUSTED}
    elif t["damage"] != "no":
        orders.add(("WeighWhatItDid", "12A1"))
    return orders
