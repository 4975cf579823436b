"""Whole conversations, as a person has them."""

import pytest

from bot.conversation.callback_data import TryExample
from bot.conversation.codec import pack
from bot.screens.rows import begin_rows
from bot.wording import TEXTS
from lawcore import EDITIONS
from tests.bot.person import Club, Person, opened

DEFENDER = {
    "hand": "defender",
    "trick": 5,
    "since": "played",
    "won_by": "offender",
    "later_tricks": "more",
    "attention": "after_play",
}


async def ruled(club: Club, **changes: object) -> Person:
    """Somebody who looks at the ruling on an ordinary revoke."""
    person = await club.person().act("/revoke")
    await person.answer(**{**DEFENDER, **changes})
    return person


@pytest.mark.parametrize(
    ("language", "title"), [("it", "Renonce\nConsumata"), ("en", "Revoke\nEstablished")]
)
async def test_from_start_to_the_ruling(club: Club, language: str, title: str) -> None:
    person = await club.person(language=language).act("/start")
    await person.press("Renonce" if language == "it" else "Revoke")
    await person.answer(**DEFENDER)
    assert person.screen.startswith(title)
    assert "64A1" in person.screen
    assert "<blockquote expandable>" in person.message.marked
    assert len(club.api.messages) == 1, "the greeting has become the interview"


@pytest.mark.parametrize("first", ["hand=defender", "hand=defender+1-11"])
async def test_the_number_of_a_trick_is_typed_and_kept(club: Club, first: str) -> None:
    person = await club.person().act("/revoke")
    await person.do(first)
    await person.send("7")
    if "agree" in person.actions:
        assert "to “trick 7”?" in person.screen
        await person.send("yes")
    assert "since=nothing" in person.actions
    await person.act("<since=nothing>", "<opponents_played_after=false>")
    assert "Defender · trick 7" in person.screen


async def test_what_is_unusual_is_offered_where_another_subject_may_take_over(club: Club) -> None:
    """Elsewhere it is added to the ruling: no question of a revoke offers it."""
    person = await club.person().act("/premature_play", "<case=defender_before_partner>")
    assert "Add a fact…" in person.buttons
    await person.do("unusual")
    assert "What was unusual?" in person.screen
    await person.act("/revoke")
    for action in ("hand=defender", "trick=1-11", "since=played+during_play", "won_by=offender"):
        assert "unusual" not in person.actions
        await person.do(action)
    await person.act("<change>", "<unusual>")
    assert "What was unusual?" in person.screen
    await person.press(person.label("back"))
    assert "won_by=offender" not in person.actions


async def test_what_could_not_be_known_is_counted_when_play_is_over(club: Club) -> None:
    person = await club.person().act("/revoke")
    for action in ("hand=defender", "trick=1-11", "since=played+during_play", "won_by=offender"):
        await person.do(action)
    assert "1 trick to declarer, 2 if the defenders win a later one (64A1)" in person.screen
    await person.act("[Play is over: count]", "<later_tricks=one>")
    assert "2 tricks to declarer (64A1)" in person.screen
    assert "count" not in person.actions


async def test_the_same_facts_under_every_other_edition(club: Club) -> None:
    person = await ruled(club)
    ruling = person.screen
    others = sorted(int(year) for year in EDITIONS if int(year) != 2017)
    for year in others:
        await person.do("more")
        await person.press(f"{year} Laws")
        assert person.screen.startswith(f"Revoke · {year} Laws")
        assert "more" in person.actions
    await person.act("<more>", "[2017 Laws]")
    assert set(ruling.splitlines()) <= set(person.screen.splitlines())


async def test_an_edition_is_left_by_more_as_it_was_entered(club: Club) -> None:
    person = await ruled(club, won_by="partner", later_tricks=None)
    ruling = person.screen
    await person.act("<more>", "[1997 Laws]")
    assert "Compared with the 2017 Laws:" in person.screen
    await person.act("<more>", "[2017 Laws]")
    assert set(ruling.splitlines()) <= set(person.screen.splitlines())


async def test_another_revoke_on_the_board(club: Club) -> None:
    person = await ruled(club, won_by="partner", later_tricks=None)
    await person.act("<more>", "[Another revoke]")
    assert "2.by=partner" in person.actions
    await person.do("2.by=partner")
    facts = {f"2.{name}": DEFENDER[name] for name in ("since", "won_by", "attention")}
    await person.answer(**{**facts, "2.trick": 8, "took_9": True, "took_10": True})
    assert "more" in person.actions
    await person.act("[Change]", "[More answers…]")
    assert "2 revokes" in person.buttons


async def test_a_new_ruling_begins_from_the_menu_in_a_message_of_its_own(club: Club) -> None:
    person = await ruled(club)
    old = person.message
    data = person.actions["new"]
    await person.press("New")
    assert person.message.message_id != old.message_id
    assert {"Claim", "Auction…", "Again: Revoke"} < set(person.buttons)
    assert club.api.messages[7, old.message_id].text == old.text
    await person.carry(data, old.message_id)
    assert len(club.api.messages) == 2, "the same press again begins no third"


async def test_cancel_leaves_only_a_button_to_begin(club: Club) -> None:
    person = await club.person().act("/revoke")
    old = person.message
    await person.send("/cancel")
    assert not club.api.messages[7, old.message_id].row
    shown = max((one for one in club.api.messages.values()), key=lambda one: one.message_id)
    assert "Case closed" in shown.text
    names = [text.text for row in begin_rows("en") for text in row]
    assert [text for text, _ in shown.row] == names
    assert "Revoke" in names
    await person.carry(old.row[0][1], old.message_id)
    assert "Case closed" in person.screen
    await person.press("Revoke")
    assert "hand=defender+1-11" in person.actions


async def test_cancel_with_nothing_open(club: Club) -> None:
    person = await club.person(language="it").act("/cancel")
    assert person.screen.startswith("Nessun caso aperto")


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


async def test_the_edition_is_chosen_for_good_and_for_the_open_ruling(club: Club) -> None:
    person = await ruled(club)
    await person.act("/edition", "[2007 Laws]")
    assert person.screen.startswith("Revoke · 2007 Laws")
    await person.send("/revoke")
    assert person.screen.startswith("Revoke · 2007 Laws")


async def test_defaults_hold_for_who_has_chosen_nothing(database: str) -> None:
    async with opened(database, default_language="it", default_edition=1997) as club:
        stranger, english = club.person(1, language="pt-BR"), club.person(2, language="en-GB")
        await stranger.send("/revoke")
        await english.send("/revoke")
        assert stranger.screen.startswith("Renonce · Codice 1997")
        assert english.screen.startswith("Revoke · 1997 Laws")


@pytest.mark.parametrize("chat", [7, -9])
@pytest.mark.parametrize("language", ["it", "en"])
async def test_the_example_of_the_help_becomes_a_case_in_its_message(
    club: Club, language: str, chat: int
) -> None:
    person = await club.person(chat_id=chat, language=language).act("/help")
    shown = person.message
    assert shown.text == TEXTS[language].say("help" if chat == 7 else "help-in-group")
    await person.carry(pack(TryExample()), shown.message_id)
    assert [one.message_id for one in club.api.messages.values()] == [shown.message_id]
    assert {"agree", "discard"} <= person.actions.keys()
    await person.do("agree")
    assert "since=nothing" in person.actions or "trick" in person.asked


@pytest.mark.parametrize("chat", [7, -9])
async def test_a_page_that_goes_on_with_the_case_becomes_it(club: Club, chat: int) -> None:
    person = await club.person(chat_id=chat).act("/revoke")
    asked = person.message
    await person.send("/start")
    started = person.message
    await person.press("Go on with the case")
    former, latter = (club.api.messages[chat, one.message_id] for one in (asked, started))
    assert not former.row
    assert (latter.text, latter.row) == (asked.text, asked.row)
    await person.press("A defender")
    assert person.message.message_id == started.message_id


async def test_a_second_tap_on_the_subjects_begins_no_second_case(club: Club) -> None:
    person = await club.person().act("/start")
    shown = person.message
    await person.press("Revoke")
    await person.carry(dict(shown.row)["Claim"], shown.message_id)
    assert person.said.startswith("That button")
    assert person.screen.startswith("Revoke")
    assert len(club.api.messages) == 1


async def test_a_case_begun_from_an_article_stands_below_it(club: Club) -> None:
    person = await club.person().act("/law 64A1")
    article = person.message
    await person.press(next(text for text, data in article.row if data.startswith("*begin")))
    assert club.api.messages[7, article.message_id].text == article.text
    assert not club.api.messages[7, article.message_id].row
    assert person.message.message_id > article.message_id
