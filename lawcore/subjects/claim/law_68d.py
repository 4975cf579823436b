"""Law 68D - Play after a claim or concession; with 70D3 of 2007."""

from lawcore.article import condition, consequence, derived
from lawcore.subjects.claim.facts import Claim, PlayedOn
from lawcore.subjects.claim.law_63 import the_revoke_comes_first
from lawcore.subjects.claim.law_68 import all_four_played_on, to_be_ruled
from lawcore.subjects.claim.law_70 import a_contested_claim
from lawcore.subjects.claim.orders import (
    AllowPlayingOn,
    DisregardTheLaterPlay,
    LetThePlayedScoreStand,
    RuleInSpiteOfTheLaterPlay,
    WeighTheLaterPlay,
)


@condition("68D2(a)", since=2017, cited=False)
def ruled_now(claim: Claim) -> bool:
    """The Director rules on it, and no revoke has to be corrected first."""
    return to_be_ruled(claim) and not bool(the_revoke_comes_first(claim))


ruled_now.numbered("68D", until=2007)


@consequence("68D2(b)", since=2017)
def playing_on_by_agreement(claim: Claim) -> LetThePlayedScoreStand | AllowPlayingOn | None:
    """Play may go on if the other side asks and all four agree; then the claim is void."""
    if all_four_played_on(claim):
        return LetThePlayedScoreStand()
    return AllowPlayingOn() if ruled_now(claim) and claim.played_on is PlayedOn.NO else None


@derived
@consequence("68D2(a)", since=2017)
def later_play(claim: Claim) -> RuleInSpiteOfTheLaterPlay | None:
    """Play after a claim does not replace the ruling, unless the Laws let it go on."""
    if ruled_now(claim) and claim.played_on is not PlayedOn.NO:
        return RuleInSpiteOfTheLaterPlay()
    return None


later_play.numbered("68D", since=2007, until=2007)


@later_play.older("68D", until=1997)
def _is_void(claim: Claim) -> DisregardTheLaterPlay | None:
    """Play ends with the claim, and what is played later is void."""
    if ruled_now(claim) and claim.played_on is not PlayedOn.NO:
        return DisregardTheLaterPlay()
    return None


@consequence("70D3", since=2007, until=2007)
def later_play_is_evidence(claim: Claim) -> WeighTheLaterPlay | None:
    """What was played after the claim may show how play would have gone, and what was meant."""
    if a_contested_claim(claim) and claim.played_on is not PlayedOn.NO:
        return WeighTheLaterPlay()
    return None
