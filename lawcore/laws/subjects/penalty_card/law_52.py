"""Law 52 - A penalty card that was not led or played when it was due."""

from lawcore.engine.article import condition, consequence, derived
from lawcore.engine.ruling import Ask, Order
from lawcore.laws.subjects.penalty_card.facts import Acceptance, Due, How, PenaltyCard, Since
from lawcore.laws.subjects.penalty_card.orders import CARDS, KEEP_THE_CARD_PLAYED


@condition("52A", cited=False)
def not_played(case: PenaltyCard) -> bool:
    """A defender with a penalty card played another card."""
    return case.how is How.NOT_PLAYED


@condition("52A", cited=False)
def was_due(case: PenaltyCard) -> bool:
    """The penalty card was to be played at that turn."""
    return not_played(case) and case.due is Due.DUE


@derived
@condition("61A", cited=False)
def play_went_on_without_it(case: PenaltyCard) -> bool:
    """The penalty card was due, and the defenders have played to the next trick."""
    return was_due(case) and case.since is Since.NEXT_TRICK


@condition("52A")
def may_not_be_withdrawn(case: PenaltyCard) -> bool:
    """The defender may not unasked take back the card that was played instead."""
    return was_due(case) and case.since is not Since.NEXT_TRICK


@condition("52B1(a)", was={1997: "52B1"})
def the_card_may_be_accepted(case: PenaltyCard) -> bool:
    """Declarer has not said yet whether the card played is accepted."""
    return (
        may_not_be_withdrawn(case)
        and case.since is not Since.DECLARER_SIDE
        and (case.declarer_accepts is Acceptance.NOT_YET)
    )


@condition("52B2")
def the_card_may_be_refused(case: PenaltyCard) -> bool:
    """Declarer may still have the penalty card played instead."""
    return the_card_may_be_accepted(case)


@consequence(
    "52B",
    Order(
        "LetDeclarerAcceptOrRefuse",
        decides="accept_or_refuse",
        asks=Ask("declarer_accepts"),
        offers=("accepted", "refused"),
    ),
)
def declarer_is_asked(case: PenaltyCard) -> bool:
    """Declarer accepts the card played, or refuses it."""
    return the_card_may_be_refused(case)


@consequence("52B1(a)", KEEP_THE_CARD_PLAYED, since=2007)
def the_card_is_accepted(case: PenaltyCard) -> bool:
    """Declarer may accept the card played."""
    return (
        may_not_be_withdrawn(case)
        and case.since is not Since.DECLARER_SIDE
        and (case.declarer_accepts is Acceptance.ACCEPTED)
    )


@the_card_is_accepted.older("52B1", until=1997)
def _or_has_to_be(case: PenaltyCard) -> bool:
    """Declarer may accept the card played, and must if declarer's side has played on."""
    return may_not_be_withdrawn(case) and (
        case.since is Since.DECLARER_SIDE or case.declarer_accepts is Acceptance.ACCEPTED
    )


@consequence("52B1(b)", KEEP_THE_CARD_PLAYED, since=2007)
def the_card_has_to_be_accepted(case: PenaltyCard) -> bool:
    """Declarer must accept the card played after a play since from either hand."""
    return may_not_be_withdrawn(case) and case.since is Since.DECLARER_SIDE


@condition("52B1", cited=False)
def accepted_or_played_on(case: PenaltyCard) -> bool:
    """The card played instead stands, or it is too late to ask declarer."""
    if the_card_is_accepted(case) or the_card_has_to_be_accepted(case):
        return True
    return play_went_on_without_it(case)


@consequence("52B1(c)", Order("LeaveThePenaltyCard", place=CARDS), was={1997: "52B1"})
def the_unplayed_card_remains(case: PenaltyCard) -> bool:
    """A penalty card that was not played remains one."""
    return accepted_or_played_on(case)


@consequence(
    "52B2", Order("SubstituteThePenaltyCard", decides="substituted", penalty_card="major")
)
def the_card_is_refused(case: PenaltyCard) -> bool:
    """A card refused is replaced by the penalty card, and is a major penalty card itself."""
    return (
        may_not_be_withdrawn(case)
        and case.since is not Since.DECLARER_SIDE
        and (case.declarer_accepts is Acceptance.REFUSED)
    )
