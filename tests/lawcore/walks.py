"""The dialogues of any subject, walked through once in a process for all tests."""

from functools import cache

from lawcore import Edition, Subject
from lawcore.request import Dialogue, dialogues
from tests.lawcore import revoke_dialogues, test_claim


def every_dialogue(subject: Subject, edition: Edition) -> tuple[Dialogue, ...]:
    """Every dialogue of an edition where no authority has said anything.

    Of tricks 1 to 11 of a revoke, and of the ways of claiming between which the law makes no
    difference, one stands for the others.
    """
    if subject.name == "revoke":
        return revoke_dialogues.as_usual(edition)
    if subject.name == "claim":
        return test_claim.every(edition)
    return _every_dialogue(subject, edition)


@cache
def _every_dialogue(subject: Subject, edition: Edition) -> tuple[Dialogue, ...]:
    return tuple(dialogues(subject, edition))
