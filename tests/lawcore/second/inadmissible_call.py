"""Inadmissible calls, 35 to 39 and 19."""

from lawcore.engine.records import replace
from tests.lawcore.second.expected import NOT_COVERED, Expected, as_in_2007, of, restricted
from tests.lawcore.second.reading import Reading

NOT_IN_2007 = frozenset({"IA-00", "IA-04", "IA-08", "IA-09", "IA-10", "IA-11"})
"""36C was not there; 39 and 19 of that edition are not known."""


def rule(edition: int, facts: Reading) -> Expected:
    expected = _rule(edition, facts)
    if edition == 2017:
        return expected
    return NOT_COVERED if expected.rule in NOT_IN_2007 else as_in_2007(expected)


def _rule(edition: int, facts: Reading) -> Expected:
    what = facts["what"]
    if what in {"wrong_words", "after_final"}:
        return _of_no_bar(what, facts)
    if facts["slip"] == "yes" and facts["late"] == "no":  # 25A1: what he meant is judged by itself
        return of("IA-00")
    expected = _meant(edition, what, facts)
    return expected.citing("25A5") if facts["slip"] == "yes" else expected


def _meant(edition: int, what: str, facts: Reading) -> Expected:
    """A slip, too, that 25A5 no longer lets him put right."""
    if what == "over_seven":
        return _over_seven(facts)
    against_19 = what == "dbl_rdbl" or facts["also_19"] == "yes"
    if against_19 and facts["late"] == "yes":
        return of("IA-04")
    return _against_19(edition, facts) if what == "dbl_rdbl" else _barred(facts)


def _barred(facts: Reading) -> Expected:
    """37, but 36 where it was a double against 19 too, and LHO has called."""
    later = facts["lho_called"] == "yes"
    if later and facts["also_19"] == "yes":
        return _still_barred(of("IA-01"), facts, "OFFENDER_PASS_NEXT", "pass_next")
    return _from_lho(facts) if later else restricted(of("IA-06"), facts)


def _over_seven(facts: Reading) -> Expected:
    """38: a pass in its place; if that completes the auction, what was bid before is played."""
    expected = of("IA-07" if facts["lho_called"] == "no" else "IA-07L")
    if facts["late"] == "yes":
        for lead in ("LEAD_26B", "LEAD_NONE"):
            expected = expected.with_order(lead, "CONTRACT_BEFORE", lead)
    return restricted(expected, facts) if facts["lho_called"] == "no" else expected


def _of_no_bar(what: str, facts: Reading) -> Expected:
    if what == "wrong_words":
        return of("IA-10")
    who = facts["who"]
    if who == "passed_out":
        return of("IA-11")
    # whoever defends is known by now, so nobody is asked which side plays
    alone = who == "def_action" and facts["lho_called"] == "no"
    return of("IA-09" if alone else "IA-08")


def _against_19(edition: int, facts: Reading) -> Expected:
    if facts["lho_called"] == "yes":
        return of("IA-01")
    branch = "IA-03" if facts["out_turn"] == "yes" else "IA-02"
    comparable = "no" if edition == 2007 else facts["cmp"]
    if comparable == "unsure":
        return of("IA-CMP")
    if comparable == "no":
        return restricted(of(branch), facts)
    return of(branch + ("C" if comparable == "yes" else "P"))


def _from_lho(facts: Reading) -> Expected:
    """LHO has let the barred player's call stand; a longer bar goes on."""
    return _still_barred(of("IA-05"), facts)


def _still_barred(
    expected: Expected, facts: Reading, order: str | None = None, offender: str | None = None
) -> Expected:
    """What had silenced a player goes on, for a turn only where that turn is still to come."""
    if facts["barred"] == "always":
        order, offender = "OFFENDER_PASS_ALWAYS", "pass_always"
    if order is None:
        return expected
    return replace(expected, orders=(*expected.orders, order), offender=offender)
