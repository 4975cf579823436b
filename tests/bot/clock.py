"""An event loop whose clock goes on by itself, so that nobody waits for it."""

import asyncio
import selectors
from collections.abc import Callable, Coroutine
from concurrent.futures import Executor
from typing import Any, TypeVar, TypeVarTuple

T = TypeVar("T")
Ts = TypeVarTuple("Ts")


class _Skipping(selectors.DefaultSelector):
    """Waits for what really happens only while threads work."""

    loop: "SkippingLoop"

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if self.loop.threads:
            return super().select(0 if timeout == 0 else None)
        ready = super().select(0)
        if ready or timeout == 0:
            return ready
        if timeout is None:
            return super().select(None)
        self.loop.skipped += timeout
        return []


class SkippingLoop(asyncio.SelectorEventLoop):
    """Skips the time in which nothing happens; seconds begin at 0."""

    def __init__(self) -> None:
        self.skipped = 0.0
        self.threads = 0
        selector = _Skipping()
        selector.loop = self
        super().__init__(selector)

    def time(self) -> float:
        return self.skipped

    def run_in_executor(
        self, executor: Executor | None, func: Callable[[*Ts], T], *args: *Ts
    ) -> "asyncio.Future[T]":
        self.threads += 1
        future = super().run_in_executor(executor, func, *args)
        future.add_done_callback(self._thread_ended)
        return future

    async def shutdown_default_executor(
        self,
        timeout: float | None = None,  # noqa: ASYNC109 - as asyncio asks for it
    ) -> None:
        """Wait for the threads however long they take: a limit would be skipped over."""
        await super().shutdown_default_executor()

    def _thread_ended(self, _: object) -> None:
        self.threads -= 1


def skipping(work: Coroutine[Any, Any, T]) -> T:
    """Carry out work to its end, in no time."""
    with asyncio.Runner(loop_factory=SkippingLoop) as runner:
        return runner.run(work)


def now() -> float:
    """The seconds that have gone by."""
    return asyncio.get_running_loop().time()
