"""Scripts: what people do and what they then see, line by line, in the TOML file of a test.

A line at the margin is a step, as `Person.act` takes it, or

    {fact=answer, …}  answers what is asked
    [↑label]          presses the newest button which says so
    [label] @name     presses that of a message which was kept, as it was or is now
    <action> @name    does so by what the button does; `*data @name` by its data
    *data             a press with this data
    ↩ text            a reply
    ⇒, ⇒ name         follows the link that a press has opened, or that is on a message kept
    name: step        somebody else takes it, and those that follow
    doing: value      something else that the test can do
    (name)            goes through one of the `[parts]` of the file
    # …               a comment

`⏎` is the end of a line, `⍽` a space that does not break, and `⟨key⟩` what the bot says of a key
in the language of whoever acts. An indented line says what then holds:

    a text            the screen has it
    [label], <action> there is such a button; `[…part]`: one that has this on it
    check: value      one of `CHECKS` or `LOOKS`, or of what the test looks at besides;
    look has: part    such a look finds this in it; `look once: part`: once
    table.column: …   what is kept of this person in that column, sorted
    now name: text    the message that was kept begins so by now
    keep: name        no claim: gives what is shown, and the case, a name for `as` and the like
    ✗ …               the rest of the line does not hold
"""

import re
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from inspect import getfile
from pathlib import Path
from string import Template
from typing import Any, NamedTuple, TypeAlias, TypeVar

import pytest

from bot.conversation.codec import unpack
from bot.conversation.model import Conversation
from bot.terminal.bot_api import Shown
from bot.wording import TEXTS
from tests.bot.person import Club, Person
from tests.tables import beside

Test = TypeVar("Test", bound=Callable[..., object])
Look: TypeAlias = Callable[[Person], Awaitable[str]]
Doing: TypeAlias = Callable[[Person, str], Awaitable[object]]

BEFORE = "before"
"""The name of what was shown before the last step."""
NAMED = re.compile(r"([\w ]+|\w+\.\w+):(?: (.*))?", re.DOTALL)
OF_KEPT = re.compile(r"(\[.+\]|<.+>|\*\S+) @(\w+)")
SIGNS = str.maketrans("⏎⍽", "\n\N{NO-BREAK SPACE}")


class Kept(NamedTuple):
    """What was shown at some time, and the case that was open."""

    shown: Shown | None
    case: Conversation | None


@dataclass
class Stage:
    """The people who are there, the one who acts, and what was kept, also before the last step."""

    people: Mapping[str, Person]
    does: Mapping[str, Doing]
    looks: Mapping[str, Look]
    person: Person
    found: str = ""
    kept: dict[str, Kept] = field(default_factory=dict)

    @property
    def shown(self) -> Shown | None:
        return self.person.message if self.person.has_message else None

    @property
    def here(self) -> int:
        """The messages of the bot in the chat."""
        chat = self.person.someone.chat_id
        return sum(chat_id == chat for chat_id, _ in self.person.club.api.messages)

    @property
    def last(self) -> str:
        """The text of the message that was sent or changed last, in whatever chat."""
        return self.person.club.api.changes[-1].text

    def before(self, name: str) -> Shown:
        """What was shown when it was kept by a name."""
        shown = self.kept[name].shown
        assert shown is not None
        return shown

    def now(self, name: str) -> Shown:
        """How the message is now that was kept by a name."""
        then = self.before(name)
        return self.person.club.api.messages[then.chat_id, then.message_id]

    def link(self, name: str) -> str:
        """The link on a message that was kept, or that the last press has opened."""
        if not name:
            return self.person.club.api.opened[-1]
        return next(str(data) for _, data in self.before(name).row if "?start=" in str(data))

    async def keep(self, name: str) -> None:
        """Give a name to what is shown, and to the open case."""
        self.kept[name] = Kept(self.shown, await case_of(self.person))

    async def look(self, name: str) -> str | None:
        """What a look finds, or what is kept of the person in a column."""
        if (look := self.looks.get(name) or LOOKS.get(name)) is not None:
            return await look(self.person)
        if "." not in name:
            return None
        table, column = name.split(".")
        user_id = self.person.someone.user_id
        kept = await self.person.club.bot.store.run(lambda rows: rows.export(user_id))
        return " | ".join(sorted(str(row[column]) for row in kept[table]))

    async def has_case(self, name: str, of: Callable[[Conversation], object]) -> bool:
        """Whether the open case is that which was kept by a name, in what is said of both."""
        now, then = await case_of(self.person), self.kept[name].case
        return now is not None and then is not None and of(now) == of(then)

    def is_as(self, name: str) -> bool:
        """Whether the same text and buttons are shown, in whatever message."""
        kept, shown = self.before(name), self.person.message
        return (kept.text, kept.buttons) == (shown.text, shown.buttons)


async def case_of(person: Person) -> Conversation | None:
    """The case that a person has open in the chat."""
    where = person.someone.chat_id, person.someone.user_id
    return await person.club.bot.store.run(lambda rows: rows.open_conversation(*where))


async def told(person: Person) -> str:
    """The answers of the open case: `hand=defender, trick=5`; of what is not sure, `?`."""
    case = await case_of(person)
    return _in_words(case.answers if case else ())


async def proposed(person: Person) -> str:
    """What waits to be confirmed, in the same way."""
    case = await case_of(person)
    return _in_words((case and case.proposed) or ())


async def auction(person: Person) -> str:
    """The auction that was confirmed in the open case."""
    case = await case_of(person)
    return str(case and case.auction)


async def subject(person: Person) -> str:
    """What the open case is about."""
    case = await case_of(person)
    return case.subject if case else ""


def _in_words(answers: Iterable[tuple[str, object]]) -> str:
    said: Mapping[object, str] = {None: "?", True: "true", False: "false"}
    told = (f"{fact}={said.get(answer, answer)}" for fact, answer in answers)
    return ", ".join(told) or "nothing"


LOOKS: Mapping[str, Look] = {
    "auction": auction,
    "proposed": proposed,
    "subject": subject,
    "told": told,
}
CHECKS: Mapping[str, Callable[[Stage, str], bool]] = {
    "begins": lambda stage, told: stage.person.screen.startswith(told),
    "ends": lambda stage, told: stage.person.screen.endswith(told),
    "is": lambda stage, told: stage.person.screen == told,
    "marked": lambda stage, told: told in stage.person.message.marked,
    "once": lambda stage, told: stage.person.screen.count(told) == 1,
    "in one line": lambda stage, told: told.replace("\n", "; ") in stage.person.screen,
    "said": lambda stage, told: stage.person.said.startswith(told),
    "said is": lambda stage, told: stage.person.said == told,
    "said has": lambda stage, told: told in stage.person.said,
    "asks": lambda stage, told: stage.person.asked == set(told.split()),
    "title": lambda stage, told: told in stage.person.screen.splitlines()[0],
    "first": lambda stage, told: stage.person.buttons[0].startswith(told),
    "buttons": lambda stage, told: stage.person.buttons == told.split(" | "),
    "buttons begin": lambda stage, told: _begin(stage.person.buttons, told.split(" | ")),
    "messages": lambda stage, told: len(stage.person.club.api.messages) == int(told),
    "here": lambda stage, told: stage.here == int(told),
    "changes": lambda stage, told: len(stage.person.club.api.changes) == int(told),
    "calls": lambda stage, told: told in stage.person.club.api.calls,
    "calls only": lambda stage, told: {*stage.person.club.api.calls} <= {*told.split()},
    "last buttons": lambda stage, told: (
        [label for label, _ in stage.person.club.api.changes[-1].row] == told.split(" | ")
    ),
    "latest": lambda stage, told: bool(stage.person.latest(told)),
    "last begins": lambda stage, told: stage.last.startswith(told),
    "last": lambda stage, told: told in stage.last,
    "as": Stage.is_as,
    "unchanged": lambda stage, name: stage.now(name) == stage.before(name),
    "text unchanged": lambda stage, name: stage.now(name).text == stage.before(name).text,
    "lines of": lambda stage, name: (
        {*stage.before(name).text.splitlines()} <= {*stage.person.screen.splitlines()}
    ),
    "no buttons on": lambda stage, name: not stage.now(name).buttons,
    "screen as": lambda stage, name: stage.person.screen == stage.before(name).text,
    "buttons at most": lambda stage, told: len(stage.person.buttons) <= int(told),
    "buttons as": lambda stage, name: stage.person.buttons == [*dict(stage.before(name).row)],
    "message": lambda stage, name: (
        stage.person.message.message_id == stage.before(name).message_id
    ),
}
"""Of the screen, its buttons, the answer to the last press, all messages and the last of them."""


OF_CASES: Mapping[str, Callable[[Conversation], object]] = {
    "case as": lambda case: case,
    "same case as": lambda case: case.id,
    "answers as": lambda case: case.answers,
    "told as": lambda case: (case.subject, case.answers, case.auction, case.proposed, case.screen),
}
"""In what an open case is compared with one that was kept."""


HOW: Mapping[str, Callable[[str, str], bool]] = {
    "": lambda found, told: found == told,
    "has": lambda found, told: told in found,
    "once": lambda found, told: found.count(told) == 1,
}
"""How what a look finds is compared, by the word behind its name."""


def _begin(labels: list[str], told: list[str]) -> bool:
    """Whether buttons begin so, each of them or the first ones where `…` ends what is told."""
    if told[-1] == "…":
        told = told[:-1]
        labels = labels[: len(told)]
    return len(labels) == len(told) and all(map(str.startswith, labels, told))


def both(club: Club, user_id: int = 7, chat_id: int | None = None) -> Mapping[str, Person]:
    """One person, by the language in which that person writes."""
    return {one: club.person(user_id, chat_id=chat_id, language=one) for one in ("en", "it")}


def anybody(club: Club) -> Mapping[str, Person]:
    """Whoever a script may need: one in three chats, another one, and two in a group."""
    return {
        **both(club),
        "elsewhere": club.person(chat_id=70),
        "grouped": club.person(chat_id=-9),
        "other": club.person(8),
        "altro": club.person(8, language="it"),
        "group": club.person(1, chat_id=-9),
        "group_2": club.person(2, chat_id=-9),
        "gruppo": club.person(1, chat_id=-9, language="it"),
        "gruppo_2": club.person(2, chat_id=-9, language="it"),
    }


@dataclass(frozen=True)
class Script:
    """The lines of a script, without those of others that it goes through."""

    lines: tuple[str, ...]

    async def play(
        self,
        people: Mapping[str, Person] | Club,
        does: Mapping[str, Doing] | None = None,
        **looks: Look,
    ) -> None:
        """Go through it with people by name, of whom the first begins, or with anybody."""
        there = people if isinstance(people, Mapping) else anybody(people)
        stage = Stage(there, does or {}, looks, next(iter(there.values())))
        for line in self.lines:
            try:
                await _take(stage, line)
            except (AssertionError, KeyError, RuntimeError) as error:
                error.add_note(f"at “{line}”, where {stage.person.someone} is")
                raise


async def _take(stage: Stage, line: str) -> None:
    """Do what a line says, or see whether it holds."""
    indented = line.startswith(" ")
    named = NAMED.fullmatch(line)
    if named and named[1] in stage.people and not indented:
        stage.person, line = stage.people[named[1]], named[2] or ""
    line = _spelt_out(line.strip(), stage.person)
    if line.startswith("keep: "):
        await stage.keep(line.removeprefix("keep: "))
    elif indented:
        assert await _holds(stage, line), (stage.found, stage.shown)
    else:
        await stage.keep(BEFORE)
        doing = NAMED.fullmatch(line)
        if doing and doing[1] in stage.does:
            await stage.does[doing[1]](stage.person, doing[2] or "")
        else:
            await _step(stage, line)


def _spelt_out(line: str, person: Person) -> str:
    """A line with what its signs stand for."""
    say = TEXTS[person.someone.language or "en"].say
    return re.sub(r"⟨([\w-]+)⟩", lambda key: say(key[1]), line.translate(SIGNS))


async def _step(stage: Stage, step: str) -> None:
    """Take a step, maybe on a message that was kept."""
    if (found := OF_KEPT.fullmatch(step)) is not None and found[2] in stage.kept:
        then = stage.before(found[2])
        data = _data(then, found[1]) or _data(stage.now(found[2]), found[1])
        assert data is not None
        await stage.person.carry(data, then.message_id)
    elif step.startswith("⇒"):
        await stage.person.send(f"/start {stage.link(step[2:]).rpartition('start=')[2]}")
    else:
        await _do(stage.person, step)


def _data(shown: Shown, step: str) -> str | None:
    """The data of `[label]` or `<action>` on a message, or that which a step names."""
    if step.startswith("*"):
        return step
    if step.startswith("["):
        return dict(shown.row).get(step[1:-1])
    found = {str(getattr(unpack(data), "action", "")): data for _, data in shown.row}
    return found.get(step[1:-1])


async def _do(person: Person, step: str) -> None:
    """Take a step on what is shown last."""
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
        denied = told[2:]
        is_named = NAMED.fullmatch(denied) is not None and denied[0].islower()
        held = await _checked(stage, denied)
        assert held is not None or not is_named, f"no such check: {denied}"
        return not (_shows(stage.person, denied) if held is None else held)
    held = await _checked(stage, told)
    return _shows(stage.person, told) if held is None else held


async def _checked(stage: Stage, told: str) -> bool | None:
    """Whether the check that a line names holds; None where it names none."""
    if (named := NAMED.fullmatch(told)) is not None:
        name, value = named[1], named[2] or ""
        if name in CHECKS:
            return CHECKS[name](stage, value)
        if name.startswith("now "):
            return stage.now(name.removeprefix("now ")).text.startswith(value)
        if name in OF_CASES:
            return await stage.has_case(value, OF_CASES[name])
        of, _, how = name.partition(" ")
        if (found := await stage.look(of)) is not None:
            stage.found = found
            return HOW[how](found, value)
    return None


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
    What scripts may go through as `(name)` is in the table `parts`, or in `parts.toml` beside.
    """
    file = Path(getfile(test)).with_suffix(".toml")
    tables = beside(str(file), file.name)
    told = tables[test.__name__.removeprefix("test_")]
    found = {name: one for title, entry in told.items() for name, one in _filled(title, entry)}
    shared = beside(str(file), "parts.toml") if file.with_name("parts.toml").exists() else {}
    parts = {**shared, **tables.get("parts", {})}
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
        elif not line.startswith("# "):
            yield line
