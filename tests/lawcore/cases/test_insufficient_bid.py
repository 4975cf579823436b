"""Insufficient bids: what holds of all dialogues, beside the cases."""

import pytest

from lawcore import SUBJECTS, Edition, Question, Ruling, enquire
from tests.lawcore.editions import covered
from tests.lawcore.second.agreement import rulings

SUBJECT = SUBJECTS["insufficient_bid"]
EDITION = pytest.mark.parametrize("edition", covered(SUBJECT), ids=int)


@EDITION
def test_under_27b_the_partner_passes_throughout_and_never_once(edition: int) -> None:
    """27B2 to B4: to the end of the auction; it is out of turn that he passes once."""
    bound = {ruling.effects["partner"] for ruling in rulings(SUBJECT, edition)}
    assert bound == {"free", "pass_always"}


@pytest.mark.parametrize(
    ("lho", "early", "decides"),
    [
        ("called", "no", "LetTheBidStand"),
        ("accepts", "no", "LetTheBidStand"),
        ("called", "yes", "AskWhichBidLhoCalledOver"),
        ("accepts", "yes", "LetTheFirstBidStand"),
    ],
)
def test_only_of_two_bids_it_is_asked_over_which_he_called(
    lho: str, early: str, decides: str
) -> None:
    """27C: a bid replaced early is accepted after all, or it is not known which was accepted."""
    told = {"meant": "meant", "lho": lho, "early": early}
    ruling = enquire(SUBJECT, Edition(2017), told, suppose=True)
    assert isinstance(ruling, Ruling)
    assert ruling.deciding.order.name == decides
    assert ("16C" in ruling.articles) is (decides == "LetTheFirstBidStand")
    assert ("J44" in ruling.judgement) is (early == "yes")


def test_once_the_bid_is_declined_an_early_replacement_matters_to_27c_alone() -> None:
    """27A1 and 16C ask for it only where the bid may have been accepted."""
    told = {"meant": "meant", "lho": "declines", "repl": "none", "turn": "in_turn"}
    question = enquire(SUBJECT, Edition(2017), told)
    assert isinstance(question, Question)
    assert question.facts[0].name == "early"
    assert question.needed_by == ("27C",)
