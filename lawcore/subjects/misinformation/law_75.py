"""Laws 20, 21, 40 and 75 - Whether there was misinformation, and who says what when."""

from lawcore.article import condition, consequence
from lawcore.subjects.misinformation.facts import Found, Misinformation, When
from lawcore.subjects.misinformation.orders import (
    LookAtTheInformation,
    TakeTheCallAsMistaken,
    TellTheAgreementAlone,
)


@consequence("75C")
def the_call_was_wrong(misinformation: Misinformation) -> TakeTheCallAsMistaken | None:
    """A call that departs from an agreement rightly explained is no infraction."""
    return TakeTheCallAsMistaken() if misinformation.m_kind is Found.MISBID else None


@consequence("75A")
def the_partner_has_heard_it(misinformation: Misinformation) -> LookAtTheInformation | None:
    """What a player learns from his partner's explanation is unauthorised for him."""
    return LookAtTheInformation() if the_call_was_wrong(misinformation) else None


@condition("75B1")
def explained_wrongly(misinformation: Misinformation) -> bool:
    """An explanation that is not the agreement is an infraction."""
    return misinformation.m_kind is Found.WRONG_EXPL


@condition("21B1(a)")
def alerted_wrongly(misinformation: Misinformation) -> bool:
    """A missing or an undue alert is misinformation where the authority requires alerts."""
    return misinformation.m_kind is Found.FAILED_ALERT


@condition("75D2")
def nothing_was_agreed(misinformation: Misinformation) -> bool:
    """To explain as agreed what the partner does not hold agreed is an infraction."""
    return misinformation.m_kind is Found.NO_AGREEMENT


@condition("21B1(b)")
def presumed_to_be_explained_wrongly(misinformation: Misinformation) -> bool:
    """Without evidence to the contrary a mistaken explanation is presumed, no mistaken call."""
    return misinformation.m_kind is Found.UNSURE


@condition("21", cited=False)
def misled(misinformation: Misinformation) -> bool:
    """An opponent was told what is not the agreement."""
    if explained_wrongly(misinformation) or alerted_wrongly(misinformation):
        return True
    if nothing_was_agreed(misinformation):
        return True
    return presumed_to_be_explained_wrongly(misinformation)


@condition("21", cited=False)
def play_is_over(misinformation: Misinformation) -> bool:
    """The Director looks at it after the play."""
    return misinformation.when is When.AFTER and misled(misinformation)


@consequence("20F", cited=False)
def the_agreement_alone_is_told(
    misinformation: Misinformation,
) -> TellTheAgreementAlone | None:
    """Explanations are of agreements, and are corrected by whom and when the Law says."""
    if not misled(misinformation) or play_is_over(misinformation):
        return None
    return TellTheAgreementAlone()
