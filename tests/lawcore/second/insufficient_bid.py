"""Insufficient bids, 27."""

from lawcore.engine.records import replace
from tests.lawcore.second.expected import Expected, of, restricted
from tests.lawcore.second.reading import Reading


def rule(edition: int, facts: Reading) -> Expected:
    """First whether 27 has to do with it, then what LHO says, then what replaces the bid."""
    if facts["meant"] != "meant":
        expected = of("IB-00" if facts["meant"] == "slip" else "IB-0J")
        return _settled_in_2007(expected) if edition == 2007 else expected
    if facts["turn"] == "out_of_turn":
        expected = of("IB-01")
    else:
        expected = _from_lho_on(edition, facts)
        if facts["early"] == "yes":
            expected = expected.citing("27C")
    if edition == 2007 and not str(expected.rule).startswith("IB7"):
        return _settled_in_2007(expected)
    return expected


THEN = {
    "16C": "16D",
    "16C3": "16D2",
    "72C": "23",
    "26B": "26",
    "25A2": "25A1",
    "LEAD_26B": "LEAD_26",
}
"""What has another number in 2007, of articles, checks at the end, information and orders."""


def _settled_in_2007(expected: Expected) -> Expected:
    """A rule of 2017 that is the same in 2007, whole; no other subject takes over from it.

    25A1 and 25A2 were one paragraph.
    """
    return replace(
        expected,
        articles=frozenset(THEN.get(article, article) for article in expected.articles),
        adjust=frozenset(THEN.get(law, law) for law in expected.adjust),
        orders=tuple(THEN.get(order, order) for order in expected.orders),
        info=None if expected.info is None else THEN.get(expected.info, expected.info),
        lead=None if expected.lead is None else THEN.get(expected.lead, expected.lead),
        goto=None,
    )


def _from_lho_on(edition: int, facts: Reading) -> Expected:
    lho = facts["lho"]
    if lho == "declines":
        return _replaced(edition, facts)
    if lho == "undecided":
        return of("IB-ASK")
    if facts["early"] == "no":
        return of("IB-02")
    return of("IB-02E" if lho == "accepts" else "IB-09J")


def _replaced(edition: int, facts: Reading) -> Expected:
    replacement = facts["repl"]
    if replacement == "none":
        return _nothing_chosen_yet(facts)
    if replacement == "insuff_again":
        return _insufficient_again(facts)
    if edition == 2007:
        return _replaced_in_2007(facts, replacement)
    if replacement == "same_denom":
        return _lowest_in_the_same_denomination(facts)
    return _other_call(facts, replacement)


def _nothing_chosen_yet(facts: Reading) -> Expected:
    """27B3 silences partner at the attempt, before anything has taken its place."""
    if facts["prior"] == "none":
        return of("IB-03")
    return restricted(_after_a_cancelled_attempt(facts, "IB-03B"), facts)


def _insufficient_again(facts: Reading) -> Expected:
    second = facts["lho2"]
    if second == "declines":
        return restricted(of("IB-08"), facts)
    if second == "undecided":
        return _lho_chooses_again(facts)
    return of("IB-08A") if facts["prior"] == "none" else _accepted_too_late(facts)


def _lho_chooses_again(facts: Reading) -> Expected:
    """Whatever he chooses, partner is silent where an attempt was cancelled before (27B3)."""
    if facts["prior"] == "none":
        return of("IB-08Q")
    return restricted(_after_a_cancelled_attempt(facts, "IB-08P"), facts)


def _accepted_too_late(facts: Reading) -> Expected:
    """The words that silenced partner at the attempt before (27B3) name no way to lift it."""
    silenced = restricted(of("IB-08B"), facts)
    if facts["prior"] == "dbl":
        return silenced
    return replace(silenced, articles=silenced.articles - {"27B3"})


def _lowest_in_the_same_denomination(facts: Reading) -> Expected:
    if facts["prior"] != "none":
        return _other_call(facts, "same_denom")
    return _helped(of("IB-04"), facts)


def _other_call(facts: Reading, replacement: str) -> Expected:
    comparable = facts["cmp"]
    if comparable == "unsure":
        return of("IB-CMP")
    if comparable == "no" and replacement == "dbl_rdbl":
        return restricted(of("IB-07"), facts)
    if facts["prior"] != "none":
        if comparable == "no":
            return restricted(_after_a_cancelled_attempt(facts), facts)
        return _after_a_cancelled_attempt(facts, "IB-07C")
    if comparable == "yes":
        return _helped(of("IB-05"), facts)
    return restricted(of("IB-06"), facts)


def _after_a_cancelled_attempt(facts: Reading, rule: str = "IB-07R") -> Expected:
    barred = of(rule)
    return barred.with_article("27B3", "27B4") if facts["prior"] == "insuff" else barred


def _helped(expected: Expected, facts: Reading) -> Expected:
    """At the end: did the first bid help, and was the other side damaged?"""
    damage = facts["damage"]
    if damage == "no":
        return replace(expected, adjust=frozenset())
    probable = "12C1" if str(expected.rule).startswith("IB7") else "12C1(b)"
    return expected.checking(probable) if damage == "yes" else expected


def _replaced_in_2007(facts: Reading, replacement: str) -> Expected:
    if replacement == "dbl_rdbl" and facts["precise"] == "no":
        return restricted(of("IB7-4"), facts)
    if facts["prior"] != "none":
        return restricted(_after_a_cancelled_attempt(facts), facts)
    if replacement == "same_denom" and facts["natural_both"] == "yes":
        return _helped(of("IB7-1"), facts)
    if facts["precise"] == "yes":
        return _helped(of("IB7-2"), facts)
    return restricted(of("IB7-3"), facts)
