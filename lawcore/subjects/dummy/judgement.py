"""What the Laws leave open or to the Director, by the keys of the specification."""

from lawcore.article import remark
from lawcore.subjects.dummy.facts import Act, Dummy
from lawcore.subjects.dummy.law_43b import (
    no_rectification_now,
    speaks_of_a_defenders_revoke,
    weighed_what_he_asked,
)


@remark("J10")
def dummy_who_was_shown_a_hand(dummy: Dummy) -> bool:
    """Whether dummy lost his protection though he did nothing himself."""
    return dummy.act is Act.SHOWN_DEFENDER_HAND


@remark("J12")
def whether_it_is_a_penalty_card(dummy: Dummy) -> bool:
    """Whether the withdrawn card is a penalty card though it was dummy who asked."""
    return bool(weighed_what_he_asked(dummy))


@remark("J13", until=1997)
def whether_dummys_question_counts(dummy: Dummy) -> bool:
    """Whether 63B of 1997 applies where it was dummy who asked the defender."""
    return bool(weighed_what_he_asked(dummy))


@remark("J22", until=1997)
def whether_the_card_is_corrected(dummy: Dummy) -> bool:
    """Whether the card of a defender's revoke is corrected or play just goes on."""
    return bool(no_rectification_now(dummy)) and speaks_of_a_defenders_revoke(dummy)
