"""Law 73 - An opponent misled by tempo, a remark or manner."""

from lawcore.engine.article import condition, consequence
from lawcore.engine.ruling import Ask, Order, When
from lawcore.laws.provisions.facts import Judged, Later
from lawcore.laws.subjects.conduct import orders
from lawcore.laws.subjects.conduct.facts import Case, Conduct, Cover


@consequence("73E1", Order("AllowTheDeception", decides="lawful"))
def deceived_by_the_play_alone(case: Conduct) -> bool:
    """A player may try to deceive by a call or play that nothing stresses or protects."""
    return case.case is Case.BY_PLAY and case.cover is Cover.NOTHING


@condition("73E1")
def deception_was_covered(case: Conduct) -> bool:
    """A deception is not stressed by haste or hesitancy, nor protected by hidden agreement."""
    return case.case is Case.BY_PLAY and case.cover is not Cover.NOTHING


@condition("73D", cited=False)
def misled_by_manner(case: Conduct) -> bool:
    """It is a matter of tempo, remark or manner."""
    if deception_was_covered(case):
        return case.cover is Cover.TEMPO
    return case.case is Case.TEMPO


@consequence(
    "73E2",
    Order("AskAtTheEndWhatHeInferred", decides="play_on", asks=Ask("d_inference")),
)
def inference_not_known_yet(case: Conduct) -> bool:
    """What an opponent inferred is looked at when play is over."""
    return misled_by_manner(case) and case.d_inference is Later.NOT_YET


@consequence("73E2", Order("FindNoInference", decides="nothing"))
def nothing_was_inferred(case: Conduct) -> bool:
    """Without a false inference of an innocent player nothing is adjusted."""
    return misled_by_manner(case) and case.d_inference is Later.NO


@condition("73E2", cited=False)
def something_false_was_inferred(case: Conduct) -> bool:
    """An innocent player drew a false inference."""
    return misled_by_manner(case) and case.d_inference is Later.YES


@consequence("73D1", Order("LeaveItAtHisRisk", decides="at_their_own_risk"))
def there_was_a_reason(case: Conduct) -> bool:
    """Inferences from tempo and manner are drawn at one's own risk."""
    return something_false_was_inferred(case) and case.d_reason is Judged.YES


@condition("73E2", cited=False)
def there_was_no_reason(case: Conduct) -> bool:
    """The other had no demonstrable bridge reason."""
    return something_false_was_inferred(case) and case.d_reason is Judged.NO


@consequence("12B1", orders.LET_THE_RESULT_STAND)
def being_misled_did_no_damage(case: Conduct) -> bool:
    """Without damage to the side that was misled nothing is adjusted."""
    return there_was_no_reason(case) and case.damage is Later.NO


@consequence("73E2", orders.WEIGH_THE_DAMAGE)
def whether_being_misled_did_damage(case: Conduct) -> bool:
    """It has to be found whether the false inference did damage."""
    return there_was_no_reason(case) and case.damage is Later.UNSURE


@condition("73E2", cited=False)
def being_misled_did_damage(case: Conduct) -> bool:
    """The false inference did damage."""
    return there_was_no_reason(case) and case.damage is Later.YES


@consequence("73E2", Order("FindHeCouldNotKnow", decides="nothing"))
def could_not_have_been_aware(case: Conduct) -> bool:
    """A player who could not have been aware that it could pay owes nothing."""
    return being_misled_did_damage(case) and case.d_aware is Judged.NO


@consequence("73E2", orders.AWARD_A_SCORE)
def misled_without_a_reason(case: Conduct) -> bool:
    """A player without a bridge reason who could have been aware that it could pay loses by it."""
    return being_misled_did_damage(case) and case.d_aware is Judged.YES


@consequence("73D2", Order("LookWhetherItWasMeant", when=When.DIRECTOR, place=orders.PENALTY))
def misleading_on_purpose(case: Conduct) -> bool:
    """To try to mislead an opponent by manner is an infraction by itself."""
    return misled_without_a_reason(case)


@consequence("73E2", orders.WEIGH_IT)
def deception_is_weighed(case: Conduct) -> bool:
    """Inference, reason and awareness have to be found."""
    if misled_by_manner(case) and case.d_inference is Later.UNSURE:
        return True
    if something_false_was_inferred(case) and case.d_reason is Judged.UNSURE:
        return True
    return being_misled_did_damage(case) and case.d_aware is Judged.UNSURE
