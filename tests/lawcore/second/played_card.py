"""A second procedure for whether a card is played, by the order of decision."""

from collections.abc import Mapping
from typing import TypeAlias

from lawcore import Answer


class Told(dict[str, Answer]):
    """What was told, with a record of what was read."""

    def __init__(self, told: Mapping[str, Answer]) -> None:
        super().__init__(told)
        self.read: set[str] = set()

    def __getitem__(self, name: str) -> Answer:
        self.read.add(name)
        return super().__getitem__(name)


Ruled: TypeAlias = tuple[str, set[str]]
ONE_OF = {
    "suit_only": ("completed", "46B2"),
    "high": ("completed", "46B1(a)"),
    "low": ("completed", "46B1(c)"),
    "win": ("completed", "46B1(b)"),
    "anything": ("defender_names", "46B5"),
    "not_in_dummy": ("declarer_names", "46B4"),
}
BY_GESTURE = {
    "faced_on_table": "45A",
    "held_so_partner_could_see": "45C1",
    "held_touching_or_near_table": "45C2(a)",
    "held_as_played": "45C2(b)",
    "touched_in_dummy": "45C3",
}


NOT_PUT_DOWN = {"dropped": ("49", "48A"), "detached_only": ("45C1", "45C2")}
"""The articles by which a card is not played: a defender's, declarer's."""
LETTERED_SINCE_2007 = {"45C2(a)", "45C2(b)", "46B1(a)", "46B1(b)", "46B1(c)"}


def without_letters(ruled: Ruled) -> Ruled:
    """Leave off the letters that some articles have not had before 2007."""
    status, articles = ruled
    return status, {one[:-3] if one in LETTERED_SINCE_2007 else one for one in articles}


def stays_played(year: int, *articles: str) -> Ruled:
    return "played", {*articles, *(("47F2",) if year >= 2007 else ())}


def rule(year: int, told: Told) -> Ruled:
    """Say what becomes of the card: the status and the articles."""
    ruled = by_what_was_done(year, told)
    return ruled if year >= 2007 else without_letters(ruled)


def by_what_was_done(year: int, told: Told) -> Ruled:  # noqa: PLR0911 - a row a gesture
    who, gesture = told["who"], told["gesture"]
    match gesture:
        case "penalty_card":
            return "penalty_card", {"45C5"}
        case "dropped" | "detached_only":
            a_defenders, declarers = NOT_PUT_DOWN[str(gesture)]
            return "not_played", {a_defenders if who == "defender" else declarers}
        case "dummy_took_another":
            return wrong_card(year, told)
        case "at_the_same_time":
            return "too_soon" if told["turn"] == "later" else "played", {"58A"}
        case "named" | "designated_otherwise" if told["already_played_to_trick"]:
            return fifth(told)
        case "named" | "designated_otherwise":
            return designated(year, told, from_dummy=who == "dummy_for_declarer")
        case _:
            return put_to_the_trick(year, told, str(gesture))


def put_to_the_trick(year: int, told: Told, gesture: str) -> Ruled:
    if gesture == "touched_in_dummy" and told["purpose_arranging"]:
        return "not_played", {"45C3"}
    if told["already_played_to_trick"]:
        return fifth(told)
    if gesture == "touched_in_dummy" and not told.get("legal_in_dummy", True):
        return "declarer_names", {"44C", "62A"}
    return stays_played(year, BY_GESTURE[gesture])


def fifth(told: Told) -> Ruled:
    """45E: whatever way a fifth card is contributed, by the hand or by a call."""
    a_defenders = told["who"] == "defender"
    fate = {
        "yes": "a_lead",
        "open": "to_be_judged",
        "no": "penalty_card" if a_defenders else "returned",
    }
    return fate[str(told["meant_as_lead"])], {"45E1" if a_defenders else "45E2"}


def designated(year: int, told: Told, *, from_dummy: bool) -> Ruled:
    may_be_changed = from_dummy or year < 2017
    if may_be_changed and told["changed"]:
        return change(year, told, from_dummy=from_dummy)
    return as_called(year, told) if from_dummy else stays_played(year, "45C4(a)")


def as_called(year: int, told: Told, *more: str) -> Ruled:
    """What a call from dummy comes to; a call that breaks the duty to follow suit goes back."""
    if told["gesture"] != "named" or told["designation"] == "full":
        if not told.get("legal_in_dummy", True):
            return "declarer_names", {"44C", "62A", *more}
        return stays_played(year, "45C4(a)", *more)
    status, articles = incomplete(year, told)
    return status, articles | {*more}


def over(year: int, told: Told) -> bool:
    """Tell whether the time for a change is over."""
    if year >= 2017:
        return bool(told["declarer_played_again"])
    return bool(told["pause_for_thought"] or (year >= 2007 and told["partner_played"]))


def change(year: int, told: Told, *, from_dummy: bool) -> Ruled:
    if over(year, told) or told["unintended"] == "no":
        if from_dummy and told["gesture"] == "named" and told["first_call_incomplete"]:
            return as_called(year, told, "45C4(b)")
        return stays_played(year, "45C4(a)", "45C4(b)")
    if told["unintended"] == "open":
        return "to_be_judged", {"45C4(b)"}
    withdrawn = {"47D", "16D1" if year == 2007 else "16C1"} if told["opponent_played"] else set()
    return "changed", {"45C4(b)", "47C", *withdrawn}


def what_it_names(year: int, told: Told) -> str:
    call = str(told["designation"])
    nothing_led = year >= 2017 and call in {"high", "low", "win"} and told["dummy_leads"]
    if nothing_led or (call == "win" and not told.get("dummy_can_win", True)):
        return "anything"
    void = call in {"high", "low"} and told.get("dummy_is_void", False)
    return "not_in_dummy" if void else call


def incomplete(year: int, told: Told) -> Ruled:
    if told["intent_incontrovertible"] != "no":
        settled = told["intent_incontrovertible"] == "yes"
        return "as_intended" if settled else "to_be_judged", {"46B"}
    call = what_it_names(year, told)
    if call == "suit_only" and not told.get("legal_in_dummy", True):
        return "declarer_names", {"44C", "62A"}
    if call != "rank_only":
        status, article = ONE_OF[call]
        return status, {article}
    if told["dummy_leads"] and told["rank_in_suit_won"]:
        return "completed", {"46B3(a)"}
    if told["legal_cards_of_that_rank"] == "none":
        return "declarer_names", {"46B4"}
    one = told["legal_cards_of_that_rank"] == "one"
    return "completed" if one else "declarer_names", {"46B3(b)"}


def wrong_card(year: int, told: Told) -> Ruled:
    if told["each_side_played_on"]:
        more = {"nobody": set[str](), "dummy": {"64B3"}}.get(str(told["revoke_by"]), {"61A"})
        return "stands", {"45D2" if year >= 2017 else "45D", *more}
    articles = {"45D1" if year >= 2017 else "45D"}
    if told["opponent_played"]:
        letter = "D" if year == 2007 else "C"
        assert told["declarer_followed"] in {True, False}
        articles |= {"47D", f"16{letter}1", f"16{letter}2"}
    return "corrected", articles
