"""Cards exposed in the auction, 24."""

from lawcore.engine.records import replace
from tests.lawcore.second.expected import Expected, as_in_2007, of
from tests.lawcore.second.reading import Reading


def rule(edition: int, facts: Reading) -> Expected:
    if edition == 2007:
        return _in_2007(facts)
    when = facts["when"]
    if when in {"dealing", "before"}:
        return of("EX-01D" if when == "dealing" else "EX-01")
    if when == "clarification" and facts["led"] == "yes":  # the auction is over: an opening lead
        return of("EX-10")
    not_law_24 = _not_law_24(facts)
    if not_law_24 is not None:
        return not_law_24
    return _after_the_final_pass(facts) if when == "clarification" else _law_24(facts)


def _not_law_24(facts: Reading) -> Expected | None:
    over = facts["when"] == "clarification"
    if facts["seen"] == "no":  # what partner has not seen tells him nothing, whosever fault it was
        return of("EX-02").with_article("24", "49") if over else of("EX-02")
    if facts["fault"] == "other":
        return of("EX-07").with_article("24", "50") if over else of("EX-07")
    return None


def _after_the_final_pass(facts: Reading) -> Expected:
    """Which side plays is known by then."""
    if facts.known("side", but="unknown") != "defends":
        found = of("EX-09D")
    else:
        found = _of_a_defender(of("EX-09"), facts)
    return _of_others(found if facts["who"] == "one" else found.citing("49"), facts)


def _law_24(facts: Reading) -> Expected:
    if facts["count"] == "more":
        expected = of("EX-05")
    elif facts["led"] == "yes" or facts["rank"] == "honour":
        expected = of("EX-04")
    else:
        expected = of("EX-03")
    return _of_others(_fate_of_the_card(expected, facts), facts)


def _of_others(expected: Expected, facts: Reading) -> Expected:
    """The cards of each player are ruled by themselves."""
    if facts["who"] == "one":
        return expected
    *now, last = expected.orders
    later = last in {"DECLARER_50D2", "DECLARER_51B1", "DECLARER_51B2"}
    orders = (*now, "RULE_OTHERS", last) if later else (*now, last, "RULE_OTHERS")
    return replace(expected, orders=orders)


def _fate_of_the_card(expected: Expected, facts: Reading) -> Expected:
    side = facts["side"]
    if side == "unknown":
        return replace(expected, card="face_up")
    over = replace(expected.with_order("PARTNER_PASS_NEXT"), partner="free")
    if side == "declares":
        taken = over.with_order("CARD_FACE_UP", "CARD_PICKED_UP").citing("24D")
        return replace(taken, card="picked_up")
    used = over.with_article("16C", "16C3").with_order("CARD_FACE_UP", "CARD_PENALTY")
    return _of_a_defender(used.citing("24E"), facts)


def _of_a_defender(expected: Expected, facts: Reading) -> Expected:
    """49 to 51: one small card shown by accident is minor, whatever else was shown is major."""
    lies = expected.citing("50B", "50E1", "50E3", "50E4").checking("50E4")
    lies = replace(lies, info="50E")
    if facts["count"] == "more":
        law = "51B1" if facts["suits"] == "same_suit" else "51B2"
        orders = ("CARD_MAJOR_PC", "DECLARER_51A", f"DECLARER_{law}")
        major = lies.with_order("CARD_PENALTY", *orders).citing("50E2", "51A", law)
    elif facts["rank"] == "low" and facts["led"] == "no":
        minor = lies.with_order("CARD_PENALTY", "CARD_MINOR_PC").citing("50C")
        return replace(minor, card="minor_pc")
    else:
        major = lies.with_order("CARD_PENALTY", "CARD_MAJOR_PC", "DECLARER_50D2")
        major = major.citing("50D2", "50E2")
    return replace(major, card="major_pc")


def _in_2007(facts: Reading) -> Expected:
    """24 then held for the whole auction period, which begins before the first call."""
    when = facts["when"]
    expected = _not_law_24(facts) or _law_24(facts)
    then = as_in_2007(expected).unsettled("articles")
    return then.unsettled("partner") if when == "clarification" else then
