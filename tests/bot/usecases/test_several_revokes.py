"""Several revokes on one board, as a director presses his way through them on a phone."""

from tests.bot.person import Club, Person

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


async def test_a_trick_is_asked_by_its_number_half_of_the_play_at_a_time(club: Club) -> None:
    person = await second(club)
    await pressed(person, "2.by=partner")
    assert "Revoke 2: At which trick?" in person.screen
    assert {"1 to 6", "7 to 11", "12", "13"} <= set(person.buttons)
    await person.press("7 to 11")
    assert set(person.buttons) >= {"7", "8", "9", "10", "11"}
    assert len(person.buttons) <= MOST_BUTTONS
    await person.press("8")
    assert "2.since=played+after_play" in person.actions


async def test_the_first_of_several_is_called_by_its_number(club: Club) -> None:
    person = await club.person().act("/revoke")
    await person.answer(**FIRST, trick="1-11")
    await person.act("<more>", "[Another revoke]")
    while "2." not in " ".join(person.actions):
        assert "Revoke 1: At which trick?" in person.screen
        await person.press("1 to 6")
        await pressed(person, "trick=5")
    assert "2.by=partner" in person.actions


async def test_lists_of_tricks_are_asked_five_at_a_time(club: Club) -> None:
    person = await second(club)
    await pressed(person, "2.by=partner")
    await person.press("7 to 11")
    await pressed(person, "2.trick=8", "2.since=played+after_play", "2.won_by=partner")
    asked: list[set[str]] = []
    while listed := {action for action in person.actions if action.startswith("took_")}:
        asked.append(listed)
        await pressed(person, "none")
    tricks = [f"took_{trick}=true" for trick in (6, 7, 9, 10, 11, 12, 13)]
    assert asked == [set(tricks[:5]), set(tricks[5:])]
    assert "2 tricks to declarer" in person.screen


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
