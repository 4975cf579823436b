"""Cards exposed in the auction, 24."""

from dataclasses import replace

from tests.lawcore.second.expected import Expected, as_in_2007, of
from tests.lawcore.second.reading import Reading


def rule(edition: int, facts: Reading) -> Expected:
    if edition == 2007:
        return _in_2007(facts)
    when = facts["when"]
    if when == "before":
        return of("EX-01")
    not_law_24 = _not_law_24(facts)
    if not_law_24 is not None:
        return not_law_24
    return _after_the_final_pass(facts) if when == "clarification" else _law_24(facts)


def _not_law_24(facts: Reading) -> Expected | None:
    if facts["fault"] == "other":
        return of("EX-07")
    return of("EX-02") if facts["seen"] == "no" else None


def _after_the_final_pass(facts: Reading) -> Expected:
    """Which side plays is known by then."""
    side = facts.known("side", but="unknown")
    return of("EX-09" if side == "defends" else "EX-09D")


def _law_24(facts: Reading) -> Expected:
    if facts["count"] == "more":
        expected = of("EX-05")
    elif facts["led"] == "yes" or facts["rank"] == "honour":
        expected = of("EX-04")
    else:
        expected = of("EX-03")
    return _fate_of_the_card(expected, facts["side"])


def _fate_of_the_card(expected: Expected, side: str) -> Expected:
    if side == "unknown":
        return replace(expected, card="face_up")
    if side == "declares":
        taken = expected.with_order("CARD_FACE_UP", "CARD_PICKED_UP").citing("24D")
        return replace(taken, card="picked_up")
    penalised = expected.citing("24E", "50B").checking("50E4")
    if expected.rule == "EX-03":
        minor = penalised.with_order("CARD_FACE_UP", "CARD_MINOR_PC").citing("50C")
        return replace(minor, card="minor_pc")
    major = penalised.with_order("CARD_FACE_UP", "CARD_MAJOR_PC", "DECLARER_50D2").citing("50D2")
    if expected.rule == "EX-05":
        major = major.citing("51")
    return replace(major, card="major_pc")


def _in_2007(facts: Reading) -> Expected:
    """24 then held for the whole auction period, which begins before the first call."""
    when = facts["when"]
    expected = _not_law_24(facts) or _law_24(facts)
    then = as_in_2007(expected).unsettled("articles")
    return then.unsettled("partner") if when == "clarification" else then
