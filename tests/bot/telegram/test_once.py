"""An update is carried out once, in one transaction."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from bot.storage.store import Done, Job, Store
from tests.bot.person import opened


@pytest.fixture
def transactions(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The transactions of all stores from now on: of each, how many jobs it had."""
    found: list[int] = []
    carry_out = Store.carry_out

    def counted(store: Store, jobs: Sequence[Job]) -> list[Done]:
        found.append(len(jobs))
        return carry_out(store, jobs)

    monkeypatch.setattr(Store, "carry_out", counted)
    return found


async def test_a_press_is_one_transaction_up_to_the_ruling_and_on_it(
    tmp_path: Path, transactions: list[int]
) -> None:
    async with opened(f"sqlite:///{tmp_path / 'bot.sqlite3'}") as club:
        await club.bot.housekeeping.stop()
        person = await club.person().act("/revoke")
        transactions.clear()
        presses = 0
        while answer := next((one for one in person.actions if "=" in one), None):
            await person.carry(person.actions[answer])
            presses += 1
        assert presses >= 3, "it has come to a ruling"
        await person.carry(person.actions["why"])
        assert len(transactions) == presses + 1


async def test_a_command_is_one_transaction_and_one_for_its_message(
    tmp_path: Path, transactions: list[int]
) -> None:
    async with opened(f"sqlite:///{tmp_path / 'bot.sqlite3'}") as club:
        await club.bot.housekeeping.stop()
        person = club.person()
        transactions.clear()
        await person.send("/revoke")
        assert len(transactions) == 2
