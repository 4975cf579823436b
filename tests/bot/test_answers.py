"""General questions are answered wherever they are asked; a told case goes to its interview."""

import pytest

from bot.conversation.callback_data import ALL_QUESTIONS, ListQuestions, OpenAnswer
from bot.conversation.codec import pack
from bot.conversation.deep_links import answer_payload
from bot.conversation.model import EffectiveChoices
from bot.screens.answer import Asker, answer_screen, list_of, questions_screen
from bot.screens.fitting import ROW_HEIGHT
from bot.screens.help import help_screen
from bot.screens.inline import answer_query
from lawcore import EDITIONS, IN_FORCE, Edition
from lawcore.book.library.official import OfficialTexts
from lawcore.understanding.answers import CARDS, CardWords, is_shown
from lawcore.wording import LANGUAGES
from tests.bot.person import Club, Person
from tests.bot.screens.pages import of_questions
from tests.bot.screens.rules import MOST_BUTTONS, in_whole_words
from tests.bot.scripts import Script, anybody, scripted
from tools.phone import QUESTION, measure, said_twice, too_long

LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
DUMMY = {"it": "il morto può chiamare l'Arbitro?", "en": "may dummy call the Director?"}


@scripted
async def test_a_question_that_is_answered(club: Club, script: Script) -> None:
    def words(person: Person) -> CardWords:
        return CardWords.of(person.someone.language or "en")

    async def card(person: Person) -> str:
        """The card whose answer is shown."""
        say = words(person).answer
        return " ".join(one for one in CARDS if say(one) in person.screen)

    async def until(person: Person) -> str:
        """The card of which it is said what was otherwise under the Laws of 2007."""
        say = words(person).until
        told = ((one, say(one, Edition(2007))) for one in CARDS)
        return " ".join(one for one, said in told if said and said in person.screen)

    async def articles(person: Person) -> str:
        found = [data for _, data in person.message.row if str(data).startswith("*law")]
        return str(len(found))

    people = {
        **anybody(club),
        "group_alone": club.person(1),
        "gruppo_alone": club.person(1, language="it"),
    }
    await script.play(people, card=card, until=until, articles=articles)


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


async def test_a_list_that_an_edition_has_not_is_refused(club: Club) -> None:
    for wanted in (ListQuestions("nothing"), ListQuestions("revoke", 9)):
        assert questions_screen("en", IN_FORCE, wanted) is None
    person = await club.person().act("/help")
    before = person.screen
    await person.carry(pack(ListQuestions("revoke", 9)))
    assert person.screen == before
    assert not club.failures
