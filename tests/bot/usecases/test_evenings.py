"""An evening as directors use it: rulings are noted, and what is to be done is settled."""

from datetime import timedelta

import pytest

from bot.conversation.callback_data import EveningAction, EveningButton
from bot.conversation.codec import pack, unpack
from bot.evening.model import NotedRuling
from bot.screens.score import MINUS
from bot.storage.evenings import MOST_NOTED
from bot.storage.store import Store
from bot.storage.transaction import PersonalRows
from bot.usecases.evenings import WAITING_TIME
from tests.bot.person import ORDINARY_REVOKE, Club, Person, opened
from tests.tables import tabled

GROUP = -9
WEIGHTED = "Weighted: +332 (12C1(c))"
BOX = "\N{BALLOT BOX}"
BACK = "\N{SINGLE LEFT-POINTING ANGLE QUOTATION MARK} To the ruling"
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


def beginning(person: Person, text: str) -> str:
    """The button of a screen that begins so, or has that in it."""
    return next(label for label in person.buttons if text in label)


async def test_a_ruling_of_an_open_evening_is_noted_without_a_tap(club: Club) -> None:
    person = await club.person().act("/evening Club night")
    assert person.screen.startswith("Club night · ")
    await person.act(*RULED)
    assert await noted(club) == [(None, None, None, None)]
    assert await tasks(club) == {TRICK: "open", DAMAGE: "open"}


async def test_a_line_that_begins_as_a_place_and_is_none_says_how_a_place_is_typed(
    club: Club,
) -> None:
    person = await club.person().act("/evening Club night", *RULED, "99 abc")
    assert "Board and table are typed like this: 12\N{NO-BREAK SPACE}5" in person.screen
    assert await noted(club) == [(None, None, None, None)]
    await person.send("12 5")
    assert await noted(club) == [("12", "5", None, None)]


async def test_a_ruling_is_noted_with_one_tap_and_one_short_line(club: Club) -> None:
    person = await club.person().act(*RULED)
    assert await noted(club) == []
    await person.press("Note")
    assert await noted(club) == [(None, None, None, None)], "who types nothing has noted it"
    await person.send("b12 tavolo 5 NS 3 EW 7 Mario Rossi said so")
    assert await noted(club) == [("12", "5", "NS 3 EW 7", "Mario Rossi said so")]
    assert "Board 12, table 5" in person.buttons
    await person.act("[Board 12, table 5]", f"[{BACK}]")
    assert person.screen.count("1 trick to declarer") == 1


async def test_a_later_line_adds_to_an_earlier_one(club: Club) -> None:
    await club.person().act(*RULED, "[Note]", "12 5", "[Board 12, table 5]", "NS 3")
    assert await noted(club) == [("12", "5", "NS 3", None)]


async def test_the_other_pair_is_added_and_another_one_is_asked_about(club: Club) -> None:
    person = await club.person().act(*RULED, "[Note]", "12 5 NS 3", "12 5 EW 7")
    assert await noted(club) == [("12", "5", "NS 3 EW 7", None)]
    await person.send("12 5 NS 3")
    assert await noted(club) == [("12", "5", "NS 3 EW 7", None)]
    await person.send("12 5 NS 4")
    assert "Change that to Board 12, table 5 · Pairs NS 4?" in person.screen
    await person.press("Yes, change it")
    assert await noted(club) == [("12", "5", "NS 4 EW 7", None)]


async def test_what_is_open_comes_first_and_is_settled_by_a_tap(club: Club) -> None:
    person = await club.person().act("/serata", *RULED, "<note>", "12 5", "/evening")
    assert "2 things left to be done · one ruling" in person.screen
    assert person.buttons[0] == f"{BOX} 12, table 5: 1 trick to declarer"
    await person.press(person.buttons[0])
    assert TRICK in person.screen
    await person.act("[Work out the score]", "[Without a score]")
    assert await tasks(club) == {TRICK: "done", DAMAGE: "open"}
    assert "One thing is still to be done" in person.screen
    await person.press(person.buttons[0])
    await person.press("Nothing changes")
    assert await tasks(club) == {TRICK: "done", DAMAGE: "no_adjustment"}
    assert "Nothing is left to be done" in person.screen


async def test_an_appeal_stays_open_until_it_is_decided(club: Club) -> None:
    person = club.person()
    await person.act("/evening", *RULED, "/evening", "[…amage repaired?]", "[Appeal]")
    assert "2 things" in person.screen
    await person.press(beginning(person, "amage repaired?"))
    assert "An appeal was announced." in person.screen
    assert "Appeal" not in person.buttons
    await person.press("Dealt with")
    (appealed,) = [row for row in (await stored(club))["task"] if row["appealed"]]
    assert (appealed["to_do"], appealed["state"]) == (DAMAGE, "done")


async def test_what_was_settled_by_mistake_is_opened_again(club: Club) -> None:
    person = club.person()
    await person.act("/evening", *RULED, "/evening", "[…amage repaired?]", "[Dealt with]")
    await open_case(person, "Revoke")
    assert f"Done. {DAMAGE}" in person.screen
    await person.act("[…amage repaired?]", "[Still to be done]")
    assert await tasks(club) == {TRICK: "open", DAMAGE: "open"}


async def open_case(person: Person, text: str) -> None:
    """Open the case in the list of all cases whose button has that in it."""
    await person.press(beginning(person, "All cases"))
    await person.press(beginning(person, text))


async def adjusting(person: Person) -> None:
    """A ruling on board 12, and the screen that waits for an adjusted score."""
    await person.act("/evening", *RULED, "<note>", "12 5", "/evening", "[…amage repaired?]")
    await person.act("[Adjusted to…]", "[Not known]")


@tabled
async def test_an_adjusted_score_is_read_back_before_it_counts(
    club: Club, typed: str, score: str, kept: str
) -> None:
    """North and South are vulnerable on board 12; a score is North and South's."""
    person = club.person()
    await adjusting(person)
    await person.send("3NT= N")
    assert "3NT= N, vul: +600" in person.screen
    await person.send(typed)
    assert all(part in person.screen for part in score.split("; "))
    assert set((await tasks(club)).values()) == {"open"}
    await person.press("That is right")
    (adjusted,) = [row for row in (await stored(club))["task"] if row["state"] == "adjusted"]
    assert (adjusted["to_do"], adjusted["adjusted"]) == (DAMAGE, kept)
    assert "One thing is still to be done" in person.screen
    await open_case(person, "12, table 5")
    assert score in person.screen


async def test_the_result_at_the_table_is_asked_for_once(club: Club) -> None:
    person = club.person()
    await adjusting(person)
    await person.act("[…Back]", "[Adjusted to…]", "4S= N")
    assert "The score to award?" in person.screen
    await person.send("4S-1 N")
    assert f"4♠= N, vul: +620 → 4♠{MINUS}1 N, vul: {MINUS}100" in person.screen
    await person.press("That is right")
    (ruling,) = (await stored(club))["noted_ruling"]
    assert ruling["scored"] == "4S= N v"
    await person.act("[…1 trick to declarer]", "[Work out the score]")
    assert "4♠= N, vul: +620 → 4♠+1 N, vul: +650" in person.screen
    await person.press("That is right")
    assert set((await tasks(club)).values()) == {"adjusted", "done"}


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


async def test_tricks_that_no_hand_has_are_refused(club: Club) -> None:
    person = club.person()
    await person.act(
        "/evening", *RULED, "12 5", "/evening", "[…1 trick to]", "[Work out the score]", "7NT= N"
    )
    assert "A hand has thirteen." in person.screen
    await person.press("Without a score")
    assert (await tasks(club))[TRICK] == "done"


async def test_the_result_of_any_ruling_can_be_told(club: Club) -> None:
    person = await club.person().act("/evening", *RULED, "12 5", "/evening")
    await open_case(person, "Revoke")
    await person.act("[Result…]", "4S= N 4S-1 N", "4S= N")
    assert "4♠= N, vul: +620" in person.screen
    await person.press("That is right")
    await open_case(person, "Revoke")
    assert "At the table: 4♠= N, vul: +620" in person.screen


async def test_a_score_that_does_not_read_is_explained_and_waited_for(club: Club) -> None:
    person = club.person()
    await adjusting(person)
    await person.send("60% 4S= N 30% 4S-1 N")
    assert "90" in person.screen
    await person.send("4S+9 N")
    assert "cannot be" in person.screen
    await person.act("4S= N", "[That is right]")
    assert "adjusted" in (await tasks(club)).values()


@pytest.mark.parametrize(
    "slip", ["-4S= N", "60 4S= N 40 4S-1 N", "8S= N", "A+", "avg+/avg-", "150/40", "4S-14 N"]
)
async def test_a_slip_in_a_score_ends_no_wait_for_it(club: Club, slip: str) -> None:
    person = club.person()
    await adjusting(person)
    await person.send(slip)
    assert "The score to award?" in person.screen
    assert set((await tasks(club)).values()) == {"open"}
    await person.send("4S+1 N")
    assert "4♠+1 N, vul: +650" in person.screen


async def test_per_cents_are_the_score_to_award_where_the_result_at_the_table_is_asked_for(
    club: Club,
) -> None:
    person = club.person()
    await adjusting(person)
    for typed, read in (("60% 4S= N 40% 4S-1 N", WEIGHTED), ("60/40", "Artificial: ")):
        await person.act("[…Back]", "[Adjusted to…]")
        assert "The result at the table?" in person.screen
        await person.send(typed)
        assert read in person.screen
    await person.press("That is right")
    (kept,) = [row for row in (await stored(club))["task"] if row["adjusted"]]
    assert (kept["state"], kept["adjusted"]) == ("adjusted", "60/40")
    assert [row["scored"] for row in (await stored(club))["noted_ruling"]] == [None]


async def test_where_one_result_is_asked_for_several_are_refused(club: Club) -> None:
    person = club.person()
    await adjusting(person)
    await person.act("/evening", "[…1 trick to]", "[Work out the score]", "60% 4S= N 40% 4S-1 N")
    assert "One result goes there" in person.screen


async def test_a_text_about_something_else_is_no_score(club: Club) -> None:
    person = club.person()
    await adjusting(person)
    await person.send("a defender revoked at trick five")
    assert "I understood" in person.screen
    await person.act("/cancel", "4S= N v")
    assert set((await tasks(club)).values()) == {"open"}, "it is not waited for any longer"


async def test_a_word_that_means_nothing_ends_no_wait_for_a_score(club: Club) -> None:
    person = club.person()
    await adjusting(person)
    before = person.buttons
    for nothing in ("qwrt", "one moment"):
        await person.send(nothing)
        assert nothing in person.screen
        assert person.buttons == before
    await person.send("4S+1 N")
    assert "4♠+1 N, vul: +650" in person.screen
    await person.send("thanks")
    assert "thanks" not in person.screen


async def test_going_back_waits_for_no_score(club: Club) -> None:
    person = club.person()
    await adjusting(person)
    await person.act("[…Back]", "4S= N v")
    assert set((await tasks(club)).values()) == {"open"}
    assert "+620" in person.screen, "it is what a contract scores, and nothing more"


async def test_without_a_board_the_director_tells_who_is_vulnerable(club: Club) -> None:
    person = club.person()
    await person.act("/evening", *RULED, "/evening", "[…amage repaired?]", "[Adjusted to…]")
    await person.act("[Not known]", "4S= N")
    assert "who is vulnerable" in person.screen
    await person.act("4S= N v", "[That is right]")
    assert "adjusted" in (await tasks(club)).values()


async def test_closing_names_what_is_open(club: Club) -> None:
    person = await club.person().act("/evening", *RULED, "/evening", "[Close the evening]")
    assert "2 things are still to be done on one board" in person.screen
    await person.press("Close all the same")
    assert "The evening is closed." in person.screen
    (evening,) = (await stored(club))["evening"]
    assert evening["closed"]
    await person.act(*RULED)
    assert len(await noted(club)) == 1, "a ruling after it belongs to none"
    await person.act("/evening", "[Open it again]")
    (evening,) = (await stored(club))["evening"]
    assert not evening["closed"]


async def test_an_evening_without_a_ruling_leaves_nothing(club: Club) -> None:
    await club.person().act("/evening", "[Close the evening]")
    assert (await stored(club))["evening"] == ()


async def test_earlier_evenings_are_found_again(club: Club) -> None:
    person = await club.person().act("/evening First", *RULED, "/evening", "[Close the evening]")
    await person.act("[Close all the same]", "/evening Second", "[Earlier evenings]")
    assert [label.partition(" · ")[0] for label in person.buttons] == ["Second", "First"]
    await person.press(person.buttons[1])
    assert "one ruling" in person.screen


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


async def test_a_comparison_with_another_edition_is_not_followed(club: Club) -> None:
    await club.person().act("/evening", *RULED, "[More…]", "[1997 Laws]")
    (kept,) = (await stored(club))["noted_ruling"]
    assert kept["edition"] == 2017


async def test_a_ruling_opened_again_is_not_noted_twice(club: Club) -> None:
    person = await club.person().act("/evening", *RULED, "/history")
    await person.carry(person.message.row[0][1])
    assert len(await noted(club)) == 1
    await person.act("<note>", "3 4")
    assert await noted(club) == [("3", "4", None, None)]


async def test_a_ruling_of_before_is_noted_only_where_that_is_asked(club: Club) -> None:
    person = await club.person().act(*RULED, "/evening", "/history")
    await person.carry(person.message.row[0][1])
    assert await noted(club) == []
    await person.press("Note")
    assert len(await noted(club)) == 1


async def test_to_look_at_a_ruling_of_before_does_not_note_it(club: Club) -> None:
    person = await club.person().act(*RULED, "/evening")
    await person.press_on("Go on with the case")
    await person.press_on("Why")
    await person.press_on(BACK)
    await person.press_on("More…")
    await person.press("1997 Laws")
    assert await noted(club) == []


async def test_a_case_that_is_typed_where_a_board_is_waited_for_is_a_case(club: Club) -> None:
    person = club.person()
    await person.act(*RULED, "[Note]", "declarer claimed and the defenders object")
    assert "claimed or conceded" in person.screen
    assert await noted(club) == [(None, None, None, None)]


async def test_a_score_is_waited_for_ten_minutes(club: Club) -> None:
    person, store = club.person(), club.bot.store
    await adjusting(person)
    later = await store.run(lambda rows: rows.now) + WAITING_TIME + timedelta(seconds=1)
    assert isinstance(store, Store)
    store._clock = lambda _: later
    await person.send("4S= N v")
    assert set((await tasks(club)).values()) == {"open"}
    assert "+620" in person.screen


async def test_what_is_not_to_be_noted_is_taken_out_again(club: Club) -> None:
    person = await club.person().act("/evening", *RULED, "<note>", "[Not in the evening's list]")
    assert await noted(club) == []
    assert await tasks(club) == {}
    await person.act("[Why]", f"[{BACK}]")
    assert await noted(club) == []
    assert "Note" in person.buttons


async def test_a_note_is_removed_from_the_list_after_a_question(club: Club) -> None:
    person = await club.person().act("/evening", *RULED, "<note>", "/evening")
    await open_case(person, "Revoke")
    await person.press("Remove from the list")
    assert len(await noted(club)) == 1
    await person.press("Yes, remove it")
    assert await noted(club) == []
    assert await tasks(club) == {}
    assert "Open: rulings given here from now on belong to it." in person.screen
    await person.send("12 5")
    assert await noted(club) == []
    await person.act("[Go on with the case]", "[Note]")
    assert len(await noted(club)) == 1


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


async def test_several_directors_note_into_one_evening_by_number(club: Club, anna: Person) -> None:
    bruno = club.person(2, chat_id=GROUP)
    await anna.act("/evening", *RULED)
    await bruno.act(*RULED, "/evening")
    labels = bruno.buttons[:4]
    by = [label.partition(":")[0] for label in labels]
    assert by == [f"{BOX} Ruling 1 (1)"] * 2 + [f"{BOX} Ruling 2 (2)"] * 2
    await bruno.press(labels[0])
    assert "Director 1" in bruno.screen
    await bruno.act("[Work out the score]", "[Without a score]")
    assert (await tasks(club, 1))[TRICK] == "done"
    (settled,) = [row for row in (await stored(club, 1))["task"] if row["state"] == "done"]
    assert settled["settled_by"] == 2


async def test_a_ruling_given_in_private_is_noted_in_the_group_by_a_tap_and_never_without(
    club: Club, anna: Person
) -> None:
    await anna.send("/evening")
    alone = await club.person(1).act(*RULED)
    assert await noted(club, 1) == []
    await alone.press("Note")
    assert "Noted in the list of the group you direct in." in alone.screen
    await alone.send("12 5 Rossi")
    assert await noted(club, 1) == [("12", "5", None, "Rossi")]
    assert "Board 12, table 5" in alone.buttons
    await anna.send("/evening")
    assert anna.buttons[0] == f"{BOX} 12, table 5: 1 trick to declarer"
    await open_case(anna, "Revoke")
    assert "Rossi" not in anna.screen
    stranger = await club.person(2).act(*RULED, "[Note]")
    assert "Noted in the evening's list." in stranger.screen
    assert len((await stored(club, 2))["evening"]) == 1


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


async def test_a_case_that_goes_on_to_another_subject_is_one_entry(club: Club) -> None:
    person = await club.person().act("/evening", "/dummy")
    await person.answer(act="hand_revoked")
    await person.act("12 5", "<go-trick=1-11>")
    assert await noted(club) == [("12", "5", None, None)]
    await person.answer(since="played")
    assert await noted(club) == [("12", "5", None, None)]


async def test_a_case_that_was_not_noted_goes_on_without_an_entry(club: Club) -> None:
    person = await club.person().act("/dummy")
    await person.answer(act="hand_revoked")
    await person.do("go-trick=1-11")
    await person.answer(since="played")
    assert await noted(club) == []
    await person.press("Note")
    assert await noted(club) == [(None, None, None, None)]


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


async def test_a_line_below_a_ruling_is_its_board_and_table(club: Club) -> None:
    person = await club.person().act("/evening", *RULED, "12 5 3-8")
    assert await noted(club) == [("12", "5", "3-8", None)]
    assert "Board 12, table 5" in person.buttons
    await person.act(*RULED, "13")
    assert set(await noted(club)) == {("12", "5", "3-8", None), ("13", None, None, None)}


async def test_a_line_below_a_ruling_notes_it_where_no_evening_is_open(club: Club) -> None:
    await club.person().act(*RULED, "12 5")
    assert await noted(club) == [("12", "5", None, None)]


async def test_another_place_is_confirmed_before_it_counts(club: Club) -> None:
    person = await club.person().act("/evening", *RULED, "4 6", "9 3B")
    assert "Noted: Board 4, table 6." in person.screen
    assert "Change that to Board 9, table 3B?" in person.screen
    assert await noted(club) == [("4", "6", None, None)]
    await person.press("No, leave it")
    assert await noted(club) == [("4", "6", None, None)]
    await person.act("9 3B", "[Yes, change it]")
    assert await noted(club) == [("9", "3B", None, None)]
    assert "Board 9, table 3B" in person.buttons


@pytest.mark.parametrize("typed", ["7", "board 7", "b7", "mano 7"])
async def test_a_board_is_found_by_its_number(club: Club, typed: str) -> None:
    person = await club.person().act("/evening")
    for place in ("9 1", "7 2", "7 1"):
        await person.act(*RULED)
        await person.send(place)
    await person.send(typed)
    assert "Board 7" in person.screen
    assert [label.partition(":")[0] for label in person.buttons[:6]] == [
        *[f"{BOX} 7, table 1"] * 2,
        *[f"{BOX} 7, table 2"] * 2,
        "Board 7, table 1",
        "Board 7, table 2",
    ]
    await person.send("board 8")
    assert "Nothing is noted of board 8." in person.screen
    assert len(await noted(club)) == 3


async def test_no_ruling_of_a_board_is_left_out_of_its_screen(club: Club) -> None:
    person = await club.person().act("/evening")
    for table in range(1, 5):
        await person.act(*RULED)
        await person.send(f"7 {table}")
    await person.send("7")
    places = [f"Board 7, table {table}" for table in range(1, 5)]
    assert [label.partition(":")[0] for label in person.buttons[:-1]] == places
    await person.press(person.buttons[3])
    assert "1 trick to declarer (64A2)" in person.buttons


async def test_who_has_left_the_question_for_a_place_types_none(club: Club) -> None:
    person = await club.person().act("/evening", *RULED, "7 1")
    for left in ("/evening", "8 2"):
        await person.send(left)
        if left != "/evening":
            assert "Change that to Board 8, table 2?" in person.screen
            await person.send("/evening")
        await person.send("7")
        assert person.buttons[0].startswith(f"{BOX} 7, table 1")
        await person.send("no place")
        assert await noted(club) == [("7", "1", None, None)]


async def test_a_number_that_a_question_waits_for_is_no_board(club: Club) -> None:
    person = await club.person().act("/evening", "/revoke", "<hand=defender>")
    before = person.actions
    await person.send("7")
    assert person.actions != before
    assert "Board 7" not in person.screen
    await person.send("board 7")
    assert "Nothing is noted of board 7." in person.screen


async def test_a_number_that_no_question_takes_is_a_board_of_the_evening(club: Club) -> None:
    person = await club.person().act("/evening", *RULED, "7 2", "/call_out_of_turn")
    before = person.actions
    await person.send("8")
    assert person.actions == before
    await person.send("7")
    assert "Board 7" in person.screen
    assert beginning(person, f"{BOX} 7, table 2")


async def test_a_place_that_is_typed_before_the_ruling_is_kept_for_it(club: Club) -> None:
    person = await club.person().act("/evening", "/revoke", "9 3B 4-7")
    assert "Board and table are kept for the ruling." in person.screen
    await person.send("10 4")
    assert "change them below the ruling" in person.screen
    await person.answer(**ORDINARY_REVOKE)
    assert await noted(club) == [("9", "3B", "4-7", None)]
    assert "Board 9, table 3B" in person.buttons
    await person.act("12/5: a defender revoked at trick 5", "[Right]")
    await person.answer(since="played", won_by="partner")
    assert ("12", "5", None, None) in await noted(club)


async def test_without_an_evening_no_place_is_kept_before_the_ruling(club: Club) -> None:
    person = await club.person().act("/revoke", "9 3B")
    assert "kept for the ruling" not in person.screen
    await person.act(ORDINARY_REVOKE, "[Note]")
    assert await noted(club) == [(None, None, None, None)]


async def test_directors_are_called_by_the_names_they_give(club: Club, anna: Person) -> None:
    bruno = club.person(2, chat_id=GROUP)
    await anna.act("/evening", *RULED)
    await bruno.act(*RULED, "/evening", "[My initials]")
    for wrong in ("77", "x" * 13):
        await bruno.reply(wrong)
        assert f"{wrong} does not do" in bruno.screen
    await bruno.reply("Bruno")
    assert "Ruling 2 · Bruno" in beginning(bruno, "Ruling 2")
    await anna.act("/evening", "[My initials]")
    await anna.reply("bruno")
    assert "is another director here" in anna.screen
    await anna.reply("AB")
    assert "Ruling 1 · AB" in beginning(anna, "Ruling 1")
    assert "= director" not in anna.screen
    await anna.act("[…Ruling 1]", "[Work out the score]", "[Without a score]")
    await open_case(anna, "Ruling 1")
    assert "Done (AB)." in anna.screen
    assert [row["name"] for row in (await stored(club, 2))["director"]] == ["Bruno"]
    await club.person(2).act("/forget", "[Yes, delete everything]")
    await anna.send("/evening")
    assert not any("Bruno" in label for label in anna.buttons)


async def test_all_places_of_a_list_are_written_alike(club: Club) -> None:
    club.api.administrators.add((GROUP, 1))
    anna, bruno = (club.person(user, chat_id=GROUP, language="it") for user in (1, 2))
    await anna.send("/serata")
    for person in (anna, bruno):
        await person.act(*RULED)
        await person.reply("12 5")
    await anna.send("/serata")
    assert [label.partition(":")[0] for label in anna.buttons[:4]] == [
        *[f"{BOX} 12/5 (1)"] * 2,
        *[f"{BOX} 12/5 (2)"] * 2,
    ]


async def test_an_appeal_shows_in_the_list(club: Club) -> None:
    person = club.person()
    await person.act("/evening", *RULED, "12 5", "/evening", "[…amage repaired?]", "[Appeal]")
    assert f"{BOX} 12/5: appeal: damage repaired?" in person.buttons
    await person.press("All cases (1)")
    assert person.buttons[0] == "Board 12, table 5: Revoke · appeal"


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


@pytest.mark.parametrize("typed", ["12 5 3-8 4S= N", "12/5: 4S= N", "4S= N v"])
async def test_a_result_below_a_ruling_is_read_back_with_its_place(club: Club, typed: str) -> None:
    person = await club.person().act("/evening", *RULED)
    await person.send(typed)
    assert "4♠= N, vul: +620" in person.screen
    await person.press("That is right")
    (ruling,) = (await stored(club))["noted_ruling"]
    assert (ruling["scored"], ruling["own_line"]) == ("4S= N v", None)
    assert ruling["board"] == ("12" if typed.startswith("12") else None)


async def test_a_result_with_the_place_of_another_ruling_is_of_that_one(club: Club) -> None:
    person = await club.person().act("/evening")
    for place in ("12 5", "7 3", "7 3"):
        await person.act(*RULED)
        await person.send(place)
    await person.send("12 5 4S= N")
    assert "12, table 5: " in person.screen
    assert "4♠= N, vul: +620" in person.screen
    await person.press("That is right")
    kept = (await stored(club))["noted_ruling"]
    assert {(row["board"], row["scored"]) for row in kept} == {("12", "4S= N v"), ("7", None)}
    for nowhere in ("9 9 4S= N", "12 5 4S N"):
        await person.send(nowhere)
        assert "That is right" not in person.buttons


async def test_a_table_that_is_called_so_is_no_trick(club: Club) -> None:
    person = await club.person().act("/evening", *RULED, "12 5", "table 6")
    assert "Change that to Board 12, table 6?" in person.screen


async def test_a_result_of_a_board_without_a_ruling_says_so(club: Club) -> None:
    person = await club.person().act("/evening", *RULED, "12 5", "13 5 4S= N")
    assert "Nothing is noted of board 13" in person.screen


@pytest.mark.parametrize("points", ["650", "-100", "+50"])
async def test_points_are_no_board_while_a_result_is_awaited(club: Club, points: str) -> None:
    person = await club.person().act("/evening", *RULED, "12 5", "4S= N", "4H", points)
    assert f"{points}” is not understood" in person.screen
    await person.act("4S= N", "[That is right]")
    kept = (await stored(club))["noted_ruling"]
    assert [row["scored"] for row in kept] == ["4S= N v"]


async def test_a_line_at_the_question_of_another_place_is_no_note(club: Club) -> None:
    person = await club.person().act("/evening", *RULED, "12 5", "13 5", "A+ A-")
    assert "I did not understand that." in person.screen
    await person.press("Go on with the case")
    assert "Change that to Board 13, table 5?" in person.screen
    assert await noted(club) == [("12", "5", None, None)]
