"""What another edition or authority rules otherwise, what changed, and where a ruling leads."""

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
from tests.bot.person import Club
from tests.bot.scripts import Script, scripted

LANGUAGES = pytest.mark.parametrize("language", ["it", "en"])


@scripted
async def test_what_is_ruled_elsewhere(club: Club, script: Script) -> None:
    await script.play(club)


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


async def test_a_ruling_leads_nowhere_else(club: Club) -> None:
    told = {"meant": "meant", "lho": "declines", "repl": "pass", "cmp": "no", "side": "defends"}
    person = await club.person().act("/insufficient_bid", told)
    data = person.actions["over-lead_restriction"]
    before = person.screen
    await person.carry(data.replace("over-lead_restriction", "over-claim"))
    assert person.screen == before
    assert not club.failures
    await person.carry(data)
    assert person.screen.startswith("Lead restriction")


@pytest.mark.parametrize("value", ["none", *AUTHORITIES])
def test_every_authority_has_its_button(value: str) -> None:
    assert unpack(f"*authority.7.{value}")
