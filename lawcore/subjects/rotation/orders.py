"""What can be ordered on the order of calls, each kind by its imperative."""

from enum import auto

from lawcore.ruling import Lead, Order, Status


class Turn(Status):
    """What the matter has come to."""

    AUCTION_GOES_ON = auto()
    AUCTION_IS_OVER = auto()
    PLAY_HAS_BEGUN = auto()
    LATER_CALL = auto()


class GiveTheTurnBack(Order, decides=Turn.AUCTION_GOES_ON):
    """The auction goes back to the player who lost his turn; the passes after it are cancelled."""


class TakeTheAuctionAsOver(Order, decides=Turn.AUCTION_IS_OVER):
    """Nobody has lost a turn: the auction is over."""


class LetThePlayGoOn(Order, decides=Turn.PLAY_HAS_BEGUN):
    """The lead is faced: play has begun, and no turn is given back."""


class TakeTheOtherCallAsLater(Order, decides=Turn.LATER_CALL):
    """The call that was not in turn counts as made after the other."""

    @property
    def leads_to(self) -> Lead:
        """A call out of turn, should that player not have been the next."""
        return Lead("call_out_of_turn", {})
