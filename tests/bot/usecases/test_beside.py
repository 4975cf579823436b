"""What is typed beside an open case: nothing of another line stays, and the case is kept."""

import pytest

from bot.conversation.callback_data import About, Open, Page
from bot.conversation.codec import unpack
from bot.wording import TEXTS
from lawcore.wording import LANGUAGES, Wording
from tests.bot.person import Club, Person

LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
GROUP = -9
LINE = {
    "it": "renonce di un difensore, vinta dal compagno",
    "en": "defender revoked, won by partner",
}
NEXT = {"it": "renonce del dichiarante", "en": "declarer revoked"}
SHORT = {"it": "risultato sbagliato sullo score", "en": "wrong contract, bridgemate"}
CALLED = {"it": ("Arbitro!", "TD"), "en": ("Director!", "TD")}
NAMED = {
    "it": ("c'è stata una licita insufficiente", "qui abbiamo un claim"),
    "en": ("there was an insufficient bid", "we have a claim here"),
}
OF_NAMED = ("insufficient_bid", "claim")


def carrying(person: Person, wanted: object) -> list[str]:
    """Return the data of the buttons that carry something."""
    return [data for _, data in person.message.row if unpack(data) == wanted]


@LANGUAGE
async def test_after_start_a_line_inherits_nothing_that_was_not_confirmed(
    club: Club, language: str
) -> None:
    person, proposed = club.person(language=language), []
    for lines in ((LINE[language], "/start", NEXT[language]), ("/start", NEXT[language])):
        for line in lines:
            await person.send(line)
        proposed.append(person.buttons)
    assert proposed[0] == proposed[1]


@LANGUAGE
async def test_after_start_the_case_that_a_line_interrupted_is_open_again(
    club: Club, language: str
) -> None:
    person = await club.person(language=language).act("/claim")
    asked = person.screen
    await person.send(LINE[language])
    await person.send("/start")
    assert Wording.of(language).subject("claim") in person.screen
    await person.carry(carrying(person, Open(Page.CASE))[0])
    assert person.screen == asked


@LANGUAGE
async def test_after_start_a_short_line_is_the_first_of_another_case(
    club: Club, language: str
) -> None:
    person = await club.person(language=language).act("/claim", "/start")
    await person.send(SHORT[language])
    assert carrying(person, About("score"))


@LANGUAGE
async def test_what_was_confirmed_stays_open_after_start(club: Club, language: str) -> None:
    person = club.person(language=language)
    await person.send(LINE[language])
    await person.do("agree")
    asked = person.screen
    await person.send("/start")
    await person.carry(carrying(person, Open(Page.CASE))[0])
    assert person.screen == asked


@LANGUAGE
async def test_who_calls_the_director_is_asked_what_happened(club: Club, language: str) -> None:
    person = club.person(language=language)
    asked = TEXTS[language].say("start-asks", edition="").splitlines()[0]
    for word in CALLED[language]:
        await person.send("/revoke")
        await person.send(word)
        assert asked in person.screen, word
        assert carrying(person, Open(Page.CASE)), word


@LANGUAGE
@pytest.mark.parametrize("place", range(len(OF_NAMED)))
async def test_another_matter_is_offered_beside_and_the_open_case_is_kept(
    club: Club, language: str, place: int
) -> None:
    person, subject = club.person(language=language), OF_NAMED[place]
    await person.send("/revoke")
    case = person.message
    await person.send(NAMED[language][place])
    await person.carry(carrying(person, About(subject))[0])
    assert person.screen.startswith(Wording.of(language).subject(subject))
    kept = club.api.messages[case.chat_id, case.message_id]
    assert kept.row, "the first case can be gone on with"
    await person.carry(kept.row[0][1], case.message_id)
    assert person.screen.startswith(Wording.of(language).subject("revoke"))


@LANGUAGE
async def test_a_group_hears_one_line_about_the_bot_and_nothing_personal(
    club: Club, language: str
) -> None:
    person = await club.person(chat_id=GROUP, language=language).act("/about")
    assert len(person.screen.splitlines()) == 1
    for command in ("/forget", "/history", "/export", "/privacy", "/commands"):
        await person.send(command)
        expected = {TEXTS[language].say(key) for key in ("only-private", "export-only-private")}
        assert person.screen in expected, command


async def test_in_a_group_a_stranger_sends_nothing_by_a_page(club: Club) -> None:
    anna, bruno = (club.person(one, chat_id=GROUP) for one in (1, 2))
    await anna.act("/law 64A1", "/revoke")
    case, sent = anna.message, len(club.api.messages)
    await bruno.carry("*law.2017.64A1.new", case.message_id)
    assert bruno.said
    page = next(one for one in club.api.messages.values() if "64A1" in one.text)
    await bruno.carry("*law.2017.64B.new", page.message_id)
    assert len(club.api.messages) == sent
