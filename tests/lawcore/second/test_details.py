"""What the cases do not tell of the second procedure: one after the other, from `details.toml`."""

from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from typing import Any

from lawcore import Edition
from tests import tables
from tests.each import together
from tests.lawcore import oracle
from tests.lawcore.second.procedure import rule
from tests.lawcore.vectors import ORDINARY

DETAILS = tables.beside(__file__, "details.toml")["detail"]


@together("detail", DETAILS)
def test_details_are_ruled_as_the_law_says(detail: Mapping[str, Any]) -> None:
    subject, edition = detail["subject"], Edition(detail.get("edition", 2017))
    is_revoke = subject == "revoke"
    expected: object = (
        oracle.rule(edition, {**ORDINARY, **detail["facts"]})
        if is_revoke
        else rule(subject, edition, detail["facts"])
    )
    for name, wanted in detail["expected"].items():
        found = getattr(expected, name)
        if isinstance(wanted, list):
            assert (sorted(found) if isinstance(found, AbstractSet) else [*found]) == wanted, name
        else:
            assert found == (None if wanted == "" else wanted), name
