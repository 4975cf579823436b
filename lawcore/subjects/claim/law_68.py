"""Law 68 - What is a claim or a concession, and what becomes of the play; with Laws 16 and 57."""

from lawcore.article import condition, consequence
from lawcore.subjects.claim.facts import Accepted, Act, By, Claim, NoIntent, Phase, PlayedOn
from lawcore.subjects.claim.orders import (
    LookForAPrematureCard,
    PlayOn,
    PlayOnWithoutAConcession,
    TakeItForNoClaim,
    WeighWhatPartnerLearned,
)


@condition("68D2", since=2017, cited=False)
def contested(claim: Claim) -> bool:
    """Somebody objects, dummy included, before agreement is complete."""
    if claim.accepted is Accepted.NO:
        return True
    return claim.accepted is Accepted.LATER_WITHDRAWN and claim.phase is Phase.SAME_BOARD


contested.numbered("68D", until=2007)


@condition("68A")
def a_claim(claim: Claim) -> bool:
    """He spoke of tricks to be won, proposed to stop, or showed his cards."""
    return claim.act is Act.SAID_WIN_N or claim.act is Act.CURTAIL or claim.act is Act.SHOWED_CARDS


@condition("68B1", since=2007)
def a_concession(claim: Claim) -> bool:
    """He spoke of tricks to be lost, or abandoned his hand."""
    return claim.act is Act.SAID_LOSE_N or claim.act is Act.ABANDONED_HAND


a_concession.numbered("68B", until=1997)


@consequence("68")
def only_the_trick_in_progress(claim: Claim) -> PlayOn | None:
    """What concerns the trick in progress alone is neither claim nor concession."""
    return PlayOn() if contested(claim) and claim.about_current_trick_only else None


@condition("68", cited=False)
def of_later_tricks(claim: Claim) -> bool:
    """What was said or shown concerned other tricks too."""
    return contested(claim) and not claim.about_current_trick_only


@consequence("68A")
def no_claim_was_meant(claim: Claim) -> TakeItForNoClaim | None:
    """To show cards, clearly without the intention to claim, is no claim."""
    if not of_later_tricks(claim) or claim.act is not Act.SHOWED_CARDS:
        return None
    return None if claim.clearly_no_claim_intended is NoIntent.NONE else TakeItForNoClaim()


@condition("68B2", since=2007, cited=False)
def something_was_conceded(claim: Claim) -> bool:
    """He gave tricks up, in words or by claiming fewer than all that were left."""
    return not a_claim(claim) or not claim.claimed_all


something_was_conceded.numbered("68B", until=1997)


@consequence("68B2", since=2017)
def partner_objected(claim: Claim) -> PlayOnWithoutAConcession | None:
    """Where a defender gives tricks up and his partner objects at once, nothing is conceded."""
    if not of_later_tricks(claim) or bool(no_claim_was_meant(claim)):
        return None
    if claim.by is not By.DEFENDER or not claim.partner_objected_immediately:
        return None
    return PlayOnWithoutAConcession() if something_was_conceded(claim) else None


partner_objected.numbered("68B2", since=2007, until=2007)
partner_objected.numbered("68B", until=1997)


@consequence("16C", since=2017)
def what_partner_saw(claim: Claim) -> WeighWhatPartnerLearned | None:
    """The partner of a defender who tried to concede may not use what that showed him."""
    return WeighWhatPartnerLearned() if partner_objected(claim) else None


what_partner_saw.numbered("16D", since=2007, until=2007)


@consequence("16", since=2007)
def what_partner_was_told(claim: Claim) -> WeighWhatPartnerLearned | None:
    """What a defender tells partner about the trick in progress is unauthorised for him."""
    if only_the_trick_in_progress(claim) and claim.by is By.DEFENDER:
        return WeighWhatPartnerLearned()
    return None


@what_partner_was_told.older("16", until=1997)
def _or_saw_in_a_concession(claim: Claim) -> WeighWhatPartnerLearned | None:
    """What a defender told partner, of the trick or by giving tricks up, is unauthorised."""
    if partner_objected(claim):
        return WeighWhatPartnerLearned()
    if only_the_trick_in_progress(claim) and claim.by is By.DEFENDER:
        return WeighWhatPartnerLearned()
    return None


@consequence("57A")
def a_card_before_partners(claim: Claim) -> LookForAPrematureCard | None:
    """A card that a defender shows before his partner has played may be a premature play."""
    if only_the_trick_in_progress(claim) and claim.by is By.DEFENDER:
        return LookForAPrematureCard()
    return None


@condition("68", cited=False)
def claimed_or_conceded(claim: Claim) -> bool:
    """There was a claim or a concession, and somebody objects to it."""
    if not of_later_tricks(claim):
        return False
    return not bool(no_claim_was_meant(claim)) and not bool(partner_objected(claim))


@condition("68D2(b)", since=2017, cited=False)
def all_four_played_on(claim: Claim) -> bool:
    """The other side asked to play on, and all four agreed."""
    return claimed_or_conceded(claim) and claim.played_on is PlayedOn.ALL_AGREED


@condition("68D2(a)", since=2017, cited=False)
def to_be_ruled(claim: Claim) -> bool:
    """A claim or concession is contested, and the Director has to rule on it."""
    return claimed_or_conceded(claim) and not all_four_played_on(claim)


to_be_ruled.numbered("68D", until=2007)
