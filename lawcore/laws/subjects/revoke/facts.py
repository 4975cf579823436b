"""A revoke: failing, though able, to play what the law required."""

from enum import StrEnum
from typing import ClassVar

from lawcore.engine.fact import (
    Fact,
    Facts,
    PlayerRole,
    Rare,
    Sitting,
    YesNo,
    any_of,
    by_itself,
    choice_of,
    in_group,
)

LAST_TRICK, TWELFTH = 13, 12
LAWS_OF_1997 = 1997

Hand = StrEnum("Hand", "DECLARER DUMMY DEFENDER")
"""The hand the revoke card came from."""

Since = StrEnum("Since", "NOTHING PLAYED NAMED CLAIMED OPPONENTS_CLAIMED")
"""What the offending side did first after the revoke, before attention was drawn."""

Reply = StrEnum("Reply", "ACCEPTED SILENT CONTESTED")
"""What the offending side said to the opponents' claim."""

WonBy = StrEnum("WonBy", "OFFENDER PARTNER OPPONENTS")
"""Who won the trick of the revoke; for declarer's revoke dummy is the partner."""

LaterTricks = StrEnum("LaterTricks", "NONE ONE MORE")
"""How many later tricks the offending side won."""

Duty = StrEnum("Duty", "FOLLOW_SUIT REQUIRED_CARD PENALTY_CARD FACED_CARD")
"""What was not done."""

Attention = StrEnum(
    "Attention",
    "DURING_PLAY AFTER_PLAY AFTER_CALL_ON_NEXT_DEAL AFTER_ROUND AFTER_CORRECTION_PERIOD",
)
"""When attention was first drawn; a call on the next deal is one of the other side's."""

Earlier = StrEnum("Earlier", "NONE ESTABLISHED CORRECTED")
"""An earlier revoke of the same player in the same suit on this board."""

OtherSide = StrEnum(
    "OtherSide", "NONE ESTABLISHED ESTABLISHED_SAME_TRICK CORRECTED CORRECTED_AT_TRICK_TWELVE"
)
"""A revoke of the other side on this board."""

Witness = StrEnum("Witness", "PLAYER DIRECTOR SPECTATOR")
"""Who noticed it first."""

Before = StrEnum("Before", "NOTHING PLAYERS_SETTLED_IT RULED_WRONGLY")
"""What was done about it before the Director ruled."""


def _since_2007(edition: int) -> bool:
    """Return what holds where the regulating authority has said nothing."""
    return edition > LAWS_OF_1997


def _while_play_goes_on(revoke: "Revoke") -> bool:
    """Play goes on after the revoke: what its side will still win, nobody can know."""
    if revoke.attention is not Attention.DURING_PLAY or revoke.trick == LAST_TRICK:
        return False
    if revoke.trick == TWELFTH and revoke.hands_returned:
        return False
    return revoke.since in (Since.NOTHING, Since.PLAYED, Since.NAMED)


DECLARERS_SIDE = (Hand.DECLARER, Hand.DUMMY)
BEFORE_THE_LAST = tuple(range(1, LAST_TRICK))
BEFORE_THE_TWELFTH = tuple(range(1, TWELFTH))
ROUND_OVER = (Attention.AFTER_ROUND, Attention.AFTER_CORRECTION_PERIOD)
ASKED_FOR = (Hand.DEFENDER, Hand.DECLARER, Hand.DUMMY)
"""The hands as they are asked for: the likeliest first."""
NEXT_DEAL_BEGUN = (Attention.AFTER_CALL_ON_NEXT_DEAL, *ROUND_OVER)


class Revoke(Facts):
    """One revoke, in the order in which a director asks.

    `cards_mixed` says that just one side has mixed its cards so that the facts are lost,
    `each_side_played_on` that a card is missing from a trick after which both sides have played.
    `partner_has_two_suits` is of the texts before 2017: still to play, with cards of two suits.
    `defenders_may_ask` is a setting of the editions before 2017, which took the power to forbid
    the question away: since then it is accepted and without effect.
    """

    hand = Fact(Hand)
    trick = Fact(range(1, LAST_TRICK + 1))
    hands_returned = YesNo()
    since = Fact(Since)
    reply_to_claim = Fact(Reply)
    claim_settled = YesNo()
    won_by = Fact(WonBy)

    could_comply = YesNo(usual=True)
    same_trick_one_side_played_on = YesNo(usual=False)
    duty = Fact(Duty, usual=Duty.FOLLOW_SUIT)
    attention = Fact(Attention, usual=Attention.DURING_PLAY)
    earlier_revoke_same_suit = Fact(Earlier, usual=Earlier.NONE)
    other_side_revoked = Fact(OtherSide, usual=OtherSide.NONE)
    dummy_drew_attention = YesNo(usual=False)
    defender_asked_partner = YesNo(usual=False)
    played_card_faced = YesNo(usual=False)
    won_later_with_playable_card = YesNo(usual=False, pending=_while_play_goes_on)
    noticed_by = Fact(Witness, usual=Witness.PLAYER, volunteered=True)
    on_purpose = YesNo(usual=False, volunteered=True)
    cards_mixed = YesNo(usual=False, volunteered=True)
    card_missing = YesNo(usual=False, volunteered=True)
    facts_disputed = YesNo(usual=False, volunteered=True)
    done_before = Fact(Before, usual=Before.NOTHING, volunteered=True)

    each_side_played_on = YesNo()
    dummy_lost_rights = YesNo()
    later_tricks = Fact(LaterTricks, pending=_while_play_goes_on)
    opponents_played_after = YesNo()
    partner_played_after = YesNo()
    partner_still_to_play = YesNo()
    partner_has_two_suits = YesNo()

    defenders_may_ask = YesNo(setting=_since_2007)

    seats = (
        Sitting(
            PlayerRole.REVOKED,
            PlayerRole.DECLARERS_SIDE,
            PlayerRole.PARTNER,
            where=hand.is_(Hand.DEFENDER),
        ),
        Sitting(
            PlayerRole.REVOKED,
            PlayerRole.DEFENDER,
            PlayerRole.DUMMY,
            where=hand.is_(Hand.DECLARER),
        ),
        Sitting(
            PlayerRole.REVOKED,
            PlayerRole.DEFENDER,
            PlayerRole.DECLARER,
            where=hand.is_(Hand.DUMMY),
        ),
    )
    speaks_of_seats = (opponents_played_after, partner_played_after)
    equivalent: ClassVar = {
        "trick": (tuple(range(1, TWELFTH)), (TWELFTH,), (LAST_TRICK,)),
        "attention": (
            (Attention.DURING_PLAY,),
            (Attention.AFTER_PLAY,),
            (Attention.AFTER_CALL_ON_NEXT_DEAL,),
            (Attention.AFTER_ROUND,),
            (Attention.AFTER_CORRECTION_PERIOD,),
        ),
    }
    incompatible = (
        # tricks there are not
        trick.is_(LAST_TRICK).excludes(later_tricks, LaterTricks.ONE, impossible=True),
        trick.is_(TWELFTH, LAST_TRICK).excludes(later_tricks, LaterTricks.MORE, impossible=True),
        trick.is_(LAST_TRICK).excludes(won_later_with_playable_card, True, impossible=True),
        trick.is_(LAST_TRICK).excludes(same_trick_one_side_played_on, True, impossible=True),
        later_tricks.is_(LaterTricks.NONE).excludes(
            won_later_with_playable_card, True, impossible=True
        ),
        # when it was noticed
        since.is_(Since.NOTHING).allows_only(
            attention, Attention.DURING_PLAY, impossible=True, where=trick.is_(*BEFORE_THE_LAST)
        ),
        claim_settled.is_(False).excludes(
            attention, *ROUND_OVER, impossible=True, where=since.is_(Since.OPPONENTS_CLAIMED)
        ),
        same_trick_one_side_played_on.is_(True).allows_only(
            attention, Attention.DURING_PLAY, impossible=True, where=trick.is_(*BEFORE_THE_TWELFTH)
        ),
        hands_returned.is_(False).excludes(
            attention, *NEXT_DEAL_BEGUN, impossible=True, where=trick.is_(TWELFTH)
        ),
        since.is_(Since.OPPONENTS_CLAIMED).excludes(dummy_drew_attention, True),
        since.is_(Since.OPPONENTS_CLAIMED).excludes(defender_asked_partner, True),
        since.is_(Since.OPPONENTS_CLAIMED).excludes(same_trick_one_side_played_on, True),
        since.is_(Since.CLAIMED).excludes(same_trick_one_side_played_on, True),
        same_trick_one_side_played_on.is_(True).excludes(dummy_drew_attention, True),
        noticed_by.is_(Witness.DIRECTOR, Witness.SPECTATOR).excludes(dummy_drew_attention, True),
        # whose card it was
        hand.is_(*DECLARERS_SIDE).excludes(duty, Duty.PENALTY_CARD, impossible=True),
        hand.is_(Hand.DUMMY).excludes(duty, Duty.FACED_CARD),
        hand.is_(*DECLARERS_SIDE).excludes(played_card_faced, True),
        hand.is_(Hand.DUMMY).excludes(dummy_drew_attention, True),
        hand.is_(*DECLARERS_SIDE).excludes(defender_asked_partner, True),
        # what was still to be played to the twelfth trick
        partner_has_two_suits.is_(True).allows_only(partner_still_to_play, True, impossible=True),
        # a card that was not played at all
        card_missing.is_(True).excludes(won_by, WonBy.OFFENDER, impossible=True),
        card_missing.is_(True).excludes(played_card_faced, True, impossible=True),
        each_side_played_on.is_(True).excludes(
            since, Since.NOTHING, impossible=True, where=card_missing.is_(True)
        ),
    )
    choices: ClassVar = {
        "hand": (
            *(choice_of(hand, trick=f"1-{TWELFTH - 1}") for hand in ASKED_FOR),
            *in_group("twelve", *(choice_of(hand, trick=TWELFTH) for hand in ASKED_FOR)),
            *in_group("thirteen", *(choice_of(hand, trick=LAST_TRICK) for hand in ASKED_FOR)),
        ),
        "trick": (any_of(*range(1, TWELFTH)), *by_itself(TWELFTH, LAST_TRICK)),
        "hands_returned": (
            *by_itself(False),
            choice_of(True, attention=Attention.AFTER_PLAY),
            *in_group(
                "next_board", *(choice_of(True, attention=late) for late in NEXT_DEAL_BEGUN)
            ),
        ),
        "since": (
            *by_itself(Since.NOTHING),
            choice_of(Since.PLAYED, attention=Attention.DURING_PLAY),
            choice_of(Since.PLAYED, attention=Attention.AFTER_PLAY),
            *in_group(
                "next_board",
                choice_of(Since.PLAYED, attention=Attention.AFTER_PLAY),
                *(choice_of(Since.PLAYED, attention=late) for late in NEXT_DEAL_BEGUN),
            ),
            *in_group("claim", Since.CLAIMED, Since.OPPONENTS_CLAIMED),
            *by_itself(Since.NAMED),
        ),
        "opponents_played_after": (
            *by_itself(False),
            choice_of(True, partner_played_after=False),
            choice_of(True, partner_played_after=True),
        ),
    }
    rare = (
        Rare("card", (could_comply, duty, played_card_faced, won_later_with_playable_card)),
        Rare("late", (attention,)),
        Rare(
            "several",
            (earlier_revoke_same_suit, other_side_revoked, same_trick_one_side_played_on),
        ),
        Rare("noticed", (dummy_drew_attention, defender_asked_partner, noticed_by)),
        Rare("doubtful", (on_purpose, cards_mixed, card_missing, facts_disputed, done_before)),
    )
    play_ended_when = (
        attention.is_(
            Attention.AFTER_PLAY,
            Attention.AFTER_CALL_ON_NEXT_DEAL,
            Attention.AFTER_ROUND,
            Attention.AFTER_CORRECTION_PERIOD,
        ),
        later_tricks.is_(*LaterTricks),
    )
    likeliest = (
        could_comply,
        earlier_revoke_same_suit,
        other_side_revoked,
        attention,
        defender_asked_partner,
        dummy_drew_attention,
        duty,
        played_card_faced,
        same_trick_one_side_played_on,
        won_later_with_playable_card,
        card_missing,
        on_purpose,
        cards_mixed,
        facts_disputed,
        done_before,
        noticed_by,
    )
    follow_ups = (attention.is_(Attention.AFTER_PLAY),)
    ruled_against = (hand,)
