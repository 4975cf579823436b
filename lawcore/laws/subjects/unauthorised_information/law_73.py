"""Laws 73, 75 and 85 - How facts are found, and what the partner of the informant has to do."""

from lawcore.engine.article import condition, consequence, practice
from lawcore.engine.ruling import Order, When
from lawcore.laws.subjects.unauthorised_information import law_16, law_16b, law_16c
from lawcore.laws.subjects.unauthorised_information.facts import Source, UnauthorisedInformation
from lawcore.laws.subjects.unauthorised_information.orders import (
    FACTS,
    FIRST,
    NOTE,
    PENALTY,
    POLL_PEERS_ON_THE_SUGGESTION,
)


@consequence("85A1", Order("EstablishTheFacts", place=FACTS))
def facts_are_established(case: UnauthorisedInformation) -> bool:
    """The Director finds the facts by the evidence that can be collected."""
    return law_16.during_the_board(case)


@consequence("73D1", Order("BlameNobodyForAPause", place=FIRST))
def a_pause_alone_is_no_infraction(case: UnauthorisedInformation) -> bool:
    """To vary the tempo unintentionally is by itself no infraction."""
    return law_16.during_the_board(case) and case.source is Source.TEMPO


@consequence("73C1", Order("LookHowHeAvoidedIt"))
def advantage_is_avoided(case: UnauthorisedInformation) -> bool:
    """A player with unauthorised information from partner avoids taking any advantage of it."""
    return law_16.something_may_have_come(case) and not law_16.from_a_withdrawn_action(case)


@consequence("85A1", Order("CollectTheEvidence"))
def balance_of_probabilities(case: UnauthorisedInformation) -> bool:
    """The Director finds the facts on the balance of probabilities, by what can be collected."""
    return law_16.something_may_have_come(case)


@consequence("75A", Order("CountTheExplanationAsHeard", place=FACTS))
def heard_partners_explanation(case: UnauthorisedInformation) -> bool:
    """Who hears partner's explanation avoids taking advantage of it, be it right or wrong."""
    return law_16.he_did_what_was_suggested(case) and case.source is Source.EXPLANATION


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
    if not law_16.nobody_was_damaged(case) and not law_16.it_paid(case):
        return False
    return not law_16.from_a_withdrawn_action(case)


@practice
@consequence("16B1(a)", POLL_PEERS_ON_THE_SUGGESTION)
def peers_are_asked_what_it_suggests(case: UnauthorisedInformation) -> bool:
    """Players of that class are asked about the hand, to find what the information suggests."""
    return law_16b.suggestion_in_doubt(case)


@practice
@consequence("16C2", POLL_PEERS_ON_THE_SUGGESTION)
def peers_are_asked_what_the_withdrawn_suggests(case: UnauthorisedInformation) -> bool:
    """Players of that class are asked what the withdrawn call or play suggests."""
    return law_16c.withdrawn_with_suggestion_in_doubt(case)


@practice
@consequence("16B1(b)", Order("PollPeers"))
def peers_are_asked(case: UnauthorisedInformation) -> bool:
    """Players of that class are asked about the hand, to find what else could be done."""
    return law_16.something_else_perhaps(case)


@practice
@consequence("85A1", Order("FillInTheFactSheet", when=When.END_OF_PLAY, place=NOTE))
def findings_are_written_down(case: UnauthorisedInformation) -> bool:
    """What was found at each step is written down, for the ruling and for an appeal."""
    return law_16.play_has_ended(case)
