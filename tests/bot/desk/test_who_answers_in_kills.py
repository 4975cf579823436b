"""Those who answer at a desk while the bot is killed: they come to an end, or say why not."""

from collections.abc import Callable, Mapping
from random import Random
from typing import cast

import pytest

from bot.desk.model import State
from tests.bot.desk.desk_people import GROUP, DeskClub
from tests.bot.person import Person
from tools.kill import desk as people
from tools.kill.desk import ADMINISTRATOR, FIRST_DIRECTOR, Desk, Director, wrong_with_desk
from tools.kill.server import Telegram


class AtOnce:
    """A Telegram whose updates are carried out at once: nobody has to wait for a change."""

    def __init__(self, club: DeskClub) -> None:
        self._club = club.club
        self.api = club.api

    async def deliver(self, update: Mapping[str, object]) -> None:
        await self._club.deliver(dict(update))

    async def changes(self, holds: Callable[[], bool], _: float) -> bool:
        return holds()


def desk_of(club: DeskClub) -> Desk:
    """A desk whose directors act at once."""
    club.api.administrators.add((GROUP, ADMINISTRATOR))
    return Desk(cast("Telegram", AtOnce(club)), 1, finish=True)


async def asked(person: Person) -> str:
    """Have somebody ask in words; return the id of the question."""
    await person.act("/ask What of this then", "[Send: I direct, no hurry]")
    return DeskClub.id_of(person)


async def test_a_director_who_types_for_one_question_under_another_answers_both(
    club: DeskClub, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The screen that has asked last gets what is typed; the other one is begun anew."""
    monkeypatch.setattr(people, "ASKS_BACK", 0.0)
    desk = desk_of(club)
    director = Director(desk, FIRST_DIRECTOR, Random(1))  # noqa: S311 - no secret
    keys = [await asked(club.person(asker)) for asker in (7, 8)]
    for key in keys:
        card = desk.newest(GROUP, key)
        assert card is not None
        await director.take(card, key)
    for _ in range(8):
        for key in keys:
            await director.go_on(key)
    assert [club.question(key)["state"] for key in keys] == [State.ANSWERED] * 2
    assert list(wrong_with_desk(club.club.bot.store, desk)) == []


async def test_a_day_on_which_nothing_new_is_shown_ends_and_says_what_is_open(
    club: DeskClub, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(people, "MOST_STILL", 20)
    desk = desk_of(club)
    await club.asked(club.person())
    for _ in range(20):
        desk.take_turn()
        assert not desk.is_left
    desk.take_turn()
    assert desk.is_left
    still, at_the_end = wrong_with_desk(club.club.bot.store, desk)
    assert "nothing new was shown" in still
    assert "A1 is waiting at the end; asker: 'A1 · Sent to" in at_the_end
