"""A hand with too many cards, or with too few."""

import sys
from enum import StrEnum, auto
from typing import ClassVar

from lawcore.engine.article import condition, consequence
from lawcore.engine.fact import NO, YES, Fact, Facts, YesNo, choice_of
from lawcore.engine.ruling import Lead, Order, When
from lawcore.engine.subject import declare_subject


class Case(StrEnum):
    """A hand has what another lacks, a card is missing, or one does not belong to the deal."""

    FOURTEEN_AND_TWELVE = "14_and_12"
    MISSING = auto()
    NOT_OF_THE_DEAL = auto()


Found = StrEnum("Found", "EARLIER AFTER_PLAY")
"""Whether it came to light while the board could still be played."""

Where = StrEnum("Where", "FOUND NOT_FOUND AMONG_PLAYED ELSEWHERE")
"""Where the missing card is."""


class WrongCards(Facts):
    """One board, in the order in which a director asks."""

    case = Fact(Case)
    call_by_wrong_hand = YesNo(YES, NO)
    seen = YesNo(YES, NO)
    playable = YesNo(YES, NO)
    lead_faced = YesNo(YES, NO)
    where = Fact(Where)
    played_to_quitted_trick = YesNo(NO, YES)

    found = Fact(Found, usual=Found.EARLIER)

    choices: ClassVar = {
        "call_by_wrong_hand": (
            choice_of(NO, seen=NO),
            choice_of(NO, seen=YES),
            choice_of(YES, playable=YES),
            choice_of(YES, playable=NO),
        )
    }
    incompatible = (
        lead_faced.is_(False).excludes(
            where, Where.AMONG_PLAYED, Where.ELSEWHERE, impossible=True
        ),
        lead_faced.is_(True).excludes(where, Where.FOUND, impossible=True),
        found.is_(Found.AFTER_PLAY).excludes(lead_faced, False, impossible=True),
        found.is_(Found.AFTER_PLAY).excludes(where, Where.FOUND, impossible=True),
    )
    play_ended_when = (found.is_(Found.AFTER_PLAY),)
    likeliest: ClassVar = (found,)


LOOK_WHETHER_THE_CARD_SEEN_MATTERED = Order(
    "LookWhetherTheCardSeenMattered", when=When.END_OF_PLAY
)
REMOVE_THE_CARD = Order("RemoveTheCard", decides="played_normally")
REMOVE_IT_AFTER_PLAY = Order("RemoveItAfterPlay", decides="played_normally")
ADJUST_FOR_IT_AFTER_PLAY = Order("AdjustForItAfterPlay", decides="played_ready_to_adjust")
REMOVE_THE_CARD_PLAYED = Order("RemoveTheCardPlayed", decides="played_ready_to_adjust")
ADJUST_TOWARDS_THE_PROBABLE_RESULT = Order("AdjustTowardsTheProbableResult")
RULE_THE_DEFECTIVE_TRICK = Order(
    "RuleTheDefectiveTrick", leads_to=Lead("defective_trick", {"kind": "too_many"}, at_once=True)
)
RULE_THE_DEFECTIVE_TRICK_AFTER_PLAY = Order(
    "RuleTheDefectiveTrickAfterPlay",
    leads_to=Lead(
        "defective_trick",
        {"kind": "too_many", "found": "after_both_sides_played_next"},
        at_once=True,
    ),
)
RESTORE_THE_CARD_DURING_PLAY = Order("RestoreTheCardDuringPlay", decides="restored")
RESTORE_THE_CARD_AFTER_PLAY = Order("RestoreTheCardAfterPlay", decides="restored")
REBUILD_THE_DEAL_DURING_PLAY = Order("RebuildTheDealDuringPlay", decides="restored")
REBUILD_THE_DEAL_AFTER_PLAY = Order("RebuildTheDealAfterPlay", decides="restored")
LOOK_FOR_A_PENALTY_CARD = Order("LookForAPenaltyCard", leads_to=Lead("penalty_card", perhaps=True))
LOOK_FOR_A_REVOKE = Order("LookForARevoke", leads_to=Lead("revoke", perhaps=True))
LOOK_FOR_A_REVOKE_DURING_PLAY = Order(
    "LookForARevokeDuringPlay", leads_to=Lead("revoke", perhaps=True)
)


# Law 13 - One hand has more than thirteen cards, and another fewer.


@condition("13", cited=False)
def one_hand_has_too_many(case: WrongCards) -> bool:
    """One hand has more than thirteen cards."""
    return case.case is Case.FOURTEEN_AND_TWELVE


@consequence("13D", Order("CancelTheResult", decides="cancelled"))
def found_after_play(case: WrongCards) -> bool:
    """A result with a hand of more than thirteen cards is cancelled when play has ended."""
    return one_hand_has_too_many(case) and case.found is Found.AFTER_PLAY


@consequence("86B", Order("InTeamsFollowThatLaw", when=When.DIRECTOR, leads_to=Lead("score")))
def other_table_may_count(case: WrongCards) -> bool:
    """In team play the result at the other table may decide which score is awarded."""
    return found_after_play(case)


@condition("13", cited=False)
def can_still_be_played(case: WrongCards) -> bool:
    """It came to light before the board was over."""
    return one_hand_has_too_many(case) and case.found is Found.EARLIER


@condition("13A", cited=False)
def no_wrong_hand_has_called(case: WrongCards) -> bool:
    """No player with a wrong number of cards has called."""
    return can_still_be_played(case) and not case.call_by_wrong_hand


@condition("13B", cited=False)
def a_wrong_hand_has_called(case: WrongCards) -> bool:
    """A player with a wrong number of cards has called."""
    return can_still_be_played(case) and case.call_by_wrong_hand


@consequence("13A1", Order("CorrectAndPlayNormally", decides="played_normally"))
def nobody_has_seen_a_card(case: WrongCards) -> bool:
    """Where nobody has seen another's card the hands are corrected and the board played."""
    return no_wrong_hand_has_called(case) and not case.seen


@consequence("13A2", Order("CorrectAndPlayReadyToAdjust", decides="played_ready_to_adjust"))
def a_card_was_seen(case: WrongCards) -> bool:
    """Where another's card was seen the board is played and scored, and looked at after that."""
    return no_wrong_hand_has_called(case) and case.seen


@consequence("13B1", Order("CorrectAndChangeNoCall", decides="played_ready_to_adjust"))
def deal_is_corrected(case: WrongCards) -> bool:
    """A deal that can be corrected and played is, with no change of call."""
    return a_wrong_hand_has_called(case) and case.playable


@consequence("13B1", Order("LookAtTheScoreAfterPlay", when=When.END_OF_PLAY))
def corrected_deal_is_looked_at(case: WrongCards) -> bool:
    """At the end of play an adjusted score may be awarded."""
    return deal_is_corrected(case)


@consequence("13B2", Order("HaveItNotPlayed", decides="not_played"))
def deal_is_not_corrected(case: WrongCards) -> bool:
    """A deal that cannot be corrected is not played, and an adjusted score awarded."""
    return a_wrong_hand_has_called(case) and not case.playable


@consequence(
    "13C",
    REMOVE_THE_CARD,
    REMOVE_THE_CARD_PLAYED,
    REMOVE_IT_AFTER_PLAY,
    ADJUST_FOR_IT_AFTER_PLAY,
)
def card_of_no_deal(case: WrongCards) -> Order | None:
    """A card that is not part of the deal goes; one played to a quitted trick may be looked at."""
    if case.case is not Case.NOT_OF_THE_DEAL:
        return None
    if case.found is Found.AFTER_PLAY:
        return ADJUST_FOR_IT_AFTER_PLAY if case.played_to_quitted_trick else REMOVE_IT_AFTER_PLAY
    return REMOVE_THE_CARD_PLAYED if case.played_to_quitted_trick else REMOVE_THE_CARD


@consequence("12C1(b)", LOOK_WHETHER_THE_CARD_SEEN_MATTERED, ADJUST_TOWARDS_THE_PROBABLE_RESULT)
def towards_the_probable_result(case: WrongCards) -> Order | None:
    """An adjusted score goes as nearly as possible to the probable result."""
    if a_card_was_seen(case):
        return LOOK_WHETHER_THE_CARD_SEEN_MATTERED
    return ADJUST_TOWARDS_THE_PROBABLE_RESULT if deal_is_not_corrected(case) else None


# Law 14 - A card is missing, and no hand has more than thirteen.


@condition("14", cited=False)
def a_card_is_missing(case: WrongCards) -> bool:
    """A hand has fewer than thirteen cards, and none has more."""
    return case.case is Case.MISSING


@condition("14B", cited=False)
def after_play(case: WrongCards) -> bool:
    """Play has ended; the card may be looked for until the correction period ends."""
    return case.found is Found.AFTER_PLAY


@condition("14A", cited=False)
def before_the_lead_is_faced(case: WrongCards) -> bool:
    """No opening lead has been faced."""
    return a_card_is_missing(case) and not case.lead_faced


@condition("14B", cited=False)
def after_the_lead_was_faced(case: WrongCards) -> bool:
    """The opening lead has been faced."""
    return a_card_is_missing(case) and case.lead_faced


@consequence("14A1", Order("RestoreTheCard", decides="restored"))
def found_before_the_lead(case: WrongCards) -> bool:
    """A card that is found goes back to the deficient hand."""
    return before_the_lead_is_faced(case) and case.where is Where.FOUND


@consequence("14A2", Order("RebuildTheDeal", decides="restored"))
def not_found_before_the_lead(case: WrongCards) -> bool:
    """Where the card is not found the deal is built anew from another pack."""
    return before_the_lead_is_faced(case) and case.where is Where.NOT_FOUND


@consequence("14A3", Order("LetTheCallsStand"))
def calls_stand(case: WrongCards) -> bool:
    """No call is changed; the hand counts as complete throughout."""
    return before_the_lead_is_faced(case)


@consequence("14B1", Order("LookAmongThePlayedCards", decides="another_law"))
def among_the_played_cards(case: WrongCards) -> bool:
    """A card found among the played cards makes a defective trick."""
    return after_the_lead_was_faced(case) and case.where is Where.AMONG_PLAYED


@consequence("67", RULE_THE_DEFECTIVE_TRICK, RULE_THE_DEFECTIVE_TRICK_AFTER_PLAY)
def trick_is_put_right(case: WrongCards) -> Order | None:
    """A defective trick is put right."""
    if not among_the_played_cards(case):
        return None
    return RULE_THE_DEFECTIVE_TRICK_AFTER_PLAY if after_play(case) else RULE_THE_DEFECTIVE_TRICK


@consequence("14B2", RESTORE_THE_CARD_DURING_PLAY, RESTORE_THE_CARD_AFTER_PLAY)
def found_elsewhere(case: WrongCards) -> Order | None:
    """A card found elsewhere after the lead was faced goes back to the deficient hand."""
    if not after_the_lead_was_faced(case) or case.where is not Where.ELSEWHERE:
        return None
    return RESTORE_THE_CARD_AFTER_PLAY if after_play(case) else RESTORE_THE_CARD_DURING_PLAY


@consequence("14B3", REBUILD_THE_DEAL_DURING_PLAY, REBUILD_THE_DEAL_AFTER_PLAY)
def not_found_afterwards(case: WrongCards) -> Order | None:
    """A card that cannot be found is replaced from another pack."""
    if not after_the_lead_was_faced(case) or case.where is not Where.NOT_FOUND:
        return None
    return REBUILD_THE_DEAL_AFTER_PLAY if after_play(case) else REBUILD_THE_DEAL_DURING_PLAY


@consequence("14B4", LOOK_FOR_A_PENALTY_CARD, LOOK_FOR_A_REVOKE)
def was_always_in_the_hand(case: WrongCards) -> Order | None:
    """A card restored after the lead was faced counts as having been in the hand all the time."""
    if not found_elsewhere(case) and not not_found_afterwards(case):
        return None
    return LOOK_FOR_A_REVOKE if after_play(case) else LOOK_FOR_A_PENALTY_CARD


@consequence("14B4", LOOK_FOR_A_REVOKE_DURING_PLAY)
def not_playing_it_may_be_a_revoke(case: WrongCards) -> bool:
    """Also while play goes on, not having played the card earlier may be a revoke."""
    return not after_play(case) and was_always_in_the_hand(case)


@condition("14", cited=False)
def card_is_put_back(case: WrongCards) -> bool:
    """A card is put back into a hand that is still to be played."""
    if after_play(case):
        return False
    return was_always_in_the_hand(case) or before_the_lead_is_faced(case)


@consequence("14C", Order("KeepItFromThePartner"))
def replacement_is_unauthorised(case: WrongCards) -> bool:
    """Knowledge of the replacement is unauthorised for the partner of the deficient hand."""
    return card_is_put_back(case)


SUBJECT = declare_subject(
    "wrong_cards",
    300,
    WrongCards,
    sys.modules[__name__],
    since=2017,
    same_effect=(
        frozenset({"played_normally", "played_ready_to_adjust"}),
        frozenset({"not_played", "cancelled"}),
    ),
    group="cards",
)
