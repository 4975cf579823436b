"""Several revokes on one board, as a director presses his way through them on a phone."""

from tests.bot.person import Club, Person
from tests.bot.scripts import Script, scripted

MOST_BUTTONS = 9
FIRST = {"hand": "defender", "since": "played", "won_by": "partner", "attention": "after_play"}


async def pressed(person: Person, *actions: str) -> None:
    """Press one button after the other; no screen on the way has more than a phone shows."""
    for action in actions:
        await person.do(action)
        assert len(person.buttons) <= MOST_BUTTONS, (action, person.buttons)


async def second(club: Club) -> Person:
    """A director who has told of one revoke and asks about another."""
    person = await club.person().act("/revoke")
    await person.answer(**FIRST, trick=5)
    await person.act("<more>", "[Another revoke]")
    return person


@scripted
async def test_several_revokes_on_a_phone(club: Club, script: Script) -> None:
    await script.play(club)


async def test_what_one_is_told_of_one_revoke_names_it_once(club: Club) -> None:
    person = await second(club)
    await pressed(person, "2.by=opponent")
    await person.press("1 to 6")
    await pressed(person, "2.trick=1", "2.since=nothing")
    while "new" not in person.actions:
        fact = next(iter(sorted(one for one in person.asked if one.startswith("2."))))
        await pressed(person, f"{fact}=false")
    lines = person.screen.splitlines()
    (at,) = [place for place, line in enumerate(lines) if "To declarer (" in line]
    told = lines[at + 1]
    assert told.startswith("Take that card back")
    assert "There is no further rectification" in told, "two things to tell"
    assert [one.partition(",")[0] for one in lines].count("Revoke 2") == 1
