"""Law 42 - What dummy may do; with Laws 9A, 44, 45F, 61B and 64B."""

from lawcore.article import condition, consequence, derived
from lawcore.subjects.dummy.facts import Act, Dummy, Irregular, Phase
from lawcore.subjects.dummy.law_43a import rights_had_been_lost
from lawcore.subjects.dummy.orders import (
    LetDummyDoSo,
    PlayOnAndWeighTheSuggestion,
    RuleDummysRevoke,
    StopDummy,
    TransferNothing,
)


@consequence("42A1")
def informed_the_director(dummy: Dummy) -> LetDummyDoSo | None:
    """In the Director's presence dummy may tell facts and speak about the Laws."""
    return LetDummyDoSo() if dummy.act is Act.INFO_TO_DIRECTOR else None


@consequence("42A2")
def kept_count_of_tricks(dummy: Dummy) -> LetDummyDoSo | None:
    """Dummy may keep count of the tricks won and lost."""
    return LetDummyDoSo() if dummy.act is Act.COUNT_TRICKS else None


@consequence("44C")
def dummys_hand_did_not_follow(dummy: Dummy) -> RuleDummysRevoke | None:
    """Dummy's hand too has to follow suit if it can."""
    return RuleDummysRevoke() if dummy.act is Act.HAND_REVOKED else None


@consequence("64B3")
def a_card_of_dummys_was_not_played(dummy: Dummy) -> TransferNothing | None:
    """For a card of dummy's that was not played no trick is transferred."""
    return TransferNothing() if dummy.act is Act.HAND_REVOKED else None


@consequence("45F")
def indicated_a_card(dummy: Dummy) -> PlayOnAndWeighTheSuggestion | None:
    """Dummy may not touch or indicate a card without declarer's instruction."""
    return PlayOnAndWeighTheSuggestion() if dummy.act is Act.SUGGEST_OR_TOUCH else None


@condition("61B2(a)", since=2007)
def asks_declarer(dummy: Dummy) -> bool:
    """Dummy asks declarer during the play whether he has no card of the suit."""
    return dummy.act is Act.ASK_DECLARER_REVOKE and dummy.phase is Phase.DURING_PLAY


asks_declarer.numbered("61B", until=1997)


@condition("61B2(b)", since=2007)
def asks_a_defender(dummy: Dummy) -> bool:
    """Dummy asks a defender during the play whether he has no card of the suit."""
    return dummy.act is Act.ASK_DEFENDER and dummy.phase is Phase.DURING_PLAY


asks_a_defender.numbered("42B1", until=1997)


@consequence("42B1")
def asked_about_a_revoke(dummy: Dummy) -> LetDummyDoSo | StopDummy | None:
    """Dummy with his rights may ask declarer, but not a defender, about a revoke."""
    if asks_a_defender(dummy):
        return StopDummy()
    if not asks_declarer(dummy) or rights_had_been_lost(dummy):
        return None
    return LetDummyDoSo()


@condition("9A3", since=2007)
def tries_to_prevent(dummy: Dummy) -> bool:
    """Dummy tries to prevent an irregularity before it is committed."""
    return dummy.act is Act.PREVENT


@consequence("42B2", since=2017)
def prevented_an_irregularity(dummy: Dummy) -> LetDummyDoSo | StopDummy | None:
    """Dummy with his rights may try to prevent any irregularity."""
    if not tries_to_prevent(dummy) or rights_had_been_lost(dummy):
        return None
    return LetDummyDoSo()


@prevented_an_irregularity.older("42B2", since=2007, until=2007)
def _if_it_is_declarers(dummy: Dummy) -> LetDummyDoSo | StopDummy | None:
    """Dummy with his rights may try to prevent an irregularity of declarer's."""
    if not tries_to_prevent(dummy) or rights_had_been_lost(dummy):
        return None
    return LetDummyDoSo() if dummy.was_irregularity_by is Irregular.DECLARER else StopDummy()


@prevented_an_irregularity.older("42B2", until=1997)
def _of_declarers_alone(dummy: Dummy) -> LetDummyDoSo | StopDummy | None:
    """Dummy with his rights may try to prevent an irregularity of declarer's."""
    if dummy.act is not Act.PREVENT or rights_had_been_lost(dummy):
        return None
    return LetDummyDoSo() if dummy.was_irregularity_by is Irregular.DECLARER else StopDummy()


@consequence("42B3")
def spoke_after_play(dummy: Dummy) -> LetDummyDoSo | None:
    """After the play dummy may draw attention to any irregularity."""
    if (
        dummy.act is Act.ASK_DECLARER_REVOKE
        or dummy.act is Act.ASK_DEFENDER
        or dummy.act is Act.DRAW_ATTENTION
        or dummy.act is Act.CALL_DIRECTOR
    ):
        return LetDummyDoSo() if dummy.phase is Phase.AFTER_PLAY else None
    return None


@derived
@consequence("42B")
def used_a_right_he_had_lost(dummy: Dummy) -> StopDummy | None:
    """Dummy has the rights of 42B only while he keeps within the limits of 43."""
    if dummy.act is Act.PREVENT and rights_had_been_lost(dummy):
        return None if dummy.lead_from_wrong_hand else StopDummy()
    if asks_declarer(dummy) and rights_had_been_lost(dummy):
        return StopDummy() if dummy.attention_already_drawn else None
    return None
