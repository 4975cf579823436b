"""Law 68D - Play after a claim or concession; with 70D3 of 2007."""

from lawcore.engine.article import condition, consequence, derived
from lawcore.engine.ruling import Order
from lawcore.laws.subjects.claim.facts import Accepted, Claim, PlayedOn
from lawcore.laws.subjects.claim.law_63 import ruled_now
from lawcore.laws.subjects.claim.law_68 import all_four_played_on
from lawcore.laws.subjects.claim.law_70 import a_contested_claim
from lawcore.laws.subjects.claim.orders import FIRST, TESTS


@condition("68D2(b)", since=2017, cited=False)
def doubted_at_once(case: Claim) -> bool:
    """The other side had agreed to nothing."""
    return case.accepted is Accepted.NO


@consequence("68D2(b)(i)", Order("AllowPlayingOn", place=FIRST), since=2017)
def playing_on_by_agreement(case: Claim) -> bool:
    """Play may go on if the other side asks for it and all four agree."""
    return doubted_at_once(case) and ruled_now(case) and case.played_on is PlayedOn.NO


@consequence(
    "68D2(b)(ii)",
    Order("LetThePlayedScoreStand", decides="played_out"),
    since=2017,
)
def played_on_by_agreement(case: Claim) -> bool:
    """Once all four have agreed to play on the claim is void, and the score obtained stands."""
    return all_four_played_on(case)


@condition("68D2(b)(i)", was={2007: "68D"})
def not_all_four_concurred(case: Claim) -> bool:
    """Play went on though not all four had agreed: the Director proceeds as if it had not."""
    return case.played_on is not PlayedOn.NO


@derived
@consequence(
    "68D2(a)", Order("RuleInSpiteOfTheLaterPlay", place=FIRST), since=2007, was={2007: "68D"}
)
def later_play(case: Claim) -> bool:
    """Play after a claim does not replace the ruling, unless the Laws let it go on."""
    return ruled_now(case) and not_all_four_concurred(case)


@later_play.older("68D", Order("DisregardTheLaterPlay", place=FIRST), until=1997)
def _is_void(case: Claim) -> bool:
    """Play ends with the claim, and what is played later is void."""
    return ruled_now(case) and not_all_four_concurred(case)


@consequence("70D3", Order("WeighTheLaterPlay", place=TESTS + 4), since=2007, until=2007)
def later_play_is_evidence(case: Claim) -> bool:
    """What was played after the claim may show how play would have gone, and what was meant."""
    return a_contested_claim(case) and case.played_on is not PlayedOn.NO
