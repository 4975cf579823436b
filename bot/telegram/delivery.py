"""How an update came, whether it comes again, and how its webhook post is answered."""

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

ANSWER = "answerCallbackQuery"
"""The call that may be returned as the answer to a webhook post."""


class UpdateTurn:
    """The turn of one update: while it lasts, no other update of the same person is handled."""

    def __init__(self, lock: asyncio.Lock | None = None) -> None:
        self._lock = lock

    def end(self) -> None:
        """Let the person's next update begin; a second call does nothing."""
        if self._lock is not None:
            self._lock.release()
            self._lock = None


@dataclass(eq=False)
class Delivery:
    """An update that comes once: nobody waits for an answer.

    `committed_at` says since when, by the loop's clock, its change is in the database. `turn` is
    set while the update is handled.
    """

    committed_at: float | None = None
    turn: UpdateTurn | None = None

    @property
    def is_committed(self) -> bool:
        """Whether its change is in the database, so that it need not come again."""
        return self.committed_at is not None

    def commit(self) -> None:
        """Note that its change is in the database."""
        self.committed_at = asyncio.get_running_loop().time()

    def answer_press(self, parameters: Mapping[str, Any]) -> bool:  # noqa: ARG002 - no post, no answer
        """Answer a press in the answer to its post, if one waits; return whether that was done.

        `parameters` are those of the Bot API's `answerCallbackQuery`.
        """
        return False


@dataclass(eq=False)
class RepeatableDelivery(Delivery):
    """An update that Telegram keeps until it is confirmed: polled, or posted to the webhook.

    An update that is put off is to be tried again, because the database could not take it:
    `is_put_off` says so now, `was_put_off` of an earlier try of the same update.
    """

    was_put_off: bool = False
    is_put_off: bool = False

    def try_again(self) -> None:
        """Note that a further try of it begins."""
        self.was_put_off |= self.is_put_off
        self.is_put_off = False


@dataclass(eq=False)
class PostDelivery(RepeatableDelivery):
    """An update that was posted to the webhook; the post waits for its answer.

    `body` becomes what the post is answered with: the call that answers a press, or None.
    """

    body: asyncio.Future[Mapping[str, Any] | None] = field(default_factory=asyncio.Future)

    def answer_press(self, parameters: Mapping[str, Any]) -> bool:
        """Answer a press in the answer to its post; return False where that has been sent."""
        if self.is_put_off or self.body.done():
            return False
        self.body.set_result({"method": ANSWER, **parameters})
        return True

    def close(self) -> None:
        """Answer the post without a body, unless it is answered already."""
        if not self.body.done():
            self.body.set_result(None)
