"""Law 16B - Information that partner may not use."""

from lawcore.article import consequence
from lawcore.subjects.unauthorised_information.facts import UnauthorisedInformation
from lawcore.subjects.unauthorised_information.law_16 import (
    during_the_board,
    from_a_withdrawn_action,
    he_did_something_else,
    his_choice_is_in_doubt,
    it_brought_nothing,
    it_may_have_paid,
    it_may_point_somewhere,
    it_paid,
    it_points_nowhere,
    nothing_came,
    nothing_else_to_do,
    something_else_perhaps,
    something_may_have_come,
)
from lawcore.subjects.unauthorised_information.orders import (
    ConsiderAnAdjustedScore,
    EndWithAnotherAction,
    EndWithoutAlternative,
    EndWithoutInformation,
    EndWithoutSuggestion,
    LookAtAPenaltyAlone,
    RecordAndPlayOn,
    WeighTheAlternatives,
    WeighTheChoice,
    WeighTheDamage,
    WeighTheInformation,
    WeighTheSuggestion,
)


@consequence("16B2")
def called_at_once(
    unauthorised_information: UnauthorisedInformation,
) -> RecordAndPlayOn | None:
    """A player who thinks such information was used calls the Director, who has play go on."""
    if from_a_withdrawn_action(unauthorised_information):
        return None
    return RecordAndPlayOn() if during_the_board(unauthorised_information) else None


@consequence("16B1")
def no_information(
    unauthorised_information: UnauthorisedInformation,
) -> EndWithoutInformation | None:
    """Where the partner had no extraneous information from him there is nothing to avoid."""
    if from_a_withdrawn_action(unauthorised_information):
        return None
    return EndWithoutInformation() if nothing_came(unauthorised_information) else None


@consequence("16B1")
def information_in_doubt(
    unauthorised_information: UnauthorisedInformation,
) -> WeighTheInformation | None:
    """A remark, question, gesture or tempo may give the partner information."""
    if from_a_withdrawn_action(unauthorised_information):
        return None
    return WeighTheInformation() if something_may_have_come(unauthorised_information) else None


@consequence("16B1(a)")
def no_suggestion(
    unauthorised_information: UnauthorisedInformation,
) -> EndWithoutSuggestion | None:
    """He may not choose what is demonstrably suggested; where nothing is, he is free."""
    if from_a_withdrawn_action(unauthorised_information):
        return None
    return EndWithoutSuggestion() if it_points_nowhere(unauthorised_information) else None


@consequence("16B1(a)")
def suggestion_in_doubt(
    unauthorised_information: UnauthorisedInformation,
) -> WeighTheSuggestion | None:
    """It has to be found whether the information demonstrably suggests one action over another."""
    if from_a_withdrawn_action(unauthorised_information):
        return None
    return WeighTheSuggestion() if it_may_point_somewhere(unauthorised_information) else None


@consequence("16B1(b)")
def no_alternative(
    unauthorised_information: UnauthorisedInformation,
) -> EndWithoutAlternative | None:
    """A player who has no logical alternative may do what the information suggests."""
    return EndWithoutAlternative() if nothing_else_to_do(unauthorised_information) else None


@consequence("16B1(b)")
def alternatives_in_doubt(
    unauthorised_information: UnauthorisedInformation,
) -> WeighTheAlternatives | None:
    """A logical alternative is what players like him seriously consider, and some choose."""
    return WeighTheAlternatives() if something_else_perhaps(unauthorised_information) else None


@consequence("16B1(a)")
def chose_another_action(
    unauthorised_information: UnauthorisedInformation,
) -> EndWithAnotherAction | None:
    """Who does not choose what is suggested does what the law asks."""
    if from_a_withdrawn_action(unauthorised_information):
        return None
    return EndWithAnotherAction() if he_did_something_else(unauthorised_information) else None


@consequence("16B1(a)")
def choice_in_doubt(
    unauthorised_information: UnauthorisedInformation,
) -> WeighTheChoice | None:
    """It has to be found whether what he chose is what was suggested."""
    if from_a_withdrawn_action(unauthorised_information):
        return None
    return WeighTheChoice() if his_choice_is_in_doubt(unauthorised_information) else None


@consequence("16B3")
def no_advantage(
    unauthorised_information: UnauthorisedInformation,
) -> LookAtAPenaltyAlone | None:
    """Without an advantage for the offender nothing is adjusted."""
    if from_a_withdrawn_action(unauthorised_information):
        return None
    return LookAtAPenaltyAlone() if it_brought_nothing(unauthorised_information) else None


@consequence("16B3")
def advantage_in_doubt(
    unauthorised_information: UnauthorisedInformation,
) -> WeighTheDamage | None:
    """It has to be found whether the infraction brought an advantage."""
    if from_a_withdrawn_action(unauthorised_information):
        return None
    return WeighTheDamage() if it_may_have_paid(unauthorised_information) else None


@consequence("16B3")
def advantage_gained(
    unauthorised_information: UnauthorisedInformation,
) -> ConsiderAnAdjustedScore | None:
    """If an infraction brought an advantage the Director considers an adjusted score."""
    if from_a_withdrawn_action(unauthorised_information):
        return None
    return ConsiderAnAdjustedScore() if it_paid(unauthorised_information) else None
