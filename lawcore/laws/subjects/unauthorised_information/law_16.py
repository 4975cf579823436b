"""Law 16 - The questions on information from partner, in their order, and where they end."""

from lawcore.engine.article import condition, consequence, remark
from lawcore.engine.ruling import Order
from lawcore.laws.provisions.facts import Judged
from lawcore.laws.subjects.unauthorised_information.facts import (
    Chosen,
    Source,
    UnauthorisedInformation,
    When,
)


@condition("16D", cited=False)
def from_elsewhere(case: UnauthorisedInformation) -> bool:
    """It came neither from partner nor from an opponent's card seen in the auction or play."""
    if case.source is Source.OTHER:
        return True
    return case.source is Source.OPPONENTS_CARD and not case.called_before


@condition("16D1")
def not_from_partner(case: UnauthorisedInformation) -> bool:
    """Information from elsewhere than partner is extraneous information."""
    return from_elsewhere(case)


@condition("92B", cited=False)
def asked_too_late(case: UnauthorisedInformation) -> bool:
    """The Director was asked after play, when the right to a ruling had expired."""
    return not used_rightly(case) and case.when is When.TOO_LATE


@condition("16D2(d)")
def only_the_score_is_left(case: UnauthorisedInformation) -> bool:
    """Once play is over an adjusted score is all that can still be given."""
    return not_from_partner(case) and case.when is When.AFTER


@condition("16D3")
def it_came_after_the_first_call(case: UnauthorisedInformation) -> bool:
    """Of what was received after the first call only 16D2(c) and 16D2(d) speak."""
    return only_the_score_is_left(case) and case.called_before


@consequence("16D2(c)", Order("AdjustIfItMattered", decides="not_from_partner"))
def it_may_have_affected_the_result(case: UnauthorisedInformation) -> bool:
    """Of a board that was played the score is adjusted if the information affected the result."""
    return it_came_after_the_first_call(case) or only_the_score_is_left(case)


@condition("16D", cited=False)
def the_board_is_not_over(case: UnauthorisedInformation) -> bool:
    """The information came from elsewhere, and the board is still to be played or finished."""
    return not_from_partner(case) and case.when is When.NOW


@consequence("16D2", Order("TreatItAsExtraneous", decides="not_from_partner"))
def received_before_the_first_call(case: UnauthorisedInformation) -> bool:
    """Before the first call the Director may change seats, redeal, let it be played or adjust."""
    return the_board_is_not_over(case) and not case.called_before


@consequence("16D3", Order("LetItBePlayedOrAdjust", decides="not_from_partner"))
def received_after_the_first_call(case: UnauthorisedInformation) -> bool:
    """After the first call the board is played, the Director ready to adjust, or is adjusted."""
    return the_board_is_not_over(case) and case.called_before


@consequence("74C5", Order("LetItBeUsed", decides="may_be_used"))
def an_opponents_card_was_seen(case: UnauthorisedInformation) -> bool:
    """A player may act on an opponent's card that was seen unintentionally."""
    return case.source is Source.OPPONENTS_CARD and not from_elsewhere(case)


@consequence("16C1", Order("LetTheInnocentUseIt", decides="may_be_used"))
def withdrawn_and_not_his_fault(case: UnauthorisedInformation) -> bool:
    """All that a withdrawn action has told is authorised for the side that did not err."""
    return case.source is Source.OF_THE_OFFENDERS


@condition("16", cited=False)
def used_rightly(case: UnauthorisedInformation) -> bool:
    """The player may use the information, wherever it has come from."""
    return an_opponents_card_was_seen(case) or withdrawn_and_not_his_fault(case)


@condition("16B", cited=False)
def not_from_partner_at_all(case: UnauthorisedInformation) -> bool:
    """The questions on information from partner do not arise."""
    return not_from_partner(case) or used_rightly(case)


@condition("16C", cited=False)
def from_a_withdrawn_action(case: UnauthorisedInformation) -> bool:
    """It came from a call or play that was withdrawn."""
    return case.source is Source.WITHDRAWN


@condition("16B", cited=False)
def during_the_board(case: UnauthorisedInformation) -> bool:
    """The Director was called during the auction or the play."""
    return not not_from_partner_at_all(case) and case.when is When.NOW


@condition("16B", cited=False)
def play_has_ended(case: UnauthorisedInformation) -> bool:
    """The Director looks at it after the play, in time."""
    return not not_from_partner_at_all(case) and case.when is When.AFTER


@condition("16B", cited=False)
def nothing_came(case: UnauthorisedInformation) -> bool:
    """By the Director's finding no information reached the partner."""
    return play_has_ended(case) and case.u_info is Judged.NO


@condition("16B", cited=False)
def something_may_have_come(case: UnauthorisedInformation) -> bool:
    """Whether information reached the partner is in doubt."""
    return play_has_ended(case) and case.u_info is Judged.UNSURE


@condition("16B", cited=False)
def information_came(case: UnauthorisedInformation) -> bool:
    """By the Director's finding information reached the partner."""
    return play_has_ended(case) and case.u_info is Judged.YES


@condition("16B", cited=False)
def it_points_nowhere(case: UnauthorisedInformation) -> bool:
    """It suggests no action over another."""
    return information_came(case) and case.u_points is Judged.NO


@condition("16B", cited=False)
def it_may_point_somewhere(case: UnauthorisedInformation) -> bool:
    """Whether it suggests an action is in doubt."""
    return information_came(case) and case.u_points is Judged.UNSURE


@condition("16B", cited=False)
def it_suggests_an_action(case: UnauthorisedInformation) -> bool:
    """It demonstrably suggests one action over another."""
    return information_came(case) and case.u_points is Judged.YES


@condition("16B", cited=False)
def nothing_else_to_do(case: UnauthorisedInformation) -> bool:
    """There was no logical alternative."""
    return it_suggests_an_action(case) and case.u_la is Judged.NO


@condition("16B", cited=False)
def something_else_perhaps(case: UnauthorisedInformation) -> bool:
    """Whether there was a logical alternative is in doubt."""
    return it_suggests_an_action(case) and case.u_la is Judged.UNSURE


@condition("16B", cited=False)
def there_was_an_alternative(case: UnauthorisedInformation) -> bool:
    """There was a logical alternative."""
    return it_suggests_an_action(case) and case.u_la is Judged.YES


@condition("16B", cited=False)
def he_did_something_else(case: UnauthorisedInformation) -> bool:
    """The player did not choose what was suggested."""
    return there_was_an_alternative(case) and case.u_chose is Chosen.OTHER


@condition("16B", cited=False)
def his_choice_is_in_doubt(case: UnauthorisedInformation) -> bool:
    """Whether the player chose what was suggested is in doubt."""
    return there_was_an_alternative(case) and case.u_chose is Chosen.UNSURE


@condition("16B", cited=False)
def he_did_what_was_suggested(case: UnauthorisedInformation) -> bool:
    """The player chose what was suggested."""
    return there_was_an_alternative(case) and case.u_chose is Chosen.SUGGESTED


@condition("12B1")
def nobody_was_damaged(case: UnauthorisedInformation) -> bool:
    """Where the score is not less favourable for that there is no damage."""
    return he_did_what_was_suggested(case) and case.u_adv is Judged.NO


@condition("16B", cited=False)
def it_may_have_paid(case: UnauthorisedInformation) -> bool:
    """Whether it brought an advantage is in doubt."""
    return he_did_what_was_suggested(case) and case.u_adv is Judged.UNSURE


@condition("16B", cited=False)
def it_paid(case: UnauthorisedInformation) -> bool:
    """It brought the side an advantage."""
    return he_did_what_was_suggested(case) and case.u_adv is Judged.YES


@remark("J52")
def whether_information_came(case: UnauthorisedInformation) -> bool:
    """Whether information reached the partner."""
    return something_may_have_come(case)


@remark("J53")
def what_it_suggests(case: UnauthorisedInformation) -> bool:
    """What the information suggests, and which action counts as suggested."""
    return it_may_point_somewhere(case) or his_choice_is_in_doubt(case)


@remark("J54")
def what_else_he_could_do(case: UnauthorisedInformation) -> bool:
    """Which logical alternatives there were."""
    return something_else_perhaps(case)


@remark("J55")
def whether_it_did_damage(case: UnauthorisedInformation) -> bool:
    """Whether the infraction did damage."""
    return it_may_have_paid(case)
