"""The law as whoever builds on it calls it: names and years as they are, errors in a sentence."""

import pytest

from lawcore import EDITIONS, SUBJECTS, BadAnswer, Edition, Fault, enquire
from lawcore.play.record import BadRecord, RecordError, Wrong

YEARS = ", ".join(map(str, EDITIONS))


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_subject_may_be_named_and_an_edition_given_by_its_year(edition: Edition) -> None:
    answers = {"hand": "defender", "trick": 5}
    by_name = enquire("revoke", int(edition), answers)
    assert by_name == enquire(SUBJECTS["revoke"], edition, answers)


@pytest.mark.parametrize(
    ("subject", "edition", "said"),
    [
        ("revok", 2017, "Unknown subject: 'revok'; allowed: revoke, claim"),
        ("revoke", 2018, f"Unknown edition: 2018; allowed: {YEARS}."),
        ("revoke", True, "Unknown edition: True"),
        ("revoke", "2017", "Unknown edition: '2017'"),
    ],
)
def test_what_is_not_there_is_said(subject: str, edition: int, said: str) -> None:
    with pytest.raises(BadAnswer) as caught:
        enquire(subject, edition, {})
    assert str(caught.value).startswith(said)


@pytest.mark.parametrize("code", Fault)
def test_every_error_of_the_law_is_a_sentence(code: Fault) -> None:
    said = str(BadAnswer(code, fact="hand", value="x", allowed=("declarer", 2)))
    assert said[0].isupper()
    assert said.endswith(": hand = 'x'; allowed: declarer, 2.")
    assert "_" not in said
    bare = str(BadAnswer(code))
    assert bare.endswith(".")
    assert ":" not in bare


@pytest.mark.parametrize("code", Wrong)
def test_every_error_of_a_record_is_a_sentence(code: Wrong) -> None:
    said = str(BadRecord(RecordError(code, 3, text="4S X")))
    assert said.endswith(" in line 3: '4S X'.")
    assert "_" not in said
    assert str(BadRecord(RecordError(code))).endswith(".")
