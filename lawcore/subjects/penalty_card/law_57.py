"""Laws 57 and 60 - A card led or played before its turn."""

from lawcore.article import condition, consequence, derived
from lawcore.subjects.penalty_card.facts import Claim, How, PenaltyCard, Role, SidePlayed
from lawcore.subjects.penalty_card.orders import (
    KeepEarlierDuties,
    LetDeclarerChooseThePlay,
    LetDeclarersPlayStand,
    LetThePlayStand,
    LookForAPrematureCard,
    OfferTheHighest,
    OfferTheLowest,
    OfferToForbidAnotherSuit,
    OfferToRequireAnotherSuit,
    PlayAnyLegalCardIfUnable,
    PlayItInTurn,
    TreatItAsPlayedInTurn,
)


@condition("57", cited=False)
def before_its_turn(penalty_card: PenaltyCard) -> bool:
    """The card was led or played before its turn."""
    return penalty_card.how is How.PLAYED_EARLY


@condition("47E1", since=2007, cited=False)
def on_an_opponents_word(penalty_card: PenaltyCard) -> bool:
    """It was played because an opponent had said that it was its turn."""
    return before_its_turn(penalty_card) and penalty_card.misinformed


@condition("57", cited=False)
def too_early(penalty_card: PenaltyCard) -> bool:
    """The card was led or played before its turn, and no opponent had told him to."""
    return before_its_turn(penalty_card) and not on_an_opponents_word(penalty_card)


@consequence("57C3", since=2017)
def declarers_premature_play(penalty_card: PenaltyCard) -> LetDeclarersPlayStand | None:
    """A card that declarer plays too early from either hand is played."""
    if penalty_card.role is Role.DECLARER_SIDE and too_early(penalty_card):
        return LetDeclarersPlayStand()
    return None


declarers_premature_play.numbered("57C2", since=2007, until=2007)


@condition("57", cited=False)
def played_early(penalty_card: PenaltyCard) -> bool:
    """A defender led or played before it was his turn."""
    return penalty_card.role is Role.DEFENDER and too_early(penalty_card)


@condition("68", cited=False)
def shown_about_the_trick_in_progress(penalty_card: PenaltyCard) -> bool:
    """A defender showed it while he spoke of the trick in progress."""
    if penalty_card.role is not Role.DEFENDER or penalty_card.how is not How.CLAIM_CONTEXT:
        return False
    return penalty_card.claim is Claim.TRICK_IN_PROGRESS


@condition("57D", cited=False)
def at_the_opponents_turn(penalty_card: PenaltyCard) -> bool:
    """His partner had played, and it was the turn of the opponent on his right."""
    return played_early(penalty_card) and penalty_card.at_right_hand_turn


@consequence("57D", since=2017)
def before_his_right_hand_opponent(penalty_card: PenaltyCard) -> PlayItInTurn | None:
    """A card played at the turn of the player on the right is played in turn if it is legal."""
    return PlayItInTurn() if at_the_opponents_turn(penalty_card) else None


@condition("49", until=2007, cited=False)
def with_partner_before_him(penalty_card: PenaltyCard) -> bool:
    """His partner having played, Law 57 did not yet speak of it: the card is exposed."""
    return at_the_opponents_turn(penalty_card)


@condition("57A", cited=False)
def before_his_partner(penalty_card: PenaltyCard) -> bool:
    """A defender led or played before his partner had played."""
    return played_early(penalty_card) and not at_the_opponents_turn(penalty_card)


@consequence("57C1", since=2017)
def declarer_had_played(penalty_card: PenaltyCard) -> LetThePlayStand | None:
    """If declarer has played from both hands, nothing is rectified."""
    if not before_his_partner(penalty_card):
        return None
    if penalty_card.declarer_side_played is SidePlayed.BOTH_HANDS:
        return LetThePlayStand()
    return None


@declarer_had_played.older("57C1", since=2007, until=2007)
def _declarer_or_dummy_had(penalty_card: PenaltyCard) -> LetThePlayStand | None:
    """If declarer has played from both hands, or dummy has shown a card, nothing is rectified."""
    if not before_his_partner(penalty_card):
        return None
    if penalty_card.declarer_side_played is SidePlayed.BOTH_HANDS:
        return LetThePlayStand()
    if penalty_card.declarer_side_played is SidePlayed.DUMMY:
        return LetThePlayStand()
    return None


@declarer_had_played.older("57C", until=1997)
def _either_had(penalty_card: PenaltyCard) -> LetThePlayStand | None:
    """If declarer has played from both hands, or dummy has shown a card, nothing is rectified."""
    if not before_his_partner(penalty_card):
        return None
    if penalty_card.declarer_side_played is SidePlayed.BOTH_HANDS:
        return LetThePlayStand()
    if penalty_card.declarer_side_played is SidePlayed.DUMMY:
        return LetThePlayStand()
    return None


@consequence("57C2", since=2017)
def dummy_had_shown_a_card(penalty_card: PenaltyCard) -> LetThePlayStand | None:
    """If dummy has selected or suggested a card on his own, nothing is rectified."""
    if not before_his_partner(penalty_card):
        return None
    return LetThePlayStand() if penalty_card.declarer_side_played is SidePlayed.DUMMY else None


@consequence("60A1")
def the_next_hand_played_on(penalty_card: PenaltyCard) -> LetThePlayStand | None:
    """Who plays after the premature card of the player on his right gives up the rectification."""
    if not before_his_partner(penalty_card):
        return None
    if penalty_card.declarer_side_played is SidePlayed.AFTERWARDS:
        return LetThePlayStand()
    return None


@consequence("60A2")
def as_if_in_turn(penalty_card: PenaltyCard) -> TreatItAsPlayedInTurn | None:
    """Once the rectification is given up, the premature card counts as played in turn."""
    return TreatItAsPlayedInTurn() if the_next_hand_played_on(penalty_card) else None


@consequence("60A3")
def earlier_duties_remain(penalty_card: PenaltyCard) -> KeepEarlierDuties | None:
    """A penalty card or a restriction that bound the offending side before binds it still."""
    return KeepEarlierDuties() if the_next_hand_played_on(penalty_card) else None


@condition("57A", cited=False)
def no_right_is_lost(penalty_card: PenaltyCard) -> bool:
    """Declarer's side has played nothing, or only a card that gives up no right."""
    return (
        penalty_card.declarer_side_played is SidePlayed.NO
        or penalty_card.declarer_side_played is SidePlayed.OTHER_HAND
    )


@condition("57A", cited=False)
def subject_to_rectification(penalty_card: PenaltyCard) -> bool:
    """He played before his partner, and declarer's side has lost no right."""
    return before_his_partner(penalty_card) and no_right_is_lost(penalty_card)


@condition("61A", cited=False)
def played_against_the_choice(penalty_card: PenaltyCard) -> bool:
    """The partner did not do what declarer had chosen, though he could."""
    return subject_to_rectification(penalty_card) and penalty_card.disobeyed


@condition("57A", cited=False)
def the_partners_play_is_bound(penalty_card: PenaltyCard) -> bool:
    """Declarer binds what the partner plays, who has not disobeyed him."""
    return subject_to_rectification(penalty_card) and not penalty_card.disobeyed


@consequence("57A")
def declarer_chooses_the_play(
    penalty_card: PenaltyCard,
) -> LetDeclarerChooseThePlay | LookForAPrematureCard | None:
    """The card is a major penalty card, and declarer binds what the partner plays."""
    if shown_about_the_trick_in_progress(penalty_card):
        return LookForAPrematureCard()
    return LetDeclarerChooseThePlay() if the_partners_play_is_bound(penalty_card) else None


@consequence("57A1")
def the_highest(penalty_card: PenaltyCard) -> OfferTheHighest | None:
    """Declarer may require the highest card of the suit led."""
    return OfferTheHighest() if the_partners_play_is_bound(penalty_card) else None


@consequence("57A2")
def the_lowest(penalty_card: PenaltyCard) -> OfferTheLowest | None:
    """Declarer may require the lowest card of the suit led."""
    return OfferTheLowest() if the_partners_play_is_bound(penalty_card) else None


@consequence("57A3", since=2017)
def another_suit_required(penalty_card: PenaltyCard) -> OfferToRequireAnotherSuit | None:
    """Declarer may require a card of another suit."""
    return OfferToRequireAnotherSuit() if the_partners_play_is_bound(penalty_card) else None


@consequence("57A4", since=2017)
def another_suit_forbidden(penalty_card: PenaltyCard) -> OfferToForbidAnotherSuit | None:
    """Declarer may forbid a card of another suit."""
    return OfferToForbidAnotherSuit() if the_partners_play_is_bound(penalty_card) else None


another_suit_forbidden.numbered("57A3", until=2007)


@consequence("57B")
def who_cannot_play_as_chosen(penalty_card: PenaltyCard) -> PlayAnyLegalCardIfUnable | None:
    """A partner who cannot play as declarer has chosen plays any legal card."""
    return PlayAnyLegalCardIfUnable() if the_partners_play_is_bound(penalty_card) else None


@derived
@condition("49")
def partner_did_not_wait(penalty_card: PenaltyCard) -> bool:
    """The partner played before declarer had chosen, and his card was seen."""
    return the_partners_play_is_bound(penalty_card) and penalty_card.partner_played_too_soon
