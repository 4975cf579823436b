"""General questions are answered wherever they are asked; a told case goes to its interview."""

from operator import methodcaller

import pytest

from bot.conversation.callback_data import (
    ALL_QUESTIONS,
    Happened,
    ListQuestions,
    Look,
    Open,
    OpenAnswer,
)
from bot.conversation.codec import CallbackData, pack, unpack
from bot.conversation.deep_links import answer_payload
from bot.conversation.model import EffectiveChoices
from bot.screens.answer import Asker, answer_screen, list_of, questions_screen
from bot.screens.fitting import ROW_HEIGHT
from bot.screens.help import help_screen
from bot.screens.inline import answer_query
from bot.wording import TEXTS
from lawcore import EDITIONS, IN_FORCE, Edition
from lawcore.book.library.official import OfficialTexts
from lawcore.understanding.answers import CARDS, CardWords, is_shown
from lawcore.wording import LANGUAGES
from tests.bot.person import Club, Person
from tests.bot.screens.pages import of_questions
from tests.bot.screens.rules import MOST_BUTTONS, in_whole_words
from tools.phone import QUESTION, measure, said_twice, too_long

LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
GROUP = -9
REVOKE = {"it": "quante prese costa una renonce?", "en": "how many tricks does a revoke cost?"}
DUMMY = {"it": "il morto può chiamare l'Arbitro?", "en": "may dummy call the Director?"}
PLAY_ON = {
    "it": "dopo un claim si può continuare a giocare?",
    "en": "may we play on after a claim?",
}


def carried(person: Person, kind: type[CallbackData]) -> list[str]:
    """Return what the buttons of a kind carry."""
    return [data for _, data in person.message.row if isinstance(unpack(data), kind)]


@LANGUAGE
async def test_a_question_is_answered_with_its_articles_and_the_interview(
    club: Club, language: str
) -> None:
    person, words = club.person(language=language), CardWords.of(language)
    await person.send(REVOKE[language])
    assert person.screen.startswith(words.name("revoke-cost"))
    assert words.answer("revoke-cost") in person.screen
    await person.carry(carried(person, Look)[0])
    assert "64A1" in person.screen.splitlines()[0]


@LANGUAGE
async def test_it_happened_begins_with_only_what_the_question_told(
    club: Club, language: str
) -> None:
    person = club.person(language=language)
    await person.send(DUMMY[language])
    answer = person.message
    await person.carry(carried(person, Happened)[0])
    kept = await club.bot.store.run(methodcaller("open_conversation", 7, 7))
    assert kept is not None
    assert kept.subject == "dummy"
    assert person.asked
    assert "act" not in person.asked, "the question told it"
    assert not club.api.messages[answer.chat_id, answer.message_id].row


@LANGUAGE
async def test_an_open_case_stays_open_beside_a_question(club: Club, language: str) -> None:
    person = await club.person(language=language).act("/claim")
    asked = person.screen
    await person.send(REVOKE[language])
    assert person.screen.startswith(CardWords.of(language).name("revoke-cost"))
    await person.carry(carried(person, Open)[0])
    assert person.screen == asked


@LANGUAGE
@pytest.mark.parametrize("replies", [False, True])
async def test_a_group_gets_the_answer_and_the_way_into_the_private_chat(
    club: Club, language: str, *, replies: bool
) -> None:
    person = await club.person(chat_id=GROUP, language=language).act("/law 64A1")
    if replies:
        await person.reply(DUMMY[language])
    else:
        await person.send(f"@local_renonce_bot {DUMMY[language]}")
    assert CardWords.of(language).answer("dummy-calls-director") in person.screen
    assert "43A1(a)" in person.screen
    assert not carried(person, Look), "nobody presses messages into the group"
    alone = club.person(language=language)
    await alone.send(f"/start {answer_payload('dummy-calls-director')}")
    assert CardWords.of(language).answer("dummy-calls-director") in alone.screen
    assert carried(alone, Look)


@LANGUAGE
async def test_another_edition_says_what_was_otherwise_or_nothing(
    club: Club, language: str
) -> None:
    person, words = club.person(language=language), CardWords.of(language)
    await person.send("/settings")
    await person.carry("*settings.7.edition.2007")
    await person.send(REVOKE[language])
    assert words.answer("revoke-cost") not in person.screen
    await person.send(PLAY_ON[language])
    assert words.answer("claim-play-on") in person.screen
    assert (words.until("claim-play-on", Edition(2007)) or "?") in person.screen
    await person.carry("*settings.7.edition.1997")
    await person.send(PLAY_ON[language])
    assert words.answer("claim-play-on") not in person.screen


@LANGUAGE
def test_inline_the_answer_is_the_first_result(language: str) -> None:
    asker = EffectiveChoices(language, int(IN_FORCE))
    found = answer_query(DUMMY[language], asker, OfficialTexts.none())
    words = CardWords.of(language)
    assert found.cards[0].title == words.name("dummy-calls-director")
    assert found.payload == answer_payload("dummy-calls-director")
    again = answer_query(found.payload, asker, OfficialTexts.none())
    assert again.cards[0].title == found.cards[0].title


@LANGUAGE
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_answer_fits_a_phone(language: str, edition: Edition) -> None:
    for card in CARDS:
        if not is_shown(card, edition):
            continue
        for asker in (
            Asker(language, edition),
            Asker(language, edition, going_on=True),
            Asker(language, edition, in_group=True),
            Asker(language, edition, going_on=True, listed=True),
            Asker(language, edition, in_group=True, listed=True),
        ):
            shown = answer_screen(asker, card)
            size = measure(shown)
            link = ROW_HEIGHT if asker.in_group else 0
            assert size.height <= QUESTION + link, (card, asker, size.height)
            assert size.buttons <= MOST_BUTTONS["question"], card
            assert not [*too_long(shown), *said_twice(shown), *in_whole_words(shown)], card


async def test_what_is_near_to_two_is_asked_and_one_press_answers(club: Club) -> None:
    person = await club.person().act("what about the penalty card after a lead out of turn?")
    assert person.screen == TEXTS["en"].say("answer-which")
    chosen = carried(person, OpenAnswer)
    assert len(chosen) == 2
    card = unpack(chosen[1])
    assert isinstance(card, OpenAnswer)
    await person.carry(chosen[1])
    assert CardWords.of("en").answer(card.card) in person.screen


@LANGUAGE
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_answer_is_reached_by_the_lists_which_fit_a_phone(
    language: str, edition: Edition
) -> None:
    assert ALL_QUESTIONS in [button.data for button in help_screen(language).buttons]
    reached: list[str] = []
    for wanted, shown in of_questions(language, edition):
        size = measure(shown)
        assert size.height <= QUESTION, (wanted, size.height)
        assert size.buttons <= MOST_BUTTONS["list" if wanted.about else "question"], wanted
        assert not [*too_long(shown), *said_twice(shown), *in_whole_words(shown)], wanted
        labels = [button.text for button in shown.buttons]
        assert len({*labels}) == len(labels), wanted
        cards = [one.data.card for one in shown.buttons if isinstance(one.data, OpenAnswer)]
        assert all(list_of(card, edition) == wanted for card in cards), "the way back"
        reached += cards
    assert sorted(reached) == sorted(card for card in CARDS if is_shown(card, edition))


async def test_from_help_two_presses_list_the_questions_and_the_answer_leads_back(
    club: Club,
) -> None:
    person, said, words = club.person(), TEXTS["en"], CardWords.of("en")
    await person.send("/help")
    manual = person.screen
    await person.press(said.say("open-questions"))
    matters = person.screen
    await person.press(said.say("begin-play"))
    await person.press(said.say("next-page"))
    listed = person.screen
    card = unpack(carried(person, OpenAnswer)[0])
    assert isinstance(card, OpenAnswer)
    await person.press(words.name(card.card))
    assert words.answer(card.card) in person.screen
    back = said.say("back")
    await person.press(back)
    assert person.screen == listed
    await person.press(back)
    await person.press(back)
    assert person.screen == matters
    await person.press(back)
    assert person.screen == manual


async def test_a_list_that_an_edition_has_not_is_refused(club: Club) -> None:
    for wanted in (ListQuestions("nothing"), ListQuestions("revoke", 9)):
        assert questions_screen("en", IN_FORCE, wanted) is None
    person = await club.person().act("/help")
    before = person.screen
    await person.carry(pack(ListQuestions("revoke", 9)))
    assert person.screen == before
    assert not club.failures
