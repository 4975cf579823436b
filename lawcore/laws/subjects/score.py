"""What is scored: tricks in dispute, a wrong record, a board without a result, and team play.

Laws 12, 79 and 86 - Tricks won, errors in the score, artificial scores, results in teams.
"""

import sys
from enum import StrEnum
from typing import ClassVar

from lawcore.engine.article import condition, consequence, derived
from lawcore.engine.fact import NO, YES, Fact, Facts, YesNo, by_itself, choice_of
from lawcore.engine.records import replace
from lawcore.engine.ruling import DECIDES, Lead, Order, When
from lawcore.engine.subject import declare_subject
from lawcore.laws.provisions import law_92b

Case = StrEnum("Case", "TRICKS ENTRY NO_RESULT PASSED_OUT ADJUSTED TEAMS")
"""What is in question."""

Ground = StrEnum("Ground", "DAMAGE RECTIFICATION")
"""Why an adjusted score is asked for."""

Possible = StrEnum("Possible", "ONE SEVERAL NUMEROUS")
"""How many results were possible without the irregularity."""

Period = StrEnum("Period", "OPEN OVER")
"""Whether the correction period is over."""

Results = StrEnum("Results", "ONE_CLEAR ONE_UNCLEAR NOT_COMPARABLE NONE")
"""What results of the board there are between the same teams."""

Fault = StrEnum("Fault", "NOBODY ONE_SIDE BOTH")
"""Which of the two teams is at fault."""

Responsibility = StrEnum("Responsibility", "DIRECTLY PARTLY NOT SCORED")
"""How far a side is at fault that there is no result, or that it has one already."""

Mixed = StrEnum("Mixed", "NOBODY ONE_SIDE BOTH")
"""Whose played cards were mixed before the tricks were agreed."""


class Score(Facts):
    """One board, in the order in which a director asks."""

    case = Fact(Case)
    claimed = YesNo(YES, NO)
    round_over = YesNo(YES, NO)
    period = Fact(Period)
    convinced = YesNo(YES, NO)
    beyond_doubt = YesNo(YES, NO)
    results = Fact(Results)
    result_known = YesNo(YES, NO)
    fault = Fact(Fault)
    ground = Fact(Ground)
    possible = Fact(Possible)
    fault_ns = Fact(Responsibility)
    fault_ew = Fact(Responsibility)

    mixed = Fact(Mixed, usual=Mixed.NOBODY)
    knew = YesNo(NO, YES, usual=False, volunteered=True)
    several_boards = YesNo(NO, YES, usual=False, volunteered=True)

    incompatible = (
        fault_ns.is_(Responsibility.SCORED).excludes(
            fault_ew, Responsibility.SCORED, impossible=True
        ),
        period.is_(Period.OVER).excludes(case, Case.TRICKS, where=convinced.is_(True, False)),
    )
    certain = (case,)
    choices: ClassVar = {
        "case": (
            *by_itself(Case.TRICKS),
            *(choice_of(Case.ENTRY, period=period) for period in Period),
            *by_itself(Case.NO_RESULT, Case.PASSED_OUT, Case.ADJUSTED, Case.TEAMS),
        )
    }
    likeliest: ClassVar = (mixed, knew, several_boards)


CORRECT_THE_RECORD = Order("CorrectTheRecord", decides="corrected")
CORRECT_IT_IF_ALLOWED = Order("CorrectItIfAllowed", decides="corrected")
LET_THE_RECORD_STAND = Order("LetTheRecordStand", decides="stands")
CHANGE_IT_FOR_BOTH_SIDES = Order("ChangeItForBothSides", decides="changed")
RAISE_IT_FOR_NOBODY = Order("RaiseItForNobody", decides="not_raised")
LOOK_AT_THE_PLAYED_CARDS = Order("LookAtThePlayedCards", place=5)
RULE_FOR_WHO_KEPT_THE_CARDS = Order("RuleForWhoKeptTheCards", place=20)
AWARD_ARTIFICIAL_SCORES = Order(
    "AwardArtificialScores", decides="artificial", takes=("fault_ns", "fault_ew")
)
PLAY_A_SUBSTITUTE = Order("PlayASubstitute", decides="cancelled")
CANCEL_WITHOUT_A_SUBSTITUTE = Order("CancelWithoutASubstitute", decides="cancelled")


def award_artificial_scores(fault_ns: Responsibility, fault_ew: Responsibility) -> Order:
    """Each side's artificial score goes by how far it is at fault, unless it has a score."""
    values = {"fault_ns": fault_ns, "fault_ew": fault_ew}
    return replace(AWARD_ARTIFICIAL_SCORES, values=values)


# Law 79 - Tricks won, and errors in the score.


@condition("79B", cited=False)
def tricks_are_disputed(case: Score) -> bool:
    """The sides do not agree on the tricks won."""
    return case.case is Case.TRICKS


@consequence(
    "79B1",
    Order("RuleOnTheClaim", decides="claim_ruled", leads_to=Lead("claim", at_once=True)),
)
def there_was_a_claim(case: Score) -> bool:
    """After a claim or concession its own Laws apply."""
    return tricks_are_disputed(case) and case.claimed


@condition("79B2", cited=False)
def there_was_no_claim(case: Score) -> bool:
    """Nothing was claimed or conceded."""
    return tricks_are_disputed(case) and not case.claimed


@consequence("79B2", Order("RuleWhatIsRecorded", decides="ruled"))
def called_in_the_round(case: Score) -> bool:
    """Called before the round ends, the Director rules what score is recorded."""
    return there_was_no_claim(case) and not case.round_over


@consequence("66D", LOOK_AT_THE_PLAYED_CARDS, RULE_FOR_WHO_KEPT_THE_CARDS)
def cards_are_inspected(case: Score) -> Order | None:
    """The cards settle it; if one side alone mixed its own the ruling goes for the other."""
    if not called_in_the_round(case) or case.mixed is Mixed.BOTH:
        return None
    return LOOK_AT_THE_PLAYED_CARDS if case.mixed is Mixed.NOBODY else RULE_FOR_WHO_KEPT_THE_CARDS


@consequence("85A1", Order("WeighTheEvidence", place=20))
def both_mixed_their_cards(case: Score) -> bool:
    """The Director finds the facts by the balance of probabilities."""
    return called_in_the_round(case) and case.mixed is Mixed.BOTH


@condition("79B", cited=False)
def asked_after_the_round(case: Score) -> bool:
    """The round had ended, and nothing had been claimed."""
    return there_was_no_claim(case) and case.round_over


@condition("79C1")
def ended_with_the_correction_period(case: Score) -> bool:
    """The period in which a score is corrected has ended."""
    return asked_after_the_round(case) and case.period is Period.OVER


@consequence("79B3", CHANGE_IT_FOR_BOTH_SIDES, RAISE_IT_FOR_NOBODY)
def called_after_the_round(case: Score) -> Order | None:
    """Called after the round, the Director changes both scores only if clearly convinced."""
    if not asked_after_the_round(case) or ended_with_the_correction_period(case):
        return None
    return CHANGE_IT_FOR_BOTH_SIDES if case.convinced else RAISE_IT_FOR_NOBODY


@condition("79C", cited=False)
def record_is_wrong(case: Score) -> bool:
    """The agreed score was recorded or computed wrongly."""
    return case.case is Case.ENTRY


@consequence("79C1", CORRECT_THE_RECORD)
def corrected_in_time(case: Score) -> Order | None:
    """An error in recording or computing is corrected until the correction period ends."""
    return CORRECT_THE_RECORD if record_is_wrong(case) and case.period is Period.OPEN else None


@consequence("79C2", CORRECT_IT_IF_ALLOWED, LET_THE_RECORD_STAND)
def corrected_late(case: Score) -> Order | None:
    """Later it is corrected only if allowed, and beyond reasonable doubt."""
    if not record_is_wrong(case) or case.period is Period.OPEN:
        return None
    return CORRECT_IT_IF_ALLOWED if case.beyond_doubt else LET_THE_RECORD_STAND


@consequence("79A2", Order("ConsiderAPenaltyForKeepingATrick", when=When.DIRECTOR))
def a_side_knew_it_was_wrong(case: Score) -> bool:
    """Nobody knowingly accepts a trick that the own side did not win."""
    return (tricks_are_disputed(case) or record_is_wrong(case)) and case.knew


# Law 86 - Team play.


@condition("86", cited=False)
def in_teams(case: Score) -> bool:
    """A board of a team match has no proper pair of results."""
    return case.case is Case.TEAMS


@consequence("86B1", Order("AssignAScore", decides="assigned"))
def one_result_is_clearly_good(case: Score) -> bool:
    """With one result clearly good for a side an adjusted score is an assigned one."""
    return in_teams(case) and case.results is Results.ONE_CLEAR


@condition("86B2", cited=False)
def results_cannot_be_compared(case: Score) -> bool:
    """The results of the teams cannot be compared, or there is but one, not clearly good."""
    return in_teams(case) and case.results in (Results.NOT_COMPARABLE, Results.ONE_UNCLEAR)


@condition("82B", cited=False)
def board_was_not_played(case: Score) -> bool:
    """There is no result of the board at either table."""
    return in_teams(case) and case.results is Results.NONE


@condition("86A")
def match_could_be_known(case: Score) -> bool:
    """A contestant could know the final result of the match without that board."""
    return case.result_known


@consequence("86B2(a)", PLAY_A_SUBSTITUTE, CANCEL_WITHOUT_A_SUBSTITUTE)
def no_team_is_at_fault(case: Score) -> Order | None:
    """Without fault the board is cancelled, for artificial scores or a substitute board."""
    if not results_cannot_be_compared(case) or case.fault is not Fault.NOBODY:
        return None
    return CANCEL_WITHOUT_A_SUBSTITUTE if match_could_be_known(case) else PLAY_A_SUBSTITUTE


@consequence("86B2(b)", Order("GiveTheBetterOfTwo", decides="better_of_two"))
def one_team_is_at_fault(case: Score) -> bool:
    """The other team gets the better of average plus and an assigned score."""
    return results_cannot_be_compared(case) and case.fault is Fault.ONE_SIDE


@consequence("86B2(c)", Order("CancelTheBoards", decides="cancelled"))
def both_teams_are_at_fault(case: Score) -> bool:
    """With both teams at fault the board is cancelled and artificial scores are awarded."""
    return results_cannot_be_compared(case) and case.fault is Fault.BOTH


@consequence("82B2", Order("HaveItPlayedLater", decides="played_later"))
def may_still_be_played(case: Score) -> bool:
    """The Director may require, postpone or cancel the play of a board."""
    return board_was_not_played(case) and not match_could_be_known(case)


@consequence("6D3", Order("HaveItRedealt"))
def may_be_redealt(case: Score) -> bool:
    """The Director may order a redeal for any reason compatible with the Laws."""
    return may_still_be_played(case)


@consequence("86A", Order("HaveNoneRedealt", decides="not_redealt"))
def adjusted_instead_of_redealt(case: Score) -> bool:
    """Then no board is redealt: an adjusted score is awarded."""
    return board_was_not_played(case) and match_could_be_known(case)


@consequence("86B3", Order("LookForARegulation", place=DECIDES - 1))
def played_at_one_table_only(case: Score) -> bool:
    """The Regulating Authority may provide otherwise for boards played at one table only."""
    return in_teams(case) and case.results is Results.ONE_UNCLEAR


# Laws 22 and 77 - A board that all four have passed.


@consequence("22B", Order("PutAPassedOutHandBack", decides="passed_out"))
def all_four_passed(case: Score) -> bool:
    """After four passes the hands go back without play, and there is no redeal."""
    return case.case is Case.PASSED_OUT


@consequence("77", Order("EnterZeroForBothSides", place=20))
def passed_out_scores_zero(case: Score) -> bool:
    """Each side enters a zero score."""
    return all_four_passed(case)


# Law 12 - A board without a result.


@condition("12A2")
def no_result_can_be_had(case: Score) -> bool:
    """No rectification permits normal play, so an artificial score is awarded."""
    return case.case is Case.NO_RESULT


@condition("12C", cited=False)
def a_score_is_to_be_adjusted(case: Score) -> bool:
    """An adjusted score is asked for of a board that has a result, or could have one."""
    return case.case is Case.ADJUSTED


@consequence("12B2", Order("RefuseToCorrectTheLaw", decides="stands"))
def rectification_is_called_unfair(case: Score) -> bool:
    """That a rectification is too severe or too mild is no reason for an adjusted score."""
    return a_score_is_to_be_adjusted(case) and case.ground is Ground.RECTIFICATION


@condition("12C1(a)", cited=False)
def damage_is_made_good(case: Score) -> bool:
    """The score is adjusted because an irregularity did damage."""
    return a_score_is_to_be_adjusted(case) and case.ground is Ground.DAMAGE


@condition("12C1(a)")
def an_assigned_score_is_possible(case: Score) -> bool:
    """Where an assigned score can be awarded it is."""
    return damage_is_made_good(case) and case.possible is not Possible.NUMEROUS


@consequence("12C1(b)", Order("AssignTheProbableResult", decides="assigned"))
def one_result_was_probable(case: Score) -> bool:
    """An assigned score comes as near as possible to the probable result."""
    return an_assigned_score_is_possible(case) and case.possible is Possible.ONE


@consequence("12C1(c)", Order("WeighThePossibleResults", decides="assigned"))
def several_results_were_possible(case: Score) -> bool:
    """An assigned score may be weighted by how probable several lawful results were."""
    return an_assigned_score_is_possible(case) and case.possible is Possible.SEVERAL


@consequence("12C1(e)", Order("LeaveTheirOwnErrorToThem", place=60))
def own_error_is_not_made_good(case: Score) -> bool:
    """Damage that came of an extremely serious error or a gamble is not given back."""
    return an_assigned_score_is_possible(case)


@condition("12C1(d)")
def possibilities_are_numerous(case: Score) -> bool:
    """Where the possibilities are numerous or not obvious an artificial score may be awarded."""
    return damage_is_made_good(case) and case.possible is Possible.NUMEROUS


@condition("12C2", cited=False)
def scores_are_artificial(case: Score) -> bool:
    """An artificial score is awarded."""
    return no_result_can_be_had(case) or possibilities_are_numerous(case)


@consequence("12C2(a)", AWARD_ARTIFICIAL_SCORES)
def scores_by_responsibility(case: Score) -> Order | None:
    """Average minus, average or average plus goes by how far each contestant is at fault."""
    if scores_are_artificial(case):
        return award_artificial_scores(case.fault_ns, case.fault_ew)
    return None


@derived
@condition("15B3", cited=False)
def one_has_a_score(case: Score) -> bool:
    """A contestant that has a valid score of the board is deprived of nothing."""
    return Responsibility.SCORED in (case.fault_ns, case.fault_ew)


@condition("12C2(a)", cited=False)
def both_get_average(case: Score) -> bool:
    """Each side that is awarded a score is only partly at fault."""
    if case.fault_ns not in (Responsibility.PARTLY, Responsibility.SCORED):
        return False
    return case.fault_ew in (Responsibility.PARTLY, Responsibility.SCORED)


@condition("12C2(a)", cited=False)
def one_alone_is_at_fault(case: Score) -> bool:
    """One side is directly at fault and the other in no way."""
    if case.fault_ns is Responsibility.DIRECTLY:
        return case.fault_ew is Responsibility.NOT
    return case.fault_ns is Responsibility.NOT and case.fault_ew is Responsibility.DIRECTLY


@consequence("12C2(b)", Order("ScoreItInImps", place=60))
def scored_in_imps(case: Score) -> bool:
    """At IMPs average plus or minus is three IMPs, unless a regulation varies it."""
    return scores_are_artificial(case) and not both_get_average(case)


@consequence("12C2(c)", Order("LookAtTheSessionScore", when=When.DIRECTOR))
def session_score_counts(case: Score) -> bool:
    """A session score above sixty or below forty per cent takes the place of it."""
    return scored_in_imps(case)


@consequence("12C2(d)", Order("LookForARegulationOnSeveralBoards", when=When.DIRECTOR))
def several_boards_have_no_result(case: Score) -> bool:
    """The authority may vary the scores of a contestant's later boards without a result."""
    return scores_are_artificial(case) and case.several_boards


@consequence("12C4", Order("TakeTheMeanInKnockout", when=When.DIRECTOR))
def scores_do_not_balance(case: Score) -> bool:
    """In knockout play the average of two scores that do not balance is assigned to each."""
    return scored_in_imps(case) and not one_has_a_score(case) and not one_alone_is_at_fault(case)


SUBJECT = declare_subject(
    "score",
    360,
    Score,
    sys.modules[__name__],
    law_92b,
    premises={law_92b.asked_when_the_right_had_expired: ended_with_the_correction_period},
    since=2017,
    same_effect=(frozenset({"cancelled", "artificial"}),),
    group="cards",
)
