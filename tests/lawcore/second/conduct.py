"""A second procedure for conduct: Laws 40, 73, 74, 76, 90 and 91."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from lawcore import Answer

Told: TypeAlias = Mapping[str, Answer]
Given: TypeAlias = set[tuple[str, str]]
Found: TypeAlias = tuple[str, Given]
"""Status, and the orders by name, each with its article."""

APPEAL = ("TellOfTheAppeal", "83")
PENALTY = ("ConsiderAPenalty", "90A")
SCALE = ("FollowTheScale", "81B2")
REPEATED = ("RememberRepeatedFailures", "40B3(b)")
ADJUSTED = {
    ("LookAtTheProbableResult", "12C1(b)"),
    ("WeighSeveralResults", "12C1(c)"),
    ("LookForTheirOwnError", "12C1(e)"),
}
REMARKS = {
    "occurrence": "74C4",
    "approval": "74C2",
    "hopes": "74C3",
    "gratuitous": "74B2",
    "detached": "74B3",
    "watched": "74C5",
    "uninterested": "74C6",
    "unsettling": "74C7",
    "designations": "74C1",
    "inattentive": "74B1",
    "prolonged": "74B4",
    "left_the_table": "74C8",
}
TELL_NOTHING = {
    "watched",
    "unsettling",
    "left_the_table",
    "inattentive",
    "prolonged",
}
PROCEDURE = {"watched", "uninterested", "unsettling", "left_the_table", "designations"}
LEARNT = {"told_something", "reacted", "transmitted"}
OFFENCES = {
    "late": "90B1",
    "slow": "90B2",
    "overheard": "90B3",
    "compared": "90B4",
    "touched": "90B5",
    "pocket": "90B6",
    "error": "90B7",
    "disobeyed": "90B8",
}


def rule(edition: int, t: Told) -> tuple[str, frozenset[tuple[str, str]]]:
    status, orders = CASES[str(t["case"])](t)
    return status, frozenset(orders)


def tempo(t: Told) -> Found:
    inference = t["d_inference"]
    if inference == "not_yet":
        return "play_on", {("AskAtTheEndWhatHeInferred", "73E2")}
    if inference == "no":
        return "nothing", {("FindNoInference", "73E2"), APPEAL}
    if inference == "yes" and (reason := t["d_reason"]) != "unsure":
        return at_risk() if reason == "yes" else without_a_reason(t)
    return "weigh", {("WeighIt", "73E2"), APPEAL}


def by_play(t: Told) -> Found:
    cover = t["cover"]
    if cover == "tempo":
        return tempo(t)
    if cover == "agreement":
        status, orders = by_damage(str(t["damage"]), "40B3(a)")
        return status, orders | {REPEATED, APPEAL}
    return "lawful", {("AllowTheDeception", "73E1")}


def deliberate(t: Told) -> Found:
    purpose = t["purpose"]
    orders = {("ConsiderDiscipline", "91A"), ("AskForADisqualification", "91B")}
    if purpose == "infringed":
        orders |= {("ForbidItOnPurpose", "72B1"), ("TakeAwayWhatItBrought", "72C")}
    elif purpose == "concealed":
        orders.add(("ForbidConcealment", "72B3"))
    else:
        orders |= {("TakeItAsTheGravest", "73B2"), ("AdjustAsNothingIsPrescribed", "12A1")}
    return "discipline", orders


def at_risk() -> Found:
    return "at_their_own_risk", {("LeaveItAtHisRisk", "73D1"), APPEAL}


def without_a_reason(t: Told) -> Found:
    damage = t.get("damage", "yes" if "d_aware" in t else None)
    if damage == "no":
        return "result_stands", {("LeaveTheResult", "12B1"), APPEAL}
    if damage == "unsure":
        weighed = {("WeighTheDamage", "73E2"), ("CompareWithoutTheInfraction", "12B1")}
        return "weigh", weighed | {APPEAL}
    aware = t["d_aware"]
    if aware == "no":
        return "nothing", {("FindHeCouldNotKnow", "73E2"), APPEAL}
    if aware == "unsure":
        return "weigh", {("WeighIt", "73E2"), APPEAL}
    award = {("AwardAScore", "73E2"), ("LookWhetherItWasMeant", "73D2"), APPEAL}
    return "award_adjusted_score", award | ADJUSTED


def psych(t: Told) -> Found:
    knew = t["p_partner"]
    if knew == "unsure":
        return "weigh", {("WeighIt", "40C1"), APPEAL}
    if knew == "yes":
        status, orders = by_damage(str(t["damage"]), "40C1")
        return status, orders | {("DiscloseItFromNowOn", "40C1"), PENALTY, APPEAL}
    if t["p_regulated"] == "yes":
        follow = {("FollowTheRegulation", "40B2(a)(v)"), ("AdjustAsNothingIsPrescribed", "12A1")}
        return "follow_the_regulation", follow | {PENALTY, APPEAL}
    return "lawful", {("AllowTheDeparture", "40C1"), ("RequireNoDisclosure", "40C2"), APPEAL}


def hidden(t: Told) -> Found:
    kind = t["kind"]
    if kind == "by_player":
        orders = {("HaveBothMeanTheSame", "40A4"), ("AdjustAsNothingIsPrescribed", "12A1")}
        return "consider_penalty", orders | {PENALTY, APPEAL}
    if kind == "not_permitted":
        status, orders = by_damage(str(t["damage"]), "40B4")
        return status, orders | {PENALTY, APPEAL}
    if kind == "not_disclosed":
        status, orders = by_damage(str(t["damage"]), "40B3(a)")
        return status, orders | {REPEATED, APPEAL}
    if (crucial := t["crucial"]) == "yes":
        status, orders = by_damage(str(t["damage"]), "40B5(b)")
    elif crucial == "no":
        status, orders = "result_stands", {("FindItNotCrucial", "40B5(b)")}
    else:
        status, orders = "weigh", {("WeighWhetherItWasCrucial", "40B5(b)")}
    return status, orders | {REPEATED, APPEAL}


def by_damage(damage: str, number: str) -> Found:
    if damage == "not_yet":
        return "play_on", {("PlayOn", number)}
    if damage == "no":
        return "result_stands", {("LeaveTheResult", number)}
    if damage == "yes":
        return "award_adjusted_score", {("AwardAScore", number), *ADJUSTED}
    return "weigh", {("WeighTheDamage", number), ("CompareWithoutTheInfraction", "12B1")}


def remark(t: Told) -> Found:
    orders = {("StopTheRemark", REMARKS[str(t["nature"])]), ("DisciplineIfItGoesOn", "91A")}
    if t["nature"] == "watched":
        orders.add(("AdjustAsNothingIsPrescribed", "12A1"))
    if t["nature"] in PROCEDURE:
        orders.add(PENALTY)
    if t["nature"] not in TELL_NOTHING and t["told_partner"] == "yes":
        orders.add(("KeepTheRemarkFromPartner", "16B1"))
    return "stop_it", orders


def spectator(t: Told) -> Found:
    did, control = t["s_what"], ("RemoveTheSpectator", "76A1")
    if did == "disturbed":
        return "stop_it", {("StopTheSpectator", "76B4"), control}
    if did == "saw_two_hands":
        return "stop_it", {("KeepHimToOneHand", "76B1"), control}
    controlled = set() if did == "transmitted" else {control}
    if t["authority"] == "yes":
        return "follow_the_regulation", {("FollowTheRegulation", "76C2"), *controlled}
    if did in LEARNT:
        return "extraneous", {("TreatItAsExtraneous", "16D1"), *controlled}
    if did == "drew_attention":
        return "rectify", {("RectifyWhatYouLearn", "81C3"), control}
    raise AssertionError(did)


def penalty(t: Told) -> Found:
    offence = str(t["offence"])
    if offence in {"discourteous", "annoying", "rude_to_director"}:
        return "discipline", {("Discipline", "91A"), SCALE}
    orders = {("AssessAPenalty", OFFENCES[offence])}
    if offence == "slow":
        orders |= {SCALE, ("FindWhoWasSlow", "85A1"), ("TakeABoardAway", "82B2")}
        orders.add(("ScoreItByFault", "12C2(a)"))
    if t["individual"] == "yes":
        orders.add(("SpareTheInnocentPartner", "12C3"))
    return "consider_penalty", orders


CASES: Mapping[str, Callable[[Told], Found]] = {
    "tempo": tempo,
    "by_play": by_play,
    "deliberate": deliberate,
    "psych": psych,
    "hidden": hidden,
    "remark": remark,
    "spectator": spectator,
    "penalty": penalty,
}
