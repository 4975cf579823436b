"""What can be ordered on a claim or concession, each kind by its imperative."""

from dataclasses import dataclass
from enum import auto

from lawcore.fact import Answer
from lawcore.ruling import Lead, Order, Status

FIRST, HEARING, TESTS, JUDGES, NOTE, LEADS = 5, 20, 30, 40, 50, 60


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


class PlayOn(Order, decides=Claimed.NO_CLAIM):
    """It spoke of the trick in progress alone: play goes on."""


class TakeItForNoClaim(Order, decides=Claimed.NO_CLAIM):
    """Cards were shown, clearly without a claim being meant."""


class PlayOnWithoutAConcession(Order, decides=Claimed.NO_CONCESSION):
    """A defender's partner objected at once: nothing is conceded, and play goes on."""


class ScoreAsClaimed(Order, decides=Claimed.AGREED):
    """The board is scored as if the tricks had been won and lost in play."""


class ScoreUnlessSomebodyObjects(Order, decides=Claimed.NOT_YET_AGREED):
    """Nobody objects, but there is still time to."""


class LetThePlayedScoreStand(Order, decides=Claimed.PLAYED_OUT):
    """All four played on by agreement: the claim is void, the score obtained counts."""


class AcceptTheClaim(Order, decides=Claimed.ACCEPTED):
    """The claimer gets what he claimed."""


class AwardATrickToTheTrump(Order, decides=Claimed.REFUSED):
    """The opponents get what the forgotten trump could win."""


class RefuseWhatHangsOnPartner(Order, decides=Claimed.REFUSED):
    """The part of a defender's claim that his partner could have spoilt is refused."""


class RefuseTheCardPosition(Order, decides=Claimed.REFUSED):
    """The line that needed a card in one opponent's hand is refused."""


class RefuseTheUnstatedLine(Order, decides=Claimed.REFUSED):
    """The claimer is held to a normal line that wins less."""


class JudgeTheClaim(Order, decides=Claimed.TO_BE_JUDGED, place=JUDGES):
    """The Director judges, with the doubt against the claimer."""


class JudgeTheConcession(Order, decides=Claimed.TO_BE_JUDGED):
    """The Director judges a contested concession, with nobody favoured by the doubt."""


class JudgeTheTrickGivenUp(Order, decides=Claimed.TO_BE_JUDGED):
    """The Director judges whether the trick comes back."""


class RestoreTheTrick(Order, decides=Claimed.TRICK_RESTORED):
    """The trick given up goes to the side that gave it up."""


class LetTheAgreementStand(Order, decides=Claimed.STANDS):
    """The side that agreed keeps to it."""


class LetTheConcessionStand(Order, decides=Claimed.STANDS):
    """What was conceded stays conceded."""


_SAID_TO_THE_OTHERS = {
    "no": "contested",
    "yes": "accepted",
    "silent": "silent",
    "later_withdrawn": "accepted",
    "conceder_withdraws": "silent",
}


@dataclass(frozen=True)
class CorrectTheRevokeFirst(Order, decides=Claimed.REVOKE_FIRST):
    """The revoke of the other side is not established by the claim: it is corrected first.

    `reply` is what that side said of the claim, an answer of the fact `accepted`; `by` who
    claimed, None where nobody has told.
    """

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
class ThenRuleTheRevoke(Order, place=LEADS):
    """The claim has established a revoke: its tricks are counted once the claim is settled.

    `of` is the side that revoked ("claimers" or "others"), `reply` what the others said of the
    claim, `settled` whether their agreement is complete, `by` who claimed, None where nobody has
    told.
    """

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


class AskForTheStatement(Order, place=HEARING):
    """The claimer repeats what he said when he claimed."""


class HaveAllCardsFaced(Order, place=HEARING + 1):
    """Every player faces his remaining cards."""


class HearTheObjections(Order, place=HEARING + 2):
    """The opponents say what is wrong with the claim."""


class HaveCardsFacedIfNeeded(Order, place=HEARING + 3):
    """The Director may have the remaining cards faced."""


class TestTheTrump(Order, place=TESTS):
    """The three questions about an outstanding trump."""


class TestTheCardPosition(Order, place=TESTS + 1):
    """The questions about a card that has to lie in one hand."""


class TestTheNormalLines(Order, place=TESTS + 2):
    """Whether a normal line wins less."""


class TakeTheSuitFromTheTop(Order, place=TESTS + 3):
    """The suit is taken to be played in the order the authority has set."""


class DisregardTheLaterPlay(Order, place=FIRST):
    """What was played after the claim is void."""


class WeighTheLaterPlay(Order, place=TESTS + 4):
    """What was played after the claim is evidence."""


class RuleInSpiteOfTheLaterPlay(Order, place=FIRST):
    """Not all agreed to play on: the claim is ruled, the play is at most a fact to weigh."""


class AllowPlayingOn(Order, place=FIRST):
    """Before a ruling play may go on, if all four want it."""


class WeighWhatPartnerLearned(Order, place=NOTE):
    """What a defender let his partner know is unauthorised."""


class LookForAPrematureCard(Order, place=NOTE + 1):
    """A card shown before partner had played may fall under Law 57A."""


class RuleTheOpeningLead(Order, place=NOTE):
    """Declarer faced his hand after an opening lead out of turn."""


class ReturnTheCardsToDeclarer(Order, place=NOTE):
    """Declarer picks his cards up again."""


class RuleTheExposedCards(Order, place=NOTE):
    """A defender exposed cards outside any claim."""
