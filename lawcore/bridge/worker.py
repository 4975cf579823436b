"""Slow work in a separate process, which may take too long or crash without harm.

`python -m lawcore.bridge.worker MODULE NAME` calls that function of that module, which returns the
function that does the work; then it answers each task with its result, both pickled, until its
input ends, or until the process that asked is gone. WorkerProcess is the other end.
"""

import os
import pickle
import queue
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Mapping
from importlib import import_module
from pathlib import Path
from typing import IO, Any, Generic, Self, TypeVar

Task = TypeVar("Task")
Result = TypeVar("Result")

START_LIMIT = 30.0
"""Seconds after which a process that does not start is given up."""

_ATTEMPTS = 2
_LOOK_EVERY = 0.1


class WorkerProcess(Generic[Task, Result]):
    """Does one kind of work in a process of its own, one task at a time.

    `open_work` is a function of a module; it is called in the process and returns the function
    that does a task, which returns None where it cannot be done; if that has a `name`, it is the
    `opened` of the process from its start on. The process starts with the
    first task and again whenever it is gone; it stays for the next task only where it `stays`.
    `limit` is the time for one task in seconds, None for any time; the start of the process has
    START_LIMIT. `environment` replaces that of this process.

    Tasks go through pipes, not through a process pool: a pool needs semaphores, which fail on
    systems where /dev/shm cannot be written, and it runs the main module of the caller again.
    """

    def __init__(
        self,
        open_work: Callable[[], Callable[[Task], Result | None]],
        *,
        limit: float | None = None,
        environment: Mapping[str, str] | None = None,
        stays: bool = True,
    ) -> None:
        self._open_work = open_work
        self._limit = limit
        self._environment = environment
        self._stays = stays
        self._lock = threading.Lock()
        self._given_up = threading.Event()
        self._process: subprocess.Popen[bytes] | None = None
        self.opened: str | None = None

    def __enter__(self) -> Self:
        """Return itself; the process starts with the first task."""
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def pid(self) -> int | None:
        """The number of the running process, None where there is none."""
        process = self._process
        return process.pid if process and process.poll() is None else None

    def do(self, task: Task) -> Result | None:
        """Return the result of a task; other threads wait until it is there.

        None where the task cannot be done or not in time, where the process died twice over it,
        and once tasks are given up.
        """
        with self._lock:
            for _ in range(_ATTEMPTS):
                if self._given_up.is_set():
                    break
                try:
                    result: Result | None = self._ask(task)
                except _TooLateError:
                    self._end()
                    break
                except (EOFError, OSError, pickle.UnpicklingError):
                    self._end()
                else:
                    if not self._stays:
                        self._end()
                    return result
        return None

    def give_up(self) -> None:
        """Give up the present task, in any thread, and every later one."""
        self._given_up.set()
        process = self._process
        if process is not None:
            process.kill()

    def close(self) -> None:
        """End the process once no task is running; a later task starts another."""
        with self._lock:
            self._end()

    def _ask(self, task: Task) -> Any:
        process = self._process
        if process is None or process.poll() is not None:
            self._end()
            process = self._process = self._start()
            if self._given_up.is_set():
                process.kill()
            self.opened = _within(START_LIMIT, process, None)
        return _within(self._limit, process, pickle.dumps(task))

    def _start(self) -> "subprocess.Popen[bytes]":
        environment = dict(os.environ if self._environment is None else self._environment)
        environment["PYTHONPATH"] = os.pathsep.join(
            str(Path(path).absolute()) for path in sys.path
        )
        work = (self._open_work.__module__, self._open_work.__qualname__)
        return subprocess.Popen(  # noqa: S603 - our own interpreter, nothing from outside
            (sys.executable, "-P", "-m", "lawcore.bridge.worker", *work),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env=environment,
        )

    def _end(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        process.kill()
        process.wait()
        for pipe in (process.stdin, process.stdout):
            if pipe:
                try:
                    pipe.close()
                except BrokenPipeError:
                    continue


class _TooLateError(Exception):
    """The time for a task has run out."""


def _within(limit: float | None, process: "subprocess.Popen[bytes]", task: bytes | None) -> Any:
    """Send a task, if any, and return the answer; raise `_TooLateError` after a time.

    Raises `EOFError` or `OSError` where the process has ended.
    """
    expired = threading.Event()

    def expire() -> None:
        expired.set()
        process.kill()

    timer = None if limit is None else threading.Timer(limit, expire)
    if timer is not None:
        timer.start()
    try:
        return _exchange(process, task)
    except (EOFError, OSError, pickle.UnpicklingError):
        if expired.is_set():
            raise _TooLateError from None
        raise
    finally:
        if timer is not None:
            timer.cancel()


def _exchange(process: "subprocess.Popen[bytes]", task: bytes | None) -> Any:
    if process.stdin is None or process.stdout is None:
        raise EOFError
    if task is not None:
        process.stdin.write(task)
        process.stdin.flush()
    return pickle.load(process.stdout)  # noqa: S301 - our own process has written it


def _tasks(source: IO[bytes], tasks: "queue.SimpleQueue[tuple[Any] | None]") -> None:
    """Pass the tasks on, then None; end at once where the process that asked has gone."""
    asking = os.getppid()
    try:
        while True:
            tasks.put((pickle.load(source),))  # noqa: S301 - the process that asks has written it
    except EOFError:
        tasks.put(None)
    never = threading.Event()
    while os.getppid() == asking:
        never.wait(_LOOK_EVERY)
    os._exit(0)


def main() -> None:
    """Answer task after task until the input ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # interrupts are left to the process that asks
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    module, name = sys.argv[1:]
    work = getattr(import_module(module), name)()
    tasks: queue.SimpleQueue[tuple[Any] | None] = queue.SimpleQueue()
    threading.Thread(target=_tasks, args=(sys.stdin.buffer, tasks), daemon=True).start()
    answer: Any = getattr(work, "name", None)
    while True:
        pickle.dump(answer, out)
        out.flush()
        task = tasks.get()
        if task is None:
            os._exit(0)
        answer = work(*task)


if __name__ == "__main__":
    main()
