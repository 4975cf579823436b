"""Slow work in a worker process, awaited by the event loop."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Generic, TypeVar

from lawcore.bridge.worker import WorkerProcess

Task = TypeVar("Task")
Result = TypeVar("Result")


class AwaitedWorker(Generic[Task, Result]):
    """A worker process of the bot: a thread waits for it, one task at a time."""

    def __init__(
        self,
        open_work: Callable[[], Callable[[Task], Result | None]],
        name: str,
        *,
        stays: bool = True,
    ) -> None:
        self._worker = WorkerProcess(open_work, stays=stays)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix=name)

    async def do(self, task: Task) -> Result | None:
        """Return the result of a task; None if it cannot be done, or if the process died twice."""
        return await asyncio.get_running_loop().run_in_executor(
            self._thread, self._worker.do, task
        )

    @property
    def pid(self) -> int | None:
        """The id of the running process, None if none runs."""
        return self._worker.pid

    def close(self) -> None:
        """End the process; a task in hand is given up."""
        self._worker.give_up()
        self._thread.shutdown(wait=True, cancel_futures=True)
        self._worker.close()
