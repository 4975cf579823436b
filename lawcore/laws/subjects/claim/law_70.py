"""Law 70 - Contested claims and concessions."""

from lawcore.engine.article import condition, consequence
from lawcore.engine.ruling import Order
from lawcore.laws.subjects.claim import facts, orders
from lawcore.laws.subjects.claim.law_63 import ruled_now
from lawcore.laws.subjects.claim.law_68 import a_claim
from lawcore.laws.subjects.claim.law_71 import a_contested_concession, cancelled


@condition("70A")
def a_contested_claim(case: facts.Claim) -> bool:
    """A contested claim is ruled fairly for both sides, with any doubt against the claimer."""
    return ruled_now(case) and a_claim(case)


@condition("70C1")
def trump_not_mentioned(case: facts.Claim) -> bool:
    """An opponent has a trump that the claimer did not speak of."""
    return a_contested_claim(case) and case.trumps_out is facts.TrumpsOut.NOT_MENTIONED


@condition("70C2")
def likely_unaware_of_it(case: facts.Claim) -> bool:
    """It is at all likely that the claimer did not know of it."""
    return case.claimer_unaware_likely is facts.Judged.YES


@condition("70C3")
def could_lose_a_trick_to_it(case: facts.Claim) -> bool:
    """By a normal play a trick could be lost to it."""
    return case.trump_can_score_normal is facts.Judged.YES


@condition("70C", cited=False)
def the_trump_wins(case: facts.Claim) -> bool:
    """All three hold, so the trump gets what it could win."""
    return (
        trump_not_mentioned(case) and likely_unaware_of_it(case) and could_lose_a_trick_to_it(case)
    )


@condition("70C", cited=False)
def the_trump_is_open(case: facts.Claim) -> bool:
    """Of an unmentioned trump nothing is excluded, and something not judged yet."""
    if not trump_not_mentioned(case) or the_trump_wins(case):
        return False
    return (
        case.claimer_unaware_likely is not facts.Judged.NO
        and case.trump_can_score_normal is not facts.Judged.NO
    )


@consequence("70C", orders.AWARD_A_TRICK_TO_THE_TRUMP, orders.TEST_THE_TRUMP)
def outstanding_trump(case: facts.Claim) -> Order | None:
    """A trump not mentioned and likely forgotten wins what a normal play could lose to it."""
    if the_trump_wins(case):
        return orders.AWARD_A_TRICK_TO_THE_TRUMP
    return orders.TEST_THE_TRUMP if the_trump_is_open(case) else None


@consequence("70D2", Order("RefuseWhatHangsOnPartner", decides="refused"), since=2007)
def hangs_on_partners_play(case: facts.Claim) -> bool:
    """What a defender claims only if the partner picks the right normal play is refused."""
    return (
        a_contested_claim(case)
        and case.by is facts.By.DEFENDER
        and case.defender_claim_depends_on_partner
        and not the_trump_wins(case)
    )


@condition("70", cited=False)
def not_refused_yet(case: facts.Claim) -> bool:
    """Neither a trump nor a choice of partner's has decided the claim."""
    if not a_contested_claim(case) or the_trump_wins(case):
        return False
    return not hangs_on_partners_play(case)


@condition("70E1", was={1997: "70E"}, cited=False)
def needs_a_card_in_one_hand(case: facts.Claim) -> bool:
    """A line not stated needs a card to be in the hand of one opponent and not the other."""
    if not a_contested_claim(case) or case.needs_card_position is facts.CardPosition.NONE:
        return False
    return not_refused_yet(case)


@condition("70E1", was={1997: "70E"}, until=2007)
def any_other_line_irrational(case: facts.Claim) -> bool:
    """Not to adopt that line would be irrational."""
    if case.would_show_out_any_normal is not facts.Judged.NO:
        return False
    return case.alternative_irrational is facts.Judged.YES


@condition("70E1", was={1997: "70E"})
def the_position_is_known(case: facts.Claim) -> bool:
    """An opponent showed out before the claim, or would on any normal line."""
    if case.needs_card_position is facts.CardPosition.OPPONENT_SHOWED_OUT:
        return True
    return case.would_show_out_any_normal is facts.Judged.YES


@condition("70E1", was={1997: "70E"}, cited=False)
def the_position_may_be_assumed(case: facts.Claim) -> bool:
    """The position is known, or, as the Laws once said, any other line is irrational."""
    return the_position_is_known(case) or any_other_line_irrational(case)


@condition("70E1", since=2017, cited=False)
def the_position_is_open(case: facts.Claim) -> bool:
    """Whether an opponent would show out is not judged yet."""
    return case.would_show_out_any_normal is facts.Judged.OPEN


@the_position_is_open.older("70E", until=2007)
def _or_irrationality_is_open(case: facts.Claim) -> bool:
    """Whether an opponent would show out, or another line be irrational, is not judged yet."""
    if case.would_show_out_any_normal is facts.Judged.NO:
        return case.alternative_irrational is facts.Judged.OPEN
    return case.would_show_out_any_normal is facts.Judged.OPEN


@consequence(
    "70E1", orders.TEST_THE_CARD_POSITION, orders.REFUSE_THE_CARD_POSITION, was={1997: "70E"}
)
def unstated_card_position(case: facts.Claim) -> Order | None:
    """An unstated line that needs a card in one opponent's hand is refused, unless it is known."""
    if not needs_a_card_in_one_hand(case) or the_position_may_be_assumed(case):
        return None
    return (
        orders.TEST_THE_CARD_POSITION
        if the_position_is_open(case)
        else orders.REFUSE_THE_CARD_POSITION
    )


@condition("70A", cited=False)
def an_earlier_test_is_open(case: facts.Claim) -> bool:
    """The trump or the card position is not judged yet, and neither refuses the claim."""
    if needs_a_card_in_one_hand(case) and not the_position_may_be_assumed(case):
        return the_position_is_open(case)
    return not_refused_yet(case) and the_trump_is_open(case)


@condition("70D1", was={1997: "70D"}, cited=False)
def only_the_normal_lines_matter(case: facts.Claim) -> bool:
    """What is left is whether some normal line wins less than was claimed."""
    if needs_a_card_in_one_hand(case):
        return the_position_may_be_assumed(case)
    return not_refused_yet(case)


@consequence(
    "70D1",
    orders.REFUSE_THE_UNSTATED_LINE,
    orders.ACCEPT_THE_CLAIM,
    orders.TEST_THE_NORMAL_LINES,
    was={1997: "70D"},
)
def line_not_in_the_statement(case: facts.Claim) -> Order | None:
    """No winning line that was not stated is accepted where a normal one wins less."""
    if an_earlier_test_is_open(case):
        return orders.TEST_THE_NORMAL_LINES
    if not only_the_normal_lines_matter(case):
        return None
    if case.less_successful_normal_line is facts.Judged.YES:
        return orders.REFUSE_THE_UNSTATED_LINE
    if case.less_successful_normal_line is facts.Judged.NO:
        return orders.ACCEPT_THE_CLAIM
    return orders.TEST_THE_NORMAL_LINES


@condition("70A", cited=False)
def left_to_the_director(case: facts.Claim) -> bool:
    """Nothing refuses the claim, and something is not judged yet."""
    if an_earlier_test_is_open(case):
        return True
    if not only_the_normal_lines_matter(case):
        return False
    return case.less_successful_normal_line is facts.Judged.OPEN


@condition("71", since=2007)
def concession_to_be_weighed(case: facts.Claim) -> bool:
    """A concession stands, once made, unless it has to be cancelled; one contested is weighed."""
    return a_contested_concession(case) and not cancelled(case)


@consequence(
    "70A",
    orders.JUDGE_THE_CLAIM,
    orders.JUDGE_THE_CONCESSION,
    orders.LET_THE_CONCESSION_STAND,
    since=2007,
)
def fair_to_both_sides(case: facts.Claim) -> Order | None:
    """What is contested is ruled fairly; a doubt counts against a claimer, not a conceder."""
    if not concession_to_be_weighed(case):
        return orders.JUDGE_THE_CLAIM if left_to_the_director(case) else None
    if case.trick_given_up is facts.Trick.NOT_LIKELY_WON:
        return orders.LET_THE_CONCESSION_STAND
    return orders.JUDGE_THE_CONCESSION


@fair_to_both_sides.older("70A", orders.JUDGE_THE_CLAIM, until=1997)
def _in_a_claim(case: facts.Claim) -> bool:
    """A contested claim is ruled fairly, with any doubt against the claimer."""
    return left_to_the_director(case)


@consequence("70B1", Order("AskForTheStatement", place=orders.HEARING))
def the_statement_is_repeated(case: facts.Claim) -> bool:
    """First the claimer repeats the statement made with the claim."""
    return left_to_the_director(case)


@consequence("70B2", Order("HearTheObjections", place=orders.HEARING + 2), was={1997: "70B3"})
def the_opponents_object(case: facts.Claim) -> bool:
    """Then the opponents object, without limiting what the Director considers."""
    return left_to_the_director(case)


@consequence("70B3", Order("HaveCardsFacedIfNeeded", place=orders.HEARING + 3), since=2007)
def cards_are_faced(case: facts.Claim) -> bool:
    """The Director may have the remaining cards faced."""
    return left_to_the_director(case)


@cards_are_faced.older("70B2", Order("HaveAllCardsFaced", place=orders.HEARING + 1), until=1997)
def _by_everyone(case: facts.Claim) -> bool:
    """Everyone faces the remaining cards."""
    return left_to_the_director(case)


@consequence("70E2", Order("TakeTheSuitFromTheTop", place=orders.TESTS + 3), since=2007)
def order_set_by_the_authority(case: facts.Claim) -> bool:
    """Where the order of a suit was not stated, the authority may have set it."""
    return (
        a_contested_claim(case)
        and case.claim_suit_order is not facts.SuitOrder.NONE
        and case.order_unstated
    )
