"""One update on its way through the bot, for whoever delivered it and waits to hear."""

import asyncio
from collections.abc import Mapping
from contextvars import ContextVar
from dataclasses import dataclass, field
from typing import Any

CARRIED = "answerCallbackQuery"
"""The call that may go back as the body of the answer to a webhook."""


@dataclass(eq=False)
class Delivery:
    """What came of an update so far.

    `again` says that it was put off before, `put_off` that it is now, `committed` that it need not
    come again. The answer to a press is taken at most once, and only while somebody waits for it.
    """

    again: bool = False
    answer: asyncio.Future[Mapping[str, Any] | None] = field(default_factory=asyncio.Future)
    committed: bool = False
    put_off: bool = False

    def takes(self, method: str, parameters: Mapping[str, Any]) -> bool:
        """Take a call of the Bot API to be the body of the answer; return whether it was taken."""
        if method == CARRIED and not self.put_off and not self.answer.done():
            self.answer.set_result({"method": method, **parameters})
            return True
        return False

    def close(self) -> None:
        """Take nothing any more: there is no answer, if none was taken."""
        if not self.answer.done():
            self.answer.set_result(None)


CURRENT: ContextVar[Delivery | None] = ContextVar("delivery", default=None)
"""The delivery that this task works for, None where nobody waits."""
