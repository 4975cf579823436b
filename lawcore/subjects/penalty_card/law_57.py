"""Laws 57 and 60 - A card led or played before its turn."""

from lawcore.article import condition, consequence, derived
from lawcore.ruling import Order
from lawcore.subjects.penalty_card import orders
from lawcore.subjects.penalty_card.facts import Claim, How, PenaltyCard, Role, SidePlayed


@condition("57", cited=False)
def before_its_turn(case: PenaltyCard) -> bool:
    """The card was led or played before its turn."""
    return case.how is How.PLAYED_EARLY


@condition("47E1", since=2007, cited=False)
def on_an_opponents_word(case: PenaltyCard) -> bool:
    """It was played because an opponent had said that it was its turn."""
    return before_its_turn(case) and case.misinformed


@condition("57", cited=False)
def too_early(case: PenaltyCard) -> bool:
    """The card was led or played before its turn, and not on an opponent's word."""
    return before_its_turn(case) and not on_an_opponents_word(case)


@consequence(
    "57C3", Order("LetDeclarersPlayStand", decides=orders.Penalised.NO_PENALTY_CARD), since=2017
)
def declarers_premature_play(case: PenaltyCard) -> bool:
    """A card that declarer plays too early from either hand is played."""
    return case.role is Role.DECLARER_SIDE and too_early(case)


declarers_premature_play.numbered("57C2", since=2007, until=2007)


@condition("57", cited=False)
def played_early(case: PenaltyCard) -> bool:
    """A defender led or played before the defender's turn."""
    return case.role is Role.DEFENDER and too_early(case)


@condition("68", cited=False)
def shown_about_the_trick_in_progress(case: PenaltyCard) -> bool:
    """A defender showed it while speaking of the trick in progress."""
    if case.role is not Role.DEFENDER or case.how is not How.CLAIM_CONTEXT:
        return False
    return case.claim is Claim.TRICK_IN_PROGRESS


@condition("57D", cited=False)
def at_the_opponents_turn(case: PenaltyCard) -> bool:
    """The partner had played, and it was the right-hand opponent's turn."""
    return played_early(case) and case.at_right_hand_turn


@consequence("57D", Order("PlayItInTurn", decides=orders.Penalised.PLAYED_IN_TURN), since=2017)
def before_his_right_hand_opponent(case: PenaltyCard) -> bool:
    """A card played at the turn of the player on the right is played in turn if it is legal."""
    return at_the_opponents_turn(case)


@condition("49", until=2007, cited=False)
def with_partner_before_him(case: PenaltyCard) -> bool:
    """The partner having played, Law 57 did not yet speak of it: the card is exposed."""
    return at_the_opponents_turn(case)


@condition("57A", cited=False)
def before_his_partner(case: PenaltyCard) -> bool:
    """A defender led or played before the partner had played."""
    return played_early(case) and not at_the_opponents_turn(case)


@consequence("57C1", orders.LET_THE_PLAY_STAND, since=2017)
def declarer_had_played(case: PenaltyCard) -> bool:
    """If declarer has played from both hands, nothing is rectified."""
    return before_his_partner(case) and case.declarer_side_played is SidePlayed.BOTH_HANDS


@declarer_had_played.older("57C1", since=2007, until=2007)
def _declarer_or_dummy_had(case: PenaltyCard) -> bool:
    """If declarer has played from both hands, or dummy has shown a card, nothing is rectified."""
    return before_his_partner(case) and case.declarer_side_played in (
        SidePlayed.BOTH_HANDS,
        SidePlayed.DUMMY,
    )


@declarer_had_played.older("57C", until=1997)
def _either_had(case: PenaltyCard) -> bool:
    """If declarer has played from both hands, or dummy has shown a card, nothing is rectified."""
    return before_his_partner(case) and case.declarer_side_played in (
        SidePlayed.BOTH_HANDS,
        SidePlayed.DUMMY,
    )


@consequence("57C2", orders.LET_THE_PLAY_STAND, since=2017)
def dummy_had_shown_a_card(case: PenaltyCard) -> bool:
    """If dummy has selected or suggested a card unasked, nothing is rectified."""
    return before_his_partner(case) and case.declarer_side_played is SidePlayed.DUMMY


@consequence("60A1", orders.LET_THE_PLAY_STAND)
def the_next_hand_played_on(case: PenaltyCard) -> bool:
    """A play after the premature card of the right-hand opponent gives up the rectification."""
    return before_his_partner(case) and case.declarer_side_played is SidePlayed.AFTERWARDS


@consequence("60A2", Order("TreatItAsPlayedInTurn", place=orders.CARDS))
def as_if_in_turn(case: PenaltyCard) -> bool:
    """Once the rectification is given up, the premature card counts as played in turn."""
    return the_next_hand_played_on(case)


@condition("57A", cited=False)
def no_right_is_lost(case: PenaltyCard) -> bool:
    """Declarer's side has played nothing, or only a card that gives up no right."""
    return case.declarer_side_played in (SidePlayed.NO, SidePlayed.OTHER_HAND)


@condition("57A", cited=False)
def subject_to_rectification(case: PenaltyCard) -> bool:
    """The defender played before the partner, and declarer's side has lost no right."""
    return before_his_partner(case) and no_right_is_lost(case)


@condition("61A", cited=False)
def played_against_the_choice(case: PenaltyCard) -> bool:
    """The partner, though able to, did not do what declarer had chosen."""
    return subject_to_rectification(case) and case.disobeyed


@condition("57A", cited=False)
def the_partners_play_is_bound(case: PenaltyCard) -> bool:
    """Declarer binds what the partner plays, and was not disobeyed."""
    return subject_to_rectification(case) and not case.disobeyed


@consequence("57A", orders.LET_DECLARER_CHOOSE_THE_PLAY, orders.LOOK_FOR_A_PREMATURE_CARD)
def declarer_chooses_the_play(case: PenaltyCard) -> Order | None:
    """The card is a major penalty card, and declarer binds what the partner plays."""
    if shown_about_the_trick_in_progress(case):
        return orders.LOOK_FOR_A_PREMATURE_CARD
    return orders.LET_DECLARER_CHOOSE_THE_PLAY if the_partners_play_is_bound(case) else None


@consequence("57A1", Order("OfferTheHighest", place=orders.OPTIONS))
def the_highest(case: PenaltyCard) -> bool:
    """Declarer may require the highest card of the suit led."""
    return the_partners_play_is_bound(case)


@consequence("57A2", Order("OfferTheLowest", place=orders.OPTIONS + 1))
def the_lowest(case: PenaltyCard) -> bool:
    """Declarer may require the lowest card of the suit led."""
    return the_partners_play_is_bound(case)


@consequence("57A3", Order("OfferToRequireAnotherSuit", place=orders.OPTIONS + 2), since=2017)
def another_suit_required(case: PenaltyCard) -> bool:
    """Declarer may require a card of another suit."""
    return the_partners_play_is_bound(case)


@consequence("57A4", Order("OfferToForbidAnotherSuit", place=orders.OPTIONS + 3), since=2017)
def another_suit_forbidden(case: PenaltyCard) -> bool:
    """Declarer may forbid a card of another suit."""
    return the_partners_play_is_bound(case)


another_suit_forbidden.numbered("57A3", until=2007)


@consequence("57B", orders.PLAY_ANY_LEGAL_CARD_IF_UNABLE)
def who_cannot_play_as_chosen(case: PenaltyCard) -> bool:
    """A partner who cannot play as declarer has chosen plays any legal card."""
    return the_partners_play_is_bound(case)


@derived
@consequence("49", orders.PENALISE_THAT_CARD_TOO)
def partner_did_not_wait(case: PenaltyCard) -> bool:
    """A partner who plays before declarer has chosen exposes that card."""
    return the_partners_play_is_bound(case) and case.partner_played_too_soon
