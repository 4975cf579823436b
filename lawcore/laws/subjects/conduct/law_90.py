"""Laws 72, 73, 81 to 83, 90 and 91 - What may be penalised, and what is told of a ruling."""

from lawcore.engine.article import condition, consequence
from lawcore.engine.ruling import Lead, Order, When
from lawcore.laws.provisions.facts import Later
from lawcore.laws.subjects.conduct import law_40, law_73, law_74, orders
from lawcore.laws.subjects.conduct.facts import Case, Conduct, Offence, Purpose


@condition("90", cited=False)
def procedure_alone(case: Conduct) -> bool:
    """Only procedure is at issue."""
    return case.case is Case.PENALTY


@condition("74", cited=False)
def ill_mannered(case: Conduct) -> bool:
    """A player was discourteous, annoyed another, or addressed the Director rudely."""
    return procedure_alone(case) and case.offence in (
        Offence.DISCOURTEOUS,
        Offence.ANNOYING,
        Offence.RUDE_TO_DIRECTOR,
    )


@condition("90A")
def an_offence_against_procedure(case: Conduct) -> bool:
    """A procedural penalty may be assessed for what delays, obstructs or breaches procedure."""
    return procedure_alone(case) and not ill_mannered(case)


@consequence("90B1", orders.ASSESS_A_PENALTY)
def came_late(case: Conduct) -> bool:
    """A contestant comes after the time set."""
    return an_offence_against_procedure(case) and case.offence is Offence.LATE


@consequence("90B2", orders.ASSESS_A_PENALTY)
def played_slowly(case: Conduct) -> bool:
    """A contestant plays unduly slowly."""
    return an_offence_against_procedure(case) and case.offence is Offence.SLOW


@consequence("90B3", orders.ASSESS_A_PENALTY)
def could_be_overheard(case: Conduct) -> bool:
    """A board is discussed so that another table can hear it."""
    return an_offence_against_procedure(case) and case.offence is Offence.OVERHEARD


@consequence("90B4", orders.ASSESS_A_PENALTY)
def compared_scores(case: Conduct) -> bool:
    """Scores are compared without permission."""
    return an_offence_against_procedure(case) and case.offence is Offence.COMPARED


@consequence("90B5", orders.ASSESS_A_PENALTY)
def touched_anothers_cards(case: Conduct) -> bool:
    """A player touches another's cards."""
    return an_offence_against_procedure(case) and case.offence is Offence.TOUCHED


@consequence("90B6", orders.ASSESS_A_PENALTY)
def wrong_pocket(case: Conduct) -> bool:
    """A card is put into a wrong pocket."""
    return an_offence_against_procedure(case) and case.offence is Offence.POCKET


@consequence("90B7", orders.ASSESS_A_PENALTY)
def error_in_procedure(case: Conduct) -> bool:
    """An error in procedure makes an adjusted score necessary."""
    return an_offence_against_procedure(case) and case.offence is Offence.ERROR


@consequence("90B8", orders.ASSESS_A_PENALTY)
def did_not_comply(case: Conduct) -> bool:
    """A regulation or the Director is not obeyed at once."""
    return an_offence_against_procedure(case) and case.offence is Offence.DISOBEYED


@consequence("12C3", Order("SpareTheInnocentPartner", when=When.DIRECTOR))
def partner_is_not_to_blame(case: Conduct) -> bool:
    """In individual events a partner in no way to blame is not penalised."""
    return an_offence_against_procedure(case) and case.individual


@condition("74A1")
def discourteous(case: Conduct) -> bool:
    """A player is courteous at all times."""
    return ill_mannered(case) and case.offence is Offence.DISCOURTEOUS


@condition("74A2")
def annoyed_another(case: Conduct) -> bool:
    """A player avoids remarks and acts that might annoy or embarrass another."""
    return ill_mannered(case) and case.offence is Offence.ANNOYING


@condition("74B5")
def rude_to_the_director(case: Conduct) -> bool:
    """A player summons and addresses the Director with courtesy to him and to the others."""
    return ill_mannered(case) and case.offence is Offence.RUDE_TO_DIRECTOR


@consequence("91A", Order("Discipline", decides="discipline"))
def disciplined(case: Conduct) -> bool:
    """For order and discipline the Director penalises in points or suspends; it is final."""
    return discourteous(case) or annoyed_another(case) or rude_to_the_director(case)


@consequence("81B2", Order("FollowTheScale", when=When.DIRECTOR, place=70))
def regulations_may_have_a_scale(case: Conduct) -> bool:
    """The Director is bound by regulations, which may lay down a scale of penalties."""
    return ill_mannered(case) or played_slowly(case)


@consequence("85A1", Order("FindWhoWasSlow", place=1))
def one_side_may_be_slow(case: Conduct) -> bool:
    """Which side was slow is found by the weight of the evidence."""
    return played_slowly(case)


@consequence("82B2", Order("TakeABoardAway", place=2))
def a_board_may_be_taken_away(case: Conduct) -> bool:
    """To put procedure right the Director may postpone or cancel the play of a board."""
    return played_slowly(case)


@consequence(
    "12C2(a)",
    Order("ScoreItByFault", when=When.DIRECTOR, leads_to=Lead("score", {"case": "no_result"})),
)
def board_without_a_result(case: Conduct) -> bool:
    """Without a result each side's artificial score goes by its fault."""
    return a_board_may_be_taken_away(case)


# Laws 72, 73B2 and 91 - What was done on purpose.


@condition("72B", cited=False)
def on_purpose(case: Conduct) -> bool:
    """Something was done on purpose."""
    return case.case is Case.DELIBERATE


@consequence("72B1", Order("ForbidItOnPurpose", decides="discipline"))
def infringed_on_purpose(case: Conduct) -> bool:
    """Nobody infringes a law on purpose, even if willing to accept the rectification."""
    return on_purpose(case) and case.purpose is Purpose.INFRINGED


@consequence("72C", Order("TakeAwayWhatItBrought", when=When.END_OF_PLAY))
def knew_what_it_could_do(case: Conduct) -> bool:
    """An offender who could have been aware that it could well do damage keeps no gain."""
    return infringed_on_purpose(case)


@consequence("72B3", Order("ForbidConcealment", decides="discipline"))
def concealed_an_infraction(case: Conduct) -> bool:
    """Nobody attempts to conceal an infraction."""
    return on_purpose(case) and case.purpose is Purpose.CONCEALED


@consequence("73B2", Order("TakeItAsTheGravest", decides="discipline"))
def prearranged_with_partner(case: Conduct) -> bool:
    """To exchange information by prearranged means is the gravest possible offence."""
    return on_purpose(case) and case.purpose is Purpose.PREARRANGED


@consequence("12A1", orders.ADJUST_AS_NOTHING_IS_PRESCRIBED)
def no_rectification_is_prescribed(case: Conduct) -> bool:
    """Where no rectification is prescribed the Director may adjust for the other side."""
    if law_40.forbidden_by_regulation(case) or law_40.altered_by_the_player(case):
        return True
    return law_74.watched_another(case) or prearranged_with_partner(case)


@consequence("90A", orders.CONSIDER_A_PENALTY)
def penalty_for_a_breach(case: Conduct) -> bool:
    """A breach of procedure, or undisclosed knowledge, may bring a procedural penalty."""
    if law_40.forbidden_by_regulation(case) or law_40.not_permitted(case):
        return True
    if law_40.altered_by_the_player(case):
        return True
    return law_40.partner_knew_more(case) or law_74.violated_procedure(case)


@consequence("91A", Order("ConsiderDiscipline", when=When.DIRECTOR, place=orders.PENALTY))
def discipline_on_purpose(case: Conduct) -> bool:
    """The Director may penalise in points, or suspend for the session."""
    return on_purpose(case)


@consequence("91B", Order("AskForADisqualification", when=When.DIRECTOR, place=70))
def disqualified_for_cause(case: Conduct) -> bool:
    """The Director may disqualify for cause, if the organiser approves."""
    return on_purpose(case)


@condition("12B", cited=False)
def damage_is_weighed(case: Conduct) -> bool:
    """It has to be found whether there was damage."""
    if law_73.whether_being_misled_did_damage(case):
        return True
    return may_have_damaged(case) and case.damage is Later.UNSURE


@condition("12B", cited=False)
def may_have_damaged(case: Conduct) -> bool:
    """An agreement or knowledge may have damaged the other side."""
    if law_40.partner_knew_more(case) or law_40.not_disclosed(case):
        return True
    return law_40.not_permitted(case) or law_40.crucial_information_was_missing(case)


@condition("12C", cited=False)
def score_is_adjusted(case: Conduct) -> bool:
    """The Director awards an adjusted score."""
    if law_73.misled_without_a_reason(case):
        return True
    return may_have_damaged(case) and case.damage is Later.YES


@condition("83", cited=False)
def something_was_judged(case: Conduct) -> bool:
    """The ruling rests on what the Director has judged."""
    if law_73.misled_by_manner(case):
        return not law_73.inference_not_known_yet(case)
    if law_40.departed_from_the_system(case) or law_40.something_was_hidden(case):
        return True
    return law_73.deception_was_covered(case)
