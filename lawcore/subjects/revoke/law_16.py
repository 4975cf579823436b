"""Law 16 - What withdrawn cards and questions have told; with Law 61B3."""

from lawcore.article import condition, consequence, derived
from lawcore.subjects.revoke.facts import Hand, Revoke
from lawcore.subjects.revoke.law_50 import a_card_is_withdrawn
from lawcore.subjects.revoke.law_61 import defenders_may_ask_each_other
from lawcore.subjects.revoke.law_62 import (
    both_sides_correct,
    opponents_may_take_back,
    put_right_at_once,
)
from lawcore.subjects.revoke.orders import (
    AllowTheQuestion,
    IgnoreWithdrawnCards,
    LetNobodyUseWithdrawnCards,
    ReproveTheQuestion,
)


@derived
@condition("16C", since=2017, cited=False)
def a_card_goes_back_to_a_hand(revoke: Revoke) -> bool:
    """The card that declarer's side withdraws, or takes back after a defender's revoke."""
    if opponents_may_take_back(revoke):
        return True
    return revoke.hand is not Hand.DEFENDER and a_card_is_withdrawn(revoke)


@consequence("16C2", since=2017)
def unauthorised_for_the_offending_side(
    revoke: Revoke,
) -> IgnoreWithdrawnCards | LetNobodyUseWithdrawnCards | None:
    """What cards told that go back to a hand is unauthorised for an offending side."""
    if both_sides_correct(revoke):
        return LetNobodyUseWithdrawnCards()
    return IgnoreWithdrawnCards() if a_card_goes_back_to_a_hand(revoke) else None


@unauthorised_for_the_offending_side.older("16D2", since=2007, until=2007)
def _whatever_card_it_was(
    revoke: Revoke,
) -> IgnoreWithdrawnCards | LetNobodyUseWithdrawnCards | None:
    """What withdrawn cards told is unauthorised for the offending side."""
    return IgnoreWithdrawnCards() if a_card_is_withdrawn(revoke) else None


@unauthorised_for_the_offending_side.older("16C2", until=1997)
def _whatever_card_was_withdrawn(
    revoke: Revoke,
) -> IgnoreWithdrawnCards | LetNobodyUseWithdrawnCards | None:
    """What withdrawn cards told is unauthorised for the offending side."""
    return IgnoreWithdrawnCards() if a_card_is_withdrawn(revoke) else None


@derived
@condition("61B", cited=False)
def partner_was_asked_in_time(revoke: Revoke) -> bool:
    """A defender asked his partner about a revoke that is put right at once."""
    return (
        revoke.hand is Hand.DEFENDER
        and put_right_at_once(revoke)
        and revoke.defender_asked_partner
    )


@consequence("61B3", since=2017)
def a_defender_asked_his_partner(
    revoke: Revoke,
) -> AllowTheQuestion | ReproveTheQuestion | None:
    """A defender may ask his partner, at the risk of giving him information."""
    return AllowTheQuestion() if partner_was_asked_in_time(revoke) else None


@a_defender_asked_his_partner.older("61B3", since=2007, until=2007)
def _unless_it_is_forbidden(revoke: Revoke) -> AllowTheQuestion | ReproveTheQuestion | None:
    """A defender may ask his partner unless the regulating authority forbids it."""
    if not partner_was_asked_in_time(revoke):
        return None
    return AllowTheQuestion() if defenders_may_ask_each_other(revoke) else ReproveTheQuestion()


@a_defender_asked_his_partner.older("61B", until=1997)
def _if_it_is_allowed(revoke: Revoke) -> AllowTheQuestion | ReproveTheQuestion | None:
    """A defender may ask his partner if the zonal organisation allows it."""
    if not partner_was_asked_in_time(revoke):
        return None
    return AllowTheQuestion() if defenders_may_ask_each_other(revoke) else ReproveTheQuestion()
