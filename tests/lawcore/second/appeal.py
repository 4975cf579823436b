"""A second procedure for appeals: Laws 83, 91, 92 and 93, read anew."""

from collections.abc import Mapping
from typing import TypeAlias

from lawcore import Answer

Told: TypeAlias = Mapping[str, Answer]
Found: TypeAlias = tuple[str, frozenset[tuple[str, str]]]
"""Status, and the orders by name, each with its article."""

LIMIT = ("KeepThemToTheLaw", "93B3")
FINAL = ("TakeDisciplineAsFinal", "91A")
LODGED = {("TakeTheAppeal", "92C"), ("WarnOfASanction", "92A")}


def rule(edition: int, t: Told) -> Found:
    stage = t["stage"]
    if stage == "doubted":
        return "right_is_told", frozenset({("TellThemOrReferIt", "83")})
    if stage == "decided":
        further = {("LookForAFurtherStage", "93C1"), ("ReferItToTheAuthority", "93C2")}
        return "authority", frozenset(further)
    return of_the_committee(str(t["about"])) if stage == "heard" else wanted(t)


def wanted(t: Told) -> Found:
    if t["own_table"] == "no":
        return "not_heard", frozenset({("RefuseAnothersAppeal", "92A")})
    if t["in_time"] == "no":
        return "not_heard", frozenset({("RefuseALateAppeal", "92B")})
    if t["event"] != "individual" and t["concur"] == "no":
        number = "92D2" if t["event"] == "teams" else "92D1"
        return "not_heard", frozenset({("RefuseWithoutConsent", number)})
    return lodged(t)


def lodged(t: Told) -> Found:
    if t["committee"] == "no":
        return "director_hears", frozenset(LODGED | {("HearItYourself", "93A")})
    about = t["about"]
    if about == "law":
        return "director_hears", frozenset(LODGED | {("RuleOnTheLaw", "93B1")})
    orders = LODGED | {("ReferIt", "93B2"), LIMIT}
    if about == "both":
        orders.add(("RuleOnTheLawFirst", "93B1"))
    if about == "discipline":
        orders.add(FINAL)
    return "committee_hears", frozenset(orders)


def of_the_committee(about: str) -> Found:
    if about in ("judgement", "both"):
        return "may_change", frozenset({("LetThemUseThePowers", "93B3"), LIMIT})
    orders = {("LetThemRecommend", "93B3")}
    return "may_recommend", frozenset(orders | {FINAL} if about == "discipline" else orders)
