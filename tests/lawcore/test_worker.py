"""A process beside this one: it answers, may die or take too long, and ends when it should."""

import os
import threading
from collections.abc import Callable
from time import monotonic

from lawcore.bridge.worker import WorkerProcess
from tests.patience import PATIENCE, until


def open_work() -> Callable[[str], tuple[int, str] | None]:
    """What answers with its own process, and does badly what it is told to."""

    def work(task: str) -> tuple[int, str] | None:
        if task == "die":
            os._exit(1)
        if task == "fail":
            raise ValueError(task)
        if task == "hang":
            threading.Event().wait(PATIENCE)
        print("nobody reads this")  # noqa: T201 - it must not come between the answers
        return None if task == "none" else (os.getpid(), task)

    return work


def answered(worker: WorkerProcess[str, tuple[int, str]], task: str) -> str:
    """What the running process answers."""
    answer = worker.do(task)
    assert answer is not None
    assert answer[0] == worker.pid
    return answer[1]


def test_one_process_does_task_after_task() -> None:
    with WorkerProcess(open_work) as worker:
        for task in ("one", "two"):
            assert answered(worker, task) == task
        pid = worker.pid
        assert worker.do("none") is None
        assert answered(worker, "three") == "three"
        assert pid == worker.pid
    assert worker.pid is None


def test_where_it_does_not_stay_each_task_has_its_process() -> None:
    with WorkerProcess(open_work, stays=False) as worker:
        first, second = worker.do("one"), worker.do("two")
        assert first is not None
        assert second is not None
        assert first[0] != second[0]
        assert worker.pid is None


def test_a_task_over_which_it_dies_is_given_up_and_the_next_is_done() -> None:
    with WorkerProcess(open_work) as worker:
        for bad in ("die", "fail"):
            assert worker.do(bad) is None
            assert answered(worker, "good") == "good"


def test_a_task_that_takes_too_long_is_given_up_and_the_next_is_done() -> None:
    with WorkerProcess(open_work, limit=0.5) as worker:
        before = monotonic()
        assert worker.do("hang") is None
        assert monotonic() - before < PATIENCE / 2
        assert answered(worker, "good") == "good"


def test_given_up_from_another_thread_it_does_nothing_more() -> None:
    answers: list[object] = []
    with WorkerProcess(open_work) as worker:
        hanging = threading.Thread(target=lambda: answers.append(worker.do("hang")))
        hanging.start()
        until(lambda: worker.pid is not None, "started")
        worker.give_up()
        hanging.join(PATIENCE / 2)
        assert answers == [None]
        assert worker.do("good") is None
    assert worker.pid is None
