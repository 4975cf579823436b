"""Law 43A - What dummy may not do; with Laws 9 and 16."""

from lawcore.article import condition, consequence, derived
from lawcore.subjects.dummy.facts import Act, Dummy, Phase
from lawcore.subjects.dummy.orders import (
    AdjustIfItHelped,
    DenyDummyHisRights,
    DiscourageDummy,
    LeaveDummyHisRights,
    LetDummyCallTheDirector,
    ReproveTheDefender,
    StopDummy,
)


@condition("43A2")
def rights_had_been_lost(dummy: Dummy) -> bool:
    """Dummy had exchanged hands, left his seat to watch declarer or looked at a hand."""
    return dummy.a2_breached_before


@condition("43A1(a)")
def attention_was_drawn(dummy: Dummy) -> bool:
    """Another player has drawn attention to the irregularity."""
    return dummy.attention_already_drawn


@condition("43A1", cited=False)
def points_at_something(dummy: Dummy) -> bool:
    """During the play dummy points something out or calls the Director."""
    if dummy.act is Act.DRAW_ATTENTION or dummy.act is Act.CALL_DIRECTOR:
        return dummy.phase is Phase.DURING_PLAY
    return False


@condition("43A1", cited=False)
def is_the_first_to_point(dummy: Dummy) -> bool:
    """During the play dummy is the first to point something out or to call the Director."""
    return points_at_something(dummy) and not attention_was_drawn(dummy)


@consequence("9B1(b)", since=2017)
def attention_has_been_drawn(dummy: Dummy) -> LetDummyCallTheDirector | None:
    """Once attention has been drawn any player, dummy included, may call the Director."""
    if points_at_something(dummy) and attention_was_drawn(dummy):
        return LetDummyCallTheDirector()
    return None


attention_has_been_drawn.numbered("9B1", until=2007)


@consequence("43A1(a)", since=2017)
def called_the_director_first(dummy: Dummy) -> StopDummy | None:
    """Dummy may not be the one to call the Director during the play."""
    if dummy.act is Act.CALL_DIRECTOR and is_the_first_to_point(dummy):
        return StopDummy()
    return None


@called_the_director_first.older("43A1(a)", until=2007)
def _should_not_call_first(dummy: Dummy) -> DiscourageDummy | None:
    """Dummy should not be the one to call the Director during the play."""
    if dummy.act is Act.CALL_DIRECTOR and is_the_first_to_point(dummy):
        return DiscourageDummy()
    return None


@consequence("43A1(b)")
def drew_attention_during_play(dummy: Dummy) -> StopDummy | None:
    """Dummy may not draw attention to an irregularity during the play."""
    if dummy.act is Act.DRAW_ATTENTION and is_the_first_to_point(dummy):
        return StopDummy()
    return None


@consequence("43A1(c)")
def took_part_in_the_play(dummy: Dummy) -> StopDummy | None:
    """Dummy may not take part in the play nor tell declarer anything about it."""
    return StopDummy() if dummy.act is Act.COMMENT_ON_PLAY else None


@derived
@condition("43A1(c)")
def told_declarer_something(dummy: Dummy) -> bool:
    """By touching or indicating a card dummy has told declarer something about the play."""
    return dummy.act is Act.SUGGEST_OR_TOUCH


@consequence("16B3", since=2017)
def what_dummy_said_helped(dummy: Dummy) -> AdjustIfItHelped | None:
    """If declarer chose what dummy's words suggested, the Director makes good the damage."""
    return AdjustIfItHelped() if dummy.act is Act.COMMENT_ON_PLAY else None


what_dummy_said_helped.numbered("16B", since=2007, until=2007)
what_dummy_said_helped.numbered("16A", until=1997)


@consequence("43A2(a)")
def exchanged_hands(dummy: Dummy) -> DenyDummyHisRights | None:
    """Dummy may not exchange hands with declarer."""
    return DenyDummyHisRights() if dummy.act is Act.EXCHANGE_HANDS else None


@consequence("43A2(b)")
def left_his_seat(dummy: Dummy) -> DenyDummyHisRights | None:
    """Dummy may not leave his seat to watch declarer's play."""
    return DenyDummyHisRights() if dummy.act is Act.LEFT_SEAT_TO_WATCH else None


@consequence("43A2(c)", since=2017)
def looked_at_a_hand(dummy: Dummy) -> DenyDummyHisRights | None:
    """Dummy may not look at the cards in a defender's hand."""
    return DenyDummyHisRights() if dummy.act is Act.LOOKED_AT_DEFENDER_HAND else None


@looked_at_a_hand.older("43A2(c)", until=2007)
def _of_his_own_accord(dummy: Dummy) -> DenyDummyHisRights | LeaveDummyHisRights | None:
    """Dummy may not of his own accord look at the cards in a defender's hand."""
    if dummy.act is Act.SHOWN_DEFENDER_HAND:
        return LeaveDummyHisRights()
    return DenyDummyHisRights() if dummy.act is Act.LOOKED_AT_DEFENDER_HAND else None


@consequence("43A3", since=2017)
def a_defender_showed_his_hand(dummy: Dummy) -> ReproveTheDefender | None:
    """A defender may not show dummy his hand."""
    return ReproveTheDefender() if dummy.act is Act.SHOWN_DEFENDER_HAND else None
