"""Law 43A - What dummy may not do; with Laws 9 and 16."""

from lawcore.engine.article import condition, consequence, derived
from lawcore.engine.ruling import Order, When
from lawcore.laws.subjects.dummy.facts import Act, Dummy, Phase
from lawcore.laws.subjects.dummy.orders import (
    DENY_DUMMY_HIS_RIGHTS,
    LEAVE_DUMMY_HIS_RIGHTS,
    STOP_DUMMY,
)


@condition("43A2")
def rights_had_been_lost(case: Dummy) -> bool:
    """Dummy had exchanged hands, left the seat to watch declarer or looked at a hand."""
    return case.a2_breached_before


@condition("43A1(a)")
def attention_was_drawn(case: Dummy) -> bool:
    """Another player has drawn attention to the irregularity."""
    return case.attention_already_drawn


@condition("43A1", cited=False)
def points_at_something(case: Dummy) -> bool:
    """During the play dummy points something out or calls the Director."""
    return case.act in (Act.DRAW_ATTENTION, Act.CALL_DIRECTOR) and case.phase is Phase.DURING_PLAY


@condition("43A1", cited=False)
def is_the_first_to_point(case: Dummy) -> bool:
    """During the play dummy is the first to point something out or to call the Director."""
    return points_at_something(case) and not attention_was_drawn(case)


@consequence("9B1(b)", Order("LetDummyCallTheDirector", decides="allowed"), was={1997: "9B1"})
def attention_has_been_drawn(case: Dummy) -> bool:
    """Once attention has been drawn any player, dummy included, may call the Director."""
    return points_at_something(case) and attention_was_drawn(case)


@consequence("43A1(a)", STOP_DUMMY, since=2017)
def called_the_director_first(case: Dummy) -> bool:
    """Dummy may not be the one to call the Director during the play."""
    return case.act is Act.CALL_DIRECTOR and is_the_first_to_point(case)


@called_the_director_first.older(
    "43A1(a)", Order("DiscourageDummy", decides="not_allowed"), until=2007
)
def _should_not_call_first(case: Dummy) -> bool:
    """Dummy should not be the one to call the Director during the play."""
    return case.act is Act.CALL_DIRECTOR and is_the_first_to_point(case)


@condition("9A4", was={2007: "9A3", 1997: "9A2(b)"})
def spoke_before_play_was_over(case: Dummy) -> bool:
    """Dummy was the first to point at an irregularity before the play was concluded."""
    return case.act is Act.DRAW_ATTENTION and is_the_first_to_point(case)


@consequence("43A1(b)", STOP_DUMMY)
def drew_attention_during_play(case: Dummy) -> bool:
    """Dummy may not draw attention to an irregularity during the play."""
    return spoke_before_play_was_over(case)


@consequence("43A1(c)", STOP_DUMMY)
def took_part_in_the_play(case: Dummy) -> bool:
    """Dummy may not take part in the play nor tell declarer anything about it."""
    return case.act is Act.COMMENT_ON_PLAY


@derived
@condition("43A1(c)")
def told_declarer_something(case: Dummy) -> bool:
    """By touching or indicating a card dummy has told declarer something about the play."""
    return case.act is Act.SUGGEST_OR_TOUCH


@consequence("16B3", Order("AdjustIfItHelped", when=When.DIRECTOR), was={2007: "16B", 1997: "16A"})
def what_dummy_said_helped(case: Dummy) -> bool:
    """If declarer chose what dummy's words suggested, the Director makes good the damage."""
    return case.act is Act.COMMENT_ON_PLAY


@consequence("43A2(a)", DENY_DUMMY_HIS_RIGHTS)
def exchanged_hands(case: Dummy) -> bool:
    """Dummy may not exchange hands with declarer."""
    return case.act is Act.EXCHANGE_HANDS


@consequence("43A2(b)", DENY_DUMMY_HIS_RIGHTS)
def left_his_seat(case: Dummy) -> bool:
    """Dummy may not leave the seat to watch declarer's play."""
    return case.act is Act.LEFT_SEAT_TO_WATCH


@consequence("43A2(c)", DENY_DUMMY_HIS_RIGHTS, since=2017)
def looked_at_a_hand(case: Dummy) -> bool:
    """Dummy may not look at the cards in a defender's hand."""
    return case.act is Act.LOOKED_AT_DEFENDER_HAND


@looked_at_a_hand.older("43A2(c)", DENY_DUMMY_HIS_RIGHTS, LEAVE_DUMMY_HIS_RIGHTS, until=2007)
def _of_his_own_accord(case: Dummy) -> Order | None:
    """Dummy may not look unasked at the cards in a defender's hand."""
    if case.act is Act.SHOWN_DEFENDER_HAND:
        return LEAVE_DUMMY_HIS_RIGHTS
    return DENY_DUMMY_HIS_RIGHTS if case.act is Act.LOOKED_AT_DEFENDER_HAND else None


@consequence("43A3", Order("ReproveTheDefender", decides="defender_at_fault"), since=2017)
def a_defender_showed_his_hand(case: Dummy) -> bool:
    """A defender may not show dummy any hand."""
    return case.act is Act.SHOWN_DEFENDER_HAND
