"""Law 16C - What a withdrawn call or play told, by the same questions."""

from lawcore.article import consequence, derived
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
    something_may_have_come,
)
from lawcore.subjects.unauthorised_information.orders import (
    ConsiderAnAdjustedScore,
    EndWithAnotherAction,
    EndWithoutInformation,
    EndWithoutSuggestion,
    LookAtAPenaltyAlone,
    RecordAndPlayOn,
    WeighTheChoice,
    WeighTheDamage,
    WeighTheInformation,
    WeighTheSuggestion,
)


@derived
@consequence("16C2")
def withdrawn_and_called_at_once(
    unauthorised_information: UnauthorisedInformation,
) -> RecordAndPlayOn | None:
    """After a withdrawn call or play too the Director notes the facts, and play goes on."""
    if not from_a_withdrawn_action(unauthorised_information):
        return None
    return RecordAndPlayOn() if during_the_board(unauthorised_information) else None


@consequence("16C2")
def withdrawn_without_information(
    unauthorised_information: UnauthorisedInformation,
) -> EndWithoutInformation | None:
    """Where a withdrawn call or play told nothing there is nothing to avoid."""
    if not from_a_withdrawn_action(unauthorised_information):
        return None
    return EndWithoutInformation() if nothing_came(unauthorised_information) else None


@consequence("16C2")
def withdrawn_with_information_in_doubt(
    unauthorised_information: UnauthorisedInformation,
) -> WeighTheInformation | None:
    """What a withdrawn call or play may have told is weighed."""
    if not from_a_withdrawn_action(unauthorised_information):
        return None
    return WeighTheInformation() if something_may_have_come(unauthorised_information) else None


@consequence("16C2")
def withdrawn_without_suggestion(
    unauthorised_information: UnauthorisedInformation,
) -> EndWithoutSuggestion | None:
    """Where a withdrawn call or play suggests nothing the offending side chooses freely."""
    if not from_a_withdrawn_action(unauthorised_information):
        return None
    return EndWithoutSuggestion() if it_points_nowhere(unauthorised_information) else None


@consequence("16C2")
def withdrawn_with_suggestion_in_doubt(
    unauthorised_information: UnauthorisedInformation,
) -> WeighTheSuggestion | None:
    """It has to be found whether the withdrawn call or play suggests one action over another."""
    if not from_a_withdrawn_action(unauthorised_information):
        return None
    return WeighTheSuggestion() if it_may_point_somewhere(unauthorised_information) else None


@consequence("16C2")
def withdrawn_and_chose_another(
    unauthorised_information: UnauthorisedInformation,
) -> EndWithAnotherAction | None:
    """Who does not choose what a withdrawn call or play suggests does what the law asks."""
    if not from_a_withdrawn_action(unauthorised_information):
        return None
    return EndWithAnotherAction() if he_did_something_else(unauthorised_information) else None


@consequence("16C2")
def withdrawn_with_choice_in_doubt(
    unauthorised_information: UnauthorisedInformation,
) -> WeighTheChoice | None:
    """It has to be found whether what he chose is what a withdrawn call or play suggested."""
    if not from_a_withdrawn_action(unauthorised_information):
        return None
    return WeighTheChoice() if his_choice_is_in_doubt(unauthorised_information) else None


@consequence("16C3")
def withdrawn_without_advantage(
    unauthorised_information: UnauthorisedInformation,
) -> LookAtAPenaltyAlone | None:
    """Without damage from a withdrawn call or play nothing is adjusted."""
    if not from_a_withdrawn_action(unauthorised_information):
        return None
    return LookAtAPenaltyAlone() if it_brought_nothing(unauthorised_information) else None


@consequence("16C3")
def withdrawn_with_advantage_in_doubt(
    unauthorised_information: UnauthorisedInformation,
) -> WeighTheDamage | None:
    """It has to be found whether use of a withdrawn call or play did damage."""
    if not from_a_withdrawn_action(unauthorised_information):
        return None
    return WeighTheDamage() if it_may_have_paid(unauthorised_information) else None


@consequence("16C3")
def withdrawn_with_damage(
    unauthorised_information: UnauthorisedInformation,
) -> ConsiderAnAdjustedScore | None:
    """If use of a withdrawn call or play did damage the Director considers an adjusted score."""
    if not from_a_withdrawn_action(unauthorised_information):
        return None
    return ConsiderAnAdjustedScore() if it_paid(unauthorised_information) else None
