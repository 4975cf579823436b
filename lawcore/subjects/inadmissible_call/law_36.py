"""Laws 19, 36 and 37 - Doubles that may not be made, and players who had to pass."""

from lawcore.article import condition, consequence
from lawcore.provisions.facts import YesNo
from lawcore.provisions.orders import BarPartnerThroughout
from lawcore.subjects.inadmissible_call.facts import Barred, InadmissibleCall, What
from lawcore.subjects.inadmissible_call.orders import (
    CancelTheAction,
    CancelTheDouble,
    HaveBothPassThroughout,
    HaveItReplaced,
    LetTheActionStand,
    LetTheActionStandAndHimPass,
    MindTheCancelledCalls,
    ReturnTheTurn,
    ScoreAsIfNotMade,
    TakeTheDoubleAsMade,
    UndoTheDoubleAndWhatFollowed,
)


@condition("16B")
def words_may_tell_something(inadmissible_call: InadmissibleCall) -> bool:
    """What his words have told his partner may be unauthorised."""
    return redoubled_as_it_was(inadmissible_call)


@condition("19B3")
def redoubled_as_it_was(inadmissible_call: InadmissibleCall) -> bool:
    """Who misnames the bid in redoubling has redoubled it as it was made."""
    return inadmissible_call.what is What.WRONG_WORDS


@consequence("19A3")
def doubled_as_it_was(inadmissible_call: InadmissibleCall) -> TakeTheDoubleAsMade | None:
    """Who misnames the bid in doubling has doubled it as it was made."""
    return TakeTheDoubleAsMade() if words_may_tell_something(inadmissible_call) else None


@condition("36", cited=False)
def barred_player_doubled_so(inadmissible_call: InadmissibleCall) -> bool:
    """A player who had to pass has made a double that nobody might have made."""
    if inadmissible_call.what is not What.BARRED_ACTED:
        return False
    return inadmissible_call.also_19 is YesNo.YES


@condition("36", cited=False)
def against_law_19(inadmissible_call: InadmissibleCall) -> bool:
    """It is a double or redouble that Law 19 does not permit."""
    if inadmissible_call.what is What.DBL_RDBL:
        return True
    return barred_player_doubled_so(inadmissible_call)


@consequence("36C")
def noticed_after_the_lead(inadmissible_call: InadmissibleCall) -> ScoreAsIfNotMade | None:
    """Noticed after the opening lead was faced, it does not count in the score."""
    if not against_law_19(inadmissible_call):
        return None
    return ScoreAsIfNotMade() if inadmissible_call.late is YesNo.YES else None


@condition("36", cited=False)
def noticed_in_time(inadmissible_call: InadmissibleCall) -> bool:
    """The double was noticed before an opening lead was faced."""
    return against_law_19(inadmissible_call) and not noticed_after_the_lead(inadmissible_call)


@consequence("36A")
def called_over(inadmissible_call: InadmissibleCall) -> UndoTheDoubleAndWhatFollowed | None:
    """Where the next player has called, that and all later calls are cancelled without more."""
    if not noticed_in_time(inadmissible_call):
        return None
    if inadmissible_call.lho_called is YesNo.YES:
        return UndoTheDoubleAndWhatFollowed()
    return None


@consequence("16C")
def what_cancelled_calls_told(inadmissible_call: InadmissibleCall) -> MindTheCancelledCalls | None:
    """What cancelled calls told is authorised for the non-offending side alone."""
    return MindTheCancelledCalls() if called_over(inadmissible_call) else None


@condition("36B", cited=False)
def not_called_over(inadmissible_call: InadmissibleCall) -> bool:
    """The next player has not called over the double."""
    return noticed_in_time(inadmissible_call) and inadmissible_call.lho_called is YesNo.NO


@consequence("36B1")
def double_is_cancelled(inadmissible_call: InadmissibleCall) -> CancelTheDouble | None:
    """A double or redouble that Law 19 does not permit is cancelled."""
    return CancelTheDouble() if not_called_over(inadmissible_call) else None


@condition("36B2", cited=False)
def made_in_turn(inadmissible_call: InadmissibleCall) -> bool:
    """It was made in turn."""
    return not_called_over(inadmissible_call) and inadmissible_call.out_turn is YesNo.NO


@condition("36B3")
def other_laws_may_apply(inadmissible_call: InadmissibleCall) -> bool:
    """A lead may be restricted, and the score may be adjusted."""
    return made_in_turn(inadmissible_call)


@consequence("36B2")
def legal_call_instead(inadmissible_call: InadmissibleCall) -> HaveItReplaced | None:
    """The offender puts a legal call in its place."""
    return HaveItReplaced() if other_laws_may_apply(inadmissible_call) else None


@consequence("36B2")
def partner_is_silenced(inadmissible_call: InadmissibleCall) -> BarPartnerThroughout | None:
    """The offender's partner then passes whenever it is his turn."""
    return BarPartnerThroughout() if made_in_turn(inadmissible_call) else None


@condition("36B4", cited=False)
def made_out_of_turn(inadmissible_call: InadmissibleCall) -> bool:
    """It was made out of turn as well."""
    return not_called_over(inadmissible_call) and inadmissible_call.out_turn is YesNo.YES


@consequence("36B4")
def turn_goes_back(inadmissible_call: InadmissibleCall) -> ReturnTheTurn | None:
    """The turn goes back, and the offender makes any legal call at his own."""
    return ReturnTheTurn() if made_out_of_turn(inadmissible_call) else None


@consequence("36B4")
def partner_is_silenced_too(inadmissible_call: InadmissibleCall) -> BarPartnerThroughout | None:
    """The offender's partner passes whenever it is his turn, out of turn as in turn."""
    return BarPartnerThroughout() if made_out_of_turn(inadmissible_call) else None


@condition("37", cited=False)
def had_to_pass(inadmissible_call: InadmissibleCall) -> bool:
    """A player who had to pass has bid, doubled or redoubled."""
    if inadmissible_call.what is not What.BARRED_ACTED:
        return False
    return not barred_player_doubled_so(inadmissible_call)


@consequence("37A")
def action_called_over(
    inadmissible_call: InadmissibleCall,
) -> LetTheActionStand | LetTheActionStandAndHimPass | None:
    """Where the next player has called, the action and all later calls stand."""
    if not had_to_pass(inadmissible_call) or inadmissible_call.lho_called is YesNo.NO:
        return None
    if inadmissible_call.barred is Barred.ALWAYS:
        return LetTheActionStandAndHimPass()
    return LetTheActionStand()


@condition("37B", cited=False)
def action_not_called_over(inadmissible_call: InadmissibleCall) -> bool:
    """The next player has not called over the action."""
    return had_to_pass(inadmissible_call) and inadmissible_call.lho_called is YesNo.NO


@consequence("37B1")
def action_is_cancelled(inadmissible_call: InadmissibleCall) -> CancelTheAction | None:
    """The action of a player who had to pass is cancelled."""
    return CancelTheAction() if action_not_called_over(inadmissible_call) else None


@consequence("37B2")
def both_are_silenced(inadmissible_call: InadmissibleCall) -> HaveBothPassThroughout | None:
    """A pass takes its place, and both of the side pass from then on."""
    return HaveBothPassThroughout() if action_not_called_over(inadmissible_call) else None
