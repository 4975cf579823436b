"""What a press costs in calls: an update traced through a running bot.

`python -m tools.bench.press` (`make bench ARGS=press`) prints, for each of four updates, the calls
of functions of the bot and of the law, the functions, the files and rooms in which they lie, and
how often the next function called lies in another file or room. What stands for Telegram and what
is done in quiet are left out. Counts are exact; no time is measured.
"""

import asyncio
import sys
import threading
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from itertools import groupby, pairwise
from pathlib import Path
from tempfile import TemporaryDirectory
from types import CodeType, FrameType
from typing import Any

import bot
from bot.conversation.codec import unpack
from tests.bot.person import Club, Person, opened

ROOT = Path(bot.__file__).parent.parent
LEFT_OUT = ("bot/terminal/bot_api.py", "bot/housekeeping.py")
"""What stands for Telegram in the tests, and what is done in quiet, whoever presses."""


class Trip:
    """The functions called while it records, in any thread, in their order."""

    def __init__(self) -> None:
        self.records = False
        self._calls: list[CodeType] = []
        self._file_of: dict[CodeType, str] = {}

    def profile(self, frame: FrameType, kind: str, _: object) -> None:
        """Note a call; given to `sys.setprofile`."""
        if self.records and kind == "call":
            code = frame.f_code
            if self._in_file(code) and not self._is_called_by_a_stand_in(frame):
                self._calls.append(code)

    def _in_file(self, code: CodeType) -> str:
        if code not in self._file_of:
            self._file_of[code] = _own_file(code)
        return self._file_of[code]

    def _is_called_by_a_stand_in(self, frame: FrameType) -> bool:
        """Tell whether a function is called by what stands for Telegram, at most twice removed."""
        above = (frame.f_back, frame.f_back and frame.f_back.f_back)
        files = (one.f_code.co_filename for one in above if one is not None)
        return any(file.endswith(LEFT_OUT) for file in files)

    @contextmanager
    def recording(self) -> Iterator[None]:
        """Record for a while, anew."""
        self._calls.clear()
        self.records = True
        try:
            yield
        finally:
            self.records = False

    @property
    def files(self) -> list[str]:
        """The files of the functions called, from the checkout on, in the order of the calls."""
        return [self._file_of[code] for code in self._calls]

    def __str__(self) -> str:
        files = self.files
        rooms = [_room(file) for file in files]
        of_bot = sum(file.startswith("bot/") for file in {*files})
        return (
            f"{len(files):>7} calls {len({*self._calls}):>5} functions "
            f"{of_bot:>3} + {len({*files}) - of_bot:<2} files {len({*rooms}):>3} rooms "
            f"{_moves(files):>6} moves between files {_moves(rooms):>4} between rooms"
        )


def _own_file(code: CodeType) -> str:
    """Return the file of a function of the bot or the law, from the checkout on; else nothing."""
    path = Path(code.co_filename)
    if not path.is_relative_to(ROOT):
        return ""
    file = path.relative_to(ROOT).as_posix()
    is_own = file.startswith(("bot/", "lawcore/")) and file not in LEFT_OUT
    return file if is_own else ""


def _room(file: str) -> str:
    """Return the room of a file: a folder or module of the bot; the whole law is a single one."""
    return "/".join(file.split("/")[:2]) if file.startswith("bot/") else "lawcore"


def _moves(places: list[str]) -> int:
    return sum(former != latter for former, latter in pairwise(places))


ANSWERS = ("hand=defender+1-11", "since=played", "won_by=partner")


async def traced(club: Club, trip: Trip) -> None:
    """Print the trips of a revoke that is ruled on, in a process that has ruled on another."""
    await _revoke(club.person(1), (*ANSWERS[:-1], "won_by=offender"))
    person = club.person(2)
    await _said("/revoke", trip, club, club.api.write(person.someone, "/revoke"))
    for answer in ANSWERS[:-1]:
        await _said("press, next question", trip, club, _pressed(person, answer))
    await _said("press, ruling", trip, club, _pressed(person, ANSWERS[-1]))
    again = club.person(3)
    await _revoke(again, ANSWERS[:-1])
    await _said("press, ruling seen before", trip, club, _pressed(again, ANSWERS[-1]))


async def _said(name: str, trip: Trip, club: Club, update: dict[str, Any]) -> None:
    unpack.cache_clear()  # whoever presses here has read the buttons of the message
    with trip.recording():
        await club.deliver(update)
    sys.stdout.write(f"{name:<26} {trip}\n")
    if "--files" in sys.argv:
        for file in sorted({*trip.files}):
            sys.stdout.write(f"{trip.files.count(file):>7} {file}\n")
    if "--rooms" in sys.argv:
        for room, files in groupby(trip.files, _room):
            sys.stdout.write(f"{room:<20} {' '.join(dict.fromkeys(files))}\n")


def _pressed(person: Person, answer: str) -> dict[str, Any]:
    """Return the update of a press on the button of an answer."""
    shown = person.message
    return person.club.api.press(person.someone, shown.message_id, person._data(answer))  # noqa: SLF001 - a tool of the tests


async def _revoke(person: Person, answers: Iterable[str]) -> None:
    await person.send("/revoke")
    for answer in answers:
        await person.do(answer)


async def _run() -> None:
    trip = Trip()
    threading.setprofile(trip.profile)
    sys.setprofile(trip.profile)
    with TemporaryDirectory() as folder:
        async with opened(f"sqlite:///{folder}/renonce.sqlite3") as club:
            await traced(club, trip)


def main() -> None:
    """Print the trips; `--files` adds the calls of each file, `--rooms` the rooms in order."""
    asyncio.run(_run())


if __name__ == "__main__":
    main()
