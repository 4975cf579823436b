"""What an update of an interview costs since there can be desks of directors; a search at one.

`make bench ARGS=desk` holds the same interviews before four bots, by turns: one as before there
were desks (no statement asks for one), one where no group may be a desk, one where groups may be
desks and none is, one where a desk is open. Processor time is that of the whole process: the
stand-in for Telegram, the same for all, is part of it.
"""

import asyncio
import gc
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, ExitStack, contextmanager
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from statistics import mean, median
from tempfile import TemporaryDirectory
from typing import Any, Final
from unittest.mock import patch

from sqlalchemy import Engine, event

from bot.conversation.callback_data import Press
from bot.conversation.codec import pack, unpack
from bot.conversation.pressing import read_action
from bot.desk.found import MOST_SEARCHED, searchable
from bot.desk.model import LONGEST_TEXT, Question, State
from bot.screens.desk.shared import case_text
from bot.storage import open_store
from bot.storage.desks import DeskRows
from bot.storage.transaction import Transaction
from bot.terminal.bot_api import Json, Someone
from bot.usecases.questions import find_by_text
from lawcore import IN_FORCE, SUBJECTS
from lawcore.book.library import Library
from tests.bot.bot_api import FullApi
from tests.bot.person import Club, opened
from tests.bot.storage.direct import run
from tests.bot.walks import at_random
from tools.bench.load.scripts import Script, of_the_bot

BEFORE, UNSET, NONE, ONE = "before desks", "DESKS not set", "no desk", "an open desk"
INTERVIEWS = 200
AS_MUCH: Final = 1.03
"""The most processor time of an update, relative to before: less than that is not measured."""
GROUP, ADMIN = -1_001, 9
TYPED = "defender revoked at trick 5, partner won it"
LINE = "the revoke of a defender is established, who has won that trick"
ASKS_FOR_ONE, ASKS_FOR_NONE = (
    "EXISTS (SELECT * \nFROM desk \nWHERE desk.closed IS 0) AS desk",
    "0 AS desk",
)
SEARCHES, CASES = 20, 500


@dataclass(eq=False)
class Statements:
    """Counts what any database is asked; `before` desks nobody asked whether there is one."""

    number: int = 0
    before: bool = False

    def note(self, _: Any, __: Any, statement: str, parameters: Any, *___: Any) -> Any:
        """Count a statement; return it as it is executed."""
        self.number += 1
        if self.before:
            statement = statement.replace(ASKS_FOR_ONE, ASKS_FOR_NONE)
        return statement, parameters

    @contextmanager
    def those_of(self, side: str) -> Iterator[None]:
        """Let a side ask for a while what it asks."""
        self.before = side == BEFORE
        with ExitStack() as stack:
            if self.before:
                stack.enter_context(patch.object(DeskRows, "has_desk", lambda _: False))
            yield


@dataclass(eq=False)
class Side:
    """One bot, and what its updates cost: milliseconds of processor time, and statements."""

    name: str
    club: Club
    executed: Statements
    cpu: list[float] = field(default_factory=list)
    statements: dict[str, list[int]] = field(default_factory=dict)

    async def hold(self, script: Script, someone: Someone) -> None:
        """Hold an interview from its command to its ruling; then type a line that begins one."""
        api, spent = self.club.api, 0.0
        with self.executed.those_of(self.name):
            spent += await self._carry_out("command", api.write(someone, script.command))
            for action in script.presses:
                shown = api.changes[-1]
                begun = (unpack(data) for _, data in shown.row)
                pressed = next(one for one in begun if isinstance(one, Press))
                data = pack(replace(pressed, action=read_action(action)))
                update = api.press(someone, shown.message_id, data)
                spent += await self._carry_out("press", update)
            assert self.name == ONE or api.changes[-1].marked == script.ruling
            await self._carry_out("typed line", api.write(someone, TYPED))
        self.cpu.append(spent / (1 + len(script.presses)))
        api.changes.clear()
        api.messages.clear()

    async def _carry_out(self, kind: str, update: Json) -> float:
        executed, began = self.executed.number, time.process_time()
        await self.club.post(update)
        took = (time.process_time() - began) * 1_000
        self.statements.setdefault(kind, []).append(self.executed.number - executed)
        return took


async def costs(folder: Path, interviews: int) -> dict[str, Side]:
    """Hold interviews on every side by turns; return what that has cost."""
    ways: dict[str, dict[str, Any]] = {BEFORE: {}, UNSET: {}, NONE: {"desks": "any"}}
    async with AsyncExitStack() as stack:
        sides, executed = [], Statements()
        event.listen(Engine, "before_cursor_execute", executed.note, retval=True)
        stack.callback(event.remove, Engine, "before_cursor_execute", executed.note)
        for name, changes in (ways | {ONE: {"desks": "any"}}).items():
            address = f"sqlite:///{folder / name.replace(' ', '_')}.sqlite3"
            club = await stack.enter_async_context(opened(address, FullApi(), **changes))
            sides.append(Side(name, club, executed))
        api = sides[-1].club.api
        api.administrators.add((GROUP, ADMIN))
        await sides[-1].club.post(api.write(Someone(ADMIN, GROUP, "en"), "/desk"))
        gc.collect()
        gc.freeze()
        for number, script in enumerate(of_the_bot()[: interviews + 1]):
            turned = sides[number % len(sides) :] + sides[: number % len(sides)]
            for side in turned:
                await side.hold(script, Someone(1_000 + number, 1_000 + number, script.language))
        for side in sides:
            del side.cpu[0]
        return {side.name: side for side in sides}
    raise AssertionError  # the block above returns


def rows(interviews: int = INTERVIEWS) -> Iterator[tuple[str, str, str]]:
    """Yield the figures: name, figure, target."""
    with TemporaryDirectory() as folder:
        found = asyncio.run(costs(Path(folder), interviews))
    before = found[BEFORE]
    for name in (UNSET, NONE, ONE):
        ratios = [now / then for now, then in zip(found[name].cpu, before.cpu, strict=True)]
        figure = f"{median(ratios):.3f} x ({mean(found[name].cpu):.2f} ms)"
        target = "" if name == ONE else f"≤ {AS_MUCH} x"
        yield f"CPU of an update: {name} / {BEFORE}, {interviews}", figure, target
    for kind in before.statements:
        counts = [median(found[name].statements[kind]) for name in (BEFORE, UNSET, NONE, ONE)]
        figure = ", ".join(f"{count:.0f}" for count in counts)
        yield f"… statements of a {kind}, of the four", figure, "alike"
    yield f"a line searched in {MOST_SEARCHED} answers", f"{searching():.1f} ms", "≤ 20 ms"


def searching() -> float:
    """Return the median milliseconds in which a typed line finds answers of a full desk."""
    with TemporaryDirectory() as folder:
        store = open_store(f"sqlite:///{Path(folder) / 'bench.sqlite3'}")
        run(store, _publish)
        took = []
        for _ in range(SEARCHES):
            began = time.perf_counter()
            assert run(store, partial(find_by_text, desks=("d",), text=LINE))
            took.append((time.perf_counter() - began) * 1_000)
        store.close()
    return median(took)


def _publish(rows: Transaction) -> None:
    """Publish as many answers as are searched: cases of all subjects, with articles for words."""
    library = Library.of("en")
    texts = [" ".join(library.open(one, IN_FORCE).paragraphs) for one in library.numbers(IN_FORCE)]
    names = [name for name, subject in SUBJECTS.items() if IN_FORCE in subject.books]
    cases = [at_random(names[seed % len(names)], int(IN_FORCE), seed) for seed in range(CASES)]
    for number in range(MOST_SEARCHED):
        row = cases[number % CASES]
        published = Question(
            desk="d",
            number=number,
            asker_id=0,
            language="en",
            subject=row.subject,
            edition=row.edition,
            answers=row.answers,
            state=State.ANSWERED,
            answer=texts[number % len(texts)][:LONGEST_TEXT],
            answered_at=rows.now,
            listed=True,
        )
        found = searchable(case_text(published, "en"))
        rows.add_question(replace(published, searched=found))
