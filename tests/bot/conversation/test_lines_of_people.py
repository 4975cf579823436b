"""Lines as people at a table and in help groups write them: what each opens, offers or says.

The rows are those of a trial with real people; nothing counts of any before it is confirmed.
"""

from operator import methodcaller

import pytest

from tests.bot.conversation.test_free_text import answers_of
from tests.bot.person import ORDINARY_REVOKE, Club, Person
from tests.tables import tabled

WITHOUT = {
    "director gave wrong ruling yesterday can it b changed": "Revoke",
    "alla fine abbiamo scritto 3NT +1 invece di fatto": "Chiamata inammissibile",
    "psyche by opps 3rd seat 1H with 2 hearts": "Insufficient bid",
}
"""What is not offered of some."""
WHO: tuple[str, ...] = ()
PLAYED_ON = ("hand=defender+1-11",)


def words_shown(person: Person) -> str:
    """The screen and its buttons, a line each."""
    return "\n".join((person.screen, *person.buttons))


@tabled
async def test_a_first_line_leads_where_it_should(
    club: Club, language: str, line: str, opened: str, said: tuple[str, ...]
) -> None:
    person = club.person(language=language)
    await person.send(line)
    named = [one.removeprefix("→ ") for one in person.buttons]
    assert opened.casefold() in words_shown(person).casefold()
    assert WITHOUT.get(line, "nothing") not in named
    for one in said:
        assert one in words_shown(person)
    kept = await club.bot.store.run(methodcaller("open_conversation", 7, 7))
    assert kept is None or not kept.answers


@tabled
async def test_what_a_line_points_to_stands_first_where_it_is_asked(
    club: Club, language: str, line: str, presses: int, marked: str
) -> None:
    person = club.person(language=language)
    await person.send(line)
    for _ in range(presses):
        await person.press(person.buttons[0])
    assert person.buttons[0] == marked


@tabled
async def test_what_a_line_states_is_proposed_once_its_subject_is_chosen(
    club: Club, language: str, line: str, about: str, told: str
) -> None:
    person = club.person(language=language)
    await person.send(line)
    await person.press(next(one for one in person.buttons if one.endswith(about)))
    assert told in words_shown(person)


@pytest.mark.parametrize("line", ["I don't know", "boh"])
@pytest.mark.parametrize("pressed", [WHO, PLAYED_ON])
async def test_who_does_not_know_has_pressed_not_sure_at_either_question(
    club: Club, line: str, pressed: tuple[str, ...]
) -> None:
    person = await club.person(language="en").act("/revoke")
    for action in pressed:
        await person.do(action)
    before = answers_of(club, person)
    await person.send(line)
    after = answers_of(club, person)
    assert {name for name, told in after.items() if told is None} == after.keys() - before.keys()
    assert after.keys() - before.keys()


@tabled
async def test_a_line_below_a_ruling_changes_nothing_of_it(
    club: Club, line: str, no_answer: str
) -> None:
    person = await club.person(language="en").act("/revoke", ORDINARY_REVOKE)
    before = answers_of(club, person)
    await person.send(line)
    assert no_answer not in person.screen
    kept = await club.bot.store.run(methodcaller("open_conversation", 7, 7))
    assert kept is not None
    assert not kept.answers or dict(kept.answers) == before
