"""What a reader derived from the text alone, beside what the program rules."""

from operator import attrgetter

from lawcore import EDITIONS, SUBJECTS
from tests.each import each
from tests.lawcore import sheets
from tests.lawcore.sheets import OF_THE_PROGRAM, OF_THE_READER, Situation, Verdict

ALL = [*sheets.every()]
TOLD = [situation for situation in ALL if situation.requests]
AGREED = [situation for situation in TOLD if situation.row["verdict"] == Verdict.AGREES]
BY_SUBJECT = attrgetter("subject")
OF_CLAIMS = frozenset({"refused", "trick_restored"})
"""Where a claim is judged no trick is transferred by law: these give the others one."""
OTHER_SIDE = {"defender": "declarer", "declarer": "defenders", "dummy": "defenders"}


@each("situation", ALL, of=BY_SUBJECT)
def test_a_situation_is_told_or_says_why_not(situation: Situation) -> None:
    row = situation.row
    assert row.keys() <= OF_THE_READER | OF_THE_PROGRAM
    assert (OF_THE_READER - {"tricks", "to"}) <= row.keys()
    if "cannot_be_told" in row:
        assert row["cannot_be_told"]
        assert row.keys() <= OF_THE_READER | {"cannot_be_told"}
    else:
        assert situation.requests
        assert row["verdict"] in {*Verdict}
        agrees_in_all = row["verdict"] == Verdict.AGREES and not row.get("uncited")
        assert agrees_in_all or row["settled"]


@each("situation", TOLD, of=BY_SUBJECT)
def test_a_situation_is_ruled_as_recorded(situation: Situation) -> None:
    assert situation.line == situation.row["ruled"]
    assert situation.uncited == situation.row.get("uncited", [])


@each("situation", AGREED, of=BY_SUBJECT)
def test_where_both_agree_as_many_tricks_are_transferred_to_the_same_side(
    situation: Situation,
) -> None:
    tricks = situation.row.get("tricks", 0)
    if situation.subject == "claim" and situation.said[-1].status in OF_CLAIMS:
        assert tricks
        return
    assert situation.tricks == tricks or (
        "tricks" not in situation.row and situation.tricks == sheets.DEPENDS
    )
    hands = [one["answers"]["hand"] for one in situation.requests if one["subject"] == "revoke"]
    if tricks and hands:
        assert situation.row["to"] == OTHER_SIDE[hands[-1]]


def test_no_name_stands_for_two_situations_and_no_sheet_for_what_is_no_subject() -> None:
    names = [str(situation) for situation in ALL]
    assert len({*names}) == len(names)
    assert {*sheets.subjects()} <= {*SUBJECTS}


def test_a_situation_is_of_an_edition_that_its_subject_has() -> None:
    assert all(one.edition in SUBJECTS[one.subject].books for one in ALL)
    assert {one.edition for one in ALL} == {*EDITIONS}
