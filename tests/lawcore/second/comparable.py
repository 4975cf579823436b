"""Whether a call is comparable, 23A: the tests one after the other, each of which suffices."""

from tests.lawcore.second.expected import Expected, of
from tests.lawcore.second.reading import Reading

TESTS = {"c_similar": "CP-1", "c_subset": "CP-2", "c_purpose": "CP-3"}


def rule(edition: int, facts: Reading) -> Expected:
    if facts["c_known"] == "no":
        return of("CP-0")
    in_doubt = False
    for test, passed in TESTS.items():
        answer = facts[test]
        if answer == "yes":
            return of(passed)
        in_doubt |= answer == "unsure"
    return of("CP-J" if in_doubt else "CP-4")
