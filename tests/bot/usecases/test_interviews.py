"""Whole conversations, as a person has them."""

from tests.bot.person import Club, opened
from tests.bot.scripts import Script, scripted


@scripted
async def test_a_whole_conversation(club: Club, script: Script) -> None:
    await script.play(club)


async def test_the_language_is_chosen_for_good_and_for_the_open_interview(database: str) -> None:
    async with opened(database) as club:
        person = await club.person(language="de").act("/revoke", "/language")
        asked = person.message
        await person.press("Italiano")
        assert person.message.message_id == asked.message_id
        assert person.screen.startswith("Renonce\n")
        assert person.screen.endswith("\nChi ha fatto renonce?")
    async with opened(database) as club:
        person = await club.person(language="en").act("/help")
        assert person.screen.startswith("Tocca o scrivi; «Non so» va bene.")


async def test_defaults_hold_for_who_has_chosen_nothing(database: str) -> None:
    async with opened(database, default_language="it", default_edition=1997) as club:
        stranger, english = club.person(1, language="pt-BR"), club.person(2, language="en-GB")
        await stranger.send("/revoke")
        await english.send("/revoke")
        assert stranger.screen.startswith("Renonce · Codice 1997")
        assert english.screen.startswith("Revoke · 1997 Laws")
