"""Laws 61B and 63B - What declarer and the defenders may ask; with Law 9A."""

from lawcore.article import condition, consequence
from lawcore.subjects.inquiry.facts import Asked, Asker, Inquiry, Wants
from lawcore.subjects.inquiry.orders import (
    ForbidTheQuestion,
    LetDefendersAskEachOther,
    LetHimAsk,
    LetHimPointItOut,
    ReplaceAndCount,
    ReproveTheQuestion,
)


@condition("61B3", since=2007, cited=False)
def a_defender_turns_to_his_partner(inquiry: Inquiry) -> bool:
    """A defender asks his partner, or wants to."""
    return inquiry.asker is Asker.DEFENDER and inquiry.wants is Wants.ASK_DEFENDER


a_defender_turns_to_his_partner.numbered("61B", until=1997)


@condition("61B3", since=2007, until=2007)
def forbidden_between_defenders(inquiry: Inquiry) -> bool:
    """The regulating authority forbids defenders to ask each other."""
    return a_defender_turns_to_his_partner(inquiry) and not inquiry.defenders_may_ask


forbidden_between_defenders.numbered("61B", until=1997)


@consequence("61B1", since=2007)
def declarer_may_ask_a_defender(inquiry: Inquiry) -> LetHimAsk | None:
    """Declarer may ask a defender who did not follow suit."""
    if inquiry.asker is Asker.DECLARER and inquiry.wants is Wants.ASK_DEFENDER:
        return LetHimAsk()
    return None


@consequence("61B3", since=2017)
def defenders_may_ask(
    inquiry: Inquiry,
) -> LetHimAsk | LetDefendersAskEachOther | ForbidTheQuestion | ReproveTheQuestion | None:
    """Defenders may ask declarer and one another."""
    if inquiry.asker is Asker.DEFENDER and inquiry.wants is Wants.ASK_DECLARER:
        return LetHimAsk()
    return LetDefendersAskEachOther() if a_defender_turns_to_his_partner(inquiry) else None


@defenders_may_ask.older("61B3", since=2007, until=2007)
def _unless_it_is_forbidden(
    inquiry: Inquiry,
) -> LetHimAsk | LetDefendersAskEachOther | ForbidTheQuestion | ReproveTheQuestion | None:
    """Defenders may ask declarer and, unless the authority forbids it, each other."""
    if inquiry.asker is Asker.DEFENDER and inquiry.wants is Wants.ASK_DECLARER:
        return LetHimAsk()
    if not a_defender_turns_to_his_partner(inquiry):
        return None
    if not forbidden_between_defenders(inquiry):
        return LetDefendersAskEachOther()
    return ForbidTheQuestion() if inquiry.asked is Asked.NOT_YET else ReproveTheQuestion()


@defenders_may_ask.older("61B", until=1997)
def _declarer_and_the_defenders(
    inquiry: Inquiry,
) -> LetHimAsk | LetDefendersAskEachOther | ForbidTheQuestion | None:
    """Declarer may ask a defender and defenders declarer, but each other only by licence."""
    if inquiry.asker is Asker.DECLARER and inquiry.wants is Wants.ASK_DEFENDER:
        return LetHimAsk()
    if inquiry.asker is Asker.DEFENDER and inquiry.wants is Wants.ASK_DECLARER:
        return LetHimAsk()
    if not a_defender_turns_to_his_partner(inquiry):
        return None
    if forbidden_between_defenders(inquiry):
        return ForbidTheQuestion()
    return LetDefendersAskEachOther()


@consequence("63B", until=1997, exception_to=defenders_may_ask)
def counted_because_partner_asked(inquiry: Inquiry) -> ReplaceAndCount | None:
    """After an illegal question between defenders the card is replaced and Law 64 applies."""
    if not forbidden_between_defenders(inquiry):
        return None
    return None if inquiry.asked is Asked.NOT_YET else ReplaceAndCount()


@consequence("9A2", since=2007)
def dummys_cards_lie_open(inquiry: Inquiry) -> LetHimPointItOut | None:
    """Declarer or a defender may draw attention to an irregularity during the play."""
    return LetHimPointItOut() if inquiry.wants is Wants.ASK_ABOUT_DUMMY else None


dummys_cards_lie_open.numbered("9A2(a)", until=1997)
