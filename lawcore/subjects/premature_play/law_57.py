"""Law 57 - A lead or play before its turn, as far as it is before another Law takes over."""

from lawcore.article import condition, consequence
from lawcore.provisions.facts import YesNo
from lawcore.subjects.premature_play.facts import Case, PrematurePlay
from lawcore.subjects.premature_play.orders import (
    LetDeclarerBindThePartner,
    LetDeclarersCardStand,
    PlayItAtItsTurn,
    RectifyNothing,
)


@condition("47E1", cited=False)
def on_an_opponents_word(premature_play: PrematurePlay) -> bool:
    """It was played because an opponent had said that it was its turn."""
    return premature_play.misinformed is YesNo.YES


@condition("57", cited=False)
def by_his_own_error(premature_play: PrematurePlay) -> bool:
    """The card was led or played before its turn, and no opponent had told him to."""
    return not on_an_opponents_word(premature_play)


@condition("57A", cited=False)
def before_his_partner(premature_play: PrematurePlay) -> bool:
    """A defender led to the next trick or played before his partner had played."""
    if not by_his_own_error(premature_play):
        return False
    return premature_play.case is Case.DEFENDER_BEFORE_PARTNER


@consequence("57A")
def major_penalty_card(premature_play: PrematurePlay) -> LetDeclarerBindThePartner | None:
    """The card is a major penalty card, and declarer chooses one of four options."""
    if before_his_partner(premature_play) and premature_play.declarer_played_both is YesNo.NO:
        return LetDeclarerBindThePartner()
    return None


@consequence("57C1")
def declarer_had_played(premature_play: PrematurePlay) -> RectifyNothing | None:
    """If declarer has played from both hands, nothing is rectified."""
    if before_his_partner(premature_play) and premature_play.declarer_played_both is YesNo.YES:
        return RectifyNothing()
    return None


@consequence("57C3")
def declarers_premature_play(premature_play: PrematurePlay) -> LetDeclarersCardStand | None:
    """A card that declarer plays too early from either hand is played."""
    if not by_his_own_error(premature_play):
        return None
    return LetDeclarersCardStand() if premature_play.case is Case.DECLARER else None


@consequence("57D")
def at_the_opponents_turn(premature_play: PrematurePlay) -> PlayItAtItsTurn | None:
    """A card attempted at the opponent's turn is played at its own turn if it is legal."""
    if not by_his_own_error(premature_play):
        return None
    return PlayItAtItsTurn() if premature_play.case is Case.DEFENDER_AT_RHO_TURN else None
