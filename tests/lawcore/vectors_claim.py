"""The vectors of the law specification for claims and concessions, and a few beside them."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

Answers: TypeAlias = Mapping[str, str | bool]


@dataclass(frozen=True)
class Comes:
    """What an edition makes of it: status, articles and orders that have to be there."""

    to: str
    by: str
    articles: str = ""
    orders: str = ""
    judgement: str = ""


@dataclass(frozen=True)
class Vector:
    id: str
    answers: Answers
    expected: Mapping[int, Comes]
    settings: Answers = field(default_factory=dict)

    def __str__(self) -> str:
        return self.id


def alike(comes: Comes) -> Mapping[int, Comes]:
    return {1997: comes}


def in_turn(first: Comes, second: Comes, third: Comes) -> Mapping[int, Comes]:
    return {1997: first, 2007: second, 2017: third}


DECLARER: Answers = {"accepted": "no", "by": "declarer", "act": "said_win_n"}
DEFENDER: Answers = {**DECLARER, "by": "defender"}
FORGOTTEN: Answers = {**DECLARER, "trumps_out": "not_mentioned"}
GUESS: Answers = {
    **DECLARER,
    "needs_card_position": "nobody_showed_out",
    "would_show_out_any_normal": "no",
}
WITHDRAWN: Answers = {"accepted": "later_withdrawn", "phase": "next_board_called_by_side"}
CONCEDED: Answers = {"accepted": "conceder_withdraws", "phase": "next_board_called_by_side"}
CONTESTED: Answers = {"accepted": "no", "by": "declarer", "act": "said_lose_n"}
OPEN: Answers = {"less_successful_normal_line": "open"}
HEARING = "AskForTheStatement HearTheObjections HaveCardsFacedIfNeeded"
HEARING_1997 = "AskForTheStatement HaveAllCardsFaced HearTheObjections"
TOP_DOWN: Answers = {"claim_suit_order": "top_down"}

VECTORS = (
    Vector(
        "C01",
        {**DEFENDER, "about_current_trick_only": True},
        alike(Comes("no_claim", "68", "16 57A", "WeighWhatPartnerLearned")),
    ),
    Vector(
        "C01-declarer",
        {**DECLARER, "about_current_trick_only": True},
        alike(Comes("no_claim", "68", "", "PlayOn")),
    ),
    Vector(
        "C02",
        {
            **DECLARER,
            "act": "showed_cards",
            "clearly_no_claim_intended": "lead_out_of_turn",
        },
        alike(Comes("no_claim", "68A", "48B1 54", "RuleTheOpeningLead")),
    ),
    Vector(
        "C02-defender",
        {**DEFENDER, "act": "showed_cards", "clearly_no_claim_intended": "other_reason"},
        alike(Comes("no_claim", "68A", "49", "RuleTheExposedCards")),
    ),
    Vector(
        "C03",
        {**FORGOTTEN, "claimer_unaware_likely": "yes", "trump_can_score_normal": "yes"},
        alike(
            Comes("refused", "70C", "68A 70A 70C1 70C2 70C3", "AwardATrickToTheTrump", "J18"),
        ),
    ),
    Vector(
        "C04",
        {**DECLARER, "trumps_out": "mentioned", "less_successful_normal_line": "no"},
        in_turn(
            Comes("accepted", "70D", "70A"),
            Comes("accepted", "70D1", "70A"),
            Comes("accepted", "70D1", "70A", "AllowPlayingOn"),
        ),
    ),
    Vector(
        "C05",
        {**GUESS, "alternative_irrational": "no"},
        in_turn(
            Comes("refused", "70E", "70A", "RefuseTheCardPosition"),
            Comes("refused", "70E1", "70A", "RefuseTheCardPosition"),
            Comes("refused", "70E1", "70A", "RefuseTheCardPosition"),
        ),
    ),
    Vector(
        "C06",
        {
            **DECLARER,
            "needs_card_position": "opponent_showed_out",
            "less_successful_normal_line": "no",
        },
        in_turn(
            Comes("accepted", "70D", "70E"),
            Comes("accepted", "70D1", "70E1"),
            Comes("accepted", "70D1", "70E1"),
        ),
    ),
    Vector(
        "C06-less",
        {
            **DECLARER,
            "needs_card_position": "opponent_showed_out",
            "less_successful_normal_line": "yes",
        },
        in_turn(
            Comes("refused", "70D", "70E", "RefuseTheUnstatedLine"),
            Comes("refused", "70D1", "70E1", "RefuseTheUnstatedLine"),
            Comes("refused", "70D1", "70E1", "RefuseTheUnstatedLine"),
        ),
    ),
    Vector(
        "C07",
        {**GUESS, "alternative_irrational": "yes"},
        in_turn(
            Comes("accepted", "70D", "70E"),
            Comes("accepted", "70D1", "70E1"),
            Comes("refused", "70E1"),
        ),
    ),
    Vector(
        "C08",
        {**DEFENDER, "defender_claim_depends_on_partner": True, **OPEN},
        in_turn(
            Comes("to_be_judged", "70A", "70B1 70B2 70B3 70D", HEARING_1997, "J18"),
            Comes("refused", "70D2", "70A"),
            Comes("refused", "70D2", "70A"),
        ),
    ),
    Vector(
        "C09",
        {**DEFENDER, "act": "said_lose_n", "partner_objected_immediately": True},
        in_turn(
            Comes("no_concession", "68B", "16", "PlayOnWithoutAConcession"),
            Comes("no_concession", "68B2", "16D", "PlayOnWithoutAConcession"),
            Comes("no_concession", "68B2", "16C", "PlayOnWithoutAConcession"),
        ),
    ),
    Vector(
        "C09-claim",
        {**DEFENDER, "partner_objected_immediately": True, "claimed_all": False},
        in_turn(
            Comes("no_concession", "68B", "16"),
            Comes("no_concession", "68B2", "16D", "", "J9"),
            Comes("no_concession", "68B2", "16C"),
        ),
    ),
    Vector(
        "C09-all",
        {**DEFENDER, "partner_objected_immediately": True, "claimed_all": True, **OPEN},
        alike(Comes("to_be_judged", "70A", "", "JudgeTheClaim")),
    ),
    Vector(
        "C10",
        {**DECLARER, "played_on": "all_agreed", **OPEN},
        in_turn(
            Comes("to_be_judged", "70A", "68D", f"DisregardTheLaterPlay {HEARING_1997}"),
            Comes("to_be_judged", "70A", "68D 70D3", f"WeighTheLaterPlay {HEARING}"),
            Comes("played_out", "68D2(b)", "", "LetThePlayedScoreStand"),
        ),
    ),
    Vector(
        "C11",
        {**DECLARER, "played_on": "not_all_agreed", **OPEN},
        in_turn(
            Comes("to_be_judged", "70A", "68D", "DisregardTheLaterPlay"),
            Comes(
                "to_be_judged", "70A", "68D 70D3", "RuleInSpiteOfTheLaterPlay WeighTheLaterPlay"
            ),
            Comes("to_be_judged", "70A", "68D2(a)", f"RuleInSpiteOfTheLaterPlay {HEARING}"),
        ),
    ),
    Vector(
        "C12",
        {**WITHDRAWN, "trick_given_up": "already_won"},
        in_turn(
            Comes("trick_restored", "69B", "79C"),
            Comes("trick_restored", "69B1", "79C"),
            Comes("trick_restored", "69B1", "79C"),
        ),
    ),
    Vector(
        "C13",
        {**WITHDRAWN, "trick_given_up": "likely_won"},
        in_turn(
            Comes("stands", "69B", "79C", "LetTheAgreementStand"),
            Comes("trick_restored", "69B2", "79C"),
            Comes("trick_restored", "69B2", "79C"),
        ),
    ),
    Vector(
        "C13-sure",
        {**WITHDRAWN, "trick_given_up": "no_normal_play_loses_it"},
        in_turn(
            Comes("trick_restored", "69B", "79C"),
            Comes("trick_restored", "69B2", "79C"),
            Comes("trick_restored", "69B2", "79C"),
        ),
    ),
    Vector(
        "C14",
        {**CONCEDED, "trick_given_up": "already_won"},
        in_turn(
            Comes("trick_restored", "71A", "79C"),
            Comes("trick_restored", "71(1)", "79C"),
            Comes("trick_restored", "71A", "79C"),
        ),
    ),
    Vector(
        "C15",
        {**CONCEDED, "trick_given_up": "no_normal_play_loses_it"},
        in_turn(
            Comes("stands", "71", "79C", "LetTheConcessionStand"),
            Comes("trick_restored", "71(2)", "79C"),
            Comes("trick_restored", "71B", "79C"),
        ),
    ),
    Vector(
        "C15-legal",
        {**CONCEDED, "trick_given_up": "no_legal_play_loses_it"},
        in_turn(
            Comes("trick_restored", "71A"),
            Comes("trick_restored", "71(2)"),
            Comes("trick_restored", "71B"),
        ),
    ),
    Vector(
        "C15-in-time",
        {**CONCEDED, "phase": "same_board", "trick_given_up": "no_normal_play_loses_it"},
        in_turn(
            Comes("trick_restored", "71C"),
            Comes("trick_restored", "71(2)"),
            Comes("trick_restored", "71B"),
        ),
    ),
    Vector(
        "C15-settled",
        {**CONCEDED, "trick_given_up": "contract_settled"},
        in_turn(
            Comes("trick_restored", "71B"),
            Comes("trick_restored", "71(1)"),
            Comes("trick_restored", "71A"),
        ),
    ),
    Vector(
        "C16",
        {"accepted": "later_withdrawn", "phase": "correction_period_over"},
        alike(Comes("too_late", "79C")),
    ),
    Vector(
        "C17",
        {**DECLARER, "order_unstated": True, "less_successful_normal_line": "no"},
        in_turn(
            Comes("accepted", "70D"),
            Comes("accepted", "70D1", "70E2", "TakeTheSuitFromTheTop"),
            Comes("accepted", "70D1", "70E2", "TakeTheSuitFromTheTop"),
        ),
        settings=TOP_DOWN,
    ),
    Vector(
        "R33",
        {"accepted": "yes", "phase": "round_over", "revoke_pending": "claimers"},
        alike(Comes("agreed", "69A", "63A3 64A", "ThenRuleTheRevoke")),
    ),
    Vector(
        "R33-contested",
        {**DEFENDER, "revoke_pending": "claimers", **OPEN},
        alike(Comes("to_be_judged", "70A", "63A3 64A", "ThenRuleTheRevoke")),
    ),
    Vector(
        "R34",
        {"accepted": "yes", "phase": "same_board", "revoke_pending": "others"},
        in_turn(
            Comes("not_yet_agreed", "69A", "63A3 64A", "ThenRuleTheRevoke"),
            Comes("not_yet_agreed", "69A", "63A3 64A", "ThenRuleTheRevoke"),
            Comes("revoke_first", "62A", "", "CorrectTheRevokeFirst", "J17"),
        ),
    ),
    Vector(
        "R34-silent",
        {"accepted": "silent", "phase": "same_board", "revoke_pending": "others"},
        in_turn(
            Comes("revoke_first", "62A", "", "", "J23"),
            Comes("revoke_first", "62A", "", "", "J23"),
            Comes("revoke_first", "62A", "", "", "J17"),
        ),
    ),
    Vector(
        "R34-settled",
        {"accepted": "yes", "phase": "next_board_called_by_side", "revoke_pending": "others"},
        in_turn(
            Comes("agreed", "69A", "63A3 64A"),
            Comes("agreed", "69A", "63A3 64A"),
            Comes("agreed", "69A", "63A4 64A"),
        ),
    ),
    Vector(
        "R35",
        {**DECLARER, "revoke_pending": "others"},
        alike(Comes("revoke_first", "62A", "", "CorrectTheRevokeFirst")),
    ),
    Vector(
        "contested concession",
        {**CONTESTED, "trick_given_up": "likely_won"},
        in_turn(
            Comes("stands", "71", "68B", "LetTheConcessionStand"),
            Comes("to_be_judged", "70A", "68B1", "JudgeTheConcession", "J25"),
            Comes("to_be_judged", "70A", "68B1", "JudgeTheConcession", "J25"),
        ),
    ),
    Vector(
        "contested concession, open",
        {**CONTESTED, "trick_given_up": "open"},
        in_turn(
            Comes("to_be_judged", "71", "", "JudgeTheTrickGivenUp", "J18"),
            Comes("to_be_judged", "70A", "", "JudgeTheConcession", "J18"),
            Comes("to_be_judged", "70A", "", "JudgeTheConcession", "J18"),
        ),
    ),
    Vector(
        "objection before agreement is complete",
        {**DECLARER, "accepted": "later_withdrawn", "phase": "same_board", **OPEN},
        alike(Comes("to_be_judged", "70A")),
    ),
)
