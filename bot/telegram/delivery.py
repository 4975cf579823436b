"""How an update came, by polling or as a webhook post, and how its post is answered."""

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

ANSWER = "answerCallbackQuery"
"""The call that may go back as the body of the answer to a webhook post."""


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
    """An update that was polled: nobody waits for an answer.

    `is_committed` says that its change is in the database, so that it need not come again. `turn`
    is set while the update is handled.
    """

    is_committed: bool = False
    turn: UpdateTurn | None = None

    def answer_press(self, parameters: Mapping[str, Any]) -> bool:  # noqa: ARG002 - no post, no answer
        """Answer a press in the answer to its post, if one waits; return whether that was done.

        `parameters` are those of the Bot API's `answerCallbackQuery`.
        """
        return False


@dataclass(eq=False)
class PostDelivery(Delivery):
    """An update that was posted to the webhook; the post waits for its answer.

    An update that is put off is to be posted again, because the database could not take it:
    `is_put_off` says so now, `was_put_off` of an earlier post of the same update. `body` becomes
    what the post is answered with: the call that answers a press, or None.
    """

    was_put_off: bool = False
    is_put_off: bool = False
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
