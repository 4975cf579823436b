"""Laws 12, 40 and 90 - Departures from the system, and agreements that were kept back."""

from lawcore.engine.article import condition, consequence
from lawcore.engine.ruling import Order, When
from lawcore.laws.provisions.facts import Judged
from lawcore.laws.subjects.conduct import law_73, orders
from lawcore.laws.subjects.conduct.facts import Case, Conduct, Cover, Kind


@condition("40C", cited=False)
def departed_from_the_system(case: Conduct) -> bool:
    """A player departed from what the side has announced."""
    return case.case is Case.PSYCH


@condition("40C1", cited=False)
def partner_knew_no_more(case: Conduct) -> bool:
    """Partner had no more reason than the opponents to expect it."""
    return departed_from_the_system(case) and case.p_partner is Judged.NO


@consequence("40C1", Order("AllowTheDeparture", decides="lawful"))
def lawful_departure(case: Conduct) -> bool:
    """A player may depart from the system if partner has no more reason to be aware of it."""
    return partner_knew_no_more(case) and not case.p_regulated


@condition("40A3")
def any_call_without_announcement(case: Conduct) -> bool:
    """Any call that rests on no undisclosed understanding may be made unannounced."""
    return lawful_departure(case)


@consequence("40C2", Order("RequireNoDisclosure"))
def no_need_to_disclose(case: Conduct) -> bool:
    """Nobody has to tell the opponents of a departure from the announced methods."""
    return any_call_without_announcement(case)


@consequence("40B2(a)(v)", orders.FOLLOW_THE_REGULATION)
def forbidden_by_regulation(case: Conduct) -> bool:
    """The authority may restrict psychic artificial calls."""
    return partner_knew_no_more(case) and case.p_regulated


@condition("40C1", cited=False)
def partner_knew_more(case: Conduct) -> bool:
    """Partner had more reason than the opponents to expect it."""
    return departed_from_the_system(case) and case.p_partner is Judged.YES


@consequence("40C1", *orders.BY_DAMAGE.values())
def undisclosed_knowledge(case: Conduct) -> Order | None:
    """Undisclosed knowledge that did damage is made good by an adjusted score."""
    return orders.BY_DAMAGE[case.damage] if partner_knew_more(case) else None


@consequence("40C1", Order("DiscloseItFromNowOn"))
def repeated_departures(case: Conduct) -> bool:
    """Repeated departures become an understanding, which has to be disclosed."""
    return partner_knew_more(case)


@consequence("40C1", orders.WEIGH_IT)
def partners_knowledge_is_weighed(case: Conduct) -> bool:
    """It has to be found whether partner had more reason to expect it."""
    return departed_from_the_system(case) and case.p_partner is Judged.UNSURE


@condition("40B", cited=False)
def something_was_hidden(case: Conduct) -> bool:
    """An agreement was not disclosed, or is not permitted."""
    return case.case is Case.HIDDEN


@condition("40B3", cited=False)
def not_disclosed(case: Conduct) -> bool:
    """An agreement was not disclosed as the authority wants it."""
    if law_73.deception_was_covered(case):
        return case.cover is Cover.AGREEMENT
    return something_was_hidden(case) and case.kind is Kind.NOT_DISCLOSED


@consequence("40B3(a)", *orders.BY_DAMAGE.values())
def damaged_by_silence(case: Conduct) -> Order | None:
    """A side damaged because an agreement was not disclosed has a right to an adjusted score."""
    return orders.BY_DAMAGE[case.damage] if not_disclosed(case) else None


@condition("40B5(a)")
def answered_incompletely(case: Conduct) -> bool:
    """An answer left out special information; what all players know need not be told."""
    return something_was_hidden(case) and case.kind is Kind.INCOMPLETE_ANSWER


@condition("40B5(b)", cited=False)
def crucial_information_was_missing(case: Conduct) -> bool:
    """What was missing was crucial for an opponent's choice."""
    return answered_incompletely(case) and case.crucial is Judged.YES


@consequence("40B5(b)", *orders.BY_DAMAGE.values())
def damaged_by_an_incomplete_answer(case: Conduct) -> Order | None:
    """The score is adjusted if what was missing was crucial for a choice, and did damage."""
    return orders.BY_DAMAGE[case.damage] if crucial_information_was_missing(case) else None


@consequence("40B5(b)", Order("FindItNotCrucial", decides="result_stands"))
def what_was_missing_was_not_crucial(case: Conduct) -> bool:
    """Where what was missing was not crucial for a choice nothing is adjusted."""
    return answered_incompletely(case) and case.crucial is Judged.NO


@consequence("40B5(b)", Order("WeighWhetherItWasCrucial", decides="weigh"))
def whether_it_was_crucial(case: Conduct) -> bool:
    """It has to be found whether what was missing was crucial for a choice."""
    return answered_incompletely(case) and case.crucial is Judged.UNSURE


@condition("40B4", cited=False)
def not_permitted(case: Conduct) -> bool:
    """A special understanding was used that the regulations do not allow."""
    return something_was_hidden(case) and case.kind is Kind.NOT_PERMITTED


@consequence("40B4", *orders.BY_DAMAGE.values())
def damaged_by_what_is_not_permitted(case: Conduct) -> Order | None:
    """Damage by a special understanding that is not allowed is made good by an adjusted score."""
    return orders.BY_DAMAGE[case.damage] if not_permitted(case) else None


@consequence("40A4", Order("HaveBothMeanTheSame", decides="consider_penalty"))
def altered_by_the_player(case: Conduct) -> bool:
    """A call or play means the same whichever partner makes it; style and judgement may differ."""
    return something_was_hidden(case) and case.kind is Kind.BY_PLAYER


@consequence("40B3(b)", Order("RememberRepeatedFailures", when=When.DIRECTOR))
def repeated_failures(case: Conduct) -> bool:
    """Repeated failures to disclose agreements may be penalised."""
    return not_disclosed(case) or answered_incompletely(case)
