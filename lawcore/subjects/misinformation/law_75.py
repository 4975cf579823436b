"""Laws 20, 21, 40 and 75 - Whether there was misinformation, and who says what when."""

from lawcore.article import condition, consequence
from lawcore.ruling import Lead, Order
from lawcore.subjects.misinformation.facts import Found, Misinformation, When
from lawcore.subjects.misinformation.orders import FACTS, Step


@consequence("75C", Order("TakeTheCallAsMistaken", decides=Step.MISTAKEN_CALL_NO_INFRACTION))
def the_call_was_wrong(case: Misinformation) -> bool:
    """A call that departs from an agreement rightly explained is no infraction."""
    return case.m_kind is Found.MISBID


@consequence(
    "75A",
    Order(
        "LookAtTheInformation",
        leads_to=Lead("unauthorised_information", {"source": "explanation"}),
    ),
)
def the_partner_has_heard_it(case: Misinformation) -> bool:
    """What a player learns from his partner's explanation is unauthorised for him."""
    return the_call_was_wrong(case)


@condition("75B1")
def explained_wrongly(case: Misinformation) -> bool:
    """An explanation that is not the agreement is an infraction."""
    return case.m_kind is Found.WRONG_EXPL


@condition("21B1(a)")
def alerted_wrongly(case: Misinformation) -> bool:
    """A missing or an undue alert is misinformation where the authority requires alerts."""
    return case.m_kind is Found.FAILED_ALERT


@condition("75D2")
def nothing_was_agreed(case: Misinformation) -> bool:
    """To explain as agreed what the partner does not hold agreed is an infraction."""
    return case.m_kind is Found.NO_AGREEMENT


@condition("21B1(b)")
def presumed_to_be_explained_wrongly(case: Misinformation) -> bool:
    """Without evidence to the contrary a mistaken explanation is presumed, no mistaken call."""
    return case.m_kind is Found.UNSURE


@condition("21", cited=False)
def misled(case: Misinformation) -> bool:
    """An opponent was told what is not the agreement."""
    if explained_wrongly(case) or alerted_wrongly(case):
        return True
    if nothing_was_agreed(case):
        return True
    return presumed_to_be_explained_wrongly(case)


@condition("21", cited=False)
def play_is_over(case: Misinformation) -> bool:
    """The Director looks at it after the play."""
    return case.when is When.AFTER and misled(case)


@consequence("20F", Order("TellTheAgreementAlone", place=FACTS), cited=False)
def the_agreement_alone_is_told(case: Misinformation) -> bool:
    """Explanations are of agreements, and are corrected by whom and when the Law says."""
    return misled(case) and not play_is_over(case)
