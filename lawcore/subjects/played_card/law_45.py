"""Law 45 - Card played."""

from lawcore.article import condition, consequence, derived
from lawcore.subjects.played_card.facts import Designation, Gesture, Judged, PlayedCard, Who
from lawcore.subjects.played_card.orders import (
    AllowTheChange,
    CorrectDummysCard,
    JudgeTheSlip,
    JudgeWhetherItWasLed,
    KeepTheFirstCard,
    LeaveTheCard,
    LetTheWrongCardStand,
    MakeItAPenaltyCard,
    PlayTheCard,
    PlayThePenaltyCardWhenDue,
    ReturnTheFifthCard,
    RuleItAsALead,
    RuleTheLeadOutOfTurn,
)


@condition("45C3", cited=False)
def touched_to_be_played(played_card: PlayedCard) -> bool:
    """Declarer touched the card in dummy, and not to arrange cards or to reach another."""
    if played_card.gesture is not Gesture.TOUCHED_IN_DUMMY:
        return False
    return not played_card.purpose_arranging


@condition("45C", cited=False)
def put_to_the_trick(played_card: PlayedCard) -> bool:
    """The card was faced, held or touched in a way by which a card is played."""
    return (
        played_card.gesture is Gesture.FACED_ON_TABLE
        or played_card.gesture is Gesture.HELD_SO_PARTNER_COULD_SEE
        or played_card.gesture is Gesture.HELD_TOUCHING_OR_NEAR_TABLE
        or played_card.gesture is Gesture.HELD_AS_PLAYED
        or touched_to_be_played(played_card)
    )


@condition("45E", cited=False)
def a_fifth_card(played_card: PlayedCard) -> bool:
    """That hand had already played to the trick."""
    return put_to_the_trick(played_card) and played_card.already_played_to_trick


@consequence("45A")
def faced_on_the_table(played_card: PlayedCard) -> PlayTheCard | None:
    """A player plays a card by detaching it from his hand and facing it on the table."""
    if played_card.who is Who.DUMMY_FOR_DECLARER:
        return None
    if played_card.gesture is not Gesture.FACED_ON_TABLE or a_fifth_card(played_card):
        return None
    return PlayTheCard()


@consequence("45C1", since=2017)
def in_sight_of_his_partner(played_card: PlayedCard) -> PlayTheCard | LeaveTheCard | None:
    """A defender's card is played once it is held so that his partner could see its face."""
    if played_card.who is not Who.DEFENDER or a_fifth_card(played_card):
        return None
    if played_card.gesture is Gesture.HELD_SO_PARTNER_COULD_SEE:
        return PlayTheCard()
    return LeaveTheCard() if played_card.gesture is Gesture.DETACHED_ONLY else None


in_sight_of_his_partner.numbered("45C1", until=2007)


@consequence("45C2(a)", since=2017)
def held_at_the_table(played_card: PlayedCard) -> PlayTheCard | None:
    """Declarer's card is played once it is held face up, touching the table or nearly."""
    if a_fifth_card(played_card):
        return None
    if played_card.gesture is Gesture.HELD_TOUCHING_OR_NEAR_TABLE:
        return PlayTheCard()
    return None


held_at_the_table.numbered("45C2(a)", since=2007, until=2007)
held_at_the_table.numbered("45C2", until=1997)


@consequence("45C2(b)", since=2017)
def held_as_if_played(played_card: PlayedCard) -> PlayTheCard | None:
    """Declarer's card is played once it is kept in a position that says so."""
    if a_fifth_card(played_card):
        return None
    return PlayTheCard() if played_card.gesture is Gesture.HELD_AS_PLAYED else None


held_as_if_played.numbered("45C2(b)", since=2007, until=2007)
held_as_if_played.numbered("45C2", until=1997)


@derived
@consequence("45C2")
def only_taken_from_the_hand(played_card: PlayedCard) -> LeaveTheCard | None:
    """A card that declarer has only taken from his hand is not played."""
    if played_card.who is Who.DECLARER and played_card.gesture is Gesture.DETACHED_ONLY:
        return LeaveTheCard()
    return None


@consequence("45C3", since=2017)
def touched_in_dummy(played_card: PlayedCard) -> PlayTheCard | LeaveTheCard | None:
    """A card in dummy is played once declarer touches it to play it."""
    if played_card.who is not Who.DUMMY_FOR_DECLARER:
        return None
    if played_card.gesture is not Gesture.TOUCHED_IN_DUMMY:
        return None
    if not touched_to_be_played(played_card):
        return LeaveTheCard()
    return None if a_fifth_card(played_card) else PlayTheCard()


touched_in_dummy.numbered("45C3", until=2007)


@condition("45C4", cited=False)
def designated(played_card: PlayedCard) -> bool:
    """The card was named, or designated in another way."""
    return (
        played_card.gesture is Gesture.NAMED or played_card.gesture is Gesture.DESIGNATED_OTHERWISE
    )


@condition("46A", cited=False)
def one_certain_card(played_card: PlayedCard) -> bool:
    """What was said or shown leaves no doubt which card is meant."""
    if played_card.gesture is Gesture.DESIGNATED_OTHERWISE:
        return True
    if played_card.gesture is not Gesture.NAMED:
        return False
    if played_card.who is not Who.DUMMY_FOR_DECLARER:
        return True
    return played_card.designation is Designation.FULL


@consequence("45C4(b)", since=2017)
def unintended_designation(played_card: PlayedCard) -> AllowTheChange | JudgeTheSlip | None:
    """Declarer may put right a slip of the tongue in calling dummy's card until he plays again."""
    if not changed_in_time(played_card) or a_change_of_mind(played_card):
        return None
    return AllowTheChange() if a_slip(played_card) else JudgeTheSlip()


unintended_designation.numbered("45C4(b)", since=2007, until=2007)
unintended_designation.numbered("45C4(b)", until=1997)


@condition("45C4(b)", since=2017, cited=False)
def asked_to_change(played_card: PlayedCard) -> bool:
    """Declarer changed what he had called from dummy."""
    if played_card.who is not Who.DUMMY_FOR_DECLARER or not designated(played_card):
        return False
    return played_card.changed


@asked_to_change.older("45C4(b)", until=2007)
def _any_player_asked(played_card: PlayedCard) -> bool:
    """A player changed what he had designated."""
    return designated(played_card) and played_card.changed


@condition("45C4(b)", since=2017)
def declarer_had_played_again(played_card: PlayedCard) -> bool:
    """Declarer had played again, from his hand or from dummy."""
    return asked_to_change(played_card) and played_card.declarer_played_again


@condition("45C4(b)", until=2007)
def he_paused_for_thought(played_card: PlayedCard) -> bool:
    """He paused for thought before he changed."""
    return asked_to_change(played_card) and played_card.pause_for_thought


@condition("45C4(b)", since=2007, until=2007)
def his_partner_had_played(played_card: PlayedCard) -> bool:
    """His partner had played before he changed."""
    return asked_to_change(played_card) and played_card.partner_played


@condition("45C4(b)", since=2017, cited=False)
def changed_too_late(played_card: PlayedCard) -> bool:
    """A slip could be put right until declarer played again."""
    return declarer_had_played_again(played_card)


@changed_too_late.older("45C4(b)", since=2007, until=2007)
def _after_a_pause_or_partners_play(played_card: PlayedCard) -> bool:
    """A slip could be put right without a pause, until partner played."""
    return he_paused_for_thought(played_card) or his_partner_had_played(played_card)


@changed_too_late.older("45C4(b)", until=1997)
def _after_a_pause(played_card: PlayedCard) -> bool:
    """A slip could be put right without a pause."""
    return he_paused_for_thought(played_card)


@condition("45C4(b)", cited=False)
def changed_in_time(played_card: PlayedCard) -> bool:
    """The change came while a slip could still be put right."""
    return asked_to_change(played_card) and not changed_too_late(played_card)


@condition("45C4(b)", since=2017)
def a_change_of_mind(played_card: PlayedCard) -> bool:
    """He had meant the card when he named it."""
    return changed_in_time(played_card) and played_card.unintended is Judged.NO


a_change_of_mind.numbered("45C4(b)", until=2007)


@condition("45C4(b)", cited=False)
def a_slip(played_card: PlayedCard) -> bool:
    """He had never meant the card he named, and changed it in time."""
    return changed_in_time(played_card) and played_card.unintended is Judged.YES


@consequence("45C4(a)", since=2017)
def named_as_the_one_he_plays(
    played_card: PlayedCard,
) -> PlayTheCard | KeepTheFirstCard | None:
    """A card is played once a player names or otherwise designates it as the one he plays."""
    if changed_too_late(played_card) or a_change_of_mind(played_card):
        return KeepTheFirstCard()
    if asked_to_change(played_card):
        return None
    return PlayTheCard() if one_certain_card(played_card) else None


named_as_the_one_he_plays.numbered("45C4(a)", until=2007)


@consequence("45C5")
def a_penalty_card_may_be_due(played_card: PlayedCard) -> PlayThePenaltyCardWhenDue | None:
    """A penalty card may have to be played."""
    return PlayThePenaltyCardWhenDue() if played_card.gesture is Gesture.PENALTY_CARD else None


@condition("45D", cited=False)
def dummy_put_up_another_card(played_card: PlayedCard) -> bool:
    """Dummy put in the played position a card that declarer had not named."""
    return played_card.gesture is Gesture.DUMMY_TOOK_ANOTHER


@condition("45D1", since=2017, cited=False)
def noticed_in_time(played_card: PlayedCard) -> bool:
    """Attention was drawn to it before each side had played to the next trick."""
    return dummy_put_up_another_card(played_card) and not played_card.each_side_played_on


noticed_in_time.numbered("45D", until=2007)


@condition("45D", cited=False)
def noticed_too_late(played_card: PlayedCard) -> bool:
    """Each side had already played to the next trick."""
    return dummy_put_up_another_card(played_card) and played_card.each_side_played_on


@consequence("45D1", since=2017)
def dummys_wrong_card(
    played_card: PlayedCard,
) -> CorrectDummysCard | LetTheWrongCardStand | None:
    """A card dummy put up unnamed is withdrawn until each side has played to the next trick."""
    return CorrectDummysCard() if noticed_in_time(played_card) else None


@dummys_wrong_card.older("45D", until=2007)
def _until_each_side_has_played_on(
    played_card: PlayedCard,
) -> CorrectDummysCard | LetTheWrongCardStand | None:
    """Such a card is withdrawn until each side has played on, and stands from then."""
    if noticed_too_late(played_card):
        return LetTheWrongCardStand()
    return CorrectDummysCard() if noticed_in_time(played_card) else None


@consequence("45D2", since=2017)
def dummys_wrong_card_stands(played_card: PlayedCard) -> LetTheWrongCardStand | None:
    """Too late to change it, play goes on with the cards as they were played."""
    return LetTheWrongCardStand() if noticed_too_late(played_card) else None


@consequence("45E1", since=2007)
def a_defenders_fifth_card(
    played_card: PlayedCard,
) -> MakeItAPenaltyCard | RuleTheLeadOutOfTurn | JudgeWhetherItWasLed | None:
    """A defender's fifth card becomes a penalty card unless he led it."""
    if played_card.who is not Who.DEFENDER or not a_fifth_card(played_card):
        return None
    if played_card.meant_as_lead is Judged.OPEN:
        return JudgeWhetherItWasLed()
    if played_card.meant_as_lead is Judged.YES:
        return RuleTheLeadOutOfTurn(who=played_card.who)
    return MakeItAPenaltyCard()


@a_defenders_fifth_card.older("45E1", until=1997)
def _a_defenders_fifth_card(
    played_card: PlayedCard,
) -> MakeItAPenaltyCard | RuleItAsALead | JudgeWhetherItWasLed | None:
    """A defender's fifth card becomes a penalty card unless he led it."""
    if played_card.who is not Who.DEFENDER or not a_fifth_card(played_card):
        return None
    if played_card.meant_as_lead is Judged.OPEN:
        return JudgeWhetherItWasLed()
    return RuleItAsALead() if played_card.meant_as_lead is Judged.YES else MakeItAPenaltyCard()


@consequence("45E2", since=2007)
def declarers_fifth_card(
    played_card: PlayedCard,
) -> ReturnTheFifthCard | RuleTheLeadOutOfTurn | JudgeWhetherItWasLed | None:
    """A fifth card of declarer's or dummy's goes back unless it was led."""
    if played_card.who is Who.DEFENDER or not a_fifth_card(played_card):
        return None
    if played_card.meant_as_lead is Judged.OPEN:
        return JudgeWhetherItWasLed()
    if played_card.meant_as_lead is Judged.YES:
        return RuleTheLeadOutOfTurn(who=played_card.who)
    return ReturnTheFifthCard()


@declarers_fifth_card.older("45E2", until=1997)
def _declarers_fifth_card(
    played_card: PlayedCard,
) -> ReturnTheFifthCard | RuleItAsALead | JudgeWhetherItWasLed | None:
    """A fifth card of declarer's or dummy's goes back unless it was led."""
    if played_card.who is Who.DEFENDER or not a_fifth_card(played_card):
        return None
    if played_card.meant_as_lead is Judged.OPEN:
        return JudgeWhetherItWasLed()
    return RuleItAsALead() if played_card.meant_as_lead is Judged.YES else ReturnTheFifthCard()
