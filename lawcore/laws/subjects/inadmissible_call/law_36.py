"""Laws 19, 36 and 37 - Doubles that may not be made, and players who had to pass."""

from lawcore.engine.article import condition, consequence, derived, remark
from lawcore.engine.ruling import Lead, Order
from lawcore.laws.provisions.facts import NewCall
from lawcore.laws.provisions.orders import (
    BAR_PARTNER_FROM_NOW_ON,
    BAR_PARTNER_THROUGHOUT,
    COMPARE_THE_CALLS,
)
from lawcore.laws.subjects.inadmissible_call import orders
from lawcore.laws.subjects.inadmissible_call.facts import Barred, InadmissibleCall, What


@condition("25A", cited=False)
def slip_of_such_a_call(case: InadmissibleCall) -> bool:
    """The hand or the tongue slipped, and nobody might have made that call."""
    return case.what is not What.WRONG_WORDS and case.what is not What.AFTER_FINAL and case.slip


@consequence(
    "25A1",
    Order(
        "RuleAChangeOfCall",
        decides="another_law",
        leads_to=Lead("changed_call", {"meant": "slip"}, at_once=True),
    ),
)
def was_a_slip(case: InadmissibleCall) -> bool:
    """After a mechanical error or a slip of the tongue the intended call takes its place."""
    return slip_of_such_a_call(case) and not case.late


@condition("25A5")
def slip_noticed_too_late(case: InadmissibleCall) -> bool:
    """Once an opening lead is faced an unintended call is no longer replaced."""
    return slip_of_such_a_call(case) and case.late


@condition("35", cited=False)
def call_as_he_meant(case: InadmissibleCall) -> bool:
    """The player meant to make that call, or may no longer put another in its place."""
    return not case.slip or slip_noticed_too_late(case)


@condition("16B1")
def words_may_tell_something(case: InadmissibleCall) -> bool:
    """What the words have told partner may be unauthorised."""
    return redoubled_as_it_was(case)


@condition("19B3")
def redoubled_as_it_was(case: InadmissibleCall) -> bool:
    """A player who misnames the bid in redoubling has redoubled it as it was made."""
    return case.what is What.WRONG_WORDS


@consequence(
    "19A3",
    Order("TakeTheDoubleAsMade", decides="as_made", effects={"info": "16B"}),
)
def doubled_as_it_was(case: InadmissibleCall) -> bool:
    """A player who misnames the bid in doubling has doubled it as it was made."""
    return words_may_tell_something(case)


@condition("36", cited=False)
def barred_player_doubled_so(case: InadmissibleCall) -> bool:
    """A player who had to pass has made a double that nobody might have made."""
    return case.what is What.BARRED_ACTED and call_as_he_meant(case) and case.also_19


@condition("36", cited=False)
def against_law_19(case: InadmissibleCall) -> bool:
    """It is a double or redouble that Law 19 does not permit."""
    if case.what is What.DBL_RDBL:
        return call_as_he_meant(case)
    return barred_player_doubled_so(case)


@consequence("36C", Order("ScoreAsIfNotMade", decides="not_scored"))
def noticed_after_the_lead(case: InadmissibleCall) -> bool:
    """Noticed after the opening lead was faced, it does not count in the score."""
    return against_law_19(case) and case.late


@condition("36", cited=False)
def noticed_in_time(case: InadmissibleCall) -> bool:
    """The double was noticed before an opening lead was faced."""
    return against_law_19(case) and not noticed_after_the_lead(case)


@consequence("36A", Order("UndoTheDoubleAndWhatFollowed", decides="undone"))
def called_over(case: InadmissibleCall) -> bool:
    """Where the next player has called, that and all later calls are cancelled without more."""
    return noticed_in_time(case) and case.lho_called


@consequence("16C", Order("MindTheCancelledCalls", place=orders.NOTE, effects={"info": "16C"}))
def what_cancelled_calls_told(case: InadmissibleCall) -> bool:
    """What cancelled calls told is authorised for the non-offending side alone."""
    return called_over(case)


@derived
@consequence("36A", orders.HAVE_HIM_PASS_AS_BEFORE, orders.HAVE_HIM_PASS_THROUGHOUT_AS_BEFORE)
def still_has_to_pass(case: InadmissibleCall) -> Order | None:
    """An earlier duty to pass binds the player still, once the double is wiped out."""
    if not called_over(case) or not barred_player_doubled_so(case):
        return None
    if case.barred is Barred.ALWAYS:
        return orders.HAVE_HIM_PASS_THROUGHOUT_AS_BEFORE
    return orders.HAVE_HIM_PASS_AS_BEFORE


@condition("36B", cited=False)
def not_called_over(case: InadmissibleCall) -> bool:
    """The next player has not called over the double of a player who was free to call."""
    return noticed_in_time(case) and not barred_player_doubled_so(case) and not case.lho_called


@consequence("23A", COMPARE_THE_CALLS)
def calls_are_compared(case: InadmissibleCall) -> bool:
    """Whether a call is comparable is found by the tests of this Law."""
    return not_called_over(case) and case.cmp is NewCall.UNSURE


@condition("36B", cited=False)
def double_is_ruled(case: InadmissibleCall) -> bool:
    """Whether the new call is comparable is known, or it has not been made yet."""
    return not_called_over(case) and not calls_are_compared(case)


@condition("36B", cited=False)
def waits_for_a_new_call(case: InadmissibleCall) -> bool:
    """The offender has not made the new call yet."""
    return double_is_ruled(case) and case.cmp is NewCall.NONE


@condition("23A", cited=False)
def found_comparable(case: InadmissibleCall) -> bool:
    """The Director has found the new call comparable."""
    return double_is_ruled(case) and case.cmp is NewCall.YES


@condition("23A", cited=False)
def found_not_comparable(case: InadmissibleCall) -> bool:
    """The Director has found the new call not comparable."""
    return double_is_ruled(case) and case.cmp is NewCall.NO


@consequence("36B1", Order("CancelTheDouble", decides="cancelled"))
def double_is_cancelled(case: InadmissibleCall) -> bool:
    """A double or redouble that Law 19 does not permit is cancelled."""
    return double_is_ruled(case)


@condition("36B2", cited=False)
def made_in_turn(case: InadmissibleCall) -> bool:
    """It was made in turn."""
    return double_is_ruled(case) and not case.out_turn


@condition("36B3")
def other_laws_may_apply(case: InadmissibleCall) -> bool:
    """A lead may be restricted, and the score may be adjusted."""
    return made_in_turn(case)


@consequence("36B2", orders.HAVE_IT_REPLACED, orders.LET_THE_NEW_CALL_STAND)
def legal_call_instead(case: InadmissibleCall) -> Order | None:
    """The offender puts a legal call in its place."""
    if not other_laws_may_apply(case):
        return None
    return orders.HAVE_IT_REPLACED if waits_for_a_new_call(case) else orders.LET_THE_NEW_CALL_STAND


@consequence("36B2", BAR_PARTNER_FROM_NOW_ON, BAR_PARTNER_THROUGHOUT)
def partner_is_silenced(case: InadmissibleCall) -> Order | None:
    """The offender's partner then passes to the end of the auction."""
    if not made_in_turn(case):
        return None
    return BAR_PARTNER_FROM_NOW_ON if waits_for_a_new_call(case) else BAR_PARTNER_THROUGHOUT


@condition("36B4", cited=False)
def made_out_of_turn(case: InadmissibleCall) -> bool:
    """It was made out of turn as well."""
    return double_is_ruled(case) and case.out_turn


@consequence("36B4", orders.RETURN_THE_TURN, orders.LET_THE_NEW_CALL_STAND)
def turn_goes_back(case: InadmissibleCall) -> Order | None:
    """The turn goes back, and the offender makes any legal call in turn."""
    if not made_out_of_turn(case):
        return None
    return orders.RETURN_THE_TURN if waits_for_a_new_call(case) else orders.LET_THE_NEW_CALL_STAND


@consequence("36B4", BAR_PARTNER_FROM_NOW_ON, BAR_PARTNER_THROUGHOUT)
def partner_is_silenced_too(case: InadmissibleCall) -> Order | None:
    """The offender's partner passes to the end, after a double in turn or out of turn."""
    if not made_out_of_turn(case):
        return None
    return BAR_PARTNER_FROM_NOW_ON if waits_for_a_new_call(case) else BAR_PARTNER_THROUGHOUT


@condition("37", cited=False)
def had_to_pass(case: InadmissibleCall) -> bool:
    """A player who had to pass has bid, doubled or redoubled."""
    return case.what is What.BARRED_ACTED and call_as_he_meant(case)


@consequence("37A", orders.LET_THE_ACTION_STAND, orders.LET_THE_ACTION_STAND_AND_HIM_PASS)
def action_called_over(case: InadmissibleCall) -> Order | None:
    """Where the next player has called, the action and all later calls stand."""
    if not had_to_pass(case) or barred_player_doubled_so(case):
        return None
    if not case.lho_called:
        return None
    if case.barred is Barred.ALWAYS:
        return orders.LET_THE_ACTION_STAND_AND_HIM_PASS
    return orders.LET_THE_ACTION_STAND


@condition("37B", cited=False)
def action_not_called_over(case: InadmissibleCall) -> bool:
    """The next player has not called over the action, whichever it was."""
    return had_to_pass(case) and not noticed_after_the_lead(case) and not case.lho_called


@consequence(
    "37B1",
    Order("CancelTheAction", decides="cancelled"),
)
def action_is_cancelled(case: InadmissibleCall) -> bool:
    """The bid, double or redouble of a player who had to pass is cancelled."""
    return action_not_called_over(case)


@consequence("37B2", orders.HAVE_BOTH_PASS_THROUGHOUT)
def both_are_silenced(case: InadmissibleCall) -> bool:
    """A pass takes its place, and both of the side pass from then on."""
    return action_not_called_over(case)


@remark("J49")
def whether_the_cancelled_double_tells(case: InadmissibleCall) -> bool:
    """Whether a cancelled double is unauthorised information."""
    return called_over(case)
