"""What another edition or authority rules otherwise, what changed, and where a ruling leads."""

from collections.abc import Mapping

import pytest

from bot.conversation.callback_data import Compare
from bot.conversation.codec import unpack
from bot.screens.changes import changes_screen
from bot.screens.rows import IN_A_PAGE
from bot.wording import TEXTS
from lawcore import SUBJECTS, Edition
from lawcore.book.authorities import AUTHORITIES
from lawcore.book.changes import kept
from lawcore.book.changes.wording import ChangeWording
from lawcore.book.library import Pages
from tests.bot.person import Club, Person
from tests.tables import tabled

CORRECTED_BEFORE: dict[str, object] = {
    "hand": "declarer",
    "trick": 5,
    "since": "played",
    "earlier_revoke_same_suit": "corrected",
    "won_by": "offender",
    "later_tricks": "one",
}
A_QUESTION = {
    "asker": "defender",
    "wants": "ask_defender",
}
LANGUAGES = pytest.mark.parametrize("language", ["it", "en"])


async def ruled(
    club: Club, command: str, answers: Mapping[str, object], language: str = "en"
) -> Person:
    person = club.person(language=language)
    await person.send(command)
    await person.answer(**answers)
    return person


@LANGUAGES
async def test_another_edition_shows_what_it_rules_otherwise(club: Club, language: str) -> None:
    person = await ruled(club, "/revoke", CORRECTED_BEFORE, language)
    assert "64A1" in person.screen
    await person.act("<more>", "<edition-2007>")
    heading = "Rispetto al Codice 2017:" if language == "it" else "Compared with the 2017 Laws:"
    assert heading in person.screen
    assert "64B2" in person.screen
    only = "Solo 2017" if language == "it" else "Only 2017"
    assert only in person.screen
    await person.act("<more>", "<edition-2017>")
    assert "2007" in person.screen


async def test_why_does_not_lose_the_way_back_to_the_edition(club: Club) -> None:
    person = await ruled(club, "/revoke", CORRECTED_BEFORE)
    await person.act("<more>", "<edition-1997>", "<why>", "<show>", "<more>")
    assert "edition-2017" in person.actions


@LANGUAGES
async def test_the_changes_are_opened_one_by_one(club: Club, language: str) -> None:
    person = await club.person(language=language).act("/changes", "[2007 → 2017]")
    await person.press("Renonce" if language == "it" else "Revoke")
    found = kept(SUBJECTS["revoke"], Edition(2007), Edition(2017))
    changing, titles = ChangeWording(language), list[str]()
    back, following = (TEXTS[language].say(key) for key in ("back", "next-page"))
    while True:
        listed, page = person.buttons, person.screen
        assert len(listed) <= IN_A_PAGE + 2
        for label in listed:
            if label not in {back, following}:
                await person.press(label)
                titles.append(person.screen.splitlines()[1])
                await person.press(back)
                assert person.screen == page, "back leads to the page it was opened from"
        if following not in listed:
            break
        await person.press(following)
    assert titles == [*dict.fromkeys(map(changing.title, found))]
    while back in person.buttons:
        await person.press(back)
    assert "1997 → 2007" in person.buttons
    assert not club.failures


@pytest.mark.parametrize("language", ["it", "en"])
def test_every_page_of_the_changes_can_be_shown(language: str) -> None:
    for former, latter in ((1997, 2007), (2007, 2017), (1997, 2017)):
        own_words = Pages(language).own_words(Edition(former), Edition(latter))
        assert str(former) in own_words, "its text was not compared"
        assert changes_screen(language, Compare(former, latter))
        for name in SUBJECTS:
            listed = changes_screen(language, Compare(former, latter, name))
            assert listed is not None
            for button in listed.buttons:
                assert isinstance(button.data, Compare)
                shown = changes_screen(language, button.data)
                assert shown is not None
                assert own_words in [line.text for line in shown.lines]


@tabled
async def test_a_made_up_page_is_answered_and_changes_nothing(club: Club, data: str) -> None:
    person = await club.person().act("/changes")
    before = person.screen
    await person.carry(data)
    assert person.screen == before
    assert not club.failures


async def test_a_ruling_leads_over_to_a_revoke_with_what_is_told(club: Club) -> None:
    person = await ruled(club, "/dummy", {"act": "hand_revoked"})
    before = len(club.api.messages)
    assert "At which trick?" in person.screen, "the hand is told already"
    await person.do("go-trick=1-11")
    assert person.screen.startswith("Revoke\nHas declarer or dummy played to the next trick?")
    assert len(club.api.messages) == before, "in the same message"


async def test_a_ruling_leads_nowhere_else(club: Club) -> None:
    told = {"meant": "meant", "lho": "declines", "repl": "pass", "cmp": "no", "side": "defends"}
    person = await ruled(club, "/insufficient_bid", told)
    data = person.actions["over-lead_restriction"]
    before = person.screen
    await person.carry(data.replace("over-lead_restriction", "over-claim"))
    assert person.screen == before
    assert not club.failures
    await person.carry(data)
    assert person.screen.startswith("Lead restriction")


@LANGUAGES
async def test_an_unverified_option_that_matters_stands_on_the_ruling(
    club: Club, language: str
) -> None:
    person = await club.person(language=language).act("/authority", "[FIGB]")
    assert "FIGB" in club.api.changes[-1].text
    await person.send("/edition")
    await person.press("2007 Laws" if language == "en" else "Codice 2007")
    await person.act("/question", A_QUESTION)
    said = "FIGB: " in person.screen
    assert said
    assert ("non verificato" if language == "it" else "unverified") in person.screen


async def test_an_option_that_does_not_matter_is_not_mentioned(club: Club) -> None:
    person = await club.person().act("/authority", "[EBU]", "/revoke", CORRECTED_BEFORE)
    assert "EBU" not in person.screen


async def test_an_authority_changes_the_open_interview(club: Club) -> None:
    person = await club.person().act("/edition", "[1997 Laws]", "/question")
    await person.answer(**A_QUESTION, asked="not_yet")
    before = person.screen
    await person.act("/authority", "[ACBL]")
    assert person.screen != before
    assert "verified" in person.screen


@pytest.mark.parametrize("value", ["none", *AUTHORITIES])
def test_every_authority_has_its_button(value: str) -> None:
    assert unpack(f"*authority.7.{value}")
