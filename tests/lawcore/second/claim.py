"""A second procedure for claims and concessions, down the order of decision of the specification.

It shares nothing with the provisions. A fact is read only where it is needed, so a mapping that
forks on the first fact it does not hold can walk through every world.
"""

from collections.abc import Mapping
from functools import partial
from typing import TypeAlias

from tests.lawcore.editions import as_of

Told: TypeAlias = Mapping[str, str | int | bool]
Found: TypeAlias = tuple[str, str, frozenset[str]]
"""Status, deciding article, orders."""

HEARING = ("AskForTheStatement", "HearTheObjections")
ACCEPTED = frozenset({"AcceptTheClaim"})


NUMBERS_OF_71 = {1997: ("71A", ""), 2007: ("71(1)", "71(2)"), 2017: ("71A", "71B")}
"""Of a trick won already, and of one that could not be lost."""


def rule(edition: int, facts: Told, settings: Told) -> Found:
    """What the matter comes to: status, deciding article, orders."""
    accepted = facts["accepted"]
    if facts["phase"] == "correction_period_over":
        return "too_late", "79C", frozenset({"LetTheResultStand"})
    early = facts["phase"] == "same_board"
    if accepted not in {"no", "later_withdrawn"} or not early:
        objected = early and facts["partner_objected_immediately"]
        after = _no_concession if objected else partial(_after_agreement, early=early)
        return after(edition, facts)
    if facts["about_current_trick_only"]:
        unauthorised = {"WeighWhatPartnerLearned", "LookForAPrematureCard"}
        more = unauthorised if facts["by"] == "defender" else set()
        return "no_claim", "68", frozenset({"PlayOn", *more, *_not_by_a_claim(facts)})
    if facts["act"] == "showed_cards" and facts["clearly_no_claim_intended"] != "none":
        shown = {"TakeItForNoClaim", _shown(edition, facts)}
        return "no_claim", "68A", frozenset(shown | _not_by_a_claim(facts))
    if _nothing_conceded(facts):
        return _no_concession(edition, facts)
    return _disputed(edition, facts, settings)


def _no_concession(edition: int, facts: Told) -> Found:
    """A defender's partner objected at once, whatever declarer says of it."""
    orders = {"PlayOnWithoutAConcession", "WeighWhatPartnerLearned"}
    article = "68B" if edition == 1997 else "68B2"
    return "no_concession", article, frozenset(orders | _not_by_a_claim(facts))


def _not_by_a_claim(facts: Told) -> set[str]:
    """63A3 and 63A4 need a claim or concession; without one the revoke awaits 63A1 or 63A2."""
    return {"RuleTheRevokeAsWell"} if facts["revoke_pending"] != "none" else set()


def _nothing_conceded(facts: Told) -> bool:
    """A defender gave tricks up and his partner objected; who claims them all gives none up."""
    if facts["by"] != "defender" or not facts["partner_objected_immediately"]:
        return False
    return facts["act"] in {"said_lose_n", "abandoned_hand"} or not facts["claimed_all"]


def _shown(edition: int, facts: Told) -> str:
    if facts["by"] == "defender":
        return "RuleTheExposedCards"
    after_a_lead = facts["clearly_no_claim_intended"] == "lead_out_of_turn"
    if not after_a_lead:
        return "ReturnTheCardsToDeclarer"
    return "RuleOnThatLead" if edition == 1997 else "RuleTheOpeningLead"


def _after_agreement(edition: int, facts: Told, *, early: bool) -> Found:
    revoke = _revoke(edition, facts, early=early)
    if revoke == "first":
        return "revoke_first", "62A", frozenset({"CorrectTheRevokeFirst"})
    then = {"ThenRuleTheRevoke"} if revoke == "then" else set()
    if facts["accepted"] in {"yes", "silent"}:
        status = "not_yet_agreed" if early else "agreed"
        order = "ScoreUnlessSomebodyObjects" if early else "ScoreAsClaimed"
        return status, "69A", frozenset({order, "CancelWhatCouldNotBeLost", *then})
    if facts["accepted"] in {"no", "later_withdrawn"}:
        status, article, order = _law_69(edition, str(facts["trick_given_up"]))
    else:
        status, article, order = _law_71(edition, str(facts["trick_given_up"]), early=early)
    return status, article, frozenset({order, *then})


def _revoke(edition: int, facts: Told, *, early: bool) -> str | None:
    """Whether a revoke is corrected first, or counted after the claim."""
    if facts["revoke_pending"] == "none":
        return None
    if facts["revoke_pending"] == "claimers":
        return "then"
    agreed_at_once = facts["accepted"] in {"yes", "later_withdrawn"} and edition < 2017
    return "then" if agreed_at_once or not early else "first"


def _law_69(edition: int, trick: str) -> tuple[str, str, str]:
    won = trick in {"already_won", "contract_settled"}
    sure = trick in {"no_legal_play_loses_it", "no_normal_play_loses_it"}
    if trick == "open":
        return "to_be_judged", "69B", "JudgeTheTrickGivenUp"
    if edition == 1997:
        if won or sure:
            return "trick_restored", "69B", "RestoreTheTrick"
        return "stands", "69B", "LetTheAgreementStand"
    if won:
        return "trick_restored", "69B1", "RestoreTheTrick"
    if sure or trick == "likely_won":
        return "trick_restored", "69B2", "RestoreTheTrick"
    return "stands", "69B", "LetTheAgreementStand"


def _law_71(edition: int, trick: str, *, early: bool) -> tuple[str, str, str]:
    won, sure = as_of(NUMBERS_OF_71, edition)
    article = {
        "already_won": won,
        "contract_settled": "71B" if edition == 1997 else won,
        "no_legal_play_loses_it": "71A" if edition == 1997 else sure,
        "no_normal_play_loses_it": ("71C" if early else "") if edition == 1997 else sure,
    }.get(trick, "")
    if article:
        return "trick_restored", article, "RestoreTheTrick"
    if trick == "open":
        return "to_be_judged", "71", "JudgeTheTrickGivenUp"
    return "stands", "71", "LetTheConcessionStand"


def _disputed(edition: int, facts: Told, settings: Told) -> Found:
    if edition >= 2017 and facts["played_on"] == "all_agreed":
        stands = {"LetThePlayedScoreStand", *_not_by_a_claim(facts)}
        return "played_out", "68D2(b)(ii)", frozenset(stands)
    revoke = _revoke(edition, facts, early=True)
    if revoke == "first":
        return "revoke_first", "62A", frozenset({"CorrectTheRevokeFirst"})
    more = {"ThenRuleTheRevoke"} if revoke == "then" else set()
    claim = facts["act"] not in {"said_lose_n", "abandoned_hand"}
    if facts["played_on"] == "no":
        doubted_at_once = edition >= 2017 and facts["accepted"] == "no"
        more |= {"AllowPlayingOn"} if doubted_at_once else set()
    elif edition == 1997:
        more |= {"DisregardTheLaterPlay"}
    else:
        more |= {"RuleInSpiteOfTheLaterPlay"}
        more |= {"WeighTheLaterPlay"} if edition == 2007 and claim else set()
    if not claim:
        status, article, order = _law_71(edition, str(facts["trick_given_up"]), early=True)
        if article == "71" and edition > 1997:
            status, article, order = _weighed(str(facts["trick_given_up"]))
        return status, article, frozenset({order, *more})
    if edition > 1997 and settings and facts["order_unstated"]:
        more |= {"TakeTheSuitFromTheTop"}
    status, article, orders = _law_70(edition, facts)
    return status, article, orders | more


def _weighed(trick: str) -> tuple[str, str, str]:
    if trick in {"open", "likely_won"}:
        return "to_be_judged", "70A", "JudgeTheConcession"
    return "stands", "70A", "LetTheConcessionStand"


def _law_70(edition: int, facts: Told) -> Found:
    trump = _trump(facts)
    if trump == "yes":
        return "refused", "70C", frozenset({"AwardATrickToTheTrump"})
    tests = {"TestTheTrump"} if trump == "open" else set()
    partner = edition > 1997 and facts["by"] == "defender"
    if partner and facts["defender_claim_depends_on_partner"]:
        return "refused", "70D2", frozenset({"RefuseWhatHangsOnPartner", *tests})
    if facts["needs_card_position"] != "none":
        assumed = _position(edition, facts)
        if assumed == "no":
            article = "70E" if edition == 1997 else "70E1"
            return "refused", article, frozenset({"RefuseTheCardPosition", *tests})
        tests |= {"TestTheCardPosition"} if assumed == "open" else set()
    if tests:
        return _judged(edition, {*tests, "TestTheNormalLines"})
    return _normal_lines(edition, facts)


def _normal_lines(edition: int, facts: Told) -> Found:
    """What is left where nothing else refuses the claim: whether a normal line wins less."""
    article = "70D" if edition == 1997 else "70D1"
    loses = "no" if _no_other_line(edition, facts) else facts["less_successful_normal_line"]
    if loses == "yes":
        return "refused", article, frozenset({"RefuseTheUnstatedLine"})
    if loses == "open":
        return _judged(edition, {"TestTheNormalLines"})
    return "accepted", article, ACCEPTED


def _no_other_line(edition: int, facts: Told) -> bool:
    """Until 2007: any other line would be irrational, so that no normal one is left."""
    if edition >= 2017 or facts["needs_card_position"] != "nobody_showed_out":
        return False
    if facts["would_show_out_any_normal"] != "no":
        return False
    return facts["alternative_irrational"] == "yes"


def _judged(edition: int, tests: set[str]) -> Found:
    faced = "HaveAllCardsFaced" if edition == 1997 else "HaveCardsFacedIfNeeded"
    return "to_be_judged", "70A", frozenset({"JudgeTheClaim", *HEARING, faced, *tests})


def _trump(facts: Told) -> str:
    if facts["trumps_out"] != "not_mentioned" or facts["claimer_unaware_likely"] == "no":
        return "no"
    if facts["trump_can_score_normal"] == "no":
        return "no"
    both = {facts["claimer_unaware_likely"], facts["trump_can_score_normal"]}
    return "open" if "open" in both else "yes"


def _position(edition: int, facts: Told) -> str:
    """Whether the position may be assumed."""
    if facts["needs_card_position"] == "opponent_showed_out":
        return "yes"
    shown = str(facts["would_show_out_any_normal"])
    if shown == "no" and edition < 2017:
        return str(facts["alternative_irrational"])
    return shown


def weighed(edition: int, status: str, told: Told) -> set[str]:
    """Return the points of judgement that the specification names for what was told."""
    claimed = told.get("act") in {"said_win_n", "curtail", "showed_cards"}
    if status == "no_concession" and told["accepted"] not in {"no", "later_withdrawn"}:
        return set()
    if told["accepted"] == "silent":
        found = {"J23"} if status != "too_late" else set()
        return found | ({"J17"} if edition >= 2017 and status == "revoke_first" else set())
    contested = told["accepted"] == "no" or (
        told["accepted"] == "later_withdrawn" and told["phase"] == "same_board"
    )
    if contested and status in {"no_claim", "no_concession", "played_out"}:
        return {"J9"} if edition == 2007 and status == "no_concession" and claimed else set()
    found = {"J17"} if edition >= 2017 and status == "revoke_first" else set()
    in_question = contested or told["accepted"] == "conceder_withdraws"
    unsettled = told.get("trick_given_up") in {"likely_won", "open"}
    if contested and not claimed and edition > 1997 and unsettled:
        found.add("J25")
    open_concession = status == "to_be_judged" and told.get("trick_given_up") == "open"
    if status != "revoke_first" and ((contested and claimed) or (in_question and open_concession)):
        found.add("J18")
    return found
