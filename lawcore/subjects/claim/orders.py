"""What can be ordered on a claim or concession, each kind by its imperative."""

from dataclasses import dataclass
from enum import auto
from typing import ClassVar

from lawcore.fact import Answer
from lawcore.ruling import Lead, Order, Status

DECIDES, HEARING, TESTS, NOTE, LEADS = 10, 20, 30, 50, 60


class Claimed(Status):
    """What a claim or concession has come to."""

    NO_CLAIM = auto()
    NO_CONCESSION = auto()
    AGREED = auto()
    NOT_YET_AGREED = auto()
    PLAYED_OUT = auto()
    ACCEPTED = auto()
    REFUSED = auto()
    TRICK_RESTORED = auto()
    STANDS = auto()
    TO_BE_JUDGED = auto()
    REVOKE_FIRST = auto()
    TOO_LATE = auto()


class PlayOn(Order):
    """It spoke of the trick in progress alone: play goes on."""

    status: ClassVar[Status] = Claimed.NO_CLAIM
    place: ClassVar[int] = DECIDES


class TakeItForNoClaim(Order):
    """Cards were shown, clearly without a claim being meant."""

    status: ClassVar[Status] = Claimed.NO_CLAIM
    place: ClassVar[int] = DECIDES


class PlayOnWithoutAConcession(Order):
    """A defender's partner objected at once: nothing is conceded, and play goes on."""

    status: ClassVar[Status] = Claimed.NO_CONCESSION
    place: ClassVar[int] = DECIDES


class ScoreAsClaimed(Order):
    """The board is scored as if the tricks had been won and lost in play."""

    status: ClassVar[Status] = Claimed.AGREED
    place: ClassVar[int] = DECIDES


class ScoreUnlessSomebodyObjects(Order):
    """Nobody objects, but there is still time to."""

    status: ClassVar[Status] = Claimed.NOT_YET_AGREED
    place: ClassVar[int] = DECIDES


class LetThePlayedScoreStand(Order):
    """All four played on by agreement: the claim is void, the score obtained counts."""

    status: ClassVar[Status] = Claimed.PLAYED_OUT
    place: ClassVar[int] = DECIDES


class AcceptTheClaim(Order):
    """The claimer gets what he claimed."""

    status: ClassVar[Status] = Claimed.ACCEPTED
    place: ClassVar[int] = DECIDES


class AwardATrickToTheTrump(Order):
    """The opponents get what the forgotten trump could win."""

    status: ClassVar[Status] = Claimed.REFUSED
    place: ClassVar[int] = DECIDES


class RefuseWhatHangsOnPartner(Order):
    """The part of a defender's claim that his partner could have spoilt is refused."""

    status: ClassVar[Status] = Claimed.REFUSED
    place: ClassVar[int] = DECIDES


class RefuseTheCardPosition(Order):
    """The line that needed a card in one opponent's hand is refused."""

    status: ClassVar[Status] = Claimed.REFUSED
    place: ClassVar[int] = DECIDES


class RefuseTheUnstatedLine(Order):
    """The claimer is held to a normal line that wins less."""

    status: ClassVar[Status] = Claimed.REFUSED
    place: ClassVar[int] = DECIDES


class JudgeTheClaim(Order):
    """The Director judges, with the doubt against the claimer."""

    status: ClassVar[Status] = Claimed.TO_BE_JUDGED
    place: ClassVar[int] = DECIDES


class JudgeTheConcession(Order):
    """The Director judges a contested concession, with nobody favoured by the doubt."""

    status: ClassVar[Status] = Claimed.TO_BE_JUDGED
    place: ClassVar[int] = DECIDES


class JudgeTheTrickGivenUp(Order):
    """The Director judges whether the trick comes back."""

    status: ClassVar[Status] = Claimed.TO_BE_JUDGED
    place: ClassVar[int] = DECIDES


class RestoreTheTrick(Order):
    """The trick given up goes to the side that gave it up."""

    status: ClassVar[Status] = Claimed.TRICK_RESTORED
    place: ClassVar[int] = DECIDES


class LetTheAgreementStand(Order):
    """The side that agreed keeps to it."""

    status: ClassVar[Status] = Claimed.STANDS
    place: ClassVar[int] = DECIDES


class LetTheConcessionStand(Order):
    """What was conceded stays conceded."""

    status: ClassVar[Status] = Claimed.STANDS
    place: ClassVar[int] = DECIDES


_SAID_TO_THE_OTHERS = {
    "no": "contested",
    "yes": "accepted",
    "silent": "silent",
    "later_withdrawn": "accepted",
    "conceder_withdraws": "silent",
}


@dataclass(frozen=True)
class CorrectTheRevokeFirst(Order):
    """The revoke of the other side is not established by the claim: it is corrected first.

    `reply` is what that side said of the claim, an answer of the fact `accepted`; `by` who
    claimed, None where nobody has told.
    """

    status: ClassVar[Status] = Claimed.REVOKE_FIRST
    place: ClassVar[int] = DECIDES
    reply: str
    by: str | None

    @property
    def leads_to(self) -> Lead:
        """The revoke, with the claim made and the reply to it."""
        return Lead(
            "revoke",
            {
                **_hand(None if self.by is None else self.by == "declarer"),
                "since": "opponents_claimed",
                "reply_to_claim": _SAID_TO_THE_OTHERS[self.reply],
                "claim_settled": False,
            },
        )


@dataclass(frozen=True)
class ThenRuleTheRevoke(Order):
    """The claim has established a revoke: its tricks are counted once the claim is settled.

    `of` is the side that revoked ("claimers" or "others"), `reply` what the others said of the
    claim, `settled` whether their agreement is complete, `by` who claimed, None where nobody has
    told.
    """

    place: ClassVar[int] = LEADS
    of: str
    reply: str
    settled: bool
    by: str | None

    @property
    def leads_to(self) -> Lead:
        """The revoke, with the claim that established it."""
        if self.of == "claimers":
            defended = None if self.by is None else self.by == "defender"
            return Lead("revoke", {**_hand(defended), "since": "claimed"})
        return Lead(
            "revoke",
            {
                **_hand(None if self.by is None else self.by == "declarer"),
                "since": "opponents_claimed",
                "reply_to_claim": _SAID_TO_THE_OTHERS[self.reply],
                "claim_settled": self.settled,
            },
        )


def _hand(defended: bool | None) -> dict[str, Answer]:
    """Return the hand that revoked where only the side of the defenders can have."""
    return {"hand": "defender"} if defended else {}


class LetTheResultStand(Order):
    """The correction period is over."""

    status: ClassVar[Status] = Claimed.TOO_LATE
    place: ClassVar[int] = DECIDES


class AskForTheStatement(Order):
    """The claimer repeats what he said when he claimed."""

    place: ClassVar[int] = HEARING


class HaveAllCardsFaced(Order):
    """Every player faces his remaining cards."""

    place: ClassVar[int] = HEARING + 1


class HearTheObjections(Order):
    """The opponents say what is wrong with the claim."""

    place: ClassVar[int] = HEARING + 2


class HaveCardsFacedIfNeeded(Order):
    """The Director may have the remaining cards faced."""

    place: ClassVar[int] = HEARING + 3


class TestTheTrump(Order):
    """The three questions about an outstanding trump."""

    place: ClassVar[int] = TESTS


class TestTheCardPosition(Order):
    """The questions about a card that has to lie in one hand."""

    place: ClassVar[int] = TESTS + 1


class TestTheNormalLines(Order):
    """Whether a normal line wins less."""

    place: ClassVar[int] = TESTS + 2


class TakeTheSuitFromTheTop(Order):
    """The suit is taken to be played in the order the authority has set."""

    place: ClassVar[int] = TESTS + 3


class DisregardTheLaterPlay(Order):
    """What was played after the claim is void."""

    place: ClassVar[int] = NOTE


class WeighTheLaterPlay(Order):
    """What was played after the claim is evidence."""

    place: ClassVar[int] = NOTE + 1


class RuleInSpiteOfTheLaterPlay(Order):
    """Not all agreed to play on: the claim is ruled, the play is at most a fact to weigh."""

    place: ClassVar[int] = NOTE


class AllowPlayingOn(Order):
    """Before a ruling play may go on, if all four want it."""

    place: ClassVar[int] = HEARING - 1


class WeighWhatPartnerLearned(Order):
    """What a defender let his partner know is unauthorised."""

    place: ClassVar[int] = NOTE


class LookForAPrematureCard(Order):
    """A card shown before partner had played may fall under Law 57A."""

    place: ClassVar[int] = NOTE + 1


class RuleTheOpeningLead(Order):
    """Declarer faced his hand after an opening lead out of turn."""

    place: ClassVar[int] = NOTE


class ReturnTheCardsToDeclarer(Order):
    """Declarer picks his cards up again."""

    place: ClassVar[int] = NOTE


class RuleTheExposedCards(Order):
    """A defender exposed cards outside any claim."""

    place: ClassVar[int] = NOTE
