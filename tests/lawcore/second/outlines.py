"""Laws told in outline: 13 to 15, 33, 34, 57, 58, 65 to 67.

Only what the outlines name by facts is ruled; they have no table of facts, so the options stand
here.
"""

from collections.abc import Mapping
from dataclasses import replace

from tests.lawcore.second.expected import NOT_COVERED, Expected, of
from tests.lawcore.second.reading import Reading

YES_NO = ("yes", "no")
OPTIONS: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "wrong_cards": {
        "case": ("14_and_12", "missing", "not_of_the_deal"),
        "found": ("after_play", "earlier"),
        "call_by_wrong_hand": YES_NO,
        "seen": YES_NO,
        "playable": YES_NO,
        "lead_faced": YES_NO,
        "where": ("found", "not_found", "among_played", "elsewhere"),
        "played_to_quitted_trick": YES_NO,
    },
    "wrong_board": {
        "case": ("cards_from_wrong_board", "board_not_scheduled", "fouled"),
        "partner_called_after": YES_NO,
        "event": ("pairs", "teams"),
        "played_before_by_someone": YES_NO,
    },
    "defective_trick": {
        "found": ("before_both_sides_played_next", "after_both_sides_played_next"),
        "kind": ("omitted", "too_many", "misplaced"),
        "has_suit": YES_NO,
        "played_again": YES_NO,
    },
    "premature_play": {
        "case": ("defender_before_partner", "defender_at_rho_turn", "declarer"),
        "since": ("nobody", "both_hands", "dummy", "next_hand"),
        "misinformed": YES_NO,
    },
    "simultaneous": {
        "case": ("two_cards_one_hand", "two_players"),
        "each_side_played_on": YES_NO,
        "visible": ("one", "more"),
        "hand": ("defender", "declarer"),
    },
    "inspection": {
        "case": ("current_trick", "quitted_trick", "wrongly_pointed", "after_play"),
        "who": ("declarer", "defender", "dummy"),
        "own_side_played_next": YES_NO,
        "own_card_turned": YES_NO,
        "mixed": ("nobody", "one_side", "both"),
        "can_be_told": YES_NO,
    },
    "rotation": {
        "case": ("three_passes_one_out_of_rotation", "simultaneous_calls"),
        "deprived": YES_NO,
        "lead_faced": YES_NO,
    },
}
USUAL: Mapping[str, Mapping[str, str]] = {
    "wrong_cards": {"found": "earlier"},
    "premature_play": {"misinformed": "no"},
}


def wrong_cards(edition: int, facts: Reading) -> Expected:
    if facts["case"] == "missing":
        return _missing_card(facts)
    if facts["case"] == "not_of_the_deal":
        return of("WC-05" if facts["played_to_quitted_trick"] == "no" else "WC-05A")
    if facts["found"] == "after_play":
        return of("WC-06")
    if facts["call_by_wrong_hand"] == "yes":
        return of("WC-03" if facts["playable"] == "yes" else "WC-04")
    return of("WC-02" if facts["seen"] == "yes" else "WC-01")


def _missing_card(facts: Reading) -> Expected:
    over = facts["found"] == "after_play"
    late = over or facts["lead_faced"] == "yes"
    where = facts["where"]
    if late and where == "among_played":
        return of("WC-08")
    if late:
        restored = of("WC-10" if over else "WC-09")
        return restored.with_article("14B2", "14B3") if where == "not_found" else restored
    if where == "found":
        return of("WC-07")
    if where == "not_found":
        rebuilt = of("WC-07").with_article("14A1", "14A2")
        return replace(rebuilt, do=()).unsettled("do")
    return NOT_COVERED


def wrong_board(edition: int, facts: Reading) -> Expected:
    if facts["case"] == "cards_from_wrong_board":
        return of("WB-01" if facts["partner_called_after"] == "no" else "WB-02")
    if facts["event"] != "pairs":
        return NOT_COVERED
    if facts["case"] == "fouled":
        return of("WB-05")
    return of("WB-03" if facts["played_before_by_someone"] == "no" else "WB-04")


def defective_trick(edition: int, facts: Reading) -> Expected:
    if facts["kind"] == "misplaced":
        return of("DT-06" if facts["played_again"] == "no" else "DT-06A")
    in_time, kind = facts["found"] == "before_both_sides_played_next", facts["kind"]
    if kind == "too_many":
        return of("DT-02" if in_time else "DT-05")
    if in_time:
        return of("DT-01")
    return of("DT-03" if facts["has_suit"] == "yes" else "DT-04")


def premature_play(edition: int, facts: Reading) -> Expected:
    if facts["misinformed"] == "yes":
        return of("PM-07")
    if facts["case"] != "defender_before_partner":
        return of("PM-04" if facts["case"] == "declarer" else "PM-05")
    since = {"nobody": "PM-01", "both_hands": "PM-02", "dummy": "PM-03", "next_hand": "PM-06"}
    return of(since[facts["since"]])


def simultaneous(edition: int, facts: Reading) -> Expected:
    if facts["case"] == "two_players":
        return of("SP-01")
    if facts["each_side_played_on"] == "yes":
        return of("SP-04")
    if facts["visible"] == "one":
        return of("SP-02")
    return of("SP-03" if facts["hand"] == "defender" else "SP-03D")


def inspection(edition: int, facts: Reading) -> Expected:
    case = facts["case"]
    if case == "quitted_trick":
        return of("IN-03")
    if case == "after_play":
        return _after_play(facts)
    if case == "wrongly_pointed":
        late = facts["own_side_played_next"] == "yes"
        expected, dummys = (of("IN-04L"), "43A1(b)") if late else (of("IN-04"), "9A2")
        return expected.citing(dummys) if facts["who"] == "dummy" else expected
    if facts["who"] == "dummy":
        return of("IN-02D")
    if facts["own_side_played_next"] == "yes":
        return of("IN-03")
    return of("IN-01" if facts["own_card_turned"] == "no" else "IN-02")


def _after_play(facts: Reading) -> Expected:
    """66D, and 85A1 where it does not say for which side the Director rules."""
    mixed = facts["mixed"]
    if mixed == "nobody" or facts["can_be_told"] == "yes":
        return of("IN-05")
    return of("IN-05M" if mixed == "one_side" else "IN-05B")


def rotation(edition: int, facts: Reading) -> Expected:
    if facts["case"] == "simultaneous_calls":
        return of("RO-02")
    if facts["deprived"] == "no":
        return of("RO-03")
    return of("RO-01") if facts["lead_faced"] == "no" else NOT_COVERED
