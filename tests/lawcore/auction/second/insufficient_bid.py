"""Insufficient bids, 27."""

from dataclasses import replace

from tests.lawcore.auction.second.expected import Expected, as_in_2007, of, restricted
from tests.lawcore.auction.second.reading import Reading


def rule(edition: int, facts: Reading) -> Expected:
    """First whether 27 has to do with it, then what LHO says, then what replaces the bid."""
    if facts["meant"] != "meant":
        expected = of("IB-00" if facts["meant"] == "slip" else "IB-0J")
        return as_in_2007(expected).unsettled("articles") if edition == 2007 else expected
    if facts["turn"] == "out_of_turn":
        expected = of("IB-01")
    else:
        expected = _from_lho_on(edition, facts)
        if facts["early"] == "yes":
            expected = expected.citing("27C")
    if edition == 2007 and not str(expected.rule).startswith("IB7"):
        return as_in_2007(expected)
    return expected


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
        return of("IB-03")
    if replacement == "insuff_again":
        return _insufficient_again(facts)
    if edition == 2007:
        return _replaced_in_2007(facts, replacement)
    if replacement == "same_denom":
        return _lowest_in_the_same_denomination(facts)
    return _other_call(facts, replacement)


def _insufficient_again(facts: Reading) -> Expected:
    second = facts["lho2"]
    if second == "declines":
        return restricted(of("IB-08"), facts)
    return of("IB-08A" if second == "accepts" else "IB-08Q")


def _lowest_in_the_same_denomination(facts: Reading) -> Expected:
    if facts["prior"] != "none":
        return restricted(_after_a_cancelled_attempt(facts), facts)
    return _helped(of("IB-04"), facts)


def _other_call(facts: Reading, replacement: str) -> Expected:
    comparable = facts["cmp"]
    if comparable == "unsure":
        return of("IB-CMP")
    if comparable == "no" and replacement == "dbl_rdbl":
        return restricted(of("IB-07"), facts)
    if facts["prior"] != "none":
        barred = _after_a_cancelled_attempt(facts)
        if comparable == "no":
            return restricted(barred, facts)
        freed = replace(barred.with_order("LEAD_26B", "LEAD_NONE"), lead="none")
        return freed.with_article("26B", "26A")
    if comparable == "yes":
        return _helped(of("IB-05"), facts)
    return restricted(of("IB-06"), facts)


def _after_a_cancelled_attempt(facts: Reading) -> Expected:
    barred = of("IB-07R")
    return barred.with_article("27B3", "27B4") if facts["prior"] == "insuff" else barred


def _helped(expected: Expected, facts: Reading) -> Expected:
    """At the end: did the first bid help, and was the other side damaged?"""
    damage = facts["damage"]
    if damage == "no":
        return replace(expected, adjust=frozenset())
    return expected.checking("12C1(b)") if damage == "yes" else expected


def _replaced_in_2007(facts: Reading, replacement: str) -> Expected:
    if facts["prior"] != "none":
        return restricted(_after_a_cancelled_attempt(facts), facts)
    if replacement == "same_denom" and facts["natural_both"] == "yes":
        return of("IB7-1")
    if facts["precise"] == "yes":
        return of("IB7-2")
    return restricted(of("IB7-4" if replacement == "dbl_rdbl" else "IB7-3"), facts)
