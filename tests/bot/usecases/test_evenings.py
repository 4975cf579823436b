"""An evening as directors use it: rulings are noted, and what is to be done is settled."""

from datetime import timedelta

import pytest

from bot.conversation.callback_data import EveningAction, EveningButton
from bot.conversation.codec import pack, unpack
from bot.evening.model import NotedRuling
from bot.storage.evenings import MOST_NOTED
from bot.storage.store import Store
from bot.storage.transaction import PersonalRows
from bot.usecases.evenings import WAITING_TIME
from tests.bot.person import ORDINARY_REVOKE, Club, Person, opened
from tests.bot.scripts import Script, scripted
from tests.tables import tabled

GROUP = -9
BOX = "\N{BALLOT BOX}"
TRICK, DAMAGE = (
    "A trick the defenders won from the revoke on goes to declarer (64A2)",
    "Does that make good the damage? If not, adjust (64C1)",
)
RULED = ("/revoke", ORDINARY_REVOKE)
"""An interview up to its ruling."""


async def stored(club: Club, user_id: int = 7) -> PersonalRows:
    return await club.bot.store.run(lambda rows: rows.export(user_id))


async def noted(club: Club, user_id: int = 7) -> list[tuple[object, ...]]:
    """Board, table, pairs and own line of what a director has noted."""
    kept = (await stored(club, user_id))["noted_ruling"]
    return [
        tuple(row[name] for name in ("board", "at_table", "pairs", "own_line")) for row in kept
    ]


async def tasks(club: Club, user_id: int = 7) -> dict[object, object]:
    """What has become of what a director's rulings left to be done."""
    return {row["to_do"]: row["state"] for row in (await stored(club, user_id))["task"]}


async def places(person: Person) -> str:
    """What a director has noted: `board 12, table 5, pairs 3-8, own words`, each."""
    words = ("board ", "table ", "pairs ", "")
    found = [
        ", ".join(f"{word}{one}" for word, one in zip(words, row, strict=True) if one) or "-"
        for row in await noted(person.club, person.someone.user_id)
    ]
    return " / ".join(sorted(found)) or "nothing"


async def states(person: Person) -> str:
    """What has become of what an ordinary revoke of a director left to be done."""
    called: dict[object, str] = {TRICK: "trick", DAMAGE: "damage"}
    found = await tasks(person.club, person.someone.user_id)
    return ", ".join(sorted(f"{called[what]} {state}" for what, state in found.items()))


async def scored(person: Person) -> str:
    """The results at the table, by their boards."""
    kept = (await stored(person.club, person.someone.user_id))["noted_ruling"]
    return " / ".join(sorted(f"board {row['board']} {row['scored'] or '-'}" for row in kept))


@scripted
async def test_an_evening_of_one_director(club: Club, script: Script) -> None:
    await script.play(club, noted=places, tasks=states, scored=scored)


@scripted
async def test_an_evening_of_several_directors(club: Club, script: Script) -> None:
    club.api.administrators.add((GROUP, 1))
    people = {
        name: club.person(user_id, chat_id=chat_id)
        for user_id, chat_id, name in (
            (1, GROUP, "anna"),
            (2, GROUP, "bruno"),
            (1, None, "anna_alone"),
            (2, None, "bruno_alone"),
        )
    }
    await script.play(people, noted=places, tasks=states)


def beginning(person: Person, text: str) -> str:
    """The button of a screen that begins so, or has that in it."""
    return next(label for label in person.buttons if text in label)


async def open_case(person: Person, text: str) -> None:
    """Open the case in the list of all cases whose button has that in it."""
    await person.press(beginning(person, "All cases"))
    await person.press(beginning(person, text))


async def adjusting(person: Person) -> None:
    """A ruling on board 12, and the screen that waits for an adjusted score."""
    await person.act("/evening", *RULED, "<note>", "12 5", "/evening", "[…amage repaired?]")
    await person.act("[Adjusted to…]", "[Not known]")


@tabled
async def test_tricks_to_be_counted_end_with_their_number_and_the_score(
    club: Club, hand: str, counted: str, before: str, after: str
) -> None:
    person = await club.person().act("/evening", "/revoke")
    await person.answer(hand=hand, trick=5, since="played", won_by="offender")
    await person.act("12 5", "/evening", "[…tricks to be counted]", "[Count the tricks]")
    await person.press(counted)
    (ruling,) = (await stored(club))["noted_ruling"]
    assert "1 trick" not in str(ruling["headline"]) or counted == "None"
    await person.send("4S= N")
    assert f"{before} → {after}" in person.screen
    await person.press("That is right")
    assert not any("counted" in label for label in person.buttons)
    assert [row["state"] for row in (await stored(club))["task"] if row["kind"] == "tricks"] == [
        "done"
    ]
    conversation = (await stored(club))["conversation"][-1]
    assert conversation["answers"] == ruling["answers"]


async def test_another_ruling_on_the_same_case_is_followed(club: Club) -> None:
    person = club.person()
    await person.act("/evening", *RULED, "/evening", "[…1 trick to]", "[Work out the score]")
    await person.act("[Without a score]")
    await person.press_on("Go on with the case")
    await person.press("Change")
    await person.do(next(action for action in person.actions if action.startswith("entry-2")))
    await person.do(
        next(action for action in person.actions if action.startswith("since=nothing"))
    )
    while person.asked:
        await person.do(next(action for action in person.actions if "=" in action))
    assert "(62A)" in person.screen
    left = await tasks(club)
    assert left.pop(TRICK) == "done", "what was settled stays"
    assert DAMAGE not in left, "what is no longer ordered goes"
    assert len(await noted(club)) == 1


async def test_a_score_is_waited_for_ten_minutes(club: Club) -> None:
    person, store = club.person(), club.bot.store
    await adjusting(person)
    later = await store.run(lambda rows: rows.now) + WAITING_TIME + timedelta(seconds=1)
    assert isinstance(store, Store)
    store._clock = lambda _: later
    await person.send("4S= N v")
    assert set((await tasks(club)).values()) == {"open"}
    assert "+620" in person.screen


async def test_the_place_of_a_ruling_that_another_director_removes_is_not_kept(club: Club) -> None:
    club.api.administrators.add((GROUP, 1))
    anna, bruno = (club.person(user, chat_id=GROUP) for user in (1, 2))
    await anna.act("/evening", *RULED, "<note>")
    place = anna.message.message_id
    await bruno.send("/evening")
    await open_case(bruno, "Revoke")
    await bruno.act("[Remove from the list]", "[Yes, remove it]")
    update = club.api.write(anna.someone, "12 5")
    update["message"] |= {"reply_to_message": club.api.reply_to(anna.someone, place)}
    await club.deliver(update)
    assert "no longer here" in anna.screen
    assert await noted(club, 1) == []


async def test_an_evening_that_is_full_says_so(club: Club) -> None:
    person = await club.person().act("/evening")
    (row,) = (await stored(club))["evening"]
    filled = [
        NotedRuling(
            evening=str(row["id"]),
            user_id=7,
            director=1,
            conversation=f"c{number}",
            subject="revoke",
            edition=2017,
        )
        for number in range(MOST_NOTED)
    ]
    await club.bot.store.run(lambda rows: [rows.keep_noted(one) for one in filled])
    await person.act(*RULED)
    assert len(await noted(club)) == MOST_NOTED
    await person.press("Note")
    assert person.said.startswith("This evening's list is full")
    assert len(await noted(club)) == MOST_NOTED


@pytest.fixture
def anna(club: Club) -> Person:
    """An administrator of the group."""
    club.api.administrators.add((GROUP, 1))
    return club.person(1, chat_id=GROUP)


async def test_two_directors_press_done_at_once_and_one_of_them_settles_it(
    club: Club, anna: Person
) -> None:
    club.api.administrators |= {(GROUP, user) for user in range(2, 9)}
    await anna.act("/evening", *RULED, "/evening")
    await anna.press(anna.buttons[0])
    await _press_done_eight_times(club, anna)


async def test_the_line_of_a_director_is_on_no_screen_of_a_group(club: Club, anna: Person) -> None:
    await anna.act("/evening", *RULED, "<note>")
    await anna.reply("12 5 Mario Rossi was slow")
    assert await noted(club, 1) == [("12", "5", None, "Mario Rossi was slow")]
    await anna.send("/evening")
    for label in [*anna.buttons]:
        await anna.send("/evening")
        await anna.press(label)
    shown = [one.text for one in club.api.changes] + [
        label for one in club.api.changes for label, _ in one.row
    ]
    assert not any("Rossi" in text for text in shown)


async def test_a_reply_in_a_group_that_no_evening_waits_for_is_answered(
    club: Club, anna: Person
) -> None:
    await anna.send("/evening")
    before = len(club.api.changes)
    await anna.reply("12 5 how was it?")
    assert len(club.api.changes) == before + 1
    assert anna.screen.startswith("I did not understand that.")
    assert anna.buttons


async def test_a_button_of_another_chats_evening_does_nothing(club: Club, anna: Person) -> None:
    await anna.act("/evening", *RULED, "/evening")
    data = [data for _, data in anna.message.row]
    stranger = await club.person(3).act("/start")
    message_id = stranger.message.message_id
    for one in data:
        await stranger.carry(one, message_id)
        assert stranger.said.startswith("That evening or note is no longer here.")
    assert await tasks(club, 1) == {TRICK: "open", DAMAGE: "open"}


@pytest.mark.parametrize("of", ["evening", "noted", "task"])
@pytest.mark.parametrize("action", [*EveningAction, "nonsense"])
async def test_any_button_of_an_evening_that_is_gone_is_answered(
    club: Club, of: str, action: str
) -> None:
    person = await club.person().act("/start")
    await person.carry(pack(EveningButton(of, "gone", action)))
    assert person.said.startswith("That evening or note is no longer here.")


async def test_an_evening_closed_while_a_ruling_is_noted_loses_nothing(club: Club) -> None:
    """Whichever comes first, the ruling is in one evening, and its board is kept."""
    person = await club.person().act("/evening")
    close = dict(person.message.row)["Close the evening"]
    shown = person.message.message_id
    await person.act(*RULED, "<note>")
    closed = pack(_closed(close))
    updates = [
        club.api.press(person.someone, shown, closed),
        club.api.write(person.someone, "12 5"),
    ]
    await club.deliver(*updates)
    assert await noted(club) == [("12", "5", None, None)]


def _closed(close: str) -> EveningButton:
    data = unpack(close)
    assert isinstance(data, EveningButton)
    return EveningButton("evening", data.key, EveningAction.CLOSED)


@pytest.mark.postgres
async def test_many_directors_at_once_on_postgresql_lose_and_double_nothing(
    postgres_migrated: str,
) -> None:
    async with opened(postgres_migrated) as club:
        people = [club.person(user, chat_id=GROUP) for user in range(1, 13)]
        club.api.administrators |= {(GROUP, user) for user in range(1, 13)}
        await club.deliver(*(club.api.write(one.someone, "/evening") for one in people))
        opened_by = [row for n in range(1, 13) for row in (await stored(club, n))["evening"]]
        assert len(opened_by) == 1, "the first opens it, the others see it"
        last = []
        for person in people:
            await person.send("/revoke")
            await person.answer(hand="defender", trick=5, since="played")
            pressed, at = person.actions["won_by=partner"], person.message.message_id
            last.append(club.api.press(person.someone, at, pressed))
        await club.deliver(*last)
        kept = [row for n in range(1, 13) for row in (await stored(club, n))["noted_ruling"]]
        assert len(kept) == 12
        assert sorted(int(str(row["director"])) for row in kept) == [*range(1, 13)]
        assert [len(await tasks(club, n)) for n in range(1, 13)] == [2] * 12


@pytest.mark.postgres
async def test_done_pressed_at_once_on_postgresql_settles_it_once(postgres_migrated: str) -> None:
    async with opened(postgres_migrated) as club:
        person = club.person(1, chat_id=GROUP)
        club.api.administrators |= {(GROUP, user) for user in range(1, 9)}
        await person.act("/evening", *RULED, "/evening")
        await person.press(person.buttons[0])
        await _press_done_eight_times(club, person)


async def _press_done_eight_times(club: Club, person: Person) -> None:
    """Let eight directors press the same button at once: one of them settles it."""
    await person.press("Work out the score")
    shown, done = person.message, dict(person.message.row)["Without a score"]
    before = len(club.api.answers)
    presses = [
        club.api.press(club.person(user, chat_id=GROUP).someone, shown.message_id, done)
        for user in range(1, 9)
    ]
    await club.deliver(*presses)
    settled = "That is settled already: here is what is left."
    assert sorted(club.api.answers[before:]) == sorted(["", *[settled] * 7])
    assert (await tasks(club, 1))[TRICK] == "done"


@pytest.mark.parametrize(("language", "anew"), [("it", "Nuova serata"), ("en", "New evening")])
async def test_looking_is_not_opening(club: Club, language: str, anew: str) -> None:
    person = club.person(language=language)
    await person.act("/evening Club", "/revoke", ORDINARY_REVOKE, "/evening")
    closing = next(data for _, data in person.message.row if data.endswith(".close"))
    await person.carry(closing)
    if any(data.endswith(".closed") for _, data in person.message.row):
        await person.carry(next(d for _, d in person.message.row if d.endswith(".closed")))
    for _ in range(2):
        await person.send("/evening")
        assert person.screen.startswith("Club")
        assert anew in person.buttons
    await person.press(anew)
    assert not person.screen.startswith("Club")
    assert anew not in person.buttons
    assert any(data.endswith(".close") for _, data in person.message.row)


@tabled
async def test_what_was_only_reported_is_open_until_it_is_answered(
    club: Club, language: str, left: str, answer: str
) -> None:
    person = await club.person(language=language).act("/evening", "/unauthorised_information")
    await person.answer(when="now")
    await person.act("15 2", "/evening")
    assert person.buttons[0].startswith(f"{BOX} 15, ta")
    assert left in person.buttons[0]
    await person.press(person.buttons[0])
    await person.press(answer)
    await person.do("next")
    while person.asked:
        await person.do(min(action for action in person.actions if "=" in action))
    await person.send("/evening")
    assert not any(left in label for label in person.buttons)
    assert await noted(club) == [("15", "2", None, None)]
