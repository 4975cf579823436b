"""Laws 9, 73 and 85 - How the facts are found, and what the partner of the informant has to do."""

from lawcore.article import condition, consequence, practice
from lawcore.ruling import Order, When
from lawcore.subjects.unauthorised_information import law_16
from lawcore.subjects.unauthorised_information.facts import UnauthorisedInformation
from lawcore.subjects.unauthorised_information.orders import FACTS, NOTE, PENALTY


@consequence("9B1(a)", Order("EstablishTheFacts", place=FACTS))
def called_as_soon_as_attention_is_drawn(case: UnauthorisedInformation) -> bool:
    """The Director is called at once where attention is drawn to an irregularity."""
    return law_16.during_the_board(case)


@consequence("73C1", Order("LookHowHeAvoidedIt"))
def advantage_is_avoided(case: UnauthorisedInformation) -> bool:
    """A player with unauthorised information from partner avoids taking any advantage of it."""
    return law_16.something_may_have_come(case)


@consequence("85A1", Order("CollectTheEvidence"))
def balance_of_probabilities(case: UnauthorisedInformation) -> bool:
    """The Director finds the facts on the balance of probabilities, by what can be collected."""
    return law_16.something_may_have_come(case)


@condition("12B", cited=False)
def damage_is_at_issue(case: UnauthorisedInformation) -> bool:
    """The player did what was suggested, and it is not found that this did no damage."""
    return law_16.it_may_have_paid(case) or law_16.it_paid(case)


@condition("12C", cited=False)
def an_adjusted_score_is_considered(case: UnauthorisedInformation) -> bool:
    """By the Director's findings there was an infraction, and it paid."""
    return law_16.it_paid(case)


@consequence("73C2", Order("JudgeHowMuchCareHeTook", when=When.END_OF_PLAY, place=PENALTY))
def penalty_for_taking_advantage(case: UnauthorisedInformation) -> bool:
    """A player who has not avoided taking advantage may be penalised, whatever the score."""
    return law_16.nobody_was_damaged(case) or law_16.it_paid(case)


@practice
@consequence("16B1(a)", Order("PollPeersOnTheSuggestion"), cited=False)
def peers_are_asked_what_it_suggests(case: UnauthorisedInformation) -> bool:
    """Players of that class are asked about the hand, to find what the information suggests."""
    return law_16.it_may_point_somewhere(case)


@practice
@consequence("16B1(b)", Order("PollPeers"), cited=False)
def peers_are_asked(case: UnauthorisedInformation) -> bool:
    """Players of that class are asked about the hand, to find what else could be done."""
    return law_16.something_else_perhaps(case)


@practice
@consequence("85A1", Order("FillInTheFactSheet", when=When.END_OF_PLAY, place=NOTE), cited=False)
def findings_are_written_down(case: UnauthorisedInformation) -> bool:
    """What was found at each step is written down, for the ruling and for an appeal."""
    return law_16.play_has_ended(case)
