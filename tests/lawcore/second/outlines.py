"""Laws told in outline: 9 to 15, 33, 34, 57, 58, 65 to 67, 79, 81, 82, 86.

Only what the outlines name by facts is ruled; they have no table of facts, so the options stand
here.
"""

from collections.abc import Mapping

from lawcore.engine.records import replace
from tests import tables
from tests.lawcore.second.expected import NOT_COVERED, Expected, of
from tests.lawcore.second.reading import Reading

CALLS = ("insufficient_bid", "call_out_of_turn", "changed_call", "inadmissible_call")
LEAD, PREMATURE = "lead_out_of_turn", "premature_play"
OPTIONS: Mapping[str, Mapping[str, list[str]]] = tables.beside(__file__, "outlines.toml")
NEXT_PLAYER = dict(
    zip((*CALLS, LEAD, PREMATURE), ("27A1", "29A", "25B", "35", "53A", "60A1"), strict=True)
)
"""Which provision says what it comes to that the next player has called or played."""
USUAL: Mapping[str, Mapping[str, str]] = {
    "wrong_cards": {"found": "earlier"},
    "wrong_board": {"opponents_card": "no"},
    "defective_trick": {"dummys": "no"},
    "score": {"mixed": "nobody", "knew": "no", "several_boards": "no"},
    "premature_play": {"misinformed": "no"},
}


def before_director(edition: int, facts: Reading) -> Expected:
    done = facts["what_was_done"]
    alone = {
        "waiver_asked": "BD-6",
        "os_corrected": "BD-5",
        "consulted": "BD-9",
        "chose_best": "BD-10",
    }
    if done in alone:
        return of(alone[done])
    if done == "attention":
        return _attention_was_drawn(facts)
    if done == "nos_acted":
        return _the_others_acted(facts)
    if facts["curable"] == "yes":
        return of("BD-1" if done == "settled" else "BD-7")
    if done == "ruled_wrongly":
        return of("BD-8")
    return of("BD-2")


def _attention_was_drawn(facts: Reading) -> Expected:
    drawn = facts["drawn"]
    if drawn in ("prevented", "own_side_silent"):
        return of("BD-12" if drawn == "prevented" else "BD-13")
    by = {"in_auction": "9A1", "in_play": "9A2", "by_dummy": "9A4"}
    return of("BD-11").citing(by[drawn])


def _the_others_acted(facts: Reading) -> Expected:
    irregularity = facts["irregularity"]
    its_law = {**NEXT_PLAYER, **dict.fromkeys(("revoke", "penalty_card", "other"), "")}
    if its_law[irregularity]:
        acted = facts["acted"]
        if acted == "rightful":
            return of("BD-3").citing("28B") if irregularity == CALLS[1] else NOT_COVERED
        if acted == "next_player":
            return of("BD-3").citing(its_law[irregularity])
        if irregularity == LEAD:
            return of("BD-3").citing("53")
    rest = of("BD-4")
    if facts["gained"] in {"no", "open"} and irregularity != "other":
        return rest.citing("81C4")
    return rest


def wrong_cards(edition: int, facts: Reading) -> Expected:
    if facts["case"] == "missing":
        return _missing_card(facts)
    if facts["case"] == "not_of_the_deal":
        played = facts["played_to_quitted_trick"] == "yes"
        if facts["found"] == "after_play":
            return of("WC-05C" if played else "WC-05B")
        return of("WC-05A" if played else "WC-05")
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
    case = facts["case"]
    if case == "wrong_pocket_called":
        return of("WB-L3")
    if case == "cards_from_wrong_board":
        return of("WB-01" if facts["partner_called_after"] == "no" else "WB-02")
    if case == "not_dealt":
        return of("WB-08")
    if case == "fouled":
        return of("WB-05" if facts["event"] == "pairs" else "WB-06")
    others = {"only_looked": _something_known, "board_not_scheduled": _not_scheduled}
    return others.get(str(case), _wrong_seat)(facts)


def _wrong_seat(facts: Reading) -> Expected:
    if facts["stage"] == "before_call":
        return of("WB-S1")
    if facts["right_board"] == "yes":
        return of("WB-S3")
    return _not_scheduled(facts).citing("5B")


def _something_known(facts: Reading) -> Expected:
    seen = facts["board_seen"]
    if seen == "already_played":
        return of("WB-L0")
    if seen == "current" and facts["any_call"] == "yes":
        return of("WB-L4" if facts["opponents_card"] == "yes" else "WB-L2")
    may = {"seats": ("16D2(a)",), "redeal": ("16D2(b)",), "both": ("16D2(a)", "16D2(b)")}
    return of("WB-L1").citing(*may.get(str(facts["can_move"]), ()))


def _not_scheduled(facts: Reading) -> Expected:
    if facts["event"] == "teams":
        return of("WB-07")
    return of("WB-03" if facts["played_before_by_someone"] == "no" else "WB-04")


def score(edition: int, facts: Reading) -> Expected:
    case = str(facts["case"])
    if case in ("tricks", "entry"):
        found = _tricks(facts) if case == "tricks" else _entry(facts)
        return found.citing("79A2") if facts["knew"] == "yes" else found
    if case == "passed_out":
        return of("SC-18")
    cases = {"no_result": _artificial, "adjusted": _adjusted, "teams": _in_teams}
    return cases[case](facts)


def _adjusted(facts: Reading) -> Expected:
    if facts["ground"] == "rectification":
        return of("SC-15")
    possible = facts["possible"]
    if possible == "numerous":
        return _artificial(facts).with_article("12A2", "12C1(d)")
    return of("SC-16" if possible == "one" else "SC-17")


def _entry(facts: Reading) -> Expected:
    if facts["period"] == "open":
        return of("SC-04")
    return of("SC-05" if facts["beyond_doubt"] == "yes" else "SC-06")


def _in_teams(facts: Reading) -> Expected:
    results = facts["results"]
    if results == "one_clear":
        return of("SC-08")
    if results == "none":
        return of("SC-12" if facts["result_known"] == "yes" else "SC-13")
    found = _by_the_fault_of_teams(facts)
    return found.citing("86B3") if results == "one_unclear" else found


def _by_the_fault_of_teams(facts: Reading) -> Expected:
    fault = facts["fault"]
    if fault != "nobody":
        return of("SC-10" if fault == "one_side" else "SC-11")
    nobody = of("SC-09")
    return nobody.citing("86A") if facts["result_known"] == "yes" else nobody


def _tricks(facts: Reading) -> Expected:
    if facts["claimed"] == "yes":
        return of("SC-01")
    if facts["round_over"] == "yes":
        past_it = facts.presuming and "convinced" in facts.told
        if (facts.presumed("period", "open") if past_it else facts["period"]) == "over":
            return of("SC-14")
        return of("SC-03" if facts["convinced"] == "yes" else "SC-03A")
    return of("SC-02").citing("85A1" if facts["mixed"] == "both" else "66D")


def _artificial(facts: Reading) -> Expected:
    ns, ew = facts["fault_ns"], facts["fault_ew"]
    found = of("SC-07")
    if facts["several_boards"] == "yes":
        found = found.citing("12C2(d)")
    if {ns, ew} <= {"partly", "scored"}:
        return found
    found = found.citing("12C2(b)", "12C2(c)")
    balances = "scored" in (ns, ew) or {ns, ew} == {"directly", "not"}
    return found if balances else found.citing("12C4")


def defective_trick(edition: int, facts: Reading) -> Expected:
    if facts["kind"] == "misplaced":
        return of({"no": "DT-06", "mendable": "DT-06B", "yes": "DT-06A"}[facts["played_again"]])
    in_time, kind = facts["found"] == "before_both_sides_played_next", facts["kind"]
    if kind == "too_many":
        return of("DT-02" if in_time else "DT-05")
    if in_time:
        return of("DT-01")
    if facts["dummys"] == "yes":
        return of("DT-03D" if facts["has_suit"] == "yes" else "DT-04D")
    return of("DT-03" if facts["has_suit"] == "yes" else "DT-04")


def premature_play(edition: int, facts: Reading) -> Expected:
    if facts["misinformed"] == "yes":
        return of("PM-07")
    if facts["case"] in {"declarer", "declarer_led"}:
        return of("PM-04" if facts["case"] == "declarer" else "PM-08")
    if facts["case"] == "defender_at_rho_turn":
        return of("PM-06" if facts["next_hand_played"] == "yes" else "PM-05")
    since = {"nobody": "PM-01", "both_hands": "PM-02", "dummy": "PM-03", "next_hand": "PM-06"}
    return of(since[facts["since"]])


def simultaneous(edition: int, facts: Reading) -> Expected:
    if facts["case"] == "two_players":
        return of("SP-01")
    if facts["case"] == "both_defenders_led":
        return of("SP-05")
    if facts["case"] == "declarer_led_both":
        return of("SP-06")
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
        return of("RO-02" if facts["together"] != "next" else "RO-07")
    if facts["case"] in {"card_not_faced", "cards_picked_up"}:
        if facts["counts"] != "no":
            return of("RO-04")
        return of("RO-05" if facts["case"] == "card_not_faced" else "RO-06")
    if facts["deprived"] == "no":
        return of("RO-03")
    return of("RO-01") if facts["lead_faced"] == "no" else NOT_COVERED
