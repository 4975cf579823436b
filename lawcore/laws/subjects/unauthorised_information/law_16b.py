"""Law 16B - Information that partner may not use."""

from lawcore.engine.article import condition, consequence
from lawcore.engine.ruling import Order
from lawcore.laws.subjects.unauthorised_information import law_16, orders
from lawcore.laws.subjects.unauthorised_information.facts import UnauthorisedInformation


@consequence("16B2", orders.RECORD_AND_PLAY_ON)
def called_at_once(case: UnauthorisedInformation) -> bool:
    """A player who thinks such information was used calls the Director, who has play go on."""
    return not law_16.from_a_withdrawn_action(case) and law_16.during_the_board(case)


@consequence("16B1", orders.END_WITHOUT_INFORMATION)
def no_information(case: UnauthorisedInformation) -> bool:
    """Where the partner had no extraneous information there is nothing to avoid."""
    return not law_16.from_a_withdrawn_action(case) and law_16.nothing_came(case)


@consequence("16B1", orders.WEIGH_THE_INFORMATION)
def information_in_doubt(case: UnauthorisedInformation) -> bool:
    """A remark, question, gesture or tempo may give the partner information."""
    return not law_16.from_a_withdrawn_action(case) and law_16.something_may_have_come(case)


@consequence("16B1(a)", orders.END_WITHOUT_SUGGESTION)
def no_suggestion(case: UnauthorisedInformation) -> bool:
    """Nobody may choose what is demonstrably suggested; where nothing is, the choice is free."""
    return not law_16.from_a_withdrawn_action(case) and law_16.it_points_nowhere(case)


@consequence("16B1(a)", orders.WEIGH_THE_SUGGESTION)
def suggestion_in_doubt(case: UnauthorisedInformation) -> bool:
    """It has to be found whether the information demonstrably suggests one action over another."""
    return not law_16.from_a_withdrawn_action(case) and law_16.it_may_point_somewhere(case)


@consequence("16B1(b)", Order("EndWithoutAlternative", decides="stop_no_logical_alternative"))
def no_alternative(case: UnauthorisedInformation) -> bool:
    """A player who has no logical alternative may do what the information suggests."""
    return law_16.nothing_else_to_do(case)


@consequence("16B1(b)", Order("WeighTheAlternatives", decides="weigh_logical_alternative"))
def alternatives_in_doubt(case: UnauthorisedInformation) -> bool:
    """A logical alternative is what players of that class seriously consider, and some choose."""
    return law_16.something_else_perhaps(case)


@consequence("16B1(a)", orders.END_WITH_ANOTHER_ACTION)
def chose_another_action(case: UnauthorisedInformation) -> bool:
    """A player who does not choose what is suggested does what the Law asks."""
    return not law_16.from_a_withdrawn_action(case) and law_16.he_did_something_else(case)


@consequence("16B1(a)", orders.WEIGH_THE_CHOICE)
def choice_in_doubt(case: UnauthorisedInformation) -> bool:
    """It has to be found whether what was chosen is what was suggested."""
    return not law_16.from_a_withdrawn_action(case) and law_16.his_choice_is_in_doubt(case)


@condition("16B1(a)")
def chose_what_was_suggested(case: UnauthorisedInformation) -> bool:
    """With a logical alternative, nobody may choose what the information suggests over it."""
    return not law_16.from_a_withdrawn_action(case) and law_16.he_did_what_was_suggested(case)


@consequence("16B3", orders.LOOK_AT_A_PENALTY_ALONE)
def no_advantage(case: UnauthorisedInformation) -> bool:
    """Without an advantage for the offender nothing is adjusted."""
    return chose_what_was_suggested(case) and law_16.nobody_was_damaged(case)


@consequence("16B3", orders.WEIGH_THE_DAMAGE)
def advantage_in_doubt(case: UnauthorisedInformation) -> bool:
    """It has to be found whether the infraction brought an advantage."""
    return chose_what_was_suggested(case) and law_16.it_may_have_paid(case)


@consequence("16B3", orders.AWARD_A_SCORE)
def advantage_gained(case: UnauthorisedInformation) -> bool:
    """If an infraction brought an advantage the Director assigns an adjusted score."""
    return chose_what_was_suggested(case) and law_16.it_paid(case)
