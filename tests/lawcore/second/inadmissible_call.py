"""Inadmissible calls, 35 to 39 and 19."""

from dataclasses import replace

from tests.lawcore.second.expected import (
    NOT_COVERED,
    Expected,
    as_in_2007,
    of,
    restricted,
)
from tests.lawcore.second.reading import Reading

NOT_IN_2007 = frozenset({"IA-04", "IA-08", "IA-09", "IA-10"})
"""36C was not there; 39 and 19 of that edition are not known."""


def rule(edition: int, facts: Reading) -> Expected:
    expected = _rule(facts)
    if edition == 2017:
        return expected
    return NOT_COVERED if expected.rule in NOT_IN_2007 else as_in_2007(expected)


def _rule(facts: Reading) -> Expected:
    what = facts["what"]
    if what == "wrong_words":
        return of("IA-10")
    if what == "dbl_rdbl" or (what == "barred_acted" and facts["also_19"] == "yes"):
        return _against_19(facts)
    later = facts["lho_called"] == "yes"
    if what == "barred_acted":
        return _from_lho(facts) if later else restricted(of("IA-06"), facts)
    if what == "over_seven":
        return of("IA-07L") if later else restricted(of("IA-07"), facts)
    # whoever defends is known by now, so nobody is asked which side plays
    return of("IA-09" if not later and facts["who"] == "def_action" else "IA-08")


def _against_19(facts: Reading) -> Expected:
    if facts["late"] == "yes":
        return of("IA-04")
    if facts["lho_called"] == "yes":
        return of("IA-01")
    return restricted(of("IA-03" if facts["out_turn"] == "yes" else "IA-02"), facts)


def _from_lho(facts: Reading) -> Expected:
    """LHO has let the barred player's call stand; a longer bar goes on."""
    expected = of("IA-05")
    if facts["barred"] == "next":
        return expected
    orders = (*expected.orders, "OFFENDER_PASS_ALWAYS")
    return replace(expected, orders=orders, offender="pass_always")
