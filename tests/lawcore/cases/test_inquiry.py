"""Who may ask about a revoke: what authorities settle, and how the revoke goes on."""

import pytest

from lawcore import SUBJECTS, BadAnswer, Edition, enquire
from lawcore.laws.subjects.inquiry.orders import rule_the_revoke_dummy_asked_about
from tests.each import together
from tests.lawcore import cases
from tests.lawcore.cases import Answers, Case
from tests.lawcore.cases.asking import lead, ruled
from tests.lawcore.editions import READ, as_of
from tests.tables import tabled

INQUIRY, REVOKE = SUBJECTS["inquiry"], SUBJECTS["revoke"]
EDITION = pytest.mark.parametrize("edition", READ, ids=int)
BY_DEFAULT = {1997: False, 2007: True, 2017: True}


def given(*orders: str) -> dict[int, set[str]]:
    return {year: set(orders) for year in (1997, 2007, 2017)}


PARTNER: Answers = {"asker": "defender", "wants": "ask_defender"}
ASKED: Answers = {**PARTNER, "asked": "first"}


@together("case", cases.of("inquiry").cases)
def test_what_nobody_has_decided_is_as_the_edition_has_it(case: Case) -> None:
    may_ask = case.settings.get("defenders_may_ask")
    if may_ask in {None, as_of(BY_DEFAULT, case.edition)}:
        decided = ruled(INQUIRY, case.edition, case.facts, case.settings)
        assert ruled(INQUIRY, case.edition, case.facts).substance == decided.substance


@pytest.mark.parametrize(
    ("asker", "wants"), [("declarer", "ask_declarer"), ("dummy", "ask_about_dummy")]
)
def test_nobody_asks_himself(asker: str, wants: str) -> None:
    with pytest.raises(BadAnswer):
        enquire(INQUIRY, Edition(2017), {"asker": asker, "wants": wants})


@EDITION
def test_whether_dummy_had_his_rights_does_not_matter_where_others_spoke_first(
    edition: Edition,
) -> None:
    told: Answers = {"asker": "dummy", "wants": "ask_defender", "asked": "after_others"}
    given = [one.order for one in ruled(INQUIRY, edition, told).orders]
    assert rule_the_revoke_dummy_asked_about(False, False, False) in given
    for lost in (True, False):
        ruling = ruled(INQUIRY, edition, {**told, "dummy_lost_rights": lost})
        assert [one.order for one in ruling.orders] == given


@EDITION
@tabled
def test_the_revoke_takes_over_what_was_told(vector: str, revoke: str, edition: Edition) -> None:
    start = cases.of("inquiry").case(vector, edition)
    goal = cases.of("revoke").case(revoke, edition)
    over = lead(ruled(INQUIRY, edition, start.facts))
    assert over is not None
    ruling = ruled(REVOKE, edition, {**goal.facts, **over.answers})
    assert ruling.status == goal.expected["status"]


@tabled
def test_a_forbidden_question_between_defenders_costs_as_the_revoke_says(
    year: int, status: str
) -> None:
    settings: Answers = {"defenders_may_ask": False}
    over = lead(ruled(INQUIRY, year, {**ASKED, **settings}))
    assert over is not None
    goal = cases.of("revoke").case("T35", year)
    rest = {**goal.facts, "dummy_drew_attention": False, **settings}
    assert ruled(REVOKE, year, {**rest, **over.answers}).status == status
