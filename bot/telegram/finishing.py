"""Tasks in progress at the end: what is nearly done is allowed to finish."""

import asyncio
from collections.abc import Collection
from typing import Any


async def finish_within(seconds: float, tasks: Collection["asyncio.Task[Any]"]) -> None:
    """Wait for tasks to end, for some seconds at most; cancel those that are late."""
    if not tasks:
        return
    _, late = await asyncio.wait(tasks, timeout=seconds)
    for task in late:
        task.cancel()
    await asyncio.gather(*late, return_exceptions=True)
