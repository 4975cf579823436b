"""Calls out of turn, 28 to 32."""

from lawcore.engine.records import replace
from tests.lawcore.second.expected import Expected, as_in_2007, of, restricted
from tests.lawcore.second.reading import Reading

LATER = {"yes": "A", "no": "B", "none": "P"}
"""What came of the offender's next call: comparable, not comparable, not made yet."""
CHANGED = {30: "30B2", 31: "31C", 32: "32C"}
"""Which article makes a call at LHO's turn a change of call."""


def rule(edition: int, facts: Reading) -> Expected:
    law, turn_of = _law(facts), facts["turn_of"]
    if turn_of == "rho" and facts["rho_barred"] == "yes":
        in_rotation = of(_in_rotation(facts))
        return in_rotation if edition == 2017 else as_in_2007(in_rotation)
    rho_called = turn_of == "rho" and facts["correct_called"] == "yes"
    if law == 32 and facts["inadmissible"] == "yes" and not rho_called:
        return of("CT-17") if edition == 2017 else as_in_2007(of("CT-17"))
    if edition == 2007:
        return _in_2007(law, turn_of, facts)
    if turn_of == "lho" and (law == 32 or facts["before"] == "yes"):
        expected = of("CT-16").with_article("30B2", CHANGED[law])
        return _as_a_pass(expected, facts)
    meanwhile = _in_turn_meanwhile(turn_of, facts)
    return meanwhile or _of_the_bid(_by_lho(law, turn_of, facts), facts)


def _in_rotation(facts: Reading) -> str:
    """28A makes a call one in rotation; whether it is a legal one is ruled as of any other."""
    if facts["kind"] == "bid" and facts["insufficient"] == "yes":
        return "CT-01I"
    inadmissible = facts["kind"] == "dbl_rdbl" and facts["inadmissible"] == "yes"
    return "CT-01X" if inadmissible else "CT-01"


def _law(facts: Reading) -> int:
    """30 is for a pass, unless it is artificial (30C): then 31 is, as for a bid."""
    kind = facts["kind"]
    if kind == "dbl_rdbl":
        return 32
    return 30 if kind == "pass" and facts["artificial"] == "no" else 31


def _as_a_pass(expected: Expected, facts: Reading) -> Expected:
    """Name what makes 31 rule a pass."""
    artificial = facts["kind"] == "pass" and facts["artificial"] == "yes"
    return expected.citing("30C") if artificial else expected


def _of_the_bid(expected: Expected, facts: Reading) -> Expected:
    """Of a bid the height is ruled only once it is repeated in turn; an artificial one, 29C."""
    repeated = {"CT-09", "CT-09I", "CT7-4"}
    if facts["kind"] != "bid" or expected.rule in repeated:
        return expected
    if facts["insufficient"] == "yes":
        expected = expected.citing("27A2", *(["27A1"] if expected.rule == "CT-03" else []))
    waits = expected.rule in {"CT-03", "CT-ASK", "CT-04"}
    return expected if waits or facts["artificial"] == "no" else expected.citing("29C")


def _in_turn_meanwhile(turn_of: str, facts: Reading) -> Expected | None:
    """An opponent whose turn it was and who calls has called in turn (28B)."""
    if turn_of == "partner":
        return None
    if facts["correct_called"] == "no" and not (turn_of == "lho" and facts["lho"] == "called"):
        return None
    expected = of("CT-02")
    return replace(expected, judgement="J6") if turn_of == "lho" else expected


def _by_lho(law: int, turn_of: str, facts: Reading) -> Expected:
    lho = facts["lho"]
    if lho != "declines":
        return of("CT-ASK" if lho == "undecided" else "CT-03")
    if law == 30 and turn_of == "rho":
        return of("CT-05")
    if law == 30:
        return _called_again("CT-06", turn_of, facts)
    if turn_of != "rho":
        return _as_a_pass(_called_again("CT-11" if law == 31 else "CT-15", turn_of, facts), facts)
    return _as_a_pass(_after_rho(law, facts), facts)


def _after_rho(law: int, facts: Reading) -> Expected:
    rho = facts["rho_then"]
    if rho == "none":
        expected = of("CT-04")
        return expected.with_article("31A", "32A") if law == 32 else expected
    if rho == "acts":
        return _called_again("CT-10" if law == 31 else "CT-14", "rho", facts)
    if law == 32:
        return of("CT-13")
    insufficient = facts["kind"] == "bid" and facts["insufficient"] == "yes"
    return of("CT-09I" if insufficient else "CT-09")


def _called_again(branch: str, turn_of: str, facts: Reading) -> Expected:
    """The offender calls at his proper turn what he likes; it matters whether it is comparable."""
    comparable = facts["cmp"]
    if comparable == "unsure":
        return of("CT-CMP")
    expected = of(branch + LATER[comparable])
    if turn_of == "lho":
        expected = expected.with_order("REVERT_PARTNER", "REVERT_LHO")
    return restricted(expected, facts) if comparable == "no" else expected


def _in_2007(law: int, turn_of: str, facts: Reading) -> Expected:
    if turn_of == "lho" and (changed := _changed_in_2007(law, facts)):
        return _as_a_pass(as_in_2007(of("CT-16").with_article("30B2", changed)), facts)
    meanwhile = _in_turn_meanwhile(turn_of, facts)
    if meanwhile is not None:
        return as_in_2007(meanwhile)
    if facts["lho"] != "declines":
        return _of_the_bid(as_in_2007(_by_lho(law, turn_of, facts)), facts)
    if law == 30:
        return _pass_in_2007(turn_of, facts).citing("29B")
    ruled = _after_rho_in_2007(law, facts) if turn_of == "rho" else _at_partner_in_2007(law, facts)
    return _of_the_bid(ruled, facts).citing("29B")


def _changed_in_2007(law: int, facts: Reading) -> str | None:
    """Which article makes a call at LHO's turn a change of call; 31B has it in a footnote."""
    if law == 32:
        return "25"
    if law == 30:
        return "30B3" if facts["any_bid_before"] == "yes" else None
    return "31B" if facts["before"] == "yes" else None


def _pass_in_2007(turn_of: str, facts: Reading) -> Expected:
    if facts["any_bid_before"] == "no":
        return of("CT7-1")
    return of("CT7-2" if turn_of == "rho" else "CT7-3")


def _at_partner_in_2007(law: int, facts: Reading) -> Expected:
    return _as_a_pass(restricted(of("CT7-7" if law == 31 else "CT7-8"), facts), facts)


def _after_rho_in_2007(law: int, facts: Reading) -> Expected:
    rho = facts["rho_then"]
    if rho == "none":
        return as_in_2007(of("CT-04")).unsettled("articles")
    if law == 32 and rho == "passes":
        return as_in_2007(of("CT-13")).unsettled("articles")
    if law == 32:
        return restricted(of("CT7-9"), facts)
    if rho == "passes":
        return _as_a_pass(of("CT7-4"), facts)
    if facts["repeats_denom"] == "yes":
        return _as_a_pass(of("CT7-5"), facts)
    return _as_a_pass(restricted(of("CT7-6"), facts), facts)
