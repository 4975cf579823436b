"""What can be ordered on a card played too early, each kind by its imperative."""

from enum import auto

from lawcore.ruling import Lead, Order, Status

EARLY = {"role": "defender", "how": "played_early"}


class Early(Status):
    """What a premature play has come to."""

    MAJOR_PENALTY_CARD = auto()
    NO_RECTIFICATION = auto()
    PLAYED_IN_TURN = auto()
    CARD_STANDS = auto()


class LetDeclarerBindThePartner(Order, decides=Early.MAJOR_PENALTY_CARD, penalty_card="major"):
    """The card is a major penalty card, and declarer binds what the partner plays."""

    @property
    def leads_to(self) -> Lead:
        """A defender's card played before his partner has played."""
        return Lead("penalty_card", {**EARLY, "declarer_side_played": "no"})


class RectifyNothing(Order, decides=Early.NO_RECTIFICATION):
    """Declarer has played from both hands: nothing is rectified."""


class PlayItAtItsTurn(Order, decides=Early.PLAYED_IN_TURN):
    """The card is played at its turn if it is legal then."""

    @property
    def leads_to(self) -> Lead:
        """A defender's card played at the turn of the opponent on his right."""
        return Lead("penalty_card", {**EARLY, "at_right_hand_turn": True})


class LetDeclarersCardStand(Order, decides=Early.CARD_STANDS):
    """What declarer plays too early is played."""
