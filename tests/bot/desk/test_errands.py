"""What is to be sent is sent: whatever Telegram refuses, whoever was killed, when it is due."""

from datetime import timedelta
from zoneinfo import ZoneInfo

from bot.desk.model import Desk, Errand, ErrandKind, is_quiet, list_is_due
from bot.storage.tables import ERRAND
from bot.storage.transaction import Transaction
from bot.terminal.bot_api import Refusal
from bot.usecases.errands import LEASE
from tests.bot.bot_api import Group
from tests.bot.desk.desk_people import ANOTHER, BEGINNING, GROUP, LUCA, MARTA, DeskClub, play
from tests.bot.scripts import Script, scripted
from tests.bot.storage.direct import run, stored
from tests.tables import tabled

NOW = "Send: I am directing now"
MOVED = -1_001_000_000_009


def cards(club: DeskClub, group: int = GROUP) -> list[str]:
    """The cards that stand in a group."""
    return [text for text in club.texts(group) if text.startswith("A") and "waiting" not in text]


def left(club: DeskClub) -> int:
    """How much is still to be sent."""
    return len(stored(club.club.bot.store, ERRAND))


@scripted
async def test_what_is_to_be_sent(club: DeskClub, script: Script) -> None:
    await play(club, script)


async def test_a_card_that_has_to_wait_comes_later_once(club: DeskClub) -> None:
    api = club.api
    anna = club.person()
    await club.compose(anna)
    api.refused_chats[GROUP] = Refusal(429, "Too Many Requests", retry_after=40)
    await anna.press("Send: I direct, no hurry")
    del api.refused_chats[GROUP]
    assert not cards(club)
    await club.later(seconds=30)
    assert not cards(club)
    await club.later(seconds=11)
    assert len(cards(club)) == 1
    assert not left(club)


async def test_an_edit_that_was_lost_is_mended_by_the_next(club: DeskClub) -> None:
    anna = club.person()
    await club.asked(anna)
    card = club.in_group(MARTA).message
    del club.api.messages[GROUP, card.message_id]
    await anna.press("Withdraw my question")
    assert not cards(club), "a card of a question that is over is not sent anew"
    await club.asked(anna)
    card = club.in_group(MARTA).message
    await club.taken()
    del club.api.messages[GROUP, card.message_id]
    await club.person(MARTA).act("[To a colleague…]", "[Put it back in the list]")
    assert "Back in the list" in club.texts(GROUP)[-1], "it stands below as a new one"


async def test_an_answer_to_somebody_who_has_blocked_the_bot_is_told_to_the_director(
    club: DeskClub,
) -> None:
    anna = club.person()
    await club.asked(anna)
    marta = await club.taken()
    await marta.press("I confirm the ruling")
    blocked = Refusal(403, "Forbidden: bot was blocked by the user")
    club.api.refused_chats[7] = blocked
    await marta.press("Send")
    assert marta.screen.startswith("Not delivered")
    assert "Confirmed" in club.texts(GROUP)[-1]
    assert not left(club)


async def test_a_group_that_has_moved_is_followed(club: DeskClub) -> None:
    api = club.api
    await club.asked(club.person())
    api.groups[GROUP] = Group("group", moved_to=MOVED)
    api.groups[MOVED] = Group()
    await club.asked(club.person(8))
    assert {text[:2] for text in cards(club, MOVED)} == {"A1", "A2"}
    await club.in_group(MARTA, MOVED).press("I'll take it")
    assert len(api.opened) == 1
    assert not left(club)


async def test_of_a_group_that_is_gone_the_askers_are_told(club: DeskClub) -> None:
    anna, bruno = club.person(), club.person(8)
    await club.asked(anna)
    club.api.groups[GROUP] = Group(bot="kicked")
    await club.compose(bruno)
    await bruno.press("Send: I direct, no hurry")
    for asker in (anna, bruno):
        assert "The desk was closed, or cannot be reached." in asker.screen
    assert not left(club)
    await bruno.send("/ask anything at all")
    assert bruno.screen.startswith("There is no desk of directors")


async def test_a_topic_that_is_gone_is_given_up(club: DeskClub) -> None:
    api = club.api
    api.groups[GROUP] = Group(topics={5})
    await club.club.person(101, chat_id=GROUP, language="en", topic_id=5).send("/desk")
    await club.asked(club.person())
    assert club.in_group(MARTA).message.topic_id == 5
    api.groups[GROUP].topics.clear()
    await club.asked(club.person(8))
    assert club.in_group(MARTA).message.topic_id is None
    assert len(cards(club)) == 2


async def test_a_table_waits_also_after_somebody_has_had_its_question(club: DeskClub) -> None:
    anna, bruno = club.person(), club.person(8)
    await club.asked(anna, how=NOW)
    marta = await club.taken()
    await marta.act("[To a colleague…]", "[Put it back in the list]")
    await club.later(minutes=5)
    assert club.texts(GROUP)[-1] == "A1: the table is waiting."
    luca = await club.taken(LUCA)
    await club.later(minutes=10)
    assert anna.screen.startswith("A1 · A director has had it"), "nobody has to be reminded"
    await luca.act("[To a colleague…]", "[Put it back in the list]")
    await club.later(seconds=30)
    assert anna.screen.startswith("A1 · Nobody is free")
    await club.open_desk(ANOTHER)
    await bruno.send("/start d" + club.desk_id(GROUP))
    await club.asked(bruno, how=NOW)
    marta = await club.taken()
    await marta.act("[To a colleague…]", "[To the desk Club]")
    await club.later(minutes=5)
    assert club.texts(ANOTHER)[-1] == "A1: the table is waiting.", "the other desk is reminded"


async def test_while_telegram_is_away_nothing_is_lost_or_doubled(club: DeskClub) -> None:
    anna = club.person()
    await club.compose(anna)
    for chat in (GROUP, 7):
        club.api.refused_chats[chat] = Refusal(502, "Bad Gateway")
    await anna.press("Send: I direct, no hurry")
    assert not cards(club)
    await club.later(minutes=1)
    assert left(club) == 1
    del club.api.refused_chats[GROUP]
    await club.later(minutes=1)
    assert len(cards(club)) == 1
    marta = await club.taken()
    await marta.act("[I confirm the ruling]", "[Send]")
    assert "Confirmed" in club.texts(GROUP)[-1]
    assert left(club) == 1, "the answer waits"
    club.api.refused_chats.clear()
    await club.later(minutes=1)
    assert [text[:9] for text in club.texts(7) if "Confirmed" in text] == ["A1 · Conf"]
    assert not left(club)


async def test_in_quiet_hours_cards_come_silently_and_the_asker_is_told(club: DeskClub) -> None:
    admin, anna = club.in_group(101), club.person()
    await admin.press("Quiet hours: none")
    await club.later(hours=3)
    await club.asked(anna, how=NOW)
    assert "The desk has quiet hours until 8 o'clock." in anna.screen
    assert club.api.silent == {club.in_group(MARTA).message.message_id}
    await club.later(hours=8)
    assert not any("waiting" in text for text in club.texts(GROUP))
    await club.later(hours=1)
    assert club.texts(GROUP)[-1] == "Desk · Club\nOne question is open:\nA1 · Revoke · since 23:00"
    await club.later(hours=3)
    assert sum(text.startswith("Desk") for text in club.texts(GROUP)) == 2, "once a day"


async def test_what_a_killed_process_has_taken_is_sent_by_another(club: DeskClub) -> None:
    store = club.club.bot.store
    key = await club.asked(club.person())
    await club.left_alone()
    run(store, lambda rows: rows.send(Errand(question=key, kind=ErrandKind.CARD, version=9)))
    (taken,) = run(store, lambda rows: rows.take_errands(9, LEASE))
    await club.later(seconds=29)
    assert left(club) == 1
    run(store, lambda rows: rows.lease_errand(taken, rows.now + LEASE))
    await club.later(seconds=29)
    assert left(club) == 1, "who is still sending keeps it"
    await club.later(seconds=2)
    assert not left(club)


async def test_a_change_while_it_is_being_sent_is_sent_after_it(club: DeskClub) -> None:
    store = club.club.bot.store
    await club.left_alone()
    one = Errand(question="q", kind=ErrandKind.CARD, version=1)
    run(store, lambda rows: rows.send(one))
    (taken,) = run(store, lambda rows: rows.take_errands(9, LEASE))
    run(store, lambda rows: rows.send(Errand(question="q", kind=ErrandKind.CARD, version=2)))
    assert not run(store, lambda rows: rows.take_errands(9, LEASE)), "not beside it"
    run(store, lambda rows: rows.finish(taken))
    (again,) = run(store, lambda rows: rows.take_errands(9, LEASE))
    assert again.version == 2


@tabled
def test_quiet_hours_are_those_of_the_zone(
    hours: tuple[int | None, int | None], quiet: tuple[int, ...]
) -> None:
    zone = ZoneInfo("Europe/Rome")
    desk = Desk(chat_id=-1, name="Club", languages="it", quiet_from=hours[0], quiet_to=hours[1])
    day = BEGINNING.astimezone(zone).replace(minute=30)
    found = {hour for hour in range(24) if is_quiet(desk, day.replace(hour=hour), zone)}
    assert found >= set(quiet)
    assert (12 in found) is False
    due = [hour for hour in range(24) if list_is_due(desk, day.replace(hour=hour), zone)]
    assert due[0] == (9 if hours[1] is None else hours[1])
    listed = Desk(chat_id=-1, name="Club", languages="it", listed_on=day.date())
    assert not list_is_due(listed, day, zone)
    assert list_is_due(listed, day + timedelta(days=1), zone)


async def test_a_card_whose_sender_was_killed_before_it_was_noted_is_known_by_a_press(
    club: DeskClub,
) -> None:
    """The errand is still leased to the killed process when the question is answered."""
    store = club.club.bot.store
    key = await club.asked(club.person())
    version = club.question(key)["version"]

    def forget(rows: Transaction) -> None:
        rows.note_question(key, card_id=None)
        rows.send(Errand(question=key, kind=ErrandKind.CARD, version=version))
        rows.take_errands(1, LEASE)

    run(store, forget)
    marta = await club.taken()
    await marta.act("[I confirm the ruling]", "[Send]")
    assert club.in_group(MARTA).buttons == ["I'll take it", "Open the facts"]
    await club.later(seconds=LEASE.total_seconds() + 1)
    assert len(cards(club)) == 1
    assert "Reopen" in club.in_group(MARTA).buttons
    assert not left(club)
