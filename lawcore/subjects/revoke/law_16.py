"""Law 16 - What withdrawn cards and questions have told."""

from lawcore.article import consequence
from lawcore.subjects.revoke.facts import Hand, Revoke
from lawcore.subjects.revoke.law_50 import a_card_is_withdrawn
from lawcore.subjects.revoke.law_61 import the_answer_to_a_question
from lawcore.subjects.revoke.law_62 import put_right_at_once
from lawcore.subjects.revoke.orders import (
    AllowTheQuestion,
    IgnoreWithdrawnCards,
    ReproveTheQuestion,
    UseWithdrawnCards,
    WeighTheQuestion,
)


@consequence("16C1", since=2017)
def authorised_for_the_innocent_side(revoke: Revoke) -> UseWithdrawnCards | None:
    """What withdrawn cards told is authorised for the non-offending side."""
    return UseWithdrawnCards() if a_card_is_withdrawn(revoke) else None


authorised_for_the_innocent_side.numbered("16D1", since=2007, until=2007)
authorised_for_the_innocent_side.numbered("16C1", until=1997)


@consequence("16C2", since=2017)
def unauthorised_for_the_offending_side(revoke: Revoke) -> IgnoreWithdrawnCards | None:
    """What withdrawn cards told is unauthorised for the offending side."""
    return IgnoreWithdrawnCards() if a_card_is_withdrawn(revoke) else None


unauthorised_for_the_offending_side.numbered("16D2", since=2007, until=2007)
unauthorised_for_the_offending_side.numbered("16C2", until=1997)


@consequence("61B3", since=2007)
def a_defender_asked_his_partner(
    revoke: Revoke,
) -> AllowTheQuestion | ReproveTheQuestion | None:
    """A defender asked his partner whether he had revoked."""
    if (
        revoke.hand is Hand.DEFENDER
        and put_right_at_once(revoke)
        and revoke.defender_asked_partner
    ):
        return the_answer_to_a_question(revoke)
    return None


a_defender_asked_his_partner.numbered("61B", until=1997)


@consequence("16B", since=2007)
def a_question_tells_partner_something(revoke: Revoke) -> WeighTheQuestion | None:
    """What a question between defenders told is unauthorised."""
    return WeighTheQuestion() if a_defender_asked_his_partner(revoke) else None


a_question_tells_partner_something.numbered("16A", until=1997)
