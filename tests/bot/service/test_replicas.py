"""Two processes' worth of the bot on one database."""

import asyncio

from tests.bot.person import Club, Person, opened


def same_person(person: Person, elsewhere: Club) -> Person:
    """The same person and his messages, as the other replica sees them."""
    elsewhere.api.messages = person.club.api.messages
    elsewhere.api.changes = person.club.api.changes
    return Person(elsewhere, person.someone)


async def test_an_interview_goes_on_in_another_replica(database: str) -> None:
    async with opened(database) as one, opened(database) as two:
        here = one.person()
        two.api._next_update = 1_000
        there = same_person(here, two)
        await here.send("/revoke")
        await there.do("hand=defender")
        await here.do("trick=1-11")
        await there.do("since=played+during_play")
        assert "won_by=partner" in here.actions


async def test_of_two_presses_at_once_one_counts(database: str) -> None:
    async with opened(database) as one, opened(database) as two:
        here = one.person()
        two.api._next_update = 1_000
        there = same_person(here, two)
        await here.send("/revoke")
        press = here.actions["hand=defender+1-11"]
        await asyncio.gather(here.carry(press), there.carry(press))
        assert "since=nothing" in here.actions
        first, second = sorted([here.said, there.said])
        assert first == ""
        assert second.startswith("That button is out of date")


async def test_an_update_delivered_to_both_counts_once(database: str) -> None:
    async with opened(database) as one, opened(database) as two:
        here = one.person()
        two.api._next_update = 1_000
        there = same_person(here, two)
        update = one.api.write(here.someone, "/revoke")
        await asyncio.gather(one.deliver(update), two.deliver(update))
        await there.do("hand=defender")
        assert "trick=1-11" in here.actions
