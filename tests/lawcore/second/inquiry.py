"""A second procedure for who may ask about a revoke, from the table of the specification."""

from collections.abc import Mapping
from typing import TypeAlias

from lawcore import Answer
from tests.lawcore.editions import as_of

Told: TypeAlias = Mapping[str, Answer]
COULD_BE_FORBIDDEN = (1997, 2007)
"""In 2017 nobody can forbid defenders to ask each other any more."""
OVER: Told = {"hand": "defender", "defender_asked_partner": True}
INFORMATION = {1997: "16A", 2007: "16B", 2017: "16B1"}
NOTE = {1997: "61B", 2007: "62C3", 2017: "61C"}


Ruled: TypeAlias = tuple[str, set[str], Told | None]
"""Status, articles, and what is handed over to the revoke."""


def rule(year: int, told: Told, *, may_ask: bool) -> Ruled:
    """Return what the table says of what was told."""
    asker, wants = told["asker"], told["wants"]
    if wants == "see_trick":
        return of_trick(year, told)
    if wants == "ask_about_dummy":
        return "allowed", {"9A2(a)" if year == 1997 else "9A2"}, {"hand": "dummy"}
    if asker == "dummy" and wants == "ask_declarer":
        return of_dummy_to_declarer(year, told)
    if asker == "dummy":
        return of_dummy_to_defender(year, told)
    if asker == "defender" and wants == "ask_defender":
        return between_defenders(year, told, may_ask=may_ask)
    own = "61B1" if asker == "declarer" else "61B3"
    return "allowed", {"61B" if year == 1997 else own}, None


def of_trick(year: int, told: Told) -> Ruled:
    if told["asker"] == "dummy":
        return "not_allowed", {"66A"}, None
    if told["trick"] == "quitted":
        return "not_allowed", {"66C", as_of(NOTE, year)}, None
    articles = {"66A"} if told["trick"] == "card_faced" else {"66A", "66B"}
    return "allowed", articles, None


def between_defenders(year: int, told: Told, *, may_ask: bool) -> Ruled:
    own = "61B" if year == 1997 else "61B3"
    if may_ask or year not in COULD_BE_FORBIDDEN:
        return "allowed", {own, as_of(INFORMATION, year)}, None
    if told["asked"] == "not_yet":
        return "not_allowed", {own}, None
    found = {own, as_of(INFORMATION, year), "61A"}
    if year == 1997:
        return "as_if_established", found | {"63B"}, OVER
    return "not_allowed", found, OVER


def of_dummy_to_declarer(year: int, told: Told) -> Ruled:
    own = {"61B" if year == 1997 else "61B2(a)"}
    if not told["dummy_lost_rights"]:
        return "allowed", own | {"42B1"}, None
    if told["asked"] == "not_yet":
        return "not_allowed", own | {"42B", "43A2"}, None
    over: Told = {"hand": "declarer", "dummy_drew_attention": False}
    if told["asked"] == "after_others":
        return "not_allowed", own | {"42B", "43A2", "43B1", "61A"}, over
    over = {"hand": "declarer", "dummy_drew_attention": True, "dummy_lost_rights": True}
    return "as_if_established", own | {"43A2", "43B1", "43B2(b)", "61A"}, over


def of_dummy_to_defender(year: int, told: Told) -> Ruled:
    own = {"42B1" if year == 1997 else "61B2(b)"}
    if told["asked"] == "not_yet":
        return "not_allowed", own | {"42B1"}, None
    over: Told = {"hand": "defender", "dummy_drew_attention": False}
    if told["asked"] == "first":
        if told["dummy_lost_rights"]:
            found = own | {"43A2", "43B1", "43B3"}
            if year >= 2007:
                return "play_on", found | ({"12B1"} if year == 2007 else set()), None
            unpenalised: Told = {
                "hand": "defender",
                "dummy_drew_attention": True,
                "dummy_lost_rights": True,
            }
            return "play_on", found | {"61A"}, unpenalised
        over = {"hand": "defender", "dummy_drew_attention": True, "dummy_lost_rights": False}
    return "not_allowed", own | {"42B1", "43B1", "61A", as_of(INFORMATION, year)}, over


def weighed(year: int, told: Told) -> set[str]:
    """Return the points of judgement that a question of dummy's leaves open."""
    if (told["asker"], told["wants"]) == ("dummy", "ask_declarer"):
        without = told["dummy_lost_rights"] and told["asked"] != "first"
        return {"J32"} if without else set()
    if (told["asker"], told["wants"]) != ("dummy", "ask_defender") or told["asked"] == "not_yet":
        return set()
    if told["asked"] == "first" and told["dummy_lost_rights"]:
        return set()
    return {"J12", "J13"} if year == 1997 else {"J12"}
