"""One update on its way through the bot: its turn, and what its deliverer hears of it."""

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

ANSWER = "answerCallbackQuery"
"""The call that may go back as the body of the answer to a webhook post."""


class Turn:
    """The turn of one update among those of its person: it holds his lock, and ends once."""

    def __init__(self, lock: asyncio.Lock | None = None) -> None:
        self._lock = lock

    def end(self) -> None:
        """Let the person's next update begin."""
        if self._lock is not None:
            self._lock.release()
            self._lock = None


@dataclass(eq=False)
class Delivery:
    """An update that nobody waits for: it was polled.

    `is_committed` says that what it asks is kept, and that it need not come again.
    """

    is_committed: bool = False
    turn: Turn | None = None

    @property
    def is_awaited(self) -> bool:
        """A webhook post waits for its answer."""
        return False

    def answer_press(self, parameters: Mapping[str, Any]) -> bool:  # noqa: ARG002 - no post, no answer
        """Answer a press with the webhook post, if one waits; returns whether it was answered."""
        return False


@dataclass(eq=False)
class PostDelivery(Delivery):
    """An update that was posted, and waits for the answer to its post.

    `was_put_off` says that it was put off before, `is_put_off` that it is now. `body` is what the
    post is answered with: the answer to a press, else None.
    """

    was_put_off: bool = False
    is_put_off: bool = False
    body: asyncio.Future[Mapping[str, Any] | None] = field(default_factory=asyncio.Future)

    @property
    def is_awaited(self) -> bool:
        """A webhook post waits for its answer."""
        return not self.body.done()

    def answer_press(self, parameters: Mapping[str, Any]) -> bool:
        """Answer a press with the webhook post, if it still waits."""
        if self.is_put_off or self.body.done():
            return False
        self.body.set_result({"method": ANSWER, **parameters})
        return True

    def close(self) -> None:
        """Answer the post without a body, where it was not answered yet."""
        if not self.body.done():
            self.body.set_result(None)
