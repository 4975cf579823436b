"""The decided revokes, as the procedures want them that are checked against them."""

from collections.abc import Mapping

from lawcore.book.decided import Case, cases
from tests.lawcore.cases import Answers
from tests.lawcore.vectors import ORDINARY, Outcome

CASES = cases(subject="revoke")
SINGLE = tuple(case for case in CASES if "revokes" not in case.answers)
SEVERAL = tuple(case for case in CASES if "revokes" in case.answers)


def outcomes(case: Case) -> Mapping[int, Outcome]:
    """Return what is ruled, by edition."""
    return {
        int(edition): Outcome(
            tricks=theirs.tricks,
            status=theirs.status,
            articles=theirs.articles,
            equity=any("64C" in article for article in theirs.articles),
            penalty_card=theirs.penalty_card,
        )
        for edition, theirs in case.theirs.items()
    }


def each_revoke(case: Case) -> list[Answers]:
    """Return the facts of every revoke on the board, with what the others make of it."""
    told = case.answers
    numbers = range(2, int(told["revokes"]) + 1)
    opposed = any(told[f"{number}.by"] == "opponent" for number in numbers)
    seen = {"other_side_revoked": "established_same_trick" if opposed else "none"}
    first = {name: answer for name, answer in told.items() if "." not in name}
    revokes: list[Answers] = [{**ORDINARY, **first, **seen}]
    for number in numbers:
        prefix = f"{number}."
        own = {n.removeprefix(prefix): a for n, a in told.items() if n.startswith(prefix)}
        again = {"earlier_revoke_same_suit": "established" if own.get("suit_again") else "none"}
        hand = {"hand": "declarer"} if opposed else {"hand": first["hand"]}
        revokes.append({**ORDINARY, **hand, **own, **seen, **again})
    return revokes
