"""Answers are published a day later, without anybody's name, and found again."""

from bot.storage.tables import QUESTION
from bot.storage.transaction import Transaction
from tests.bot.bot_api import Group
from tests.bot.desk.desk_people import ADMIN, CHANNEL, GROUP, DeskClub, play
from tests.bot.person import Person
from tests.bot.scripts import Script, scripted

WORDS = "My partner Anna Rossi revoked."
ANSWER = "The card was played: 45C1."


async def with_channel(club: DeskClub) -> None:
    """Link a channel in which the bot may post."""
    api = club.api
    api.groups[GROUP] = Group()
    api.groups[CHANNEL] = Group("channel", name="help", bot="administrator")
    api.administrators.add((CHANNEL, ADMIN))
    await club.in_group(ADMIN).send("/link @help")
    assert "@help" in club.texts(GROUP)[-1]


async def to_be_published(club: DeskClub, asker: Person) -> Person:
    """An answer that is to be published; the director sees it, signed."""
    await club.asked(asker, WORDS)
    marta = await club.taken()
    await marta.act("[I confirm the ruling]", ANSWER, "[Signed: the desk]", "[Send]")
    await marta.act("[Publish tomorrow]")
    assert marta.screen.endswith("Is the text free of names?")
    await marta.press("Yes, publish tomorrow")
    return marta


@scripted
async def test_an_answer_with_a_channel(club: DeskClub, script: Script) -> None:
    await with_channel(club)
    await play(club, script)


@scripted
async def test_an_answer_without_a_channel(club: DeskClub, script: Script) -> None:
    await play(club, script)


async def test_a_channel_where_the_bot_may_not_post_is_told_to_the_director(
    club: DeskClub,
) -> None:
    await with_channel(club)
    marta = await to_be_published(club, club.person())
    club.api.groups[CHANNEL].bot = "kicked"
    await club.later(days=1)
    assert marta.screen.startswith("Not posted in the channel")
    bruno = club.person(8)
    await club.compose(bruno, anyway=False)
    assert bruno.screen.startswith("Already answered?\n1 Defender")


async def test_an_answer_whose_case_is_ruled_otherwise_today_is_to_be_checked(
    club: DeskClub,
) -> None:
    await to_be_published(club, club.person())
    await club.later(days=1)

    def change(rows: Transaction) -> None:
        assert isinstance(rows, Transaction)
        rows._connection.execute(QUESTION.update().values(ruled="of another release"))

    await club.club.bot.store.run(change)
    bruno = club.person(8)
    await club.compose(bruno, anyway=False)
    await bruno.press(bruno.buttons[0])
    assert "Check: today this case is ruled otherwise." in bruno.screen
