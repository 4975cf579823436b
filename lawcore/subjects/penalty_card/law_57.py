"""Laws 57 and 60 - A defender who leads or plays before his partner."""

from lawcore.article import condition, consequence
from lawcore.subjects.penalty_card.facts import How, PenaltyCard, SidePlayed
from lawcore.subjects.penalty_card.law_49 import a_defenders
from lawcore.subjects.penalty_card.orders import (
    LetDeclarerChooseThePlay,
    LetThePlayStand,
    OfferTheHighest,
    OfferTheLowest,
    OfferToForbidAnotherSuit,
    OfferToRequireAnotherSuit,
    PlayAnyLegalCardIfUnable,
    PlayItInTurn,
)


@condition("57", cited=False)
def played_early(penalty_card: PenaltyCard) -> bool:
    """A defender led or played before it was his turn."""
    return a_defenders(penalty_card) and penalty_card.how is How.PLAYED_EARLY


@consequence("57D", since=2017)
def before_his_right_hand_opponent(penalty_card: PenaltyCard) -> PlayItInTurn | None:
    """A card played at the turn of the player on the right is played in turn if it is legal."""
    if played_early(penalty_card) and penalty_card.at_right_hand_turn:
        return PlayItInTurn()
    return None


@condition("57A", cited=False)
def before_his_partner(penalty_card: PenaltyCard) -> bool:
    """A defender led or played before his partner had played."""
    return played_early(penalty_card) and not bool(before_his_right_hand_opponent(penalty_card))


@consequence("57C1", since=2017)
def declarer_had_played(penalty_card: PenaltyCard) -> LetThePlayStand | None:
    """If declarer has played from both hands, nothing is rectified."""
    if not before_his_partner(penalty_card):
        return None
    if penalty_card.declarer_side_played is SidePlayed.BOTH_HANDS:
        return LetThePlayStand()
    return None


@declarer_had_played.older("57C", until=2007)
def _declarer_or_dummy_had(penalty_card: PenaltyCard) -> LetThePlayStand | None:
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
def declarers_side_played_on(penalty_card: PenaltyCard) -> LetThePlayStand | None:
    """Who plays after the premature card of the player on his right gives up the rectification."""
    if not before_his_partner(penalty_card):
        return None
    if penalty_card.declarer_side_played is SidePlayed.AFTERWARDS:
        return LetThePlayStand()
    return None


@condition("57A", cited=False)
def subject_to_rectification(penalty_card: PenaltyCard) -> bool:
    """He played before his partner, and declarer's side has lost no right."""
    return before_his_partner(penalty_card) and penalty_card.declarer_side_played is SidePlayed.NO


@condition("61A", cited=False)
def played_against_the_choice(penalty_card: PenaltyCard) -> bool:
    """The partner did not do what declarer had chosen, though he could."""
    return subject_to_rectification(penalty_card) and penalty_card.disobeyed


@consequence("57A")
def declarer_chooses_the_play(penalty_card: PenaltyCard) -> LetDeclarerChooseThePlay | None:
    """The card is a major penalty card, and declarer binds what the partner plays."""
    if subject_to_rectification(penalty_card) and not penalty_card.disobeyed:
        return LetDeclarerChooseThePlay()
    return None


@consequence("57A1")
def the_highest(penalty_card: PenaltyCard) -> OfferTheHighest | None:
    """Declarer may require the highest card of the suit led."""
    return OfferTheHighest() if declarer_chooses_the_play(penalty_card) else None


@consequence("57A2")
def the_lowest(penalty_card: PenaltyCard) -> OfferTheLowest | None:
    """Declarer may require the lowest card of the suit led."""
    return OfferTheLowest() if declarer_chooses_the_play(penalty_card) else None


@consequence("57A3", since=2017)
def another_suit_required(penalty_card: PenaltyCard) -> OfferToRequireAnotherSuit | None:
    """Declarer may require a card of another suit."""
    return OfferToRequireAnotherSuit() if declarer_chooses_the_play(penalty_card) else None


@consequence("57A4", since=2017)
def another_suit_forbidden(penalty_card: PenaltyCard) -> OfferToForbidAnotherSuit | None:
    """Declarer may forbid a card of another suit."""
    return OfferToForbidAnotherSuit() if declarer_chooses_the_play(penalty_card) else None


another_suit_forbidden.numbered("57A3", until=2007)


@consequence("57B")
def who_cannot_play_as_chosen(penalty_card: PenaltyCard) -> PlayAnyLegalCardIfUnable | None:
    """A partner who cannot play as declarer has chosen plays any legal card."""
    return PlayAnyLegalCardIfUnable() if declarer_chooses_the_play(penalty_card) else None


@condition("49")
def partner_did_not_wait(penalty_card: PenaltyCard) -> bool:
    """The partner played before declarer had chosen, and his card was seen."""
    return bool(declarer_chooses_the_play(penalty_card)) and penalty_card.partner_played_too_soon
