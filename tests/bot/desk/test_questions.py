"""A question from its asker to a director and back, as people see it."""

from bot.desk.model import MOST_AT_A_DESK
from bot.terminal.bot_api import Someone
from tests.bot.desk.desk_people import (
    ANOTHER,
    GROUP,
    LUCA,
    MARTA,
    DeskApi,
    DeskClub,
    desk_club,
    play,
)
from tests.bot.scripts import Script, scripted

WORDS = "He says he had no hearts."
NOT_YOURS = "You do not have this question (any more)."
OLD = "That button is out of date: this is where we are."


@scripted
async def test_a_question(club: DeskClub, script: Script) -> None:
    await play(club, script)


async def test_of_all_who_press_at_once_one_has_it_and_the_others_read_who(club: DeskClub) -> None:
    key = await club.asked(club.person())
    card = club.in_group(MARTA).message
    take = dict(card.row)["I'll take it"]
    api = club.api
    directors = range(200, 240)
    presses = [api.press(Someone(d, GROUP, "en"), card.message_id, take) for d in directors]
    api.answers.clear()
    await club.club.deliver(*presses)
    assert sorted(api.answers) == sorted(["", *["Director has it."] * 39])
    assert len(api.opened) == 1
    holder = club.question(key)["holder_id"]
    other = club.person(next(d for d in directors if d != holder))
    await other.send("/start " + api.opened[-1].rpartition("=")[2])
    assert other.screen == NOT_YOURS


async def test_it_is_handed_on_to_the_list_to_a_colleague_and_to_another_desk(
    club: DeskClub,
) -> None:
    await club.open_desk(ANOTHER)
    anna, group = club.person(), club.in_group(MARTA)
    await anna.send("/start d" + club.desk_id(GROUP))
    await club.asked(anna)
    luca = await club.taken(LUCA)
    await luca.act("[To a colleague…]", "[Put it back in the list]")
    assert "Back in the list; Director had it" in group.screen
    luca = await club.taken(LUCA)
    await luca.act("[I confirm the ruling]", "[Send]")
    await club.asked(anna, WORDS)
    marta = await club.taken(MARTA)
    await marta.press("To a colleague…")
    assert marta.buttons.count("To Director") == 1, "who has answered here, but not oneself"
    key = club.id_of(marta)
    await marta.carry(f"*question.{key}.{club.question(key)['version']}.to.{LUCA}")
    assert luca.screen.startswith("Handed on to you")
    await luca.act("[To a colleague…]", "[To the desk Club]")
    assert WORDS not in "".join(club.texts(GROUP)), "here nothing of it is kept"
    assert "Handed on to another desk" in "".join(club.texts(GROUP))
    assert WORDS in club.texts(ANOTHER)[-1]
    assert anna.screen.startswith("A1 · Sent to Club")
    assert anna.message.row[1][1] != "", "its buttons are those of the new question"
    marta = await club.taken(MARTA, ANOTHER)
    await marta.act("[I confirm the ruling]", "[Send]")
    assert anna.screen.startswith("A1 · Confirmed")


async def test_a_desk_has_fifty_open_questions(club: DeskClub) -> None:
    asked = [await club.asked(club.person(1_000 + number)) for number in range(MOST_AT_A_DESK)]
    late = club.person()
    await club.compose(late)
    await late.press("Send: I direct, no hurry")
    assert late.said.startswith("This desk has as many open questions as it can take")
    first = club.person(1_000)
    await first.press("Withdraw my question")
    await late.press("Send: I direct, no hurry")
    assert late.screen.startswith(f"A{len(asked) + 1} · Sent to Club")


async def test_who_has_left_the_group_sends_nothing(database: str) -> None:
    api = DeskApi(administrators={(GROUP, 1)})  # the bot itself
    async with desk_club(database, api) as club:
        anna = club.person()
        await club.asked(anna)
        marta = await club.taken()
        await marta.press("I confirm the ruling")
        api.gone.add((GROUP, MARTA))
        await marta.press("Send")
        assert marta.said.startswith("You are no longer in the group of this desk")
        assert anna.screen.startswith("A1 · Sent to Club")
        assert "Back in the list" in club.texts(GROUP)[-1]


async def test_an_old_button_and_an_update_that_comes_again_do_nothing_twice(
    club: DeskClub,
) -> None:
    anna = club.person()
    await club.compose(anna)
    message, press = anna.message, dict(anna.message.row)["Send: I direct, no hurry"]
    update = club.api.press(anna.someone, message.message_id, press)
    await club.club.deliver(update)
    club.api.unanswered.add(update["callback_query"]["id"])
    await club.club.deliver(update)
    assert anna.screen.startswith("A1 · Sent to Club")
    await anna.carry(press, message.message_id)
    assert anna.said == OLD
    assert len([text for text in club.texts(GROUP) if text.startswith("A1")]) == 1


async def test_somebody_else_presses_and_follows_in_vain(club: DeskClub) -> None:
    anna, eve = club.person(), club.person(666)
    key = await club.asked(anna, WORDS)
    version = club.question(key)["version"]
    await eve.send("/help")
    for action in ("withdraw", "add", "confirmed", "send.0", "take", "reopen", "see", "drop"):
        await eve.carry(f"*question.{key}.{version}.{action}")
        assert WORDS not in "".join(club.texts(666)), action
    for payload in (f"h{key}", f"k{key}"):
        await eve.send(f"/start {payload}")
    assert WORDS not in "".join(club.texts(666))
    assert club.question(key)["state"] == "waiting"


async def test_what_directors_write_below_a_card_is_discussion(club: DeskClub) -> None:
    await club.asked(club.person())
    before = len(club.api.messages)
    await club.in_group(MARTA).reply("a defender revoked, I think")
    assert len(club.api.messages) == before
