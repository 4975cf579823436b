"""A second procedure for what dummy may do, from the table of the specification, row by row."""

from collections.abc import Mapping
from typing import TypeAlias

from lawcore import Answer
from tests.lawcore.editions import as_of

Told: TypeAlias = Mapping[str, Answer]
EXTRANEOUS = {1997: "16A", 2007: "16B", 2017: "16B3"}
"""Where the words of dummy are unauthorised information for declarer."""
A2 = {
    "exchange_hands": "43A2(a)",
    "left_seat_to_watch": "43A2(b)",
    "looked_at_defender_hand": "43A2(c)",
}


Ruled: TypeAlias = tuple[str, set[str], Told | None]
"""Status, articles, and what is handed over to the revoke."""


def rule(edition: int, told: Told) -> Ruled:
    """Return what the table says of what was told."""
    act = str(told["act"])
    if act in A2:
        return "protection_lost", {A2[act], "43B1"}, None
    plain = {
        "info_to_director": ("allowed", {"42A1"}),
        "count_tricks": ("allowed", {"42A2"}),
        "correct_explanation": ("allowed", {"75D2" if edition == 1997 else "20F5(b)(ii)"}),
        "suggest_or_touch": ("not_allowed", {"45F", "43A1(c)", "43B1"}),
        "comment_on_play": ("not_allowed", {"43A1(c)", "43B1", as_of(EXTRANEOUS, edition)}),
        "shown_defender_hand": (
            ("defender_at_fault", {"43A3"}) if edition >= 2017 else ("rights_kept", {"43A2(c)"})
        ),
    }
    if act in plain:
        return (*plain[act], None)
    if act == "hand_revoked":
        own_duty = {"42A3"} if edition >= 2017 else set()
        return "dummy_revoked", {"44C", "64B3"} | own_duty, {"hand": "dummy"}
    if act == "prevent":
        return (*prevent(edition, told), None)
    if told["phase"] == "after_play":
        return "allowed", {"42B3"}, None
    return speaks(edition, act, told)


def prevent(edition: int, told: Told) -> tuple[str, set[str]]:
    """D05 and D11."""
    if told["a2_breached_before"]:
        if told["lead_from_wrong_hand"]:
            return "hand_chosen", {"43A2", "43B1", "43B2(a)"}
        return "not_allowed", {"42B", "43A2", "43B1"}
    right = {"42B2"} if edition == 1997 else {"42B2", "9A3"}
    if edition < 2017 and told["was_irregularity_by"] == "defender":
        return "not_allowed", right
    return "allowed", right


def speaks(year: int, act: str, told: Told) -> Ruled:
    """D08, else whose revoke or other irregularity dummy speaks of during the play."""
    drawn = bool(told["attention_already_drawn"])
    if act == "ask_declarer_revoke":
        return asks_declarer(year, drawn, told)
    if act == "ask_defender":
        return asks_defender(year, drawn, told)
    if drawn:
        return "allowed", {"43A1(a)", "9B1(b)" if year >= 2007 else "9B1"}, None
    return points(year, act, told)


def over(by: str, drawn: bool, told: Told) -> Told:
    """What the revoke is told: dummy's rights only where he spoke first."""
    if drawn:
        return {"hand": by, "dummy_drew_attention": False}
    lost = told["a2_breached_before"]
    return {"hand": by, "dummy_drew_attention": True, "dummy_lost_rights": lost}


def asks_declarer(year: int, drawn: bool, told: Told) -> Ruled:
    """D03 and D12."""
    found = {"61A", "61B" if year == 1997 else "61B2(a)"}
    to_revoke = over("declarer", drawn, told)
    if not told["a2_breached_before"]:
        return "allowed", {"42B1"} | found, to_revoke
    if drawn:
        return "not_allowed", {"42B", "43A2", "43B1"} | found, to_revoke
    return "as_if_established", {"43A2", "43B1", "43B2(b)"} | found, to_revoke


def asks_defender(year: int, drawn: bool, told: Told) -> Ruled:
    """D04 and, where he asked a defender, D13."""
    found = {"42B1" if year == 1997 else "61B2(b)"}
    if told["a2_breached_before"] and not drawn:
        return "play_on", *with_the_revoke(year, by_43b3(year) | found, told)
    information = {{1997: "16A", 2007: "16B"}.get(year, "16B1")}
    to_revoke = over("defender", drawn, told)
    return "not_allowed", {"42B1", "43B1", "61A"} | information | found, to_revoke


def by_43b3(year: int) -> set[str]:
    """What the play that goes on rests on; in 2007 the damage is looked at under 12B1."""
    return {"43A2", "43B1", "43B3"} | ({"12B1"} if year == 2007 else set())


def with_the_revoke(year: int, found: set[str], told: Told) -> tuple[set[str], Told | None]:
    """In 1997 a defender's revoke is still ruled on, without penalty; later play goes on."""
    if year >= 2007:
        return found, None
    return found | {"61A"}, over("defender", False, told)


def points(year: int, act: str, told: Told) -> Ruled:
    """D06, D07 and D13."""
    revoke, lost = bool(told["was_a_revoke"]), bool(told["a2_breached_before"])
    by = str(told["was_irregularity_by"]) if revoke or lost else ""
    found = {"61A"} if revoke else set()
    to_revoke = over(by, False, told) if revoke else None
    if lost and by == "defender":
        if revoke:
            return "play_on", *with_the_revoke(year, by_43b3(year), told)
        return "play_on", by_43b3(year), None
    if lost and revoke:
        return "as_if_established", {"43A2", "43B1", "43B2(b)"} | found, to_revoke
    limit = "43A1(a)" if act == "call_director" else "43A1(b)"
    waits = {1997: "9A2(b)", 2007: "9A3", 2017: "9A4"}
    found |= {as_of(waits, year)} if act == "draw_attention" else set()
    return "not_allowed", {limit, "43B1"} | found, to_revoke


def weighed(year: int, told: Told) -> set[str]:
    """Return the points of judgement that the table names for what was told."""
    status, articles, _ = rule(year, told)
    if told["act"] == "shown_defender_hand":
        return {"J10"}
    if told["act"] in A2 or "42B" in articles:
        return {"J32"}
    if told["act"] == "prevent":
        return {"J31"} if year == 2007 and status == "not_allowed" else set()
    if status == "play_on":
        return set()
    if told["act"] == "ask_defender" and "43B1" in articles:
        return {"J12", "J13"} if year == 1997 else {"J12"}
    return set()
