"""Changed calls, 25."""

from tests.lawcore.second.expected import Expected, as_in_2007, of, restricted
from tests.lawcore.second.reading import Reading

OTHER_NUMBERS = frozenset({"CC-J", "CC-01", "CC-02", "CC-03", "CC-04", "CC-05"})
"""Rules on 25A, which was divided otherwise in 2007."""


def rule(edition: int, facts: Reading) -> Expected:
    meant = facts["meant"]
    if meant == "unsure":
        expected = of("CC-J")
    else:
        expected = _slip(edition, facts) if meant == "slip" else _intended(edition, facts)
    if edition == 2017:
        return expected
    then = as_in_2007(expected)
    return then.unsettled("articles") if expected.rule in OTHER_NUMBERS else then


def _slip(edition: int, facts: Reading) -> Expected:
    if facts["partner"] == "called":
        return of("CC-03")
    if facts["period"] == "over":
        return of("CC-04")
    if edition == 2007 and facts["pause"] == "yes":
        return of("CC-05P")
    return of("CC-02" if facts["lho"] == "over_first" else "CC-01")


def _intended(edition: int, facts: Reading) -> Expected:
    if facts["done"] == "only_asked":
        return of("CC-05")
    if facts["first_insuff"] == "yes":
        return of("CC-06")
    lho = facts["lho"]
    too_late: tuple[str, ...] = ()
    if lho in {"none", "over_first"}:
        too_late = _too_late(facts)
        if not too_late:
            return of("CC-09" if lho == "none" else "CC-10")
    branch = "CC-07" if lho == "over_second" else "CC-08"
    if edition == 2007:
        return _without_26(of(branch))
    comparable = facts["cmp"]
    if comparable == "unsure":
        return of("CC-CMP").citing(*too_late)
    ruled = of(f"{branch}C") if comparable == "yes" else restricted(of(branch), facts)
    return ruled.citing(*too_late)


def _too_late(facts: Reading) -> tuple[str, ...]:
    """Why nobody is asked any more whether the second call is accepted."""
    if facts["partner"] == "called":
        return ("25A4",)
    return ("17D",) if facts["period"] == "over" else ()


def _without_26(expected: Expected) -> Expected:
    """25B of 2007 says nothing of a lead restriction."""
    free = expected.with_order("LEAD_26B", "LEAD_NONE")
    return Expected(
        free.rule,
        partner=free.partner,
        lead="none",
        orders=free.orders,
        articles=free.articles - {"26B"},
    )
