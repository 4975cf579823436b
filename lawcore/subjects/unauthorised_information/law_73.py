"""Laws 9, 73 and 85 - How the facts are found, and what the partner of the informant has to do."""

from lawcore.article import condition, consequence, practice
from lawcore.subjects.unauthorised_information.facts import UnauthorisedInformation
from lawcore.subjects.unauthorised_information.law_16 import (
    during_the_board,
    he_did_what_was_suggested,
    it_brought_nothing,
    it_may_point_somewhere,
    it_paid,
    play_has_ended,
    something_else_perhaps,
    something_may_have_come,
)
from lawcore.subjects.unauthorised_information.orders import (
    CollectTheEvidence,
    EstablishTheFacts,
    FillInTheFactSheet,
    JudgeHowMuchCareHeTook,
    LookHowHeAvoidedIt,
    PollPeers,
)


@consequence("9B1")
def called_as_soon_as_attention_is_drawn(
    unauthorised_information: UnauthorisedInformation,
) -> EstablishTheFacts | None:
    """The Director is called at once where attention is drawn to an irregularity."""
    return EstablishTheFacts() if during_the_board(unauthorised_information) else None


@consequence("73C1")
def advantage_is_avoided(
    unauthorised_information: UnauthorisedInformation,
) -> LookHowHeAvoidedIt | None:
    """Who has unauthorised information from his partner avoids taking any advantage of it."""
    return LookHowHeAvoidedIt() if something_may_have_come(unauthorised_information) else None


@consequence("85A1")
def balance_of_probabilities(
    unauthorised_information: UnauthorisedInformation,
) -> CollectTheEvidence | None:
    """The Director finds the facts on the balance of probabilities, by what he can collect."""
    return CollectTheEvidence() if something_may_have_come(unauthorised_information) else None


@condition("12B", cited=False)
def damage_is_at_issue(unauthorised_information: UnauthorisedInformation) -> bool:
    """He did what was suggested, so that damage has to be looked for."""
    return he_did_what_was_suggested(unauthorised_information)


@condition("12C", cited=False)
def an_adjusted_score_is_considered(unauthorised_information: UnauthorisedInformation) -> bool:
    """By the Director's findings there was an infraction, and it paid."""
    return it_paid(unauthorised_information)


@consequence("73C2")
def penalty_for_taking_advantage(
    unauthorised_information: UnauthorisedInformation,
) -> JudgeHowMuchCareHeTook | None:
    """Who has not avoided taking advantage may be penalised, whatever the score."""
    if it_brought_nothing(unauthorised_information) or it_paid(unauthorised_information):
        return JudgeHowMuchCareHeTook()
    return None


@practice
@consequence("16B1(b)", cited=False)
def peers_are_asked(unauthorised_information: UnauthorisedInformation) -> PollPeers | None:
    """Players of his class are asked about the hand, without the information or the result."""
    if it_may_point_somewhere(unauthorised_information):
        return PollPeers()
    return PollPeers() if something_else_perhaps(unauthorised_information) else None


@practice
@consequence("83", cited=False)
def findings_are_written_down(
    unauthorised_information: UnauthorisedInformation,
) -> FillInTheFactSheet | None:
    """What was found at each step is written down, for the ruling and for an appeal."""
    return FillInTheFactSheet() if play_has_ended(unauthorised_information) else None
