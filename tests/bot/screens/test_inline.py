"""What is written behind the bot's name in any chat, and what comes of it."""

from typing import Any

import pytest

from bot.conversation.actions import press
from bot.conversation.callback_data import Press
from bot.conversation.deep_links import LONGEST, LinkedCase, article_payload, follow, payload
from bot.conversation.interview import Interview
from bot.conversation.model import EffectiveChoices
from bot.markup import length, plain
from bot.screens.inline import InlineAnswer, answer_query
from bot.screens.interview import screen
from bot.telegram.rendering import text
from bot.terminal.bot_api import Someone
from bot.wording import TEXTS
from lawcore import EDITIONS, SUBJECTS
from lawcore.book.library import Library
from lawcore.book.library.official import OfficialTexts
from lawcore.wording import LANGUAGES, Wording
from tests.bot.bot_api import FullApi
from tests.bot.conversation.test_deep_links import ORDINARY, case, spread
from tests.bot.person import Club, Json
from tests.bot.storage.direct import run
from tests.bot.walks import begun, ways
from tests.each import together
from tests.tables import tabled

NOWHERE = OfficialTexts.none()
ENOUGH = "renonce del dichiarante alla dodicesima presa, mani rimesse a posto"
"""At trick 12 these three facts are all that is asked; a line states no more than three."""
STATED = "revoke by declarer at trick 5, won by the offender"


def english(query: str, edition: int = 2017) -> InlineAnswer:
    return answer_query(query, EffectiveChoices("en", edition), NOWHERE)


def titles(found: Json) -> list[str]:
    return [result["title"] for result in found["results"]]


def message(result: Json) -> str:
    return plain(result["input_message_content"]["message_text"])


def url(result: Json) -> str:
    """The address behind the only button of a result."""
    ((button,),) = result["reply_markup"]["inline_keyboard"]
    assert set(button) == {"text", "url"}
    return str(button["url"])


async def test_a_number_gives_its_article_and_the_points_of_it(club: Club) -> None:
    found = await club.person().ask("64 a")
    assert titles(found)[0].startswith("64A · ")
    assert {title.split(" ·")[0] for title in titles(found)} >= {"64A", "64A1", "64A2"}
    assert "64A" in message(found["results"][0])
    assert url(found["results"][0]).endswith(article_payload("64A", 2017))


async def test_an_article_opens_in_the_private_chat(club: Club) -> None:
    person = club.person()
    found = await person.ask("64A1")
    await person.send(f"/start {url(found['results'][0]).partition('=')[2]}")
    assert person.screen.splitlines()[0] == message(found["results"][0]).splitlines()[0]


async def test_an_article_of_other_editions_only_comes_from_those_and_the_nearest_here(
    club: Club,
) -> None:
    editions = {
        number: Library.of("en").editions(number)
        for year in EDITIONS
        for number in Library.of("en").numbers(year)
    }
    gone = next(number for number, years in editions.items() if EDITIONS[-1] not in years)
    found = await club.person().ask(gone)
    *elsewhere, instead = found["results"]
    assert len(elsewhere) == len(editions[gone])
    newest = str(int(EDITIONS[-1]))
    assert all(newest not in message(one).splitlines()[0] for one in elsewhere)
    assert gone in message(instead).splitlines()[0]
    assert newest in message(instead).splitlines()[0]


async def test_words_give_the_articles_in_which_they_are_found(club: Club) -> None:
    found = await club.person(language="it").ask("carta penalizzata minore")
    assert 1 <= len(found["results"]) <= 10
    assert any(title.startswith("50") for title in titles(found))


async def test_nothing_written_gives_a_hint_that_leads_to_the_manual(club: Club) -> None:
    person = club.person()
    found = await person.ask("  ")
    assert found["results"] == []
    assert found["button"]["start_parameter"] == "help"
    await person.send("/start help")
    assert person.screen.startswith("Tap what happened")


async def test_nothing_understood_leads_into_the_private_chat(club: Club) -> None:
    found = await club.person().ask("xyzzy plugh")
    assert found["results"] == []
    assert found["button"]["text"].startswith("Nothing certain")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_an_incomplete_line_shows_what_is_understood_and_goes_on(
    club: Club, language: str
) -> None:
    person = club.person(language=language)
    found = await person.ask(STATED)
    first = found["results"][0]
    assert "5" in first["description"]
    assert found["button"]["start_parameter"] in url(first)
    await person.send(f"/start {found['button']['start_parameter']}")
    assert "since=played+during_play" in person.actions
    assert message(first).splitlines()[-1] in person.screen
    label = first["reply_markup"]["inline_keyboard"][0][0]["text"]
    assert label == found["button"]["text"] == TEXTS[language].say("inline-rest")


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_answer_is_missing_where_each_one_that_may_be_given_brings_a_ruling(
    language: str,
) -> None:
    said, subject = TEXTS[language], Wording.of(language).subject("revoke")
    numbers = []
    for conversation in ways(begun("revoke", 2017, language), dict(ORDINARY)):
        link, interview = payload(conversation), Interview.of(conversation)
        assert link is not None
        (card,) = answer_query(link, EffectiveChoices(language, 2017), NOWHERE).cards
        if not interview.is_asking:
            assert card.label == said.say("inline-open")
            continue
        pressed = (one.data for one in screen(interview).buttons)
        after = (
            press(interview, one).conversation
            for one in pressed
            if isinstance(one, Press) and "=" in str(one.action)
        )
        numbers.append(int(not any(Interview.of(one).is_asking for one in after)))
        told = said.say("inline-incomplete", subject=subject, missing=numbers[-1])
        assert card.title == told
        assert card.label == said.say("inline-rest")
    assert set(numbers) == {0, 1}


async def test_a_ruling_says_what_it_supposes_and_opens_as_it_is(club: Club) -> None:
    person = club.person()
    code = payload(case("revoke", *ORDINARY.items()))
    assert code is not None
    found = await person.ask(code)
    lines = message(found["results"][0]).splitlines()
    assert titles(found)[0] in lines
    assert any(line.startswith("Assumed: the player had the suit") for line in lines)
    assert lines[-1] == "The decision remains the Director's."
    await person.send(f"/start {found['button']['start_parameter']}")
    await person.do("change")
    assert "unusual" in person.actions, "what is rare may be told"


async def test_a_line_that_says_enough_gives_a_ruling_with_its_facts(club: Club) -> None:
    found = await club.person(language="it").ask(ENOUGH)
    first = found["results"][0]
    assert "64B6" in first["title"]
    lines = message(first).splitlines()
    assert first["title"] in lines
    assert any(line.startswith("Si suppone: ") for line in lines)
    assert len(first["description"].split(" · ")) == len(lines[-3].split(" · ")) == 3
    linked = follow(found["button"]["start_parameter"])
    assert isinstance(linked, LinkedCase)
    assert len(linked.answers) == 3, "what is only supposed is not told by the link"


async def test_a_shared_ruling_is_the_ruling_in_the_language_of_who_sends_it(club: Club) -> None:
    director, colleague = club.person(7), club.person(8, language="it")
    await director.act("/revoke", ORDINARY, "<more>")
    shared = dict(director.message.row)["Share"]
    found = await colleague.ask(shared)
    (result,) = found["results"]
    assert message(result).startswith("Renonce\n")
    assert result["title"] in message(result)
    assert url(result).endswith(f"?start={shared}")
    await colleague.send(f"/start {shared}")
    said = message(result).splitlines()
    missing = [line for line in colleague.screen.splitlines() if line not in said]
    assert not missing


async def test_the_language_is_the_chosen_one_and_answers_are_personal(club: Club) -> None:
    person = club.person(language="en")
    await person.act("/language", "[Italiano]", "/edition", "[Codice 2007]")
    found = await person.ask("64A1")
    assert "Codice" in message(found["results"][0]) or "2007" in message(found["results"][0])
    assert found["is_personal"] is True
    assert found["cache_time"] <= 10


async def test_inline_queries_leave_nothing_behind(club: Club) -> None:
    person = club.person()
    for query in ("", "64A1", STATED, "xyzzy"):
        await person.ask(query)
    kept = run(club.bot.store, lambda rows: rows.export(7))
    assert not any(kept.values())


@together("language", LANGUAGES)
@together("subject", SUBJECTS)
def test_every_ruling_fits_into_a_card(subject: str, language: str) -> None:
    edition = int(max(SUBJECTS[subject].books))
    for answers in spread(subject, edition)[::4]:
        code = payload(case(subject, *answers.items(), edition=edition))
        assert code is not None
        (card,) = answer_query(code, EffectiveChoices(language, 2017), NOWHERE).cards
        shown = plain(text(card.shown))
        assert length(shown) <= 4096
        if card.payload == code:
            assert card.title in shown
        else:
            gone_over = follow(card.payload)
            assert isinstance(gone_over, LinkedCase)
            first = gone_over.chain.former[0]
            assert (first.subject, dict(first.answers)) == (subject, answers), "it goes on from it"
            is_asking = card.label == TEXTS[language].say("inline-rest")
            assert is_asking != (card.title in shown)
        assert 0 < len(card.label) <= 24


@together("language", LANGUAGES)
@together("query", ["6", "64", "50", "42", "73", "revoke", "renonce", "claim", "morto", "x" * 256])
def test_there_are_at_most_ten_cards_each_of_which_can_be_sent(language: str, query: str) -> None:
    found = answer_query(query, EffectiveChoices(language, 2017), NOWHERE)
    assert len(found.cards) <= 10
    assert found.label
    assert 0 < len(found.payload) <= LONGEST
    for card in found.cards:
        assert card.title.strip()
        assert 0 < length(plain(text(card.shown))) <= 4096


def test_a_subject_that_an_edition_lacks_is_asked_under_one_that_has_it() -> None:
    code = payload(case("lead_out_of_turn"))
    assert code is not None
    (card,) = english(code, 1997).cards
    assert "2017" in card.shown.lines[0].text


def test_what_was_understood_is_what_the_link_tells() -> None:
    found = english(STATED)
    linked = follow(found.payload)
    assert isinstance(linked, LinkedCase)
    assert dict(linked.answers) == {"hand": "declarer", "trick": 5, "won_by": "offender"}


async def asked(api: FullApi, **changes: Any) -> Json:
    key = api.ask(Someone(1, 1), "x")["inline_query"]["id"]
    result = {
        "type": "article",
        "id": "0",
        "title": "x",
        "input_message_content": {"message_text": "x"},
    }
    parameters = {"inline_query_id": key, "results": [result | changes]}
    return (await api.call("answerInlineQuery", parameters))[1]


@pytest.mark.parametrize(
    ("changes", "description"),
    [
        ({"id": "x" * 65}, "RESULT_ID_INVALID"),
        ({"type": "poem"}, "RESULT_TYPE_INVALID"),
        ({"title": " "}, "RESULT_TITLE_EMPTY"),
        ({"input_message_content": {"message_text": "x" * 4097}}, "too long"),
        (
            {"reply_markup": {"inline_keyboard": [[{"text": "x", "url": "y"}]]}},
            "BUTTON_URL_INVALID",
        ),
    ],
)
async def test_the_stand_in_refuses_a_result(changes: Json, description: str) -> None:
    assert (await asked(FullApi()))["ok"]
    assert description in (await asked(FullApi(), **changes))["description"]


@tabled
async def test_the_stand_in_refuses_an_answer(
    results: int, button: Json | None, description: str
) -> None:
    api = FullApi()
    key = api.ask(Someone(1, 1), "x")["inline_query"]["id"]
    given = {"inline_query_id": key, "results": [{"id": "0"}] * results, "button": button}
    _, body = await api.call("answerInlineQuery", given)
    assert description in body["description"]
    _, body = await api.call("answerInlineQuery", {"inline_query_id": "i99", "results": []})
    assert "query is too old" in body["description"]


@pytest.mark.parametrize(
    ("button", "description"),
    [
        ({"copy_text": {"text": "x" * 257}}, "BUTTON_COPY_TEXT_INVALID"),
        ({"copy_text": {"text": ""}}, "BUTTON_COPY_TEXT_INVALID"),
        ({}, "BUTTON_TYPE_INVALID"),
    ],
)
async def test_the_stand_in_refuses_a_button(button: Json, description: str) -> None:
    markup = {"inline_keyboard": [[{"text": "x"} | button]]}
    sent = {"chat_id": 1, "text": "x", "reply_markup": markup}
    _, body = await FullApi().call("sendMessage", sent)
    assert description in body["description"]
