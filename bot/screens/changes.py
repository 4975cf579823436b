"""The screens of what changed between two editions."""

from itertools import combinations

from bot.conversation.callback_data import Compare
from bot.screens.elements import Button, Line, Screen, Style
from bot.screens.rows import option_rows
from bot.wording import Words
from lawcore import EDITIONS, SUBJECTS, Edition
from lawcore.changes import Change, kept
from lawcore.wording import Changing, Wording


def editions_screen(language: str) -> Screen:
    """Return the screen that offers two editions to compare, the newest first."""
    said = Words.of(language).bot
    pairs = sorted(combinations(sorted(EDITIONS), 2), key=lambda pair: (-pair[1], -pair[0]))
    rows = tuple(
        (Button(said.say("changes-pair", former=str(a), latter=str(b)), Compare(a, b)),)
        for a, b in pairs
    )
    return Screen((Line(said.say("changes-ask")),), rows)


def changes_screen(language: str, wanted: Compare) -> Screen | None:
    """Return what changed between two editions; None for editions or subjects there are not."""
    if {wanted.former, wanted.latter} - set(EDITIONS) or wanted.former >= wanted.latter:
        return None
    if wanted.subject is None:
        return _subjects(language, wanted)
    if wanted.subject not in SUBJECTS:
        return None
    changes = kept(SUBJECTS[wanted.subject], Edition(wanted.former), Edition(wanted.latter))
    if wanted.place is None:
        return _list(language, wanted, changes)
    return _one(language, wanted, changes[wanted.place]) if wanted.place < len(changes) else None


def _title(language: str, wanted: Compare) -> Line:
    pair = {"former": str(wanted.former), "latter": str(wanted.latter)}
    title = Words.of(language).bot.say("changes-pair", **pair)
    name = f" · {Wording.of(language).subject(wanted.subject)}" if wanted.subject else ""
    return Line(f"{title}{name}", Style.TITLE)


def _subjects(language: str, wanted: Compare) -> Screen:
    """Return the subjects in which something changed, each with how much."""
    words = Words.of(language)
    said, law = words.bot, words.law
    former, latter = Edition(wanted.former), Edition(wanted.latter)
    lines = [_title(language, wanted)]
    buttons = []
    for name, subject in SUBJECTS.items():
        if not {former, latter} <= subject.books.keys():
            lines.append(Line(said.say("changes-not-covered", subject=law.subject(name))))
            continue
        number = len(kept(subject, former, latter))
        lines.append(Line(said.say("changes-number", subject=law.subject(name), number=number)))
        if number:
            buttons.append(Button(law.subject(name), Compare(former, latter, name)))
    return Screen(tuple(lines), option_rows(buttons), said.say("shortened"))


def _list(language: str, wanted: Compare, changes: tuple[Change, ...]) -> Screen:
    """Return the changes of a subject: those that show in a ruling first, by number."""
    said, changing = Words.of(language).bot, Changing(language)
    lines = [_title(language, wanted)]
    for place, change in enumerate(changes):
        entry = said.say("changes-entry", number=place + 1, title=changing.title(change))
        lines.append(Line(entry))
    buttons = [
        Button(str(place + 1), Compare(wanted.former, wanted.latter, wanted.subject, place))
        for place in range(len(changes))
    ]
    back = Button(said.say("back"), Compare(wanted.former, wanted.latter))
    return Screen(tuple(lines), (*option_rows(buttons), (back,)), said.say("shortened"))


def _one(language: str, wanted: Compare, change: Change) -> Screen:
    """Return one change: both texts, how many cases it concerns, and the simplest of them."""
    said = Words.of(language).bot
    former, latter = Edition(wanted.former), Edition(wanted.latter)
    told = Changing(language).change(change, former, latter)
    lines = [
        _title(language, wanted),
        Line(told.title, Style.STRONG),
        *(Line(text) for text in told.texts),
        Line(told.cases, Style.NOTE),
        *(Line(text, Style.QUOTE) for text in (*told.example, *told.differences)),
    ]
    back = Button(said.say("back"), Compare(wanted.former, wanted.latter, wanted.subject))
    return Screen(tuple(lines), ((back,),), said.say("shortened"))
