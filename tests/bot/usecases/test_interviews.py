"""Whole conversations, as a person has them."""

import pytest

from lawcore import EDITIONS, SUBJECTS
from lawcore.wording import Wording
from tests.bot.person import Club, Person, opened

DEFENDER = {
    "hand": "defender",
    "trick": 5,
    "since": "played",
    "won_by": "offender",
    "later_tricks": "more",
}


async def ruled(club: Club, **changes: object) -> Person:
    """Somebody who looks at the ruling on an ordinary revoke."""
    person = club.person()
    await person.send("/revoke")
    await person.answer(**{**DEFENDER, **changes})
    return person


@pytest.mark.parametrize(
    ("language", "title"), [("it", "Renonce · Codice 2017"), ("en", "Revoke · 2017 Laws")]
)
async def test_from_start_to_the_ruling(club: Club, language: str, title: str) -> None:
    person = club.person(language=language)
    await person.send("/start")
    await person.press("Renonce" if language == "it" else "Revoke")
    await person.answer(**DEFENDER)
    assert person.screen.startswith(title)
    assert "64A1" in person.screen
    assert "<blockquote expandable>" in person.message.marked
    assert len(club.api.messages) == 2, "one message for the greeting, one for the interview"


async def test_first_the_hand_then_the_trick_are_asked(club: Club) -> None:
    person = club.person()
    await person.send("/renonce")
    assert "hand=defender" in person.actions
    await person.do("hand=defender")
    assert [len(row) for row in person.message.buttons[:3]] == [5, 5, 3]


@pytest.mark.parametrize("language", ["it", "en"])
async def test_why_tells_the_articles_above_the_same_buttons(club: Club, language: str) -> None:
    person = club.person(language=language)
    await person.send("/revoke")
    before, buttons = person.screen, person.buttons
    await person.do("why")
    assert person.screen.startswith(before)
    assert len(person.screen) > len(before)
    assert person.buttons == buttons
    await person.do("why")
    assert person.screen == before


async def test_back_takes_the_last_answer_away(club: Club) -> None:
    person = club.person()
    await person.send("/revoke")
    first = person.screen
    assert "back" not in person.actions
    await person.do("hand=declarer")
    await person.do("trick=3")
    await person.do("back")
    await person.do("back")
    assert person.screen == first
    assert "back" not in person.actions


async def test_back_takes_all_of_none_of_these_away_at_once(club: Club) -> None:
    person = club.person()
    await person.send("/revoke")
    await person.answer(**{name: DEFENDER[name] for name in DEFENDER if name != "later_tricks"})
    await person.do("several")
    assert "None of these" in person.buttons
    await person.do("none")
    assert "later_tricks=one" in person.actions
    await person.do("back")
    assert "attention=after_round" in person.actions


async def test_answering_the_question_beside_the_list_denies_the_list(club: Club) -> None:
    person = club.person()
    await person.send("/revoke")
    await person.answer(**{name: DEFENDER[name] for name in DEFENDER if name != "later_tricks"})
    assert {"later_tricks=more", "attention=after_round", "several"} <= set(person.actions)
    await person.do("later_tricks=more")
    assert "64A1" in person.screen
    await person.do("change")
    assert "none" in person.screen


async def test_two_circumstances_are_told_one_after_the_other(club: Club) -> None:
    person = club.person()
    await person.send("/revoke")
    await person.answer(**DEFENDER, attention="after_round", on_purpose=True)
    assert "64B5" in person.screen
    assert "72B3" in person.screen


async def test_not_sure_of_a_rare_circumstance_is_open_too(club: Club) -> None:
    person = club.person()
    await person.send("/revoke")
    await person.answer(**{name: DEFENDER[name] for name in DEFENDER if name != "later_tricks"})
    await person.do("several")
    await person.do("unsure")
    assert "not sure of" in person.screen
    await person.do("attention=after_round")
    await person.answer(**DEFENDER)
    assert "64B5" in person.screen
    assert "64A1" in person.screen


async def test_a_rare_circumstance_is_told_from_the_list(club: Club) -> None:
    person = club.person()
    await person.send("/revoke")
    await person.answer(**DEFENDER, attention="after_round")
    assert "64B5" in person.screen


async def test_not_sure_where_it_matters_not_gives_the_ruling(club: Club) -> None:
    person = club.person()
    await person.send("/revoke")
    await person.answer(hand="defender", trick=5, since="played")
    await person.do("unsure")
    await person.answer(attention="after_round")
    assert "reasoning" in person.actions


async def test_not_sure_where_it_matters_shows_both_rulings(club: Club) -> None:
    person = club.person()
    await person.send("/revoke")
    await person.answer(hand="defender", trick=5, since="played")
    await person.do("unsure")
    await person.answer(later_tricks="more")
    assert "What you are not sure of" in person.screen
    assert person.message.marked.count("<blockquote expandable>") > 1
    assert "reasoning" not in person.actions
    await person.do("change")
    assert "Not sure" in person.screen


async def test_the_reasoning_and_back(club: Club) -> None:
    person = await ruled(club)
    ruling = person.screen
    await person.press("Reasoning")
    assert "64A" in person.screen
    assert person.buttons == ["Back"]
    await person.press("Back")
    assert person.screen == ruling


async def test_the_same_facts_under_every_other_edition(club: Club) -> None:
    person = await ruled(club)
    ruling = person.screen
    others = sorted(int(year) for year in EDITIONS if int(year) != 2017)
    for year in others:
        await person.press(f"{year} Laws")
        await person.answer(won_later_with_playable_card=True)
        assert person.screen.startswith(f"Revoke · {year} Laws")
        assert "reasoning" in person.actions
    await person.press("2017 Laws")
    first, *rest = ruling.splitlines()
    assert person.screen.splitlines()[0] == first
    assert set(rest) <= set(person.screen.splitlines())


async def test_an_edition_that_asks_for_more_has_a_way_back(club: Club) -> None:
    person = await ruled(club, won_by="partner")
    ruling = person.screen
    await person.press("1997 Laws")
    assert "won_later_with_playable_card=true" in person.actions
    await person.press("Back to the 2017 Laws")
    assert person.screen == ruling


async def test_one_answer_is_changed_and_asked_again(club: Club) -> None:
    person = await ruled(club)
    await person.press("Change answer")
    place = next(i for i, line in enumerate(person.screen.splitlines()[2:]) if "5" in line[2:])
    await person.press(str(place + 1))
    assert "trick=2" in person.actions
    await person.do("trick=2")
    assert "reasoning" in person.actions
    await person.press("Change answer")
    assert any(line.endswith(" 2") for line in person.screen.splitlines())


async def test_a_rare_circumstance_is_added_by_change(club: Club) -> None:
    person = await ruled(club)
    await person.press("Change answer")
    assert "Rare circumstances: none" in person.screen
    await person.press("6")
    await person.do("attention=after_round")
    assert "64B5" in person.screen


async def test_change_can_be_left_without_a_change(club: Club) -> None:
    person = await ruled(club)
    ruling = person.screen
    await person.press("Change answer")
    await person.press("Back")
    assert person.screen == ruling


async def test_another_revoke_on_the_board(club: Club) -> None:
    person = await ruled(club, won_by="partner")
    await person.press("Another revoke")
    assert "2.by=partner" in person.actions
    await person.do("2.by=partner")
    facts = {f"2.{name}": value for name, value in DEFENDER.items()}
    await person.answer(**{**facts, "2.trick": 8, "took_9": True, "took_10": True})
    assert "reasoning" in person.actions
    await person.press("Change answer")
    assert "Revokes on the board: 2" in person.screen


async def test_a_new_ruling_comes_in_a_message_of_its_own(club: Club) -> None:
    person = await ruled(club)
    old = person.message
    data = person.actions["new"]
    await person.press("New ruling")
    assert person.message.message_id != old.message_id
    assert "hand=defender" in person.actions
    assert club.api.messages[7, old.message_id].text == old.text
    await person.carry(data, old.message_id)
    assert len(club.api.messages) == 2, "the same press again begins no third"


async def test_an_interview_set_aside_goes_on_when_pressed(club: Club) -> None:
    person = club.person()
    await person.send("/revoke")
    await person.do("hand=defender")
    aside = person.message
    data = person.actions["trick=5"]
    await person.send("/revoke")
    assert "hand=defender" in person.actions
    await person.carry(data, aside.message_id)
    assert person.message.message_id == aside.message_id
    assert "since=played" in person.actions
    await person.send("boh")
    assert "since=played" in person.actions, "what is written goes to it too"


async def test_cancel_leaves_only_a_button_to_begin(club: Club) -> None:
    person = club.person()
    await person.send("/revoke")
    old = person.message
    await person.send("/cancel")
    assert not club.api.messages[7, old.message_id].row
    shown = max((one for one in club.api.messages.values()), key=lambda one: one.message_id)
    assert "Case closed" in shown.text
    names = [Wording.of("en").subject(name) for name in SUBJECTS]
    assert [text for text, _ in shown.row] == names
    await person.carry(old.row[0][1], old.message_id)
    assert "Case closed" in person.screen
    await person.press("Revoke")
    assert "hand=defender" in person.actions


async def test_cancel_with_nothing_open(club: Club) -> None:
    person = club.person(language="it")
    await person.send("/cancel")
    assert person.screen.startswith("Nessun caso aperto")


async def test_the_language_is_chosen_for_good_and_for_the_open_interview(database: str) -> None:
    async with opened(database) as club:
        person = club.person(language="de")
        await person.send("/revoke")
        interview = person.message
        await person.send("/language")
        await person.press("Italiano")
        assert person.message.message_id == interview.message_id
        assert person.screen.startswith("Renonce · Codice 2017")
    async with opened(database) as club:
        person = club.person(language="en")
        await person.send("/help")
        assert "Toccate i pulsanti" in person.screen


async def test_the_edition_is_chosen_for_good_and_for_the_open_ruling(club: Club) -> None:
    person = await ruled(club)
    await person.send("/edition")
    await person.press("2007 Laws")
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


async def test_commands_are_named_in_each_language(club: Club) -> None:
    assert {language for _, language in club.api.commands} == {"", "it", "en"}
    named = {one["command"] for one in club.api.commands["all_private_chats", "it"]}
    assert named >= {"renonce", "help", "cancel"}


async def test_two_people_in_one_group_have_an_interview_each(club: Club) -> None:
    anna, bruno = club.person(1, chat_id=-9), club.person(2, chat_id=-9)
    await anna.send("/revoke")
    first = anna.message
    await bruno.send("/revoke@local_renonce_bot")
    second = bruno.message
    assert first.message_id != second.message_id
    await anna.carry(first.row[0][1], first.message_id)
    assert "trick=5" in anna.actions
    await bruno.carry(second.row[0][1], second.message_id)
    assert "trick=5" in bruno.actions


async def test_chatter_in_a_group_is_none_of_the_bots_business(club: Club) -> None:
    anna = club.person(1, chat_id=-9)
    await anna.send("/revoke")
    before = len(club.api.calls)
    await anna.send("declarer")
    await anna.send("/nonsense")
    assert len(club.api.calls) == before
