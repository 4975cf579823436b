"""Help: three lines with an example to be tapped, and the lists of all commands."""

from typing import Final

from bot.conversation.callback_data import ALL_QUESTIONS, Open, Page, TryExample
from bot.conversation.page_links import PageSite
from bot.screens.elements import Button, ButtonStyle, Line, PageButton, Screen, Style
from bot.screens.rows import OF_GROUPS, begin_rows
from bot.screens.sharing import opens_in_telegram
from bot.wording import Words
from lawcore import SUBJECTS
from lawcore.wording import Wording

TOLD_TOGETHER: Final = (
    ("start",),
    ("cancel",),
    ("law",),
    ("score",),
    ("play",),
    ("evening",),
    ("history",),
    ("changes",),
    ("quiz",),
    ("settings", "language", "edition", "authority"),
    ("privacy", "export", "forget"),
    ("about",),
    ("link", "unlink"),
    ("help", "commands", "subjects"),
)
"""The commands in the lines in which they are told; the first of a line says what it is about."""
COMMANDS: Final = tuple(name for together in TOLD_TOGETHER for name in together)
"""Every command that is no subject's, by its English name."""
EXAMPLE: Final = "revoke"
"""The subject of the example."""
SEPARATED: Final = " · "


def command_name(language: str, name: str) -> str:
    """Return the name of a command in a language, its English one where it has none there."""
    said, own = Words.of(language).bot, f"command-{name}.name"
    return said.say(own) if said.has(own) else name


def help_screen(
    language: str, page: PageSite | None = None, *, in_group: bool = False, going_on: bool = False
) -> Screen:
    """Return how to use the bot: an example, the subjects, questions, and the ways on.

    With `going_on` the first way leads back to the open case.
    """
    said = Words.of(language).bot
    example = Button(said.say("help-try"), TryExample())
    every = Button(said.say("open-commands"), Open(Page.COMMANDS))
    questions = Button(said.say("open-questions"), ALL_QUESTIONS)
    how = "help-in-group" if in_group else "help"
    lines = tuple(Line(line) for line in said.say(how).splitlines())
    opens = None
    if page is not None:
        inside = opens_in_telegram(page, in_group=in_group)
        url = page.home(language, in_telegram=inside)
        opens = PageButton(said.say("open-page-home"), url, inside)
    back = Button(said.say("open-case"), Open(Page.CASE), ButtonStyle.PRIMARY)
    first = ((back,),) if going_on else ()
    rows = (*first, *begin_rows(language), (questions,), (example, every))
    return Screen(lines, rows, page=opens)


def commands_screen(language: str) -> Screen:
    """Return all commands but those of the subjects, with a few words on each."""
    said = Words.of(language).bot
    told = (
        said.say(
            "command-line",
            commands=SEPARATED.join(f"/{command_name(language, name)}" for name in together),
            about=said.say(f"command-{together[0]}"),
        )
        for together in TOLD_TOGETHER
    )
    heading = Line(said.say("open-commands"), Style.TITLE)
    subjects = Button(said.say("open-subjects"), Open(Page.SUBJECTS))
    back = Button(said.say("open-help"), Open(Page.HELP))
    return Screen((heading, *map(Line, told)), ((subjects, back),))


def subjects_screen(language: str) -> Screen:
    """Return the command of each subject, group by group."""
    said, law = Words.of(language).bot, Wording.of(language)
    lines = [Line(said.say("open-subjects"), Style.TITLE)]
    for group in ("", *OF_GROUPS):
        own = [n for n, s in SUBJECTS.items() if not s.within and _group(s.group) == group]
        lines.append(Line(SEPARATED.join(f"/{law.command(name)}" for name in own)))
    lines.append(Line(said.say("subjects-how"), Style.NOTE))
    every = Button(said.say("open-commands"), Open(Page.COMMANDS))
    return Screen(tuple(lines), ((every,),))


def _group(group: str) -> str:
    return group if group in OF_GROUPS else ""
