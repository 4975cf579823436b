"""Calls: what is asked next, what is known later, and a comparison that comes back."""

import re

import pytest

from bot.screens.rows import OF_GROUPS, PARTS, as_typed
from bot.wording import Words
from lawcore import SUBJECTS
from lawcore.wording import LANGUAGES, Wording
from tests.bot.person import Club, Person

MOST_IN_A_LIST = 8


async def told(club: Club, *actions: str, command: str = "/insufficient_bid") -> Person:
    """Somebody who has begun an interview and pressed these buttons."""
    person = club.person()
    await person.send(command)
    for action in actions:
        await person.do(action)
    return person


DECLINED = ("meant=meant", "lho=declines")
TO_BE_COMPARED = (*DECLINED, "repl=other_bid", "cmp=unsure")


async def test_an_insufficient_bid_takes_three_taps_on_the_ordinary_path(club: Club) -> None:
    person = await told(club, *DECLINED, "repl=same_denom")
    assert "The new call stands; the partner is free (27B1(a))" in person.screen


@pytest.mark.parametrize(
    ("answer", "comes_back"),
    [("yes", "the partner is free (27B1(b))"), ("no", "the partner passes throughout (27B2)")],
)
async def test_a_comparison_comes_back_with_its_answer(
    club: Club, answer: str, comes_back: str
) -> None:
    person = await told(club, *TO_BE_COMPARED)
    assert person.screen.startswith("Comparable call")
    await person.do("c_known=yes")
    await person.do(f"c_similar={answer}")
    for rest in ("c_subset=no", "c_purpose=no") if answer == "no" else ():
        await person.do(rest)
    assert person.screen.startswith("Insufficient bid")
    assert comes_back in person.screen


async def test_where_the_comparison_is_in_doubt_the_director_says_which_it_is(club: Club) -> None:
    person = await told(club, *TO_BE_COMPARED)
    await person.do("c_known=no")
    assert {"return-yes", "return-no"} <= person.actions.keys()
    await person.do("return-no")
    assert "the partner passes throughout (27B2)" in person.screen


async def test_a_comparison_begun_by_itself_goes_nowhere(club: Club) -> None:
    person = await told(club, "c_known=yes", "c_similar=yes", command="/comparable")
    assert not [action for action in person.actions if action.startswith("return-")]


async def test_what_is_to_be_told_next_is_asked_from_the_ruling(club: Club) -> None:
    person = await told(club, "meant=meant")
    assert {"lho=declines", "lho=accepts"} <= person.actions.keys()
    await person.do("lho=accepts")
    assert "The bid is accepted and stands (27A1)" in person.screen


async def test_after_a_cancelled_double_another_call_is_asked_and_partner_stays_barred(
    club: Club,
) -> None:
    person = await told(club, *DECLINED, "repl=dbl_rdbl", "cmp=no")
    assert "The double is cancelled; the partner passes throughout (27B3)" in person.screen
    await person.act("<next>", "<repl=same_denom>", "<cmp=no>")
    assert "The new call stands; the partner passes throughout (27B3)" in person.screen


async def test_who_plays_is_asked_from_the_ruling_and_leads_to_the_suits(club: Club) -> None:
    person = await told(club, *DECLINED, "repl=pass", "cmp=no", "count")
    assert {"side=defends", "side=declares"} <= person.actions.keys()
    await person.act("<side=defends>", "<over-lead_restriction>", "<first_turn=yes>")
    await person.act("<group-one>", "<specified=h>")
    assert "Declarer may forbid one suit: ♠ ♦ ♣ (26B)" in person.screen
    assert "You may not require one." in person.screen


async def test_out_of_turn_partner_passes_once_and_after_an_insufficient_bid_throughout(
    club: Club,
) -> None:
    once = await told(
        club, "kind=bid", "turn_of=partner", "lho=declines", "cmp=no", command="/call_out_of_turn"
    )
    assert "the partner passes once (31A2(b))" in once.screen
    throughout = await told(club, *DECLINED, "repl=other_bid", "cmp=no")
    assert "the partner passes throughout (27B2)" in throughout.screen


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_subject_is_begun_in_two_presses_and_no_list_has_nine(
    club: Club, language: str
) -> None:
    said, law = Words.of(language).bot, Wording.of(language)
    groups = [said.say(label) for label in OF_GROUPS.values()]
    person = await club.person(language=language).act("/start")
    first = person.buttons
    assert len(first) <= MOST_IN_A_LIST + 1
    assert first[0] == law.subject("revoke")
    offered = {label for label in first if label not in groups}
    for group in groups:
        await person.send("/start")
        await person.press(group)
        assert len(person.buttons) <= MOST_IN_A_LIST
        assert offered.isdisjoint(person.buttons)
        offered.update(label for label in person.buttons if label != said.say("back"))
    parts = {said.say(f"begin-{part}") for part in PARTS}
    assert offered == parts | {
        law.subject(name) for name, one in SUBJECTS.items() if not one.within
    }


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_name_of_the_menu_is_a_command_and_an_understood_word(
    club: Club, language: str
) -> None:
    person = await club.person(language=language).act("/start")
    first, opened = person.buttons, dict[str, list[str]]()
    for label in first:
        await person.send("/start")
        await person.press(label)
        opened[label] = person.buttons
        if label in {Words.of(language).bot.say(one) for one in OF_GROUPS.values()}:
            for inner in person.buttons[:-1]:
                await person.send("/start")
                await person.press(label)
                await person.press(inner)
                opened[inner] = person.buttons
    own = {Wording.of(language).command(name) for name in SUBJECTS} - {"claim"}
    said = Words.of(language).bot
    parts = {said.say(f"begin-{part}") for part in PARTS}
    for name, buttons in opened.items():
        command = re.sub(r"\W+", "_", as_typed(name)).strip("_")
        for line in (name,) if command in own else (f"/{command}", name):
            await person.send("/cancel")
            await person.send(line)
            if name in parts:
                await person.press(said.say("agree"))
            assert person.buttons == buttons, line


@pytest.mark.parametrize("language", LANGUAGES)
async def test_back_on_a_first_question_leads_to_the_menu(club: Club, language: str) -> None:
    said = Words.of(language).bot
    person = club.person(language=language)
    for subject, heading in (("revoke", "start-asks"), ("appeal", "which-behaviour")):
        await person.send(f"/{subject}")
        await person.press(said.say("back"))
        shown = said.say(heading, edition="").splitlines()[0]
        assert shown in person.screen
        await person.press(Wording.of(language).subject(subject))
        assert said.say("why") in person.buttons


async def test_the_subjects_of_the_auction_stand_behind_one_button(club: Club) -> None:
    person = await club.person().act("/start", "[Auction…]")
    assert "Insufficient bid" in person.buttons
    await person.press("Insufficient bid")
    assert "meant=meant" in person.actions


@pytest.mark.parametrize("language", LANGUAGES)
async def test_from_a_short_group_one_comes_back_to_all_subjects(
    club: Club, language: str
) -> None:
    said = Words.of(language).bot
    person = await club.person(language=language).act("/start")
    first = person.buttons
    await person.press(said.say(OF_GROUPS["cards"]))
    await person.press(said.say("back"))
    assert person.buttons == [*first, said.say("open-law")]
