"""The page rules as the law does: Node follows the exported law beside the law itself."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from lawcore import SUBJECTS
from lawcore.export import export
from lawcore.export.words import MANY
from tests.bot.page.compared import Case, Json, every_case, random_cases, ruled, shown, write

LONG = ("revoke", "claim", "penalty_card")
"""The subjects of which some states stand for all; `tools.faces` compares more."""
SHORT = [name for name in SUBJECTS if name not in LONG]
SOME = 60


def differences(subject: str, law: Json, page: Json) -> dict[str, tuple[Any, Any]]:
    """Return what the page shows otherwise than the law says it.

    Reasons may stand in another order. Of a subject with many facts, why a question is asked is
    exported without rare circumstances: there the page has to say something.
    """
    if law.keys() != page.keys():
        return {"reply": (law, page)}
    if "question" in law:
        pairs = {key: (law[key], page[key]) for key in law}
        if len(SUBJECTS[subject].facts.listed) >= MANY and all(page["why"]):
            del pairs["why"]
        return {key: both for key, both in pairs.items() if both[0] != both[1]}
    one, other = law["ruling"], page["ruling"]
    pairs = {key: (one[key], other[key]) for key in one}
    pairs["reasons"] = (sorted(one["reasons"]), sorted(other["reasons"]))
    return {key: both for key, both in pairs.items() if both[0] != both[1]}


def compare(cases: Sequence[Case], folder: Path) -> None:
    for case, page in zip(cases, shown([one.line for one in cases], folder), strict=True):
        assert not differences(case.subject, ruled(case), page), case


@pytest.mark.parametrize("subject", SHORT)
def test_every_dialogue_of_a_short_subject_comes_to_the_same(subject: str, tmp_path: Path) -> None:
    """Each state of each dialogue, any rare circumstances told at its end, both languages."""
    write(export(subject, 2017), tmp_path)
    compare(list(every_case(SUBJECTS[subject], 2017, 27)), tmp_path)


@pytest.mark.parametrize("subject", [name for name in LONG if name != "revoke"])
def test_states_of_the_long_subjects_come_to_the_same(subject: str, tmp_path: Path) -> None:
    write(export(subject, 2017), tmp_path)
    compare(list(random_cases(SUBJECTS[subject], 2017, SOME, seed=39)), tmp_path)
