"""Answers are published a day later, without anybody's name, and found again."""

from bot.storage.tables import QUESTION
from bot.storage.transaction import Transaction
from tests.bot.bot_api import Group
from tests.bot.desk.desk_people import ADMIN, CHANNEL, GROUP, DeskClub, desk_club
from tests.bot.person import Person

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


async def test_an_answer_is_posted_a_day_later_without_names_and_opens_its_case(
    database: str,
) -> None:
    async with desk_club(database) as club:
        await with_channel(club)
        await to_be_published(club, club.person())
        await club.later(hours=23)
        assert not club.texts(CHANNEL)
        await club.later(hours=2)
        (post,) = [one for (chat, _), one in club.api.messages.items() if chat == CHANNEL]
        assert post.text == (
            "Revoke · 2017 Laws\nBot: Established: 1 trick to declarer (64A2)\n"
            "Defender · trick 5 · played on · partner won it\n"
            f"Club: Confirmed. “{ANSWER}”"
        )
        ((label, opens),) = post.row
        assert label == "Open in the bot"
        bruno = club.person(8)
        await bruno.send("/start " + opens.rpartition("=")[2])
        assert "Established: 1 trick to declarer (64A2)" in bruno.screen


async def test_a_publication_is_undone_until_then(club: DeskClub) -> None:
    await with_channel(club)
    marta = await to_be_published(club, club.person())
    await marta.press("Do not publish")
    await club.later(days=2)
    assert not club.texts(CHANNEL)
    await marta.act("[Publish tomorrow]", "[Yes, publish tomorrow]")
    await club.person().press_on("Not clear…")
    await club.person().send("Why?")
    await club.person().press("Send")
    await club.later(days=2)
    assert not club.texts(CHANNEL), "what is not clear is not published"


async def test_a_correction_changes_the_post(club: DeskClub) -> None:
    await with_channel(club)
    marta = await to_be_published(club, club.person())
    await club.later(days=1)
    await marta.act("[Correct…]", "Rather 45C2.", "[Send]")
    (text,) = club.texts(CHANNEL)
    assert text.endswith("Club: Confirmed. “Rather 45C2.”")


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


async def test_who_asks_the_same_is_shown_the_answer_first(database: str) -> None:
    async with desk_club(database) as club:
        await to_be_published(club, club.person())
        await club.later(days=1)
        bruno = club.person(8)
        await club.compose(bruno, anyway=False)
        assert bruno.screen.startswith("Already answered?\n1 Defender")
        await bruno.press(bruno.buttons[0])
        assert f"Club: Confirmed. “{ANSWER}”" in bruno.screen
        assert WORDS not in bruno.screen
        await bruno.press("Yes, that helps")
        await club.compose(bruno, anyway=False)
        await bruno.act("[No, ask anyway]", "[Send: I direct, no hurry]")
        marta = await club.taken()
        await marta.press("Already answered…")
        await marta.press(marta.buttons[0])
        await marta.press("Send")
        assert bruno.screen == (
            "A2 · Already answered, as A1\nBot: Established: 1 trick to declarer (64A2)\n"
            f"“{ANSWER}”\nClub"
        )


async def test_other_deciding_facts_are_another_question_and_others_the_same(
    club: DeskClub,
) -> None:
    await to_be_published(club, club.person())
    await club.later(days=1)
    bruno = club.person(8)
    for facts, is_found in (
        ({"trick": 6}, True),
        ({"won_by": "opponents"}, False),
    ):
        await bruno.send("/revoke")
        told = {"hand": "defender", "trick": 5, "since": "played", "won_by": "partner"}
        await bruno.answer(**told | facts)
        if "Ask a director" not in bruno.buttons:
            await bruno.press("More…")
        await bruno.press("Ask a director")
        assert bruno.screen.startswith("Already answered?\n1 ") is is_found, facts


async def test_it_is_found_by_what_is_typed_with_errors(club: DeskClub) -> None:
    anna = club.person()
    await anna.send("/ask Whether the spectator in the corner may speak about a revoke")
    await anna.press("Send: I am a player")
    marta = await club.taken()
    await marta.act("[My answer…]")
    await marta.act("A spectator must not speak about a revoke during the round.", "[Send]")
    await marta.act("[Publish tomorrow]", "[Yes, publish tomorrow]")
    await club.later(days=1)
    bruno = await club.person(8).act("/ask spektator speaks about a revoke")
    assert bruno.screen.startswith("Already answered?\n1 Question · A spectator must not speak")
    await bruno.send("corner in the round")
    await bruno.press(next(one for one in bruno.buttons if one.startswith("Answered: ")))
    assert "A spectator must not speak" in bruno.screen


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
