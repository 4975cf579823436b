"""Law 45 - Card played."""

from lawcore.engine.article import condition, consequence, derived, remark
from lawcore.engine.ruling import DECIDES, Lead, Order
from lawcore.laws.subjects.played_card import orders
from lawcore.laws.subjects.played_card.facts import Designation, Gesture, Judged, PlayedCard, Who


@condition("45C3", cited=False)
def touched_to_be_played(case: PlayedCard) -> bool:
    """Declarer touched the card in dummy, and not to arrange cards or to reach another."""
    return case.gesture is Gesture.TOUCHED_IN_DUMMY and not case.purpose_arranging


@condition("45C", cited=False)
def put_to_the_trick(case: PlayedCard) -> bool:
    """The card was faced, held or touched in a way by which a card is played."""
    return case.gesture in (
        Gesture.FACED_ON_TABLE,
        Gesture.HELD_SO_PARTNER_COULD_SEE,
        Gesture.HELD_TOUCHING_OR_NEAR_TABLE,
        Gesture.HELD_AS_PLAYED,
    ) or touched_to_be_played(case)


@condition("45E", cited=False)
def a_fifth_card(case: PlayedCard) -> bool:
    """That hand had already played to the trick, and another card was played or designated."""
    return (put_to_the_trick(case) or designated(case)) and case.already_played_to_trick


@consequence("45A", orders.PLAY_THE_CARD)
def faced_on_the_table(case: PlayedCard) -> bool:
    """A player plays a card by detaching it from the hand and facing it on the table."""
    return case.gesture is Gesture.FACED_ON_TABLE and not a_fifth_card(case)


@consequence("45C1", orders.PLAY_THE_CARD, orders.LEAVE_THE_CARD)
def in_sight_of_his_partner(case: PlayedCard) -> Order | None:
    """A defender's card is played once it is held so that the partner could see its face."""
    if case.who is not Who.DEFENDER or a_fifth_card(case):
        return None
    if case.gesture is Gesture.HELD_SO_PARTNER_COULD_SEE:
        return orders.PLAY_THE_CARD
    return orders.LEAVE_THE_CARD if case.gesture is Gesture.DETACHED_ONLY else None


@consequence("45C2(a)", orders.PLAY_THE_CARD, was={1997: "45C2"})
def held_at_the_table(case: PlayedCard) -> bool:
    """Declarer's card is played once it is held face up, touching the table or nearly."""
    return not a_fifth_card(case) and case.gesture is Gesture.HELD_TOUCHING_OR_NEAR_TABLE


@consequence("45C2(b)", orders.PLAY_THE_CARD, was={1997: "45C2"})
def held_as_if_played(case: PlayedCard) -> bool:
    """Declarer's card is played once it is kept in a position that says so."""
    return not a_fifth_card(case) and case.gesture is Gesture.HELD_AS_PLAYED


@derived
@consequence("45C2", orders.LEAVE_THE_CARD)
def only_taken_from_the_hand(case: PlayedCard) -> bool:
    """A card that declarer has only taken from the hand is not played."""
    return case.who is Who.DECLARER and case.gesture is Gesture.DETACHED_ONLY


@consequence("45C3", orders.PLAY_THE_CARD, orders.LEAVE_THE_CARD)
def touched_in_dummy(case: PlayedCard) -> Order | None:
    """A card in dummy is played once declarer touches it to play it."""
    if case.who is not Who.DUMMY_FOR_DECLARER:
        return None
    if case.gesture is not Gesture.TOUCHED_IN_DUMMY:
        return None
    if not touched_to_be_played(case):
        return orders.LEAVE_THE_CARD
    return None if a_fifth_card(case) else orders.PLAY_THE_CARD


@condition("45C4", cited=False)
def designated(case: PlayedCard) -> bool:
    """The card was named, or designated in another way."""
    return case.gesture in (Gesture.NAMED, Gesture.DESIGNATED_OTHERWISE)


@condition("45C4", cited=False)
def designated_to_the_trick(case: PlayedCard) -> bool:
    """The card was designated, and that hand had not yet played to the trick."""
    return designated(case) and not a_fifth_card(case)


@condition("46A", cited=False)
def one_certain_card(case: PlayedCard) -> bool:
    """What was said or shown leaves no doubt which card is meant."""
    if a_fifth_card(case):
        return False
    if case.gesture is Gesture.DESIGNATED_OTHERWISE:
        return True
    if case.gesture is not Gesture.NAMED:
        return False
    return case.who is not Who.DUMMY_FOR_DECLARER or case.designation is Designation.FULL


@consequence("45C4(b)", orders.ALLOW_THE_CHANGE, orders.JUDGE_THE_SLIP)
def unintended_designation(case: PlayedCard) -> Order | None:
    """Until playing again, declarer may put right a slip of the tongue in calling dummy's card."""
    if not changed_in_time(case) or a_change_of_mind(case):
        return None
    return orders.ALLOW_THE_CHANGE if a_slip(case) else orders.JUDGE_THE_SLIP


@condition("45C4(b)", since=2017, cited=False)
def asked_to_change(case: PlayedCard) -> bool:
    """Declarer changed what had been called from dummy."""
    return case.who is Who.DUMMY_FOR_DECLARER and designated_to_the_trick(case) and case.changed


@asked_to_change.older("45C4(b)", until=2007)
def _any_player_asked(case: PlayedCard) -> bool:
    """A player changed what had been designated."""
    return designated_to_the_trick(case) and case.changed


@condition("45C4(b)", since=2017)
def declarer_had_played_again(case: PlayedCard) -> bool:
    """Declarer had played again, from hand or from dummy."""
    return asked_to_change(case) and case.declarer_played_again


@condition("45C4(b)", until=2007)
def he_paused_for_thought(case: PlayedCard) -> bool:
    """There was a pause for thought before the change."""
    return asked_to_change(case) and case.pause_for_thought


@condition("45C4(b)", since=2007, until=2007)
def his_partner_had_played(case: PlayedCard) -> bool:
    """The partner had played before the change."""
    return asked_to_change(case) and case.partner_played


@condition("45C4(b)", since=2017, cited=False)
def changed_too_late(case: PlayedCard) -> bool:
    """A slip could be put right until declarer played again."""
    return declarer_had_played_again(case)


@changed_too_late.older("45C4(b)", since=2007, until=2007)
def _after_a_pause_or_partners_play(case: PlayedCard) -> bool:
    """A slip could be put right without a pause, until partner played."""
    return he_paused_for_thought(case) or his_partner_had_played(case)


@changed_too_late.older("45C4(b)", until=1997)
def _after_a_pause(case: PlayedCard) -> bool:
    """A slip could be put right without a pause."""
    return he_paused_for_thought(case)


@condition("45C4(b)", cited=False)
def changed_in_time(case: PlayedCard) -> bool:
    """The change came while a slip could still be put right."""
    return asked_to_change(case) and not changed_too_late(case)


@condition("45C4(b)")
def a_change_of_mind(case: PlayedCard) -> bool:
    """The card was meant when it was named."""
    return changed_in_time(case) and case.unintended is Judged.NO


@condition("45C4(b)", cited=False)
def a_slip(case: PlayedCard) -> bool:
    """The card named was never meant, and was changed in time."""
    return changed_in_time(case) and case.unintended is Judged.YES


@condition("45C4(b)", cited=False)
def the_first_stands(case: PlayedCard) -> bool:
    """What was first designated is not changed: it was too late, or no slip."""
    return changed_too_late(case) or a_change_of_mind(case)


@consequence("45C4(b)", Order("KeepTheFirstCall", place=DECIDES - 1))
def the_first_call_stands(case: PlayedCard) -> bool:
    """An incomplete call that may not be changed stands, and its card is that of Law 46."""
    if not the_first_stands(case) or case.gesture is not Gesture.NAMED:
        return False
    return case.who is Who.DUMMY_FOR_DECLARER and case.first_call_incomplete


@consequence("45C4(a)", orders.PLAY_THE_CARD, orders.KEEP_THE_FIRST_CARD)
def named_as_the_one_he_plays(case: PlayedCard) -> Order | None:
    """A card is played once a player names or otherwise designates it as the one to be played."""
    if the_first_stands(case):
        return None if the_first_call_stands(case) else orders.KEEP_THE_FIRST_CARD
    if asked_to_change(case):
        return None
    return orders.PLAY_THE_CARD if one_certain_card(case) else None


@consequence(
    "45C5",
    Order(
        "PlayThePenaltyCardWhenDue",
        decides="penalty_card",
        leads_to=Lead("penalty_card", {"role": "defender"}),
    ),
)
def a_penalty_card_may_be_due(case: PlayedCard) -> bool:
    """A penalty card may have to be played."""
    return case.gesture is Gesture.PENALTY_CARD


@condition("45D", cited=False)
def dummy_put_up_another_card(case: PlayedCard) -> bool:
    """Dummy put in the played position a card that declarer had not named."""
    return case.gesture is Gesture.DUMMY_TOOK_ANOTHER


@condition("45D1", was={2007: "45D"}, cited=False)
def noticed_in_time(case: PlayedCard) -> bool:
    """Attention was drawn to it before each side had played to the next trick."""
    return dummy_put_up_another_card(case) and not case.each_side_played_on


@condition("45D", cited=False)
def noticed_too_late(case: PlayedCard) -> bool:
    """Each side had already played to the next trick."""
    return dummy_put_up_another_card(case) and case.each_side_played_on


@consequence("45D1", orders.CORRECT_DUMMYS_CARD, since=2017)
def dummys_wrong_card(case: PlayedCard) -> bool:
    """A card dummy put up unnamed is withdrawn until each side has played to the next trick."""
    return noticed_in_time(case)


@dummys_wrong_card.older(
    "45D", orders.CORRECT_DUMMYS_CARD, orders.LET_THE_WRONG_CARD_STAND, until=2007
)
def _until_each_side_has_played_on(case: PlayedCard) -> Order | None:
    """Such a card is withdrawn until each side has played on, and stands from then."""
    if noticed_too_late(case):
        return orders.LET_THE_WRONG_CARD_STAND
    return orders.CORRECT_DUMMYS_CARD if noticed_in_time(case) else None


@consequence("45D2", orders.LET_THE_WRONG_CARD_STAND, since=2017)
def dummys_wrong_card_stands(case: PlayedCard) -> bool:
    """Too late to change it, play goes on with the cards as they were played."""
    return noticed_too_late(case)


@consequence(
    "45E1",
    orders.MAKE_IT_A_PENALTY_CARD,
    orders.RULE_THE_LEAD_OUT_OF_TURN,
    orders.JUDGE_WHETHER_IT_WAS_LED,
    since=2007,
)
def a_defenders_fifth_card(case: PlayedCard) -> Order | None:
    """A defender's fifth card becomes a penalty card unless it was led."""
    if case.who is not Who.DEFENDER or not a_fifth_card(case):
        return None
    if case.meant_as_lead is Judged.OPEN:
        return orders.JUDGE_WHETHER_IT_WAS_LED
    if case.meant_as_lead is Judged.YES:
        return orders.rule_the_lead_out_of_turn(who=case.who)
    return orders.MAKE_IT_A_PENALTY_CARD


@a_defenders_fifth_card.older(
    "45E1",
    orders.MAKE_IT_A_PENALTY_CARD,
    orders.RULE_IT_AS_A_LEAD,
    orders.JUDGE_WHETHER_IT_WAS_LED,
    until=1997,
)
def _a_defenders_fifth_card(case: PlayedCard) -> Order | None:
    """A defender's fifth card becomes a penalty card unless it was led."""
    if case.who is not Who.DEFENDER or not a_fifth_card(case):
        return None
    if case.meant_as_lead is Judged.OPEN:
        return orders.JUDGE_WHETHER_IT_WAS_LED
    return (
        orders.RULE_IT_AS_A_LEAD
        if case.meant_as_lead is Judged.YES
        else orders.MAKE_IT_A_PENALTY_CARD
    )


@consequence(
    "45E2",
    orders.RETURN_THE_FIFTH_CARD,
    orders.RULE_THE_LEAD_OUT_OF_TURN,
    orders.JUDGE_WHETHER_IT_WAS_LED,
    since=2007,
)
def declarers_fifth_card(case: PlayedCard) -> Order | None:
    """A fifth card of declarer's or dummy's goes back unless it was led."""
    if case.who is Who.DEFENDER or not a_fifth_card(case):
        return None
    if case.meant_as_lead is Judged.OPEN:
        return orders.JUDGE_WHETHER_IT_WAS_LED
    if case.meant_as_lead is Judged.YES:
        return orders.rule_the_lead_out_of_turn(who=case.who)
    return orders.RETURN_THE_FIFTH_CARD


@declarers_fifth_card.older(
    "45E2",
    orders.RETURN_THE_FIFTH_CARD,
    orders.RULE_IT_AS_A_LEAD,
    orders.JUDGE_WHETHER_IT_WAS_LED,
    until=1997,
)
def _declarers_fifth_card(case: PlayedCard) -> Order | None:
    """A fifth card of declarer's or dummy's goes back unless it was led."""
    if case.who is Who.DEFENDER or not a_fifth_card(case):
        return None
    if case.meant_as_lead is Judged.OPEN:
        return orders.JUDGE_WHETHER_IT_WAS_LED
    return (
        orders.RULE_IT_AS_A_LEAD
        if case.meant_as_lead is Judged.YES
        else orders.RETURN_THE_FIFTH_CARD
    )


@remark("J21")
def what_was_said_and_done(case: PlayedCard) -> bool:
    """What exactly was said, shown or meant is found on the balance of probabilities."""
    if case.gesture is Gesture.DESIGNATED_OTHERWISE:
        return designated_to_the_trick(case)
    return asked_to_change(case)
