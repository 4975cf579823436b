"""Scripts: what people do and what they then see, line by line, in the TOML file of a test.

A line at the margin is a step, as `Person.act` takes it, `{fact=answer, …}` that answers what is
asked, `[↑label]` that presses the newest button which says so, `*data` a press with that data, or
`↩ text` a reply. `name: ` before it says who acts from there on; `(name)` is one of the `[parts]`
of the file. An indented line says what then holds:

    a text            the screen has it; `⏎` is the end of a line, `⍽` a space that does not break
    [label], <action> there is such a button; `[…part]`: one that has this on it
    check: value      one of `CHECKS`, or of what the test looks at besides
    table.column: …   what is kept of this person in that column, sorted
    ✗ …               the rest of the line does not hold
"""

import re
from collections.abc import Awaitable, Callable, Iterator, Mapping
from dataclasses import dataclass, field
from inspect import getfile
from pathlib import Path
from string import Template
from typing import Any, TypeAlias, TypeVar

import pytest

from bot.terminal.bot_api import Shown
from tests.bot.person import Person
from tests.tables import beside

Test = TypeVar("Test", bound=Callable[..., object])
Look: TypeAlias = Callable[[Person], Awaitable[str]]

BEFORE = "before"
"""The name of what was shown before the last step."""
NAMED = re.compile(r"([\w ]+|\w+\.\w+):(?: (.*))?", re.DOTALL)
SIGNS = str.maketrans("⏎⍽", "\n\N{NO-BREAK SPACE}")


@dataclass
class Stage:
    """The people who are there, the one who acts, and what was shown to them before."""

    people: Mapping[str, Person]
    looks: Mapping[str, Look]
    person: Person
    kept: dict[str, Shown] = field(default_factory=dict)

    def keep(self, name: str) -> bool:
        """Give what is shown a name."""
        if self.person.has_message:
            self.kept[name] = self.person.message
        return True

    def shows(self, name: str) -> bool:
        """Whether what was given a name is shown again, in whatever message."""
        kept, shown = self.kept[name], self.person.message
        return (kept.text, [*dict(kept.row)]) == (shown.text, self.person.buttons)

    @property
    def seen(self) -> object:
        """What is shown, for a failure to say."""
        return self.person.message if self.person.has_message else None

    async def look(self, name: str) -> str | None:
        """What a look of the test finds, or what is kept of the person in a column."""
        if name in self.looks:
            return await self.looks[name](self.person)
        if "." not in name:
            return None
        table, column = name.split(".")
        user_id = self.person.someone.user_id
        kept = await self.person.club.bot.store.run(lambda rows: rows.export(user_id))
        return " | ".join(sorted(str(row[column]) for row in kept[table]))


CHECKS: Mapping[str, Callable[[Stage, str], bool]] = {
    "begins": lambda stage, told: stage.person.screen.startswith(told),
    "ends": lambda stage, told: stage.person.screen.endswith(told),
    "is": lambda stage, told: stage.person.screen == told,
    "once": lambda stage, told: stage.person.screen.count(told) == 1,
    "said": lambda stage, told: stage.person.said.startswith(told),
    "asks": lambda stage, told: stage.person.asked == set(told.split()),
    "first": lambda stage, told: stage.person.buttons[0].startswith(told),
    "buttons": lambda stage, told: stage.person.buttons == told.split(" | "),
    "buttons begin": lambda stage, told: _begin(stage.person.buttons, told.split(" | ")),
    "buttons as": lambda stage, told: stage.person.buttons == [*dict(stage.kept[told].row)],
    "in one line": lambda stage, told: told.replace("\n", "; ") in stage.person.screen,
    "messages": lambda stage, told: len(stage.person.club.api.messages) == int(told),
    "last": lambda stage, told: told in stage.person.club.api.changes[-1].text,
    "keep": Stage.keep,
    "as": Stage.shows,
    "message": lambda stage, told: stage.kept[told].message_id == stage.person.message.message_id,
}
"""Of the screen, its buttons, what the last press was answered with, all messages, the last one.

`keep` names what is shown; `as` expects it again, and `message` that it stands in that message.
"""


def _begin(labels: list[str], told: list[str]) -> bool:
    """Whether buttons begin so, each of them or the first ones where `…` ends what is told."""
    if told[-1] == "…":
        told = told[:-1]
        labels = labels[: len(told)]
    return len(labels) == len(told) and all(map(str.startswith, labels, told))


@dataclass(frozen=True)
class Script:
    """The lines of a script, without those of others that it goes through."""

    lines: tuple[str, ...]

    async def play(self, people: Mapping[str, Person] | Person, **looks: Look) -> None:
        """Go through it with one person, or with several by name of whom the first begins."""
        there = {"": people} if isinstance(people, Person) else people
        stage = Stage(there, looks, next(iter(there.values())))
        for line in self.lines:
            try:
                await _take(stage, line)
            except (AssertionError, KeyError, RuntimeError) as error:
                error.add_note(f"at “{line}”, where {stage.person.someone} is")
                raise


async def _take(stage: Stage, line: str) -> None:
    """Do what a line says, or see whether it holds."""
    if line.startswith(" "):
        assert await _holds(stage, line.strip().translate(SIGNS)), stage.seen
        return
    named = NAMED.fullmatch(line)
    if named and named[1] in stage.people:
        stage.person, line = stage.people[named[1]], named[2] or ""
    stage.keep(BEFORE)
    await _do(stage.person, line.translate(SIGNS))


async def _do(person: Person, step: str) -> None:
    """Take a step."""
    if step.startswith("{"):
        pairs = (one.split("=") for one in step[1:-1].split(", "))
        await person.answer(**{fact: int(v) if v.isdigit() else v for fact, v in pairs})
    elif step.startswith("[↑"):
        await person.press_on(step[2:-1])
    elif step.startswith("*"):
        await person.carry(step)
    elif step.startswith("↩"):
        await person.reply(step[1:].strip())
    elif step:
        await person.act(step)


async def _holds(stage: Stage, told: str) -> bool:
    """Whether what an indented line tells holds."""
    if told.startswith("✗ "):
        return not await _holds(stage, told[2:])
    if (named := NAMED.fullmatch(told)) is not None:
        name, value = named[1], named[2] or ""
        if name in CHECKS:
            return CHECKS[name](stage, value)
        if (found := await stage.look(name)) is not None:
            assert found == value
            return True
    return _shows(stage.person, told)


def _shows(person: Person, told: str) -> bool:
    """Whether a screen has a text or a button."""
    if told.startswith("[…"):
        return any(told[2:-1] in label for label in person.buttons)
    if told.startswith("["):
        return told[1:-1] in person.buttons
    if told.startswith("<"):
        return told[1:-1] in person.actions
    return told in person.screen


def scripted(test: Test) -> Test:
    """Go through each script of the table of its name in the TOML file beside the test.

    A script that is a table of its own has a row of values for `of`, which stand in it as `$name`.
    What scripts may go through as `(name)` is in the table `parts`.
    """
    file = Path(getfile(test)).with_suffix(".toml")
    tables = beside(str(file), file.name)
    told = tables[test.__name__.removeprefix("test_")]
    found = {name: one for title, entry in told.items() for name, one in _filled(title, entry)}
    parts = tables.get("parts", {})
    scripts = [
        pytest.param(Script(tuple(_lines(one, parts))), id=name) for name, one in found.items()
    ]
    tested: Test = pytest.mark.parametrize("script", scripts)(test)
    return tested


def _filled(title: str, entry: str | Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """A script by its title, or one for each row of its values."""
    if isinstance(entry, str):
        yield title, entry
        return
    names = entry["of"].split(", ")
    for place, row in enumerate(entry["rows"]):
        values = row if len(names) > 1 else [row]
        filled = Template(entry["script"]).substitute(dict(zip(names, values, strict=True)))
        yield f"{title}-{place}", filled


def _lines(script: str, parts: Mapping[str, str]) -> Iterator[str]:
    """The lines of a script, with those of its parts where they are named."""
    for line in filter(None, script.splitlines()):
        if line.startswith("("):
            yield from _lines(parts[line[1:-1]], parts)
        else:
            yield line
