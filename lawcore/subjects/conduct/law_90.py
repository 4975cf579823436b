"""Laws 12, 83, 90 and 91 - What is awarded, what may be penalised, and what is told of it."""

from lawcore.article import condition, consequence
from lawcore.provisions.facts import Later
from lawcore.ruling import Order, When
from lawcore.subjects.conduct import law_40, law_73, orders
from lawcore.subjects.conduct.facts import Case, Conduct, Offence


@condition("90", cited=False)
def procedure_alone(case: Conduct) -> bool:
    """Only procedure is at issue."""
    return case.case is Case.PENALTY


@condition("90A")
def an_offence_against_procedure(case: Conduct) -> bool:
    """A procedural penalty may be assessed for what delays, obstructs or breaches procedure."""
    return procedure_alone(case) and case.offence is not Offence.DISCOURTEOUS


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
    return procedure_alone(case) and case.offence is Offence.DISCOURTEOUS


@consequence("91A", Order("Discipline", decides=orders.Conducted.DISCIPLINE))
def disciplined(case: Conduct) -> bool:
    """For order and discipline the Director penalises in points or suspends; it is final."""
    return discourteous(case)


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
    return law_40.departed_from_the_system(case) or law_40.something_was_hidden(case)
