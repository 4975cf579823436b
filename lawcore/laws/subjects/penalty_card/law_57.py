"""Laws 57 and 60 - A card led or played before its turn."""

from lawcore.engine.article import condition, consequence, derived
from lawcore.engine.ruling import Order
from lawcore.laws.subjects.penalty_card import facts, orders


@condition("57", cited=False)
def before_its_turn(case: facts.PenaltyCard) -> bool:
    """The card was led or played before its turn."""
    return case.how is facts.How.PLAYED_EARLY


@condition("47E1", since=2007, cited=False)
def on_an_opponents_word(case: facts.PenaltyCard) -> bool:
    """It was played because an opponent had said that it was its turn."""
    return before_its_turn(case) and case.misinformed


@condition("47E1", cited=False)
def led_on_an_opponents_word(case: facts.PenaltyCard) -> bool:
    """A defender led out of turn because an opponent had said that it was the lead."""
    return case.how is facts.How.LED_OUT_OF_TURN and case.misinformed


@condition("47E1", cited=False)
def on_an_opponents_word_at_all(case: facts.PenaltyCard) -> bool:
    """The card was led or played because an opponent had said that it was its turn."""
    return on_an_opponents_word(case) or led_on_an_opponents_word(case)


@condition("57", cited=False)
def too_early(case: facts.PenaltyCard) -> bool:
    """The card was led or played before its turn, and not on an opponent's word."""
    return before_its_turn(case) and not on_an_opponents_word(case)


@consequence(
    "57C3",
    Order("LetDeclarersPlayStand", decides="no_penalty_card"),
    since=2007,
    was={2007: "57C2"},
)
def declarers_premature_play(case: facts.PenaltyCard) -> bool:
    """A card that declarer plays too early from either hand is played."""
    return case.role is facts.Role.DECLARER_SIDE and too_early(case)


@condition("57", cited=False)
def played_early(case: facts.PenaltyCard) -> bool:
    """A defender led or played before the defender's turn."""
    return case.role is facts.Role.DEFENDER and too_early(case)


@condition("68", cited=False)
def shown_about_the_trick_in_progress(case: facts.PenaltyCard) -> bool:
    """A defender showed it while speaking of the trick in progress."""
    if case.role is not facts.Role.DEFENDER or case.how is not facts.How.CLAIM_CONTEXT:
        return False
    return case.claim is facts.Claim.TRICK_IN_PROGRESS


@condition("57D", was={2007: "57"}, cited=False)
def at_the_opponents_turn(case: facts.PenaltyCard) -> bool:
    """The partner had played, and it was the right-hand opponent's turn."""
    return played_early(case) and case.at_right_hand_turn


@consequence("57D", Order("PlayItInTurn", decides="played_in_turn"), since=2017)
def before_his_right_hand_opponent(case: facts.PenaltyCard) -> bool:
    """A card played at the turn of the player on the right is played in turn if it is legal."""
    return not the_next_hand_played_on(case) and at_the_opponents_turn(case)


@condition("49", until=2007, cited=False)
def with_partner_before_him(case: facts.PenaltyCard) -> bool:
    """The partner having played, Law 57 did not yet speak of it: the card is exposed."""
    return not the_next_hand_played_on(case) and at_the_opponents_turn(case)


@condition("57A", cited=False)
def before_his_partner(case: facts.PenaltyCard) -> bool:
    """A defender led or played before the partner had played."""
    if not played_early(case) or the_next_hand_played_on(case):
        return False
    return not at_the_opponents_turn(case)


@consequence("57C1", orders.LET_THE_PLAY_STAND, since=2017)
def declarer_had_played(case: facts.PenaltyCard) -> bool:
    """If declarer has played from both hands, nothing is rectified."""
    return before_his_partner(case) and case.declarer_side_played is facts.SidePlayed.BOTH_HANDS


@declarer_had_played.older("57C1", since=2007, until=2007)
def _declarer_or_dummy_had(case: facts.PenaltyCard) -> bool:
    """If declarer has played from both hands, or dummy has shown a card, nothing is rectified."""
    return before_his_partner(case) and case.declarer_side_played in (
        facts.SidePlayed.BOTH_HANDS,
        facts.SidePlayed.DUMMY,
    )


@declarer_had_played.older("57C", until=1997)
def _either_had(case: facts.PenaltyCard) -> bool:
    """If declarer has played from both hands, or dummy has shown a card, nothing is rectified."""
    return before_his_partner(case) and case.declarer_side_played in (
        facts.SidePlayed.BOTH_HANDS,
        facts.SidePlayed.DUMMY,
    )


@consequence("57C2", orders.LET_THE_PLAY_STAND, since=2017)
def dummy_had_shown_a_card(case: facts.PenaltyCard) -> bool:
    """If dummy has selected or suggested a card unasked, nothing is rectified."""
    return before_his_partner(case) and case.declarer_side_played is facts.SidePlayed.DUMMY


@consequence("60A1", orders.LET_THE_PLAY_STAND)
def the_next_hand_played_on(case: facts.PenaltyCard) -> bool:
    """A play after the premature card of the right-hand opponent gives up the rectification."""
    return played_early(case) and case.declarer_side_played is facts.SidePlayed.AFTERWARDS


@consequence("60A2", Order("TreatItAsPlayedInTurn", place=orders.CARDS))
def as_if_in_turn(case: facts.PenaltyCard) -> bool:
    """Once the rectification is given up, the premature card counts as played in turn."""
    return the_next_hand_played_on(case)


@condition("57A", cited=False)
def no_right_is_lost(case: facts.PenaltyCard) -> bool:
    """Declarer's side has played nothing, or only a card that gives up no right."""
    return case.declarer_side_played in (facts.SidePlayed.NO, facts.SidePlayed.OTHER_HAND)


@condition("57A", cited=False)
def subject_to_rectification(case: facts.PenaltyCard) -> bool:
    """The defender played before the partner, and declarer's side has lost no right."""
    return before_his_partner(case) and no_right_is_lost(case)


@condition("61A", cited=False)
def played_against_the_choice(case: facts.PenaltyCard) -> bool:
    """The partner, though able to, did not do what declarer had chosen."""
    return subject_to_rectification(case) and case.disobeyed


@condition("57A", cited=False)
def the_partners_play_is_bound(case: facts.PenaltyCard) -> bool:
    """Declarer binds what the partner plays, and was not disobeyed."""
    return subject_to_rectification(case) and not case.disobeyed


@condition("57A", since=2017, cited=False)
def the_play_is_not_chosen(case: facts.PenaltyCard) -> bool:
    """Declarer binds what the partner plays, and has not chosen yet."""
    return the_partners_play_is_bound(case) and case.play_choice is facts.PlayChoice.NOT_YET


@the_play_is_not_chosen.older("57A", until=2007)
def _or_chose_what_was_not_offered(case: facts.PenaltyCard) -> bool:
    """Declarer has not chosen yet, or has required another suit, which was no option."""
    return the_partners_play_is_bound(case) and case.play_choice in (
        facts.PlayChoice.NOT_YET,
        facts.PlayChoice.OTHER_SUIT,
    )


@consequence("57A", orders.LET_DECLARER_CHOOSE_THE_PLAY, orders.LOOK_FOR_A_PREMATURE_CARD)
def declarer_chooses_the_play(case: facts.PenaltyCard) -> Order | None:
    """The card is a major penalty card, and declarer binds what the partner plays."""
    if shown_about_the_trick_in_progress(case):
        return orders.LOOK_FOR_A_PREMATURE_CARD
    return orders.LET_DECLARER_CHOOSE_THE_PLAY if the_play_is_not_chosen(case) else None


@consequence("57A1", orders.OFFER_THE_HIGHEST, orders.REQUIRE_THE_HIGHEST)
def the_highest(case: facts.PenaltyCard) -> Order | None:
    """Declarer may require the highest card of the suit led."""
    if the_play_is_not_chosen(case):
        return orders.OFFER_THE_HIGHEST
    if not the_partners_play_is_bound(case):
        return None
    return orders.REQUIRE_THE_HIGHEST if case.play_choice is facts.PlayChoice.HIGHEST else None


@consequence("57A2", orders.OFFER_THE_LOWEST, orders.REQUIRE_THE_LOWEST)
def the_lowest(case: facts.PenaltyCard) -> Order | None:
    """Declarer may require the lowest card of the suit led."""
    if the_play_is_not_chosen(case):
        return orders.OFFER_THE_LOWEST
    if not the_partners_play_is_bound(case):
        return None
    return orders.REQUIRE_THE_LOWEST if case.play_choice is facts.PlayChoice.LOWEST else None


@consequence("57A3", orders.OFFER_TO_REQUIRE_ANOTHER_SUIT, orders.REQUIRE_ANOTHER_SUIT, since=2017)
def another_suit_required(case: facts.PenaltyCard) -> Order | None:
    """Declarer may require a card of another suit."""
    if the_play_is_not_chosen(case):
        return orders.OFFER_TO_REQUIRE_ANOTHER_SUIT
    if not the_partners_play_is_bound(case):
        return None
    return orders.REQUIRE_ANOTHER_SUIT if case.play_choice is facts.PlayChoice.OTHER_SUIT else None


@consequence(
    "57A4", orders.OFFER_TO_FORBID_ANOTHER_SUIT, orders.FORBID_ANOTHER_SUIT, was={2007: "57A3"}
)
def another_suit_forbidden(case: facts.PenaltyCard) -> Order | None:
    """Declarer may forbid a card of another suit."""
    if the_play_is_not_chosen(case):
        return orders.OFFER_TO_FORBID_ANOTHER_SUIT
    if not the_partners_play_is_bound(case):
        return None
    return (
        orders.FORBID_ANOTHER_SUIT if case.play_choice is facts.PlayChoice.NOT_OTHER_SUIT else None
    )


@consequence("57B", orders.PLAY_ANY_LEGAL_CARD_IF_UNABLE)
def who_cannot_play_as_chosen(case: facts.PenaltyCard) -> bool:
    """A partner who cannot play as declarer has chosen plays any legal card."""
    return the_partners_play_is_bound(case)


@derived
@consequence("49", orders.PENALISE_THAT_CARD_TOO)
def partner_did_not_wait(case: facts.PenaltyCard) -> bool:
    """A partner who plays before declarer has chosen exposes that card."""
    return the_partners_play_is_bound(case) and case.partner_played_too_soon
