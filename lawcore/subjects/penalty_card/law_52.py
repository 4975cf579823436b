"""Law 52 - A penalty card that was not led or played when it was due."""

from lawcore.article import condition, consequence, derived
from lawcore.subjects.penalty_card.facts import Acceptance, Due, How, PenaltyCard, Since
from lawcore.subjects.penalty_card.law_49 import a_defenders
from lawcore.subjects.penalty_card.orders import (
    KeepTheCardPlayed,
    LeaveThePenaltyCard,
    LetDeclarerAcceptOrRefuse,
    SubstituteThePenaltyCard,
)


@condition("52A", cited=False)
def not_played(penalty_card: PenaltyCard) -> bool:
    """A defender with a penalty card played another card."""
    return a_defenders(penalty_card) and penalty_card.how is How.NOT_PLAYED


@condition("52A", cited=False)
def was_due(penalty_card: PenaltyCard) -> bool:
    """The penalty card was to be played at that turn."""
    return not_played(penalty_card) and penalty_card.due is Due.DUE


@derived
@condition("61A", cited=False)
def play_went_on_without_it(penalty_card: PenaltyCard) -> bool:
    """The penalty card was due, and the defenders have played to the next trick."""
    return was_due(penalty_card) and penalty_card.since is Since.NEXT_TRICK


@condition("52A")
def may_not_be_withdrawn(penalty_card: PenaltyCard) -> bool:
    """The defender may not on his own take back the card he played instead."""
    return was_due(penalty_card) and penalty_card.since is not Since.NEXT_TRICK


@consequence("52B")
def declarer_is_asked(penalty_card: PenaltyCard) -> LetDeclarerAcceptOrRefuse | None:
    """Declarer accepts the card played, or refuses it."""
    if not may_not_be_withdrawn(penalty_card) or penalty_card.since is Since.DECLARER_SIDE:
        return None
    if penalty_card.declarer_accepts is Acceptance.NOT_YET:
        return LetDeclarerAcceptOrRefuse()
    return None


@consequence("52B1(a)", since=2007)
def the_card_is_accepted(penalty_card: PenaltyCard) -> KeepTheCardPlayed | None:
    """Declarer may accept the card played."""
    if not may_not_be_withdrawn(penalty_card) or penalty_card.since is Since.DECLARER_SIDE:
        return None
    return KeepTheCardPlayed() if penalty_card.declarer_accepts is Acceptance.ACCEPTED else None


@the_card_is_accepted.older("52B1", until=1997)
def _or_has_to_be(penalty_card: PenaltyCard) -> KeepTheCardPlayed | None:
    """Declarer may accept the card played, and must if his side has played on."""
    if not may_not_be_withdrawn(penalty_card):
        return None
    if penalty_card.since is Since.DECLARER_SIDE:
        return KeepTheCardPlayed()
    return KeepTheCardPlayed() if penalty_card.declarer_accepts is Acceptance.ACCEPTED else None


@consequence("52B1(b)", since=2007)
def the_card_has_to_be_accepted(penalty_card: PenaltyCard) -> KeepTheCardPlayed | None:
    """Declarer must accept the card played if he has played since from either hand."""
    if may_not_be_withdrawn(penalty_card) and penalty_card.since is Since.DECLARER_SIDE:
        return KeepTheCardPlayed()
    return None


@condition("52B1", since=2007, cited=False)
def accepted_or_played_on(penalty_card: PenaltyCard) -> bool:
    """The card played instead stands, or it is too late to ask declarer."""
    if the_card_is_accepted(penalty_card) or the_card_has_to_be_accepted(penalty_card):
        return True
    return play_went_on_without_it(penalty_card)


@consequence("52B1(c)", since=2007)
def the_unplayed_card_remains(penalty_card: PenaltyCard) -> LeaveThePenaltyCard | None:
    """A penalty card that was not played remains one."""
    return LeaveThePenaltyCard() if accepted_or_played_on(penalty_card) else None


@consequence("52B2")
def the_card_is_refused(penalty_card: PenaltyCard) -> SubstituteThePenaltyCard | None:
    """A card refused is replaced by the penalty card, and is a major penalty card itself."""
    if not may_not_be_withdrawn(penalty_card) or penalty_card.since is Since.DECLARER_SIDE:
        return None
    if penalty_card.declarer_accepts is Acceptance.REFUSED:
        return SubstituteThePenaltyCard()
    return None
