"""Restrictions of the lead, 26, and the opening lead, 41, 47 and 54."""

from lawcore.engine.records import replace
from tests.lawcore.second.expected import Expected, of
from tests.lawcore.second.reading import SUITS, Reading

EXEMPT = {
    "27B1a": {"27B1(a)"},
    "25A": {"25A1"},
    "28B": {"28B"},
    "29A": {"29A"},
    "31A1": {"31A1", "32A1"},
    "36A": {"36A"},
    "37A": {"37A"},
    "38D": {"38D"},
    "39B": {"39B"},
}
TWO_LAWS = frozenset({"29A", "31A1"})
"""An accepted call may be one of 27A1, a repeated one of 31A1 or 32A1: the option names one."""


def restriction(edition: int, facts: Reading) -> Expected:
    if edition == 2007:
        return _restriction_in_2007(facts)
    if facts["cmp"] == "yes":
        return of("LR-01")
    if facts["exempt"] != "none":
        return _exempt(facts["exempt"])
    if facts["side"] == "declares":
        return of("LR-03")
    if facts["first_turn"] == "no":
        return of("LR-05")
    return _one_suit(facts.named("specified"))


def _one_suit(specified: tuple[str, ...]) -> Expected:
    if specified == SUITS:
        return of("LR-06")
    return of("LR-04").for_suits(tuple(suit for suit in SUITS if suit not in specified))


def _exempt(law: str) -> Expected:
    expected = of("LR-02").citing(*EXEMPT[law])
    settled = replace(expected, untold=expected.untold - {"articles"})
    return expected if law in TWO_LAWS else settled


def _restriction_in_2007(facts: Reading) -> Expected:
    if facts["exempt"] != "none":
        return of("LR-02")
    if facts.presumed("side", "defends") == "declares":
        return of("LR-03").unsettled("articles")
    if facts.presumed("first_turn", "yes") == "no":
        return of("LR-05").unsettled("articles")
    withdrawn = facts.named("withdrawn_relates_to_suits")
    if not withdrawn:
        return of("LR7-3")
    specified = facts.named("specified")
    open_suits = tuple(suit for suit in withdrawn if suit not in specified)
    return of("LR7-2").for_suits(open_suits) if open_suits else of("LR7-1")


def opening(edition: int, facts: Reading) -> Expected:
    leader = facts["leader"]
    if leader == "decl_side":
        return of("OL-05")
    if leader == "right":
        return of("OL-00" if facts["faced"] == "yes" else "OL-01")
    if facts["faced"] == "no":  # nobody could accept it, whoever had told him to lead (41A)
        return of("OL-02")
    if facts["misinformed"] == "yes":
        return _also_face_down(of("OL-06"), facts)
    return _also_face_down(_faced_by_the_wrong_defender(facts), facts)


CHOICES = {"undecided": "OL-ASK", "spread": "OL-03A", "accept": "OL-03B", "refuse": "OL-03D"}


def _faced_by_the_wrong_defender(facts: Reading) -> Expected:
    return of("OL-04" if facts["dummy_seen"] == "yes" else CHOICES[facts["choice"]])


def _also_face_down(expected: Expected, facts: Reading) -> Expected:
    """Where a lead out of turn is faced, the one the right leader made face down goes back."""
    if facts["faced"] == "no" or facts["partner_down"] == "no":
        return expected
    orders = ("FACE_DOWN_LEAD_RETRACTED", *expected.orders)
    return replace(expected, orders=orders).citing("54")
