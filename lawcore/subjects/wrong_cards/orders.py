"""What can be ordered on hands with a wrong number of cards, each kind by its imperative."""

from enum import auto

from lawcore.ruling import Lead, Order, Status, When


class Hands(Status):
    """What the wrong hands have come to."""

    PLAYED_NORMALLY = auto()
    PLAYED_READY_TO_ADJUST = auto()
    NOT_PLAYED = auto()
    CANCELLED = auto()
    RESTORED = auto()
    ANOTHER_LAW = auto()


class CorrectAndPlayNormally(Order, decides=Hands.PLAYED_NORMALLY):
    """The hands are put right, and the board is played as if nothing had been."""


class CorrectAndPlayReadyToAdjust(Order, decides=Hands.PLAYED_READY_TO_ADJUST):
    """The board is played, and what a card seen has changed is looked at after it."""


class LookWhetherTheCardSeenMattered(Order, when=When.END_OF_PLAY):
    """The score is adjusted where what was seen affected it."""


class CorrectAndChangeNoCall(Order, decides=Hands.PLAYED_READY_TO_ADJUST):
    """The deal is put right, and no call is changed."""


class LookAtTheScoreAfterPlay(Order, when=When.END_OF_PLAY):
    """An adjusted score may follow the play of a corrected deal."""


class RemoveTheCard(Order, decides=Hands.PLAYED_NORMALLY):
    """A card that does not belong to the deal is taken away, and the game goes on."""


class RemoveTheCardPlayed(Order, decides=Hands.PLAYED_READY_TO_ADJUST):
    """A card of no deal, played to a quitted trick, is taken away; the score may be adjusted."""


class HaveItNotPlayed(Order, decides=Hands.NOT_PLAYED):
    """The deal cannot be put right and played."""


class AdjustTowardsTheProbableResult(Order):
    """The adjusted score goes towards the result that was probable."""


class CancelTheResult(Order, decides=Hands.CANCELLED):
    """What was played does not count."""


class RestoreTheCard(Order, decides=Hands.RESTORED):
    """The card that was found goes back to its hand."""


class RebuildTheDeal(Order, decides=Hands.RESTORED):
    """The card is not found: the deal is built anew from another pack."""


class LetTheCallsStand(Order):
    """No call is changed, and the hand counts as complete from the beginning."""


class KeepItFromThePartner(Order):
    """That a card was put back is unauthorised for the partner."""


class LookAmongThePlayedCards(Order, decides=Hands.ANOTHER_LAW):
    """The card is among the played ones: a trick is defective."""


class RuleTheDefectiveTrick(Order):
    """The trick with that card too many is put right."""

    @property
    def leads_to(self) -> Lead:
        """A trick with too many cards."""
        return Lead("defective_trick", {"kind": "too_many"})


class RestoreTheCardDuringPlay(Order, decides=Hands.RESTORED):
    """The card that was found elsewhere goes back to its hand during the play."""


class RebuildTheDealDuringPlay(Order, decides=Hands.RESTORED):
    """The card is not found: the deal is built anew from another pack during the play."""


class LookForAPenaltyCardOrARevoke(Order):
    """A defender's card may be a penalty card, and not having played it a revoke."""

    @property
    def leads_to(self) -> Lead:
        """A defender's card that has been found again."""
        return Lead(
            "penalty_card", {"role": "defender", "how": "another_way", "other_way": "found_again"}
        )
