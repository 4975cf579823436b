"""Every dialogue about a revoke, walked through once in a process for all tests."""

from lawcore import SUBJECTS, Edition
from lawcore.engine.dialogues import Dialogue
from tests.lawcore import cases, walks

REVOKE = SUBJECTS["revoke"]
TRICKS = cases.of("revoke").one_each
"""Tricks 1 to 11 are alike (test_form proves it), so one of them stands for all."""
DIALOGUES = {1997: (6158, 11), 2007: (2786, 10), 2017: (6005, 10)}
"""With one trick for tricks 1 to 11: how many dialogues, and how many messages the longest has."""


def may_ask_as_usual(edition: Edition) -> bool:
    """Whether defenders may ask one another where no authority says so."""
    setting = REVOKE.facts.named["defenders_may_ask"].setting
    assert setting is not None
    return bool(setting(edition))


def every_dialogue(edition: Edition, *, may_ask: bool) -> tuple[Dialogue, ...]:
    """Every dialogue; what an edition has as a matter of course is not told."""
    told = {} if may_ask == may_ask_as_usual(edition) else {"defenders_may_ask": may_ask}
    return walks.every_dialogue(REVOKE, edition, told)


def as_usual(edition: Edition) -> tuple[Dialogue, ...]:
    """Every dialogue where no authority has said anything."""
    return every_dialogue(edition, may_ask=may_ask_as_usual(edition))
