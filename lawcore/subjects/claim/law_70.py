"""Law 70 - Contested claims and concessions."""

from lawcore.article import condition, consequence
from lawcore.subjects.claim.facts import (
    By,
    CardPosition,
    Claim,
    Judged,
    SuitOrder,
    Trick,
    TrumpsOut,
)
from lawcore.subjects.claim.law_63 import the_revoke_comes_first
from lawcore.subjects.claim.law_68 import a_claim, to_be_ruled
from lawcore.subjects.claim.law_71 import a_contested_concession, cancelled
from lawcore.subjects.claim.orders import (
    AcceptTheClaim,
    AskForTheStatement,
    AwardATrickToTheTrump,
    HaveAllCardsFaced,
    HaveCardsFacedIfNeeded,
    HearTheObjections,
    JudgeTheClaim,
    JudgeTheConcession,
    LetTheConcessionStand,
    RefuseTheCardPosition,
    RefuseTheUnstatedLine,
    RefuseWhatHangsOnPartner,
    TakeTheSuitFromTheTop,
    TestTheCardPosition,
    TestTheNormalLines,
    TestTheTrump,
)


@condition("70A", since=2007)
def a_contested_claim(claim: Claim) -> bool:
    """A contested claim is ruled fairly for both sides, with any doubt against the claimer."""
    return to_be_ruled(claim) and not bool(the_revoke_comes_first(claim)) and a_claim(claim)


a_contested_claim.numbered("70A", until=1997)


@condition("70C1")
def trump_not_mentioned(claim: Claim) -> bool:
    """An opponent has a trump that the claimer did not speak of."""
    return a_contested_claim(claim) and claim.trumps_out is TrumpsOut.NOT_MENTIONED


@condition("70C2")
def likely_unaware_of_it(claim: Claim) -> bool:
    """It is at all likely that the claimer did not know of it."""
    return claim.claimer_unaware_likely is Judged.YES


@condition("70C3")
def could_lose_a_trick_to_it(claim: Claim) -> bool:
    """By a normal play a trick could be lost to it."""
    return claim.trump_can_score_normal is Judged.YES


@condition("70C", cited=False)
def the_trump_wins(claim: Claim) -> bool:
    """All three hold, so the trump gets what it could win."""
    return (
        trump_not_mentioned(claim)
        and likely_unaware_of_it(claim)
        and could_lose_a_trick_to_it(claim)
    )


@condition("70C", cited=False)
def the_trump_is_open(claim: Claim) -> bool:
    """Of an unmentioned trump nothing is excluded, and something not judged yet."""
    if not trump_not_mentioned(claim) or the_trump_wins(claim):
        return False
    return (
        claim.claimer_unaware_likely is not Judged.NO
        and claim.trump_can_score_normal is not Judged.NO
    )


@consequence("70C")
def outstanding_trump(claim: Claim) -> AwardATrickToTheTrump | TestTheTrump | None:
    """A trump not mentioned and likely forgotten wins what a normal play could lose to it."""
    if the_trump_wins(claim):
        return AwardATrickToTheTrump()
    return TestTheTrump() if the_trump_is_open(claim) else None


@consequence("70D2", since=2007)
def hangs_on_partners_play(claim: Claim) -> RefuseWhatHangsOnPartner | None:
    """What a defender claims only if his partner picks the right normal play is refused."""
    if not a_contested_claim(claim) or claim.by is not By.DEFENDER:
        return None
    if not claim.defender_claim_depends_on_partner or the_trump_wins(claim):
        return None
    return RefuseWhatHangsOnPartner()


@condition("70", cited=False)
def not_refused_yet(claim: Claim) -> bool:
    """Neither a trump nor a choice of partner's has decided the claim."""
    if not a_contested_claim(claim) or the_trump_wins(claim):
        return False
    return not bool(hangs_on_partners_play(claim))


@condition("70E1", since=2007, cited=False)
def needs_a_card_in_one_hand(claim: Claim) -> bool:
    """A line not stated needs a card to be in the hand of one opponent and not the other."""
    if not a_contested_claim(claim) or claim.needs_card_position is CardPosition.NONE:
        return False
    return not_refused_yet(claim)


needs_a_card_in_one_hand.numbered("70E", until=1997)


@condition("70E1", since=2007, until=2007)
def any_other_line_irrational(claim: Claim) -> bool:
    """Not to adopt that line would be irrational."""
    if claim.would_show_out_any_normal is not Judged.NO:
        return False
    return claim.alternative_irrational is Judged.YES


any_other_line_irrational.numbered("70E", until=1997)


@condition("70E1", since=2007)
def the_position_is_known(claim: Claim) -> bool:
    """An opponent showed out before the claim, or would on any normal line."""
    if claim.needs_card_position is CardPosition.OPPONENT_SHOWED_OUT:
        return True
    return claim.would_show_out_any_normal is Judged.YES


the_position_is_known.numbered("70E", until=1997)


@condition("70E1", since=2007, cited=False)
def the_position_may_be_assumed(claim: Claim) -> bool:
    """The position is known, or, as the Laws once said, any other line is irrational."""
    return the_position_is_known(claim) or any_other_line_irrational(claim)


the_position_may_be_assumed.numbered("70E", until=1997)


@condition("70E1", since=2017, cited=False)
def the_position_is_open(claim: Claim) -> bool:
    """Whether an opponent would show out is not judged yet."""
    return claim.would_show_out_any_normal is Judged.OPEN


@the_position_is_open.older("70E", until=2007)
def _or_irrationality_is_open(claim: Claim) -> bool:
    """Whether an opponent would show out, or another line be irrational, is not judged yet."""
    if claim.would_show_out_any_normal is Judged.NO:
        return claim.alternative_irrational is Judged.OPEN
    return claim.would_show_out_any_normal is Judged.OPEN


@consequence("70E1", since=2017)
def unstated_card_position(claim: Claim) -> TestTheCardPosition | RefuseTheCardPosition | None:
    """An unstated line that needs a card in one opponent's hand is refused, unless it is known."""
    if not needs_a_card_in_one_hand(claim) or the_position_may_be_assumed(claim):
        return None
    return TestTheCardPosition() if the_position_is_open(claim) else RefuseTheCardPosition()


unstated_card_position.numbered("70E1", since=2007, until=2007)
unstated_card_position.numbered("70E", until=1997)


@condition("70A", cited=False)
def an_earlier_test_is_open(claim: Claim) -> bool:
    """The trump or the card position is not judged yet, and neither refuses the claim."""
    if needs_a_card_in_one_hand(claim) and not the_position_may_be_assumed(claim):
        return the_position_is_open(claim)
    return not_refused_yet(claim) and the_trump_is_open(claim)


@condition("70D1", since=2007, cited=False)
def only_the_normal_lines_matter(claim: Claim) -> bool:
    """What is left is whether some normal line wins less than was claimed."""
    if needs_a_card_in_one_hand(claim):
        return the_position_may_be_assumed(claim)
    return not_refused_yet(claim)


only_the_normal_lines_matter.numbered("70D", until=1997)


@consequence("70D1", since=2007)
def line_not_in_the_statement(
    claim: Claim,
) -> RefuseTheUnstatedLine | AcceptTheClaim | TestTheNormalLines | None:
    """No winning line that was not stated is accepted where a normal one wins less."""
    if an_earlier_test_is_open(claim):
        return TestTheNormalLines()
    if not only_the_normal_lines_matter(claim):
        return None
    if claim.less_successful_normal_line is Judged.YES:
        return RefuseTheUnstatedLine()
    if claim.less_successful_normal_line is Judged.NO:
        return AcceptTheClaim()
    return TestTheNormalLines()


line_not_in_the_statement.numbered("70D", until=1997)


@condition("70A", cited=False)
def left_to_the_director(claim: Claim) -> bool:
    """Nothing refuses the claim, and something is not judged yet."""
    if an_earlier_test_is_open(claim):
        return True
    if not only_the_normal_lines_matter(claim):
        return False
    return claim.less_successful_normal_line is Judged.OPEN


@condition("70A", since=2007, cited=False)
def concession_to_be_weighed(claim: Claim) -> bool:
    """A contested concession does not have to be cancelled."""
    return a_contested_concession(claim) and not cancelled(claim)


@consequence("70A", since=2007)
def fair_to_both_sides(
    claim: Claim,
) -> JudgeTheClaim | JudgeTheConcession | LetTheConcessionStand | None:
    """What is contested is ruled fairly; a doubt counts against a claimer, not a conceder."""
    if not concession_to_be_weighed(claim):
        return JudgeTheClaim() if left_to_the_director(claim) else None
    if claim.trick_given_up is Trick.NOT_LIKELY_WON:
        return LetTheConcessionStand()
    return JudgeTheConcession()


@fair_to_both_sides.older("70A", until=1997)
def _in_a_claim(claim: Claim) -> JudgeTheClaim | None:
    """A contested claim is ruled fairly, with any doubt against the claimer."""
    return JudgeTheClaim() if left_to_the_director(claim) else None


@consequence("70B1")
def the_statement_is_repeated(claim: Claim) -> AskForTheStatement | None:
    """First the claimer repeats what he said when he claimed."""
    return AskForTheStatement() if left_to_the_director(claim) else None


@consequence("70B2", since=2007)
def the_opponents_object(claim: Claim) -> HearTheObjections | None:
    """Then the opponents object, without limiting what the Director considers."""
    return HearTheObjections() if left_to_the_director(claim) else None


the_opponents_object.numbered("70B3", until=1997)


@consequence("70B3", since=2007)
def cards_are_faced(claim: Claim) -> HaveCardsFacedIfNeeded | None:
    """The Director may have the remaining cards faced."""
    return HaveCardsFacedIfNeeded() if left_to_the_director(claim) else None


@cards_are_faced.older("70B2", until=1997)
def _by_everyone(claim: Claim) -> HaveAllCardsFaced | None:
    """Everyone faces his remaining cards."""
    return HaveAllCardsFaced() if left_to_the_director(claim) else None


@consequence("70E2", since=2007)
def order_set_by_the_authority(claim: Claim) -> TakeTheSuitFromTheTop | None:
    """Where the order of a suit was not stated, the authority may have set it."""
    if not a_contested_claim(claim) or claim.claim_suit_order is SuitOrder.NONE:
        return None
    return TakeTheSuitFromTheTop() if claim.order_unstated else None
