"""Calls to Telegram that fail."""

import pytest
from telegram.error import BadRequest, Forbidden, NetworkError, RetryAfter, TelegramError, TimedOut

from bot.telegram import retries
from bot.telegram.retries import LONGEST_WAIT, TRIES, call_if_possible, with_retries


@pytest.fixture(autouse=True)
def nobody_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retries, "PAUSES", (0.0, 0.0, 0.0))


class Telegram:
    """Fails in these ways, one after the other, then answers."""

    def __init__(self, *failures: TelegramError) -> None:
        self.failures = list(failures)
        self.calls = 0

    async def call(self) -> str:
        self.calls += 1
        if self.failures:
            raise self.failures.pop(0)
        return "done"


@pytest.mark.parametrize(
    "failures",
    [
        [NetworkError("x")] * (TRIES - 1),
        [TimedOut()],
        [RetryAfter(0), RetryAfter(0)],
    ],
)
async def test_what_may_pass_is_tried_again(failures: list[TelegramError]) -> None:
    assert await with_retries(Telegram(*failures).call) == "done"


@pytest.mark.parametrize(
    ("failure", "tries"),
    [
        (NetworkError("x"), TRIES),
        (RetryAfter(0), TRIES),
        (RetryAfter(int(LONGEST_WAIT) + 1), 1),
        (BadRequest("x"), 1),
        (Forbidden("x"), 1),
    ],
)
async def test_what_does_not_pass_is_raised(failure: TelegramError, tries: int) -> None:
    telegram = Telegram(*[failure] * 10)
    with pytest.raises(type(failure)):
        await with_retries(telegram.call)
    assert telegram.calls == tries


async def test_what_does_no_harm_is_ignored() -> None:
    telegram = Telegram(BadRequest("x"))
    await call_if_possible(telegram.call)
    assert telegram.calls == 1
