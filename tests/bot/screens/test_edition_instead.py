"""Where the edition somebody goes by does not cover a subject, the first screen says so."""

import pytest

from bot.conversation.interview import Interview
from bot.screens.interview import screen
from lawcore import SUBJECTS
from lawcore.engine.records import replace
from tests.bot.walks import begun
from tests.lawcore.test_wording import LANGUAGE

LEADS = "lead_out_of_turn"


@LANGUAGE
def test_leads_out_of_turn_of_1997_say_what_is_missing_and_by_what_they_are_ruled(
    language: str,
) -> None:
    interview = Interview.of(replace(begun(LEADS, 2017), edition=1997, language=language))
    said = "\n".join(line.text for line in screen(interview).lines)
    for part in ("1997", "41, 47", "53", "56", "2017"):
        assert part in said
    again = "\n".join(line.text for line in screen(Interview.of(interview.conversation)).lines)
    assert "1997" not in again


@LANGUAGE
def test_an_edition_that_no_law_has_is_said_not_to_be_covered(language: str) -> None:
    interview = Interview.of(replace(begun("revoke", 2017), edition=1975, language=language))
    assert any("1975" in line.text and "2017" in line.text for line in screen(interview).lines)


@pytest.mark.parametrize("edition", [2007, 2017])
def test_an_edition_that_is_covered_is_not_spoken_of(edition: int) -> None:
    interview = Interview.of(begun(LEADS, edition))
    assert interview.instead_of is None
    assert not any("41, 47" in line.text for line in screen(interview).lines)


@LANGUAGE
def test_a_case_of_several_subjects_is_ruled_by_an_edition_that_knows_them_all(
    language: str,
) -> None:
    told = begun("opening_lead", 2017, language)
    first = replace(told, answers=(("leader", "wrong"), ("faced", "no"), ("misinformed", "no")))
    gone_over = Interview.of(first)
    assert gone_over.conversation.subject == LEADS
    both = SUBJECTS["opening_lead"].books.keys() & SUBJECTS[LEADS].books.keys()
    assert gone_over.editions == tuple(sorted(both, reverse=True)), "the newest first"
    assert 2007 not in gone_over.editions
    interview = Interview.of(replace(gone_over.conversation, edition=2007))
    assert (interview.edition, interview.instead_of) == (2017, 2007)
    assert any("2007" in line.text and "2017" in line.text for line in screen(interview).lines)
