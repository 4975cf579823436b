"""What the vectors do not tell of the second procedure: one case after the other."""

from collections.abc import Mapping
from typing import Any

import pytest

from tests.lawcore.second.procedure import rule
from tests.lawcore.second.reading import Told

Facts = Mapping[str, Told]

MEANT: Facts = {"meant": "meant"}
DECLINED: Facts = {**MEANT, "lho": "declines"}
DOUBLED: Facts = {**DECLINED, "repl": "dbl_rdbl"}
OTHER_BID: Facts = {**DECLINED, "repl": "other_bid"}
REFUSED: Facts = {"lho": "declines"}
BID: Facts = {"kind": "bid"}
ARTIFICIAL: Facts = {"kind": "pass", "artificial": "yes"}
DOUBLE: Facts = {"kind": "dbl_rdbl"}
AT_RHO: Facts = {**REFUSED, "turn_of": "rho"}
AT_LHO: Facts = {**REFUSED, "turn_of": "lho", "before": "no"}
WRONG_LEAD: Facts = {"leader": "wrong", "faced": "yes"}
DOWN_TOO: Facts = {**WRONG_LEAD, "partner_down": "yes"}
TOLD: Facts = {"when": "after", "u_info": "yes"}
EXPLAINED: Facts = {"m_partner": "not_called", "m_influenced": "unsure"}
WHO_CORRECTS = {"20F1", "20F4(a)", "20F5(b)(i)", "20F5(b)(ii)", "75B2", "75B3"}
"""Who tells the agreement and corrects the explanation, during the auction."""


def detail(
    name: str, subject: str, facts: Facts, told: Mapping[str, object], edition: int = 2017
) -> Any:
    return pytest.param(subject, edition, facts, told, id=name)


@pytest.mark.parametrize(
    ("subject", "edition", "facts", "told"),
    [
        detail(
            "changed early and LHO has called: he is asked which of the two he called over",
            "insufficient_bid",
            {**MEANT, "lho": "called", "early": "yes"},
            {"rule": "IB-09J", "ask": "lho", "judgement": "J4", "articles": {"27A1", "27C"}},
        ),
        detail(
            "LHO not asked yet although the bid was changed early",
            "insufficient_bid",
            {**MEANT, "lho": "undecided", "early": "yes"},
            {"rule": "IB-ASK", "articles": {"9B2", "10C1", "10C2", "27A1", "27C"}},
        ),
        detail(
            "a second double that is not comparable is cancelled as the first was",
            "insufficient_bid",
            {**DOUBLED, "cmp": "no", "prior": "dbl"},
            {"rule": "IB-07", "ask": "repl", "lead": "26B"},
        ),
        detail(
            "a comparable double after a cancelled one stands, partner barred",
            "insufficient_bid",
            {**DOUBLED, "cmp": "yes", "prior": "dbl"},
            {"rule": "IB-07C", "lead": "none", "partner": "pass_always"},
        ),
        detail(
            "after an attempt that was insufficient again 27B4 is named",
            "insufficient_bid",
            {**OTHER_BID, "cmp": "no", "prior": "insuff"},
            {"rule": "IB-07R", "articles": {"27B4", "26B", "16C", "72C"}},
        ),
        detail(
            "after a cancelled attempt doubt about the call still goes to the ladder",
            "insufficient_bid",
            {**OTHER_BID, "cmp": "unsure", "prior": "dbl"},
            {"rule": "IB-CMP", "goto": "comparable"},
        ),
        detail(
            "no damage empties the checks after a comparable call too",
            "insufficient_bid",
            {**OTHER_BID, "cmp": "yes", "damage": "no"},
            {"rule": "IB-05", "adjust": frozenset()},
        ),
        detail(
            "2007: a second insufficient bid bars partner, with the lead of 26",
            "insufficient_bid",
            {**DECLINED, "repl": "insuff_again", "lho2": "declines"},
            {
                "rule": "IB-08",
                "partner": "pass_always",
                "lead": "26",
                "articles": {"27B4", "27B3", "26", "16D", "23"},
            },
            2007,
        ),
        detail(
            "waiting for RHO after a double names 32",
            "call_out_of_turn",
            {**DOUBLE, **AT_RHO, "rho_then": "none"},
            {"rule": "CT-04", "articles": {"29B", "32A"}},
        ),
        detail(
            "waiting for RHO after an artificial pass names what makes it 31",
            "call_out_of_turn",
            {**ARTIFICIAL, **AT_RHO, "rho_then": "none"},
            {"rule": "CT-04", "articles": {"29B", "31A", "30C"}},
        ),
        detail(
            "an artificial pass at LHO's turn is a change of call by 31C",
            "call_out_of_turn",
            {**ARTIFICIAL, **AT_LHO, "before": "yes"},
            {"rule": "CT-16", "articles": {"31C", "25", "30C"}},
        ),
        detail(
            "a double at LHO's turn is always a change of call",
            "call_out_of_turn",
            {**DOUBLE, "turn_of": "lho"},
            {"rule": "CT-16", "articles": {"32C", "25"}},
        ),
        detail(
            "LHO in turn who calls is asked what he meant",
            "call_out_of_turn",
            {**BID, **AT_LHO, "correct_called": "yes"},
            {"rule": "CT-02", "judgement": "J6"},
        ),
        detail(
            "only an opponent in turn can set the call aside by calling",
            "call_out_of_turn",
            {**BID, **REFUSED, "turn_of": "partner", "correct_called": "yes", "cmp": "yes"},
            {"rule": "CT-11A"},
        ),
        detail(
            "waiting for the offender after RHO has acted",
            "call_out_of_turn",
            {**BID, **AT_RHO, "rho_then": "acts", "cmp": "none"},
            {"rule": "CT-10P", "ask": "cmp", "partner": "free", "lead": "none"},
        ),
        detail(
            "waiting for partner at LHO's turn",
            "call_out_of_turn",
            {**BID, **AT_LHO, "cmp": "none"},
            {
                "rule": "CT-11P",
                "orders": (
                    "CALL_CANCELLED",
                    "REVERT_LHO",
                    "PARTNER_ANY_CALL_NOW_UI",
                    "OFFENDER_ANY_LEGAL",
                ),
            },
        ),
        detail(
            "an inadmissible double out of turn is taken up before everything of 29",
            "call_out_of_turn",
            {**DOUBLE, "turn_of": "lho", "inadmissible": "yes"},
            {"rule": "CT-17"},
        ),
        detail(
            "2007: a pass at LHO's turn after a bid is a change of call",
            "call_out_of_turn",
            {"kind": "pass", "turn_of": "lho", "any_bid_before": "yes"},
            {"rule": "CT-16", "goto": "changed_call", "articles": {"30B3", "25"}},
            2007,
        ),
        detail(
            "2007: the next player may accept a call out of turn",
            "call_out_of_turn",
            {**BID, "turn_of": "partner", "lho": "accepts"},
            {"rule": "CT-03", "articles": {"29A"}},
            2007,
        ),
        detail(
            "2007: a double that RHO does not pass over",
            "call_out_of_turn",
            {**DOUBLE, **AT_RHO, "rho_then": "acts"},
            {"rule": "CT7-9", "partner": "pass_always", "lead": "26B"},
            2007,
        ),
        detail(
            "LHO has called over a double that a barred player could not make",
            "inadmissible_call",
            {"what": "barred_acted", "also_19": "yes", "lho_called": "yes", "barred": "next"},
            {"rule": "IA-01", "offender": "pass_next"},
        ),
        detail(
            "a barred player's call not called over: the length of the bar does not matter",
            "inadmissible_call",
            {"what": "barred_acted", "lho_called": "no"},
            {"rule": "IA-06", "offender": "pass_always", "partner": "pass_always"},
        ),
        detail(
            "2007: no score as if a double had not been made",
            "inadmissible_call",
            {"what": "dbl_rdbl", "late": "yes"},
            {"rule": None, "covered": False},
            2007,
        ),
        detail(
            "2007: the old articles stand behind 36B",
            "inadmissible_call",
            {"what": "dbl_rdbl", "lho_called": "no"},
            {
                "rule": "IA-02",
                "lead": "26",
                "articles": {"36B1", "36B2", "36B3", "16D", "26", "23"},
            },
            2007,
        ),
        detail(
            "an intended change long after: LHO is asked all the same",
            "changed_call",
            {"meant": "meant", "partner": "called", "done": "substituted"},
            {"rule": None, "ask": "lho"},
        ),
        detail(
            "a slip that partner has called over cannot be changed in any period",
            "changed_call",
            {"meant": "slip", "partner": "called", "period": "over"},
            {"rule": "CC-03"},
        ),
        detail(
            "LHO need not accept what replaces a slip",
            "changed_call",
            {"meant": "slip", "partner": "not_called", "lho": "declines"},
            {"rule": "CC-01"},
        ),
        detail(
            "2007: a pause for thought",
            "changed_call",
            {"meant": "slip", "partner": "not_called", "pause": "yes"},
            {"rule": "CC-05P", "lead": "none"},
            2007,
        ),
        detail(
            "2007: no lead restriction after a change that LHO refuses",
            "changed_call",
            {"meant": "meant", "done": "substituted", "lho": "declines"},
            {"rule": "CC-08", "lead": "none", "articles": {"25B2", "25B3", "16D"}},
            2007,
        ),
        detail(
            "several cards of a defender",
            "exposed_card",
            {"when": "auction", "count": "more", "side": "defends", "suits": "same_suit"},
            {
                "rule": "EX-05",
                "card": "major_pc",
                "orders": ("CARD_MAJOR_PC", "DECLARER_51A", "DECLARER_51B1"),
                "articles": {
                    *("24", "24C", "24E", "50B", "51A", "51B1", "16C3", "72C"),
                    *("50E1", "50E2", "50E3", "50E4"),
                },
                "adjust": {"72C", "16C3", "50E4"},
            },
        ),
        detail(
            "a low card of declarer's side goes back",
            "exposed_card",
            {"when": "auction", "count": "one", "rank": "low", "side": "declares"},
            {"card": "picked_up", "articles": {"24", "24A", "24D", "16C"}},
        ),
        detail(
            "after the final pass it is known who plays",
            "exposed_card",
            {"when": "clarification"},
            {"rule": None, "ask": "side"},
        ),
        detail(
            "after the final pass a defender's card",
            "exposed_card",
            {"when": "clarification", "side": "defends", "count": "one", "rank": "low"},
            {"rule": "EX-09"},
        ),
        detail(
            "2007: the auction period begins before the first call",
            "exposed_card",
            {"when": "before", "count": "one", "rank": "honour"},
            {"rule": "EX-04", "partner": "pass_next"},
            2007,
        ),
        detail(
            "2007: the suits withdrawn that were not shown again",
            "lead_restriction",
            {"withdrawn_relates_to_suits": ["C", "S"], "specified": ["S"]},
            {"rule": "LR7-2", "suits": ("C",)},
            2007,
        ),
        detail(
            "the face-down lead goes back whatever declarer has been told of",
            "opening_lead",
            {**DOWN_TOO, "choice": "undecided"},
            {
                "rule": "OL-ASK",
                "orders": ("FACE_DOWN_LEAD_RETRACTED", "TD_EXPLAIN", "DECLARER_CHOICE"),
                "articles": {"54", "54A", "54B", "54D", "50D2", "9B2", "10C1", "10C2"},
            },
        ),
        detail(
            "a declarer who has seen a card of dummy's does not become dummy",
            "opening_lead",
            {**WRONG_LEAD, "dummy_seen": "yes", "choice": "spread"},
            {"rule": "OL-04"},
        ),
        detail(
            "a declarer's lead, faced or not",
            "opening_lead",
            {"leader": "decl_side"},
            {
                "rule": "OL-05",
                "orders": ("CARD_PICKED_UP", "INFO_16C"),
                "articles": {"54E", "24D", "16C"},
            },
        ),
        detail(
            "a withdrawn call, during play",
            "unauthorised_information",
            {"when": "now", "source": "withdrawn"},
            {"rule": "UI-0", "articles": {"16C2", "85A1"}},
        ),
        detail(
            "extraneous information comes first",
            "unauthorised_information",
            {"when": "now", "source": "other", "called_before": "no"},
            {"rule": "UI-X"},
        ),
        detail(
            "what he chose is in doubt",
            "unauthorised_information",
            {**TOLD, "u_points": "yes", "u_la": "yes", "u_chose": "unsure"},
            {"rule": "UI-4?", "articles": {"16B1(a)", "83", "85A1"}},
        ),
        detail(
            "no agreement, in the auction, influence in doubt",
            "misinformation",
            {**EXPLAINED, "when": "auction", "m_kind": "no_agreement"},
            {"rule": "MI-3?", "articles": {"75D2", "21B1(a)", *WHO_CORRECTS}, "judgement": "J16"},
        ),
        detail(
            "no evidence, after the final pass, influence in doubt",
            "misinformation",
            {
                **EXPLAINED,
                "when": "clarification",
                "m_kind": "unsure",
                "lead_made": "face_down",
            },
            {
                "rule": "MI-3?",
                "articles": {"21B1(b)", "21B1(a)", "47E2(a)", *WHO_CORRECTS, "20F2"} - {"20F1"},
            },
        ),
        detail(
            "after play it is known whether they gained",
            "misinformation",
            {"when": "after", "m_kind": "wrong_expl", "m_affected": "call", "m_harm": "not_yet"},
            {"rule": None, "ask": "m_harm"},
        ),
        detail(
            "a card that is not found: the deal is made up again",
            "wrong_cards",
            {"case": "missing", "lead_faced": "no", "where": "not_found"},
            {"rule": "WC-07", "articles": {"14A2", "14A3", "14C"}},
        ),
    ],
)
def test_details_are_ruled_as_the_law_says(
    subject: str, edition: int, facts: Facts, told: Mapping[str, object]
) -> None:
    expected = rule(subject, edition, facts)
    assert {name: getattr(expected, name) for name in told} == told
