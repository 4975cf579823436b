"""How many updates of one person are taken."""

import pytest

from bot.telegram import flood
from bot.telegram.flood import AT_ONCE, Admission, FloodLimit
from tests.bot.person import opened

ADMITTED, TOLD, DROPPED = Admission.ADMITTED, Admission.DROPPED_AND_TOLD, Admission.DROPPED
MUCH = "Too much at once: some of it was not taken. Wait a few seconds, then go on."


class Hand:
    """A clock whose hand is moved."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_more_at_once_than_is_taken_is_dropped_and_said_once() -> None:
    limit = FloodLimit(3, 1, Hand())
    assert [limit.admit(7) for _ in range(6)] == [ADMITTED] * 3 + [TOLD, DROPPED, DROPPED]
    assert limit.admit(8) is ADMITTED, "another person is not concerned"


def test_with_time_more_is_taken_and_it_is_said_again_only_after_a_rest() -> None:
    hand = Hand()
    limit = FloodLimit(2, 1, hand)
    assert [limit.admit(7) for _ in range(3)] == [ADMITTED, ADMITTED, TOLD]
    hand.now += 1
    assert [limit.admit(7) for _ in range(2)] == [ADMITTED, DROPPED]
    hand.now += 5
    assert [limit.admit(7) for _ in range(4)] == [ADMITTED, ADMITTED, TOLD, DROPPED]


def test_at_a_steady_pace_everything_is_taken() -> None:
    hand = Hand()
    limit = FloodLimit(clock=hand)
    for _ in range(10 * AT_ONCE):
        hand.now += 1 / flood.A_SECOND
        assert limit.admit(7) is ADMITTED


def test_a_clock_that_stands_still_takes_no_more() -> None:
    limit = FloodLimit(5, 2, Hand())
    assert sum(limit.admit(7) is ADMITTED for _ in range(1_000)) == 5


def test_who_has_been_idle_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(flood, "REMEMBERED", 50)
    hand = Hand()
    limit = FloodLimit(3, 1, hand)
    for user_id in range(10_000):
        hand.now += 0.1
        limit.admit(user_id)
    assert len(limit) <= 101


async def test_what_is_dropped_does_not_reach_the_database(database: str) -> None:
    async with opened(database, flood=FloodLimit(4, 1, Hand())) as club:
        person = await club.person().act("/revoke")
        updates = [
            club.api.press(person.someone, person.message.message_id, person.actions["why"])
            for _ in range(10)
        ]
        await club.deliver(*updates)
        assert club.api.answers.count(MUCH) == 1
        assert len(club.api.answers) == 4, "three presses, and once that it was too much"
        rows = await club.bot.store.run(lambda rows: rows.export(7))
        assert [row["step"] for row in rows["conversation"]] == [1], "one counted, two were stale"
        calls = len(club.api.calls)
        await person.send("qwrt")
        assert len(club.api.calls) == calls, "nothing more is said"
        other = await club.person(8).act("/revoke")
        assert "hand=dummy+1-11" in other.actions


async def test_who_writes_too_much_is_told_in_his_language(database: str) -> None:
    async with opened(database, flood=FloodLimit(1, 1, Hand())) as club:
        person = await club.person(language="it").act("/help", "/help")
        assert person.screen.startswith("Troppo in una volta")
        update = club.api.ask(person.someone, "64A1")
        await club.deliver(update)
        assert not club.api.found
