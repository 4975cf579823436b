"""Law 16C - What a withdrawn call or play told, by the same questions."""

from lawcore.engine.article import condition, consequence, derived
from lawcore.laws.subjects.unauthorised_information import law_16, orders
from lawcore.laws.subjects.unauthorised_information.facts import UnauthorisedInformation


@derived
@consequence("16C2", orders.RECORD_AND_PLAY_ON)
def withdrawn_and_called_at_once(case: UnauthorisedInformation) -> bool:
    """After a withdrawn call or play too the Director notes the facts, and play goes on."""
    return law_16.from_a_withdrawn_action(case) and law_16.during_the_board(case)


@consequence("16C2", orders.END_WITHOUT_INFORMATION)
def withdrawn_without_information(case: UnauthorisedInformation) -> bool:
    """Where a withdrawn call or play told nothing there is nothing to avoid."""
    return law_16.from_a_withdrawn_action(case) and law_16.nothing_came(case)


@consequence("16C2", orders.WEIGH_THE_INFORMATION)
def withdrawn_with_information_in_doubt(case: UnauthorisedInformation) -> bool:
    """What a withdrawn call or play may have told is weighed."""
    return law_16.from_a_withdrawn_action(case) and law_16.something_may_have_come(case)


@consequence("16C2", orders.END_WITHOUT_SUGGESTION)
def withdrawn_without_suggestion(case: UnauthorisedInformation) -> bool:
    """Where a withdrawn call or play suggests nothing the offending side chooses freely."""
    return law_16.from_a_withdrawn_action(case) and law_16.it_points_nowhere(case)


@consequence("16C2", orders.WEIGH_THE_SUGGESTION)
def withdrawn_with_suggestion_in_doubt(case: UnauthorisedInformation) -> bool:
    """It has to be found whether the withdrawn call or play suggests one action over another."""
    return law_16.from_a_withdrawn_action(case) and law_16.it_may_point_somewhere(case)


@consequence("16C2", orders.END_WITH_ANOTHER_ACTION)
def withdrawn_and_chose_another(case: UnauthorisedInformation) -> bool:
    """Not to choose what a withdrawn call or play suggests is what the Law asks."""
    return law_16.from_a_withdrawn_action(case) and law_16.he_did_something_else(case)


@consequence("16C2", orders.WEIGH_THE_CHOICE)
def withdrawn_with_choice_in_doubt(case: UnauthorisedInformation) -> bool:
    """It has to be found whether what was chosen is what a withdrawn call or play suggested."""
    return law_16.from_a_withdrawn_action(case) and law_16.his_choice_is_in_doubt(case)


@condition("16C2")
def withdrawn_and_chose_what_was_suggested(case: UnauthorisedInformation) -> bool:
    """The offending side may not choose what its withdrawn call or play suggests."""
    return law_16.from_a_withdrawn_action(case) and law_16.he_did_what_was_suggested(case)


@consequence("16C3", orders.LOOK_AT_A_PENALTY_ALONE)
def withdrawn_without_advantage(case: UnauthorisedInformation) -> bool:
    """Without damage from a withdrawn call or play nothing is adjusted."""
    return withdrawn_and_chose_what_was_suggested(case) and law_16.nobody_was_damaged(case)


@consequence("16C3", orders.WEIGH_THE_DAMAGE)
def withdrawn_with_advantage_in_doubt(case: UnauthorisedInformation) -> bool:
    """It has to be found whether use of a withdrawn call or play did damage."""
    return withdrawn_and_chose_what_was_suggested(case) and law_16.it_may_have_paid(case)


@consequence("16C3", orders.AWARD_A_SCORE)
def withdrawn_with_damage(case: UnauthorisedInformation) -> bool:
    """If use of a withdrawn call or play did damage the Director assigns an adjusted score."""
    return withdrawn_and_chose_what_was_suggested(case) and law_16.it_paid(case)
