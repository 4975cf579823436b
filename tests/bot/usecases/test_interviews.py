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


async def test_one_press_tells_the_hand_and_that_the_trick_was_an_ordinary_one(club: Club) -> None:
    person = await club.person().act("/revoke", "[A defender]")
    assert "since=nothing" in person.actions
    await person.act("<back>", "[At trick 12]", "[Dummy]")
    assert "hands_returned=false" in person.actions


async def test_a_button_that_told_the_hand_alone_leads_to_the_trick(club: Club) -> None:
    person = await club.person().act("/renonce", "<hand=defender>")
    assert [[text for text, _ in row] for row in person.message.buttons] == [
        ["1 to 11", "12", "13"],
        [person.label("back"), "Why?", "Not sure"],
    ]


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


@pytest.mark.parametrize("language", ["it", "en"])
async def test_why_tells_the_articles_above_the_same_buttons(club: Club, language: str) -> None:
    person = await club.person(language=language).act("/revoke")
    before, buttons = person.screen, person.buttons
    await person.do("why")
    assert person.screen.startswith(before)
    assert len(person.screen) > len(before)
    assert person.buttons == buttons
    await person.do("why")
    assert person.screen == before


async def test_back_takes_the_last_answer_away(club: Club) -> None:
    person = await club.person().act("/revoke")
    first = person.screen
    await person.act("<hand=declarer>", "5", "<back>", "<back>")
    assert person.screen == first


async def test_back_takes_both_facts_of_a_button_away_at_once(club: Club) -> None:
    person = await club.person().act("/revoke", "<hand=defender>", "<trick=1-11>")
    asked = person.screen
    await person.act("[Yes, play is over]", "<back>")
    assert person.screen == asked


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


async def test_two_circumstances_are_told_one_after_the_other(club: Club) -> None:
    person = await club.person().act("/revoke")
    await person.answer(**{**DEFENDER, "attention": "after_round", "on_purpose": True})
    assert "64B5" in person.screen
    assert "72B3" in person.screen


async def test_not_sure_of_a_rare_circumstance_is_open_too(club: Club) -> None:
    person = await ruled(club, earlier_revoke_same_suit="established")
    await person.act("<change>", "[Same suit before, established]", "<unsure>")
    assert "64B2" in person.screen
    assert "64A1" in person.screen


async def test_a_rare_circumstance_is_told_from_the_list(club: Club) -> None:
    person = await club.person().act("/revoke")
    await person.answer(**{**DEFENDER, "attention": "after_round"})
    assert "64B5" in person.screen


async def test_not_sure_where_it_matters_not_gives_the_ruling(club: Club) -> None:
    person = await ruled(club, attention="after_round")
    await person.act("<change>", "[The player won it]", "<unsure>")
    assert "more" in person.actions


async def test_not_sure_where_it_matters_shows_both_rulings(club: Club) -> None:
    person = await club.person().act("/revoke")
    await person.answer(hand="defender", trick=5, since="played")
    await person.do("unsure")
    assert "It depends on who won the revoke trick" in person.screen
    assert "• the partner: 1 trick to declarer (64A2)" in person.screen
    assert "more" not in person.actions
    await person.do("won_by=partner")
    assert "1 trick to declarer (64A2)" in person.screen
    assert "more" in person.actions


async def test_the_reasoning_and_back(club: Club) -> None:
    person = await ruled(club)
    ruling = person.screen
    await person.press("Why")
    assert "Assumed: the player had the suit" in person.screen
    await person.press("Law by Law")
    assert "64A" in person.screen
    assert list(person.actions) == ["show"]
    await person.do("show")
    assert person.screen == ruling


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


async def test_one_answer_is_changed_and_the_ruling_says_so(club: Club) -> None:
    person = await ruled(club)
    await person.act("[Change]", "[The player won it]")
    assert "• The revoker" in person.buttons
    await person.press("The partner")
    assert "Changed: the player won it → partner won it" in person.screen
    await person.press("Change")
    assert "Partner won it" in person.buttons


async def test_a_rare_circumstance_is_added_to_a_ruling(club: Club) -> None:
    person = await ruled(club)
    await person.press("Change")
    assert "Unusual: nothing" in person.buttons
    await person.act("[Unusual: nothing]", "<group-several>", "[Same suit before, established]")
    assert "64B2" in person.screen
    assert "Change" in person.buttons, "the ruling is back at once"


async def test_change_can_be_left_without_a_change(club: Club) -> None:
    person = await ruled(club)
    ruling = person.screen
    await person.act("[Change]", "<show>")
    assert person.screen == ruling


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


async def test_an_interview_set_aside_goes_on_when_pressed(club: Club) -> None:
    person = await club.person().act("/revoke", "<hand=defender>")
    aside = person.message
    data = person.actions["trick=1-11"]
    await person.send("/revoke")
    assert "hand=defender+1-11" in person.actions
    await person.carry(data, aside.message_id)
    assert person.message.message_id == aside.message_id
    assert "since=nothing" in person.actions
    await person.send("qwrt")
    assert "since=nothing" in person.actions, "what is written goes to it too"


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


async def test_two_people_in_one_group_have_an_interview_each(club: Club) -> None:
    anna, bruno = club.person(1, chat_id=-9), club.person(2, chat_id=-9)
    await anna.send("/revoke")
    first = anna.message
    await bruno.send("/revoke@local_renonce_bot")
    second = bruno.message
    assert first.message_id != second.message_id
    await anna.carry(first.row[0][1], first.message_id)
    assert "since=nothing" in anna.actions
    await bruno.carry(second.row[0][1], second.message_id)
    assert "since=nothing" in bruno.actions


async def test_chatter_in_a_group_is_none_of_the_bots_business(club: Club) -> None:
    anna = await club.person(1, chat_id=-9).act("/revoke")
    before = len(club.api.calls)
    await anna.act("declarer", "/nonsense")
    assert len(club.api.calls) == before


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
