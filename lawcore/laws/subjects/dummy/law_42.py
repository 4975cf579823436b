"""Law 42 - What dummy may do; with Laws 9A, 20F, 44, 45F, 61B and 64B."""

from lawcore.engine.article import condition, consequence, derived
from lawcore.engine.ruling import Lead, Order, When
from lawcore.laws.subjects.dummy.facts import Act, Dummy, Irregular, Phase
from lawcore.laws.subjects.dummy.law_43a import rights_had_been_lost
from lawcore.laws.subjects.dummy.orders import LET_DUMMY_DO_SO, STOP_DUMMY


@consequence("42A1", LET_DUMMY_DO_SO)
def informed_the_director(case: Dummy) -> bool:
    """In the Director's presence dummy may tell facts and speak about the Laws."""
    return case.act is Act.INFO_TO_DIRECTOR


@consequence("42A2", LET_DUMMY_DO_SO)
def kept_count_of_tricks(case: Dummy) -> bool:
    """Dummy may keep count of the tricks won and lost."""
    return case.act is Act.COUNT_TRICKS


@consequence("20F5(b)(ii)", LET_DUMMY_DO_SO, was={1997: "75D2"})
def corrected_declarers_explanation(case: Dummy) -> bool:
    """After the final pass dummy has to tell that declarer explained a call wrongly."""
    return case.act is Act.CORRECT_EXPLANATION


@consequence(
    "44C",
    Order(
        "RuleDummysRevoke",
        decides="dummy_revoked",
        leads_to=Lead("revoke", {"hand": "dummy"}),
    ),
)
def dummys_hand_did_not_follow(case: Dummy) -> bool:
    """Dummy's hand too has to follow suit if it can."""
    return case.act is Act.HAND_REVOKED


@consequence("64B3", Order("TransferNothing", when=When.END_OF_PLAY))
def a_card_of_dummys_was_not_played(case: Dummy) -> bool:
    """For a card of dummy's that was not played no trick is transferred."""
    return case.act is Act.HAND_REVOKED


@consequence("45F", Order("PlayOnAndWeighTheSuggestion", decides="not_allowed"))
def indicated_a_card(case: Dummy) -> bool:
    """Dummy may not touch or indicate a card without declarer's instruction."""
    return case.act is Act.SUGGEST_OR_TOUCH


@condition("61B2(a)", was={1997: "61B"})
def asks_declarer(case: Dummy) -> bool:
    """Dummy asks declarer during the play about having no card of the suit."""
    return case.act is Act.ASK_DECLARER_REVOKE and case.phase is Phase.DURING_PLAY


@condition("61B2(b)", was={1997: "42B1"})
def asks_a_defender(case: Dummy) -> bool:
    """Dummy asks a defender during the play about having no card of the suit."""
    return case.act is Act.ASK_DEFENDER and case.phase is Phase.DURING_PLAY


@consequence("42B1", LET_DUMMY_DO_SO, STOP_DUMMY)
def asked_about_a_revoke(case: Dummy) -> Order | None:
    """A dummy with full rights may ask declarer, but not a defender, about a revoke."""
    if asks_a_defender(case):
        return STOP_DUMMY
    if not asks_declarer(case) or rights_had_been_lost(case):
        return None
    return LET_DUMMY_DO_SO


@condition("9A3", since=2007)
def tries_to_prevent(case: Dummy) -> bool:
    """Dummy tries to prevent an irregularity before it is committed."""
    return case.act is Act.PREVENT


@consequence("42B2", LET_DUMMY_DO_SO, since=2017)
def prevented_an_irregularity(case: Dummy) -> bool:
    """A dummy with full rights may try to prevent any irregularity."""
    return tries_to_prevent(case) and not rights_had_been_lost(case)


@prevented_an_irregularity.older("42B2", LET_DUMMY_DO_SO, STOP_DUMMY, since=2007, until=2007)
def _if_it_is_declarers(case: Dummy) -> Order | None:
    """A dummy with full rights may try to prevent an irregularity of declarer's."""
    if not tries_to_prevent(case) or rights_had_been_lost(case):
        return None
    return LET_DUMMY_DO_SO if case.was_irregularity_by is Irregular.DECLARER else STOP_DUMMY


@prevented_an_irregularity.older("42B2", LET_DUMMY_DO_SO, STOP_DUMMY, until=1997)
def _of_declarers_alone(case: Dummy) -> Order | None:
    """A dummy with full rights may try to prevent an irregularity of declarer's."""
    if case.act is not Act.PREVENT or rights_had_been_lost(case):
        return None
    return LET_DUMMY_DO_SO if case.was_irregularity_by is Irregular.DECLARER else STOP_DUMMY


@consequence("42B3", LET_DUMMY_DO_SO)
def spoke_after_play(case: Dummy) -> bool:
    """After the play dummy may draw attention to any irregularity."""
    return (
        case.act
        in (Act.ASK_DECLARER_REVOKE, Act.ASK_DEFENDER, Act.DRAW_ATTENTION, Act.CALL_DIRECTOR)
        and case.phase is Phase.AFTER_PLAY
    )


@derived
@consequence("42B", STOP_DUMMY)
def used_a_right_he_had_lost(case: Dummy) -> bool:
    """Dummy has the rights of 42B only within the limits of 43."""
    return (
        not case.lead_from_wrong_hand
        if case.act is Act.PREVENT and rights_had_been_lost(case)
        else asks_declarer(case) and rights_had_been_lost(case) and case.attention_already_drawn
    )
