"""The wish to see the cards of a trick again.

Laws 43, 65 and 66 - The inspection of tricks, and a card that lies the wrong way.
"""

import sys
from enum import StrEnum

from lawcore.engine.article import condition, consequence, derived
from lawcore.engine.fact import NO, YES, Fact, Facts, YesNo
from lawcore.engine.ruling import Order
from lawcore.engine.subject import declare_subject
from lawcore.laws.provisions.orders import WARN_DUMMY

Case = StrEnum("Case", "CURRENT_TRICK QUITTED_TRICK WRONGLY_POINTED AFTER_PLAY")
"""What a player wants to see, or to have put right."""

Who = StrEnum("Who", "DECLARER DEFENDER DUMMY")
"""Who wants it."""

Mixed = StrEnum("Mixed", "NOBODY ONE_SIDE BOTH")
"""Who has mixed the played cards, so that they no longer lie in their sequence."""


class Inspection(Facts):
    """One wish, in the order in which a director asks."""

    case = Fact(Case)
    who = Fact(Who)
    own_side_played_next = YesNo(NO, YES)
    own_card_turned = YesNo(NO, YES)
    mixed = Fact(Mixed)
    can_be_told = YesNo(YES, NO)


INFORMATION = 50
SETTLE_IT_BY_THE_CARDS = Order("SettleItByTheCards", decides="settled_by_the_cards")
RULE_FOR_THE_OTHER_SIDE = Order("RuleForTheOtherSide", decides="for_the_other_side")
HAVE_THE_CARD_TURNED = Order("HaveTheCardTurned", decides="pointed_out")
LEAVE_THE_CARD_AS_IT_LIES = Order("LeaveTheCardAsItLies", decides="too_late")


@condition("65B3", cited=False)
def pointed_out_in_time(case: Inspection) -> bool:
    """The asking side has not led or played to the next trick."""
    return case.case is Case.WRONGLY_POINTED and not case.own_side_played_next


@condition("65B3", cited=False)
def pointed_out_too_late(case: Inspection) -> bool:
    """The player's side has played on: the right to point it out is gone."""
    return case.case is Case.WRONGLY_POINTED and case.own_side_played_next


@derived
@condition("9A2")
def dummy_may_point_it_out(case: Inspection) -> bool:
    """A wrongly pointed card is an exception: in time dummy too may point it out."""
    return pointed_out_in_time(case) and case.who is Who.DUMMY


@condition("65B3", cited=False)
def any_player_may_point_it_out(case: Inspection) -> bool:
    """Declarer or a defender points it out in time, or dummy does."""
    return dummy_may_point_it_out(case) or pointed_out_in_time(case)


@consequence("65B3", HAVE_THE_CARD_TURNED, LEAVE_THE_CARD_AS_IT_LIES)
def wrongly_pointed_card(case: Inspection) -> Order | None:
    """A wrongly pointed card may be pointed out until the player's side plays on."""
    if any_player_may_point_it_out(case):
        return HAVE_THE_CARD_TURNED
    return LEAVE_THE_CARD_AS_IT_LIES if pointed_out_too_late(case) else None


@consequence("16B1", Order("WeighTheRemark", place=INFORMATION))
def what_a_late_remark_tells(case: Inspection) -> bool:
    """What is said of it too late may be unauthorised information for the partner."""
    return pointed_out_too_late(case)


@consequence("43A1(b)", WARN_DUMMY)
def dummy_spoke_too_late(case: Inspection) -> bool:
    """Dummy may not call attention to an irregularity during play."""
    return pointed_out_too_late(case) and case.who is Who.DUMMY


@condition("66", cited=False)
def wants_to_see_it(case: Inspection) -> bool:
    """Declarer or a defender wants to see the trick just played."""
    return case.case is Case.CURRENT_TRICK and case.who is not Who.DUMMY


@consequence("66A", Order("RefuseDummy", decides="no_right"))
def dummy_has_no_such_right(case: Inspection) -> bool:
    """Only declarer and the defenders may ask to see the trick just played."""
    return case.case is Case.CURRENT_TRICK and case.who is Who.DUMMY


@condition("66", cited=False)
def still_the_current_trick(case: Inspection) -> bool:
    """The asking side has not led or played to the next trick."""
    return wants_to_see_it(case) and not case.own_side_played_next


@consequence("66A", Order("FaceTheTrick", decides="all_faced"))
def his_card_is_face_up(case: Inspection) -> bool:
    """Until turning the own card, the asker may have all cards of the trick faced."""
    return still_the_current_trick(case) and not case.own_card_turned


@condition("66A")
def may_no_longer_have_them_faced(case: Inspection) -> bool:
    """Whoever has turned the own card may no longer have the cards of the trick faced."""
    return still_the_current_trick(case) and case.own_card_turned


@consequence("66B", Order("LookAtTheOwnCard", decides="own_card"))
def his_card_is_turned(case: Inspection) -> bool:
    """Until the asking side plays on, the asker may look at the own last card, not expose it."""
    return may_no_longer_have_them_faced(case)


@condition("66C", cited=False)
def his_side_has_played_on(case: Inspection) -> bool:
    """The asking side has led or played to the next trick."""
    return wants_to_see_it(case) and case.own_side_played_next


@consequence("66C", Order("KeepItClosed", decides="closed"))
def quitted_tricks_stay_closed(case: Inspection) -> bool:
    """Until play ceases quitted tricks are inspected only if the Director says so."""
    return case.case is Case.QUITTED_TRICK or his_side_has_played_on(case)


@condition("66D", cited=False)
def play_has_ceased(case: Inspection) -> bool:
    """Play is over, and a revoke or the number of tricks is in dispute."""
    return case.case is Case.AFTER_PLAY


@condition("66D", cited=False)
def facts_are_lost(case: Inspection) -> bool:
    """The cards were mixed, and the facts can no longer be ascertained."""
    return play_has_ceased(case) and case.mixed is not Mixed.NOBODY and not case.can_be_told


@consequence("66D", SETTLE_IT_BY_THE_CARDS, RULE_FOR_THE_OTHER_SIDE)
def inspected_after_play(case: Inspection) -> Order | None:
    """After play the cards may be inspected; lost facts speak against the one side that mixed."""
    if not play_has_ceased(case):
        return None
    if not facts_are_lost(case):
        return SETTLE_IT_BY_THE_CARDS
    return RULE_FOR_THE_OTHER_SIDE if case.mixed is Mixed.ONE_SIDE else None


@consequence("65D", Order("HoldTheMixingAgainstThem", place=INFORMATION))
def mixing_jeopardises_rights(case: Inspection) -> bool:
    """Mixing the cards too soon jeopardises doubtful tricks and any say about a revoke."""
    return facts_are_lost(case)


@derived
@consequence("85A1", Order("WeighTheProbabilities", decides="judged"))
def both_sides_mixed(case: Inspection) -> bool:
    """If both sides have mixed their cards the Director rules by the balance of probabilities."""
    return facts_are_lost(case) and case.mixed is Mixed.BOTH


SUBJECT = declare_subject(
    "inspection",
    350,
    Inspection,
    sys.modules[__name__],
    since=2017,
    same_effect=(frozenset({"closed", "too_late"}),),
    group="play",
)
