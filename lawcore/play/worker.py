"""The solver in a process of its own, which may take too long or crash without harm.

`python -m lawcore.play.worker` says which solver it has, then reads a position a line and writes
the tricks of each card a line, both as JSON, until its input ends; it ends too when the process
that asked is gone. SolverProcess is the other end.
"""

import json
import os
import queue
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any, Self, TextIO, TypeAlias

from lawcore.play.cards import Card, Seat, Suit
from lawcore.play.position import Position, chosen

TIME_LIMIT = 10.0
"""Seconds after which a position is given up, unless the caller says otherwise."""

START_LIMIT = 30.0
"""Seconds after which a process that does not start is given up."""

Engine: TypeAlias = str
"""Which solver answers: "dds" or "python"."""

Values: TypeAlias = Callable[[Position, Iterable[Card] | None], dict[Card, int]]

_Json: TypeAlias = dict[str, Any]

_COMMAND = (sys.executable, "-P", "-m", "lawcore.play.worker")
_ATTEMPTS = 2
_LOOK_EVERY = 0.1


class SolverProcess:
    """One solver process, started when first needed and again whenever it is gone.

    It may be called from several threads; they wait for one another. `limit` is the time for one
    position in seconds; the start of the process has START_LIMIT. `environment` replaces that of
    this process; DDS_LIB in it names another library.
    """

    def __init__(
        self, limit: float = TIME_LIMIT, environment: Mapping[str, str] | None = None
    ) -> None:
        self._limit = limit
        self._environment = environment
        self._lock = threading.Lock()
        self._process: subprocess.Popen[str] | None = None
        self._engine: Engine | None = None

    def __enter__(self) -> Self:
        """Return itself; the process starts with the first position."""
        return self

    def __exit__(self, *_: object) -> None:
        """End the process."""
        self.close()

    @property
    def engine(self) -> Engine | None:
        """Which solver the last process had; None before the first one has started."""
        return self._engine

    @property
    def pid(self) -> int | None:
        """The number of the running process, None where there is none."""
        process = self._process
        return process.pid if process and process.poll() is None else None

    def values(
        self, position: Position, cards: Iterable[Card] | None = None
    ) -> dict[Card, int] | None:
        """Return for each card how many of the tricks left the side to play wins after it.

        As lawcore.play.solver.values, with the same ValueError; None where the solver did not
        finish in time, refused the position, or twice died over it.
        """
        told = chosen(position, cards)
        line = json.dumps(_asked(position, told))
        with self._lock:
            for _ in range(_ATTEMPTS):
                reply, in_time = self._ask(line)
                if reply is not None:
                    return _tricks(reply)
                self._end()
                if not in_time:
                    break
        return None

    def close(self) -> None:
        """End the process; a later call starts another."""
        with self._lock:
            self._end()

    def _ask(self, line: str) -> tuple[_Json | None, bool]:
        """Return the reply, None where there was none, and whether the time had not run out."""
        process = self._process
        if process is None or process.poll() is not None:
            self._end()
            process = self._process = self._start()
            hello, in_time = _within(START_LIMIT, process, None)
            if hello is None:
                return None, in_time
            self._engine = hello["engine"]
        return _within(self._limit, process, line)

    def _start(self) -> "subprocess.Popen[str]":
        environment = dict(os.environ if self._environment is None else self._environment)
        environment["PYTHONPATH"] = os.pathsep.join(
            str(Path(path).absolute()) for path in sys.path
        )
        return subprocess.Popen(  # noqa: S603 - our own interpreter, nothing from outside
            _COMMAND,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            encoding="ascii",
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


def _within(
    limit: float, process: "subprocess.Popen[str]", line: str | None
) -> tuple[_Json | None, bool]:
    """Exchange a line; the process is killed after a time. Tell also whether it was not."""
    expired = threading.Event()

    def expire() -> None:
        expired.set()
        process.kill()

    timer = threading.Timer(limit, expire)
    timer.start()
    try:
        reply = _exchange(process, line)
    finally:
        timer.cancel()
    return reply, not expired.is_set()


def _exchange(process: "subprocess.Popen[str]", line: str | None) -> _Json | None:
    """Send a line, if any, and return the reply, None where the process has ended."""
    if process.stdin is None or process.stdout is None:
        return None
    try:
        if line is not None:
            process.stdin.write(f"{line}\n")
            process.stdin.flush()
    except BrokenPipeError:
        return None
    reply = process.stdout.readline()
    if not reply.endswith("\n"):
        return None
    answer: _Json = json.loads(reply)
    return answer


def _tricks(reply: _Json) -> dict[Card, int] | None:
    """Return the tricks of each card in a reply; None where the solver refused the position."""
    if "values" not in reply:
        return None
    return {Card.read(card): tricks for card, tricks in reply["values"].items()}


def _asked(position: Position, cards: Iterable[Card]) -> _Json:
    return {
        "hands": {seat.value: [str(c) for c in hand] for seat, hand in position.hands.items()},
        "trump": position.trump and position.trump.value,
        "turn": position.turn.value,
        "trick": [[seat.value, str(card)] for seat, card in position.trick],
        "cards": [str(card) for card in cards],
    }


def _read(line: str) -> tuple[Position, tuple[Card, ...]]:
    """Return the position of a line and the cards to value; raise ValueError where it has none."""
    try:
        asked = json.loads(line)
        position = Position(
            hands={
                Seat(seat): frozenset(Card.read(card) for card in hand)
                for seat, hand in asked["hands"].items()
            },
            trump=None if asked["trump"] is None else Suit(asked["trump"]),
            turn=Seat(asked["turn"]),
            trick=tuple((Seat(seat), Card.read(card)) for seat, card in asked["trick"]),
        )
        return position, tuple(Card.read(card) for card in asked["cards"])
    except (KeyError, TypeError, AttributeError) as error:
        msg = f"not a position: {error!r}"
        raise ValueError(msg) from error


def _engine() -> tuple[Engine, Values]:
    """Return DDS where it is installed, else the solver in Python.

    They are read here, in the process that solves: whoever asks it has no use for them.
    """
    from lawcore.play import dds, solver  # noqa: PLC0415

    try:
        return "dds", dds.Dds(dds.library()).values
    except dds.NoLibrary as missing:
        sys.stderr.write(f"{missing}; the solver in Python answers\n")
        return "python", solver.values


def _reply(line: str, values: Values) -> str:
    try:
        position, cards = _read(line)
        tricks = values(position, cards)
    except ValueError as error:
        return json.dumps({"error": str(error)})
    return json.dumps({"values": {str(c): n for c, n in tricks.items()}})


def _lines(source: TextIO, lines: "queue.SimpleQueue[str | None]") -> None:
    """Pass the lines on, then None; end at once where the process that asked has gone."""
    asking = os.getppid()
    for line in source:
        lines.put(line)
    lines.put(None)
    never = threading.Event()
    while os.getppid() == asking:
        never.wait(_LOOK_EVERY)
    os._exit(0)


def main() -> None:
    """Answer position after position until the input ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    out = os.fdopen(os.dup(1), "w", encoding="ascii")
    os.dup2(2, 1)
    engine, values = _engine()
    out.write(json.dumps({"engine": engine}) + "\n")
    out.flush()
    lines: queue.SimpleQueue[str | None] = queue.SimpleQueue()
    threading.Thread(target=_lines, args=(sys.stdin, lines), daemon=True).start()
    while (line := lines.get()) is not None:
        out.write(_reply(line, values) + "\n")
        out.flush()
    os._exit(0)


if __name__ == "__main__":
    main()
